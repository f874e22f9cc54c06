// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { beforeAll, describe, expect, it } from "vitest";
import { lazyStore } from "../../store/index.ts";
import { makeDatabases } from "../../store/schema.ts";
import type { Stretch } from "../messages.ts";
import { dropAttempt, dropSound, markKept } from "../soundStore.ts";
import { chunksLeft, keepChunk, textsOf } from "./chunkStore.ts";
import { leftShelf, openShelf } from "./shelf.ts";

beforeAll(() => makeDatabases({}));

const world = { now: () => 1, onUnkept: (why: unknown) => expect.unreachable(String(why)) };
const said = (text: string) => ({ text, times: null });
const bytes = (...values: number[]) => Uint8Array.from(values);

const stretch = (id: string): Stretch => ({
  id,
  userId: "u-1",
  attemptId: `attempt-${id}`,
  companyId: "c-1",
  roundId: "r-1",
  questionId: "q-1",
  index: 2,
});

/** A shelf with so many chunks, each of one byte, its number. */
async function filled(id: string, count: number) {
  const shelf = openShelf(stretch(id), "pcm-s16le-16k", world);
  for (let chunk = 0; chunk < count; chunk++) shelf.put(bytes(chunk));
  await shelf.close();
  return shelf;
}

describe("The chunks of a stretch", () => {
  it("are there for whoever sends them once they are stored, and go when they are settled", async () => {
    const shelf = await filled("a", 4);
    expect([shelf.end(), shelf.isWhole(), await shelf.read(2)]).toEqual([4, true, bytes(2)]);
    await shelf.settle({ acked: 3, skip: 250, seq: 1 }, said("Three of four."));
    expect(await shelf.read(2)).toBeNull();
    expect(await chunksLeft("a")).toMatchObject({ chunks: [3], mark: { acked: 3, skip: 250, seq: 1 } });
  });

  it("are found again after the tab has died, with how far they were settled", async () => {
    await (await filled("b", 4)).settle({ acked: 1, skip: 70, seq: 2 }, said("One."));
    const left = await leftShelf(stretch("b"), world);
    expect([left?.progress(), left?.end(), left?.isWhole()]).toEqual([
      { acked: 1, skip: 70, seq: 2 },
      4,
      true,
    ]);
  });

  it("are found again with the language that was spoken, whoever comes back to them", async () => {
    const shelf = openShelf({ ...stretch("hindi"), language: "hi" }, "pcm-s16le-16k", world);
    shelf.put(bytes(1));
    await shelf.close();
    expect((await leftShelf(stretch("hindi"), world))?.language).toBe("hi");
  });

  it("are sent on both sides of a gap that a full disk has left", async () => {
    const mark = { acked: 0, skip: 0, seq: 0, format: "pcm-s16le-16k", header: null } as const;
    for (const chunk of [0, 1, 4, 5]) await keepChunk(stretch("c"), chunk, bytes(chunk).buffer, mark, 1);
    const left = await leftShelf(stretch("c"), world);
    expect(left?.end()).toBe(2);
    await left?.settle({ acked: 2, skip: 0, seq: 1 }, said("Before."));
    expect([await left?.goOn(), left?.progress(), left?.end()]).toEqual([
      true,
      { acked: 4, skip: 0, seq: 1 },
      6,
    ]);
    expect(await left?.goOn()).toBe(false);
    expect(await chunksLeft("c")).toEqual({ mark: null, chunks: [] });
  });

  it("stay in memory where the disk has no room, and that is told", async () => {
    const real = IDBObjectStore.prototype.put;
    const unkept: unknown[] = [];
    const shelf = openShelf(stretch("d"), "pcm-s16le-16k", {
      now: () => 1,
      onUnkept: (why) => unkept.push(why),
    });
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    shelf.put(bytes(7));
    await shelf.close();
    IDBObjectStore.prototype.put = real;
    expect([shelf.end(), await shelf.read(0), unkept.length]).toEqual([1, bytes(7), 1]);
    await shelf.settle({ acked: 1, skip: 0, seq: 1 }, said("Seven."));
    expect(await shelf.read(0)).toBeNull();
  });
});

describe("What nobody wants", () => {
  it("goes at once, and what comes late is not stored", async () => {
    const shelf = openShelf(stretch("g"), "pcm-s16le-16k", world);
    shelf.put(bytes(1));
    const discarded = shelf.discard();
    shelf.put(bytes(2));
    await Promise.all([discarded, shelf.close(), shelf.settle({ acked: 1, skip: 0, seq: 1 }, said("One."))]);
    expect([await chunksLeft("g"), await textsOf("g")]).toEqual([{ mark: null, chunks: [] }, []]);
  });

  it("goes by its attempt, of stretches that nobody sends any more", async () => {
    await filled("h", 3);
    await dropAttempt("attempt-h");
    expect(await chunksLeft("h")).toEqual({ mark: null, chunks: [] });
  });
});

describe("What is left of it", () => {
  it("is found by its attempt: chunks without segments, and texts with theirs until they are in the answer", async () => {
    const shelf = await filled("e", 2);
    const store = lazyStore();
    const left = { stretch: "e", index: 2, questionId: "q-1" };
    expect(await store.sound.left("attempt-e")).toEqual([{ ...left, segments: [], more: true }]);
    await shelf.settle({ acked: 2, skip: 0, seq: 1 }, said("Two."));
    await shelf.goOn();
    expect(await store.sound.left("attempt-e")).toEqual([{ ...left, segments: ["e/0001"], more: false }]);
    await dropSound(["e/0001"]);
    expect(await store.sound.left("attempt-e")).toEqual([]);
  });

  it("has when each text was spoken with it, where the server has said that", async () => {
    const shelf = await filled("i", 2);
    const times = { speechFrom: 16_000, speechTo: 48_000, speechMs: 1_800 };
    await shelf.settle({ acked: 1, skip: 0, seq: 1 }, { text: "One.", times });
    await shelf.settle({ acked: 2, skip: 0, seq: 2 }, said("Two."));
    expect(await textsOf("i")).toEqual([
      { segment: 1, text: "One.", times },
      { segment: 2, text: "Two.", times: null },
    ]);
  });

  it("has no sound to keep for listening: the text goes all the same", async () => {
    const shelf = await filled("f", 1);
    await shelf.settle({ acked: 1, skip: 0, seq: 1 }, said("One."));
    await markKept(["f/0001"]);
    expect(await textsOf("f")).toEqual([]);
  });
});
