import { refuse } from "#models/contract/problems.ts";
import { sql, type Transaction } from "kysely";
import { changeCompiledOnce, compiledOnce } from "../db/compiledOnce.ts";
import type { Tables } from "../db/schema.ts";

type Trx = Transaction<Tables>;

// RETURNING would take SQLite longer than the two statements do.
const bump = changeCompiledOnce((db) =>
  sql`update sync_heads set seq = seq + 1 where user_id = ${""}`.compile(db),
);

const begin = changeCompiledOnce((db) =>
  sql`
    insert into sync_heads (user_id, seq) select user_id, 1 from users where user_id = ${""}
    on conflict (user_id) do update set seq = sync_heads.seq + 1`.compile(db),
);

const head = compiledOnce<{ seq: number }>((db) =>
  sql<{ seq: number }>`select seq from sync_heads where user_id = ${""}`.compile(db),
);

/**
 * Takes the next number of a person's own sequence of changes, which stands in `sync_heads` until the transaction ends,
 * for every row of theirs that it writes: it is stored as `seq` of the attempt, answer or report. To be taken before
 * anything else is written. The head's row stays locked until the transaction ends, so a person's changes become visible
 * in the order of their numbers; a number may be left out, but never comes later than a higher one. Throws
 * `invalid_token` when the person's account is gone.
 */
export async function takeNumber(trx: Trx, userId: string): Promise<void> {
  if ((await bump(trx, [userId])) > 0) return;
  if ((await begin(trx, [userId])) === 0) throw refuse("invalid_token");
}

/** Takes the next number, and says which it is: see `takeNumber`. */
export async function nextChange(trx: Trx, userId: string): Promise<number> {
  await takeNumber(trx, userId);
  const row = await head(trx, [userId]);
  if (!row) throw refuse("invalid_token");
  return row.seq;
}
