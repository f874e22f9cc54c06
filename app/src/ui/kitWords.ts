import type { Dictionary } from "./words.ts";

const en = {
  close: "Close",
};

export type Words = typeof en;
export const words: Dictionary<Words> = { en, hi: () => import("./kitWords.hi.ts").then((m) => m.hi) };
