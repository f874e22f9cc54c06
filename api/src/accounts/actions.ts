import { refuse } from "#models/contract/problems.ts";
import type { User } from "#models/entities/user.ts";
import { isDuplicate } from "../db/engine.ts";
import type { Deps } from "../deps.ts";
import * as access from "./accessTable.ts";
import { createUser } from "./newUser.ts";
import { newSession } from "./newSession.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import type { Person } from "./person.ts";
import { showUser } from "./show.ts";
import * as table from "./table.ts";

const DAY_MS = 86_400_000;
/** A session ends after so many days without use. */
export const IDLE_MS = 30 * DAY_MS;
/** A session ends after so many days in any case. */
export const LONGEST_MS = 90 * DAY_MS;
/** `last_seen` is written at most once in this time. */
const SEEN_MS = 3_600_000;

/** A token with the person it belongs to. */
export type SignedIn = { token: string; user: User };

/**
 * Makes an account with its starting credits and signs in. Throws `email_taken`.
 * @param agent where, as far as it is known (agent.ts)
 */
export async function register(
  deps: Deps,
  form: { name: string; email: string; password: string },
  agent: string | null = null,
): Promise<SignedIn> {
  const { name, email } = form;
  const password_hash = await hashPassword(form.password);
  const user_id = deps.ids.make();
  const { token, store } = newSession(deps, user_id, agent);
  const user = await deps.database
    .inTransaction(async (trx) => {
      await createUser(deps, trx, { user_id, name, email, password_hash, google_sub: null });
      await store(trx);
      return table.userById(trx, user_id);
    })
    .catch((error: unknown) => {
      throw isDuplicate(error) ? refuse("email_taken", { cause: error }) : error;
    });
  if (!user) throw refuse("signup_failed");
  return { token, user: showUser(user) };
}

/** Signs in with a password. Throws `wrong_password`, also for an address nobody has. */
export async function login(
  deps: Deps,
  form: { email: string; password: string },
  agent: string | null = null,
): Promise<SignedIn> {
  const row = await table.userByEmail(deps.database.db, form.email);
  const matches = await isPassword(form.password, row?.password_hash ?? null);
  if (!row || !matches) throw refuse("wrong_password");
  const { token, store } = newSession(deps, row.user_id, agent);
  await deps.database.inTransaction(async (trx) => {
    // Comparing takes a while: whoever has changed the password meanwhile has ended every session, this one too.
    const now = await access.locked(trx, row.user_id);
    if (now?.password_hash !== row.password_hash) throw refuse("wrong_password");
    await store(trx);
  });
  return { token, user: showUser(row) };
}

/** Ends one session; the others of the person go on. */
export async function logout(deps: Deps, tokenHash: string): Promise<void> {
  await deps.database.inTransaction((trx) => table.deleteSession(trx, tokenHash));
}

/** The person a token belongs to. Throws `invalid_token` when it is unknown or too old. */
export async function whoIs(deps: Deps, tokenHash: string): Promise<Person> {
  const row = await table.sessionWithUser(deps.database.db, tokenHash);
  if (!row) throw refuse("invalid_token");
  const now = deps.clock.now();
  const tooOld = now - row.last_seen > IDLE_MS || now - row.session_created_at > LONGEST_MS;
  if (tooOld) {
    await logout(deps, tokenHash);
    throw refuse("invalid_token");
  }
  if (now - row.last_seen > SEEN_MS) {
    await deps.database.inTransaction((trx) => table.touchSession(trx, tokenHash, now));
  }
  return showUser(row);
}

/** Removes sessions that have ended by time. */
export async function forgetEndedSessions(deps: Pick<Deps, "database" | "clock">): Promise<void> {
  const now = deps.clock.now();
  await deps.database.inTransaction((trx) => table.deleteEndedSessions(trx, now - IDLE_MS, now - LONGEST_MS));
}

/** Makes the account of an address an admin; false when there is none. The role counts from the next request. */
export async function grantAdmin(deps: Pick<Deps, "database">, email: string): Promise<boolean> {
  return deps.database.inTransaction(async (trx) => {
    const row = await table.userByEmail(trx, email.trim().toLowerCase());
    if (!row) return false;
    await table.setRole(trx, row.user_id, "admin");
    return true;
  });
}
