import { refuse } from "#models/contract/problems.ts";
import type { Answer } from "#models/entities/answer.ts";
import type { Deps } from "../deps.ts";
import * as attempts from "../questions/table.ts";
import { showAnswer } from "./show.ts";
import * as table from "./table.ts";

/** The text for one question, as it was sent. */
export type Saved = {
  questionId: string;
  answer: string;
  rev?: number | undefined;
  editedAt?: string | undefined;
};

/**
 * Stores the answer to one's own question, also after the report, which it does not change any more. A lower revision
 * than the stored one changes nothing; the reply is always what is stored. Throws `question_not_found`.
 */
export async function save(
  deps: Deps,
  userId: string,
  { questionId, answer, rev, editedAt }: Saved,
): Promise<Answer> {
  const now = deps.clock.now();
  // A device whose clock is ahead must not win over every later edit.
  const edited = editedAt === undefined ? now : Math.min(now, Date.parse(editedAt));
  const draft = { questionId, userId, text: answer, rev, editedAt: edited, now };
  const row = await deps.database.inTransaction(
    async (trx) => (await table.upsert(trx, draft)) ?? (await table.answerOf(trx, userId, questionId)),
  );
  if (!row) throw refuse("question_not_found");
  return showAnswer(row);
}

/** One's answer to a question. Throws `answer_not_found`. */
export async function ofQuestion(deps: Deps, userId: string, questionId: string): Promise<Answer> {
  const row = await table.answerOf(deps.database.db, userId, questionId);
  if (!row) throw refuse("answer_not_found");
  return showAnswer(row);
}

/** One's answers in the open attempt at a round, else in the one reported last. */
export async function ofRound(deps: Deps, userId: string, roundId: string): Promise<Answer[]> {
  const { db } = deps.database;
  const attempt =
    (await attempts.openAttempt(db, userId, roundId)) ??
    (await attempts.reportedAttempt(db, userId, roundId));
  return attempt ? (await table.answersOf(db, attempt.attempt_id)).map(showAnswer) : [];
}
