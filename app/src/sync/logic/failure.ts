import type { Refusal } from "#app/rows.ts";
import { Problem } from "#models/contract/problem.ts";
import type { Wait } from "./plan.ts";

/**
 * What a failed request means. away: the server is out of reach, for everything; over: the session is, and nothing more
 * is sent; again: only this record, later; refused: never again as it stands.
 */
export type Failure = "away" | "over" | "again" | "refused";

/** Refusals that pass: too many at once, still at work, or a fault behind the server that it goes on with. */
const PASSING = /^(unexpected|too_many|generating|\w+_running|\w+_failed)$/;

/** What a failure means; what is no refusal at all (the device's storage) may go well another time. */
export function failureOf(why: unknown): Failure {
  if (!(why instanceof Problem)) return "again";
  if (why.code === "offline" || why.code === "unavailable") return "away";
  if (why.code === "invalid_token" || why.code === "user_not_found") return "over";
  return PASSING.test(why.code) ? "again" : "refused";
}

/** What is kept beside a refused row. */
export const refusalOf = (why: unknown): Refusal =>
  why instanceof Problem ? { code: why.code, say: why.message } : { code: "unexpected", say: String(why) };

const FIRST_MS = 1_000;
const LONGEST_MS = 5 * 60_000;

/**
 * The wait after one more failure: full jitter over a doubling span, and never shorter than the server has asked for.
 * @param random from 0 to 1
 */
export function waitAfter(before: Wait | undefined, why: unknown, now: number, random: number): Wait {
  const tries = before?.tries ?? 0;
  const span = Math.min(LONGEST_MS, FIRST_MS * 2 ** tries);
  const asked = why instanceof Problem ? (why.retryAfter ?? 0) * 1_000 : 0;
  return { tries: tries + 1, until: now + Math.max(asked, Math.round(random * span)) };
}
