import type { Answered } from "#models/coach/interviewer.ts";
import { isAnswered } from "#models/rules/score.ts";
import * as z from "zod/mini";
import * as answers from "../answers/table.ts";
import type { AttemptRow } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import { showQuestion } from "../questions/show.ts";
import * as attempts from "../questions/table.ts";

/** What was sent at Finish, as it is kept until the report is stored. */
export const Sent = z.object({
  answers: z.array(
    z.object({ answer: z.string(), seconds: z.optional(z.number()), cleared: z.optional(z.boolean()) }),
  ),
  overTime: z.boolean(),
});
export type Sent = z.infer<typeof Sent>;

/** A question with its answer; `cleared`: blank because the person has made it so, whatever is stored. */
export type FinishedAnswer = Answered & { cleared: boolean };

/**
 * Questions with their answers. A blank at a place means "not answered on this device", so a stored text of another
 * device stands in for it, unless the person has cleared it there.
 */
export async function answeredOf(
  deps: Deps,
  { attempt_id }: AttemptRow,
  sent: Sent,
): Promise<FinishedAnswer[]> {
  const { db } = deps.database;
  const questions = (await attempts.questionsOf(db, [attempt_id])).map(showQuestion);
  const stored = new Map((await answers.answersOf(db, attempt_id)).map((row) => [row.question_id, row.text]));
  return questions.map((question, i) => {
    const own = sent.answers[i]?.answer ?? "";
    const cleared = !isAnswered(own) && sent.answers[i]?.cleared === true;
    const answer = isAnswered(own) || cleared ? own : (stored.get(question.questionId) ?? own);
    return { question, answer, seconds: sent.answers[i]?.seconds ?? null, cleared };
  });
}
