import { createHash } from "node:crypto";
import { refuse } from "#models/contract/problems.ts";
import type { Transaction } from "kysely";
import * as z from "zod/mini";
import type { Tables } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import type { Handler, JobKind } from "../jobs/port.ts";
import { isPushAddress } from "./address.ts";
import { reportPayload } from "./payload.ts";
import type { Subscription } from "./port.ts";
import * as table from "./table.ts";

/** More browsers than a person has; the oldest go. */
const MOST = 10;

const hashOf = (endpoint: string) => createHash("sha256").update(endpoint).digest("hex");

/** A point of the curve P-256 and 16 bytes of a secret: with anything else nothing could be encrypted. */
function fits({ p256dh, auth }: Subscription): boolean {
  const point = Buffer.from(p256dh, "base64url");
  return point.length === 65 && point[0] === 4 && Buffer.from(auth, "base64url").length === 16;
}

/** Has a browser told of reports, as long as the session lives. Throws `push_unusable` for what is no push service of the internet. */
export async function subscribe(
  { database, clock }: Deps,
  who: { userId: string; tokenHash: string },
  subscription: Subscription,
): Promise<void> {
  const { endpoint, p256dh, auth } = subscription;
  if (!isPushAddress(endpoint)) throw refuse("push_unusable");
  if (!fits(subscription)) throw refuse("push_unusable");
  const row = {
    endpoint_hash: hashOf(endpoint),
    user_id: who.userId,
    token_hash: who.tokenHash,
    endpoint,
    p256dh,
    auth,
    created_at: clock.now(),
  };
  await database.inTransaction(async (trx) => {
    await table.keep(trx, row);
    const old = (await table.ofPerson(trx, who.userId)).slice(MOST).map((one) => one.endpoint_hash);
    if (old.length > 0) await table.drop(trx, who.userId, old);
  });
}

/** Tells a browser nothing any more; one that was told nothing stays so. */
export async function unsubscribe({ database }: Deps, userId: string, endpoint: string): Promise<void> {
  await database.inTransaction((trx) => table.drop(trx, userId, [hashOf(endpoint)]));
}

const Errand = z.object({ userId: z.string(), attemptId: z.string(), endpointHash: z.string() });
type Errand = z.infer<typeof Errand>;

/** A push of a report to one browser. */
export const pushJob: JobKind<Errand> = {
  name: "push",
  payload: Errand,
  atOnce: 8,
  tries: 6,
  backoff: 20,
};

/** Has the browsers of a person told of a report, in the transaction that stores it. */
export async function tellOfReport(
  { jobs }: Deps,
  trx: Transaction<Tables>,
  userId: string,
  attemptId: string,
): Promise<void> {
  for (const { endpoint_hash: endpointHash } of await table.ofPerson(trx, userId)) {
    const payload = { userId, attemptId, endpointHash };
    await jobs.enqueue(trx, pushJob, { key: `${attemptId} ${endpointHash}`, payload });
  }
}

/** Sends one push. A subscription that nobody has any more is removed. */
export const sendPush =
  ({ database, env, log, push }: Deps): Handler<Errand> =>
  async ({ payload: { userId, attemptId, endpointHash } }, finish) => {
    const { db, inTransaction } = database;
    const subscription = await table.one(db, endpointHash);
    const report = await table.reportFor(db, userId, attemptId);
    // Gone, or another person's browser by now.
    if (!report || subscription?.user_id !== userId) return;
    // At most 32 signs: of several pushes for one report a phone that was off gets the last.
    const topic = hashOf(attemptId).slice(0, 32);
    const outcome = await push.send(
      subscription,
      JSON.stringify(reportPayload(report, env.publicUrl)),
      topic,
    );
    if (outcome === "refused") log.warn("a push was refused");
    if (outcome !== "gone") return;
    await inTransaction(async (trx) => {
      await finish(trx);
      await table.drop(trx, userId, [endpointHash]);
    });
  };
