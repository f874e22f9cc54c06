import type { Kysely } from "kysely";
import type { AnswerHistoryRow, Tables } from "../db/schema.ts";

type Db = Kysely<Tables>;

export const sessionsOf = (db: Db, userId: string) =>
  db
    .selectFrom("sessions")
    .select(["agent", "created_at", "last_seen"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();

export const subscriptionsOf = (db: Db, userId: string) =>
  db
    .selectFrom("push_subscriptions")
    .select(["endpoint", "created_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();

export const entriesOf = (db: Db, userId: string) =>
  db
    .selectFrom("credit_entries")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("at")
    .orderBy("entry_id")
    .execute();

export const holdsOf = (db: Db, userId: string) =>
  db
    .selectFrom("credit_holds")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("hold_id")
    .execute();

/** The ids of a person's attempts, oldest first. */
export async function attemptIdsOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("attempts")
    .select("attempt_id")
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("attempt_id")
    .execute();
  return rows.map(({ attempt_id }) => attempt_id);
}

/** All earlier texts of an attempt's answers, newest first. */
export const versionsOfAttempt = (db: Db, attemptId: string): Promise<AnswerHistoryRow[]> =>
  db
    .selectFrom("answer_history")
    .selectAll("answer_history")
    .innerJoin("questions", "questions.question_id", "answer_history.question_id")
    .where("questions.attempt_id", "=", attemptId)
    .orderBy("n", "desc")
    .execute();

/** What was sent to be scored, as JSON, while there is no report of it. */
export const waitingToBeScored = async (db: Db, attemptId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom("report_requests")
      .select("body")
      .where("attempt_id", "=", attemptId)
      .executeTakeFirst()
  )?.body;

export const ordersOf = (db: Db, userId: string) =>
  db
    .selectFrom("orders")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("order_id")
    .execute();

/** The payments of a person's orders, whatever became of them. */
export const paymentsOf = (db: Db, userId: string) =>
  db
    .selectFrom("payments")
    .innerJoin("orders", "orders.order_id", "payments.order_id")
    .selectAll("payments")
    .where("orders.user_id", "=", userId)
    .orderBy("payments.created_at")
    .orderBy("payment_id")
    .execute();

export const rewardEntriesOf = (db: Db, userId: string) =>
  db
    .selectFrom("reward_entries")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("at")
    .orderBy("entry_id")
    .execute();

export const redemptionsOf = (db: Db, userId: string) =>
  db
    .selectFrom("redemptions")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("redemption_id")
    .execute();
