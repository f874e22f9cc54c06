import { describe, expect, it } from "vitest";
import { withPiece, type SpokenPiece } from "./dictated.ts";

/** So many seconds into its stretch, two seconds of speech. */
const piece = (segment: string, from: number, text = "I lead a small team here."): SpokenPiece => ({
  segment,
  text,
  times: { speechFrom: from * 16_000, speechTo: (from + 2) * 16_000, speechMs: 1_900 },
});

describe("A spoken answer", () => {
  it("adds the words and the time of each piece up", () => {
    const first = piece("a/0000", 1);
    const second = piece("a/0001", 4);
    const dictated = withPiece(withPiece(null, first, null), second, first);
    expect(dictated.spoken).toMatchObject({ words: 12, talkMs: 3_800, spanMs: 5_000 });
  });

  it("counts the gap between pieces of one stretch as a pause, and no gap between stretches", () => {
    const first = piece("a/0000", 1);
    const same = withPiece(withPiece(null, first, null), piece("a/0001", 4), first);
    const other = withPiece(withPiece(null, first, null), piece("b/0000", 4), first);
    expect(same.spoken).toMatchObject({ pauses: 1, longestPauseMs: 1_000 });
    expect(other.spoken).toMatchObject({ pauses: 0, longestPauseMs: 0, spanMs: 4_000 });
  });

  it("remembers which segments are in its text, the last thirty of them", () => {
    let dictated = withPiece(null, piece("a/0000", 0), null);
    for (let at = 1; at < 40; at++) dictated = withPiece(dictated, piece(`a/${at}`, at * 3), null);
    expect([dictated.heard.length, dictated.heard.at(-1)]).toEqual([30, "a/39"]);
  });
});
