import { useCallback } from "react";
import type { Store } from "../../../ports.ts";
import type { AttemptRow } from "../../../rows.ts";
import { useRows } from "./useRows.ts";

/** Whether the report of this attempt has come while it is being answered here: another device has finished it. */
export function useFinishedElsewhere({ userId, companyId, roundId, attemptId }: AttemptRow): boolean {
  const read = useCallback(
    async ({ reports }: Store) => {
      const report = (await reports.read({ userId, companyId, roundId }))?.report;
      return report?.attemptId === attemptId && !report.provisional;
    },
    [userId, companyId, roundId, attemptId],
  );
  return useRows(read, false);
}
