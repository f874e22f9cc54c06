import type { PlainRow, StoredKind } from "../../../rows.ts";
import type { Databases } from "../database.ts";
import { brought } from "../idb.ts";

/** One row with its place; `unread`: bytes of sound that were left where they are. */
export type Found = {
  database: "main" | "device";
  store: string;
  key: IDBValidKey;
  row: PlainRow;
  unread?: number;
};

/** Whether the sound of a row is wanted with it. */
type WantsSound = (row: PlainRow) => boolean;

const KINDS: Record<string, StoredKind> = {
  resumes: "resume",
  questions: "questions",
  attempts: "questions",
  answers: "answers",
  history: "earlier",
  reports: "reports",
  audio: "speech",
};

/** What a row of a store is to a person. */
export const kindOf = (store: string): StoredKind => KINDS[store] ?? "other";

const asRow = (value: unknown): PlainRow => (typeof value === "object" && value !== null ? { ...value } : {});

/** A row of sound, without the sound unless that is wanted. */
function withoutSound(row: PlainRow, wants: WantsSound): Pick<Found, "row" | "unread"> {
  const { samples, ...rest } = row;
  if (!(samples instanceof ArrayBuffer) || wants(row)) return { row };
  return { row: rest, unread: samples.byteLength };
}

/** Rows of sound one by one: together they may be more than the memory of a phone. */
function soundRows(store: IDBObjectStore, wants: WantsSound): Promise<Found[]> {
  const found: Found[] = [];
  return new Promise((resolve, reject) => {
    const request = store.openCursor();
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor) return resolve(found);
      const { primaryKey: key, value } = cursor;
      found.push({ database: "device", store: store.name, key, ...withoutSound(asRow(value), wants) });
      cursor.continue();
    };
  });
}

async function rowsOf(
  databases: Databases,
  database: Found["database"],
  wants: WantsSound,
): Promise<Found[]> {
  const db = databases[database];
  const stores = [...db.objectStoreNames];
  if (stores.length === 0) return [];
  const tx = db.transaction(stores);
  const found = stores.map(async (store) => {
    if (database === "device" && store === "audio") return soundRows(tx.objectStore(store), wants);
    const [rows, keys] = await Promise.all([
      brought<unknown[]>(tx.objectStore(store).getAll()),
      brought(tx.objectStore(store).getAllKeys()),
    ]);
    return keys.map((key, at): Found => ({ database, store, key, row: asRow(rows[at]) }));
  });
  return (await Promise.all(found)).flat();
}

/** Keys are ids with bars between them; a person's id stands in the keys of their rows. */
const names = (value: unknown, userId: string) =>
  typeof value === "string" && value.split("|").includes(userId);

/** Whether a row says itself, by its person or its key, that it belongs to `userId`. */
export const isOf = (userId: string, key: unknown, { userId: own, key: inRow }: PlainRow): boolean =>
  typeof own === "string" ? own === userId : names(key, userId) || names(inRow, userId);

/** Rows that say it themselves, and those that belong to one of these rows' attempts. */
function ownOf(found: Found[], userId: string): Found[] {
  const own = new Set(found.filter(({ key, row }) => isOf(userId, key, row)));
  const attempts = new Set([...own].map(({ row }) => row["attemptId"]));
  const isPart = ({ row }: Found) =>
    row["userId"] === undefined && typeof row["attemptId"] === "string" && attempts.has(row["attemptId"]);
  return found.filter((one) => own.has(one) || isPart(one));
}

/** All rows of one person in both databases, without the sound in them unless `wants` it. */
export async function scan(
  databases: Databases,
  userId: string,
  wants: WantsSound = () => false,
): Promise<Found[]> {
  const [main, device] = await Promise.all([
    rowsOf(databases, "main", wants),
    rowsOf(databases, "device", wants),
  ]);
  return ownOf([...main, ...device], userId);
}
