import { joinSound } from "./audio.ts";

/** Samples and their place in a stream, in samples from its beginning. */
export type Placed = { from: number; to: number; samples: Float32Array };

/** The newest part of a stream, frame by frame. */
export type Recent<T extends Placed> = {
  /** Takes the next frame and forgets those that end more than `keep` samples before it. */
  push(frame: T): void;
  /** The frames that begin at this place or later. */
  since(from: number): T[];
  /** All sound from this place on. */
  sound(from: number): Float32Array;
};

/** The part of a frame from this place on; nothing of a frame before it. */
const tail = ({ from, samples }: Placed, place: number) => samples.subarray(Math.max(0, place - from));

/**
 * Remembers the newest part of a stream.
 * @param keep samples before the newest frame
 */
export function makeRecent<T extends Placed>(keep: number): Recent<T> {
  const frames: T[] = [];

  return {
    push(frame) {
      while ((frames[0]?.to ?? Infinity) <= frame.from - keep) frames.shift();
      frames.push(frame);
    },
    since: (from) => frames.filter((frame) => frame.from >= from),
    sound: (from) => joinSound(frames.map((frame) => tail(frame, from))),
  };
}
