import { Report, ReportSummary } from "#models/entities/report.ts";
import type { ReportRow } from "../db/schema.ts";

/** A stored report. Throws when what is stored is none: then the database is damaged. */
export const showReport = ({ body }: ReportRow): Report => Report.parse(JSON.parse(body));

/** A line of the history. */
export const showSummary = ({ body }: ReportRow): ReportSummary => ReportSummary.parse(JSON.parse(body));
