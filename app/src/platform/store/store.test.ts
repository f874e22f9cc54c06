// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { Dexie } from "dexie";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Store } from "../../ports.ts";
import { DEVICE, MAIN } from "./names.ts";
import { lazyStore } from "./index.ts";
import { attempt, key, question, report, storeContract, typed } from "./store.contract.ts";

const JOURNAL = "aim:j:u1|c1|r1|0";

beforeEach(() => {
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
  Dexie.dependencies.indexedDB = globalThis.indexedDB;
});

storeContract("The store on IndexedDB", () => lazyStore());

it("A report's request keeps how answers were spoken, and its texts where nobody understands that", async () => {
  const store = lazyStore();
  const spoken = { words: 9, talkMs: 3_000, spanMs: 4_000, pauses: 0, longestPauseMs: 0, fillers: 0 };
  const odd = { ...spoken, words: 0.5 };
  const answers = [spoken, odd].map((one) => ({ answer: "said", seconds: 1, spoken: one }));
  const of = { ...key, attemptId: "a1" };
  const command = { ...of, id: "k1", kind: "report" as const, refused: null, timestamp: 1 };
  await store.commands.keep({ ...command, body: { ...of, answers, overTime: false } });
  const [kept] = await store.commands.list("u1");
  expect(kept?.kind === "report" && kept.body.answers.map((one) => [one.answer, one.spoken])).toEqual([
    ["said", spoken],
    ["said", undefined],
  ]);
});

const untold = { onKept: () => {}, onLost: () => {} };

/** Resolves when this text is down; rejects when it is lost. */
const type = (store: Store, text: string, over = {}) =>
  new Promise<void>((onKept, onLost) => store.answers.type(typed(text, over), { onKept, onLost }));

async function openRaw(name = MAIN): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function rawRow(store: string, rowKey: string): Promise<unknown> {
  const db = await openRaw();
  return new Promise((resolve) => {
    const request = db.transaction(store).objectStore(store).get(rowKey);
    request.onsuccess = () => {
      db.close();
      resolve(request.result);
    };
  });
}

async function nativeV2(keyPath: string | undefined, fill: (db: IDBDatabase) => void): Promise<void> {
  await new Promise<void>((resolve) => {
    const request = indexedDB.open(MAIN, 2);
    request.onupgradeneeded = () => {
      for (const name of ["questions", "answers", "reports", "resumes"]) {
        request.result.createObjectStore(name, keyPath ? { keyPath } : undefined);
      }
    };
    request.onsuccess = () => {
      fill(request.result);
      request.result.close();
      resolve();
    };
  });
}

describe("The databases", () => {
  it("have native version 2, and exactly the four stores of the specification with an in-line key", async () => {
    await lazyStore().questions.read(key);
    expect(await indexedDB.databases()).toContainEqual({ name: MAIN, version: 2 });
    const db = await openRaw();
    expect([...db.objectStoreNames]).toEqual(["answers", "questions", "reports", "resumes"]);
    expect(db.transaction("answers").objectStore("answers").keyPath).toBe("key");
    const device = await openRaw(DEVICE);
    expect([...device.objectStoreNames]).toEqual([
      "attempts",
      "audio",
      "cache",
      "commands",
      "history",
      "practice",
    ]);
  });

  it("key rows by user, company, round and index, with a timestamp", async () => {
    const store = lazyStore(() => 1_000);
    await store.questions.keep({ ...key, attemptId: "a1", questions: [question] });
    await type(store, "hello");
    expect(await rawRow("questions", "u1|c1|r1")).toMatchObject({ key: "u1|c1|r1", timestamp: 1_000 });
    expect(await rawRow("answers", "u1|c1|r1|0")).toMatchObject({ text: "hello", timestamp: 1_000 });
  });

  it.each([["key"], ["id"], [undefined]])(
    "open a native version 2 of other code, keys in %s, and work on it",
    async (keyPath) => {
      await nativeV2(keyPath, (db) => {
        const row = { name: "old.pdf", size: 1, bytes: new ArrayBuffer(1), timestamp: 5 };
        const resumes = db.transaction("resumes", "readwrite").objectStore("resumes");
        if (keyPath) resumes.put({ ...row, [keyPath]: "u1" });
        else resumes.put(row, "u1");
      });
      const store = lazyStore();
      expect(await store.resume.read("u1")).toMatchObject({ name: "old.pdf" });
      await type(store, "typed on it");
      await store.reports.keep(key, report());
      expect(await rawRow("answers", "u1|c1|r1|0")).toMatchObject({ text: "typed on it" });
      expect(await store.reports.list("u1")).toHaveLength(1);
      await store.reports.finish(key, report());
      expect(await store.answers.read(key, 1)).toEqual([null]);
      expect(await indexedDB.databases()).toContainEqual({ name: MAIN, version: 2 });
    },
  );

  it("[bug 6] keep a resume, and whatever is typed, where the browser refuses to store blobs", async () => {
    const put = IDBObjectStore.prototype.put;
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (
      this: IDBObjectStore,
      row,
      ...more
    ) {
      const isBlob = Object.values(row).some((value) => value instanceof Blob);
      if (isBlob) throw new DOMException("Error preparing Blob/File data to be stored", "DataCloneError");
      return put.call(this, row, ...more);
    });
    const store = lazyStore();
    await store.resume.keep("u1", { name: "cv.pdf", bytes: new Uint8Array([37, 80]).buffer });
    await type(store, "typed");
    vi.restoreAllMocks();
    expect(await rawRow("resumes", "u1")).toMatchObject({ name: "cv.pdf", size: 2 });
  });

  it("treat a broken row as absent", async () => {
    const store = lazyStore();
    await store.questions.read(key);
    const db = await openRaw();
    const tx = db.transaction(["questions", "answers", "reports"], "readwrite");
    tx.objectStore("questions").put({ key: "u1|c1|r1", questions: "gone", timestamp: 1 });
    tx.objectStore("answers").put({ key: "u1|c1|r1|0", text: 5 });
    tx.objectStore("reports").put({ key: "u1|c1|r1", report: null });
    await new Promise((resolve) => (tx.oncomplete = resolve));
    expect(await store.questions.read(key)).toBeNull();
    expect(await store.answers.read(key, 1)).toEqual([null]);
    expect(await store.reports.list("u1")).toEqual([]);
    await type(store, "over a broken row");
    expect((await store.answers.read(key, 1))[0]?.text).toBe("over a broken row");
  });

  it("are made by Dexie once, and opened without it from then on", async () => {
    const open = vi.spyOn(Dexie.prototype, "open");
    await lazyStore().resume.keep("u1", { name: "cv.pdf", bytes: new ArrayBuffer(1) });
    expect(open).toHaveBeenCalledTimes(2);
    const next = lazyStore();
    expect(await next.resume.read("u1")).not.toBeNull();
    await next.attempts.keep(attempt());
    await type(next, "typed");
    await next.reports.finish(key, report());
    expect(open).toHaveBeenCalledTimes(2);
    open.mockRestore();
  });

  it.each([["where the browser lists its databases"], ["where it does not"]])(
    "are not made by a look for what is kept, %s",
    async (where) => {
      if (where === "where it does not")
        Object.defineProperty(indexedDB, "databases", { value: undefined, configurable: true });
      const store = lazyStore();
      const looks = [
        store.resume.read("u1"),
        store.reports.read(key),
        store.reports.list("u1"),
        store.attempts.read(key),
        store.attempts.open("u1"),
      ];
      expect(await Promise.all(looks)).toEqual([null, null, [], null, []]);
      Reflect.deleteProperty(indexedDB, "databases");
      expect(await indexedDB.databases()).toEqual([]);
      await store.reports.keep(key, report());
      expect(await store.reports.list("u1")).toHaveLength(1);
    },
  );

  it("are repaired where a store is missing, with every row and every other store kept", async () => {
    await nativeV2("key", (db) =>
      db
        .transaction("resumes", "readwrite")
        .objectStore("resumes")
        .put({ key: "u1", name: "old.pdf", size: 1, bytes: new ArrayBuffer(1), timestamp: 5 }),
    );
    await new Promise<void>((resolve) => {
      const request = indexedDB.open(MAIN, 3);
      request.onupgradeneeded = () => {
        request.result.deleteObjectStore("answers");
        request.result.createObjectStore("notes");
      };
      request.onsuccess = () => {
        request.result.close();
        resolve();
      };
    });
    // Dexie says what it repairs.
    const debug = vi.spyOn(console, "debug").mockImplementation(() => {});
    const warn = vi.spyOn(console, "warn").mockImplementationOnce(() => {});
    const store = lazyStore();
    expect(await store.resume.read("u1")).toMatchObject({ name: "old.pdf" });
    await type(store, "has a place again");
    expect(await rawRow("answers", "u1|c1|r1|0")).toMatchObject({ text: "has a place again" });
    expect([...(await openRaw()).objectStoreNames]).toContain("notes");
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockClear();
    debug.mockRestore();
  });

  it("are made anew where the device's own one is missing, and the rest is kept", async () => {
    await nativeV2("key", () => {});
    const store = lazyStore();
    expect(await store.attempts.open("u1")).toEqual([]);
    await store.attempts.keep(attempt());
    expect(await store.attempts.read(key)).not.toBeNull();
  });

  it("close for another tab's newer version and say so instead of writing with old code", async () => {
    const store = lazyStore();
    await type(store, "before");
    const newer = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open(MAIN, 30);
      request.onsuccess = () => resolve(request.result);
    });
    await expect(type(store, "after")).rejects.toMatchObject({ name: "Outdated" });
    expect(JSON.parse(localStorage.getItem(JOURNAL) ?? "{}")).toMatchObject({ text: "after" });
    newer.close();
  });
});

describe("Typing", () => {
  it("writes the journal within the event, even before the database is open", () => {
    lazyStore().answers.type(typed("at once"), untold);
    expect(JSON.parse(localStorage.getItem(JOURNAL) ?? "{}")).toMatchObject({
      text: "at once",
      rev: 0,
      attemptId: "a1",
      questionId: "q0",
    });
  });

  it("drops the journal entry when the row is down", async () => {
    const store = lazyStore();
    await type(store, "hello");
    expect(localStorage.getItem(JOURNAL)).toBeNull();
  });

  it("keeps a newer journal entry when an older text comes down", async () => {
    const store = lazyStore();
    await store.answers.read(key, 1);
    const first = type(store, "one");
    store.answers.type(typed("one two"), untold);
    await first;
    expect(JSON.parse(localStorage.getItem(JOURNAL) ?? "{}")).toMatchObject({ text: "one two", rev: 2 });
    await store.answers.flush();
    expect(localStorage.getItem(JOURNAL)).toBeNull();
    expect(await rawRow("answers", "u1|c1|r1|0")).toMatchObject({ text: "one two", rev: 2 });
  });

  it("issues the put within the event when the page is hidden", async () => {
    const store = lazyStore();
    await store.answers.read(key, 1);
    await type(store, "one");
    store.answers.type(typed("one two"), untold);
    const transaction = vi.spyOn(IDBDatabase.prototype, "transaction");
    dispatchEvent(new Event("pagehide"));
    expect(transaction).toHaveBeenCalledTimes(1);
    transaction.mockRestore();
  });

  it("lets a newer journal entry win on read, and writes it down", async () => {
    await type(lazyStore(), "from the row");
    const entry = { text: "from the journal", rev: 2, attemptId: "a1", questionId: "q0", at: 9 };
    localStorage.setItem(JOURNAL, JSON.stringify(entry));
    const store = lazyStore();
    expect((await store.answers.read(key, 1))[0]).toMatchObject({ text: "from the journal", rev: 2 });
    await store.answers.flush();
    expect(await rawRow("answers", "u1|c1|r1|0")).toMatchObject({ text: "from the journal", rev: 2 });
    expect(localStorage.getItem(JOURNAL)).toBeNull();
  });

  it("lets an entry win that was typed before the row was known", async () => {
    const before = lazyStore();
    await type(before, "one");
    await type(before, "two");
    localStorage.setItem(
      JOURNAL,
      JSON.stringify({ text: "unread", rev: 0, attemptId: "a1", questionId: "q0", at: 1 }),
    );
    expect((await lazyStore().answers.read(key, 1))[0]).toMatchObject({ text: "unread", rev: 3 });
  });

  it("[FU5] keeps what was asked about an answer with it, in the row and over a tab that dies at once", async () => {
    const followUp = { question: "How did you measure it?", at: 5 };
    const store = lazyStore();
    await type(store, "typed", { followUp });
    expect(await rawRow("answers", "u1|c1|r1|0")).toMatchObject({ text: "typed", followUp });
    const entry = { text: "typed and more", rev: 9, attemptId: "a1", questionId: "q0", at: 9, followUp };
    localStorage.setItem(JOURNAL, JSON.stringify(entry));
    expect((await lazyStore().answers.read(key, 1))[0]).toMatchObject({ text: "typed and more", followUp });
    const odd = { ...entry, rev: 99, followUp: { question: 7 } };
    localStorage.setItem(JOURNAL, JSON.stringify(odd));
    expect((await lazyStore().answers.read(key, 1))[0]).toMatchObject({ rev: 99, text: "typed and more" });
  });

  it("drops an older journal entry, and one that cannot be read is no answer", async () => {
    await type(lazyStore(), "the row");
    localStorage.setItem(
      JOURNAL,
      JSON.stringify({ text: "old", rev: 1, attemptId: "a1", questionId: "q0", at: 1 }),
    );
    expect((await lazyStore().answers.read(key, 1))[0]?.text).toBe("the row");
    expect(localStorage.getItem(JOURNAL)).toBeNull();
    localStorage.setItem(JOURNAL, "{cut off");
    expect((await lazyStore().answers.read(key, 1))[0]?.text).toBe("the row");
  });

  it("keeps what the server has acknowledged: rev n+1 stays dirty", async () => {
    const store = lazyStore();
    await type(store, "one");
    const db = await openRaw();
    const row = { ...((await rawRow("answers", "u1|c1|r1|0")) as object), ackRev: 1, baseServerRev: 7 };
    const write = db.transaction("answers", "readwrite");
    write.objectStore("answers").put(row);
    await new Promise((resolve) => (write.oncomplete = resolve));
    const next = lazyStore();
    await next.answers.read(key, 1);
    await type(next, "one two");
    expect(await rawRow("answers", "u1|c1|r1|0")).toMatchObject({ rev: 2, ackRev: 1, baseServerRev: 7 });
  });

  it("[bug 1] keeps the journal and tells when the disk is full, and writes on the next flush", async () => {
    const store = lazyStore();
    await store.answers.read(key, 1);
    const commit = vi.spyOn(IDBTransaction.prototype, "commit").mockImplementation(function (
      this: IDBTransaction,
    ) {
      this.abort();
    });
    await expect(type(store, "no room")).rejects.toMatchObject({ name: "AbortError" });
    expect(JSON.parse(localStorage.getItem(JOURNAL) ?? "{}")).toMatchObject({ text: "no room", rev: 1 });
    await expect(store.answers.flush()).rejects.toMatchObject({ name: "AbortError" });
    commit.mockRestore();
    await store.answers.flush();
    expect(await rawRow("answers", "u1|c1|r1|0")).toMatchObject({ text: "no room", rev: 1 });
    expect(localStorage.getItem(JOURNAL)).toBeNull();
  });

  it("[bug 31] writes the row at once when the journal has no room", async () => {
    const store = lazyStore();
    await type(store, "one");
    const setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    vi.stubGlobal("localStorage", { setItem, getItem: () => null, clear: () => {} });
    const kept = type(store, "one two");
    vi.unstubAllGlobals();
    await kept;
    expect(await rawRow("answers", "u1|c1|r1|0")).toMatchObject({ text: "one two" });
  });

  it("opens the database once more when the browser has dropped it", async () => {
    const store = lazyStore();
    await type(store, "one");
    const transaction = vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementationOnce(() => {
      throw new DOMException("The database connection is closing.", "InvalidStateError");
    });
    await type(store, "one two");
    transaction.mockRestore();
    expect(await rawRow("answers", "u1|c1|r1|0")).toMatchObject({ text: "one two" });
  });
});

describe("Finishing", () => {
  it("leaves questions and answers alone when the report cannot be kept", async () => {
    const store = lazyStore();
    await store.attempts.keep(attempt());
    await store.questions.keep({ ...key, attemptId: "a1", questions: [question] });
    await type(store, "an answer");
    const original = IDBObjectStore.prototype.delete;
    const remove = vi.spyOn(IDBObjectStore.prototype, "delete").mockImplementation(function (
      this: IDBObjectStore,
      row,
    ) {
      const request = original.call(this, row);
      this.transaction.abort();
      return request;
    });
    await expect(store.reports.finish(key, report())).rejects.toThrow();
    remove.mockRestore();
    expect(await store.reports.read(key)).toBeNull();
    expect(await store.questions.read(key)).not.toBeNull();
    expect((await store.answers.read(key, 1))[0]?.text).toBe("an answer");
    expect(await store.attempts.read(key)).not.toBeNull();
  });

  it("removes a done attempt when the next one at the same round begins", async () => {
    const store = lazyStore();
    await store.attempts.keep(attempt());
    await store.reports.finish(key, report());
    await store.attempts.keep(attempt({ attemptId: "a2" }));
    const db = await openRaw(DEVICE);
    const rows = await new Promise<unknown[]>((resolve) => {
      const request = db.transaction("attempts").objectStore("attempts").getAll();
      request.onsuccess = () => resolve(request.result);
    });
    expect(rows).toMatchObject([{ attemptId: "a2" }]);
  });
});
