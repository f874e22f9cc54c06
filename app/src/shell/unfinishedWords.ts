import type { Dictionary } from "../ui/words.ts";

const en = {
  title: "You have an unfinished round",
  round: (company: string, round: string) => `${company}: ${round}`,
  answering: (number: number) => `You were at question ${number}.`,
  preparing: "Its questions were being made.",
  finishing: "Its report is still to come.",
  goOn: "Go on",
};

export type Words = typeof en;
/** Text about a round that was begun and not finished. */
export const words: Dictionary<Words> = { en, hi: () => import("./unfinishedWords.hi.ts").then((m) => m.hi) };
