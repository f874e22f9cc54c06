import { INTERVIEW_LOCK } from "#models/contract/worker.ts";
import type { Turns } from "../ports.ts";

/** The service worker looks for such a lock before it takes over. */
const nameOf = (attemptId: string) => INTERVIEW_LOCK + attemptId;

/**
 * Turns as Web Locks, which end with their tab, however it ends. A browser that has none, or refuses them, has no way
 * to tell: the turn is then always ours.
 * @param locks `navigator.locks`
 */
export function browserTurns(locks: LockManager | undefined): Turns {
  /** The release of each lock that this tab has. */
  const held = new Map<string, () => void>();
  const keepers = new Map<string, Set<() => void>>();

  const keepersOf = (attemptId: string) => keepers.get(attemptId) ?? new Set();

  function lost(attemptId: string) {
    held.delete(attemptId);
    for (const tell of keepersOf(attemptId)) tell();
  }

  function release(attemptId: string) {
    held.get(attemptId)?.();
    held.delete(attemptId);
  }

  /** Resolves with whether the turn is ours. */
  async function request(attemptId: string, options: LockOptions): Promise<boolean> {
    if (!locks || held.has(attemptId)) return true;
    return new Promise((resolve) => {
      const given = (lock: Lock | null) => {
        resolve(lock !== null);
        return lock && new Promise<void>((end) => held.set(attemptId, end));
      };
      const ended = () => {
        // Taken over by another tab; without a lock before, it is the browser that refuses them.
        if (held.has(attemptId)) lost(attemptId);
        resolve(true);
      };
      locks.request(nameOf(attemptId), options, given).catch(ended);
    });
  }

  return {
    keep(attemptId, onLost) {
      const own = keepersOf(attemptId).add(onLost);
      keepers.set(attemptId, own);
      void request(attemptId, { ifAvailable: true }).then((ours) => {
        if (own.size === 0) release(attemptId);
        else if (!ours) lost(attemptId);
      });
      return () => {
        own.delete(onLost);
        if (own.size === 0) release(attemptId);
      };
    },
    whenFree(attemptId, onFree) {
      const waiting = new AbortController();
      // Given back in the same moment. It rejects when the waiting ends, or where the browser refuses locks.
      locks?.request(nameOf(attemptId), { signal: waiting.signal }, onFree).catch(() => {});
      return () => waiting.abort();
    },
    async takeOver(attemptId) {
      await request(attemptId, { steal: true });
    },
  };
}
