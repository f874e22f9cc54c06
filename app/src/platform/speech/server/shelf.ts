import { type SoundFormat, webmStart } from "#models/contract/transcribe.ts";
import type { Stretch } from "../messages.ts";
import {
  chunkOf,
  chunksLeft,
  forgetChunks,
  keepChunk,
  type Mark,
  settleChunks,
  type Written,
} from "./chunkStore.ts";
import { NOTHING_SETTLED, type Progress } from "./plan.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** The chunks of one stretch of speaking, from the microphone to their acknowledgement. */
export type Shelf = {
  /** Name of the stretch. */
  readonly id: string;
  /** Whose sound it is. */
  readonly userId: string;
  readonly format: SoundFormat;
  /** What is spoken, where that is not English. */
  readonly language?: Stretch["language"];
  /** The beginning of the recording, without sound. */
  header(): Bytes | null;
  progress(): Progress;
  /** Number of the chunk that comes next: those before it are here, or settled. */
  end(): number;
  /** Nothing more is said. */
  isWhole(): boolean;
  /** Null where it has gone. */
  read(chunk: number): Promise<Bytes | null>;
  /** How far it is settled now, and the text that has come with that. */
  settle(progress: Progress, written: Written | null): Promise<void>;
  /** All up to `end` is settled: goes on behind a gap, or forgets the stretch and resolves with false. */
  goOn(): Promise<boolean>;
  /** Nobody wants any of it: what is here goes, and nothing more comes. */
  discard(): Promise<void>;
  /** Called with each change; returns how to stop that. */
  onChange(listener: () => void): () => void;
};

/** A shelf that a microphone fills. */
export type OpenShelf = Shelf & {
  /** False where neither disk nor memory has room for it: nothing more must be said. */
  put(bytes: Bytes): boolean;
  /** No more comes; resolves when all is stored. */
  close(): Promise<void>;
};

export type ShelfWorld = {
  now(): number;
  /** Something could not be stored: a crash now would lose it. */
  onUnkept(why: unknown): void;
};

/** Bytes of chunks for which there is no room on the disk, at the most: an hour and more of Opus, four minutes of PCM. */
const SPARE_MOST = 8_000_000;

type Begin = { format: SoundFormat; header: Bytes | null; progress: Progress; runs: [number, number][] };

const bytesIn = (chunks: Iterable<Bytes>) => [...chunks].reduce((sum, { length }) => sum + length, 0);

function makeListeners() {
  const listeners = new Set<() => void>();
  return {
    change: () => [...listeners].forEach((listener) => listener()),
    onChange(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function makeShelf(
  stretch: Stretch,
  begin: Begin,
  isOpen: boolean,
  { now, onUnkept }: ShelfWorld,
): OpenShelf {
  const { format, runs } = begin;
  const { change, onChange } = makeListeners();
  const spare = new Map<number, Bytes>();
  let { header, progress } = begin;
  let end = runs.shift()?.[1] ?? progress.acked;
  let count = end;
  let whole = !isOpen;
  let discarded = false;
  /** Writes are made one after the other, so that the mark never goes back. */
  let writes: Promise<void> = Promise.resolve();

  const { language } = stretch;
  const mark = (): Mark => ({ ...progress, format, language, header: header?.slice().buffer ?? null });

  function inTurn(work: () => Promise<void>): Promise<void> {
    writes = writes.then(() => (discarded ? undefined : work())).catch(onUnkept);
    return writes;
  }

  async function keep(chunk: number, bytes: Bytes) {
    try {
      await keepChunk(stretch, chunk, bytes.slice().buffer, mark(), now());
    } catch (why) {
      spare.set(chunk, bytes);
      onUnkept(why);
    }
    end = chunk + 1;
    change();
  }

  return {
    id: stretch.id,
    userId: stretch.userId,
    format,
    language: stretch.language,
    header: () => header,
    progress: () => progress,
    end: () => end,
    isWhole: () => whole,
    read: async (chunk) => spare.get(chunk) ?? chunkOf(stretch.id, chunk),
    put(bytes) {
      if (bytesIn(spare.values()) > SPARE_MOST) return false;
      if (bytes.length === 0) return true;
      const chunk = count++;
      if (chunk === 0 && format === "webm-opus") header = webmStart(bytes).slice();
      void inTurn(() => keep(chunk, bytes));
      return true;
    },
    close: () =>
      inTurn(async () => {
        whole = true;
        change();
      }),
    settle(next, written) {
      progress = next;
      change();
      for (const chunk of [...spare.keys()]) if (chunk < next.acked) spare.delete(chunk);
      const numbered = written && { ...written, seq: next.seq };
      return inTurn(() => settleChunks(stretch, mark(), numbered, now()));
    },
    async goOn() {
      const run = runs.shift();
      if (!run) {
        await inTurn(() => forgetChunks(stretch.id));
        return false;
      }
      [progress, end] = [{ ...progress, acked: run[0], skip: 0 }, run[1]];
      return true;
    },
    discard: () =>
      inTurn(async () => {
        discarded = true;
        spare.clear();
        await forgetChunks(stretch.id);
      }),
    onChange,
  };
}

/** A shelf for what is said from now on. */
export const openShelf = (stretch: Stretch, format: SoundFormat, world: ShelfWorld): OpenShelf =>
  makeShelf(stretch, { format, header: null, progress: NOTHING_SETTLED, runs: [] }, true, world);

/** Chunks that follow each other, as their first number and the one after their last. */
function runsOf(chunks: readonly number[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const chunk of chunks) {
    const last = runs.at(-1);
    if (last?.[1] === chunk) last[1] = chunk + 1;
    else runs.push([chunk, chunk + 1]);
  }
  return runs;
}

/** What is left of a stretch that nobody speaks any more; null where the server was never to write it down. */
export async function leftShelf(stretch: Stretch, world: ShelfWorld): Promise<Shelf | null> {
  const { mark, chunks } = await chunksLeft(stretch.id);
  if (!mark) return null;
  const { acked, skip, seq, format } = mark;
  const runs = runsOf(chunks);
  const first = runs[0]?.[0] ?? acked;
  const progress = first === acked ? { acked, skip, seq } : { acked: first, skip: 0, seq };
  const header = mark.header ? new Uint8Array(mark.header) : null;
  const { language } = mark;
  return makeShelf({ ...stretch, language }, { format, header, progress, runs }, false, world);
}
