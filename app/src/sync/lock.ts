import { INTERVIEW_LOCK } from "#models/contract/worker.ts";

const NAME = "taiyari-sync";
/** A drain begins nothing new after this. What it has begun, such as a report, may keep the lock longer. */
const LIMIT_MS = 25_000;
/** A tab that has had it for longer is frozen, or waits for a slow reply: both harm nothing when another one goes on. */
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

  /** The work's own failure is no word about the lock, whatever it looks like. */
  async function locked(locks: LockManager, work: () => Promise<void>): Promise<boolean> {
    const steal = blockedSince !== null && now() - blockedSince >= STEAL_MS;
    let end: Promise<void> = Promise.resolve();
    const ran = await locks
      .request(NAME, steal ? { steal } : { ifAvailable: true }, async (lock) => {
        if (lock) end = work();
        await end.catch(() => {}); // It is told below.
        return lock !== null;
      })
      .catch((why: unknown) => {
        if (!isTaken(why)) throw why;
        return false; // Another tab has taken it; what is under way ends by itself.
      });
    blockedSince = ran ? null : (blockedSince ?? now());
    if (ran) await end;
    return ran;
  }

  return {
    async run(work) {
      const stop = new AbortController();
      const limit = setTimeout(() => stop.abort(), LIMIT_MS);
      try {
        if (locks) return await locked(locks, () => work(stop.signal));
        await work(stop.signal);
        return true;
      } finally {
        stop.abort();
        clearTimeout(limit);
      }
    },
  };
}

/**
 * Whether any tab of this browser holds the lock of an attempt, which is held as long as its interview is open
 * (platform/turns.ts).
 * @param locks `navigator.locks`; without them only the tab itself knows what it has on its screen
 */
export const openInterviews =
  (locks: LockManager | undefined) =>
  async (attemptId: string): Promise<boolean> => {
    // A browser that refuses to tell is as one that has no locks.
    const { held = [] } = (await locks?.query().catch(() => null)) ?? {};
    return held.some(({ name }) => name === INTERVIEW_LOCK + attemptId);
  };
