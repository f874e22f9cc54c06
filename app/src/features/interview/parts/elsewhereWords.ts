import type { Dictionary } from "../../../ui/words.ts";

const en = {
  elsewhere: "This round is open in another tab. Go on there, or continue here.",
  continueHere: "Continue here",
  freeAgain: "This round is not open in another tab any more. You can go on here.",
  finishedElsewhere:
    "This round was finished on another device. Its report is there, and does not change with what you write here now.",
  seeReport: "See the report",
};

export type Words = typeof en;
/** What is said of a round that is open or finished elsewhere. */
export const words: Dictionary<Words> = {
  en,
  hi: () => import("./elsewhereWords.hi.ts").then((m) => m.hi),
};
