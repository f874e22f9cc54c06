import { refuse } from "#models/contract/problems.ts";
import { sql, type Transaction } from "kysely";
import { compiledOnce } from "../db/compiledOnce.ts";
import type { Tables } from "../db/schema.ts";

const bump = compiledOnce<{ seq: number }>((db) =>
  sql<{ seq: number }>`
    insert into sync_heads (user_id, seq) select user_id, 1 from users where user_id = ${""}
    on conflict (user_id) do update set seq = sync_heads.seq + 1 returning seq`.compile(db),
);

/**
 * The next number of a person's own sequence of changes, for every row of theirs that this transaction writes: it is
 * stored as `seq` of the attempt, answer or report. To be taken before anything else is written. The head's row stays
 * locked until the transaction ends, so a person's changes become visible in the order of their numbers; a number may be
 * left out, but never comes later than a higher one. Throws `invalid_token` when the person's account is gone.
 */
export async function nextChange(trx: Transaction<Tables>, userId: string): Promise<number> {
  const row = await bump(trx, [userId]);
  if (!row) throw refuse("invalid_token");
  return row.seq;
}
