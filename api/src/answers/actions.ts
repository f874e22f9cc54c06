import { refuse } from "#models/contract/problems.ts";
import type { Answer, OtherVersion } from "#models/entities/answer.ts";
import type { FollowUp } from "#models/entities/followUp.ts";
import type { Spoken } from "#models/entities/spoken.ts";
import type { Transaction } from "kysely";
import type { Tables } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import * as attempts from "../questions/table.ts";
import { keepText } from "./keepText.ts";
import { showAnswer, showVersion } from "./show.ts";
import * as table from "./table.ts";

/** The text for one question, as it was sent. */
export type Saved = {
  questionId: string;
  answer: string;
  rev?: number | undefined;
  baseServerRev?: number | undefined;
  editedAt?: string | undefined;
  device?: string | undefined;
  spoken?: Spoken | null | undefined;
  followUp?: FollowUp | null | undefined;
};

/** The stored answer, and the text that lost where two devices had changed it. */
export type SavedReply = { answer: Answer; conflict: OtherVersion | null };

type Remember = (trx: Transaction<Tables>, reply: SavedReply) => Promise<void>;

/**
 * Stores the answer to one's own question by the rules AN1 to AN7, also after the report, which it does not change any
 * more. The reply is always what is stored. Throws `question_not_found`.
 */
export async function save(
  deps: Deps,
  userId: string,
  saved: Saved,
  remember: Remember,
): Promise<SavedReply> {
  const now = deps.clock.now();
  const { questionId, answer: text, rev, baseServerRev: base, spoken, followUp } = saved;
  // A device whose clock is ahead must not win over every later edit.
  const editedAt = saved.editedAt === undefined ? now : Math.min(now, Date.parse(saved.editedAt));
  const device = saved.device === undefined || saved.device === "" ? null : saved.device;
  const reply = await deps.database.inTransaction(async (trx) => {
    const sent = { questionId, userId, text, rev, base, editedAt, device, spoken, followUp };
    const outcome = await keepText(trx, sent, now);
    if (!outcome) return undefined;
    const conflict = outcome.conflict && showVersion(outcome.conflict);
    const shown = { answer: showAnswer(outcome.answer), conflict };
    await remember(trx, shown);
    return shown;
  });
  if (!reply) throw refuse("question_not_found");
  return reply;
}

/** One's answer to a question. Throws `answer_not_found`. */
export async function ofQuestion(deps: Deps, userId: string, questionId: string): Promise<Answer> {
  const row = await table.answerOf(deps.database.db, userId, questionId);
  if (!row) throw refuse("answer_not_found");
  return showAnswer(row);
}

/** The earlier texts of one's answer to a question, newest first (rule AN7). Throws `question_not_found`. */
export async function versions(deps: Deps, userId: string, questionId: string): Promise<OtherVersion[]> {
  const { db } = deps.database;
  if (!(await attempts.questionOf(db, userId, questionId))) throw refuse("question_not_found");
  return (await table.versionsOf(db, questionId)).map(showVersion);
}

/** One's answers in the open attempt at a round, else in the one reported last. */
export async function ofRound(deps: Deps, userId: string, roundId: string): Promise<Answer[]> {
  const { db } = deps.database;
  const attempt =
    (await attempts.openAttempt(db, userId, roundId)) ??
    (await attempts.reportedAttempt(db, userId, roundId));
  return attempt ? (await table.answersOf(db, attempt.attempt_id)).map((row) => showAnswer(row)) : [];
}
