import { beforeEach, describe, expect, it, vi } from "vitest";
import { someSets } from "../../testing/someSets.ts";
import type { DeviceEngine } from "./deviceEngine.ts";
import { makeEarState } from "./earState.ts";
import { makeEngines } from "./engines.ts";
import type { ToListener } from "./messages.ts";
import { loadRecogniser, stepFailed } from "./recogniser.ts";

vi.mock("./recogniser.ts", () => ({ loadRecogniser: vi.fn(), stepFailed: vi.fn() }));

/** An engine whose doors are counted. */
function engine() {
  const own = { doors: 0, ended: false };
  const made: DeviceEngine = {
    door() {
      own.doors++;
      return { port: new MessageChannel().port1, given: null };
    },
    end: () => void (own.ended = true),
  };
  return Object.assign(made, { own });
}

/** A device, and what is below it. */
function device(below: () => DeviceEngine | null) {
  const state = makeEarState(true, "none");
  const doors: boolean[] = [];
  const send = (message: ToListener) => void (message.type === "engine" && doors.push(message.port !== null));
  const host = { send, load: async () => {}, tell: () => undefined, end: async () => true };
  const engines = makeEngines({
    sets: someSets,
    state,
    host: () => host,
    onGpu: () => {},
    below: async () => below(),
  });
  return { state, doors, engines };
}

beforeEach(() => {
  vi.mocked(loadRecogniser).mockReset();
  vi.mocked(stepFailed).mockReset();
});

describe("What writes down segments that the device has cut", () => {
  it("is the device itself where one of its steps works", async () => {
    const own = engine();
    vi.mocked(loadRecogniser).mockResolvedValue(own);
    const { state, doors, engines } = device(() => expect.unreachable());
    await engines.connect();
    await engines.connect();
    expect([state.now().engine, doors, own.own.doors]).toEqual(["ready", [true, true], 2]);
    expect(loadRecogniser).toHaveBeenCalledOnce();
  });

  it("is the server where no step of the device does, and Whisper is not loaded again for it", async () => {
    vi.mocked(loadRecogniser).mockResolvedValue(null);
    const server = engine();
    const { state, doors, engines } = device(() => server);
    await engines.connect();
    await engines.connect();
    expect([state.now().engine, doors, server.own.doors]).toEqual(["server", [true, true], 2]);
    expect(loadRecogniser).toHaveBeenCalledOnce();
  });

  it("is nothing without a server, until there is one", async () => {
    vi.mocked(loadRecogniser).mockResolvedValue(null);
    let server: DeviceEngine | null = null;
    const { state, doors, engines } = device(() => server);
    await engines.connect();
    expect([state.now().engine, doors]).toEqual(["later", [false]]);
    server = engine();
    await engines.connect();
    expect([state.now().engine, doors]).toEqual(["server", [false, true]]);
  });

  it("is the server from the moment at which the last step of the device fails, in the middle of speaking", async () => {
    const own = engine();
    vi.mocked(loadRecogniser).mockResolvedValueOnce(own).mockResolvedValueOnce(null);
    const { state, doors, engines } = device(() => engine());
    await engines.connect();
    await Promise.all([engines.stepDown(), engines.stepDown()]);
    expect([state.now().engine, doors, own.own.ended]).toEqual(["server", [true, true], true]);
    expect(stepFailed).toHaveBeenCalledOnce();
  });
});
