import { beforeEach, describe, expect, it, vi } from "vitest";
import { NEVER } from "#models/speech/giveUp.ts";
import { someSets } from "../../testing/someSets.ts";
import type { DeviceEngine } from "./deviceEngine.ts";
import { makeEarState } from "./earState.ts";
import { type EngineLink, makeEngineLink } from "./engine.ts";
import { makeEngines } from "./engines.ts";
import type { Job, JobDone } from "./messages.ts";
import { loadRecogniser, stepFailed } from "./recogniser.ts";

vi.mock("./recogniser.ts", () => ({ loadRecogniser: vi.fn(), stepFailed: vi.fn() }));

/** An engine that answers to what it is asked, or never. */
function engine(text: string | null = null) {
  const own = { ended: false };
  const made: DeviceEngine = {
    door() {
      const { port1, port2 } = new MessageChannel();
      port2.onmessage = ({ data: { id } }: MessageEvent<Job>) => {
        if (text !== null) port2.postMessage({ id, text, why: "" } satisfies JobDone);
        port2.close();
      };
      return { port: port1, given: null };
    },
    end: () => void (own.ended = true),
  };
  return Object.assign(made, { own });
}

/**
 * A device, and what is below it.
 * @param link of the worker that listens, while somebody waits for a text
 */
function device(below: () => DeviceEngine | null, link: EngineLink | null = null) {
  const state = makeEarState(true, "none");
  const connected: (DeviceEngine | null)[] = [];
  function connect(to: DeviceEngine | null) {
    connected.push(to);
    if (link) link.connect(to?.door().port ?? null, null);
  }
  const engines = makeEngines({
    sets: someSets,
    state,
    host: () => ({ connect, isBusy: () => link !== null }),
    onGpu: () => {},
    below: async () => below(),
  });
  return { state, connected, engines };
}

const sentence = (link: EngineLink) =>
  link.transcribe("u-1", new Float32Array(4), { voicedRms: 0.1, partial: false }, NEVER);

beforeEach(() => {
  vi.mocked(loadRecogniser).mockReset();
  vi.mocked(stepFailed).mockReset();
});

describe("What writes down segments that the device has cut", () => {
  it("is the device itself where one of its steps works", async () => {
    const own = engine();
    vi.mocked(loadRecogniser).mockResolvedValue(own);
    const { state, connected, engines } = device(() => expect.unreachable());
    await engines.connect();
    await engines.connect();
    expect([state.now().engine, connected]).toEqual(["ready", [own, own]]);
    expect(loadRecogniser).toHaveBeenCalledOnce();
  });

  it("is the server where no step of the device does, and Whisper is not loaded again for it", async () => {
    vi.mocked(loadRecogniser).mockResolvedValue(null);
    const server = engine();
    const { state, connected, engines } = device(() => server);
    await engines.connect();
    await engines.connect();
    expect([state.now().engine, connected]).toEqual(["server", [server, server]]);
    expect(loadRecogniser).toHaveBeenCalledOnce();
  });

  it("is nothing without a server, until there is one", async () => {
    vi.mocked(loadRecogniser).mockResolvedValue(null);
    let server: DeviceEngine | null = null;
    const { state, connected, engines } = device(() => server);
    await engines.connect();
    expect([state.now().engine, connected]).toEqual(["later", [null]]);
    server = engine();
    await engines.connect();
    expect([state.now().engine, connected]).toEqual(["server", [null, server]]);
  });

  it("is the server from the moment at which the last step of the device fails, in the middle of speaking", async () => {
    const [own, server] = [engine(), engine()];
    vi.mocked(loadRecogniser).mockResolvedValueOnce(own).mockResolvedValueOnce(null);
    const { state, connected, engines } = device(() => server);
    await engines.connect();
    await Promise.all([engines.stepDown(), engines.stepDown()]);
    expect([state.now().engine, connected, own.own.ended]).toEqual(["server", [own, server], true]);
    expect(stepFailed).toHaveBeenCalledOnce();
  });

  it("is looked for again where not even the attempt to load Whisper could be made", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const own = engine();
    vi.mocked(loadRecogniser).mockRejectedValueOnce(new Error("no worker")).mockResolvedValueOnce(own);
    const { state, engines } = device(() => null);
    await engines.connect();
    expect(state.now().engine).toBe("later");
    await engines.connect();
    expect([state.now().engine, warn.mock.calls.length]).toEqual(["ready", 1]);
    warn.mockReset();
  });
});

describe("A sentence that is being written down when another engine is chosen", () => {
  it("is written down by the server where that is the one", async () => {
    vi.mocked(loadRecogniser).mockResolvedValue(engine());
    const link = makeEngineLink(() => {});
    const { state, engines } = device(() => engine("By the server."), link);
    await engines.connect();
    const text = sentence(link);
    state.change({ engine: "server" });
    await engines.end();
    await engines.handOver();
    expect(await text).toBe("By the server.");
  });

  it("is written down by the other Whisper where that is here", async () => {
    const other = engine("By the other.");
    vi.mocked(loadRecogniser).mockResolvedValueOnce(engine()).mockResolvedValueOnce(other);
    const link = makeEngineLink(() => {});
    const { state, engines } = device(() => null, link);
    await engines.connect();
    const text = sentence(link);
    await engines.end();
    state.change({ engine: "kept" });
    await engines.handOver();
    expect(await text).toBe("By the other.");
  });

  it("is kept for later where the other is still to be downloaded, or this one is removed", async () => {
    vi.mocked(loadRecogniser).mockResolvedValue(engine());
    const link = makeEngineLink(() => {});
    const { state, engines } = device(() => null, link);
    await engines.connect();
    const first = expect(sentence(link)).rejects.toThrow("has gone");
    await engines.end();
    state.change({ engine: "absent" });
    await engines.handOver();
    await first;
    state.change({ engine: "kept" });
    await engines.connect();
    const second = expect(sentence(link)).rejects.toThrow("has gone");
    await engines.end();
    engines.leave();
    await second;
  });

  it("stays with the server, whatever is removed from the device", async () => {
    vi.mocked(loadRecogniser).mockResolvedValue(null);
    const link = makeEngineLink(() => {});
    const { connected, engines } = device(() => engine("Still there."), link);
    await engines.connect();
    const text = sentence(link);
    await engines.end();
    engines.leave();
    expect([await text, connected.length]).toEqual(["Still there.", 1]);
  });

  it("has nothing loaded for it where nobody waits for one", async () => {
    const { state, connected, engines } = device(() => engine());
    state.change({ engine: "kept" });
    await engines.handOver();
    engines.leave();
    expect([connected, vi.mocked(loadRecogniser).mock.calls.length]).toEqual([[], 0]);
  });
});
