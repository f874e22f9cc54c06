import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NoMicrophone, openMicrophone, openSound } from "./microphone.ts";

vi.mock("./capture.worklet.ts?worker&url", () => ({ default: "/capture.js" }));

/** A microphone's track that a test mutes, unplugs, and sees stopped. */
class FakeTrack extends EventTarget {
  readonly label = "Built-in microphone";
  muted = false;
  stopped = false;
  stop() {
    this.stopped = true;
  }
}

/** What was done with the browser's sound, in order. */
let log: string[] = [];
let contexts: (AudioContextOptions | undefined)[] = [];
let track: FakeTrack;
let asked: MediaStreamConstraints[] = [];
let refusal: ((constraints: MediaStreamConstraints) => string | null) | null = null;

class FakeContext {
  static last: FakeContext | null = null;
  state = "running";
  onstatechange: (() => void) | null = null;
  constructor(options?: AudioContextOptions) {
    FakeContext.last = this;
    contexts.push(options);
  }
  /** The system has taken the sound away, or given it back. */
  become(state: string) {
    this.state = state;
    this.onstatechange?.();
  }
  async resume() {
    log.push("resume");
  }
  async close() {
    log.push("close");
  }
  audioWorklet = { addModule: async () => {} };
  createMediaStreamSource(stream: unknown) {
    return { stream, context: this, connect() {} };
  }
}

class FakeWorklet {
  static last: FakeWorklet | null = null;
  onprocessorerror: (() => void) | null = null;
  port = { postMessage() {} };
  constructor() {
    FakeWorklet.last = this;
  }
}

async function getUserMedia(constraints: MediaStreamConstraints) {
  log.push("ask");
  asked.push(constraints);
  const name = refusal?.(constraints);
  if (name) throw Object.assign(new Error("Refused."), { name });
  return { getTracks: () => [track], getAudioTracks: () => [track] };
}

beforeEach(() => {
  [log, contexts, asked, refusal, track] = [[], [], [], null, new FakeTrack()];
  vi.useFakeTimers();
  vi.stubGlobal("AudioContext", FakeContext);
  vi.stubGlobal("navigator", { mediaDevices: { getUserMedia } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens the microphone; what is told of it is in the list. */
function open(deviceId: string | null = null, connect = async (): Promise<unknown> => "connected") {
  const told: string[] = [];
  const options = {
    deviceId,
    onLost: () => void told.push("lost"),
    onMuted: (muted: boolean) => void told.push(muted ? "muted" : "heard"),
  };
  return { told, microphone: openSound(options, connect) };
}

const faultOf = (opening: Promise<unknown>) =>
  opening.then(
    () => null,
    (why: unknown) => (why instanceof NoMicrophone ? why.fault : why),
  );

describe("Opening the microphone", () => {
  it("[bug openai-realtime-console#5] [bug elevenlabs/packages#440] asks for no rate: Firefox refuses any but the device's own", async () => {
    await open().microphone;
    expect(contexts).toEqual([{ latencyHint: "interactive" }]);
    expect(JSON.stringify(asked)).not.toContain("sampleRate");
  });

  it("asks for the sound as it is: what browsers do to it takes words away", async () => {
    await open().microphone;
    expect(asked).toEqual([
      {
        audio: { channelCount: 1, echoCancellation: false, noiseSuppression: false, autoGainControl: false },
      },
    ]);
  });

  it("[bug livekit#1006] begins the sound within the press: Safari would leave it suspended", async () => {
    const { microphone } = open();
    // Nothing has been waited for yet.
    expect(log[0]).toBe("resume");
    expect(await microphone).toMatchObject({ label: "Built-in microphone", made: "connected" });
  });

  it.each([
    ["NotAllowedError", "denied"],
    ["SecurityError", "denied"],
    ["NotFoundError", "missing"],
    ["NotReadableError", "busy"],
    ["AbortError", "busy"],
    ["TypeError", "unknown"],
  ])("says why there is none: %s is %s; and leaves nothing open", async (name, fault) => {
    refusal = () => name;
    expect(await faultOf(open().microphone)).toBe(fault);
    expect(log).toContain("close");
  });

  it("takes the system's own where the chosen one is not plugged in any more", async () => {
    refusal = ({ audio }) => (JSON.stringify(audio).includes("exact") ? "OverconstrainedError" : null);
    await open("headset").microphone;
    expect(asked).toHaveLength(2);
  });

  it("says that a browser has none for pages, as where the page is not secure", async () => {
    vi.stubGlobal("navigator", {});
    expect(await faultOf(open().microphone)).toBe("unsupported");
    vi.stubGlobal("AudioContext", undefined);
    expect(await faultOf(open().microphone)).toBe("unsupported");
  });

  it("[bug vad#21] says so where there is no worklet for its sound, and that one has failed, as on iPhones: the browser is silent about it", async () => {
    const { port1 } = new MessageChannel();
    const told: string[] = [];
    const options = { deviceId: null, onLost: () => void told.push("lost"), onMuted: () => {} };
    expect(await faultOf(openMicrophone(port1, options))).toBe("unsupported");
    vi.stubGlobal("AudioWorkletNode", FakeWorklet);
    await openMicrophone(port1, options);
    FakeWorklet.last?.onprocessorerror?.();
    expect(told).toEqual(["lost"]);
  });

  it("[bug vad#43] [bug vad#19] lets the device go when its sound cannot be used, and when it is closed; all that ran for it ends with its context", async () => {
    const failing = open(null, () => Promise.reject(new Error("no worklet")));
    await expect(failing.microphone).rejects.toThrow("no worklet");
    expect([track.stopped, log.at(-1)]).toEqual([true, "close"]);
    track = new FakeTrack();
    const { told, microphone } = open();
    (await microphone).close();
    track.dispatchEvent(new Event("ended"));
    expect([track.stopped, told]).toEqual([true, []]);
  });
});

describe("An open microphone", () => {
  it("tells when it is unplugged, muted, and heard again", async () => {
    const { told, microphone } = open();
    await microphone;
    for (const what of ["mute", "unmute", "ended"]) track.dispatchEvent(new Event(what));
    expect(told).toEqual(["muted", "heard", "lost"]);
  });

  it("tells that a phone call has taken the sound away, and takes it back as soon as that is allowed", async () => {
    const { told, microphone } = open();
    const { close } = await microphone;
    log = [];
    FakeContext.last?.become("interrupted");
    expect([told, log]).toEqual([["muted"], ["resume"]]);
    track.muted = true;
    FakeContext.last?.become("running");
    track.muted = false;
    FakeContext.last?.become("running");
    expect(told).toEqual(["muted", "muted", "heard"]);
    close();
    FakeContext.last?.become("suspended");
    expect(told).toHaveLength(3);
  });

  it("tells that it was muted before; not of Firefox, where each one is until its first sound", async () => {
    track.muted = true;
    const { told, microphone } = open();
    await microphone;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(told).toEqual(["muted"]);
    track = new FakeTrack();
    track.muted = true;
    const firefox = open();
    await firefox.microphone;
    track.muted = false;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(firefox.told).toEqual([]);
  });
});
