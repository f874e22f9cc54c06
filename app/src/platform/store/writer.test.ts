import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeWriter, type Draft } from "./writer.ts";

const draft = (text: string, raw: string | null = text): Draft => ({
  key: "answer",
  raw,
  row: {
    ...{ userId: "u", companyId: "c", roundId: "r", index: 0, attemptId: "a", questionId: "q" },
    ...{ text, rev: 1, ackRev: 0, baseServerRev: 0, timestamp: 0 },
  },
});

/**
 * A writer whose writes end when the test says so.
 * @param room whether something can be dropped for it, each time that it asks
 */
function slowWriter(...room: boolean[]) {
  const begun: string[] = [];
  const ends: { kept(): void; failed(why: unknown): void }[] = [];
  const put = ({ row }: Draft) => {
    begun.push(row.text);
    return new Promise<void>((kept, failed) => void ends.push({ kept, failed }));
  };
  const down: string[] = [];
  const writer = makeWriter(
    put,
    ({ row }) => down.push(row.text),
    async () => room.shift() ?? false,
  );
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return { writer, begun, ends, down, settle };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("The writer of answers", () => {
  it("begins to write within the call", () => {
    const { writer, begun } = slowWriter();
    writer.enqueue(draft("a"));
    expect(begun).toEqual(["a"]);
  });

  it("writes only the newest of the texts that came while one was on its way", async () => {
    const { writer, begun, ends, down, settle } = slowWriter();
    for (const text of ["a", "ab", "abc"]) writer.enqueue(draft(text));
    expect(begun).toEqual(["a"]);
    ends[0]?.kept();
    await settle();
    expect(begun).toEqual(["a", "abc"]);
    ends[1]?.kept();
    await settle();
    expect(down).toEqual(["a", "abc"]);
  });

  it("tells everybody whose text the written one holds", async () => {
    const { writer, ends, settle } = slowWriter();
    const onKept = vi.fn();
    for (const text of ["a", "ab", "abc"]) writer.enqueue(draft(text), { onKept, onLost() {} });
    for (const n of [0, 1]) {
      ends[n]?.kept();
      await settle();
    }
    expect(onKept).toHaveBeenCalledTimes(3);
  });

  it("does not wait with a text that the journal had no room for", () => {
    const { writer, begun } = slowWriter();
    writer.enqueue(draft("a"));
    writer.enqueue(draft("ab", null));
    expect(begun).toEqual(["a", "ab"]);
  });

  it("tries a write that failed again, after a moment and not before", async () => {
    const { writer, begun, ends, settle } = slowWriter();
    const onLost = vi.fn();
    writer.enqueue(draft("a"), { onKept() {}, onLost });
    ends[0]?.failed(new Error("full"));
    await settle();
    expect([onLost.mock.calls.length, begun]).toEqual([1, ["a"]]);
    await vi.advanceTimersByTimeAsync(600);
    expect(begun).toEqual(["a", "a"]);
  });

  it("writes what waits on flush, which ends when all is down", async () => {
    const { writer, begun, ends } = slowWriter();
    for (const text of ["a", "ab"]) writer.enqueue(draft(text));
    const flushed = writer.flush();
    expect(begun).toEqual(["a", "ab"]);
    for (const { kept } of ends) kept();
    await expect(flushed).resolves.toBeUndefined();
  });

  it("does not write what waited for an attempt that is over", async () => {
    const { writer, begun, ends } = slowWriter();
    for (const text of ["a", "ab"]) writer.enqueue(draft(text));
    const over = writer.end("a");
    ends[0]?.kept();
    expect((await over).map(({ row }) => row.text)).toEqual(["ab"]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(begun).toEqual(["a"]);
  });

  it("does not write what failed while its attempt ended, and gives it back", async () => {
    const { writer, begun, ends } = slowWriter();
    writer.enqueue(draft("a"));
    const over = writer.end("a");
    ends[0]?.failed(new Error("full"));
    expect((await over).map(({ row }) => row.text)).toEqual(["a"]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(begun).toEqual(["a"]);
  });

  it.each([
    { first: "ab", both: [1, 0] },
    { first: "a", both: [0, 1] },
  ])("keeps the newest of two that fail, whichever fails first ($first)", async ({ both }) => {
    const { writer, begun, ends, settle } = slowWriter();
    writer.enqueue(draft("a", null));
    writer.enqueue(draft("ab", null));
    for (const n of both) ends[n]?.failed(new Error("full"));
    await settle();
    await vi.advanceTimersByTimeAsync(600);
    expect(begun).toEqual(["a", "ab", "ab"]);
  });

  it("never writes an older text again after a newer one is down", async () => {
    const { writer, begun, ends, settle } = slowWriter();
    writer.enqueue(draft("a", null));
    writer.enqueue(draft("ab", null));
    ends[1]?.kept();
    ends[0]?.failed(new Error("full"));
    await settle();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([begun, writer.waitingRow("answer")]).toEqual([["a", "ab"], null]);
  });

  it("tries ever later where the disk stays full", async () => {
    const { writer, begun, ends, settle } = slowWriter();
    writer.enqueue(draft("a"));
    for (const pause of [500, 1_000, 2_000, 4_000]) {
      ends.at(-1)?.failed(new Error("full"));
      await settle();
      const before = begun.length;
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(begun).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(begun).toHaveLength(before + 1);
    }
  });

  const full = () => new DOMException("full", "QuotaExceededError");

  it("writes at once where something could be dropped for it, and tells nobody of the full disk", async () => {
    const { writer, begun, ends, down, settle } = slowWriter(true, true);
    const told = { onKept: vi.fn(), onLost: vi.fn() };
    writer.enqueue(draft("a"), told);
    for (const n of [0, 1]) {
      ends[n]?.failed(full());
      await settle();
    }
    ends[2]?.kept();
    await settle();
    expect([begun, down]).toEqual([["a", "a", "a"], ["a"]]);
    expect([told.onKept.mock.calls.length, told.onLost.mock.calls.length]).toEqual([1, 0]);
  });

  it("says that the disk is full where there is nothing to drop, and asks for no room after another fault", async () => {
    const { writer, begun, ends, settle } = slowWriter(false, true);
    const onLost = vi.fn();
    writer.enqueue(draft("a"), { onKept() {}, onLost });
    ends[0]?.failed(full());
    await settle();
    writer.enqueue(draft("ab"), { onKept() {}, onLost });
    ends[1]?.failed(new Error("gone"));
    await settle();
    expect([onLost.mock.calls.length, begun]).toEqual([2, ["a", "ab"]]);
  });

  it("does not write an older text in the room that was made when a newer one is down", async () => {
    const { writer, begun, ends, settle } = slowWriter(true);
    writer.enqueue(draft("a", null));
    writer.enqueue(draft("ab", null));
    ends[0]?.failed(full());
    ends[1]?.kept();
    await settle();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(begun).toEqual(["a", "ab"]);
  });
});
