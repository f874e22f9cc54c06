import type { Dictionary } from "../../../ui/words.ts";

const en = {
  otherVersion: (device: string | null) =>
    device ? `There is another version from ${device}.` : "There is another version from another device.",
  view: "View",
  hide: "Hide",
  useThis: "Use this one",
  keepMine: "Keep mine",
  bringBack: "Bring back the earlier text",
};

export type Words = typeof en;
/** Text about earlier texts of an answer; it comes with them. */
export const words: Dictionary<Words> = { en, hi: () => import("./earlierWords.hi.ts").then((m) => m.hi) };
