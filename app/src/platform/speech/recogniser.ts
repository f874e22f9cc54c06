/* eslint-disable no-console -- a fault to look into; the next step is taken all the same */
import {
  Absent,
  type DeviceEngine,
  type EnginePlan,
  type EngineTold,
  loadDeviceEngine,
} from "./deviceEngine.ts";
import { isWhole } from "./fetchSets.ts";
import { type Learned, type Step, stepsFor } from "./ladder.ts";
import { keepLearned, readLearned } from "./learned.ts";
import { alone, locksHere } from "./locks.ts";
import type { SpeechSets } from "./sets.ts";

/** The step that is running in this tab. */
let running: Step | null = null;

/**
 * Loads Whisper by the best step that this device can take; each step in a worker of its own. A step that kills the
 * tab is known by its mark at the next visit.
 * @param told `onCrash`: it has ended by itself later on; the next call then steps down. `onGpu`: there is a graphics
 * processor, and what is needed for it is not here
 * @returns null where no step works
 */
export function loadRecogniser(sets: SpeechSets, told: EngineTold): Promise<DeviceEngine | null> {
  // The mark of one that is loading would be taken for that of one that has died.
  return alone(locksHere(), "whisper", async () => {
    const learned = readLearned();
    // A page that is left while it loads has not died of it.
    const forget = () => keepLearned(learned);
    self.addEventListener("pagehide", forget);
    try {
      return await loadBest(withGpuJudged(learned, sets), sets, told);
    } finally {
      self.removeEventListener("pagehide", forget);
    }
  });
}

/** What is computed on the graphics processor, with what; its failure says nothing of others. */
const gpuCase = ({ gpuRuntime, whisper }: SpeechSets) => `${gpuRuntime.version} ${whisper.id}`;

/** What the tab has died of on the graphics processor, or what has failed there, is not tried again. */
const withGpuJudged = (learned: Learned, sets: SpeechSets): Learned =>
  learned.loading === "gpu" ? { ...learned, loading: null, noGpu: gpuCase(sets) } : learned;

/** Marks a step as the one that is being loaded. What works on the processor is worth to be known whatever comes of another. */
const marked = (learned: Learned, step: Step): Learned =>
  step === "gpu" ? { ...learned, loading: step } : { ...learned, working: null, loading: step };

const worked = (learned: Learned, step: Step): Learned =>
  step === "gpu" ? { ...learned, loading: null } : { ...learned, working: step, loading: null };

/** Whether the graphics processor may be tried, and whether what that needs is here. */
async function gpuHere(learned: Learned, sets: SpeechSets) {
  const may = "gpu" in navigator && learned.noGpu !== gpuCase(sets);
  // A browser that keeps no files for a page has nothing of it.
  const kept = may && (await isWhole(sets.gpuRuntime).catch(() => false));
  return { gpu: kept, look: may && !kept };
}

async function loadBest(before: Learned, sets: SpeechSets, told: EngineTold): Promise<DeviceEngine | null> {
  let learned = before;
  const { gpu, look } = await gpuHere(learned, sets);
  for (const step of stepsFor(learned, { isolated: self.crossOriginIsolated, gpu })) {
    keepLearned(marked(learned, step));
    try {
      const engine = await load(sets, { step, look }, told);
      keepLearned(worked(learned, step));
      running = step;
      return engine;
    } catch (why) {
      console.warn(`Whisper does not run here (${step})`, why);
      if (!(why instanceof Absent)) learned = withGpuJudged(marked(learned, step), sets);
    }
  }
  keepLearned({ ...learned, working: null, loading: null });
  return null;
}

/** The step that is running has failed at its work: the next one is to be taken. */
export function stepFailed(): void {
  const learned = readLearned();
  const step = running ?? learned.working;
  running = null;
  keepLearned(step ? marked(learned, step) : { ...learned, loading: null });
}

const load = (sets: SpeechSets, plan: EnginePlan, { onCrash, onGpu }: EngineTold) =>
  loadDeviceEngine(sets, plan, {
    onGpu,
    onCrash(why) {
      console.warn(`Whisper has ended (${plan.step})`, why);
      onCrash(why);
    },
  });
