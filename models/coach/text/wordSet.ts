/** The words of a text, parted by spaces, as a set. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
