// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { Dexie } from "dexie";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { brought } from "./idb.ts";
import { lazyStore } from "./index.ts";
import { DEVICE, MAIN, STORES } from "./names.ts";
import { attempt, key, typed } from "./store.contract.ts";

beforeEach(() => {
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
  Dexie.dependencies.indexedDB = globalThis.indexedDB;
});
afterEach(() => vi.restoreAllMocks());

const resume = { name: "cv.pdf", bytes: new ArrayBuffer(1) };

/** The specification's database as other code makes it, with a resume in it. */
async function made(): Promise<IDBDatabase> {
  const request = indexedDB.open(MAIN, 2);
  request.onupgradeneeded = () => {
    for (const name of STORES) request.result.createObjectStore(name, { keyPath: "key" });
  };
  const db = await brought(request);
  const row = { key: "u1", size: 1, timestamp: 5, ...resume };
  await brought(db.transaction("resumes", "readwrite").objectStore("resumes").put(row));
  return db;
}

/** Takes a store out of the database, which then needs an upgrade. */
async function drop(store: string) {
  const request = indexedDB.open(MAIN, 3);
  request.onupgradeneeded = () => request.result.deleteObjectStore(store);
  (await brought(request)).close();
}

async function storesOf(name: string) {
  const db = await brought(indexedDB.open(name));
  const names = [...db.objectStoreNames];
  db.close();
  return names;
}

/** The browser dies after it has made `count` stores. */
function dieAfter(count: number) {
  const create = IDBDatabase.prototype.createObjectStore;
  let left = count;
  vi.spyOn(IDBDatabase.prototype, "createObjectStore").mockImplementation(function (
    this: IDBDatabase,
    ...args
  ) {
    if (left-- > 0) return create.apply(this, args);
    throw new DOMException("The browser is gone.", "AbortError");
  });
}

/** Dexie says what it could not do, and what it repairs. */
function quietly() {
  for (const level of ["warn", "debug", "error"] as const)
    vi.spyOn(console, level).mockImplementation(() => {});
}

describe("An upgrade in whose middle the browser dies", () => {
  it.each([0, 1, 3, 6])("[bug 7] leaves nothing half made: after %i stores", async (count) => {
    quietly();
    const store = lazyStore();
    dieAfter(count);
    await expect(store.attempts.keep(attempt())).rejects.toThrow();
    vi.restoreAllMocks();
    quietly();
    await store.attempts.keep(attempt());
    expect(await lazyStore().attempts.read(key)).not.toBeNull();
    expect(await storesOf(MAIN)).toEqual([...STORES].sort());
    expect(await storesOf(DEVICE)).toEqual(["attempts", "audio", "cache", "commands", "history", "practice"]);
  });

  it("[bug 7] keeps every row that was there, and goes through the next time", async () => {
    await lazyStore().resume.keep("u1", resume);
    await drop("answers");
    quietly();
    dieAfter(0);
    await expect(lazyStore().answers.read(key, 1)).rejects.toThrow("gone");
    vi.restoreAllMocks();
    quietly();
    const store = lazyStore();
    expect(await store.resume.read("u1")).toMatchObject({ name: "cv.pdf" });
    expect(await store.answers.read(key, 1)).toEqual([null]);
    expect(await storesOf(MAIN)).toEqual([...STORES].sort());
  });
});

describe("A tab of other code that holds the database and hears nothing", () => {
  it("[bug 10] holds nothing up: today's schema needs no upgrade of it", async () => {
    const other = await made();
    const store = lazyStore();
    expect(await store.resume.read("u1")).toMatchObject({ name: "cv.pdf" });
    await new Promise<void>((onKept, onLost) => store.answers.type(typed("beside it"), { onKept, onLost }));
    const row = other.transaction("answers").objectStore("answers").get("u1|c1|r1|0");
    expect(await brought(row)).toMatchObject({ text: "beside it" });
    other.close();
  });

  it("[bug 10] that blocks an upgrade is named after three seconds, and it goes through when it is closed", async () => {
    (await made()).close();
    await drop("answers");
    quietly();
    const other = await brought(indexedDB.open(MAIN));
    const before = performance.now();
    await expect(lazyStore().resume.read("u1")).rejects.toThrow("Another tab holds");
    expect(performance.now() - before).toBeLessThan(4_500);
    other.close();
    expect(await lazyStore().resume.read("u1")).toMatchObject({ name: "cv.pdf" });
  });
});
