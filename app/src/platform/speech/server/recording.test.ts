import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeChunks, openRecording, recordingFormat } from "./recording.ts";

/** Where the microphone of these tests sends its frames. */
let frames: MessagePort;
vi.mock("../microphone.ts", () => {
  const node = { connect() {}, gain: { value: 1 }, fftSize: 32, getFloatTimeDomainData() {} };
  const context = {
    createGain: () => node,
    createAnalyser: () => node,
    createMediaStreamDestination: () => ({ stream: null }),
  };
  return {
    NoMicrophone: Error,
    captureTo: async (to: MessagePort) => void (frames = to),
    openSound: async (_: unknown, connect: (source: unknown, context: unknown) => Promise<unknown>) => ({
      label: "",
      close() {},
      made: await connect(node, context),
    }),
  };
});

/** What was asked of the browser's recorder, in order. */
let asked: string[] = [];
class FakeRecorder extends EventTarget {
  static isTypeSupported = () => true;
  state = "inactive";
  start() {
    this.state = "recording";
  }
  requestData() {
    asked.push("give out");
  }
  pause() {
    this.state = "paused";
    asked.push("pause");
  }
  resume() {
    this.state = "recording";
    asked.push("resume");
  }
  stop() {
    this.state = "inactive";
    asked.push("stop");
    queueMicrotask(() => this.dispatchEvent(new Event("stop")));
  }
}

/** Opens a recording; the samples that it has given out are counted. */
async function record(format: "webm-opus" | "pcm-s16le-16k") {
  let bytes = 0;
  const recording = await openRecording({
    format,
    deviceId: null,
    onLost() {},
    onMuted() {},
    onLevel() {},
    onChunk: (chunk) => void (bytes += chunk.length),
  });
  return { recording, samples: () => bytes / 2 };
}

const FRAME = 512;
/** The microphone hears so many frames; resolves when they have come where they are recorded. */
async function hear(count: number) {
  for (let i = 0; i < count; i++) frames.postMessage(new Float32Array(FRAME).fill(0.1));
  await new Promise((over) => setTimeout(over, 20));
}

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

describe("A recording", () => {
  beforeEach(() => {
    asked = [];
    vi.stubGlobal("AudioWorkletNode", class {});
    vi.stubGlobal("MediaRecorder", FakeRecorder);
    vi.stubGlobal("document", new EventTarget());
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("has what lay in its port still when the microphone was closed", async () => {
    const { recording, samples } = await record("pcm-s16le-16k");
    for (let i = 0; i < 10; i++) frames.postMessage(new Float32Array(FRAME).fill(0.1));
    await recording.end();
    expect(samples()).toBe(10 * FRAME);
  });

  it("of samples has one second of what the app reads aloud, which ends a sentence and is no pause of the person's", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { recording, samples } = await record("pcm-s16le-16k");
    await hear(3);
    recording.deaf(true);
    await hear(31);
    await new Promise((over) => setTimeout(over, 1_000));
    await hear(300);
    expect(samples()).toBe(34 * FRAME);
    recording.deaf(false);
    await hear(2);
    await recording.end();
    expect(samples()).toBe(36 * FRAME);
  });

  it("of a MediaRecorder stands still while the app reads aloud, and gives out before what was said", async () => {
    vi.useFakeTimers();
    const { recording } = await record("webm-opus");
    recording.deaf(true);
    vi.advanceTimersByTime(900);
    expect(asked).toEqual([]);
    vi.advanceTimersByTime(200);
    recording.deaf(false);
    await recording.end();
    expect(asked).toEqual(["give out", "pause", "resume", "stop"]);
  });

  it("goes on without a gap where the app has read only a word", async () => {
    vi.useFakeTimers();
    const { recording } = await record("webm-opus");
    recording.deaf(true);
    vi.advanceTimersByTime(500);
    recording.deaf(false);
    vi.advanceTimersByTime(5_000);
    expect(asked).toEqual([]);
    await recording.end();
  });
});
