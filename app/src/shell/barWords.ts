import type { Dictionary } from "../ui/words.ts";

const en = {
  reward: "Reward",
  logout: "Logout",
  online: "Online",
  offline: "Offline",
  offlineNow: "You are offline. What you write is kept on this device.",
  language: "Language",
  colours: "Colours",
  system: "Like the device",
  light: "Light",
  dark: "Dark",
};

export type Words = typeof en;
/** Text of the bar at the top. */
export const words: Dictionary<Words> = { en, hi: () => import("./barWords.hi.ts").then((m) => m.hi) };
