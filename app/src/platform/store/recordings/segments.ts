import { brought } from "../idb.ts";

/** The device's store of sound, by the id of its pieces: stretch, segment, part. */
export const SOUND = "audio";

/** A piece of sound whose text is stored and which the person wanted to keep. */
export type KeptPiece = {
  userId: string;
  companyId: string;
  roundId: string;
  attemptId: string;
  index: number;
  stretch: string;
  from: number;
  samples: ArrayBuffer;
  kept: true;
};

/** Whether a row is such a piece; sound that waits for its text is none, nor what goes to the server. */
export const isKept = (row: unknown): row is KeptPiece => {
  const { kept, samples, stretch, attemptId, index, from } = Object(row);
  return (
    kept === true &&
    samples instanceof ArrayBuffer &&
    typeof stretch === "string" &&
    typeof attemptId === "string" &&
    typeof index === "number" &&
    typeof from === "number"
  );
};

/** A segment that is kept: its first piece, and the place of all. Their order is that of time. */
export type KeptSegment = { first: KeptPiece; range: IDBKeyRange };

const isFirst = (id: IDBValidKey): id is string => typeof id === "string" && id.endsWith("/0000");

/** The pieces of the segment whose first piece has this id. */
const rangeOf = (id: string) => {
  const segment = id.slice(0, id.lastIndexOf("/"));
  return IDBKeyRange.bound(`${segment}/`, `${segment}/\uffff`);
};

/** The segments that are kept: of one attempt, or of all. Of their sound only the first half second is read. */
export async function keptSegments(store: IDBObjectStore, attemptId?: string): Promise<KeptSegment[]> {
  const source = attemptId === undefined ? store : store.index("attemptId");
  const ids = (await brought(source.getAllKeys(attemptId))).filter(isFirst);
  const firsts = await Promise.all(ids.map((id) => brought<unknown>(store.get(id))));
  return ids.flatMap((id, at) => {
    const first = firsts[at];
    return isKept(first) ? [{ first, range: rangeOf(id) }] : [];
  });
}

/** The ids of all rows of sound by their attempt; nothing of the rows is read. */
export function idsByAttempt(store: IDBObjectStore): Promise<Map<string, IDBValidKey[]>> {
  const ids = new Map<string, IDBValidKey[]>();
  return new Promise((resolve, reject) => {
    const request = store.index("attemptId").openKeyCursor();
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor) return resolve(ids);
      const attemptId = String(cursor.key);
      const known = ids.get(attemptId) ?? [];
      known.push(cursor.primaryKey);
      ids.set(attemptId, known);
      cursor.continue();
    };
  });
}
