/* eslint-disable no-console -- a fault to look into; the sound is stored and written down at the next chance */
import type { Api, Ear, EarState, Listening, SpokenOf, SpokenTold } from "../../ports.ts";
import type { DeviceEngine } from "./deviceEngine.ts";
import { makeDownloads } from "./downloads.ts";
import { type EarStateHere, makeEarState } from "./earState.ts";
import { makeEngines } from "./engines.ts";
import { type Held, makeHeld } from "./held.ts";
import { makeListenerHost } from "./listenerHost.ts";
import { locksHere } from "./locks.ts";
import type { Stretch } from "./messages.ts";
import { NoMicrophone, openMicrophone } from "./microphone.ts";
import { browserLine } from "./server/line.ts";
import { makeOffer, type Offer } from "./server/offer.ts";
import { serverEngine } from "./server/segments.ts";
import { makeServerStep } from "./server/server.ts";
import { chooseAccurate, isAccurateChosen, speechSets } from "./sets.ts";
import { dropAttempt, dropSound, markKept } from "./soundStore.ts";

/** Ids of stretches sort as they were begun. */
const stretchId = (now: number, attemptId: string) =>
  `${now.toString(36).padStart(9, "0")}-${attemptId.slice(0, 8)}`;

type Host = ReturnType<typeof makeListenerHost>;
type Recover = (stretch: Stretch, told: SpokenTold) => Promise<void>;

/** @param recover writes down what a stretch that broke off has stored */
async function listen(host: Host, stretch: Stretch, told: SpokenTold, recover: Recover): Promise<Listening> {
  const { port1, port2 } = new MessageChannel();
  const { deviceId, onUnplugged: onLost, onMuted } = told;
  const microphone = await openMicrophone(port1, { deviceId, onLost, onMuted });
  try {
    await host.load();
    let recovering: Promise<void> | null = null;
    const onBroken = () => {
      recovering = recover(stretch, told);
      told.onBroken();
    };
    host.tell(stretch.id, { ...told, onBroken });
    host.send({ type: "start", stretch, frames: port2 }, [port2]);
    return {
      label: microphone.label,
      deaf: (on) => host.send({ type: "deaf", on }),
      async stop() {
        microphone.close();
        if (recovering) return recovering;
        const whole = await host.end(stretch.id, { type: "stop" });
        if (!whole) await recover(stretch, told);
      },
    };
  } catch (why) {
    microphone.close();
    throw why;
  }
}

/** Holds a stretch for as long as it is listened to and written down. */
async function heldWhile(held: Held, stretch: string, opening: Promise<Listening>): Promise<Listening> {
  const holding = held.hold(stretch);
  const letGo = () => void holding.then((release) => release());
  try {
    const listening = await opening;
    return { ...listening, stop: () => listening.stop().finally(letGo) };
  } catch (why) {
    letGo();
    throw why;
  }
}

async function devices() {
  const { mediaDevices }: { mediaDevices?: MediaDevices } = navigator;
  const all = await mediaDevices?.enumerateDevices();
  return (all ?? [])
    .filter(({ kind, deviceId }) => kind === "audioinput" && deviceId !== "")
    .map(({ deviceId, label }) => ({ deviceId, label }));
}

/** The server's part: whether it may be asked, and how it is. */
function makeServer({ now, api }: EarWorld, held: Held, state: () => EarStateHere, onGone: () => void) {
  const onOffered = (offered: boolean) => {
    state().change({ offered });
    if (!offered && state().now().engine === "server") onGone();
  };
  const onAccurate = (has: boolean) => {
    if (!isAccurateChosen()) state().change({ accurate: has ? "offered" : "none" });
  };
  const offer = makeOffer(api, onOffered, onAccurate);
  const line = browserLine(offer.withdraw);
  /** Whether the person wants it, and can have it as far as is known. */
  const isWanted = () => offer.chosen() && offer.stands();
  let engine: DeviceEngine | null = null;
  return {
    offer,
    isWanted,
    step: makeServerStep(line, now, held),
    /** For segments that the device has cut. @param onAway told when what waits is to be kept for later */
    async engine(onAway: () => void) {
      const online = navigator.onLine !== false;
      if (!isWanted() && !(online && (await offer.ask()))) return null;
      const id = `${now().toString(36)}-segments`;
      return (engine ??= serverEngine({ line, id, onAway }));
    },
  };
}

type Parts = {
  offer: Offer;
  downloads: ReturnType<typeof makeDownloads>;
  engines: ReturnType<typeof makeEngines>;
  state: EarStateHere;
};

/** What a person can choose: what is brought here, and who writes down. */
const choices = ({ offer, downloads, engines, state }: Parts) => ({
  download() {
    offer.choose(false);
    return downloads.start();
  },
  stopDownload: downloads.stop,
  bringFaster: downloads.gpu.bring,
  async remove() {
    await engines.end();
    engines.leave();
    await downloads.remove();
  },
  async useServer(on: boolean) {
    offer.choose(on);
    downloads.stop();
    if (!on) return downloads.look();
    state.change({ engine: "server", fault: null });
    await engines.end();
    await engines.handOver();
  },
  async useAccurate(on: boolean) {
    downloads.stop();
    await engines.end();
    chooseAccurate(on);
    state.change({ accurate: on ? "chosen" : "offered" });
    if (state.now().engine !== "server") await downloads.look();
    await engines.handOver();
  },
});

/** Finds out what is here; never rejects. */
async function lookHere({ look }: Parts["downloads"], change: (next: Partial<EarState>) => void) {
  try {
    await look();
  } catch (why) {
    // Some browsers keep no files for a page, as in a private window: then others write down, or nobody.
    console.warn("It is not known what is here for speaking", why);
    change({ engine: "later" });
  }
}

export type EarWorld = { now(): number; api: Pick<Api, "call"> };

/** What hears and writes down, in this browser. Nothing of it is loaded before it is asked for. */
export function browserEar(world: EarWorld): Ear {
  const sets = speechSets();
  const onGone = () => void lookHere(downloads, change);
  const held = makeHeld(locksHere());
  const server = makeServer(world, held, () => state, onGone);
  const { offer } = server;
  const state = makeEarState(offer.stands(), isAccurateChosen() ? "chosen" : "none");
  // While the server is wanted, what is here for the device does not count.
  const change = (next: Partial<EarState>) =>
    state.change(server.isWanted() && next.engine ? { ...next, engine: "server" } : next);
  const downloads = makeDownloads(sets, change);
  const host: Host = makeListenerHost(sets, () => void engines.stepDown());
  const nobody = () => host.connect(null);
  const onGpu = () => void downloads.gpu.offer();
  const below = () => server.engine(nobody);
  const engines = makeEngines({ sets, state: { ...state, change }, host: () => host, onGpu, below });

  async function look() {
    void offer.ask();
    if (state.now().engine !== "unknown") return;
    if (server.isWanted()) return state.change({ engine: "server" });
    await lookHere(downloads, change);
  }

  async function warm() {
    await look();
    if (["absent", "downloading", "server"].includes(state.now().engine)) return;
    const hears = host
      .load()
      .catch((why: unknown) => console.warn("This device cannot listen by itself", why));
    await Promise.all([hears, engines.connect()]);
  }

  /** Has what a stretch has stored written down: in a worker of its own, where the one that heard it is gone. */
  async function recover(stretch: Stretch, told: SpokenTold) {
    const release = await held.hold(stretch.id);
    try {
      if (await server.step.recover(stretch, told)) return;
      await warm();
      const { engine } = state.now();
      if (engine === "server") await engines.connect();
      // Nothing is loaded, nor will be: it must not wait for that.
      if (engine === "absent" || engine === "downloading") nobody();
      host.tell(stretch.id, told);
      await host.end(stretch.id, { type: "recover", stretch });
    } catch (why) {
      console.warn("What was said is stored and could not be written down yet", why);
    } finally {
      release();
    }
  }

  async function listenHere(stretch: Stretch, told: SpokenTold): Promise<Listening> {
    await look();
    if (state.now().engine === "server") return server.step.listen(stretch, told);
    try {
      return await heldWhile(held, stretch.id, listen(host, stretch, told, recover));
    } catch (why) {
      // Without what hears that somebody speaks, nothing of this device's can be used.
      if (why instanceof NoMicrophone || !(await offer.ask())) throw why;
      console.warn("This device cannot listen by itself", why);
      state.change({ engine: "server" });
      return server.step.listen(stretch, told);
    }
  }

  return {
    state: state.now,
    subscribe: state.subscribe,
    look,
    warm,
    ...choices({ offer, downloads, engines, state }),
    devices,
    listen: (of, told) => listenHere({ id: stretchId(world.now(), of.attemptId), ...of }, told),
    faultOf: (why) => (why instanceof NoMicrophone ? why.fault : "unknown"),
    recover: (of: SpokenOf, stretch: string, told: SpokenTold) => recover({ id: stretch, ...of }, told),
    async drop(attemptId) {
      await server.step.drop(attemptId);
      await dropAttempt(attemptId);
    },
    written: (segments, keep) => (keep ? markKept(segments) : dropSound(segments)),
  };
}
