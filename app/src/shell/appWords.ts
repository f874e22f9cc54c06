import type { Dictionary } from "../ui/words.ts";

const en = {
  about: "About this app",
  ready: "A new version is ready",
  readyMore: "What you wrote stays as it is.",
  update: "Update",
  later: "Later",
  busy: "A round is running in another tab. Finish it first, then update.",
  full: "A new version did not fit on this device. This one goes on working; free some space when you can.",
  understood: "Got it",
  install: "Keep Taiyari on this device",
  installMore: "It then opens from your home screen, also without a network.",
  installNow: "Install",
  notNow: "Not now",
  ios: "Add Taiyari to your home screen",
  iosSteps: [
    "Press the Share button of Safari",
    "Choose “Add to Home Screen”",
    "Open it there and sign in again: it keeps its own copy of your answers",
  ],
};

export type Words = typeof en;
/** What the app says of itself: a new version, and how to install it. */
export const words: Dictionary<Words> = { en, hi: () => import("./appWords.hi.ts").then((m) => m.hi) };
