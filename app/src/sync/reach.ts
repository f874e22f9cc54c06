import { failureOf, waitAfter } from "./logic/failure.ts";
import type { Wait } from "./logic/plan.ts";
import type { Outside } from "./outside.ts";

/** Whether the server can be reached, as far as the requests so far have shown. */
export function makeReach({ elapsed, random }: Pick<Outside, "elapsed" | "random">) {
  let away: Wait | null = null;
  const waits = () => away !== null && away.until > elapsed();
  return {
    /** Notes that a request has reached the server, or why not. */
    note(why?: unknown) {
      if (why === undefined || failureOf(why) !== "away") away = null;
      // Requests that were on their way together fail together: that is one failure.
      else if (!waits()) away = waitAfter(away ?? undefined, why, elapsed(), random());
    },
    forgive: () => void (away = null),
    /** Whether the server is not to be asked yet. */
    waits,
    until: () => away?.until ?? null,
  };
}
