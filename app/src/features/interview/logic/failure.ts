import { Problem } from "#models/contract/problem.ts";
import type { ProblemCode } from "#models/contract/problems.ts";
import type { Failure } from "./types.ts";

/** The code of a refusal; "" of anything else. */
const codeOf = (why: unknown): ProblemCode | "" => (why instanceof Problem ? why.code : "");

/** What went wrong at `at`, for the screen. */
export const failureOf = (why: unknown, at: Failure["at"]): Failure => ({
  at,
  code: codeOf(why) || null,
  say: why instanceof Error ? why.message : String(why),
});

/** No network: it goes on by itself when there is one. */
export const isOffline = (why: unknown) => codeOf(why) === "offline";

/** The server is out of reach, with a network or without. */
export const isAway = (why: unknown) => isOffline(why) || codeOf(why) === "unavailable";

/** The same request is being worked on: asking again soon brings its result. */
export const isRunning = (why: unknown) => /^generating$|_running$/.test(codeOf(why));

const DEFAULT_RETRY = 3;
const LONGEST_RETRY = 30;

/** Milliseconds until the server may be asked again. */
export function retryInMs(why: unknown): number {
  const seconds = (why instanceof Problem ? why.retryAfter : undefined) ?? DEFAULT_RETRY;
  return Math.min(LONGEST_RETRY, Math.max(1, seconds)) * 1_000;
}

/** Refusals after which nothing was made and nothing is on its way: their attempt has not begun. */
export const hasNotBegun = (why: unknown) => /^(credits_short|round_not_found)$|^resume_/.test(codeOf(why));
