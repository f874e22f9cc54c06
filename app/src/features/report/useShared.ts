import { useEffect, useState } from "react";
import { Problem } from "#models/contract/problem.ts";
import { sharedReport } from "#models/contract/shares.ts";
import type { SharedReport } from "#models/entities/share.ts";
import { usePorts } from "../../shell/usePorts.ts";

/** What is behind a link: looked for, there, ended, or out of reach. */
export type SharedState = SharedReport | "looking" | "ended" | "away";

/** Reads the report behind a link, which needs no sign-in and is kept nowhere. */
export function useShared(token: string): { state: SharedState; lookAgain: () => void } {
  const { api } = usePorts();
  const [state, setState] = useState<SharedState>("looking");
  const [round, setRound] = useState(0);
  useEffect(() => {
    const gone = new AbortController();
    api.call(sharedReport, { params: { token } }, { signal: gone.signal }).then(setState, (why: unknown) => {
      if (gone.signal.aborted) return;
      const ended = why instanceof Problem && (why.code === "share_ended" || why.code === "not_found");
      setState(ended ? "ended" : "away");
    });
    return () => gone.abort();
  }, [api, token, round]);
  return {
    state,
    lookAgain() {
      setState("looking");
      setRound(round + 1);
    },
  };
}
