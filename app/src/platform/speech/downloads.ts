import type { EarState } from "../../ports.ts";
import { MINI_LM, registeredSet } from "#models/weights/registered.ts";
import { dropCode, hasCode, keepCode } from "./code.ts";
import { DownloadFault, fetchSets, keepOnly, progressOf } from "./fetchSets.ts";
import { makeGpuDownload } from "./gpuDownload.ts";
import type { SpeechSets } from "./sets.ts";

type Change = (next: Partial<EarState>) => void;

/** What speech needs on this device: whether it is here, and bringing it. */
export function makeDownloads(sets: SpeechSets, change: Change) {
  const needed = () => [sets.runtime, sets.vad, sets.whisper];
  let running: AbortController | null = null;
  const gpu = makeGpuDownload(sets.gpuRuntime, change);

  async function look(): Promise<void> {
    const [progress, code] = await Promise.all([progressOf(needed()), hasCode()]);
    const whole = progress.have >= progress.all && code;
    change(whole ? { engine: "kept", download: null } : { engine: "absent", download: progress });
    await gpu.look();
  }

  async function bring(signal: AbortSignal) {
    await keepCode();
    await fetchSets(needed(), { signal, onProgress: (download) => change({ download }) });
    await keepOnly([...needed(), sets.gpuRuntime, registeredSet(MINI_LM)]);
  }

  return {
    look,
    async start(): Promise<void> {
      if (running) return;
      running = new AbortController();
      change({ engine: "downloading", fault: null });
      try {
        await bring(running.signal);
        change({ engine: "kept", download: null });
      } catch (why) {
        const fault = why instanceof DownloadFault ? why.kind : "network";
        change({ engine: "absent", fault: running.signal.aborted ? null : fault });
      }
      running = null;
    },
    stop: () => running?.abort(),
    gpu,
    async remove(): Promise<void> {
      running?.abort();
      gpu.stop();
      await keepOnly([]);
      await dropCode();
      await look();
    },
  };
}
