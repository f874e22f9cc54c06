import type { DeviceEngine } from "./deviceEngine.ts";
import type { EarStateHere } from "./earState.ts";
import type { makeListenerHost } from "./listenerHost.ts";
import { loadRecogniser, stepFailed } from "./recogniser.ts";
import type { SpeechSets } from "./sets.ts";

export type EnginesOptions = {
  sets: SpeechSets;
  state: EarStateHere;
  host(): ReturnType<typeof makeListenerHost>;
  /** Told when there is a graphics processor on which Whisper could be computed, and what that needs is not here. */
  onGpu(): void;
  /** The step below all of the device's own; null where the server cannot be had now. */
  below(): Promise<DeviceEngine | null>;
};

/**
 * What writes down the segments that this device has cut: Whisper, loaded once a visit, one step down when it fails; and
 * where no step of this device is left, the server.
 */
export function makeEngines({ sets, state, host, onGpu, below }: EnginesOptions) {
  let engine: Promise<DeviceEngine | null> | null = null;
  let stepping: Promise<void> | null = null;

  async function load(): Promise<DeviceEngine | null> {
    state.change({ engine: "loading" });
    const loaded = await loadRecogniser(sets, { onCrash: () => void stepDown(), onGpu });
    if (loaded) state.change({ engine: "ready" });
    return loaded;
  }

  async function fallBack(): Promise<DeviceEngine | null> {
    const found = await below();
    state.change({ engine: found ? "server" : "later" });
    return found;
  }

  /** Gives the worker that listens a door to what writes down; a closed one where there is none. */
  async function connect() {
    const own = state.now().engine === "server" ? null : await (engine ??= load());
    const { port, given } = (own ?? (await fallBack()))?.door() ?? { port: null, given: null };
    host().send({ type: "engine", port, given }, port ? [port] : []);
  }

  async function end() {
    const ended = await engine;
    engine = null;
    ended?.end();
  }

  /** As after a crash of the tab: this step is not the one. Several failures at once are one. */
  function stepDown(): Promise<void> {
    const next = async () => {
      stepFailed();
      await end();
      await connect();
    };
    stepping ??= next().finally(() => (stepping = null));
    return stepping;
  }

  return { connect, end, stepDown };
}
