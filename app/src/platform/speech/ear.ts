import type { Ear, EarState, Listening, SpokenOf, SpokenTold } from "../../ports.ts";
import type { DeviceEngine } from "./deviceEngine.ts";
import { makeDownloads } from "./downloads.ts";
import { makeListenerHost } from "./listenerHost.ts";
import type { Stretch } from "./messages.ts";
import { NoMicrophone, openMicrophone } from "./microphone.ts";
import { loadRecogniser, stepFailed } from "./recogniser.ts";
import { type SpeechSets, speechSets } from "./sets.ts";

/** Ids of stretches sort as they were begun. */
const stretchId = (now: number, attemptId: string) =>
  `${now.toString(36).padStart(9, "0")}-${attemptId.slice(0, 8)}`;

type Host = ReturnType<typeof makeListenerHost>;
type State = ReturnType<typeof makeState>;

function makeState() {
  const listeners = new Set<() => void>();
  let state: EarState = { engine: "unknown", download: null, fault: null };
  return {
    now: () => state,
    change(next: Partial<EarState>) {
      state = { ...state, ...next };
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Whisper on this device: loaded once a visit, one step down when it fails. */
function makeEngine(sets: SpeechSets, state: State, host: () => Host) {
  let engine: Promise<DeviceEngine | null> | null = null;
  let stepping: Promise<void> | null = null;

  async function load(): Promise<DeviceEngine | null> {
    state.change({ engine: "loading" });
    const loaded = await loadRecogniser(sets, () => void stepDown());
    state.change({ engine: loaded ? "ready" : "later" });
    return loaded;
  }

  /** Gives the worker that listens a door to what writes down; a closed one where there is none. */
  async function connect() {
    const loaded = await (engine ??= load());
    const { port, given } = loaded?.door() ?? { port: null, given: null };
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

async function listen(host: Host, stretch: Stretch, told: SpokenTold): Promise<Listening> {
  const { port1, port2 } = new MessageChannel();
  const { deviceId, onUnplugged: onLost, onMuted } = told;
  const microphone = await openMicrophone(port1, { deviceId, onLost, onMuted });
  try {
    await host.load();
    host.tell(stretch.id, told);
    host.send({ type: "start", stretch, frames: port2 }, [port2]);
    return {
      label: microphone.label,
      deaf: (on) => host.send({ type: "deaf", on }),
      stop() {
        microphone.close();
        return host.end(stretch.id, { type: "stop" });
      },
    };
  } catch (why) {
    microphone.close();
    throw why;
  }
}

async function devices() {
  const all = await navigator.mediaDevices.enumerateDevices();
  return all
    .filter(({ kind, deviceId }) => kind === "audioinput" && deviceId !== "")
    .map(({ deviceId, label }) => ({ deviceId, label }));
}

/** What hears and writes down, in this browser. Nothing of it is loaded before it is asked for. */
export function browserEar({ now }: { now(): number }): Ear {
  const sets = speechSets();
  const state = makeState();
  const downloads = makeDownloads(sets, state.change);
  const host: Host = makeListenerHost(sets, () => void engine.stepDown());
  const engine = makeEngine(sets, state, () => host);
  const look = async () => {
    if (state.now().engine === "unknown") await downloads.look();
  };
  return {
    state: state.now,
    subscribe: state.subscribe,
    look,
    async warm() {
      await look();
      if (["absent", "downloading"].includes(state.now().engine)) return;
      await Promise.all([host.load(), engine.connect()]);
    },
    download: downloads.start,
    stopDownload: downloads.stop,
    async remove() {
      await engine.end();
      await downloads.remove();
    },
    devices,
    listen: (of, told) => listen(host, { id: stretchId(now(), of.attemptId), ...of }, told),
    faultOf: (why) => (why instanceof NoMicrophone ? why.fault : "unknown"),
    async recover(of: SpokenOf, stretch: string, told: SpokenTold) {
      host.tell(stretch, told);
      await host.end(stretch, { type: "recover", stretch: { id: stretch, ...of } });
    },
    written: async (segments, keep) => host.send({ type: "written", segments: [...segments], keep }),
  };
}
