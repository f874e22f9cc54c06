/* eslint-disable no-console -- the chip goes on with what it knows */
import { unsentOf } from "../calls/unsent.ts";
import type { SyncState } from "../ports.ts";
import type { Outside } from "./outside.ts";

/** Rows change with every letter; they are counted after, in milliseconds. */
const COUNT_MS = 150;

export type Counter = {
  state(): SyncState;
  subscribe(listener: () => void): () => void;
  /** Rows have changed: nothing is claimed of them until they have been counted, which is soon. */
  changed(): void;
  /** Counts now. Never rejects. */
  count(): Promise<void>;
  end(): void;
};

const sameState = (a: SyncState, b: SyncState) =>
  a.waiting === b.waiting && a.refused === b.refused && a.away === b.away && a.counted === b.counted;

/**
 * Counts what waits, for the eye.
 * @param isAway whether the server is out of reach
 */
export function makeCounter({ auth, store, after }: Outside, isAway: () => boolean): Counter {
  const listeners = new Set<() => void>();
  let state: SyncState = { waiting: 0, refused: 0, away: false, counted: false };
  let soon: (() => void) | null = null;
  /** Changes so far: a count that began before the last of them has not seen it. */
  let seen = 0;

  function set(next: SyncState) {
    if (sameState(next, state)) return;
    state = next;
    for (const listener of [...listeners]) listener();
  }

  async function countRows() {
    const begun = seen;
    const { answers, commands } = await unsentOf(store, auth.tokenOwner());
    const rows = [...answers, ...commands];
    const refused = rows.filter((row) => row.refused).length;
    set({ waiting: rows.length - refused, refused, away: isAway(), counted: begun === seen });
  }

  const count = () =>
    countRows().catch((why: unknown) => console.warn("What waits could not be counted", why));

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changed() {
      seen++;
      set({ ...state, counted: false });
      soon ??= after(COUNT_MS, () => {
        soon = null;
        void count();
      });
    },
    count,
    end: () => soon?.(),
  };
}
