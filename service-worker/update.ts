import { interviewRuns, type UpdateReply } from "#models/contract/worker.ts";

/**
 * Takes over from the running version, unless an attempt runs in any tab: a new version never comes between a person
 * and their answers. A browser without locks cannot tell, and the page has asked before.
 * @param locks `navigator.locks`
 */
export async function takeOver(
  locks: Pick<LockManager, "query"> | undefined,
  skipWaiting: () => Promise<void>,
): Promise<UpdateReply> {
  const { held } = (await locks?.query()) ?? {};
  if (interviewRuns(held)) return { type: "update.refused" };
  await skipWaiting();
  return { type: "update.taken" };
}
