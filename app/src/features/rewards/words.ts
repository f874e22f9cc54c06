import type { Dictionary } from "#app/ui/words.ts";

const en = {
  title: "Rewards",
  soon: "Rewards open soon",
  what: "Invite a friend, and half of what they pay for credits becomes your reward. You will see your balance and history here, and ask for it to be paid to your UPI id at month end.",
  back: "Go to Dashboard",
};

export type Words = typeof en;
export const words: Dictionary<Words> = { en, hi: () => import("./words.hi.ts").then((m) => m.hi) };
