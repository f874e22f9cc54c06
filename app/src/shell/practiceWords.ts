import type { Dictionary } from "../ui/words.ts";

/** Apart from the bar's own words, which every page carries. */
const en = { practise: "Practise weak answers" };

export type Words = typeof en;
export const practiceWords: Dictionary<Words> = {
  en,
  hi: () => import("./practiceWords.hi.ts").then((module) => module.hi),
};
