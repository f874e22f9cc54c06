import { useCallback, useEffect, useState } from "react";
import { usePorts } from "#app/shell/usePorts.ts";
import { google as googleCall } from "#models/contract/account.ts";
import { Problem } from "#models/contract/problem.ts";
import type { GoogleEnd, GoogleGrant, GoogleSetup } from "../../ports.ts";
import { useArrival } from "./useArrival.ts";

/** The account that has the address already, and the ticket that joins it. */
export type Join = { ticket: string; email: string };

/** Why nobody was signed in: Google's window was closed, it did not work, or what the server says. */
export type GoogleFault = { kind: "closed" | "failed" } | { kind: "said"; say: string };

/**
 * Signing in with Google.
 * @param onJoin told when an account with a password has this address already
 */
export function useGoogle(onJoin: (join: Join) => void) {
  const { api, auth, google } = usePorts();
  const arrive = useArrival();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<GoogleFault | null>(null);

  useEffect(() => {
    // Whoever comes back from Google's page by the browser's own button finds this one as they have left it.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false);
    addEventListener("pageshow", comeBack);
    return () => removeEventListener("pageshow", comeBack);
  }, []);

  const send = useCallback(
    async (grant: GoogleGrant): Promise<GoogleFault | null> => {
      try {
        const reply = await api.call(googleCall, { body: grant });
        if ("join" in reply) {
          onJoin(reply.join);
        } else {
          auth.enter(reply);
          arrive(reply.user.userId);
        }
        return null;
      } catch (why) {
        return why instanceof Problem ? { kind: "said", say: why.message } : { kind: "failed" };
      }
    },
    [api, auth, arrive, onJoin],
  );

  /** What asking Google has come to. */
  const take = useCallback(
    async (end: GoogleEnd) => {
      // The page is on its way to Google's: it stays busy until it has gone.
      if (end.kind === "left") return;
      setFault(end.kind === "grant" ? await send(end.grant) : { kind: end.kind });
      setBusy(false);
    },
    [send],
  );

  const begin = (way: "ask" | "leave") => async (setup: GoogleSetup) => {
    if (busy) return;
    setBusy(true);
    setFault(null);
    const port = await google().catch(() => null);
    await take(port ? await port[way](setup, "signIn") : { kind: "failed" });
  };

  return { busy, fault, take, ask: begin("ask"), leave: begin("leave") };
}
