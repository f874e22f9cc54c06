import { useEffect } from "react";
import { usePorts } from "../../shell/usePorts.ts";
import type { Event } from "./logic/types.ts";

/**
 * Tells the interview whenever its page may be about to go, so that the time spent on a question is written down: the
 * page is hidden, the browser leaves it, or another page of the app takes its place.
 */
export function useLeaving(actor: { send(event: Event): void; getSnapshot(): { status: string } }) {
  const { clock } = usePorts();
  useEffect(() => {
    const leave = () => {
      if (actor.getSnapshot().status === "active") actor.send({ type: "LEAVING", now: clock.now() });
    };
    const onHidden = () => document.visibilityState === "hidden" && leave();
    document.addEventListener("visibilitychange", onHidden);
    addEventListener("pagehide", leave);
    return () => {
      document.removeEventListener("visibilitychange", onHidden);
      removeEventListener("pagehide", leave);
      // The actor is stopped a moment later.
      leave();
    };
  }, [actor, clock]);
}
