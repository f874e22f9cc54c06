import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { brought, openExisting, read, write } from "./idb.ts";

const deaf = { onOutdated: () => {}, onDropped: () => {} };

/** A database with the stores a and b, whose rows have their key in `key`. */
async function made(): Promise<IDBDatabase> {
  const request = indexedDB.open("db", 1);
  request.onupgradeneeded = () => {
    for (const name of ["a", "b"]) request.result.createObjectStore(name, { keyPath: "key" });
  };
  return brought(request);
}

const rows = (db: IDBDatabase, store: string) => read<unknown[]>(db, store, (rows) => rows.getAll());

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe("openExisting", () => {
  it("opens a database in the version it has", async () => {
    (await made()).close();
    expect((await openExisting("db", deaf))?.version).toBe(1);
  });

  it("finds nothing and makes nothing where there is none", async () => {
    expect(await openExisting("db", deaf)).toBeNull();
    expect(await indexedDB.databases()).toEqual([]);
  });

  it("finds nothing and makes nothing where the browser does not list its databases", async () => {
    Object.defineProperty(indexedDB, "databases", { value: undefined, configurable: true });
    expect(await openExisting("db", deaf)).toBeNull();
    Reflect.deleteProperty(indexedDB, "databases");
    expect(await indexedDB.databases()).toEqual([]);
  });

  it("tells of a newer version before it lets go", async () => {
    (await made()).close();
    const onOutdated = vi.fn();
    const db = await openExisting("db", { ...deaf, onOutdated: () => onOutdated(db?.transaction("a").mode) });
    (await brought(indexedDB.open("db", 2))).close();
    expect(onOutdated).toHaveBeenCalledExactlyOnceWith("readonly");
    expect(() => db?.transaction("a")).toThrow();
  });
});

describe("write", () => {
  it("resolves with what the work returned, when all of it is down", async () => {
    const db = await made();
    const wait = await write(db, ["a", "b"], async (tx) => {
      tx.objectStore("a").put({ key: "1" });
      await brought(tx.objectStore("b").put({ key: "2" }));
      return "both";
    });
    expect(wait).toBe("both");
    expect([await rows(db, "a"), await rows(db, "b")]).toEqual([[{ key: "1" }], [{ key: "2" }]]);
  });

  it("begins within its call", async () => {
    const db = await made();
    const put = vi.spyOn(IDBObjectStore.prototype, "put");
    const done = write(db, ["a"], (tx) => void tx.objectStore("a").put({ key: "1" }));
    expect(put).toHaveBeenCalledTimes(1);
    put.mockRestore();
    await done;
  });

  it("writes nothing at all when the work throws", async () => {
    const db = await made();
    const work = (tx: IDBTransaction) => {
      tx.objectStore("a").put({ key: "1" });
      throw new TypeError("in the middle");
    };
    await expect(write(db, ["a"], work)).rejects.toThrow("in the middle");
    expect(await rows(db, "a")).toEqual([]);
  });

  it("writes nothing at all when one of its requests fails, and says why", async () => {
    const db = await made();
    const twice = (tx: IDBTransaction) => {
      const store = tx.objectStore("a");
      store.add({ key: "1" });
      return brought(store.add({ key: "1" }));
    };
    await expect(write(db, ["a"], twice)).rejects.toMatchObject({ name: "ConstraintError" });
    expect(await rows(db, "a")).toEqual([]);
  });

  it("[bug 1] says that the disk is full although the request knows only that it was aborted", async () => {
    const db = await made();
    const full = new DOMException("No room.", "QuotaExceededError");
    const work = (tx: IDBTransaction) => {
      Object.defineProperty(tx, "error", { get: () => full, set: () => {} });
      const request = brought(tx.objectStore("a").put({ key: "1" }));
      tx.abort();
      return request;
    };
    await expect(write(db, ["a"], work)).rejects.toMatchObject({ name: "QuotaExceededError" });
    expect(await rows(db, "a")).toEqual([]);
  });
});
