import type { DictatingState } from "./dictating.ts";
import type { SpeakingWords } from "./words.ts";

/** What is wrong with the microphone, in words, with a way on; null where nothing is. */
export function faultText(w: SpeakingWords, { fault, muted }: Pick<DictatingState, "fault" | "muted">) {
  if (fault) return w[fault];
  return muted ? w.muted : null;
}

/** What ended the download, in words. */
export const downloadFaultText = (w: SpeakingWords, fault: "network" | "room" | "damaged" | null) =>
  fault && w[fault];
