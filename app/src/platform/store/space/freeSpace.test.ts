// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { Dexie } from "dexie";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeChanges } from "../changes.ts";
import { freeSpace } from "./freeSpace.ts";
import { lazyStore } from "../index.ts";
import { attempt, key, report, typed } from "../store.contract.ts";

/** Caches by their names, the oldest first; of each its index.html. */
function fakeCaches(pages: Record<string, string>) {
  const kept = new Map(Object.entries(pages));
  const storage = {
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    open: async (name: string) => ({
      match: async (path: string) =>
        path === "/index.html" ? new Response(kept.get(name) ?? "") : undefined,
    }),
  };
  vi.stubGlobal("caches", storage);
  return kept;
}

const page = (version: string) => `<script>import("/assets/index-${version}.js")</script>`;

beforeEach(() => {
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
  Dexie.dependencies.indexedDB = globalThis.indexedDB;
  document.body.innerHTML = "";
  const script = document.createElement("script");
  script.type = "text/plain";
  script.textContent = 'import("/assets/index-two.js")';
  document.body.append(script);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("Room on a full disk", () => {
  it("is made of older versions of the app, then of copies of replies; this version, a newer one and a shared file stay", async () => {
    const kept = fakeCaches({
      "shell:a": page("one"),
      shared: "",
      "shell:b": page("two"),
      "shell:c": page("three"),
    });
    localStorage.setItem("taiyari-copy:/companies", "{}");
    localStorage.setItem("aim:j:u1|c1|r1|0", "a text");
    expect(await freeSpace()).toBe(true);
    expect([...kept.keys()]).toEqual(["shared", "shell:b", "shell:c"]);
    expect(localStorage.getItem("taiyari-copy:/companies")).not.toBeNull();
    expect(await freeSpace()).toBe(true);
    expect(Object.keys(localStorage)).toEqual(["aim:j:u1|c1|r1|0"]);
    expect(await freeSpace()).toBe(false);
    expect([...kept.keys()]).toEqual(["shared", "shell:b", "shell:c"]);
  });

  it("is made of what makes PDFs before what makes speech into text: a report can be printed", async () => {
    const kept = fakeCaches({ "shell:b": page("two"), weights: "", pdf: "" });
    expect(await freeSpace()).toBe(true);
    expect([...kept.keys()]).toEqual(["shell:b", "weights"]);
    expect(await freeSpace()).toBe(true);
    expect([...kept.keys()]).toEqual(["shell:b"]);
  });

  it("is not made of versions where this page does not know its own", async () => {
    const kept = fakeCaches({ "shell:a": page("one"), "shell:b": page("three") });
    expect(await freeSpace()).toBe(false);
    expect(kept.size).toBe(2);
  });

  it("goes on with the next thing where one cannot be dropped", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const broken = () => Promise.reject(new Error("no"));
    expect(await freeSpace([broken, async () => true])).toBe(true);
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockClear();
  });
});

describe("A store on a full disk", () => {
  /** A disk on which nothing fits until room was made as often as it takes. */
  function fullDisk(takes: number) {
    let made = 0;
    const put = IDBObjectStore.prototype.put;
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (this: IDBObjectStore, ...args) {
      if (made < takes) throw new DOMException("full", "QuotaExceededError");
      return put.apply(this, args);
    });
    const makeRoom = vi.fn(async () => ++made <= takes);
    return { makeRoom, store: lazyStore(Date.now, makeChanges(null), makeRoom) };
  }

  it("[bug 1] makes room before it says that a text is not down, for every kind of row", async () => {
    const { store, makeRoom } = fullDisk(2);
    await new Promise<void>((onKept, onLost) => store.answers.type(typed("kept"), { onKept, onLost }));
    expect(makeRoom).toHaveBeenCalledTimes(2);
    expect((await store.answers.read(key, 1))[0]?.text).toBe("kept");
    vi.restoreAllMocks();
    const again = fullDisk(1);
    await again.store.attempts.keep(attempt());
    await again.store.reports.keep(key, report());
    expect(again.makeRoom).toHaveBeenCalledTimes(1);
    expect(await again.store.attempts.read(key)).not.toBeNull();
  });

  it("[bug 1] says so where no room could be made", async () => {
    const { store } = fullDisk(0);
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const lost = new Promise<void>((onKept, onLost) => store.answers.type(typed("x"), { onKept, onLost }));
    await expect(lost).rejects.toMatchObject({ name: "QuotaExceededError" });
    await expect(store.attempts.keep(attempt())).rejects.toMatchObject({ name: "QuotaExceededError" });
  });
});
