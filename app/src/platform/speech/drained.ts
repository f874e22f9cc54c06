/** Frames that lie in a port still when the microphone is closed are here within so many milliseconds. */
const DRAIN_MS = 40;
const DRAINS_MOST = 25;

/**
 * Resolves when no more frames come: what lies in a port goes with it when it is closed.
 * @param count how many have come so far
 */
export async function drained(count: () => number): Promise<void> {
  for (let drain = 0, before = -1; drain < DRAINS_MOST && before !== count(); drain++) {
    before = count();
    await new Promise((over) => setTimeout(over, DRAIN_MS));
  }
}
