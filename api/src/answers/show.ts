import type { Answer, OtherVersion } from "#models/entities/answer.ts";
import type { AnswerRow } from "../db/schema.ts";
import { readFollowUp } from "./followUp.ts";
import { readSpoken } from "./spoken.ts";
import type { Version } from "./table.ts";

/**
 * A stored answer, as it leaves the server.
 * @param lost a text of another device that lost against it
 */
export function showAnswer(row: AnswerRow, lost?: Version): Answer {
  const [spoken, followUp] = [readSpoken(row.spoken), readFollowUp(row.follow_up)];
  return {
    questionId: row.question_id,
    answer: row.text,
    attemptId: row.attempt_id,
    index: row.place,
    rev: row.rev,
    serverRev: row.server_rev,
    baseServerRev: row.base_rev,
    editedAt: new Date(row.edited_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
    ...(spoken && { spoken }),
    ...(followUp && { followUp }),
    ...(lost && { lost: showVersion(lost) }),
  };
}

/** An earlier text, as it leaves the server. */
export function showVersion({ text, device, edited_at }: Version): OtherVersion {
  return { answer: text, editedAt: new Date(edited_at).toISOString(), device };
}
