import {
  type Ack,
  type EndingName,
  ENDINGS,
  type SoundFormat,
  type SpokenAt,
  type StartMessage,
} from "#models/contract/transcribe.ts";
import type { SpeechTimes } from "../../../ports.ts";

/**
 * How far a stretch of speaking is settled: its first `acked` chunks are of no more use, nor are `skip` milliseconds of
 * the one after them; `seq` is the number of its last text.
 */
export type Progress = { acked: number; skip: number; seq: number };

/** Nothing of it is written down yet. */
export const NOTHING_SETTLED: Progress = { acked: 0, skip: 0, seq: 0 };

/** What one socket sends before its chunks, and the chunk of the stretch with which it begins. */
export type Opening = {
  start: Pick<StartMessage, "from" | "skip">;
  /** The beginning of the recording goes first, as a chunk of its own. */
  header: boolean;
  first: number;
};

/** How a socket begins: a stretch of which something is settled goes on there. */
export function openingOf(progress: Progress, format: SoundFormat): Opening {
  const { acked, skip, seq } = progress;
  const again = acked > 0 || skip > 0;
  return {
    start: { from: seq, ...(again ? { skip } : {}) },
    header: again && format === "webm-opus",
    first: acked,
  };
}

/** What the stretch's progress is after a message on a socket that began like that; it never goes back. */
export function after(
  before: Progress,
  { header, first }: Opening,
  { ack, skip, seq }: Ack & { seq?: number },
): Progress {
  const acked = first + ack - (header ? 1 : 0);
  const further = acked > before.acked || (acked === before.acked && skip > before.skip);
  return {
    acked: further ? acked : before.acked,
    skip: further ? skip : before.skip,
    seq: Math.max(before.seq, seq ?? 0),
  };
}

/** Samples in a millisecond. */
const PER_MS = 16;

/** When texts were spoken, on one clock for the sockets of a stretch. */
export type Timeline = {
  /** Another socket: what lay between the last text and its first one is not known, so it counts as nothing. */
  begin(): void;
  /** Null where the server does not say it. */
  timesOf(spoken: SpokenAt | undefined): SpeechTimes | null;
};

/** The clock of a stretch begins with its first socket. */
export function makeTimeline(): Timeline {
  let end = 0;
  let sockets = 0;
  /** Samples by which the socket's own clock is behind; null until its first text. */
  let behind: number | null = 0;
  return {
    begin: () => void (behind = sockets++ === 0 ? 0 : null),
    timesOf(spoken) {
      if (!spoken) return null;
      const [from, to] = [spoken.from * PER_MS, spoken.to * PER_MS];
      behind ??= end - from;
      end = behind + to;
      return { speechFrom: behind + from, speechTo: end, speechMs: spoken.talk };
    },
  };
}

/** How a socket has ended; lost: the connection was. */
export type Ended = EndingName | "lost";

/** First waits before another try, in milliseconds; each further one is twice as long, up to the last. */
const WAITS = { now: { first: 400, most: 15_000 }, later: { first: 3_000, most: 60_000 } } as const;

/** After so many tries that brought nothing the fault is taken to be in the sound, and others get their turn. */
const TRIES = 6;

/**
 * Milliseconds until the next try, or null where none helps.
 * @param failures tries before this one that brought nothing
 * @param chance from 0 to 1: pages that lost the same server do not come back at the same moment
 */
export function waitAfter(ended: Ended, failures: number, chance: number): number | null {
  const again = ended === "lost" ? "now" : ENDINGS[ended].again;
  if (again === "never" || (ended === "failed" && failures >= TRIES)) return null;
  const { first, most } = WAITS[again];
  return Math.min(most, first * 2 ** failures) * (0.5 + chance / 2);
}
