import { interviewRuns } from "#models/contract/worker.ts";

const KEY = "taiyari-fresh-start";

/** Whether a fresh start may help and was not tried in this tab yet; remembers that it is now. */
export function mayStartFresh(): boolean {
  try {
    if (!navigator.onLine || sessionStorage.getItem(KEY)) return false;
    sessionStorage.setItem(KEY, "1");
    return true;
  } catch {
    return false; // What cannot be remembered could become a loop.
  }
}

/**
 * Loads the page afresh when a part of it could not be fetched although there is a network: most likely a newer
 * version has replaced it. Once in a tab's life, and never while an attempt runs.
 */
export async function startFresh() {
  const { held } = (await navigator.locks?.query()) ?? {};
  if (!interviewRuns(held) && mayStartFresh()) location.reload();
}
