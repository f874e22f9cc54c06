import { FileSet } from "#models/entities/weights.ts";
import { ACCURATE_WHISPER, FAST_WHISPER, registeredSet } from "#models/weights/registered.ts";
import { keep, readKept } from "../../ui/kept.ts";

/** Written by the build: the exact files of the runtime that the workers' code was built with. */
declare const __RUNTIME_SET__: unknown;
/** The same of the runtime that knows WebGPU. The code is one for both. */
declare const __GPU_RUNTIME_SET__: unknown;

const CHOSEN = "aim:whisper";

/** Whether the Whisper that is more accurate and slower was chosen on this device. */
export const isAccurateChosen = (): boolean => readKept(CHOSEN) === ACCURATE_WHISPER;

export const chooseAccurate = (on: boolean): void => keep(CHOSEN, on ? ACCURATE_WHISPER : FAST_WHISPER);

/**
 * What turns speech into text on this device: the runtime, what hears that somebody speaks, and the chosen Whisper; and
 * what makes it faster where there is WebGPU.
 */
export const speechSets = () => ({
  runtime: FileSet.parse(__RUNTIME_SET__),
  gpuRuntime: FileSet.parse(__GPU_RUNTIME_SET__),
  vad: registeredSet("silero-vad"),
  get whisper(): FileSet {
    return registeredSet(isAccurateChosen() ? ACCURATE_WHISPER : FAST_WHISPER);
  },
});

export type SpeechSets = ReturnType<typeof speechSets>;
