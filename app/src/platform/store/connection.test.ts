// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { Dexie } from "dexie";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Store } from "../../ports.ts";
import { lazyStore } from "./index.ts";
import { key, typed } from "./store.contract.ts";

const JOURNAL = "aim:j:u1|c1|r1|0";

/** Every connection that was opened in this test. */
let opened: IDBDatabase[] = [];

beforeEach(() => {
  localStorage.clear();
  opened = [];
  const factory = new IDBFactory();
  const open = factory.open.bind(factory);
  factory.open = (name, version) => {
    const request = open(name, version);
    request.addEventListener("success", () => opened.push(request.result));
    return request;
  };
  globalThis.indexedDB = factory;
  Dexie.dependencies.indexedDB = factory;
});
afterEach(() => vi.restoreAllMocks());

/** Resolves when this text is down; rejects when it is lost. */
const type = (store: Store, text: string) =>
  new Promise<void>((onKept, onLost) => store.answers.type(typed(text), { onKept, onLost }));

/** What a page that is opened next finds. */
const textFound = async () => (await lazyStore().answers.read(key, 1))[0]?.text;

const serverLost = () =>
  new DOMException(
    "Connection to Indexed Database server lost. Refresh the page to try again",
    "UnknownError",
  );

describe("A connection that the browser has dropped while somebody types", () => {
  it.each([
    ["closed without a word", (db: IDBDatabase) => db.close()],
    ["closed with its event", (db: IDBDatabase) => db.onclose?.call(db, new Event("close"))],
  ])("[bug 2] and %s is replaced with the next key", async (_, drop) => {
    const store = lazyStore();
    await type(store, "one");
    const before = opened.length;
    opened.forEach(drop);
    await type(store, "one two");
    expect(opened.length).toBeGreaterThan(before);
    expect(localStorage.getItem(JOURNAL)).toBeNull();
    expect(await textFound()).toBe("one two");
  });

  it("[bug 2] is replaced where it says so only in the middle of a write, or of a read", async () => {
    const store = lazyStore();
    await type(store, "one");
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementationOnce(() => {
      throw serverLost();
    });
    await type(store, "one two");
    vi.spyOn(IDBObjectStore.prototype, "get").mockImplementationOnce(() => {
      throw serverLost();
    });
    expect((await store.answers.read(key, 1))[0]?.text).toBe("one two");
    expect(await textFound()).toBe("one two");
  });
});

describe("A database that cannot be opened", () => {
  it("[bug 8] is told, holds the text in the journal, and is tried again until the browser can", async () => {
    const { open } = indexedDB;
    indexedDB.open = () => {
      throw new DOMException("Internal error opening backing store for indexedDB.open.", "UnknownError");
    };
    const store = lazyStore();
    // A database that was never made is not even looked for.
    vi.spyOn(indexedDB, "databases").mockResolvedValue([{ name: "aimockinterview-db", version: 2 }]);
    await expect(type(store, "typed all the same")).rejects.toMatchObject({ name: "UnknownError" });
    await expect(store.answers.read(key, 1)).rejects.toMatchObject({ name: "UnknownError" });
    expect(JSON.parse(localStorage.getItem(JOURNAL) ?? "{}")).toMatchObject({ text: "typed all the same" });
    vi.restoreAllMocks();
    indexedDB.open = open;
    await vi.waitFor(() => expect(localStorage.getItem(JOURNAL)).toBeNull(), { timeout: 3_000 });
    expect(await textFound()).toBe("typed all the same");
  });
});
