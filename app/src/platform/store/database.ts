import { openExisting, type Told } from "./idb.ts";
import {
  DEVICE,
  DEVICE_STORES,
  DEVICE_VERSION,
  MAIN,
  MAIN_VERSION,
  STORES,
  type KeyPaths,
  type StoreName,
} from "./names.ts";

/** Both databases, open. */
export type Databases = { main: IDBDatabase; device: IDBDatabase; keyPaths: KeyPaths };

type Found = { main: IDBDatabase | null; device: IDBDatabase | null };

async function find(told: Told): Promise<Found> {
  const [main, device] = await Promise.all([openExisting(MAIN, told), openExisting(DEVICE, told)]);
  return { main, device };
}

function keyPathsOf(db: IDBDatabase): KeyPaths {
  const names = [...db.objectStoreNames];
  if (names.length === 0) return {};
  const tx = db.transaction(names);
  const keyPathOf = (name: string) => {
    const { keyPath } = tx.objectStore(name);
    return typeof keyPath === "string" ? keyPath : null;
  };
  return Object.fromEntries(names.map((name) => [name, keyPathOf(name)]));
}

const fits = (db: IDBDatabase, version: number, stores: readonly string[]) =>
  db.version >= version && stores.every((name) => db.objectStoreNames.contains(name));

function fitting({ main, device }: Found): Databases | null {
  if (!main || !fits(main, MAIN_VERSION, STORES)) return null;
  if (!device || !fits(device, DEVICE_VERSION, Object.keys(DEVICE_STORES))) return null;
  return { main, device, keyPaths: keyPathsOf(main) };
}

function close({ main, device }: Found) {
  main?.close();
  device?.close();
}

/**
 * Opens both databases as they stand, brought to today's schema where they do not fit.
 * @returns null where this browser has neither
 */
export async function findDatabases(told: Told): Promise<Databases | null> {
  const found = await find(told);
  const databases = fitting(found);
  if (databases || !(found.main ?? found.device)) return databases;
  const keyPaths = found.main ? keyPathsOf(found.main) : {};
  // Open connections would hold the upgrade up.
  close(found);
  return makeDatabases(told, keyPaths);
}

/** Makes both databases, or brings them to today's schema, and opens them. */
export async function makeDatabases(told: Told, existing: KeyPaths): Promise<Databases> {
  const schema = await import("./schema.ts");
  await schema.makeDatabases(existing);
  const made = await find(told);
  const databases = fitting(made);
  if (databases) return databases;
  close(made);
  throw new Error("The browser has not kept the new database.");
}

/** The row as it is put into `store`, and the key that goes beside it (undefined where it stands in the row). */
export function placed(
  keyPaths: KeyPaths,
  store: StoreName,
  key: string,
  row: object,
): [object, string | undefined] {
  const path = keyPaths[store] ?? null;
  return path === null ? [{ ...row, key }, key] : [{ ...row, key, [path]: key }, undefined];
}
