import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { after, makeTimeline, NOTHING_SETTLED, openingOf, type Progress, waitAfter } from "./plan.ts";

const fresh = openingOf(NOTHING_SETTLED, "webm-opus");

describe("A socket for a stretch of speaking", () => {
  it("begins at the beginning where nothing is settled, and skips nothing", () => {
    expect(fresh).toEqual({ start: { from: 0 }, header: false, first: 0 });
  });

  it("goes on after a lost one with the recording's header and the chunk that is not settled", () => {
    const progress = { acked: 4, skip: 700, seq: 2 };
    expect(openingOf(progress, "webm-opus")).toEqual({
      start: { from: 2, skip: 700 },
      header: true,
      first: 4,
    });
    expect(openingOf(progress, "pcm-s16le-16k").header).toBe(false);
  });

  it("goes on within the first chunk too", () => {
    expect(openingOf({ acked: 0, skip: 900, seq: 1 }, "webm-opus")).toEqual({
      start: { from: 1, skip: 900 },
      header: true,
      first: 0,
    });
  });
});

describe("An acknowledgement", () => {
  it("counts the chunks of its socket, of which the header is one", () => {
    const progress = { acked: 4, skip: 700, seq: 2 };
    const again = openingOf(progress, "webm-opus");
    expect(after(progress, again, { ack: 3, skip: 100, seq: 3 })).toEqual({ acked: 6, skip: 100, seq: 3 });
    expect(after(progress, again, { ack: 1, skip: 900 })).toEqual({ acked: 4, skip: 900, seq: 2 });
  });

  it("of the header alone settles nothing", () => {
    const progress = { acked: 4, skip: 700, seq: 2 };
    expect(after(progress, openingOf(progress, "webm-opus"), { ack: 0, skip: 0 })).toEqual(progress);
  });

  it("never takes anything back, whatever the server says", () => {
    const count = fc.nat(40);
    const someProgress = fc.record({ acked: count, skip: count, seq: count });
    const isBehind = (a: Progress, b: Progress) =>
      a.acked < b.acked || (a.acked === b.acked && a.skip < b.skip) || a.seq < b.seq;
    fc.assert(
      fc.property(someProgress, fc.record({ ack: count, skip: count, seq: count }), (progress, ack) => {
        const opening = openingOf(progress, "webm-opus");
        expect(isBehind(after(progress, opening, ack), progress)).toBe(false);
      }),
    );
  });
});

describe("When a text was spoken", () => {
  it("is told in samples of the stretch", () => {
    const timeline = makeTimeline();
    timeline.begin();
    expect(timeline.timesOf({ from: 500, to: 2_500, talk: 1_900 })).toEqual({
      speechFrom: 8_000,
      speechTo: 40_000,
      speechMs: 1_900,
    });
    expect(timeline.timesOf(undefined)).toBeNull();
  });

  it("goes on after a lost connection without a pause that nobody has heard, and with those that were", () => {
    const timeline = makeTimeline();
    timeline.begin();
    timeline.timesOf({ from: 500, to: 2_500, talk: 1_900 });
    timeline.begin();
    const next = timeline.timesOf({ from: 100, to: 1_100, talk: 1_000 });
    const last = timeline.timesOf({ from: 2_100, to: 3_100, talk: 1_000 });
    expect([next?.speechFrom, next?.speechTo]).toEqual([40_000, 56_000]);
    expect([last?.speechFrom, last?.speechTo]).toEqual([72_000, 88_000]);
  });

  it("is in the order of time, whatever the server says", () => {
    const spoken = fc.tuple(fc.nat(9_000), fc.nat(9_000), fc.boolean());
    fc.assert(
      fc.property(fc.array(spoken), (all) => {
        const timeline = makeTimeline();
        timeline.begin();
        let end = 0;
        for (const [from, length, isLost] of all) {
          if (isLost) timeline.begin();
          const times = timeline.timesOf({ from, to: from + length, talk: length });
          if (isLost) expect(times?.speechFrom).toBe(end);
          end = times?.speechTo ?? NaN;
        }
      }),
    );
  });
});

describe("The wait before another try", () => {
  it("is short after a lost connection or a server that restarts, longer where the server asks for it", () => {
    expect([waitAfter("lost", 0, 1), waitAfter("going", 0, 1), waitAfter("full", 0, 1)]).toEqual([
      400, 400, 3_000,
    ]);
  });

  it("doubles up to an end, and is not the same for everybody", () => {
    expect([waitAfter("lost", 3, 1), waitAfter("lost", 20, 1), waitAfter("full", 20, 1)]).toEqual([
      3_200, 15_000, 60_000,
    ]);
    expect(waitAfter("lost", 3, 0)).toBe(1_600);
  });

  it("has no end where trying again does not help: another tab speaks, nobody is signed in, it is no sound", () => {
    const ends = ["replaced", "signedOut", "notSound", "badMessage", "off"] as const;
    expect(ends.map((ended) => waitAfter(ended, 0, 1))).toEqual(ends.map(() => null));
  });

  it("ends for sound at which the server fails time after time", () => {
    expect(waitAfter("failed", 5, 1)).toBeGreaterThan(0);
    expect(waitAfter("failed", 6, 1)).toBeNull();
  });
});
