import { forgetEndedSessions } from "./accounts/actions.ts";
import { releaseExpired } from "./credits/actions.ts";
import type { Deps } from "./deps.ts";
import { forgetOldLimits } from "./http/limits.ts";
import { forgetOldRepeats } from "./http/repeats.ts";

type House = Pick<Deps, "database" | "clock" | "ids" | "log">;

const MINUTE_MS = 60_000;
/** An app that was away for a season may still send its requests again. */
const REPEATS_KEPT_MS = 90 * 86_400_000;

/** Removes what nobody needs any more. */
export async function clearOld(house: House): Promise<void> {
  const now = house.clock.now();
  await house.database.inTransaction((trx) => forgetOldRepeats(trx, now - REPEATS_KEPT_MS));
  await forgetEndedSessions(house);
  await forgetOldLimits(house.database, now);
}

/** Gives back the credits of rounds whose making was cut short. */
async function returnCredits(house: House): Promise<void> {
  const released = await releaseExpired(house);
  if (released > 0) house.log.warn({ released }, "credits of unfinished rounds were given back");
}

/**
 * Tidies up at the start and every minute: credits each time, old rows once an hour. Several processes may do so on
 * one database. Returns a function that stops it and waits for a run in progress.
 */
export function startSweeper(house: House): () => Promise<void> {
  let running = Promise.resolve();
  let minute = 0;
  const sweep = () => {
    const hourly = minute++ % 60 === 0;
    running = running
      .then(() => returnCredits(house))
      .then(() => (hourly ? clearOld(house) : undefined))
      .catch((err: unknown) => house.log.error({ err }, "tidying up failed"));
  };
  sweep();
  const timer = setInterval(sweep, MINUTE_MS);
  return () => {
    clearInterval(timer);
    return running;
  };
}
