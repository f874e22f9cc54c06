import { refuse } from "#models/contract/problems.ts";
import { Email, PersonName } from "#models/entities/user.ts";
import type { Transaction } from "kysely";
import { audit } from "../admin/audit.ts";
import { setRole } from "../admin/table.ts";
import { isDuplicate } from "../db/engine.ts";
import type { Tables } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import { hashToken } from "../http/signedIn.ts";
import { type GoogleClaims, GoogleFailure, type Grant } from "../outside/google/port.ts";
import * as access from "./accessTable.ts";
import type { SignedIn } from "./actions.ts";
import { newSession } from "./newSession.ts";
import { createUser } from "./newUser.ts";
import { endOldWaysIn } from "./oldWaysIn.ts";
import { isPassword } from "./passwords.ts";
import { showUser } from "./show.ts";
import * as table from "./table.ts";

type Trx = Transaction<Tables>;

/** How long a ticket waits for its password. */
const TICKET_MS = 15 * 60_000;

/** Somebody whom Google knows, with an address that it has verified. */
export type Verified = { sub: string; email: string; name: string };

/** The account with this address is joined with a ticket and its password. */
export type Joining = { join: { ticket: string; email: string } };

function verified({ sub, email: told, emailVerified, name }: GoogleClaims): Verified {
  const email = Email.safeParse(told).data;
  if (!emailVerified || email === undefined) throw refuse("google_unverified");
  const own = PersonName.safeParse((name ?? "").slice(0, 120)).data;
  return { sub, email, name: own ?? email.split("@")[0] ?? email };
}

/** Who has come back with a code. Throws `google_not_set_up`, `google_refused`, `google_failed`, `google_unverified`. */
export async function whoCame({ google }: Deps, grant: Grant): Promise<Verified> {
  if (!google) throw refuse("google_not_set_up");
  try {
    return verified(await google.exchange(grant));
  } catch (cause) {
    if (!(cause instanceof GoogleFailure)) throw cause;
    throw refuse(cause.kind === "away" ? "google_failed" : "google_refused", { cause });
  }
}

/** Whoever has proved one of the operator's own addresses is an admin (settings, ADMIN_EMAILS). */
async function appoint(deps: Deps, trx: Trx, userId: string, email: string): Promise<void> {
  if (!deps.env.adminEmails.includes(email)) return;
  if (!(await setRole(trx, userId, "admin"))) return;
  const detail = { changes: { role: ["user", "admin"] }, by: "ADMIN_EMAILS" };
  await audit(deps, trx, userId, { action: "role.set", subject: userId, detail });
}

async function enter(deps: Deps, trx: Trx, userId: string, agent: string | null): Promise<SignedIn> {
  const { token, store } = newSession(deps, userId, agent);
  await store(trx);
  const user = await table.userById(trx, userId);
  if (!user) throw refuse("google_refused");
  return { token, user: showUser(user) };
}

/**
 * The address follows Google's, where it is free. Not for somebody with a password, who signs in by the address they
 * know.
 */
async function followAddress(trx: Trx, known: access.Access, { email }: Verified): Promise<void> {
  if (known.email === email || known.password_hash !== null) return;
  if (await access.byEmail(trx, email)) return;
  await access.change(trx, known.user_id, { email });
}

/** A ticket to join this Google account with the account that has its address already. */
async function ticketFor(deps: Deps, trx: Trx, taken: access.Access, who: Verified): Promise<Joining> {
  // Another Google account has this address here, and no password that could prove the two are one person.
  if (taken.password_hash === null) throw refuse("google_taken");
  const ticket = deps.ids.secret();
  const now = deps.clock.now();
  await access.dropJoins(trx, taken.user_id);
  await access.insertJoin(trx, {
    ticket_hash: hashToken(ticket),
    user_id: taken.user_id,
    google_sub: who.sub,
    created_at: now,
    expires_at: now + TICKET_MS,
  });
  return { join: { ticket, email: who.email } };
}

async function comeIn(
  deps: Deps,
  trx: Trx,
  who: Verified,
  agent: string | null,
): Promise<SignedIn | Joining> {
  const there = await access.bySubOrEmail(trx, who);
  const known = there.find(({ google_sub }) => google_sub === who.sub);
  if (known) {
    await followAddress(trx, known, who);
    await appoint(deps, trx, known.user_id, who.email);
    return enter(deps, trx, known.user_id, agent);
  }
  const taken = there.find(({ email }) => email === who.email);
  if (taken) return ticketFor(deps, trx, taken, who);
  const user_id = deps.ids.make();
  const { name, email, sub } = who;
  await createUser(deps, trx, { user_id, name, email, password_hash: null, google_sub: sub });
  await appoint(deps, trx, user_id, email);
  return enter(deps, trx, user_id, agent);
}

/**
 * Signs in with Google; makes an account for somebody new. Whoever registered this person's address first never shares
 * an account with them unnoticed: where one has it already, its password is asked for. Throws `google_taken`.
 */
export async function signInWithGoogle(
  deps: Deps,
  who: Verified,
  agent: string | null,
): Promise<SignedIn | Joining> {
  const once = () => deps.database.inTransaction((trx) => comeIn(deps, trx, who, agent));
  return once().catch((error: unknown) => {
    // Another tab has made the same account this very moment; now it is there.
    if (isDuplicate(error)) return once();
    throw error;
  });
}

/** The address of the account that a ticket is for. Throws `join_over`. */
export async function accountToJoin({ database, clock }: Deps, ticket: string): Promise<access.Access> {
  const row = await access.join(database.db, hashToken(ticket), clock.now());
  const account = row && (await access.byId(database.db, row.user_id));
  if (!account) throw refuse("join_over");
  return account;
}

const inUse = (error: unknown) => {
  throw isDuplicate(error) ? refuse("google_in_use", { cause: error }) : error;
};

/**
 * Joins a Google account with the account that has its address, and signs in: Google has proved the address, the
 * password proves the account. Its other sessions end. Throws `join_over`, `wrong_password`, `google_in_use`.
 */
export async function joinGoogle(
  deps: Deps,
  { ticket, password }: { ticket: string; password: string },
  agent: string | null,
): Promise<SignedIn> {
  const account = await accountToJoin(deps, ticket);
  const { user_id: userId, password_hash: hash } = account;
  if (!(await isPassword(password, hash))) throw refuse("wrong_password");
  const joined = deps.database.inTransaction(async (trx) => {
    const now = await access.locked(trx, userId);
    if (now?.password_hash !== hash) throw refuse("wrong_password");
    const taken = await access.takeJoin(trx, hashToken(ticket), deps.clock.now());
    if (!taken) throw refuse("join_over");
    await access.change(trx, userId, { google_sub: taken.google_sub });
    await endOldWaysIn(trx, userId, null);
    await appoint(deps, trx, userId, now.email);
    return enter(deps, trx, userId, agent);
  });
  return joined.catch(inUse);
}

/** Lets somebody who is signed in sign in with this Google account, too. Throws `google_in_use`. */
export async function connectGoogle(deps: Deps, userId: string, who: Verified): Promise<void> {
  const connected = deps.database.inTransaction(async (trx) => {
    await access.change(trx, userId, { google_sub: who.sub });
    await appoint(deps, trx, userId, who.email);
  });
  await connected.catch(inUse);
}

/** Ends signing in with Google. Throws `password_needed` where nothing else would let the person in. */
export async function leaveGoogle({ database }: Deps, userId: string): Promise<void> {
  await database.inTransaction(async (trx) => {
    const now = await access.locked(trx, userId);
    if (now && now.password_hash === null) throw refuse("password_needed");
    await access.change(trx, userId, { google_sub: null });
  });
}
