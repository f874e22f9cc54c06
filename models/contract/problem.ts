import type { ProblemCode } from "./problems.ts";

export type ProblemOptions = {
  cause?: unknown;
  /** Seconds after which another try makes sense. */
  retryAfter?: number;
};

/**
 * A refusal on its way to the person who asked: a code of the closed list and the sentence people read.
 * The table of sentences stands apart, since the page gets them with the server's replies and need not carry it.
 */
export class Problem extends Error {
  override name = "Problem";
  readonly code: ProblemCode;
  readonly retryAfter: number | undefined;

  constructor(code: ProblemCode, say: string, options: ProblemOptions = {}) {
    super(say, { cause: options.cause });
    this.code = code;
    this.retryAfter = options.retryAfter;
  }
}
