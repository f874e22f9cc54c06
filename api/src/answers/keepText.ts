import {
  firstText,
  nextText,
  resolveAnswer,
  type SentText,
  type StoredText,
} from "#models/rules/conflict.ts";
import type { Transaction } from "kysely";
import { takeNumber } from "../changes/sequence.ts";
import type { AnswerRow, Tables } from "../db/schema.ts";
import { readFollowUp, writeFollowUp } from "./followUp.ts";
import { readSpoken, writeSpoken } from "./spoken.ts";
import * as table from "./table.ts";

type Trx = Transaction<Tables>;

/** A text for one of a person's own questions. */
export type OwnText = SentText & { questionId: string; userId: string };

/** What is stored for the question now, and the text that lost where two devices had changed it. */
export type Outcome = { answer: AnswerRow; conflict: table.Version | null };

const textOf = (row: AnswerRow): StoredText => ({
  text: row.text,
  rev: row.rev,
  device: row.device,
  deviceRev: row.device_rev,
  serverRev: row.server_rev,
  baseRev: row.base_rev,
  editedAt: row.edited_at,
  spoken: readSpoken(row.spoken),
  followUp: readFollowUp(row.follow_up),
});

const versionOf = ({ text, device, editedAt }: SentText | StoredText): table.Version => ({
  text,
  device,
  edited_at: editedAt,
});

/** Adds a text to the history of the answer that is stored. */
function addVersion(trx: Trx, { question_id, kept, server_rev }: AnswerRow, lost: SentText | StoredText) {
  return table.insertVersion(trx, { question_id, n: kept + 1, server_rev, ...versionOf(lost) });
}

/** Keeps a text that lost against the stored one; a repeat of it is in the history already. */
async function keepLoser(trx: Trx, row: AnswerRow, sent: OwnText, seq: number): Promise<void> {
  if (await table.hasVersion(trx, row.question_id, sent.text)) return;
  await addVersion(trx, row, sent);
  await table.countVersions(trx, row.question_id, { kept: row.kept + 1, seq });
}

/** The row of an answer whose text is replaced. */
const replaced = (row: AnswerRow, next: StoredText, { seq, now }: table.Moment, kept: number): AnswerRow => ({
  question_id: row.question_id,
  attempt_id: row.attempt_id,
  user_id: row.user_id,
  place: row.place,
  text: next.text,
  rev: next.rev,
  device: next.device,
  device_rev: next.deviceRev,
  server_rev: next.serverRev,
  base_rev: next.baseRev,
  edited_at: next.editedAt,
  updated_at: now,
  seq,
  kept,
  spoken: writeSpoken(next.spoken),
  follow_up: writeFollowUp(next.followUp),
});

async function settle(trx: Trx, row: AnswerRow, sent: OwnText, at: table.Moment): Promise<Outcome> {
  const stored = textOf(row);
  const { answer, kept, conflict } = resolveAnswer(stored, sent);
  if (answer === "stored") {
    // Devices that have the stored text are told only of what another device has written beside it.
    if (kept === "sent") await keepLoser(trx, row, sent, conflict ? at.seq : row.seq);
    return { answer: row, conflict: conflict ? versionOf(sent) : null };
  }
  if (kept === "stored") await addVersion(trx, row, stored);
  const next = replaced(row, nextText(stored, sent), at, row.kept + (kept === "stored" ? 1 : 0));
  await table.updateAnswer(trx, next);
  return { answer: next, conflict: conflict ? versionOf(stored) : null };
}

/**
 * Stores a text for one's own question by the rules AN1 to AN7; undefined when the question is not one's own. The number
 * of the change comes first: with it the person's other devices wait until this transaction has ended.
 */
export async function keepText(trx: Trx, sent: OwnText, now: number): Promise<Outcome | undefined> {
  await takeNumber(trx, sent.userId);
  const found = await table.findAnswer(trx, sent.userId, sent.questionId);
  if (!found) return undefined;
  const at = { seq: found.seq, now };
  if (found.answer) return settle(trx, found.answer, sent, at);
  const first = await table.insertAnswer(trx, sent.questionId, firstText(sent), at);
  return first && { answer: first, conflict: null };
}
