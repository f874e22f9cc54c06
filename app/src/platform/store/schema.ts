import { Dexie } from "dexie";
import { DEVICE, DEVICE_STORES, DEVICE_VERSION, MAIN, MAIN_VERSION, STORES, type KeyPaths } from "./names.ts";

/** Dexie multiplies its versions by ten; the specification speaks of the native one. */
const dexieVersion = (native: number) => native / 10;

/** An older tab that hears of the upgrade closes its connection at once; one that does not by then will not. */
const BLOCKED_MS = 3_000;

/** Opens the database. @throws where another tab holds the upgrade up; it would wait for ever */
async function open(db: Dexie): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const blocked = new Promise<never>((_, reject) => {
    const why = new Error(`Another tab holds ${db.name} open. Close it, then reload this page.`);
    db.on("blocked", () => (timer ??= setTimeout(() => reject(why), BLOCKED_MS)));
  });
  try {
    await Promise.race([db.open(), blocked]);
  } finally {
    clearTimeout(timer);
  }
}

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
    await Promise.all([open(main), open(device)]);
  } finally {
    main.close();
    device.close();
  }
}
