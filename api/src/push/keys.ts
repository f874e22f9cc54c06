import webPush from "web-push";
import * as z from "zod/mini";
import type { Database } from "../db/open.ts";
import type { Env } from "../env.ts";

const Keys = z.object({ publicKey: z.string(), privateKey: z.string() });

/** The server's VAPID keys (RFC 8292) and the address at which a push service reaches whoever runs it. */
export type Vapid = z.infer<typeof Keys> & { subject: string };

/** Push services want some address; this one says at least which product it is. */
const NO_SUBJECT = "https://taiyari.invalid";

/**
 * The keys of the settings, else those that this database was given once. They may never change by themselves: with
 * other keys every subscription would be worthless.
 */
export async function vapidKeys({ db, inTransaction }: Database, env: Env): Promise<Vapid> {
  const { vapidPublicKey: publicKey, vapidPrivateKey: privateKey } = env;
  const subject = env.vapidSubject || (env.publicUrl.startsWith("https://") ? env.publicUrl : NO_SUBJECT);
  if (publicKey !== "" && privateKey !== "") return { publicKey, privateKey, subject };
  const stored = () =>
    db.selectFrom("server_keys").select("body").where("name", "=", "vapid").executeTakeFirst();
  if (!(await stored())) {
    const body = JSON.stringify(webPush.generateVAPIDKeys());
    await inTransaction((trx) =>
      trx
        .insertInto("server_keys")
        .values({ name: "vapid", body })
        // Another process may have been faster.
        .onConflict((on) => on.doNothing())
        .execute(),
    );
  }
  const row = await stored();
  if (!row) throw new Error("The keys for pushes could not be stored.");
  return { ...Keys.parse(JSON.parse(row.body)), subject };
}
