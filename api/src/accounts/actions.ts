import { refuse } from "#models/contract/problems.ts";
import type { User } from "#models/entities/user.ts";
import { openAccount } from "../credits/actions.ts";
import { isDuplicate } from "../db/engine.ts";
import type { Work } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import { hashToken } from "../http/signedIn.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import type { Person } from "./person.ts";
import { showUser } from "./show.ts";
import * as table from "./table.ts";

const DAY_MS = 86_400_000;
/** A session ends after so many days without use. */
const IDLE_MS = 30 * DAY_MS;
/** A session ends after so many days in any case. */
const LONGEST_MS = 90 * DAY_MS;
/** `last_seen` is written at most once in this time. */
const SEEN_MS = 3_600_000;

type SignedIn = { token: string; user: User };

function startSession(deps: Deps, userId: string): { token: string; store: Work<unknown> } {
  const token = deps.ids.secret();
  const now = deps.clock.now();
  const row = { token_hash: hashToken(token), user_id: userId, created_at: now, last_seen: now };
  return { token, store: (trx) => table.insertSession(trx, row) };
}

/** Makes an account with its starting credits and signs in. Throws `email_taken`. */
export async function register(
  deps: Deps,
  form: { name: string; email: string; password: string },
): Promise<SignedIn> {
  const password_hash = await hashPassword(form.password);
  const user_id = deps.ids.make();
  const { token, store } = startSession(deps, user_id);
  const user = await deps.database
    .inTransaction(async (trx) => {
      const created_at = deps.clock.now();
      const { name, email } = form;
      const row = {
        user_id,
        name,
        email,
        password_hash,
        google_sub: null,
        role: "user",
        referred_by: null,
        referred_at: null,
        created_at,
      } as const;
      await table.insertUser(trx, row);
      await openAccount(deps, trx, user_id);
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
export async function login(deps: Deps, form: { email: string; password: string }): Promise<SignedIn> {
  const row = await table.userByEmail(deps.database.db, form.email);
  const matches = await isPassword(form.password, row?.password_hash ?? null);
  if (!row || !matches) throw refuse("wrong_password");
  const { token, store } = startSession(deps, row.user_id);
  await deps.database.inTransaction(store);
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
