import { releaseExpired } from "./credits/actions.ts";
import type { Deps } from "./deps.ts";
import { forgetRunning } from "./http/repeats.ts";

/**
 * One process owns a SQLite file: what was running when it opens the file died with the process before. Its credits go
 * back and its keys are free at once, so that whoever was waiting need not wait for a lease to end. Elsewhere another
 * process may be at work, and the leases decide.
 */
export async function takeOver(deps: Pick<Deps, "clock" | "ids" | "database">): Promise<void> {
  const { database } = deps;
  if (database.engine !== "sqlite") return;
  await releaseExpired(deps, Number.MAX_SAFE_INTEGER);
  await database.inTransaction(forgetRunning);
}
