import type { Transaction } from "kysely";
import type { Database } from "../db/open.ts";
import type { Tables } from "../db/schema.ts";
import type { Clock } from "../deps.ts";
import type { CronEntry } from "./port.ts";
import { lastTime } from "./schedule.ts";

/** Moves the mark of an entry forward; false when its job for this time was stored before, by any process. */
async function mark(trx: Transaction<Tables>, name: string, at: number): Promise<boolean> {
  const moved = await trx
    .insertInto("cron_marks")
    .values({ name, at })
    .onConflict((on) => on.column("name").doUpdateSet({ at }).where("cron_marks.at", "<", at))
    .returning("name")
    .executeTakeFirst();
  return moved !== undefined;
}

/**
 * Looks at the clock: each entry whose time has come since it was marked last gets one job, stored with the mark. Of
 * several times that nobody was there for, the last one counts.
 */
export function clockwork(
  { inTransaction }: Database,
  clock: Clock,
  entries: readonly CronEntry[],
  enqueue: (trx: Transaction<Tables>, entry: CronEntry, at: number) => Promise<unknown>,
) {
  const seen = new Map<string, number>();
  return async function look(): Promise<void> {
    const now = clock.now();
    for (const entry of entries) {
      const at = lastTime(entry, now);
      if (at === undefined || seen.get(entry.name) === at) continue;
      await inTransaction(async (trx) => {
        if (await mark(trx, entry.name, at)) await enqueue(trx, entry, at);
      });
      seen.set(entry.name, at);
    }
  };
}
