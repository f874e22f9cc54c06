import { failureOf, waitAfter } from "./logic/failure.ts";
import type { Wait } from "./logic/plan.ts";
import type { Outside } from "./outside.ts";

/** Whether the server can be reached, as far as the requests so far have shown. */
export function makeReach({ elapsed, random }: Pick<Outside, "elapsed" | "random">) {
  let away: Wait | null = null;
  let reached = false;
  const waits = () => away !== null && away.until > elapsed();
  return {
    /** Notes that a request has reached the server, or why not. */
    note(why?: unknown) {
      const isAway = why !== undefined && failureOf(why) === "away";
      // A fault of this device says nothing of the server.
      if (why === undefined || isAway) reached = !isAway;
      if (!isAway) away = null;
      // Requests that were on their way together fail together: that is one failure.
      else if (!waits()) away = waitAfter(away ?? undefined, why, elapsed(), random());
    },
    /** Whether the last request has reached the server, as long as nothing speaks against it. */
    reached: () => reached,
    /** The network is another one: what was known of the server counts no more. */
    unsure: () => void (reached = false),
    forgive: () => void (away = null),
    /** Whether the server is not to be asked yet. */
    waits,
    until: () => away?.until ?? null,
  };
}
