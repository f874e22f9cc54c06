/* eslint-disable no-console -- a fault to look into; what comes next writes down all the same */
import type { DeviceEngine } from "./deviceEngine.ts";
import type { EarStateHere } from "./earState.ts";
import type { makeListenerHost } from "./listenerHost.ts";
import { loadRecogniser, stepFailed } from "./recogniser.ts";
import type { SpeechSets } from "./sets.ts";

export type EnginesOptions = {
  sets: SpeechSets;
  state: EarStateHere;
  host(): Pick<ReturnType<typeof makeListenerHost>, "connect" | "isBusy">;
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

  /** What could not even be tried is none, and is tried the next time. */
  function failed(why: unknown): null {
    console.warn("Whisper could not be loaded", why);
    engine = null;
    return null;
  }

  async function fallBack(): Promise<DeviceEngine | null> {
    const found = await below();
    state.change({ engine: found ? "server" : "later" });
    return found;
  }

  /** Gives the worker that listens a door to what writes down; a closed one where there is none. */
  async function connect() {
    const own = state.now().engine === "server" ? null : await (engine ??= load().catch(failed));
    host().connect(own ?? (await fallBack()));
  }

  async function end() {
    const ended = await engine;
    engine = null;
    ended?.end();
  }

  /** What waits for a text waits no more for what has ended: it is kept for later, unless the server has it. */
  function leave() {
    if (host().isBusy() && state.now().engine !== "server") host().connect(null);
  }

  /** What waits for a text gets it from what is here, or chosen, by now; nothing is loaded where nobody waits. */
  async function handOver() {
    if (["absent", "downloading"].includes(state.now().engine)) leave();
    else if (host().isBusy()) await connect();
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

  return { connect, end, leave, handOver, stepDown };
}
