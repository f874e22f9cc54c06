import { GPU_RULES } from "./gpuRules.ts";
import type { Step } from "./ladder.ts";
import type { FromRecogniser, ToRecogniser } from "./messages.ts";
import RecogniserWorker from "./recogniser.worker.ts?worker";
import type { SpeechSets } from "./sets.ts";

/** Whisper in a worker of its own. */
export type DeviceEngine = {
  /** A new door to it, for one sender of jobs; the memory tells it which job is not wanted any more. */
  door(): { port: MessagePort; given: Int32Array<SharedArrayBuffer> | null };
  end(): void;
};

type Load = Extract<ToRecogniser, { type: "load" }>;

/** What is told of it once it is loaded. */
export type EngineTold = {
  /** It has ended by itself. */
  onCrash(why: string): void;
  /** There is a graphics processor, on which it could be computed. */
  onGpu(): void;
};

/** How it is loaded: by which step, and whether somebody wants to hear of a graphics processor. */
export type EnginePlan = { step: Step; look: boolean };

/** What a step is to be computed on is not there; nothing has failed. */
export class Absent extends Error {}

/**
 * A model that is not there by then will not come; milliseconds. On a graphics processor all that is loaded is kept here: one
 * that takes longer is none, and somebody may be waiting to speak.
 */
const LOAD_MS = { processor: 120_000, gpu: 30_000 };

/**
 * What takes longer to write down one segment, at most 30 s of sound, hangs and never ends; milliseconds. A page that was stopped
 * meanwhile, as on a closed phone, first gets told what has come of it.
 */
const HANGS = { after: 60_000, told: 5_000 };

/** Tells of a worker that has begun something and does not end. */
function makeWatch(onHung: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  return {
    busy() {
      stop();
      timer = setTimeout(() => (timer = setTimeout(onHung, HANGS.told)), HANGS.after);
    },
    stop,
  };
}

/** Threads that ONNX Runtime gets: half of the cores, at most four; one where memory cannot be shared. */
export const threadsHere = () =>
  self.crossOriginIsolated ? Math.min(4, Math.ceil((navigator.hardwareConcurrency || 2) / 2)) : 1;

function loaded(worker: Worker, load: Load): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("Whisper took too long to load.")), LOAD_MS[load.on]);
    worker.onmessage = ({ data }: MessageEvent<FromRecogniser>) => {
      clearTimeout(timer);
      if (data.type === "ready") resolve();
      if (data.type === "failed") reject(data.absent ? new Absent(data.why) : new Error(data.why));
    };
    worker.onerror = (event) => {
      clearTimeout(timer);
      reject(new Error(event.message || "The worker has failed."));
    };
    worker.postMessage(load);
  });
}

const orderFor = (sets: SpeechSets, { step, look }: EnginePlan): Load => ({
  type: "load",
  weights: sets.whisper,
  runtime: step === "gpu" ? sets.gpuRuntime : sets.runtime,
  threads: step === "plain" ? 1 : threadsHere(),
  on: step === "gpu" ? "gpu" : "processor",
  rules: GPU_RULES,
  look,
});

/**
 * Loads Whisper by one step.
 * @throws where it cannot be loaded; Absent where this step is none for this device now
 */
export async function loadDeviceEngine(
  sets: SpeechSets,
  plan: EnginePlan,
  told: EngineTold,
): Promise<DeviceEngine> {
  const worker = new RecogniserWorker();
  try {
    await loaded(worker, orderFor(sets, plan));
  } catch (why) {
    worker.terminate();
    throw why;
  }
  const watch = makeWatch(() => told.onCrash("The worker hangs."));
  worker.onerror = (event) => told.onCrash(event.message || "The worker has failed.");
  worker.onmessage = ({ data }: MessageEvent<FromRecogniser>) => {
    if (data.type === "busy") watch.busy();
    if (data.type === "idle") watch.stop();
    if (data.type === "failed") told.onCrash(data.why);
    if (data.type === "gpu") told.onGpu();
  };
  return {
    door() {
      const { port1, port2 } = new MessageChannel();
      const given = self.crossOriginIsolated ? new Int32Array(new SharedArrayBuffer(4)) : null;
      worker.postMessage({ type: "serve", port: port2, given } satisfies ToRecogniser, [port2]);
      return { port: port1, given };
    },
    end() {
      watch.stop();
      worker.terminate();
    },
  };
}
