import type { Brief } from "#models/coach/interviewer.ts";
import { weakTitlesIn, weakTopicsIn } from "#models/coach/ask/weak.ts";
import { bank } from "#models/coach/bank/index.ts";
import type { Kysely } from "kysely";
import * as z from "zod/mini";
import type { QuestionRow, ReportRow, Tables } from "../db/schema.ts";
import { reportsOf } from "../reports/table.ts";
import { pageOf } from "../http/pages.ts";
import { questionsOf } from "./table.ts";

/** What a person did half a year ago says little of today: their last reports are looked at. */
const REPORTS = 5;

const Marks = z.object({
  questions: z.array(z.object({ questionId: z.string(), score: z.nullable(z.number()) })),
});
const Titled = z.object({ title: z.string() });

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

/** A question with its entry and its title; one that cannot be read has no title. */
const named = ({ entry_id, body }: QuestionRow) => ({
  entryId: entry_id,
  title: Titled.safeParse(jsonOf(body)).data?.title ?? "",
});

/** What the last reports of a person show as weak (rule QS12). */
export async function weakOf(
  db: Kysely<Tables>,
  userId: string,
): Promise<Required<Pick<Brief, "weakTopics" | "weakTitles">>> {
  const reports = await reportsOf(db, userId, REPORTS, pageOf({}).until);
  const asked = await questionsOf(
    db,
    reports.map(({ attempt_id }) => attempt_id),
  );
  const names = new Map(asked.map((row) => [row.question_id, named(row)]));
  const marked = reports.map((report) =>
    marksIn(report).map(({ questionId, score }) => ({
      ...(names.get(questionId) ?? { entryId: null, title: "" }),
      score,
    })),
  );
  return { weakTopics: weakTopicsIn(bank, marked), weakTitles: weakTitlesIn(marked) };
}
