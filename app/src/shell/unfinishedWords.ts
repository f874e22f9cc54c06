import type { Dictionary } from "../ui/words.ts";

const en = {
  title: "You have an unfinished round",
  round: (company: string, round: string) => `${company}: ${round}`,
  answering: (number: number) => `You were at question ${number}.`,
  preparing: "Its questions were being made.",
  finishing: "Its report is still to come.",
  goOn: "Go on",
  readyTitle: "You have a round that is ready",
  ready: "Its questions are on this device. It runs without a network, and costs nothing more.",
  begin: "Begin",
};

export type Words = typeof en;
/** Text about a round that was begun and not finished, or that is only ready. */
export const words: Dictionary<Words> = { en, hi: () => import("./unfinishedWords.hi.ts").then((m) => m.hi) };
