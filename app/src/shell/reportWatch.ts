import type { Report } from "#models/entities/report.ts";
import type { Store } from "../ports.ts";

/** Reports that this device has asked for, and whether they have come. */
export type ReportWatch = {
  /** Looks at the rows of a person: full reports that have come since they were first seen as on their way. */
  look(store: Store, userId: string): Promise<Report[]>;
};

const roundOf = (of: { companyId: string; roundId: string }) => `${of.companyId}|${of.roundId}`;

/** Remembers what is on its way from one look to the next, also while no page looks. */
export function makeReportWatch(): ReportWatch {
  const pending = new Map<string, { companyId: string; roundId: string }>();
  let whose = "";
  return {
    async look(store, userId) {
      if (userId !== whose) pending.clear();
      whose = userId;
      const open = await store.attempts.open(userId);
      for (const { attemptId, companyId, roundId, phase } of open) {
        if (phase === "finishing") pending.set(attemptId, { companyId, roundId });
        else pending.delete(attemptId);
      }
      const rounds = new Set([...pending.values()].map(roundOf));
      const reports = rounds.size > 0 ? await store.reports.list(userId) : [];
      return reports.flatMap(({ report }) => {
        if (report.provisional || !pending.delete(report.attemptId)) return [];
        return rounds.has(roundOf(report)) ? [report] : [];
      });
    },
  };
}
