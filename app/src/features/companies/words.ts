import type { Dictionary } from "#app/ui/words.ts";

const en = {
  title: "Companies",
  kicker: "Admin",
  soon: "Managing companies opens soon",
  what: "You will list, add and change companies and their rounds here, one at a time or several at once.",
  back: "Go to Dashboard",
};

export type Words = typeof en;
export const words: Dictionary<Words> = { en, hi: () => import("./words.hi.ts").then((m) => m.hi) };
