import type { Dictionary } from "../ui/words.ts";

const en = {
  ready: "Your report is ready",
  round: (company: string, round: string) => `${company}: ${round}`,
  see: "See the report",
  close: "Close",
};

export type Words = typeof en;
/** Text of the notice that a report is ready. */
export const words: Dictionary<Words> = {
  en,
  hi: () => import("./reportReadyWords.hi.ts").then((m) => m.hi),
};
