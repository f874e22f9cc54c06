/** When Whisper is computed on the graphics processor. */
export type GpuRules = {
  /** Also where it is only a program that does as if it was one. */
  software: boolean;
  /** So long its encoder may take for a window of 15 s, with the first token; milliseconds. Null: however long. */
  slowest: number | null;
};

/**
 * On real ones, and only where they are faster. The processor of a laptop encodes such a window in 154 ms with two threads
 * and in 288 ms with one (tiny.en; 334 ms for base, with two): what takes longer on a graphics processor gains nothing, and
 * a program in its place takes seconds.
 */
export const GPU_RULES: GpuRules = { software: false, slowest: 300 };
