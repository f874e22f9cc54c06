import type { Kysely, Transaction } from "kysely";
import type { PushSubscriptionRow, Tables } from "../db/schema.ts";

type Db = Kysely<Tables> | Transaction<Tables>;

/** Stores a browser's subscription; one that somebody else had from the same browser becomes this person's. */
export const keep = (db: Db, row: PushSubscriptionRow) =>
  db
    .insertInto("push_subscriptions")
    .values(row)
    .onConflict((on) => on.column("endpoint_hash").doUpdateSet(row))
    .execute();

/** A person's subscriptions, newest first. */
export const ofPerson = (db: Db, userId: string): Promise<PushSubscriptionRow[]> =>
  db
    .selectFrom("push_subscriptions")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("endpoint_hash")
    .execute();

export const one = (db: Db, endpointHash: string): Promise<PushSubscriptionRow | undefined> =>
  db
    .selectFrom("push_subscriptions")
    .selectAll()
    .where("endpoint_hash", "=", endpointHash)
    .executeTakeFirst();

/** Removes subscriptions of a person. */
export const drop = (db: Db, userId: string, endpointHashes: readonly string[]) =>
  db
    .deleteFrom("push_subscriptions")
    .where("user_id", "=", userId)
    .where("endpoint_hash", "in", endpointHashes)
    .execute();

/** What a push says of a report, if it is there. */
export const reportFor = (db: Db, userId: string, attemptId: string) =>
  db
    .selectFrom("reports")
    .select(["attempt_id", "company_id", "round_id", "body"])
    .where("attempt_id", "=", attemptId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
