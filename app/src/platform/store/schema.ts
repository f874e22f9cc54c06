import { Dexie } from "dexie";
import { DEVICE, DEVICE_STORES, DEVICE_VERSION, MAIN, MAIN_VERSION, STORES, type KeyPaths } from "./names.ts";

/** Dexie multiplies its versions by ten; the specification speaks of the native one. */
const dexieVersion = (native: number) => native / 10;

/**
 * Makes both databases, or brings them to today's schema, and closes them again.
 * @param existing key styles of a main database that other code has made: it keeps them, and stores that are not ours
 *   are declared too, since Dexie deletes what a schema leaves out
 */
export async function makeDatabases(existing: KeyPaths): Promise<void> {
  const ours: KeyPaths = Object.fromEntries(STORES.map((name) => [name, "key"]));
  const keys = Object.entries({ ...ours, ...existing }).map(([name, key]) => [name, key ?? ""] as const);
  const main = new Dexie(MAIN);
  main.version(dexieVersion(MAIN_VERSION)).stores(Object.fromEntries(keys));
  const device = new Dexie(DEVICE);
  device.version(dexieVersion(DEVICE_VERSION)).stores(DEVICE_STORES);
  try {
    await Promise.all([main.open(), device.open()]);
  } finally {
    main.close();
    device.close();
  }
}
