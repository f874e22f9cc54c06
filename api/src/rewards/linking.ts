import { refuse } from "#models/contract/problems.ts";
import type { User } from "#models/entities/user.ts";
import { inviteCodeFrom, isValidReferrer, readReferrer } from "#models/rules/referral.ts";
import type { Transaction } from "kysely";
import type { Person } from "../accounts/person.ts";
import { showUser } from "../accounts/show.ts";
import { lockedUser, userById } from "../accounts/table.ts";
import { isDuplicate } from "../db/engine.ts";
import type { Tables } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import * as table from "./table.ts";

type House = Pick<Deps, "database" | "clock" | "ids">;

/** No honest chain of invitations is longer; whoever would make one is refused. */
const LONGEST_CHAIN = 1_000;

/** Whose address or code was typed. Throws `bad_referrer` for one's own, and for what nobody has. */
async function inviterOf(trx: Transaction<Tables>, person: Person, typed: string): Promise<string> {
  const meant = isValidReferrer(typed, person.email) ? readReferrer(typed) : undefined;
  if (!meant) throw refuse("bad_referrer");
  const found =
    "email" in meant
      ? await table.lockedInviter(trx, "email", meant.email)
      : await table.lockedInviter(trx, "invite_code", meant.code);
  if (!found || found.user_id === person.userId) throw refuse("bad_referrer");
  return found.user_id;
}

/**
 * Says, once, who invited a person (rules RW2, RW4, RW5): by an e-mail address, or by the code of a share link. Saying the
 * same again is no error. Throws `bad_referrer`; `referrer_failed` where another one is set or a circle would close.
 * Whoever is linked learns nothing of any address: that is looked at first.
 */
export async function setReferrer(house: House, person: Person, typed: string): Promise<{ user: User }> {
  const { inTransaction, engine } = house.database;
  const row = await inTransaction(async (trx) => {
    await table.lockLinks(trx, engine);
    const before = (await table.referredBy(trx, person.userId))?.referred_by ?? null;
    if (before !== null && !(await saysTheSame(trx, typed, before))) throw refuse("referrer_failed");
    if (before === null) await linkTo(house, trx, person, await inviterOf(trx, person, typed));
    return userById(trx, person.userId);
  });
  if (!row) throw refuse("invalid_token");
  return { user: showUser(row) };
}

/** A first reply that was lost is asked for again. */
async function saysTheSame(trx: Transaction<Tables>, typed: string, before: string): Promise<boolean> {
  const known = await userById(trx, before);
  const meant = readReferrer(typed);
  if (!known || !meant) return false;
  return "email" in meant ? meant.email === known.email : meant.code === known.invite_code;
}

async function linkTo({ clock }: House, trx: Transaction<Tables>, { userId }: Person, inviter: string) {
  if (await table.isInvitedBy(trx, inviter, userId, LONGEST_CHAIN)) throw refuse("referrer_failed");
  const linked = await table.link(trx, userId, { referred_by: inviter, referred_at: clock.now() });
  if (!linked) throw refuse("referrer_failed");
}

/** Tries until a code is found that nobody has: the second one is hardly ever needed. */
const TRIES = 5;

/** What a person's share link carries, made when it is first asked for. Throws `invalid_token` where the person is gone. */
export async function inviteCode({ database, ids }: House, userId: string): Promise<string> {
  for (let tries = 1; ; tries++) {
    const row = await table.inviteCodeOf(database.db, userId);
    if (!row) throw refuse("invalid_token");
    if (row.invite_code !== null) return row.invite_code;
    const code = inviteCodeFrom(Buffer.from(ids.secret(), "base64url"));
    await database
      .inTransaction(async (trx) => {
        if (await lockedUser(trx, userId)) await table.setInviteCode(trx, userId, code);
      })
      .catch((error: unknown) => {
        if (!isDuplicate(error) || tries >= TRIES) throw error;
      });
  }
}
