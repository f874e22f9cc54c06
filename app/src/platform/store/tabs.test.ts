// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { Dexie } from "dexie";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Store } from "../../ports.ts";
import { makeChanges } from "./changes.ts";
import { brought } from "./idb.ts";
import { lazyStore } from "./index.ts";
import { MAIN } from "./names.ts";
import { key, report, typed } from "./store.contract.ts";

let channels: BroadcastChannel[] = [];

beforeEach(() => {
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
  Dexie.dependencies.indexedDB = globalThis.indexedDB;
});
afterEach(() => {
  channels.forEach((channel) => channel.close());
  channels = [];
});

/** The store of one more tab. */
function tab(): Store {
  const [rows, touches] = [new BroadcastChannel("rows-test"), new BroadcastChannel("touches-test")];
  channels.push(rows, touches);
  return lazyStore(Date.now, makeChanges(rows, touches));
}

const type = (store: Store, text: string) =>
  new Promise<void>((onKept, onLost) => store.answers.type(typed(text), { onKept, onLost }));

/** How many reports a list shows that reads them again with every word of a change. */
function mountedList(store: Store) {
  const list = { shown: 0 };
  let asked = 0;
  store.subscribe(() => {
    const mine = ++asked;
    void store.reports.list("u1").then((rows) => {
      if (mine === asked) list.shown = rows.length;
    });
  });
  return list;
}

describe("Whoever claims something of the rows", () => {
  it("hears of every key before its text is down, in this tab within the key itself, and soon in the others", async () => {
    const [store, other] = [tab(), tab()];
    await type(store, "begun");
    const [here, there] = [vi.fn(), vi.fn()];
    store.onTouched(here);
    other.onTouched(there);
    const down = [type(store, "begun, a"), type(store, "begun, an")];
    expect(here).toHaveBeenCalledTimes(2);
    await vi.waitFor(() => expect(there).toHaveBeenCalledTimes(2));
    await Promise.all(down);
  });
});

describe("A list that is on the screen", () => {
  it("[bug 5] shows what another tab has written when it is next seen, where tabs cannot speak to each other", async () => {
    const [shown, other] = [
      lazyStore(Date.now, makeChanges(null, null)),
      lazyStore(Date.now, makeChanges(null, null)),
    ];
    const listener = vi.fn();
    shown.subscribe(listener);
    await other.reports.keep(key, report());
    expect(listener).not.toHaveBeenCalled();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(listener).toHaveBeenCalled();
  });

  it("[bug 4] ends with every row, though one long transaction has held its reads up", async () => {
    const store = tab();
    const lists = [mountedList(store), mountedList(tab())];
    await store.reports.keep(key, report());
    const db = await brought(indexedDB.open(MAIN));
    const long = db.transaction("reports", "readwrite").objectStore("reports");
    const until = Date.now() + 80;
    const busy = () => {
      if (Date.now() < until) long.get("nothing").onsuccess = busy;
    };
    busy();
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => {
        const roundId = `r${at + 2}`;
        return store.reports.keep({ ...key, roundId }, report({ roundId, reportId: roundId }));
      }),
    );
    await vi.waitFor(() => expect(lists.map(({ shown }) => shown)).toEqual([21, 21]), { timeout: 5_000 });
    db.close();
  });
});

describe("The older of two tabs", () => {
  it("[bug 30] writes nothing back when it is looked at, hidden or closed again", async () => {
    // In one window both hear its events: the older tab hears them last, so that its word would stand.
    const [newer, older] = [tab(), tab()];
    await type(older, "what the older tab has");
    expect((await newer.answers.read(key, 1))[0]?.text).toBe("what the older tab has");
    await type(newer, "what the older tab has, and the newer work");
    for (const event of ["focus", "beforeunload", "pagehide"]) dispatchEvent(new Event(event));
    document.dispatchEvent(new Event("visibilitychange"));
    document.dispatchEvent(new Event("freeze"));
    await newer.answers.flush();
    await older.answers.flush();
    const rows = await Promise.all([older, newer, tab()].map((store) => store.answers.read(key, 1)));
    expect(rows.map(([row]) => row?.text)).toEqual(
      [older, newer, null].map(() => "what the older tab has, and the newer work"),
    );
  });

  it.each([["had room in the journal"], ["had none"]])(
    "does not write a text again, which could not be written, over what the newer one has typed since; it %s",
    async (journal) => {
      const [newer, older] = [tab(), tab()];
      await type(older, "one");
      const commit = vi.spyOn(IDBTransaction.prototype, "commit").mockImplementation(function (
        this: IDBTransaction,
      ) {
        this.abort();
      });
      await expect(type(older, "the last words of the older tab")).rejects.toMatchObject({
        name: "AbortError",
      });
      commit.mockRestore();
      if (journal === "had none") localStorage.clear();
      // Taking over reads the rows; it takes longer than a moment.
      await new Promise((resolve) => setTimeout(resolve, 5));
      await newer.answers.read(key, 1);
      await type(newer, "quite another text");
      await older.answers.flush();
      expect((await tab().answers.read(key, 1))[0]?.text).toBe("quite another text");
      const texts = async () => (await newer.history.list(key, 0)).map(({ text }) => text);
      await vi.waitFor(async () => expect(await texts()).toContain("the last words of the older tab"));
    },
  );

  it("shows what the newer one has typed when it takes over again, and has its own text in the history", async () => {
    const [newer, older] = [tab(), tab()];
    await type(older, "one");
    const commit = vi.spyOn(IDBTransaction.prototype, "commit").mockImplementation(function (
      this: IDBTransaction,
    ) {
      this.abort();
    });
    await expect(type(older, "the last words of the older tab")).rejects.toMatchObject({
      name: "AbortError",
    });
    commit.mockRestore();
    localStorage.clear();
    await new Promise((resolve) => setTimeout(resolve, 5));
    await newer.answers.read(key, 1);
    await type(newer, "quite another text");
    expect((await older.answers.read(key, 1))[0]?.text).toBe("quite another text");
    await older.answers.flush();
    expect((await tab().answers.read(key, 1))[0]?.text).toBe("quite another text");
    const texts = async () => (await older.history.list(key, 0)).map(({ text }) => text);
    await vi.waitFor(async () => expect(await texts()).toContain("the last words of the older tab"));
  });
});
