import { mailJob, sendResetLink } from "./accounts/forgotten.ts";
import type { Deps } from "./deps.ts";
import { pushJob, sendPush } from "./push/actions.ts";
import { reportJob, writeReport } from "./reports/write.ts";

/** Has this process work on every kind of job that the rooms have, from the moment at which the jobs start. */
export function takeWork(deps: Deps): void {
  deps.jobs.work(reportJob, writeReport(deps));
  deps.jobs.work(pushJob, sendPush(deps));
  deps.jobs.work(mailJob, sendResetLink(deps));
}
