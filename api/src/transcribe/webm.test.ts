import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { webmStart } from "#models/contract/transcribe.ts";
import { Unreadable } from "./ebml.ts";
import { chunks, recording } from "../testing/speech/recorded.ts";
import { makeWebm, type Packet } from "./webm.ts";

const whole = recording();
/** Packets as text, which is compared much faster. */
const shown = (packets: readonly Packet[]) => packets.map((packet) => Buffer.from(packet).toString("base64"));
const packetsOf = (...parts: Uint8Array[]): string[] => {
  const webm = makeWebm();
  return parts.flatMap((part) => shown(webm.push(part)));
};
const all = packetsOf(whole);

/** Cuts bytes at these places. */
function cutAt(bytes: Uint8Array, places: readonly number[]): Uint8Array[] {
  const sorted = [0, ...places.map((at) => at % bytes.length).toSorted((a, b) => a - b), bytes.length];
  return sorted.slice(1).map((to, i) => bytes.subarray(sorted[i], to));
}

/** Reads bytes to their end; anything but an `Unreadable` is a fault. */
function read(bytes: readonly Uint8Array[]): "read" | "unreadable" {
  try {
    packetsOf(...bytes);
    return "read";
  } catch (error) {
    if (error instanceof Unreadable) return "unreadable";
    throw error;
  }
}

/** An element whose size takes four bytes. */
const element = (id: number[], content: Uint8Array | number[], size = content.length) => {
  const head = [...id, 0x10 | (size >>> 24), (size >>> 16) & 255, (size >>> 8) & 255, size & 255];
  return Uint8Array.from(Buffer.concat([Buffer.from(head), Buffer.from(content)]));
};

const header = webmStart(whole);

describe("a recording of Chromium", () => {
  it("has a packet for each 60 ms, as soon as its last byte is there", () => {
    expect(all).toHaveLength(221);
    const webm = makeWebm();
    expect(chunks().map((chunk) => webm.push(chunk).length)).toEqual([24, 26, 25, 26, 25, 26, 26, 25, 18]);
  });

  it("gives the same packets byte by byte", () => {
    expect(packetsOf(...Array.from(whole, (byte) => Uint8Array.of(byte)))).toEqual(all);
  });

  it("gives the same packets however it is cut", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 40 }), (places) => {
        expect(packetsOf(...cutAt(whole, places))).toEqual(all);
      }),
    );
  });

  it("gives the same packets at every single cut, and before it all that were whole", () => {
    const [first, second] = chunks();
    const short = whole.subarray(0, (first?.length ?? 0) + (second?.length ?? 0));
    const everything = packetsOf(short).join();
    for (let cut = 0; cut < short.length; cut++) {
      const webm = makeWebm();
      const before = shown(webm.push(short.subarray(0, cut))).join();
      const after = shown(webm.push(short.subarray(cut))).join();
      const both = [before, after].filter(Boolean).join();
      if (both !== everything) expect.fail(`other packets where byte ${cut} comes later`);
    }
  });
});

describe("sound that is sent again", () => {
  it.each(chunks().map((_, i) => i))("goes on at the first block that begins in chunk %i", (from) => {
    const parts = chunks();
    const before = packetsOf(...parts.slice(0, from));
    const webm = makeWebm();
    parts.slice(0, from).forEach((part) => webm.push(part));
    const lost = webm.inBlock() ? 1 : 0;
    const again = makeWebm();
    again.push(header);
    again.seek();
    const told = parts.slice(from).flatMap((part) => again.push(part));
    expect(shown(told)).toEqual(all.slice(before.length + lost));
  });

  it("is looked through in no time, however small the pieces are in which it comes", () => {
    const webm = makeWebm();
    webm.push(header);
    webm.seek();
    // Each byte could be the first of an element's name.
    const piece = Uint8Array.of(0x1f);
    const begun = performance.now();
    for (let i = 0; i < 5_000; i++) webm.push(piece);
    expect(performance.now() - begun).toBeLessThan(2_000);
    const again = makeWebm();
    again.push(header);
    again.seek();
    const bytes = chunks()
      .slice(3, 5)
      .flatMap((chunk) => [...chunk]);
    expect(bytes.flatMap((byte) => again.push(Uint8Array.of(byte))).length).toBeGreaterThan(40);
  });

  it("gives up where no block begins", () => {
    const webm = makeWebm();
    webm.push(header);
    webm.seek();
    expect(() => webm.push(new Uint8Array(20_000).fill(0x1f))).toThrow(Unreadable);
  });
});

describe("what is no such recording", () => {
  it.each([
    ["an MP4", Uint8Array.of(0, 0, 0, 24, ...Buffer.from("ftypiso5"))],
    ["an Ogg", Buffer.from("OggS\0\x02\0\0\0\0")],
    ["a WAV", Buffer.from("RIFF\x24\0\0\0WAVEfmt ")],
    ["a cut header", whole.subarray(12, 4_000)],
    ["a later chunk", chunks()[3] ?? new Uint8Array()],
    [
      "sound without a track",
      Uint8Array.of(...header.subarray(0, 5), ...element([0xa3], [0x81, 0, 0, 0x80, 1])),
    ],
    ["Matroska", element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], Buffer.from("matroska")))],
    ["two headers", Uint8Array.of(...header, ...header)],
    ["frames that share a block", Uint8Array.of(...whole, ...element([0xa3], [0x81, 0, 0, 0x86, 1, 2]))],
    ["a block without content", Uint8Array.of(...whole, ...element([0xa3], [0x81, 0, 0]))],
    ["a great element", Uint8Array.of(...whole, ...element([0xec], [], 1_048_577))],
    ["an element of unknown length", Uint8Array.of(...whole, 0xec, 0xff)],
  ])("is refused: %s", (_, bytes) => {
    expect(read([bytes])).toBe("unreadable");
  });

  it("passes over what is not wanted, and blocks of other tracks", () => {
    const more = [element([0xec], new Uint8Array(900_000)), element([0xa3], [0x82, 0, 0, 0x80, 1])];
    expect(packetsOf(whole, ...more)).toEqual(all);
  });

  it("never throws anything but its own error, whatever the bytes", () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 400 }), { maxLength: 8 }), (parts) => !!read(parts)),
    );
    fc.assert(fc.property(fc.uint8Array({ maxLength: 2_000 }), (bytes) => !!read([header, bytes])));
  });

  it("never throws anything but its own error, whatever has happened to a recording", () => {
    const change = fc.tuple(fc.nat({ max: whole.length - 1 }), fc.integer({ min: 0, max: 255 }));
    fc.assert(
      fc.property(
        fc.array(change, { minLength: 1, maxLength: 12 }),
        fc.array(fc.nat()),
        (changes, places) => {
          const bytes = whole.slice();
          for (const [at, value] of changes) bytes[at] = value;
          return !!read(cutAt(bytes, places));
        },
      ),
    );
  });

  it("keeps no more than one element, and takes a big one byte by byte in no time", () => {
    const webm = makeWebm();
    webm.push(whole);
    const begun = performance.now();
    webm.push(element([0xa3], [], 1_048_576));
    for (let i = 0; i < 300_000; i++) webm.push(Uint8Array.of(0x81));
    expect(performance.now() - begun).toBeLessThan(5_000);
  });
});
