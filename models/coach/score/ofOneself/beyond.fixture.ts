/** What people say to these questions; none of it shares words with the example of the bank. */
export const beyond: Readonly<Record<string, string>> = {};
