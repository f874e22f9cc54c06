import { ReportSummary } from "#models/entities/report.ts";
import type { ReportRow } from "../db/schema.ts";

/** What a push says of a report: names only, no address, resume or answer. */
export type ReportPush = {
  kind: "report";
  attemptId: string;
  companyId: string;
  roundId: string;
  title: string;
  body: string;
  /** Declarative Web Push: a browser that knows it shows this when no worker does. */
  web_push: 8030;
  notification: { title: string; body: string; navigate: string; tag: string; lang: string };
};

/** The push for a stored report; with an empty public address its link is relative to the page's. */
export function reportPayload(
  row: Pick<ReportRow, "attempt_id" | "company_id" | "round_id" | "body">,
  publicUrl: string,
): ReportPush {
  const { companyName, roundTitle } = ReportSummary.parse(JSON.parse(row.body));
  const title = "Your report is ready";
  const body = [companyName, roundTitle].filter(Boolean).join(": ").slice(0, 200);
  const path = `/report/${encodeURIComponent(row.company_id)}/${encodeURIComponent(row.round_id)}`;
  return {
    kind: "report",
    attemptId: row.attempt_id,
    companyId: row.company_id,
    roundId: row.round_id,
    title,
    body,
    web_push: 8030,
    notification: {
      title,
      body,
      navigate: publicUrl.replace(/\/$/, "") + path,
      tag: row.attempt_id,
      lang: "en",
    },
  };
}
