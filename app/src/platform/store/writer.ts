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

/** A write that failed is tried again after so many milliseconds, or with the next text. */
const AGAIN_MS = 500;

/**
 * Writes answers: a text at once, or, where a write of the same answer is on its way, the newest text when that has ended.
 * @param put begins the write within its call; resolves when the row is down
 * @param onDown told of each draft that is down
 */
export function makeWriter(put: (draft: Draft) => Promise<void>, onDown: (draft: Draft) => void): Writer {
  const waiting = new Map<string, Waiting>();
  /** Writes on their way by the key of their answer. */
  const running = new Map<Promise<void>, string>();

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
    running.set(job, key);
    // `flush` hears of the failure from the job itself.
    job.then(
      () => {
        running.delete(job);
        writeNext(key);
      },
      () => {
        running.delete(job);
        setTimeout(() => writeNext(key), AGAIN_MS);
      },
    );
  }

  function writeNext(key: string) {
    if (![...running.values()].includes(key)) write(key);
  }

  return {
    waitingRow: (key) => waiting.get(key)?.row ?? null,
    enqueue(draft, told) {
      const { key, raw } = draft;
      waiting.set(key, { ...draft, told: [...(waiting.get(key)?.told ?? []), ...(told ? [told] : [])] });
      if (raw === null) write(key);
      else writeNext(key);
    },
    async flush() {
      for (const key of [...waiting.keys()]) write(key);
      await Promise.all(running.keys());
    },
    async end(attemptId) {
      const keys = [...waiting].flatMap(([key, { row }]) => (row.attemptId === attemptId ? [key] : []));
      for (const key of keys) waiting.delete(key);
      await Promise.allSettled(running.keys());
      return keys;
    },
  };
}
