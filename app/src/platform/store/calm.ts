/**
 * Calls `work` when it has been asked for and then not for `ms` milliseconds, at the latest `latestMs` after it was first
 * asked for.
 */
export function calm(work: () => void, ms: number, latestMs: number): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let latest: ReturnType<typeof setTimeout> | undefined;
  function go() {
    clearTimeout(waiting);
    clearTimeout(latest);
    latest = undefined;
    work();
  }
  return () => {
    clearTimeout(waiting);
    waiting = setTimeout(go, ms);
    latest ??= setTimeout(go, latestMs);
  };
}
