import { weakTopicsIn } from "#models/coach/ask/weak.ts";
import { bank } from "#models/coach/bank/index.ts";
import type { Kysely } from "kysely";
import * as z from "zod/mini";
import type { ReportRow, Tables } from "../db/schema.ts";
import { reportsOf } from "../reports/table.ts";
import { pageOf } from "../http/pages.ts";
import { questionsOf } from "./table.ts";

/** What a person did half a year ago says little of today: their last reports are looked at. */
const REPORTS = 5;

const Marks = z.object({
  questions: z.array(z.object({ questionId: z.string(), score: z.nullable(z.number()) })),
});

/** What a text of JSON says; nothing where it is none. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (why) {
    if (why instanceof SyntaxError) return undefined;
    throw why;
  }
}

/** The marks of a report. One that cannot be read says nothing: it must not keep anybody from a round. */
const marksIn = ({ body }: ReportRow) => Marks.safeParse(jsonOf(body)).data?.questions ?? [];

/** Topics that the last reports of a person show as weak (rule QS12). */
export async function weakTopicsOf(db: Kysely<Tables>, userId: string): Promise<string[]> {
  const reports = await reportsOf(db, userId, REPORTS, pageOf({}).until);
  const asked = await questionsOf(
    db,
    reports.map(({ attempt_id }) => attempt_id),
  );
  const entries = new Map(asked.map(({ question_id, entry_id }) => [question_id, entry_id]));
  const marked = reports.map((report) =>
    marksIn(report).map(({ questionId, score }) => ({ entryId: entries.get(questionId) ?? null, score })),
  );
  return weakTopicsIn(bank, marked);
}
