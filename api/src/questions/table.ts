import type { Kysely, Transaction } from "kysely";
import type { AttemptRow, QuestionRow, Tables } from "../db/schema.ts";

type Db = Kysely<Tables> | Transaction<Tables>;

/** A round on the list with its company's name, or undefined. */
export const roundWithCompany = (db: Db, companyId: string, roundId: string) =>
  db
    .selectFrom("rounds")
    .innerJoin("companies", "companies.company_id", "rounds.company_id")
    .selectAll("rounds")
    .select("companies.name as company_name")
    .where("rounds.round_id", "=", roundId)
    .where("rounds.company_id", "=", companyId)
    .where("rounds.removed_at", "is", null)
    .where("companies.removed_at", "is", null)
    .executeTakeFirst();

/** Names of a round and its company, also of a removed one. */
export const namesOf = (db: Db, companyId: string, roundId: string) =>
  db
    .selectFrom("rounds")
    .innerJoin("companies", "companies.company_id", "rounds.company_id")
    .select(["rounds.title", "companies.name"])
    .where("rounds.round_id", "=", roundId)
    .where("rounds.company_id", "=", companyId)
    .executeTakeFirst();

/** The open attempt of a person at a round; there is one at most. */
export const openAttempt = (db: Db, userId: string, roundId: string): Promise<AttemptRow | undefined> =>
  db
    .selectFrom("attempts")
    .selectAll()
    .where("user_id", "=", userId)
    .where("round_id", "=", roundId)
    .where("state", "=", "open")
    .executeTakeFirst();

/** Open attempts of a person made before a moment, newest first. */
export const openAttempts = (
  db: Db,
  userId: string,
  { limit, until }: { limit: number; until: number },
): Promise<AttemptRow[]> =>
  db
    .selectFrom("attempts")
    .selectAll()
    .where("user_id", "=", userId)
    .where("state", "=", "open")
    .where("created_at", "<", until)
    .orderBy("created_at", "desc")
    .orderBy("attempt_id")
    .limit(limit)
    .execute();

export const attemptOf = (db: Db, userId: string, attemptId: string): Promise<AttemptRow | undefined> =>
  db
    .selectFrom("attempts")
    .selectAll()
    .where("attempt_id", "=", attemptId)
    .where("user_id", "=", userId)
    .executeTakeFirst();

/** The attempt of a round whose report was made last. */
export const reportedAttempt = (db: Db, userId: string, roundId: string): Promise<AttemptRow | undefined> =>
  db
    .selectFrom("attempts")
    .selectAll()
    .where("user_id", "=", userId)
    .where("round_id", "=", roundId)
    .where("state", "=", "reported")
    .orderBy("ended_at", "desc")
    .limit(1)
    .executeTakeFirst();

/** The id of one's own question, or undefined. */
export const questionOf = (db: Db, userId: string, questionId: string) =>
  db
    .selectFrom("questions")
    .select("question_id")
    .where("question_id", "=", questionId)
    .where("user_id", "=", userId)
    .executeTakeFirst();

/** The questions of attempts, in their order. */
export async function questionsOf(db: Db, attemptIds: readonly string[]): Promise<QuestionRow[]> {
  if (attemptIds.length === 0) return [];
  return db
    .selectFrom("questions")
    .selectAll()
    .where("attempt_id", "in", attemptIds)
    .orderBy("place")
    .execute();
}

/** The questions that a person was asked last, newest first. */
export const recentQuestions = (db: Db, userId: string, limit: number): Promise<QuestionRow[]> =>
  db
    .selectFrom("questions")
    .innerJoin("attempts", "attempts.attempt_id", "questions.attempt_id")
    .selectAll("questions")
    .where("questions.user_id", "=", userId)
    .orderBy("attempts.created_at", "desc")
    .orderBy("questions.place", "desc")
    .limit(limit)
    .execute();

/** Entries of the bank that a person was asked, oldest first; the newest thousand. */
export async function askedEntries(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("questions")
    .innerJoin("attempts", "attempts.attempt_id", "questions.attempt_id")
    .select("questions.entry_id")
    .where("questions.user_id", "=", userId)
    .where("questions.entry_id", "is not", null)
    .orderBy("attempts.created_at", "desc")
    .orderBy("questions.place", "desc")
    .limit(1_000)
    .execute();
  return rows.flatMap(({ entry_id }) => (entry_id === null ? [] : [entry_id])).reverse();
}

/** The inserted id, or undefined when an attempt with it is there already. */
export const insertAttempt = (db: Db, row: AttemptRow) =>
  db
    .insertInto("attempts")
    .values(row)
    .onConflict((on) => on.column("attempt_id").doNothing())
    .returning("attempt_id")
    .executeTakeFirst();

export const insertQuestions = (db: Db, rows: readonly QuestionRow[]) =>
  db.insertInto("questions").values(rows).execute();

/** How an attempt ended, when, and the number of that change. */
export type AttemptEnd = { state: "reported" | "discarded"; at: number; seq: number };

/** Ends an open attempt; undefined when it was not open any more. */
export const endAttempt = (db: Db, attemptId: string, { state, at, seq }: AttemptEnd) =>
  db
    .updateTable("attempts")
    .set({ state, ended_at: at, seq })
    .where("attempt_id", "=", attemptId)
    .where("state", "=", "open")
    .returning("attempt_id")
    .executeTakeFirst();
