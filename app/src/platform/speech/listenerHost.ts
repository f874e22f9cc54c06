import type { SpokenTold } from "../../ports.ts";
import ListenerWorker from "./listener.worker.ts?worker";
import { segmentKey } from "../store/sound.ts";
import type { FromListener, ToListener } from "./messages.ts";
import type { SpeechSets } from "./sets.ts";

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

/** The worker that listens, loaded. @throws where it cannot be */
function startWorker({ vad, runtime }: SpeechSets, take: (message: FromListener) => void): Promise<Worker> {
  const worker = new ListenerWorker();
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<FromListener>) => {
      if (data.type === "failed") return reject(new Error(data.why));
      worker.onmessage = ({ data: next }: MessageEvent<FromListener>) => take(next);
      resolve(worker);
    };
    worker.onerror = (event) => reject(new Error(event.message || "The worker has failed."));
    worker.postMessage({ type: "load", vad, runtime } satisfies ToListener);
  });
}

/**
 * The worker that listens, made when it is first needed, and who is told of which stretch of speaking.
 * @param onFailed told when a text could not be made, or the worker cannot go on
 */
export function makeListenerHost(sets: SpeechSets, onFailed: (why: string) => void) {
  const told = new Map<string, SpokenTold>();
  const ends = new Map<string, () => void>();
  let worker: Promise<Worker> | null = null;

  function take(message: FromListener) {
    switch (message.type) {
      case "level":
        return told.forEach((one) => one.onLevel(message.level, message.speech));
      case "unkept":
        return told.forEach((one) => one.onUnkept());
      case "failed":
        return onFailed(message.why);
      case "stopped":
        return ends.get(message.stretch)?.();
      case "event": {
        const one = told.get(message.stretch);
        if (one) tellEvent(one, segmentKey(message.stretch, message.event.segment), message.event);
      }
    }
  }

  async function load(): Promise<Worker> {
    worker ??= startWorker(sets, take);
    try {
      return await worker;
    } catch (why) {
      worker = null;
      throw why;
    }
  }

  async function send(message: ToListener, transfer: Transferable[] = []): Promise<void> {
    (await load()).postMessage(message, transfer);
  }

  return {
    send,
    /** From now on `one` is told of the stretch. */
    tell: (stretch: string, one: SpokenTold) => void told.set(stretch, one),
    /** Sends what brings the stretch to its end; resolves when it has nothing more to tell. */
    end(stretch: string, order: ToListener): Promise<void> {
      return new Promise((resolve, reject) => {
        ends.set(stretch, () => {
          ends.delete(stretch);
          told.delete(stretch);
          resolve();
        });
        send(order).catch(reject);
      });
    },
  };
}
