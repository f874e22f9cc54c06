import type { Dictionary } from "../ui/words.ts";

const en = {
  home: "Home",
  menu: "Settings",
  tryAgain: "Try again",
  brokenTitle: "This page has tripped",
  broken: "Something here did not work. What you wrote is still on this device.",
  awayTitle: "This page has not reached you yet",
  away: "It needs a network the first time. Check your connection, then try again.",
};

export type Words = typeof en;
/** What the page may have to say before anything else has arrived; kept short. */
export const words: Dictionary<Words> = { en, hi: () => import("./words.hi.ts").then((m) => m.hi) };
