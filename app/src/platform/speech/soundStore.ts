import type { SpeechSoFar } from "#models/speech/dictation.ts";
import { DEVICE } from "../store/names.ts";
import { brought, openExisting, write } from "../store/idb.ts";
import { segmentKey } from "../store/sound.ts";
import type { Stretch } from "./messages.ts";

/** A piece of sound, about a second long, as it lies in the device's database until its text is stored. */
export type SoundRow = Omit<Stretch, "id"> & {
  id: string;
  stretch: string;
  segment: number;
  part: number;
  /** Place of the piece in its stretch, in samples at 16 kHz. */
  from: number;
  /** 16-bit samples at 16 kHz, mono. */
  samples: ArrayBuffer;
  /** What is known of its segment's speech up to the end of this piece, null where that is none; older versions did not say. */
  soFar?: SpeechSoFar | null;
  /** The text is stored; the person wants to keep the sound. */
  kept: boolean;
  timestamp: number;
};

/** The device's store for sound. */
export const SOUND_STORE = "audio";
const STORE = SOUND_STORE;

/** All rows of a segment, or of a stretch. */
export const rangeOf = (key: string) => IDBKeyRange.bound(`${key}/`, `${key}/\uffff`);

let opened: Promise<IDBDatabase> | null = null;

async function open(): Promise<IDBDatabase> {
  const forget = () => void (opened = null);
  const db = await openExisting(DEVICE, { onOutdated: forget, onDropped: forget });
  if (!db) throw new Error("This browser has no database for sound.");
  return db;
}

/** A database that could not be opened may be the next time: some browsers lose theirs for a moment. */
function forgotten(why: unknown): never {
  opened = null;
  throw why;
}

/** The device's database, opened once. @throws where this browser has none, or cannot open it now */
export const soundDatabase = () => (opened ??= open().catch(forgotten));
const database = soundDatabase;

/** Writes one piece down; resolves when it is. @throws where there is no room */
export async function keepSound(row: Omit<SoundRow, "id">): Promise<void> {
  const id = `${segmentKey(row.stretch, row.segment)}/${String(row.part).padStart(4, "0")}`;
  await write(await database(), [STORE], (tx) => void tx.objectStore(STORE).put({ ...row, id }), "relaxed");
}

/** Removes the sound of segments. */
export async function dropSound(segments: readonly string[]): Promise<void> {
  await write(await database(), [STORE], (tx) => {
    for (const segment of segments) tx.objectStore(STORE).delete(rangeOf(segment));
  });
}

/** Removes all sound of one attempt. */
export async function dropAttempt(attemptId: string): Promise<void> {
  await write(await database(), [STORE], async (tx) => {
    const store = tx.objectStore(STORE);
    for (const key of await brought(store.index("attemptId").getAllKeys(attemptId))) store.delete(key);
  });
}

type AnyRow = Pick<SoundRow, "id"> & Partial<SoundRow>;

/** Marks the sound of segments as what the person wants to listen to. */
export async function markKept(segments: readonly string[]): Promise<void> {
  await write(await database(), [STORE], async (tx) => {
    const store = tx.objectStore(STORE);
    for (const range of segments.map(rangeOf)) {
      // All of a segment is kept at once; an answer's sentences are named again with each new one, and their sound is much.
      const [first] = await brought<AnyRow[]>(store.getAll(range, 1));
      if (!first || first.kept) continue;
      for (const row of await brought<AnyRow[]>(store.getAll(range))) {
        // A text that was waiting to be stored has no sound: the server had it.
        if (row.samples) store.put({ ...row, kept: true });
        else store.delete(row.id);
      }
    }
  });
}

/** All pieces of one stretch, in order. */
export async function soundOf(stretch: string): Promise<SoundRow[]> {
  const store = (await database()).transaction(STORE).objectStore(STORE);
  return brought<SoundRow[]>(store.getAll(rangeOf(stretch)));
}
