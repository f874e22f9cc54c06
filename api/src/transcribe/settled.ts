import type { Ack } from "#models/contract/transcribe.ts";

/** Samples per millisecond. */
const PER_MS = 16;

/** Keeps count of which chunks are of no more use. Places are in samples from the socket's beginning. */
export type Settled = {
  /** A chunk has come whose first own sound begins at `place`. */
  chunk(place: number): void;
  /** All before `place` is written down or was no speech. Never goes back. */
  upTo(place: number): void;
  /** All that has come is settled, and nothing else comes. */
  all(): void;
  ack(): Ack;
};

/**
 * A chunk is of no more use when the next one's own sound begins in what is settled: a block may begin in one and end in
 * the next.
 */
export function makeSettled(): Settled {
  /** Where the chunks that are still of use begin; the first of them is number `done`. */
  const begins: number[] = [];
  let done = 0;
  let place = 0;

  return {
    chunk: (at) => void begins.push(at),
    upTo(to) {
      place = Math.max(place, to);
      while ((begins[1] ?? Infinity) <= place) {
        begins.shift();
        done++;
      }
    },
    all() {
      done += begins.length;
      begins.length = 0;
    },
    ack() {
      const into = place - (begins[0] ?? place);
      return { ack: done, skip: Math.max(0, Math.floor(into / PER_MS)) };
    },
  };
}
