import type { Dictionary } from "../../ui/words.ts";

const en = {
  kicker: "Admin",
  menu: "Admin pages",
  overview: "Overview",
  companies: "Companies",
  pricing: "Pricing",
  redemptions: "Pay-outs",
  people: "People",
  audit: "Log",
  away: "There is no connection. Nothing can be saved now, and what you see may be old. What you type stays on this device.",
  loading: "Being loaded",
  tryAgain: "Try again",
  more: "Show more",
  cameBefore:
    "An earlier try, with other content, has arrived already. Close this and look before you try again.",
};

export type Words = typeof en;
/** Text that all pages of the admin's desk share. */
export const words: Dictionary<Words> = { en, hi: () => import("./deskWords.hi.ts").then((m) => m.hi) };
