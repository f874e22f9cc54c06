/** What people say to these questions; none of it shares words with the example of the bank. */
export const career: Readonly<Record<string, string>> = {};
