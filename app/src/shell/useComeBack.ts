import { useEffect } from "react";
import { keep } from "../ui/kept.ts";
import { usePorts } from "./usePorts.ts";

/** Where it is kept. The landing page (Home.tsx) looks for it before this file is there. */
export const LEFT = "taiyari-left";

/**
 * Remembers the interview on screen when its person is signed out: the server has refused the token, or another tab has
 * signed out.
 * @param state the navigation state that leads back to it; null while no round is chosen
 */
export function useComeBack(userId: string, state: object | null) {
  const { auth, clock } = usePorts();
  useEffect(
    () =>
      auth.subscribe(() => {
        const { user, loading } = auth.state();
        if (state && !user && !loading) keep(LEFT, JSON.stringify({ userId, at: clock.now(), state }));
      }),
    [auth, clock, userId, state],
  );
}
