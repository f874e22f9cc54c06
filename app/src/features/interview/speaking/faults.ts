import type { DictatingState } from "./dictating.ts";
import type { SpeakingWords } from "./words.ts";

/** What is wrong with the microphone, in words, with a way on; null where nothing is. */
export function faultText(w: SpeakingWords, { fault, muted }: Pick<DictatingState, "fault" | "muted">) {
  if (fault) return w[fault];
  return muted ? w.muted : null;
}

/** Where another microphone helps no more than this one. */
const NOT_ITS_OWN: readonly DictatingState["fault"][] = ["denied", "unsupported", "broken"];

/** Whether another microphone may help. */
export const mayChoose = ({ fault }: Pick<DictatingState, "fault">) => !NOT_ITS_OWN.includes(fault);

/** What ended the download, in words. */
export const downloadFaultText = (w: SpeakingWords, fault: "network" | "room" | "damaged" | null) =>
  fault && w[fault];
