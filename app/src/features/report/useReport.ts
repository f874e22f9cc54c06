/* eslint-disable no-console -- a fault to look into; the page says that nothing is there */
import { useEffect, useReducer, useState } from "react";
import { Problem } from "#models/contract/problem.ts";
import { usePorts } from "../../shell/usePorts.ts";
import { atFirst, reduce } from "./logic/state.ts";
import { reportByCoach, retryReport } from "./retryReport.ts";
import { watchReport } from "./watchReport.ts";

/** The report of one round, from this device or the server, as soon as there is one; and another try after a failure. */
export function useReport(userId: string, companyId: string, roundId: string) {
  const ports = usePorts();
  const { api, store, network } = ports;
  const [state, send] = useReducer(reduce, atFirst);
  const [tries, tryOnce] = useReducer((tries: number) => tries + 1, 0);
  const [retrying, setRetrying] = useState(false);

  useEffect(() => {
    const leave = new AbortController();
    const key = { userId, companyId, roundId };
    watchReport({ api, store, network }, key, send, leave.signal).catch((why: unknown) => {
      if (leave.signal.aborted) return;
      console.error(why);
      send({ type: "missing", say: "" });
    });
    return () => leave.abort();
  }, [api, store, network, userId, companyId, roundId, tries]);

  async function retry() {
    setRetrying(true);
    try {
      await retryReport(ports, { userId, companyId, roundId });
    } catch (why) {
      if (!(why instanceof Problem)) console.error("The report could not be asked for again", why);
    }
    setRetrying(false);
    // The next look says how it stands now.
    tryOnce();
  }

  async function byCoach() {
    await reportByCoach(ports, { userId, companyId, roundId });
    tryOnce();
  }

  return { state, retrying, retry, byCoach };
}
