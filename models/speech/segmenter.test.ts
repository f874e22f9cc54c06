import { describe, expect, it } from "vitest";
import { FRAME } from "./audio.ts";
import { makeSegmenter } from "./segmenter.ts";
import { ms, play, TRACKS, type Segment } from "./testing/tracks.ts";

/** A stream from probabilities: every sample is its own number, so that a wrong one is seen. */
function say(segmenter: ReturnType<typeof makeSegmenter>, probabilities: readonly number[]) {
  return probabilities.flatMap((p, i) =>
    segmenter.push(
      Float32Array.from({ length: FRAME }, (_, k) => (i * FRAME + k + 1) / 1e6),
      p,
    ),
  );
}

const frames = (count: number, probability: number) => Array.from({ length: count }, () => probability);

describe("knocks on a desk", () => {
  it("are no speech, however many come after one another", () => {
    const knock = [...frames(6, 0.6), ...frames(4, 0.1)];
    const track = [...frames(20, 0), ...Array.from({ length: 5 }, () => knock).flat(), ...frames(40, 0)];
    const events = say(makeSegmenter(), track).map(({ kind }) => kind);
    expect(events.filter((kind) => kind === "end" || kind === "drop")).toEqual(["drop"]);
  });
});

describe("segments of recorded speech", () => {
  it("are one for each sentence, and one for two with a short pause between", () => {
    const { segments, dropped } = play(makeSegmenter(), TRACKS.sentences);
    const [first, second, third, fourth, fifth] = TRACKS.sentences.clips;
    const said = [
      [first?.from, first?.to],
      [second?.from, third?.to],
      [fourth?.from, fourth?.to],
      [fifth?.from, fifth?.to],
    ] as const;
    expect(dropped()).toBe(0);
    expect(segments.map(({ cut }) => cut)).toEqual(["pause", "pause", "pause", "pause"]);
    segments.forEach(({ from, to, speechFrom, speechTo }, i) => {
      const [begins = NaN, ends = NaN] = said[i] ?? [];
      // All that is loud is inside, with at most half a second of quiet on both sides.
      expect(ms(from - begins), `beginning of ${i}`).toBeGreaterThan(-500);
      expect(ms(from - begins), `beginning of ${i}`).toBeLessThan(0);
      expect(ms(to - ends), `end of ${i}`).toBeGreaterThan(0);
      expect(ms(to - ends), `end of ${i}`).toBeLessThan(500);
      expect(Math.abs(ms(speechFrom - begins)), `speech from of ${i}`).toBeLessThan(300);
      expect(Math.abs(ms(speechTo - ends)), `speech to of ${i}`).toBeLessThan(300);
    });
  });

  it("[bug TypeWhisper-win#29] have 400 ms before the speech and only 300 ms after it", () => {
    for (const { from, to, speechFrom, speechTo } of play(makeSegmenter(), TRACKS.sentences).segments) {
      expect(ms(speechFrom - from)).toBe(400);
      expect(ms(to - speechTo)).toBe(300);
    }
  });

  it("[bug transformers.js#1357] [bug transformers.js#1358] [bug transformers.js#551] are cut where a breath is taken when somebody talks on and on: no library has to join windows", () => {
    const { segments } = play(makeSegmenter(), TRACKS.monologue);
    expect(segments.map(({ cut }) => cut)).toEqual(["length", "pause"]);
    const [first, second] = segments;
    expect(ms((first?.to ?? 0) - (first?.from ?? 0))).toBeGreaterThan(22_000);
    expect(ms((first?.to ?? 0) - (first?.from ?? 0))).toBeLessThanOrEqual(25_032);
    // What comes after the cut begins the next segment.
    expect(second?.from).toBe(first?.to);
    // The cut is at the least probable frame of three seconds.
    const at = (first?.to ?? 0) / FRAME - 1;
    const around = TRACKS.monologue.perMille.slice(Math.max(0, at - 30), at + 30);
    expect(TRACKS.monologue.perMille[at]).toBe(Math.min(...around));
    expect(TRACKS.monologue.perMille[at]).toBeLessThan(100);
  });

  it("follow somebody who thinks while speaking, and lose nothing of it", () => {
    const { segments, dropped } = play(makeSegmenter(), TRACKS.spontaneous);
    const speech = TRACKS.spontaneous.perMille.filter((p) => p >= 500).length * 32;
    const heard = segments.reduce((sum, { speechMs }) => sum + speechMs, 0);
    expect(segments.length).toBe(2);
    expect(dropped()).toBe(0);
    expect(heard).toBeGreaterThanOrEqual(speech);
    expect(heard).toBeLessThan(1.1 * speech);
  });

  it("are found in a recording at -70 dB too", () => {
    const { segments } = play(makeSegmenter(), TRACKS.soft);
    const [clip] = TRACKS.soft.clips;
    expect(segments.length).toBe(1);
    expect(segments[0]?.voicedRms).toBeLessThan(0.002);
    expect(segments[0]?.from).toBeGreaterThan(clip?.from ?? NaN);
    expect(segments[0]?.to).toBeLessThan(clip?.to ?? NaN);
  });

  it("do not come from noise, a fan, hum, a tone, clicks or notes", () => {
    const { segments, dropped } = play(makeSegmenter(), TRACKS.noSpeech);
    expect(segments).toEqual([]);
    expect(dropped()).toBe(0);
  });
});

describe("the segmenter", () => {
  it("begins at one threshold and goes on down to a lower one", () => {
    const events = say(makeSegmenter(), [...frames(20, 0.49), 0.5, ...frames(30, 0.36), ...frames(30, 0.34)]);
    expect(events[0]).toEqual({ kind: "begin", from: 20 * FRAME - 6_400 });
    const end = events.at(-1);
    expect(end).toMatchObject({ kind: "end", cut: "pause", speechFrom: 20 * FRAME, speechTo: 51 * FRAME });
    expect(end).toMatchObject({ speechMs: 31 * 32, to: 51 * FRAME + 4_800 });
  });

  it("does not go back before the stream, nor into a segment that has ended", () => {
    const segmenter = makeSegmenter({ preRollMs: 2_000 });
    const one = [...frames(10, 1), ...frames(22, 0)];
    const events = say(segmenter, [...one, ...one]);
    const begins = events.flatMap((event) => (event.kind === "begin" ? [event.from] : []));
    const ends = events.flatMap((event) => (event.kind === "end" ? [event.to] : []));
    expect(begins).toEqual([0, ends[0]]);
  });

  it("gives a short word before a pause to the sentence that follows, and none to one that comes much later", () => {
    const word = [...frames(20, 0), ...frames(6, 0.9), ...frames(30, 0)];
    const sentence = [...frames(30, 0.9), ...frames(30, 0)];
    const ends = (track: readonly number[]) =>
      say(makeSegmenter(), track).flatMap((event) => (event.kind === "end" ? [event] : []));
    const [soon] = ends([...word, ...sentence]);
    expect(soon).toMatchObject({ from: 20 * FRAME - 6_400, speechFrom: 20 * FRAME, speechMs: 36 * 32 });
    const [late] = ends([...word, ...frames(100, 0), ...sentence]);
    expect(late).toMatchObject({ from: 156 * FRAME - 6_400, speechFrom: 156 * FRAME, speechMs: 30 * 32 });
  });

  it("drops what is shorter than a word", () => {
    const kinds = say(makeSegmenter(), [...frames(20, 0), ...frames(7, 1), ...frames(30, 0)]).map(
      ({ kind }) => kind,
    );
    expect(kinds.filter((kind) => kind !== "more")).toEqual(["begin", "drop"]);
  });

  it("tells in each pause how the segment would end, and so it ends in the last", () => {
    const { segments, rests } = play(makeSegmenter(), TRACKS.sentences);
    const withoutSound = ({ samples, ...rest }: Segment) => ({ ...rest, length: samples.length });
    expect(segments.map(({ cut }) => cut)).toContain("pause");
    for (const segment of segments.filter(({ cut }) => cut === "pause")) {
      const last = rests.findLast(({ from }) => from === segment.from);
      expect(last && withoutSound(last)).toEqual(withoutSound(segment));
    }
  });

  it("keeps the last syllable that a cut has left alone", () => {
    // The least probable frame is 26 frames, 832 ms, before the cut's time; after it 5 frames of speech.
    const long = [...frames(755, 1), 0.6, ...frames(27, 0.9), ...frames(40, 0)];
    const { segments, dropped } = play(makeSegmenter(), {
      clips: [],
      perMille: long.map((p) => p * 1_000),
      rms: long.map(() => 5_000),
    });
    const [first, second] = segments;
    expect(first).toMatchObject({ cut: "length", to: 756 * FRAME });
    expect(second).toMatchObject({ cut: "pause", from: 756 * FRAME, speechTo: 783 * FRAME });
    const short = [...frames(778, 1), 0.6, ...frames(5, 0.9), ...frames(40, 0)];
    const after = play(makeSegmenter(), {
      clips: [],
      perMille: short.map((p) => p * 1_000),
      rms: short.map(() => 5_000),
    });
    expect(after.segments[1]).toMatchObject({ speechMs: 5 * 32 });
    expect(dropped() + after.dropped()).toBe(0);
  });

  it("does not begin with a frame below the energy floor, but ends no word for it", () => {
    const segmenter = makeSegmenter();
    const silent = new Float32Array(FRAME).fill(0.00005);
    expect(segmenter.push(silent, 1)).toEqual([]);
    expect(segmenter.push(new Float32Array(FRAME).fill(0.01), 1)[0]).toMatchObject({ kind: "begin" });
    segmenter.push(silent, 1);
    expect(say(segmenter, frames(22, 0)).length).toBeGreaterThan(0);
  });

  it("ends the open segment when nobody speaks any more, and can go on", () => {
    const segmenter = makeSegmenter();
    say(segmenter, frames(20, 1));
    expect(segmenter.flush()).toMatchObject([{ kind: "end", cut: "stop", to: 20 * FRAME, speechMs: 640 }]);
    expect(segmenter.flush()).toEqual([]);
    expect(segmenter.push(new Float32Array(FRAME).fill(0.1), 0.9)[0]).toEqual({
      kind: "begin",
      from: 20 * FRAME,
    });
  });

  it("says how loud the speech is, not the pauses in it", () => {
    const segmenter = makeSegmenter();
    for (let i = 0; i < 10; i++) segmenter.push(new Float32Array(FRAME).fill(0.3), 1);
    for (let i = 0; i < 10; i++) segmenter.push(new Float32Array(FRAME), 0);
    const [end] = segmenter.flush();
    expect(end).toMatchObject({ kind: "end", speechMs: 320 });
    expect(end?.kind === "end" && end.voicedRms).toBeCloseTo(0.3, 6);
  });

  it("gives copies: what the caller does with a frame afterwards changes nothing", () => {
    const segmenter = makeSegmenter();
    const frame = new Float32Array(FRAME).fill(0.1);
    const [, more] = segmenter.push(frame, 1);
    frame.fill(0);
    expect(more).toMatchObject({ kind: "more", samples: new Float32Array(FRAME).fill(0.1) });
  });

  it("tells with all sound how the segment ends where no more comes, and nothing of what is no speech yet", () => {
    const segmenter = makeSegmenter();
    const soFar = [...frames(20, 0), ...frames(12, 0.9), ...frames(15, 0)].map((probability) => {
      const [event] = segmenter
        .push(new Float32Array(FRAME).fill(0.1), probability)
        .filter(({ kind }) => kind === "more");
      return event?.kind === "more" ? event.end : null;
    });
    const lengths = soFar.map((end) => end?.speechMs ?? 0);
    expect(lengths.slice(18, 34)).toEqual([...Array(9).fill(0), 256, 288, 320, 352, 384, 384, 384]);
    expect(segmenter.flush()).toEqual([soFar.at(-1)]);
  });
});
