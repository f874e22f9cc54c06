import type { RegisteredSet } from "#models/entities/weights.ts";
import type { SpeechSets } from "../platform/speech/sets.ts";

/** A set of weights without a single file. */
export const someSet: RegisteredSet = {
  id: "set",
  version: "0123456789ab",
  bytes: 0,
  files: [],
  ships: true,
  licence: "",
  licenceFile: "",
  origin: "",
};

/** What speech needs, for tests that load none of it. */
export const someSets: SpeechSets = {
  runtime: someSet,
  gpuRuntime: { ...someSet, id: "gpu", version: "9876543210ab" },
  vad: someSet,
  whisper: someSet,
};
