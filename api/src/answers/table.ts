import type { StoredText } from "#models/rules/conflict.ts";
import { type Kysely, sql, type Transaction } from "kysely";
import { changeCompiledOnce, compiledOnce } from "../db/compiledOnce.ts";
import type { AnswerHistoryRow, AnswerRow, Tables } from "../db/schema.ts";
import { writeFollowUp } from "./followUp.ts";
import { writeSpoken } from "./spoken.ts";

type Trx = Transaction<Tables>;
type Db = Kysely<Tables> | Trx;

/** A text that is not the answer any more. */
export type Version = Pick<AnswerHistoryRow, "text" | "device" | "edited_at">;

/** How many earlier texts of a question are given out. */
export const VERSIONS_KEPT = 20;
/** So many more may lie in the table before the oldest go. */
const VERSIONS_SLACK = 10;

type Found = { head: number } & (AnswerRow | Record<keyof AnswerRow, null>);

const find = compiledOnce<Found>((db) =>
  sql<Found>`
    select a.*, h.seq as head
    from questions q join sync_heads h on h.user_id = q.user_id left join answers a on a.question_id = q.question_id
    where q.question_id = ${""} and q.user_id = ${""}`.compile(db),
);

/**
 * The stored answer to one's own question, null when there is none yet, and the number that the transaction has taken;
 * undefined when the question is not one's own.
 */
export async function findAnswer(trx: Trx, userId: string, questionId: string) {
  const row = await find(trx, [questionId, userId]);
  return row && { seq: row.head, answer: row.question_id === null ? null : row };
}

/** The number of a change, and when it happens. */
export type Moment = { seq: number; now: number };

const insert = compiledOnce<AnswerRow>((db) =>
  sql<AnswerRow>`
    insert into answers (question_id, attempt_id, user_id, place, text, rev, device, device_rev, server_rev, base_rev,
      edited_at, updated_at, seq, spoken, follow_up, kept)
    select question_id, attempt_id, user_id, place, cast(${""} as text), cast(${0} as integer), cast(${""} as text),
      cast(${0} as integer), cast(${0} as integer), cast(${0} as integer), cast(${0} as bigint), cast(${0} as bigint),
      cast(${0} as bigint), cast(${""} as text), cast(${""} as text), 0
    from questions where question_id = ${""}
    returning *`.compile(db),
);

/** What of an answer changes with its text. */
const CHANGING = [
  ...(["text", "rev", "device", "device_rev", "server_rev", "base_rev"] as const),
  ...(["edited_at", "updated_at", "seq", "kept", "spoken", "follow_up"] as const),
];

const update = changeCompiledOnce((db) =>
  sql`
    update answers set ${sql.join(CHANGING.map((name) => sql`${sql.ref(name)} = ${null}`))}
    where question_id = ${""}`.compile(db),
);

/** Stores the first text of an answer; undefined when its question has gone. */
export function insertAnswer(trx: Trx, questionId: string, text: StoredText, { seq, now }: Moment) {
  const { rev, device, deviceRev, serverRev, baseRev, editedAt } = text;
  const revisions = [rev, device, deviceRev, serverRev, baseRev, editedAt];
  const told = [writeSpoken(text.spoken), writeFollowUp(text.followUp)];
  return insert(trx, [text.text, ...revisions, now, seq, ...told, questionId]);
}

/** Replaces the row of an answer, which has been found in the same transaction. */
export async function updateAnswer(trx: Trx, row: AnswerRow): Promise<void> {
  await update(trx, [...CHANGING.map((name) => row[name]), row.question_id]);
}

/** Says how many texts went into the history, and with which change. */
export const countVersions = (trx: Trx, questionId: string, counted: Pick<AnswerRow, "kept" | "seq">) =>
  trx.updateTable("answers").set(counted).where("question_id", "=", questionId).execute();

const addVersion = changeCompiledOnce((db) =>
  sql`
    insert into answer_history (question_id, n, text, device, edited_at, server_rev)
    values (${""}, ${0}, ${""}, ${""}, ${0}, ${0})`.compile(db),
);

/** Adds a text to the history; the oldest go, a few at a time. */
export async function insertVersion(trx: Trx, row: AnswerHistoryRow): Promise<void> {
  const { question_id, n } = row;
  await addVersion(trx, [question_id, n, row.text, row.device, row.edited_at, row.server_rev]);
  if (n % VERSIONS_SLACK !== 0) return;
  await trx
    .deleteFrom("answer_history")
    .where("question_id", "=", question_id)
    .where("n", "<=", n - VERSIONS_KEPT)
    .execute();
}

/** Whether a text is in the history already. */
export const hasVersion = async (trx: Trx, questionId: string, text: string): Promise<boolean> => {
  const row = await trx
    .selectFrom("answer_history")
    .select("n")
    .where("question_id", "=", questionId)
    .where("text", "=", text)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** The earlier texts of a question, newest first. */
export const versionsOf = (db: Db, questionId: string): Promise<Version[]> =>
  db
    .selectFrom("answer_history")
    .select(["text", "device", "edited_at"])
    .where("question_id", "=", questionId)
    .orderBy("n", "desc")
    .limit(VERSIONS_KEPT)
    .execute();

/** Of these questions, the newest text of another device that lost against the stored answer, by question. */
export async function losersOf(db: Db, questionIds: readonly string[]): Promise<Map<string, Version>> {
  if (questionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("answer_history as h")
    .innerJoin("answers as a", "a.question_id", "h.question_id")
    // What an answer has replaced was put away under the revision before.
    .whereRef("h.server_rev", "=", "a.server_rev")
    .where("h.question_id", "in", questionIds)
    .select(["h.question_id", "h.text", "h.device", "h.edited_at", "a.device as author"])
    .orderBy("h.n")
    .execute();
  const others = rows.filter(({ device, author }) => device !== author);
  return new Map(
    others.map(({ question_id, text, device, edited_at }) => [question_id, { text, device, edited_at }]),
  );
}

export const answerOf = (db: Db, userId: string, questionId: string): Promise<AnswerRow | undefined> =>
  db
    .selectFrom("answers")
    .selectAll()
    .where("question_id", "=", questionId)
    .where("user_id", "=", userId)
    .executeTakeFirst();

/** The answers of an attempt, in the order of its questions. */
export const answersOf = (db: Db, attemptId: string): Promise<AnswerRow[]> =>
  db.selectFrom("answers").selectAll().where("attempt_id", "=", attemptId).orderBy("place").execute();
