import type { Answered } from "#models/coach/interviewer.ts";
import { runOf } from "#models/coding/runOf.ts";
import { ExampleRun } from "#models/entities/exampleRun.ts";
import { FollowUp } from "#models/entities/followUp.ts";
import { Spoken } from "#models/entities/spoken.ts";
import { isAnswered } from "#models/rules/score.ts";
import * as z from "zod/mini";
import { readFollowUp } from "../answers/followUp.ts";
import { readSpoken } from "../answers/spoken.ts";
import * as answers from "../answers/table.ts";
import type { AnswerRow, AttemptRow, ReportRequestRow } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import { showQuestion } from "../questions/show.ts";
import * as attempts from "../questions/table.ts";

/** What was sent at Finish, as it is kept until the report is stored. */
export const Sent = z.object({
  answers: z.array(
    z.object({
      answer: z.string(),
      seconds: z.optional(z.number()),
      cleared: z.optional(z.boolean()),
      spoken: z.optional(z.nullable(Spoken)),
      followUp: z.optional(z.nullable(FollowUp)),
      run: z.optional(z.nullable(ExampleRun)),
    }),
  ),
  overTime: z.boolean(),
  interviewer: z.optional(z.string()),
});
export type Sent = z.infer<typeof Sent>;

/** What was sent, of its row. */
export const readSent = ({ body }: Pick<ReportRequestRow, "body">): Sent => Sent.parse(JSON.parse(body));

/**
 * A question with its answer, how that was spoken, null where it was typed, and what was asked about it; `cleared`: blank because the person has
 * made it so, whatever is stored.
 */
export type FinishedAnswer = Answered & {
  cleared: boolean;
  spoken: Spoken | null;
  followUp: FollowUp | null;
  run: ExampleRun | null;
};

type Part = Sent["answers"][number];

/** How the answer was spoken: what was sent with it, else what is stored of the same text. */
function spokenOf(answer: string, part: Part | undefined, row: AnswerRow | undefined): Spoken | null {
  if (!isAnswered(answer)) return null;
  if (part?.spoken && part.answer === answer) return part.spoken;
  return row?.text === answer ? readSpoken(row.spoken) : null;
}

/** What was asked about the answer: as it was sent, else as it is stored; nothing of an answer that is not there. */
function followUpOf(answer: string, part: Part | undefined, row: AnswerRow | undefined): FollowUp | null {
  if (!isAnswered(answer)) return null;
  return part?.followUp ?? (row ? readFollowUp(row.follow_up) : null);
}

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
  const stored = new Map((await answers.answersOf(db, attempt_id)).map((row) => [row.question_id, row]));
  return questions.map((question, i) => {
    const [part, row] = [sent.answers[i], stored.get(question.questionId)];
    const own = part?.answer ?? "";
    const cleared = !isAnswered(own) && part?.cleared === true;
    const answer = isAnswered(own) || cleared ? own : (row?.text ?? own);
    const spoken = spokenOf(answer, part, row);
    const followUp = followUpOf(answer, part, row);
    // What was run was the text that was sent.
    const run = part?.answer === answer ? runOf(question.exercise, part.run) : null;
    return { question, answer, seconds: part?.seconds ?? null, cleared, spoken, followUp, run };
  });
}
