import type { NewestFirst } from "#models/contract/page.ts";
import { refuse } from "#models/contract/problems.ts";
import type { Share, SharedReport } from "#models/entities/share.ts";
import { SHARE_LASTS_MS } from "#models/rules/share.ts";
import type { Transaction } from "kysely";
import type { ShareRow, Tables } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import { pageOf } from "../http/pages.ts";
import { showShare, showShared } from "./show.ts";
import * as table from "./table.ts";

type Wanted = { attemptId: string; withAnswers: boolean; shownAs?: string | undefined };
type Remember = (trx: Transaction<Tables>, reply: { share: Share }) => Promise<void>;

/** Makes the link to one's own report, or changes what it shows (rule SH1). Throws `report_missing`. */
export async function share(
  { database, clock, ids }: Deps,
  userId: string,
  { attemptId, withAnswers, shownAs = "" }: Wanted,
  remember: Remember,
): Promise<{ share: Share }> {
  const now = clock.now();
  const row: ShareRow = {
    ...{ share_id: ids.make(), token: ids.secret(), user_id: userId, attempt_id: attemptId },
    ...{ with_answers: withAnswers ? 1 : 0, shown_as: shownAs },
    ...{ created_at: now, ends_at: now + SHARE_LASTS_MS },
  };
  const reply = await database.inTransaction(async (trx) => {
    const report = await table.ownReport(trx, userId, attemptId);
    if (!report) return undefined;
    const shown = { share: showShare(await table.keepShare(trx, row), report.body) };
    await remember(trx, shown);
    return shown;
  });
  if (!reply) throw refuse("report_missing");
  return reply;
}

/** One's links that work, newest first. */
export async function list({ database, clock }: Deps, userId: string, page: NewestFirst): Promise<Share[]> {
  const rows = await table.sharesOf(database.db, userId, { ...pageOf(page), now: clock.now() });
  return rows.map(({ body, ...row }) => showShare(row, body));
}

/** Ends a link of one's own, at once and for good (rule SH4). */
export async function end({ database }: Deps, userId: string, shareId: string): Promise<void> {
  await database.inTransaction((trx) => table.dropShare(trx, userId, shareId));
}

/** The report behind a link. Throws `share_ended`, whether it has ended or was never there (rule SH5). */
export async function shared({ database, clock }: Deps, token: string): Promise<SharedReport> {
  const found = await table.sharedBy(database.db, token, clock.now());
  if (!found) throw refuse("share_ended");
  const { body, ...row } = found;
  return showShared(row, body);
}
