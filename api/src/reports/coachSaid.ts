import type { Deps } from "../deps.ts";
import { readSent } from "./answered.ts";
import * as table from "./table.ts";

/** How often it is looked up whether the person has decided for the coach, in milliseconds. */
const LOOK_MS = 1_000;

/** Whether the person has said that the coach is to make this report. */
async function isSaid({ database }: Deps, attemptId: string): Promise<boolean> {
  const request = await table.requestOf(database.db, attemptId);
  return request !== undefined && readSent(request).interviewer === "coach";
}

/**
 * Works with a signal that aborts when the person says meanwhile that the coach is to make the report, to whatever
 * process. Where that cannot be looked up, the work goes on as it is.
 */
export async function untilCoachSaid<T>(
  deps: Deps,
  attemptId: string,
  work: (coachSaid: AbortSignal) => Promise<T>,
): Promise<T> {
  const said = new AbortController();
  const look = async () => {
    if (await isSaid(deps, attemptId)) said.abort();
  };
  // Real time, on purpose: it is a person who waits.
  const timer = setInterval(() => {
    look().catch((err: unknown) => deps.log.warn({ err }, "who is to score could not be looked up"));
  }, LOOK_MS);
  try {
    return await work(said.signal);
  } finally {
    clearInterval(timer);
  }
}
