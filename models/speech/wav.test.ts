import { describe, expect, it } from "vitest";
import { type RecordedPiece, wavHead, wavOf, wavParts } from "./wav.ts";

const samplesOf = (...values: number[]) => Int16Array.from(values).buffer;
const piece = (from: number, values: number[], stretch = "s"): RecordedPiece => ({
  stretch,
  from,
  samples: samplesOf(...values),
});

/** The samples of a file, without its head. */
function soundOf(pieces: RecordedPiece[]): number[] {
  const [, ...sound] = wavParts(pieces);
  return sound.flatMap((part) => [...new Int16Array(ArrayBuffer.isView(part) ? part.buffer : part)]);
}

describe("a recording as a file", () => {
  it("begins with the head of a WAV file: 16-bit samples, mono, 16 kHz, and how many bytes of them", () => {
    const text = (from: number, to: number) => String.fromCharCode(...wavHead(6).slice(from, to));
    const view = new DataView(wavHead(6).buffer);
    expect([text(0, 4), text(8, 16), text(36, 40)]).toEqual(["RIFF", "WAVEfmt ", "data"]);
    expect([view.getUint32(4, true), view.getUint32(40, true)]).toEqual([42, 6]);
    expect([view.getUint32(16, true), view.getUint16(20, true), view.getUint16(22, true)]).toEqual([
      16, 1, 1,
    ]);
    expect([view.getUint32(24, true), view.getUint32(28, true)]).toEqual([16_000, 32_000]);
    expect([view.getUint16(32, true), view.getUint16(34, true)]).toEqual([2, 16]);
  });

  it("has its samples behind the head, the loudest as loud as they can be", () => {
    const file = wavOf(Float32Array.of(0.25, -1, 2));
    expect([...file.subarray(0, 44)]).toEqual([...wavHead(6)]);
    expect([...new Int16Array(file.buffer, 44)]).toEqual([8_192, -32_768, 32_767]);
  });

  it("joins pieces that follow each other", () => {
    expect(soundOf([piece(0, [1, -2]), piece(2, [3])])).toEqual([1, -2, 3]);
  });

  it("is silent for as long as nobody spoke, three seconds at most", () => {
    expect(soundOf([piece(10, [1]), piece(13, [2])])).toEqual([1, 0, 0, 2]);
    expect(soundOf([piece(0, [1]), piece(960_000, [2])])).toHaveLength(2 + 48_000);
  });

  it("says nothing twice where a segment begins a little before the last one ends", () => {
    expect(soundOf([piece(0, [1, 2, 3]), piece(2, [4])])).toEqual([1, 2, 4]);
  });

  it("says nothing twice where a segment was cut for its length: its last pieces come again with the next one", () => {
    const long = [piece(0, [1, 2]), piece(2, [3, 4]), piece(4, [5, 6])];
    const next = [piece(3, [4, 5]), piece(5, [6, 7])];
    expect(soundOf([...long, ...next])).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(soundOf([...long, piece(0, [8], "t")])).toHaveLength(6 + 8_000 + 1);
  });

  it("is silent for half a second where the person has begun anew", () => {
    expect(soundOf([piece(70, [1], "a"), piece(0, [2], "b")])).toHaveLength(2 + 8_000);
  });

  it("says in its head how long it is, silence and all", () => {
    const [head, ...sound] = wavParts([piece(0, [1]), piece(5, [2])]);
    const bytes = sound.reduce((sum, { byteLength }) => sum + byteLength, 0);
    expect(head).toEqual(wavHead(bytes));
    expect(bytes).toBe(12);
  });
});
