import { createHash } from "node:crypto";
import type { Account } from "#models/contract/account.ts";
import { refuse } from "#models/contract/problems.ts";
import type { User } from "#models/entities/user.ts";
import type { Deps } from "../deps.ts";
import * as access from "./accessTable.ts";
import { IDLE_MS, LONGEST_MS } from "./actions.ts";
import { showSession, showUser, showWays } from "./show.ts";
import * as table from "./table.ts";

type Who = { userId: string; tokenHash: string };
type House = Pick<Deps, "database" | "clock">;

/** More than a person has. */
const MOST = 50;

/** Which session is meant, without saying anything of its token. */
const idOf = (tokenHash: string) => createHash("sha256").update(`session ${tokenHash}`).digest("base64url");

async function aliveSessions({ database: { db }, clock }: House, userId: string) {
  const now = clock.now();
  return access.sessionsOf(db, userId, { idleSince: now - IDLE_MS, begunSince: now - LONGEST_MS });
}

/** How somebody signs in, and where they are signed in; this session comes first. */
export async function showAccount(house: House, { userId, tokenHash }: Who): Promise<Account> {
  const person = await access.byId(house.database.db, userId);
  if (!person) throw refuse("invalid_token");
  const all = await aliveSessions(house, userId);
  const inOrder = [...all].sort(
    (one, two) => Number(two.token_hash === tokenHash) - Number(one.token_hash === tokenHash),
  );
  const sessions = inOrder
    .slice(0, MOST)
    .map((row) => showSession(row, idOf(row.token_hash), row.token_hash === tokenHash));
  return { signsInWith: showWays(person), sessions };
}

/** Changes what a person is called. */
export async function changeName({ database }: House, userId: string, name: string): Promise<User> {
  return database.inTransaction(async (trx) => {
    await access.change(trx, userId, { name });
    const user = await table.userById(trx, userId);
    if (!user) throw refuse("invalid_token");
    return showUser(user);
  });
}

/** Ends one session of a person's own. Throws `sign_in_ended` where there is none with that id. */
export async function endSession(house: House, { userId }: Who, sessionId: string): Promise<void> {
  const meant = (await aliveSessions(house, userId)).find((row) => idOf(row.token_hash) === sessionId);
  if (!meant) throw refuse("sign_in_ended");
  await house.database.inTransaction((trx) => table.deleteSession(trx, meant.token_hash));
}

/** Ends every session of a person but the one that asks. */
export async function endOtherSessions({ database }: House, { userId, tokenHash }: Who): Promise<void> {
  await database.inTransaction((trx) => access.endSessions(trx, userId, tokenHash));
}
