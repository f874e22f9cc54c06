/** What befalls an open database from outside. */
export type Told = {
  /** Another page wants a newer version, or none at all; the connection closes when this returns. */
  onOutdated: () => void;
  /** The browser has dropped the connection. */
  onDropped: () => void;
};

/** What a request brings. @throws what it failed with */
export const brought = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** The database as it stands, in whatever version; null where there is none, and none is made. */
export async function openExisting(name: string, told: Told): Promise<IDBDatabase | null> {
  const known = await indexedDB.databases?.();
  if (known && !known.some((database) => database.name === name)) return null;
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    // Only where `databases()` is missing: there was nothing, and this look shall not make an empty one.
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onerror = () => (request.error?.name === "AbortError" ? resolve(null) : reject(request.error));
    request.onsuccess = () => {
      const db = request.result;
      db.onversionchange = () => {
        told.onOutdated();
        db.close();
      };
      db.onclose = told.onDropped;
      resolve(db);
    };
  });
}

/** Reads from one store within this very call. */
export const read = <T>(
  db: IDBDatabase,
  store: string,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> => brought(ask(db.transaction(store).objectStore(store)));

/** Takes back what `tx` has done, unless one of its requests has failed and so ended it already. */
function abort(tx: IDBTransaction) {
  try {
    tx.abort();
  } catch (why) {
    if (!(why instanceof Error && why.name === "InvalidStateError")) throw why;
  }
}

/**
 * Runs `work` in one transaction, begun within this very call. `work` may wait for its own requests alone.
 * @param durability relaxed where a power cut may take the last moments
 * @returns what `work` returned, once all of it is written down
 * @throws what the transaction failed with (a full disk: `QuotaExceededError`); nothing of it is then written
 */
export async function write<T>(
  db: IDBDatabase,
  stores: readonly string[],
  work: (tx: IDBTransaction) => T | PromiseLike<T>,
  durability: IDBTransactionDurability = "strict",
): Promise<T> {
  const tx = db.transaction([...stores], "readwrite", { durability });
  const completed = new Promise<boolean>((resolve) => {
    tx.oncomplete = () => resolve(true);
    tx.onabort = () => resolve(false);
  });
  try {
    const result = await work(tx);
    if (await completed) return result;
  } catch (why) {
    abort(tx);
    await completed;
    // A request that went down with the transaction says only that; the transaction knows the cause.
    throw tx.error ?? why;
  }
  throw tx.error ?? new DOMException("The rows could not be written.", "AbortError");
}
