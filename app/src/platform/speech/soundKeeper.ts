import { joinSound, toPcm16 } from "#models/speech/audio.ts";
import type { SpeechSoFar } from "#models/speech/dictation.ts";
import type { Stretch } from "./messages.ts";
import { keepSound } from "./soundStore.ts";

/** A piece is written down when it has this many samples: half a second is the most that a crash can take. */
const PIECE = 8_000;

/** The sound of a segment that is not written down yet, and what is known of all of its speech. */
type Pending = {
  parts: Float32Array[];
  length: number;
  part: number;
  from: number;
  soFar: SpeechSoFar | null;
};

const nothingYet = (part: number, from: number): Pending => ({
  parts: [],
  length: 0,
  part,
  from,
  soFar: null,
});

/**
 * Writes the sound of a stretch's segments down, piece by piece, while it comes.
 * @param onUnkept told when a piece could not be written
 */
export function makeSoundKeeper(stretch: Stretch, onUnkept: (why: unknown) => void, now: () => number) {
  const { id, ...of } = stretch;
  const pending = new Map<number, Pending>();
  const writes = new Set<Promise<void>>();

  function flush(segment: number) {
    const { parts, length, part, from, soFar } = pending.get(segment) ?? nothingYet(0, 0);
    if (length === 0) return;
    pending.set(segment, nothingYet(part + 1, from + length));
    const samples = toPcm16(joinSound(parts)).slice().buffer;
    const row = { ...of, stretch: id, segment, part, from, samples, soFar, kept: false, timestamp: now() };
    const job = keepSound(row).catch(onUnkept);
    writes.add(job);
    void job.then(() => writes.delete(job));
  }

  return {
    begin: (segment: number, from: number) => void pending.set(segment, nothingYet(0, from)),
    /** @param soFar what is known of the segment's speech with these samples */
    add(segment: number, samples: Float32Array, soFar: SpeechSoFar | null) {
      const waiting = pending.get(segment);
      if (!waiting) return;
      waiting.parts.push(samples);
      waiting.length += samples.length;
      waiting.soFar = soFar;
      if (waiting.length >= PIECE) flush(segment);
    },
    /** Resolves when all of the segment that has come is written down, or could not be. */
    async settle(segment: number) {
      flush(segment);
      await Promise.all(writes);
    },
    /** No more of this segment comes. */
    end: (segment: number) => void pending.delete(segment),
  };
}
