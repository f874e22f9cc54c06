import { SOCKET_LIMITS } from "#models/contract/transcribe.ts";

/** Raw samples of a millisecond have so many bytes; no format in use has more. */
const BYTES_PER_MS = 32;
/** A message costs as much as so much sound, however small it is. */
const MESSAGE_MS = 8;

/** How much sound may come, as a bucket that fills with time. */
export type Pace = {
  /** Counts a message. */
  take(bytes: number, soundMs: number): void;
  /** Whether more came than may, so that the next message has to wait. */
  isOver(): boolean;
};

/** Counts the sound of one socket in milliseconds. `now`: milliseconds of an even clock. */
export function makePace(now: () => number, { pace, burstMs } = SOCKET_LIMITS): Pace {
  let left: number = burstMs;
  let at = now();

  function fill() {
    const time = now();
    left = Math.min(burstMs, left + (time - at) * pace);
    at = time;
  }

  return {
    take(bytes, soundMs) {
      fill();
      left -= Math.max(soundMs, bytes / BYTES_PER_MS, MESSAGE_MS);
    },
    isOver() {
      fill();
      return left < 0;
    },
  };
}
