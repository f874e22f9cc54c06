/* eslint-disable no-console -- a fault to look into; the next step is taken all the same */
import { type DeviceEngine, loadDeviceEngine, threadsHere } from "./deviceEngine.ts";
import { type Learned, type Step, stepsFor } from "./ladder.ts";
import { keepLearned, readLearned } from "./learned.ts";
import type { SpeechSets } from "./sets.ts";

/**
 * Loads Whisper by the best step that this device can take; each step in a worker of its own. A step that kills the
 * tab is known by its mark at the next visit.
 * @param onCrash told when it ends by itself later on; the next call then steps down
 * @returns null where no step works
 */
export function loadRecogniser(sets: SpeechSets, onCrash: () => void): Promise<DeviceEngine | null> {
  return alone(async () => {
    const learned = readLearned();
    // A page that is left while it loads has not died of it.
    const forget = () => keepLearned(learned);
    self.addEventListener("pagehide", forget);
    try {
      return await loadBest(learned, sets, onCrash);
    } finally {
      self.removeEventListener("pagehide", forget);
    }
  });
}

/** One tab at a time: the mark of one that is loading would be taken for that of one that has died. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { locks?: LockManager };
  return locks ? locks.request("whisper", work) : work();
}

async function loadBest(
  learned: Learned,
  sets: SpeechSets,
  onCrash: () => void,
): Promise<DeviceEngine | null> {
  for (const step of stepsFor(learned, self.crossOriginIsolated)) {
    keepLearned({ working: null, loading: step });
    try {
      const engine = await load(sets, step, onCrash);
      keepLearned({ working: step, loading: null });
      return engine;
    } catch (why) {
      console.warn(`Whisper does not run here (${step})`, why);
    }
  }
  keepLearned({ working: null, loading: null });
  return null;
}

/** The step that is running has failed at its work: the next one is to be taken. */
export function stepFailed(): void {
  keepLearned({ working: null, loading: readLearned().working });
}

const load = (sets: SpeechSets, step: Step, onCrash: () => void) =>
  loadDeviceEngine(sets, step === "threads" ? threadsHere() : 1, (why) => {
    console.warn(`Whisper has ended (${step})`, why);
    onCrash();
  });
