import type { Dictionary } from "#app/ui/words.ts";

const en = {
  title: "Credit history",
  loading: "Your credit history is being loaded",
  failed: "Your credit history could not be loaded.",
  tryAgain: "Try again",
  asOf: (date: string) => `There is no connection. This is how it stood on ${date}.`,
  free: "free to spend",
  credits: "Credits",
  balance: (credits: string) => `Balance ${credits}`,
  older: "Show older",
  empty: "Nothing here yet",
  emptyText: "Credits that you get, buy or spend are listed here.",
  back: "Go to Dashboard",

  grant: "Welcome credits",
  round: "Interview round",
  roundOf: (company: string) => `at ${company}`,
  purchase: "Credits bought",
  paid: (price: string) => `for ${price}`,
  clawback: "Taken back, the payment was refunded",
  adjustAdded: "Added by an admin",
  adjustTaken: "Taken by an admin",
};

export type Words = typeof en;
export const words: Dictionary<Words> = { en, hi: () => import("./words.hi.ts").then((m) => m.hi) };
