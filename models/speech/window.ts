/** Seconds of sound the encoder may be given; the shorter, the faster (445, 236 and 154 ms for tiny.en, measured). */
const WINDOWS = [15, 20] as const;

/** Seconds of silence Whisper needs after the speech: with less it does not find the end and loops (measured). */
const SILENCE = 3;

/** What Whisper may write at most, in tokens: half of its context, as its authors do. */
const MOST_TOKENS = 224;

/** Tokens a second of very fast speech needs, and some for a beginning and an end. */
const TOKENS_PER_SECOND = 7;
const SPARE_TOKENS = 16;

/** The shortest window, in seconds, for so many seconds of speech; a full one where they are long. */
export const windowSeconds = (seconds: number): 15 | 20 | 30 =>
  WINDOWS.find((window) => seconds + SILENCE <= window) ?? 30;

/** How many tokens so many seconds of speech may become, so that a loop ends soon. */
export const maxNewTokens = (seconds: number): number =>
  Math.min(MOST_TOKENS, Math.ceil(TOKENS_PER_SECOND * seconds) + SPARE_TOKENS);
