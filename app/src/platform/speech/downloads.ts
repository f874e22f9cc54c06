/* eslint-disable no-console -- it comes the next time; the person can speak without */
import type { EarState } from "../../ports.ts";
import { MINI_LM, registeredSet } from "#models/weights/registered.ts";
import { isCheap } from "../embedder/cheap.ts";
import { dropCode, hasCode, keepCode } from "./code.ts";
import { DownloadFault, fetchSets, keepOnly, progressOf } from "./fetchSets.ts";
import type { SpeechSets } from "./sets.ts";

type Change = (next: Partial<EarState>) => void;

/** What speech needs on this device: whether it is here, and bringing it. */
export function makeDownloads(sets: SpeechSets, change: Change) {
  const needed = () => [sets.runtime, sets.vad, sets.whisper];
  let running: AbortController | null = null;
  let beside: AbortController | null = null;

  async function look(): Promise<void> {
    const [progress, code] = await Promise.all([progressOf(needed()), hasCode()]);
    const whole = progress.have >= progress.all && code;
    change(whole ? { engine: "kept", download: null } : { engine: "absent", download: progress });
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
    /**
     * Brings what a graphics processor needs, for the next visit: nobody waits for it, and it comes where nobody has to be
     * asked. What has come of it stays when it is cut off.
     */
    async bringForGpu(): Promise<void> {
      if (beside || !isCheap(navigator)) return;
      beside = new AbortController();
      try {
        await fetchSets([sets.gpuRuntime], { signal: beside.signal, onProgress: () => {} });
      } catch (why) {
        console.warn("What WebGPU needs has not come", why);
      }
      beside = null;
    },
    async remove(): Promise<void> {
      running?.abort();
      beside?.abort();
      await keepOnly([]);
      await dropCode();
      await look();
    },
  };
}
