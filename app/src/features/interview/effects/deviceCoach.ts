/* eslint-disable no-console -- a fault to look into; the words are scored all the same */
import type { Embedder } from "#models/coach/meaning/embedder.ts";
import { scoreByMeaning } from "#models/coach/score/scoreByMeaning.ts";
import { scorer } from "#models/coach/score/version.ts";
import type { Report } from "#models/entities/report.ts";
import type { Ports } from "../../../ports.ts";
import { runIn } from "../coding/runNotes.ts";
import { answered, reportWith } from "../logic/provisional.ts";
import type { ReportInput } from "../logic/types.ts";

/** The embedder where its weights are here. They are brought for the next time where that costs nobody anything. */
async function embedderHere(ports: Pick<Ports, "embedder">): Promise<Embedder | null> {
  const embedder = await ports.embedder();
  const here = await embedder.here();
  if (here === null) void embedder.bringWhereCheap();
  return here;
}

const fault = (why: unknown) => console.warn("Meanings cannot be told on this device", why);

/**
 * The report of a finished attempt by the coach on this device. Fetched on its own when it is needed: the coach weighs
 * as much as a page.
 */
export async function provisionalReport(
  { store, embedder }: Pick<Ports, "store" | "embedder">,
  input: ReportInput,
): Promise<Report> {
  const set = await store.questions.read(input.attempt);
  const person = set?.attemptId === input.attempt.attemptId ? set.person : null;
  const { attemptId } = input.attempt;
  const attempt = answered(input).map((one) => {
    return { ...one, person, run: runIn(attemptId, one.question, one.answer) };
  });
  const meaning = await embedderHere({ embedder }).catch((why: unknown) => {
    fault(why);
    return null;
  });
  const { scoredBy = scorer("words"), ...scored } = await scoreByMeaning(attempt, meaning, fault);
  const createdAt = new Date(input.attempt.timestamp).toISOString();
  const report = reportWith(input, scored);
  const questions = report.questions.map((question, at) => {
    const run = attempt[at]?.run;
    return run ? { ...question, run } : question;
  });
  return { ...report, questions, createdAt, scoredBy };
}
