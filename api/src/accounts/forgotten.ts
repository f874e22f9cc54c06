import { refuse } from "#models/contract/problems.ts";
import * as z from "zod/mini";
import type { Deps } from "../deps.ts";
import { hashToken } from "../http/signedIn.ts";
import type { Handler, JobKind } from "../jobs/port.ts";
import * as access from "./accessTable.ts";
import type { SignedIn } from "./actions.ts";
import { newSession } from "./newSession.ts";
import { endOldWaysIn } from "./oldWaysIn.ts";
import { hashPassword } from "./passwords.ts";
import { type LetterLanguage, resetLetter } from "./resetLetter.ts";
import { showUser } from "./show.ts";
import * as table from "./table.ts";

/** How long a link to a new password works. */
const LINK_MS = 30 * 60_000;

const Errand = z.object({ userId: z.string(), language: z.enum(["en", "hi"]) });
type Errand = z.infer<typeof Errand>;

/** A letter with a link to a new password. */
export const mailJob: JobKind<Errand> = { name: "mail", payload: Errand, atOnce: 4, tries: 6, backoff: 30 };

/**
 * Has a link mailed to whoever has this address. For an address that nobody has, a job for nobody is stored: the same
 * answer after the same work, so that nobody can find out who has an account. Throws `mail_not_set_up`.
 */
export async function forgotPassword(
  deps: Deps,
  { email, language }: { email: string; language: LetterLanguage },
): Promise<void> {
  if (!deps.mail) throw refuse("mail_not_set_up");
  const person = await access.byEmail(deps.database.db, email);
  const userId = person?.user_id ?? deps.ids.make();
  await deps.database.inTransaction((trx) =>
    deps.jobs.enqueue(trx, mailJob, { key: userId, payload: { userId, language }, again: true }),
  );
}

/** Makes a person's one link; older ones end. @returns its address under `base` */
async function newLink(
  { database, clock, ids }: Pick<Deps, "database" | "clock" | "ids">,
  userId: string,
  base: string,
): Promise<string> {
  const token = ids.secret();
  const now = clock.now();
  const row = { token_hash: hashToken(token), user_id: userId, created_at: now, expires_at: now + LINK_MS };
  await database.inTransaction(async (trx) => {
    await access.dropLinks(trx, userId);
    await access.insertLink(trx, row);
  });
  // Behind the # it reaches no server, no log and no Referer.
  return `${base.replace(/\/+$/, "")}/reset-password#${token}`;
}

/** Mails a link. The token is made here: the job itself holds nothing that would open an account. */
export const sendResetLink =
  (deps: Deps): Handler<Errand> =>
  async ({ payload: { userId, language } }) => {
    const { mail, env, log, database } = deps;
    const person = await table.userById(database.db, userId);
    if (!mail || !person) return;
    const link = await newLink(deps, userId, env.publicUrl);
    const outcome = await mail.send(resetLetter(language, { name: person.name, email: person.email, link }));
    if (outcome === "refused") log.warn("a letter with a link to a new password was refused");
  };

/** A link for whoever runs the server to hand on; undefined where nobody has this address. */
export async function linkFor(
  deps: Pick<Deps, "database" | "clock" | "ids">,
  email: string,
  base: string,
): Promise<string | undefined> {
  const person = await access.byEmail(deps.database.db, email.trim().toLowerCase());
  return person && newLink(deps, person.user_id, base);
}

/**
 * Sets a new password by a link, once, and signs in; all sessions end. Where there was a password before, a Google account
 * must be joined anew: whoever registered a foreign address may have joined their own. Throws `link_over`.
 */
export async function resetPassword(
  deps: Deps,
  { token, password }: { token: string; password: string },
  agent: string | null,
): Promise<SignedIn> {
  const { database, clock } = deps;
  const tokenHash = hashToken(token);
  if (!(await access.link(database.db, tokenHash, clock.now()))) throw refuse("link_over");
  const password_hash = await hashPassword(password);
  return database.inTransaction(async (trx) => {
    const taken = await access.takeLink(trx, tokenHash, clock.now());
    if (!taken) throw refuse("link_over");
    const { user_id: userId } = taken;
    const before = await access.locked(trx, userId);
    const set = before?.password_hash === null ? { password_hash } : { password_hash, google_sub: null };
    await access.change(trx, userId, set);
    await endOldWaysIn(trx, userId, null);
    const session = newSession(deps, userId, agent);
    await session.store(trx);
    const user = await table.userById(trx, userId);
    if (!user) throw refuse("link_over");
    return { token: session.token, user: showUser(user) };
  });
}
