import { dropExpired } from "./accounts/accessTable.ts";
import { forgetEndedSessions } from "./accounts/actions.ts";
import { releaseExpired } from "./credits/actions.ts";
import type { Deps } from "./deps.ts";
import { forgetOldLimits } from "./http/limits.ts";
import { forgetBriefRepeats, forgetOldRepeats } from "./http/repeats.ts";
import { forgetOldUse } from "./interviewers/meters.ts";
import { forgetFailed } from "./jobs/leased.ts";
import { reconcile, reconcileRefunds } from "./payments/reconcile.ts";
import { settleMonth } from "./rewards/monthEnd.ts";
import { dropEnded } from "./shares/table.ts";

type House = Pick<Deps, "database" | "clock" | "ids" | "log">;

const DAY_MS = 86_400_000;
/** An app that was away for a season may still send its requests again. */
const REPEATS_KEPT_MS = 90 * DAY_MS;
/** An answer carries its revision, which makes a repeat harmless after that. */
const BRIEF_REPEATS_KEPT_MS = 3 * DAY_MS;
/** pg-boss keeps failed jobs as long. */
const FAILURES_KEPT_MS = 7 * DAY_MS;

/** Removes what nobody needs any more. */
export async function clearOld(house: House): Promise<void> {
  const now = house.clock.now();
  const { engine, inTransaction } = house.database;
  await inTransaction(async (trx) => {
    await forgetOldRepeats(trx, now - REPEATS_KEPT_MS);
    await forgetBriefRepeats(trx, now - BRIEF_REPEATS_KEPT_MS);
    await dropExpired(trx, now);
    await dropEnded(trx, now);
    if (engine === "sqlite") await forgetFailed(trx, now - FAILURES_KEPT_MS);
  });
  await forgetOldUse(house);
  await forgetEndedSessions(house);
  await forgetOldLimits(house.database, now);
}

/** Gives back the credits of rounds whose making was cut short (rule LE4). */
export async function returnCredits(house: House): Promise<void> {
  const released = await releaseExpired(house);
  if (released > 0) house.log.warn({ released }, "credits of unfinished rounds were given back");
}

/** Has the jobs tidy up: credits every minute, open orders every five, refunds every night, old rows every hour, rewards at month end. */
export function tidyUp(deps: House & Pick<Deps, "jobs" | "payments">): void {
  deps.jobs.cron({ name: "return-credits", fields: "* * * * *" }, () => returnCredits(deps));
  deps.jobs.cron({ name: "reconcile", fields: "*/5 * * * *" }, async () => void (await reconcile(deps)));
  deps.jobs.cron(
    { name: "reconcile-refunds", fields: "40 2 * * *" },
    async () => void (await reconcileRefunds(deps)),
  );
  deps.jobs.cron({ name: "clear-old", fields: "17 * * * *" }, () => clearOld(deps));
  // On the first the month is settled; the nights after find what a failure has left, which is nothing as a rule.
  deps.jobs.cron(
    { name: "settle-month", fields: "5 0 1-7 * *", zone: "Asia/Kolkata" },
    async () => void (await settleMonth(deps)),
  );
}
