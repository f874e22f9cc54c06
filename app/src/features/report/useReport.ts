/* eslint-disable no-console -- a fault to look into; the page says that nothing is there */
import { useEffect, useReducer } from "react";
import { usePorts } from "../../shell/usePorts.ts";
import { atFirst, reduce } from "./logic/state.ts";
import { watchReport } from "./watchReport.ts";

/** The report of one round, from this device or the server, as soon as there is one. */
export function useReport(userId: string, companyId: string, roundId: string) {
  const { api, store } = usePorts();
  const [state, send] = useReducer(reduce, atFirst);
  useEffect(() => {
    const leave = new AbortController();
    watchReport({ api, store }, { userId, companyId, roundId }, send, leave.signal).catch((why: unknown) => {
      if (leave.signal.aborted) return;
      console.error(why);
      send({ type: "missing", say: "" });
    });
    return () => leave.abort();
  }, [api, store, userId, companyId, roundId]);
  return state;
}
