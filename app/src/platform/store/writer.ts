import type { StoredAnswer } from "../../rows.ts";
import { isFull, type MakeRoom } from "./full.ts";

export type Told = { onKept(): void; onLost(why: unknown): void };

/** An answer on its way down. `raw` is its journal entry, null where the journal had no room. */
export type Draft = { key: string; row: StoredAnswer; raw: string | null };

export type Writer = {
  enqueue(draft: Draft, told?: Told): void;
  /** The row that waits to be written, or null. */
  waitingRow(key: string): StoredAnswer | null;
  /** Forgets what waits to be written. */
  drop(key: string): void;
  flush(): Promise<void>;
  /**
   * Stops writing the answers of an attempt that is over; resolves, when nothing is on its way, for what had not been
   * written.
   */
  end(attemptId: string): Promise<Draft[]>;
};

/** `order` counts the drafts: of one answer the highest is the newest. */
type Waiting = Draft & { order: number; told: Told[] };

/** A write that failed is tried again after so many milliseconds, then ever later; or with the next text. */
const AGAIN_MS = 500;
const LATEST_MS = 30_000;

const pauseAfter = (failures: number) => Math.min(LATEST_MS, AGAIN_MS * 2 ** (failures - 1));

/**
 * Writes answers: a text at once, or, where a write of the same answer is on its way, the newest text when that has ended.
 * @param put begins the write within its call; resolves when the row is down. `again`: an earlier write of this text has
 *   failed
 * @param onDown told of each draft that is down
 * @param makeRoom for a disk that is full
 */
export function makeWriter(
  put: (draft: Draft, again: boolean) => Promise<void>,
  onDown: (draft: Draft) => void,
  makeRoom: MakeRoom,
): Writer {
  const waiting = new Map<string, Waiting>();
  /** Writes on their way by the key of their answer. */
  const running = new Map<Promise<void>, string>();
  /** The order of the newest draft of each answer, and how often it could not be written. */
  const newest = new Map<string, { order: number; failures: number }>();
  const ended = new Set<string>();
  let count = 0;

  function kept(draft: Waiting) {
    onDown(draft);
    for (const told of draft.told) told.onKept();
  }

  function lost(draft: Waiting, why: unknown) {
    const known = newest.get(draft.key);
    // An older text must never come after a newer one, wherever that is: down, on its way or waiting.
    if (known?.order === draft.order) {
      known.failures++;
      waiting.set(draft.key, { ...draft, told: [] });
    }
    for (const told of draft.told) told.onLost(why);
    throw why;
  }

  const isNewest = ({ key, order }: Waiting) => newest.get(key)?.order === order;

  /** Once more for each thing that could be dropped, unless a newer text has come meanwhile. */
  async function putInRoom(draft: Waiting, why: unknown): Promise<void> {
    if (!isFull(why) || !(await makeRoom()) || !isNewest(draft)) throw why;
    await put(draft, true).catch((next: unknown) => putInRoom(draft, next));
  }

  function write(key: string): void {
    const draft = waiting.get(key);
    if (!draft) return;
    waiting.delete(key);
    const again = isNewest(draft) && (newest.get(key)?.failures ?? 0) > 0;
    const putting = put(draft, again).catch((why: unknown) => putInRoom(draft, why));
    const job = putting.then(
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
        setTimeout(() => writeNext(key), pauseAfter(newest.get(key)?.failures ?? 1));
      },
    );
  }

  function writeNext(key: string) {
    if (ended.has(waiting.get(key)?.row.attemptId ?? "")) return;
    if (![...running.values()].includes(key)) write(key);
  }

  return {
    waitingRow: (key) => waiting.get(key)?.row ?? null,
    drop: (key) => void waiting.delete(key),
    enqueue(draft, told) {
      const { key, raw } = draft;
      const order = ++count;
      // Somebody types: it is not over after all.
      ended.delete(draft.row.attemptId);
      newest.set(key, { order, failures: 0 });
      const all = [...(waiting.get(key)?.told ?? []), ...(told ? [told] : [])];
      waiting.set(key, { ...draft, order, told: all });
      if (raw === null) write(key);
      else writeNext(key);
    },
    async flush() {
      for (const key of [...waiting.keys()]) write(key);
      await Promise.all(running.keys());
    },
    async end(attemptId) {
      ended.add(attemptId);
      await Promise.allSettled(running.keys());
      const drafts = [...waiting.values()].filter(({ row }) => row.attemptId === attemptId);
      for (const { key } of drafts) waiting.delete(key);
      return drafts;
    },
  };
}
