import type { StoredAnswer } from "../../rows.ts";

export type Told = { onKept(): void; onLost(why: unknown): void };

/** An answer on its way down. `raw` is its journal entry, null where the journal had no room. */
export type Draft = { key: string; row: StoredAnswer; raw: string | null };

export type Writer = {
  enqueue(draft: Draft, told?: Told): void;
  /** The row that waits to be written, or null. */
  waitingRow(key: string): StoredAnswer | null;
  flush(): Promise<void>;
  /** Stops writing the answers of an attempt that is over; resolves, when nothing is on its way, for those that waited. */
  end(attemptId: string): Promise<string[]>;
};

type Waiting = Draft & { told: Told[] };

/** At most one write per answer in this many milliseconds, the first of them at once. */
const THROTTLE_MS = 150;

/**
 * Writes answers: the newest of each, at once and then throttled.
 * @param put begins the write within its call; resolves when the row is down
 * @param onDown told of each draft that is down
 */
export function makeWriter(put: (draft: Draft) => Promise<void>, onDown: (draft: Draft) => void): Writer {
  const waiting = new Map<string, Waiting>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const running = new Set<Promise<void>>();

  function kept(draft: Waiting) {
    onDown(draft);
    for (const told of draft.told) told.onKept();
  }

  function lost(draft: Waiting, why: unknown) {
    // A later flush tries again, unless something newer waits already.
    if (!waiting.has(draft.key)) waiting.set(draft.key, { ...draft, told: [] });
    for (const told of draft.told) told.onLost(why);
    throw why;
  }

  function write(key: string): void {
    const draft = waiting.get(key);
    if (!draft) return;
    waiting.delete(key);
    const job = put(draft).then(
      () => kept(draft),
      (why: unknown) => lost(draft, why),
    );
    running.add(job);
    // `flush` hears of the failure from the job itself.
    job.catch(() => {}).finally(() => running.delete(job));
  }

  function throttle(key: string) {
    const due = () => {
      timers.delete(key);
      if (waiting.has(key)) throttle(key);
    };
    timers.set(key, setTimeout(due, THROTTLE_MS));
    write(key);
  }

  return {
    waitingRow: (key) => waiting.get(key)?.row ?? null,
    enqueue(draft, told) {
      const { key, raw } = draft;
      waiting.set(key, { ...draft, told: [...(waiting.get(key)?.told ?? []), ...(told ? [told] : [])] });
      if (raw === null) write(key);
      else if (!timers.has(key)) throttle(key);
    },
    async flush() {
      for (const key of [...waiting.keys()]) write(key);
      await Promise.all(running);
    },
    async end(attemptId) {
      const keys = [...waiting].flatMap(([key, { row }]) => (row.attemptId === attemptId ? [key] : []));
      for (const key of keys) waiting.delete(key);
      await Promise.allSettled(running);
      return keys;
    },
  };
}
