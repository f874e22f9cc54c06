import type { EarState } from "../../ports.ts";
import { MINI_LM, registeredSet } from "#models/weights/registered.ts";
import { dropCode, hasCode, keepCode } from "./code.ts";
import { DownloadFault, fetchSets, keepOnly, progressOf } from "./fetchSets.ts";
import { makeGpuDownload, type Running } from "./gpuDownload.ts";
import type { SpeechSets } from "./sets.ts";

type Change = (next: Partial<EarState>) => void;

/** What speech needs on this device: whether it is here, and bringing it. */
export function makeDownloads(sets: SpeechSets, change: Change) {
  const needed = () => [sets.runtime, sets.vad, sets.whisper];
  let running: Running | null = null;
  const gpu = makeGpuDownload(sets.gpuRuntime, change);

  async function look(): Promise<void> {
    const [progress, code] = await Promise.all([progressOf(needed()), hasCode()]);
    const whole = progress.have >= progress.all && code;
    change(whole ? { engine: "kept", download: null } : { engine: "absent", download: progress });
    await gpu.look();
  }

  async function bring(signal: AbortSignal) {
    await keepCode(signal);
    await fetchSets(needed(), { signal, onProgress: (download) => change({ download }) });
    await keepOnly([...needed(), sets.gpuRuntime, registeredSet(MINI_LM)]);
  }

  async function download(signal: AbortSignal): Promise<void> {
    change({ engine: "downloading", fault: null });
    try {
      await bring(signal);
      change({ engine: "kept", download: null });
    } catch (why) {
      const fault = why instanceof DownloadFault ? why.kind : "network";
      change({ engine: "absent", fault: signal.aborted ? null : fault });
    }
    running = null;
  }

  async function stop(): Promise<void> {
    running?.stop.abort();
    await running?.over;
  }

  return {
    look,
    async start(): Promise<void> {
      if (running) return;
      const stop = new AbortController();
      running = { stop, over: download(stop.signal) };
      await running.over;
    },
    stop: () => running?.stop.abort(),
    gpu,
    async remove(): Promise<void> {
      // What is cut off keeps what has come of it: that goes with the rest.
      await Promise.all([stop(), gpu.stop()]);
      await keepOnly([]);
      await dropCode();
      await look();
    },
  };
}
