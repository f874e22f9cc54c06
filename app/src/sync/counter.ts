/* eslint-disable no-console -- the chip goes on with what it knows */
import { tallyOf, unsentOf } from "../calls/unsent.ts";
import type { SyncState } from "../ports.ts";
import type { Outside } from "./outside.ts";

/** Rows change with every letter; they are counted after, in milliseconds. */
const COUNT_MS = 150;

export type Counter = {
  state(): SyncState;
  subscribe(listener: () => void): () => void;
  /** Rows have changed: nothing is claimed of them until they have been counted, which is soon. */
  changed(): void;
  /** Somebody is typing: nothing is claimed until `changed` has told of it and they have been counted. */
  touched(): void;
  /** Counts now. Never rejects. */
  count(): Promise<void>;
  end(): void;
};

const isSameWord = (a: SyncState, b: SyncState) => a.reached === b.reached && a.counted === b.counted;

const sameState = (a: SyncState, b: SyncState) =>
  a.waiting === b.waiting && a.refused === b.refused && a.away === b.away && isSameWord(a, b);

/**
 * Counts what waits, for the eye.
 * @param server whether it is out of reach, and whether the last request has reached it
 */
export function makeCounter(
  { auth, store, after }: Outside,
  server: () => Pick<SyncState, "away" | "reached">,
): Counter {
  const listeners = new Set<() => void>();
  let state: SyncState = { waiting: 0, refused: 0, away: false, reached: false, counted: false };
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
    const tally = tallyOf(await unsentOf(store, auth.tokenOwner()));
    set({ ...tally, ...server(), counted: begun === seen });
  }

  const count = () =>
    countRows().catch((why: unknown) => console.warn("What waits could not be counted", why));

  function touched() {
    seen++;
    set({ ...state, counted: false });
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    touched,
    changed() {
      touched();
      soon ??= after(COUNT_MS, () => {
        soon = null;
        void count();
      });
    },
    count,
    end: () => soon?.(),
  };
}
