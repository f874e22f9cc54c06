/**
 * What shows each point of a question about oneself, by the point's text. A point that an answer must have is told narrowly,
 * since it shows that the answer is to this question; the others may be told widely.
 */
export type Signs = Readonly<Record<string, RegExp>>;
