import type { SpokenTold } from "../../ports.ts";
import type { DeviceEngine } from "./deviceEngine.ts";
import ListenerWorker from "./listener.worker.ts?worker";
import { segmentKey } from "../store/sound.ts";
import type { FromListener, ToListener } from "./messages.ts";
import type { SpeechSets } from "./sets.ts";

function deferred() {
  let resolve = () => {};
  let reject: (why: Error) => void = () => {};
  const promise = new Promise<void>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  // Whoever waits for it hears of a failure; nobody may.
  promise.catch(() => {});
  return { promise, resolve, reject };
}

/** What hears that somebody speaks is small: by then it is here, or will not be; milliseconds. */
const LOAD_MS = 30_000;

type Event = Extract<FromListener, { type: "event" }>["event"];

function tellEvent(told: SpokenTold, segment: string, event: Event) {
  if (event.kind === "began") told.onSpeech(segment);
  if (event.kind === "nothing") told.onText({ segment, text: "", times: null });
  if (event.kind === "heard") {
    told.onHeard({ segment, committed: event.committed, pending: event.pending });
  }
  if (event.kind === "text") told.onText({ segment, text: event.text, times: event.times });
  if (event.kind === "lost") told.onLost(segment);
}

type Send = (message: ToListener, transfer?: Transferable[]) => void;

/** The door of the worker that listens to what writes down. */
function makeDoor(send: Send) {
  let engine: DeviceEngine | null = null;
  return {
    /**
     * Has segments written down by this engine from now on, those that wait too; null: they are kept for later. Behind a
     * new door all that waits is written down once more, so that an engine gets one door.
     */
    connect(to: DeviceEngine | null) {
      if (to && to === engine) return;
      engine = to;
      const { port, given } = to?.door() ?? { port: null, given: null };
      send({ type: "engine", port, given }, port ? [port] : []);
    },
    /** The worker has gone, and its door with it. */
    close: () => void (engine = null),
  };
}

/**
 * The worker that listens, made when it is first needed, and who is told of which stretch of speaking.
 * @param onUndone told when a text could not be made; it waits for the next engine
 */
export function makeListenerHost(sets: SpeechSets, onUndone: (why: string) => void) {
  const told = new Map<string, SpokenTold>();
  /** Who waits for the end of a stretch: of its speaking, and then perhaps of what it had left. */
  const ends = new Map<string, ((whole: boolean) => void)[]>();
  let worker: Worker | null = null;
  let ready: { promise: Promise<void>; resolve(): void; reject(why: Error): void } | null = null;

  /**
   * It has died, or cannot go on: whatever comes next is for another worker, since a runtime that has failed once fails
   * for ever. Whoever was speaking hears of it; whoever waits for an end need not wait.
   */
  function broken(why: string) {
    worker?.terminate();
    worker = null;
    door.close();
    ready?.reject(new Error(why));
    ready = null;
    const speaking = [...told].filter(([stretch]) => !ends.has(stretch));
    const waiting = [...ends.values()].flat();
    for (const stretch of ends.keys()) told.delete(stretch);
    ends.clear();
    for (const [stretch, one] of speaking) {
      told.delete(stretch);
      one.onBroken();
    }
    for (const end of waiting) end(false);
  }

  /** The first of those who wait for this stretch need not wait any more; with the last of them it is over. */
  function ended(stretch: string) {
    const [first, ...others] = ends.get(stretch) ?? [];
    ends.set(stretch, others);
    if (others.length === 0) for (const all of [ends, told]) all.delete(stretch);
    first?.(true);
  }

  function take(message: FromListener) {
    switch (message.type) {
      case "level":
        return told.forEach((one) => one.onLevel(message.level, message.speech));
      case "unkept":
        return told.forEach((one) => one.onUnkept());
      case "ready":
        return ready?.resolve();
      case "failed":
        return broken(message.why);
      case "undone":
        return onUndone(message.why);
      case "stopped":
        return ended(message.stretch);
      case "event": {
        const one = told.get(message.stretch);
        if (one) tellEvent(one, segmentKey(message.stretch, message.event.segment), message.event);
      }
    }
  }

  function start(): Worker {
    const made = new ListenerWorker();
    // What one that is given up still says is of no use.
    made.onmessage = ({ data }: MessageEvent<FromListener>) => worker === made && take(data);
    made.onerror = (event) => worker === made && broken(event.message || "The worker has failed.");
    return made;
  }

  const send: Send = (message, transfer = []) => (worker ??= start()).postMessage(message, transfer);
  const door = makeDoor(send);

  /** Loads what hears that somebody speaks, once; rejects where it cannot be loaded, and is then tried again. */
  function load(): Promise<void> {
    if (!ready) {
      ready = deferred();
      // Until then the microphone is open and nobody listens.
      const late = setTimeout(() => broken("What hears took too long to load."), LOAD_MS);
      const inTime = () => clearTimeout(late);
      ready.promise.then(inTime, inTime);
      send({ type: "load", vad: sets.vad, runtime: sets.runtime });
    }
    return ready.promise;
  }

  return {
    send,
    load,
    connect: door.connect,
    /** Somebody speaks, or waits for a text. */
    isBusy: () => told.size > 0,
    /** From now on `one` is told of the stretch. */
    tell: (stretch: string, one: SpokenTold) => void told.set(stretch, one),
    /**
     * Sends what brings the stretch to its end; resolves when it has nothing more to tell: with false where it broke
     * off, so that some of its sound may still be stored and not written down.
     */
    end(stretch: string, order: ToListener): Promise<boolean> {
      return new Promise((resolve) => {
        ends.set(stretch, [...(ends.get(stretch) ?? []), resolve]);
        send(order);
      });
    },
  };
}
