import * as z from "zod/mini";
import { splitAnswer } from "#models/coding/answerText.ts";
import { countedIn, type Ran } from "#models/coding/ran.ts";
import { runOf } from "#models/coding/runOf.ts";
import { ExampleRun } from "#models/entities/exampleRun.ts";
import type { Question } from "#models/entities/question.ts";
import type { ReportBody } from "../../rows.ts";
import { DRAFT } from "../../ui/draftName.ts";
import { keep, readKept } from "../../ui/kept.ts";

/** Of everybody on this device, by their attempts, or by where else they were answered; it goes with the drafts when somebody takes everything away. */
const KEY = `${DRAFT}code-runs`;
/** Runs that are remembered, over all attempts; the oldest go. */
const MOST = 60;

const Note = z.object({ attemptId: z.string(), questionId: z.string(), mark: z.string(), run: ExampleRun });
type Note = z.infer<typeof Note>;

/** FNV-1a: tells whether a code is the one that was run, and keeps nothing of it. */
function markOf(code: string): string {
  let hash = 0x811c9dc5;
  for (const letter of code) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return `${code.length}.${(hash >>> 0).toString(36)}`;
}

function notes(): Note[] {
  try {
    return z.array(Note).safeParse(JSON.parse(readKept(KEY) ?? "[]")).data ?? [];
  } catch {
    return []; // Cut off: then nothing was run.
  }
}

/** Remembers what a code did when it was run, in place of what an earlier one of that answer did. */
export function noteRun(of: { attemptId: string; questionId: string }, code: string, ran: Ran): void {
  // A sandbox that did not begin has shown nothing.
  if (ran.tried.length === 0 || ran.fault?.kind === "not-begun") return;
  const others = notes().filter((n) => n.attemptId !== of.attemptId || n.questionId !== of.questionId);
  const note: Note = { ...of, mark: markOf(code), run: countedIn(ran) };
  keep(KEY, JSON.stringify([...others, note].slice(-MOST)));
}

/** What the code that stands in an answer did when it was last run; null where that is not known (rule CO5). */
export function runIn(
  attemptId: string,
  { questionId, exercise }: Pick<Question, "questionId" | "exercise">,
  answer: string,
) {
  const { code, language } = splitAnswer(answer);
  if (language !== "javascript") return null;
  const note = notes().find((one) => one.attemptId === attemptId && one.questionId === questionId);
  return note?.mark === markOf(code) ? runOf(exercise, note.run) : null;
}

/** A report's request with what the code of its answers did. */
export const withRuns = (body: ReportBody, questions: readonly Question[]): ReportBody => ({
  ...body,
  answers: body.answers.map((one, index) => {
    const question = questions[index];
    const run = question && runIn(body.attemptId, question, one.answer);
    return run ? { ...one, run } : one;
  }),
});
