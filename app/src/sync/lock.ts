const NAME = "taiyari-sync";
/** A drain gives the lock back after this, so that no tab has it for long. */
const LIMIT_MS = 25_000;
/** A tab that has had it for longer is frozen: the browser has stopped its timers, and its limit with them. */
const STEAL_MS = 30_000;

/**
 * One drain at a time among the tabs of a browser.
 * @returns run: does `work` and resolves with true, or with false while another tab is at it. `stop` aborts when the
 *   time is over or another tab has taken the lock: nothing new may then be begun.
 */
export type DrainLock = { run(work: (stop: AbortSignal) => Promise<void>): Promise<boolean> };

const isTaken = (why: unknown) => why instanceof DOMException && why.name === "AbortError";

/**
 * @param locks `navigator.locks`; a browser without them drains in each tab, which repeats requests and harms nothing
 * @param now milliseconds that only grow
 */
export function drainLock(locks: LockManager | undefined, now: () => number): DrainLock {
  let blockedSince: number | null = null;

  async function locked(work: () => Promise<void>): Promise<boolean> {
    if (!locks) return work().then(() => true);
    const steal = blockedSince !== null && now() - blockedSince >= STEAL_MS;
    const ran = await locks.request(NAME, steal ? { steal } : { ifAvailable: true }, async (lock) => {
      if (lock) await work();
      return lock !== null;
    });
    blockedSince = ran ? null : (blockedSince ?? now());
    return ran;
  }

  return {
    async run(work) {
      const stop = new AbortController();
      const limit = setTimeout(() => stop.abort(), LIMIT_MS);
      try {
        return await locked(() => work(stop.signal));
      } catch (why) {
        if (!isTaken(why)) throw why;
        return false; // Another tab has taken it; what is under way ends by itself.
      } finally {
        stop.abort();
        clearTimeout(limit);
      }
    },
  };
}
