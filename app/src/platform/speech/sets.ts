import { FileSet } from "#models/entities/weights.ts";
import { registeredSet } from "#models/weights/registered.ts";

/** Written by the build: the exact files of the runtime that the workers' code was built with. */
declare const __RUNTIME_SET__: unknown;

/** What turns speech into text on this device: the runtime, what hears that somebody speaks, and Whisper. */
export const speechSets = () => ({
  runtime: FileSet.parse(__RUNTIME_SET__),
  vad: registeredSet("silero-vad"),
  whisper: registeredSet("whisper-tiny.en"),
});

export type SpeechSets = ReturnType<typeof speechSets>;
