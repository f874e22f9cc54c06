import type { SoundFormat } from "#models/contract/transcribe.ts";
import type { SpeechTimes } from "../../../ports.ts";
import { brought, write } from "../../store/idb.ts";
import { segmentKey } from "../../store/sound.ts";
import type { Stretch } from "../messages.ts";
import { rangeOf, SOUND_STORE, soundDatabase } from "../soundStore.ts";
import type { Progress } from "./plan.ts";

/*
 * What a stretch of speaking that the server writes down leaves on the device, beside the sound of other stretches:
 * chunks that it has not acknowledged, texts that are in no answer yet, and one mark that says how far all is settled.
 * Mark, text and chunks change in one transaction, so that a crash between two of them takes nothing and doubles nothing.
 */

/** How far a stretch is settled, and what is needed to send the rest. */
export type Mark = Progress & {
  format: SoundFormat;
  language?: Stretch["language"];
  /** The beginning of the recording, without sound; null where there is none. */
  header: ArrayBuffer | null;
};

/** What the server has written down, and when that was spoken; null where it does not say. */
export type Written = { text: string; times: SpeechTimes | null };

const chunksOf = (stretch: string) => `${stretch}/chunk`;
const chunkKey = (stretch: string, chunk: number) => `${chunksOf(stretch)}/${String(chunk).padStart(6, "0")}`;
const markKey = (stretch: string) => `${stretch}/mark`;

function rowOf({ id: stretch, ...of }: Stretch, id: string, now: number) {
  return { ...of, id, stretch, timestamp: now };
}

/** Writes one chunk down, with the mark. @throws where there is no room */
export async function keepChunk(
  stretch: Stretch,
  chunk: number,
  bytes: ArrayBuffer,
  mark: Mark,
  now: number,
) {
  const row = { ...rowOf(stretch, chunkKey(stretch.id, chunk), now), chunk, bytes };
  await write(
    await soundDatabase(),
    [SOUND_STORE],
    (tx) => {
      tx.objectStore(SOUND_STORE).put(row);
      tx.objectStore(SOUND_STORE).put({ ...rowOf(stretch, markKey(stretch.id), now), ...mark });
    },
    "relaxed",
  );
}

/** Writes down how far the stretch is settled: the text that has come goes in, chunks that are of no more use go. */
export async function settleChunks(
  stretch: Stretch,
  mark: Mark,
  written: (Written & { seq: number }) | null,
  now: number,
) {
  const used = IDBKeyRange.bound(chunkKey(stretch.id, 0), chunkKey(stretch.id, mark.acked), false, true);
  await write(await soundDatabase(), [SOUND_STORE], (tx) => {
    const store = tx.objectStore(SOUND_STORE);
    if (written) {
      const { seq: segment, text, times } = written;
      const row = rowOf(stretch, `${segmentKey(stretch.id, segment)}/text`, now);
      store.put({ ...row, segment, text, times, kept: false });
    }
    store.put({ ...rowOf(stretch, markKey(stretch.id), now), ...mark });
    store.delete(used);
  });
}

/** Removes the mark and all chunks; texts stay until they are in the answer. */
export async function forgetChunks(stretch: string): Promise<void> {
  await write(await soundDatabase(), [SOUND_STORE], (tx) => {
    tx.objectStore(SOUND_STORE).delete(rangeOf(chunksOf(stretch)));
    tx.objectStore(SOUND_STORE).delete(markKey(stretch));
  });
}

const ask = async <T>(request: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
  brought(request((await soundDatabase()).transaction(SOUND_STORE).objectStore(SOUND_STORE)));

/** A chunk as it was given out; null where it is not here. */
export async function chunkOf(stretch: string, chunk: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const row = await ask<{ bytes: ArrayBuffer } | undefined>((store) => store.get(chunkKey(stretch, chunk)));
  return row ? new Uint8Array(row.bytes) : null;
}

/** What a stretch has left: its mark, null where the server never wrote it down, and the numbers of its chunks. */
export async function chunksLeft(stretch: string): Promise<{ mark: Mark | null; chunks: number[] }> {
  const prefix = chunksOf(stretch);
  const [mark, keys] = await Promise.all([
    ask<Mark | undefined>((store) => store.get(markKey(stretch))),
    ask((store) => store.getAllKeys(rangeOf(prefix))),
  ]);
  return { mark: mark ?? null, chunks: keys.map((key) => Number(String(key).slice(prefix.length + 1))) };
}

/** Texts of a stretch that are in no answer yet, or whose answer has not said so. */
export async function textsOf(stretch: string): Promise<(Written & { segment: number })[]> {
  type Row = Partial<Written> & { segment?: number };
  const rows = await ask<Row[]>((store) => store.getAll(rangeOf(stretch)));
  return rows.flatMap(({ segment, text, times = null }) =>
    segment === undefined || text === undefined ? [] : [{ segment, text, times }],
  );
}
