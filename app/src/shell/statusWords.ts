import type { Dictionary } from "../ui/words.ts";

const en = {
  refused: (count: number) => `Kept here only (${count})`,
  later: (count: number) => `Will upload when online (${count})`,
  here: "Saved on this device",
  account: "Saved to your account",
  offline: "Offline",
  away: "Cannot reach Taiyari",
  offlineNow: "You are offline. What you write is kept on this device.",
};

export type Words = typeof en;
/** Where what one has written is. */
export const words: Dictionary<Words> = { en, hi: () => import("./statusWords.hi.ts").then((m) => m.hi) };
