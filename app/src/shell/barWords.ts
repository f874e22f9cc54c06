import type { Dictionary } from "../ui/words.ts";

const en = {
  reward: "Reward",
  logout: "Logout",
  language: "Language",
  colours: "Colours",
  system: "Like the device",
  light: "Light",
  dark: "Dark",
  settings: "All settings",
  desk: "Admin pages",
};

export type Words = typeof en;
/** Text of the bar at the top. */
export const words: Dictionary<Words> = { en, hi: () => import("./barWords.hi.ts").then((m) => m.hi) };
