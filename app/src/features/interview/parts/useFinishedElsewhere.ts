/* eslint-disable no-console -- the interview goes on without it */
import { useEffect, useState } from "react";
import { usePorts } from "../../../shell/usePorts.ts";
import type { AttemptRow } from "../../../rows.ts";

/** Whether the report of this attempt has come while it is being answered here: another device has finished it. */
export function useFinishedElsewhere({ userId, companyId, roundId, attemptId }: AttemptRow): boolean {
  const { store } = usePorts();
  const [finished, setFinished] = useState(false);
  useEffect(() => {
    let here = true;
    const look = async () => {
      const report = (await store.reports.read({ userId, companyId, roundId }))?.report;
      if (here) setFinished(report?.attemptId === attemptId && !report.provisional);
    };
    const lookNow = () => void look().catch((why: unknown) => console.warn("The reports wait", why));
    lookNow();
    const unsubscribe = store.subscribe(lookNow);
    return () => {
      here = false;
      unsubscribe();
    };
  }, [store, userId, companyId, roundId, attemptId]);
  return finished;
}
