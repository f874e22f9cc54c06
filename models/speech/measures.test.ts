import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NOTHING_SPOKEN, type Spoken } from "../entities/spoken.ts";
import {
  addSpoken,
  FILLERS,
  PACE_RANGE,
  sumSpoken,
  wordsPerMinute,
  withSegment,
  type SpokenSegment,
} from "./measures.ts";

/** A segment with speech between two seconds of the stream. */
const segment = (from: number, to: number, text: string, speechMs = (to - from) * 1_000) => ({
  speechFrom: from * 16_000,
  speechTo: to * 16_000,
  speechMs,
  text,
});

/** One stretch of speaking, segment by segment. */
function measure(segments: readonly SpokenSegment[]): Spoken {
  let spoken = NOTHING_SPOKEN;
  let speechTo: number | null = null;
  for (const one of segments) {
    spoken = withSegment(spoken, one, speechTo);
    if (/\w/.test(one.text)) ({ speechTo } = one);
  }
  return spoken;
}

describe("a stretch of speaking", () => {
  it("is measured: ten seconds, 20 words, a pause of 1.5 s and one of 0.7 s", () => {
    const spoken = measure([
      segment(1, 5, "I have worked in a team of five, and we were quick.", 3_600),
      segment(6.5, 8, "Um, we were on call too."),
      segment(8.7, 11, "That is all.", 1_800),
    ]);
    // 12 + 6 + 3 words; 3.6 + 1.5 + 1.8 s of talk; from second 1 to second 11.
    expect(spoken).toEqual({
      words: 21,
      talkMs: 6_900,
      spanMs: 10_000,
      pauses: 2,
      longestPauseMs: 1_500,
      fillers: 1,
    });
    // 21 words in a sixth of a minute.
    expect(wordsPerMinute(spoken)).toBe(126);
  });

  it("has no pause where a long segment was cut, or where a breath is shorter than 700 ms", () => {
    const spoken = measure([
      segment(0, 24, "one two"),
      segment(24.1, 30, "three"),
      segment(30.69, 31, "four"),
    ]);
    expect(spoken).toMatchObject({ pauses: 0, longestPauseMs: 0, spanMs: 31_000 });
  });

  it("leaves out what turned out to be no speech", () => {
    const said = [segment(2, 4, "Yes, I do."), segment(9, 10, "Very much.")];
    const [a, b, c] = [segment(0, 1, ""), segment(5, 6, " … "), segment(20, 21, "")];
    const all = [a, ...said.slice(0, 1), b, ...said.slice(1), c];
    expect(measure(all)).toEqual(measure(said));
    expect(measure([a, b, c])).toEqual(NOTHING_SPOKEN);
    expect(measure([])).toEqual(NOTHING_SPOKEN);
  });

  it("is added to another without the time between them", () => {
    const a = measure([segment(0, 3, "one two three"), segment(4, 6, "four five")]);
    const b = measure([segment(100, 104, "six seven eight"), segment(106, 107, "nine")]);
    expect(addSpoken(a, b)).toEqual({
      words: 9,
      talkMs: 10_000,
      spanMs: 13_000,
      pauses: 2,
      longestPauseMs: 2_000,
      fillers: 0,
    });
    expect(addSpoken(NOTHING_SPOKEN, a)).toEqual(a);
  });
});

describe("words per minute", () => {
  const spoken = (words: number, spanMs: number) => ({ ...NOTHING_SPOKEN, words, spanMs });

  it("are not told of under five seconds or eight words", () => {
    expect(wordsPerMinute(spoken(8, 5_000))).toBe(96);
    expect(wordsPerMinute(spoken(8, 4_999))).toBeNull();
    expect(wordsPerMinute(spoken(7, 60_000))).toBeNull();
    expect(wordsPerMinute(NOTHING_SPOKEN)).toBeNull();
  });

  it("have a comfortable range, which ordinary talk is in", () => {
    expect(PACE_RANGE).toEqual({ min: 110, max: 170 });
    expect(wordsPerMinute(spoken(70, 30_000))).toBe(140);
  });
});

describe("fillers", () => {
  const count = (text: string) => measure([segment(0, 5, text)]).fillers;

  it("are sounds wherever they stand", () => {
    expect(count("Um, so I, uh, I was... erm... late. Hmm.")).toBe(4);
    expect(count("UM so uhh we- er, went")).toBe(3);
  });

  it("are words only where commas set them apart", () => {
    expect(count("You know, it was, like, late, I mean, really late.")).toBe(3);
    expect(count("Basically, we moved. It was, actually, good. It was hard, you know.")).toBe(3);
  });

  it("are not the same words with a meaning, nor words that sound alike", () => {
    for (const text of [
      "Do you know what I mean?",
      "I like it, as you know it well.",
      "What actually happened is basically this.",
      "Uh-huh. Mm-hmm.",
      "I drew the ER diagram with her in the summer.",
      "Actually.",
      "It looks like, well, a tree.",
    ])
      expect(count(text), text).toBe(0);
  });

  it("are all in the list that is shown", () => {
    expect(FILLERS).toContain("um");
    for (const filler of FILLERS) expect(count(`It was, ${filler}, so`), filler).toBe(1);
  });
});

describe("whatever is spoken", () => {
  it("talk and pauses fit in the span, and adding up is in any order", () => {
    const one = fc
      .array(fc.tuple(fc.nat(5_000), fc.integer({ min: 1, max: 20_000 })), { maxLength: 8 })
      .map((parts) => {
        let at = 0;
        return measure(
          parts.map(([gap, length]) => {
            const from = at + gap / 1_000;
            at = from + length / 1_000;
            return segment(from, at, "so it was");
          }),
        );
      });
    fc.assert(
      fc.property(one, one, (a, b) => {
        expect(a.talkMs + a.longestPauseMs).toBeLessThanOrEqual(a.spanMs + 0.01);
        const [ab, ba] = [addSpoken(a, b), addSpoken(b, a)];
        expect(ab).toEqual(ba);
      }),
    );
  });
});

describe("a whole interview", () => {
  const one = measure([segment(0, 30, Array.from({ length: 60 }, () => "word").join(" "))]);
  const two = measure([
    segment(0, 5, "Um, nine short words are in this answer here."),
    segment(8, 10, "And this."),
  ]);

  it("is measured over all its spoken answers: all words by all minutes, the longest pause of any", () => {
    const all = sumSpoken([one, null, two, undefined]);
    expect(all).toMatchObject({
      words: 60 + 9 + 2,
      spanMs: 40_000,
      pauses: 1,
      longestPauseMs: 3_000,
      fillers: 1,
    });
    expect(all && wordsPerMinute(all)).toBeCloseTo((71 * 60) / 40);
  });

  it("has no measures where every answer was typed", () => {
    expect(sumSpoken([null, undefined])).toBeNull();
  });
});
