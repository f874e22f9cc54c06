import { describe, expect, it, vi } from "vitest";
import { makeChunks, recordingFormat } from "./recording.ts";

describe("Sound on its way to the server", () => {
  it("is what MediaRecorder gives out where it records WebM, and samples elsewhere, as in Safari and Firefox", () => {
    expect(recordingFormat()).toBe("pcm-s16le-16k");
    vi.stubGlobal("MediaRecorder", { isTypeSupported: (type: string) => type.startsWith("audio/mp4") });
    expect(recordingFormat()).toBe("pcm-s16le-16k");
    vi.stubGlobal("MediaRecorder", { isTypeSupported: (type: string) => type === "audio/webm;codecs=opus" });
    expect(recordingFormat()).toBe("webm-opus");
    vi.unstubAllGlobals();
  });

  it("is joined to chunks of about 1.5 seconds, of which no sample is lost", () => {
    const chunks: Uint8Array[] = [];
    const joined = makeChunks((bytes) => chunks.push(bytes));
    for (let frame = 0; frame < 100; frame++) joined.push(new Float32Array(512).fill(frame / 100));
    joined.flush();
    joined.flush();
    expect(chunks.map(({ length }) => length)).toEqual([48_128, 48_128, 6_144]);
    const last = new Int16Array(chunks.at(-1)?.slice().buffer ?? new ArrayBuffer(0));
    expect(last.at(-1)).toBe(Math.round(0.99 * 32_768));
  });
});
