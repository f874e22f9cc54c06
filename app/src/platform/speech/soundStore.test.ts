import "fake-indexeddb/auto";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { makeDatabases } from "../store/schema.ts";
import { segmentKey } from "../store/sound.ts";
import { keepSound, markKept, soundOf } from "./soundStore.ts";

const of = { userId: "u-1", attemptId: "a", companyId: "c", roundId: "r", questionId: "q", index: 0 };
const keep = (stretch: string, segment: number, part = 0) =>
  keepSound({
    ...of,
    stretch,
    segment,
    part,
    from: part * 8_000,
    samples: new ArrayBuffer(16_000),
    kept: false,
    timestamp: 1,
  });

beforeAll(() => makeDatabases({}));
afterEach(() => void vi.restoreAllMocks());

describe("The device's store for sound", () => {
  it("that could not be opened once is opened by who comes next", async () => {
    const open = vi.spyOn(indexedDB, "open").mockImplementationOnce(() => {
      throw new DOMException("Connection to Indexed Database server lost. Refresh the page.", "UnknownError");
    });
    await expect(keep("s", 0)).rejects.toThrow("lost");
    await keep("s", 0);
    await keep("s", 1);
    expect([(await soundOf("s")).length, open.mock.calls.length]).toEqual([2, 2]);
  });

  it("writes nothing again of what is kept to be listened to: each new sentence names those before it", async () => {
    for (const part of [0, 1]) for (const segment of [0, 1, 2]) await keep("t", segment, part);
    await markKept([segmentKey("t", 0), segmentKey("t", 1)]);
    const put = vi.spyOn(IDBObjectStore.prototype, "put");
    await markKept([0, 1, 2].map((segment) => segmentKey("t", segment)));
    expect(put).toHaveBeenCalledTimes(2);
    expect((await soundOf("t")).map(({ kept }) => kept)).toEqual(Array(6).fill(true));
  });
});
