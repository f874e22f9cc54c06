/** Bytes that come in at one end and are taken at the other, without being copied again for each that comes. */
export type ByteQueue = {
  add(bytes: Uint8Array): void;
  /** All that is there; good until the next `add`. */
  bytes(): Uint8Array;
  drop(count: number): void;
};

const SMALLEST = 4_096;
/** What is empty and bigger than this is given back. */
const KEPT = 65_536;

/** An empty queue. It takes at most a few times the room of what it holds. */
export function makeByteQueue(): ByteQueue {
  let store = new Uint8Array(SMALLEST);
  let from = 0;
  let to = 0;

  /** Moves what there is to the front, of a bigger store where this one would soon be full again. */
  function makeRoom(more: number) {
    if (to + more <= store.length) return;
    const held = store.subarray(from, to);
    const needed = held.length + more;
    if (needed * 2 <= store.length) store.copyWithin(0, from, to);
    else {
      store = new Uint8Array(needed * 2);
      store.set(held);
    }
    [from, to] = [0, held.length];
  }

  return {
    add(bytes) {
      makeRoom(bytes.length);
      store.set(bytes, to);
      to += bytes.length;
    },
    bytes: () => store.subarray(from, to),
    drop(count) {
      from = Math.min(to, from + count);
      if (from < to) return;
      from = to = 0;
      if (store.length > KEPT) store = new Uint8Array(SMALLEST);
    },
  };
}
