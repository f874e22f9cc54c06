// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { Dexie } from "dexie";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Recordings } from "../../../ports.ts";
import type { PlainRow } from "../../../rows.ts";
import { dropSound, keepSound, markKept } from "../../speech/soundStore.ts";
import { connect } from "../connection.ts";
import { lazyEverything } from "../everything.ts";
import { brought, write } from "../idb.ts";
import { lazyStore } from "../index.ts";
import { lazyRecordings } from "../recordings.ts";
import { segmentKey } from "../sound.ts";
import { freeSpace, dropRecordings } from "../space/freeSpace.ts";
import { attempt, key, report } from "../store.contract.ts";

const of = { ...key, attemptId: "a1", questionId: "q0", index: 0 };
let recordings: Recordings;

/** A piece of sound whose samples are all `value`. */
function piece(stretch: string, segment: number, part: number, value: number, over: PlainRow = {}) {
  const id = `${segmentKey(stretch, segment)}/${String(part).padStart(4, "0")}`;
  const samples = Int16Array.from({ length: 4 }, () => value).buffer;
  const place = { stretch, segment, part, from: segment * 100 + part * 4 };
  return { ...of, ...place, id, samples, kept: true, timestamp: 1, ...over };
}

const lay = (...rows: PlainRow[]) =>
  connect(() => {}).run(({ device }) =>
    write(device, ["audio"], (tx) => rows.forEach((row) => tx.objectStore("audio").put(row))),
  );
const ids = () =>
  connect(() => {}).run(async ({ device }) =>
    (await brought(device.transaction("audio").objectStore("audio").getAllKeys())).map(String),
  );

/** The samples of a file, one of each run of the same. */
async function heard(file: Blob | null) {
  const samples = new Int16Array((await file?.arrayBuffer())?.slice(44) ?? new ArrayBuffer(0));
  return [...samples].filter((value, at, all) => value !== all[at - 1]);
}

beforeEach(() => {
  recordings = lazyRecordings();
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
  Dexie.dependencies.indexedDB = globalThis.indexedDB;
});

describe("Recordings", () => {
  it("are what was written down and is wanted; the rest is gone when its text is stored", async () => {
    await connect(() => {}).run(async () => {});
    const row = {
      ...of,
      stretch: "s1",
      part: 0,
      from: 0,
      samples: new ArrayBuffer(8),
      kept: false,
      timestamp: 1,
    };
    await keepSound({ ...row, segment: 0 });
    await keepSound({ ...row, segment: 1 });
    await keepSound({ ...row, segment: 2 });
    await markKept(["s1/0000"]);
    await dropSound(["s1/0001"]);
    expect(await recordings.of("a1")).toEqual(new Set([0]));
    expect(await ids()).toEqual(["s1/0000/0000", "s1/0002/0000"]);
    // The third is still to be written down: neither lost nor to be listened to.
    expect((await lazyStore().sound.left("a1")).map(({ segments }) => segments)).toEqual([["s1/0002"]]);
    expect((await recordings.read("a1", 0))?.size).toBe(44 + 8);
  });

  it("are read by answer, in the order of speaking, and not where the answer was typed or is another attempt's", async () => {
    await lay(piece("s2", 0, 0, 3), piece("s1", 1, 0, 2), piece("s1", 0, 0, 1), piece("s1", 0, 1, 1));
    await lay(piece("s3", 0, 0, 9, { index: 2 }), piece("s4", 0, 0, 8, { attemptId: "a2" }));
    await lay(piece("s1", 2, 0, 7, { kept: false }), {
      ...of,
      id: "s5/chunk/000000",
      stretch: "s5",
      chunk: 0,
    });
    expect(await recordings.of("a1")).toEqual(new Set([0, 2]));
    expect(await heard(await recordings.read("a1", 0))).toEqual([1, 0, 2, 0, 3]);
    expect(await heard(await recordings.read("a1", 2))).toEqual([9]);
    expect(await recordings.read("a1", 1)).toBeNull();
    expect((await recordings.read("a1", 0))?.type).toBe("audio/wav");
  });

  it("are none in a browser without our databases, and none are made for them", async () => {
    expect([await recordings.of("a1"), await recordings.read("a1", 0)]).toEqual([new Set(), null]);
    await recordings.remove("u1");
    expect(await indexedDB.databases()).toEqual([]);
  });

  it("are wanted by one person on this device, until everything of theirs is removed from it", async () => {
    expect(recordings.wanted("u1")).toBe(false);
    recordings.want("u1", true);
    expect([recordings.wanted("u1"), recordings.wanted("u2")]).toEqual([true, false]);
    await lay(piece("s1", 0, 0, 1));
    await lazyEverything().wipe("u1");
    expect([recordings.wanted("u1"), await ids()]).toEqual([false, []]);
    recordings.want("u1", true);
    recordings.want("u1", false);
    expect(recordings.wanted("u1")).toBe(false);
  });

  it("are deleted all at once by their person; sound whose text is still to come, and that of others, stays", async () => {
    const store = lazyStore();
    const told = vi.fn();
    store.subscribe(told);
    await store.attempts.keep(attempt());
    await lay(piece("s1", 0, 0, 1), piece("s1", 1, 0, 1, { kept: false }));
    await lay(piece("s2", 0, 0, 1, { userId: "u2", attemptId: "a2" }));
    // Of an attempt that is over, and was never written down.
    await lay(piece("s3", 0, 0, 1, { attemptId: "a3", kept: false }));
    await recordings.remove("u1");
    expect(await ids()).toEqual(["s1/0001/0000", "s2/0000/0000"]);
    await vi.waitFor(() => expect(told).toHaveBeenCalled());
  });

  it("go with an attempt that is given up, written down or not", async () => {
    const store = lazyStore();
    await store.attempts.keep(attempt());
    await lay(
      piece("s1", 0, 0, 1),
      piece("s1", 1, 0, 1, { kept: false }),
      piece("s2", 0, 0, 1, { attemptId: "a2" }),
    );
    await store.attempts.remove("a1");
    expect(await ids()).toEqual(["s2/0000/0000"]);
  });

  it.each(["keep", "finish"] as const)(
    "go with the report that another takes the place of (%s)",
    async (how) => {
      const store = lazyStore();
      await store.attempts.keep(attempt({ attemptId: "a3", phase: "answering", roundId: "r1" }));
      await lay(
        piece("s1", 0, 0, 1, { attemptId: "a1" }),
        piece("s2", 0, 0, 1, { attemptId: "a2" }),
        piece("s3", 0, 0, 1, { attemptId: "a3" }),
        piece("s4", 0, 0, 1, { attemptId: "a4", roundId: "r2" }),
        piece("s5", 0, 0, 1, { attemptId: "a1b", userId: "u2" }),
      );
      await store.reports[how](key, { ...report(), attemptId: "a2" });
      // Those of the report that is there, of an attempt that is under way, of another round and of another person stay.
      await vi.waitFor(async () =>
        expect((await ids()).map((id) => id.slice(0, 2))).toEqual(["s2", "s3", "s4", "s5"]),
      );
    },
  );

  it("make room on a full disk after all that can be made again: the oldest attempt's first, never waiting sound", async () => {
    await lay(
      piece("s2", 0, 0, 1, { attemptId: "a2" }),
      piece("s1", 0, 0, 1),
      piece("s3", 0, 0, 1),
      piece("s0", 0, 0, 1, { attemptId: "a0", kept: false }),
    );
    expect(await dropRecordings()).toBe(true);
    expect(await ids()).toEqual(["s0/0000/0000", "s2/0000/0000"]);
    localStorage.setItem("taiyari-copy:/companies", "{}");
    expect(await freeSpace()).toBe(true);
    expect([localStorage.getItem("taiyari-copy:/companies"), (await ids()).length]).toEqual([null, 2]);
    expect(await freeSpace()).toBe(true);
    expect(await ids()).toEqual(["s0/0000/0000"]);
    expect(await freeSpace()).toBe(false);
  });

  it("are counted in what is stored here by their size, and are not in the file that one saves", async () => {
    const everything = lazyEverything();
    await lay(piece("s1", 0, 0, 1, { samples: new ArrayBuffer(64_000) }));
    await lay(piece("s1", 1, 0, 5, { kept: false, samples: Int16Array.from([5, 6]).buffer }));
    const [speech] = await everything.sizes("u1");
    expect(speech).toMatchObject({ kind: "speech", count: 2 });
    expect(speech?.bytes).toBeGreaterThan(64_000);
    expect(speech?.bytes).toBeLessThan(65_000);
    const { stores } = await everything.read("u1");
    expect(stores["audio"]).toMatchObject([{ id: "s1/0001/0000", samples: { $bytes: "BQAGAA==" } }]);
    const merged = await everything.merge("u1", { stores, journal: {} });
    expect(merged).toMatchObject({ kept: 1, replaced: 0 });
    expect(await ids()).toHaveLength(2);
  });
});
