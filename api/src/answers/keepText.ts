import {
  firstText,
  nextText,
  resolveAnswer,
  type SentText,
  type StoredText,
} from "#models/rules/conflict.ts";
import type { Transaction } from "kysely";
import { nextChange } from "../changes/sequence.ts";
import type { AnswerRow, Tables } from "../db/schema.ts";
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
async function keepLoser(trx: Trx, row: AnswerRow, sent: OwnText): Promise<void> {
  if (await table.hasVersion(trx, row.question_id, sent.text)) return;
  await addVersion(trx, row, sent);
  await table.countVersions(trx, row.question_id, row.kept + 1);
}

/** What is stored for every draft: an answer that is not there after it was written is a fault of the database. */
function written(row: AnswerRow | undefined): AnswerRow {
  if (!row) throw new Error("An answer was not stored.");
  return row;
}

async function settle(trx: Trx, row: AnswerRow, sent: OwnText, at: Moment): Promise<Outcome> {
  const stored = textOf(row);
  const { answer, kept, conflict } = resolveAnswer(stored, sent);
  if (answer === "stored") {
    if (kept === "sent") await keepLoser(trx, row, sent);
    return { answer: row, conflict: conflict ? versionOf(sent) : null };
  }
  if (kept === "stored") await addVersion(trx, row, stored);
  const draft = { ...nextText(stored, sent), questionId: sent.questionId, ...at };
  const next = await table.updateAnswer(trx, { ...draft, kept: row.kept + (kept === "stored" ? 1 : 0) });
  return { answer: written(next), conflict: conflict ? versionOf(stored) : null };
}

/** The number of the change, and when it happens. */
type Moment = { seq: number; now: number };

/**
 * Stores a text for one's own question by the rules AN1 to AN7; undefined when the question is not one's own. The number
 * of the change comes first: with it the person's other devices wait until this transaction has ended.
 */
export async function keepText(trx: Trx, sent: OwnText, now: number): Promise<Outcome | undefined> {
  const at = { seq: await nextChange(trx, sent.userId), now };
  const row = await table.findAnswer(trx, sent.userId, sent.questionId);
  if (row) return settle(trx, row, sent, at);
  if (row === undefined) return undefined;
  const draft = { ...firstText(sent), questionId: sent.questionId, kept: 0, ...at };
  return { answer: written(await table.insertAnswer(trx, draft)), conflict: null };
}
