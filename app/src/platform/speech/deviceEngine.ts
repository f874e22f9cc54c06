import type { FromRecogniser, ToRecogniser } from "./messages.ts";
import RecogniserWorker from "./recogniser.worker.ts?worker";
import type { SpeechSets } from "./sets.ts";

/** Whisper in a worker of its own. */
export type DeviceEngine = {
  /** A new door to it, for one sender of jobs; the memory tells it which job is not wanted any more. */
  door(): { port: MessagePort; given: Int32Array<SharedArrayBuffer> | null };
  end(): void;
};

/** A model that is not there by then will not come; milliseconds. */
const LOAD_MS = 120_000;

/** Threads that ONNX Runtime gets: half of the cores, at most four; one where memory cannot be shared. */
export const threadsHere = () =>
  self.crossOriginIsolated ? Math.min(4, Math.ceil((navigator.hardwareConcurrency || 2) / 2)) : 1;

function loaded(worker: Worker, load: ToRecogniser): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("Whisper took too long to load.")), LOAD_MS);
    worker.onmessage = ({ data }: MessageEvent<FromRecogniser>) => {
      clearTimeout(timer);
      if (data.type === "ready") resolve();
      else reject(new Error(data.why));
    };
    worker.onerror = (event) => {
      clearTimeout(timer);
      reject(new Error(event.message || "The worker has failed."));
    };
    worker.postMessage(load);
  });
}

/**
 * Loads Whisper with so many threads.
 * @param onCrash told when it ends by itself later on
 * @throws where it cannot be loaded
 */
export async function loadDeviceEngine(
  sets: SpeechSets,
  threads: number,
  onCrash: (why: string) => void,
): Promise<DeviceEngine> {
  const worker = new RecogniserWorker();
  try {
    await loaded(worker, { type: "load", weights: sets.whisper, runtime: sets.runtime, threads });
  } catch (why) {
    worker.terminate();
    throw why;
  }
  worker.onerror = (event) => onCrash(event.message || "The worker has failed.");
  return {
    door() {
      const { port1, port2 } = new MessageChannel();
      const given = self.crossOriginIsolated ? new Int32Array(new SharedArrayBuffer(4)) : null;
      worker.postMessage({ type: "serve", port: port2, given } satisfies ToRecogniser, [port2]);
      return { port: port1, given };
    },
    end: () => worker.terminate(),
  };
}
