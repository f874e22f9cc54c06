/** What a second try after a loop is given; at first it would damage real repetitions. */
export const CAREFUL = { no_repeat_ngram_size: 4, repetition_penalty: 1.15 } as const;

/**
 * What weights of many languages are told, which without it write whatever they take a sound for. Those of English alone
 * refuse it. Other languages than English they do not write rightly: Hindi comes in Urdu or Latin letters.
 */
export const ENGLISH = { language: "en", task: "transcribe" } as const;

/**
 * Leaves a text nothing but to end at its next token: the library has no other way to stop Whisper cleanly.
 * @param logits one for each token that there is, and that once for each text @param end the token that ends a text
 */
export function endText(logits: Float32Array, tokens: number, end: number): void {
  logits.fill(-Infinity);
  for (let at = end; at < logits.length; at += tokens) logits[at] = 0;
}
