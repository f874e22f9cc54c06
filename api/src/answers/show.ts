import type { Answer } from "#models/entities/answer.ts";
import type { AnswerRow } from "../db/schema.ts";

/** A stored answer, as it leaves the server. */
export function showAnswer(row: AnswerRow): Answer {
  return {
    questionId: row.question_id,
    answer: row.text,
    attemptId: row.attempt_id,
    index: row.place,
    rev: row.rev,
    serverRev: row.server_rev,
    editedAt: new Date(row.edited_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  };
}
