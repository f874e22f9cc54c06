import { FRAME } from "./audio.ts";

/** Cuts a stream into frames. */
export type Framer = {
  /** Takes the next samples, however many, and returns the frames that became full, as copies. */
  push(samples: Float32Array): Float32Array[];
};

/**
 * Makes a framer.
 * @param size samples in a frame
 */
export function makeFramer(size = FRAME): Framer {
  let frame = new Float32Array(size);
  let filled = 0;

  return {
    push(samples) {
      const full: Float32Array[] = [];
      for (let at = 0; at < samples.length;) {
        const part = samples.subarray(at, at + size - filled);
        frame.set(part, filled);
        filled += part.length;
        at += part.length;
        if (filled < size) break;
        full.push(frame);
        frame = new Float32Array(size);
        filled = 0;
      }
      return full;
    },
  };
}
