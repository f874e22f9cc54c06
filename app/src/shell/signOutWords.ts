import type { Dictionary } from "../ui/words.ts";

const en = {
  title: (count: number) =>
    count === 1 ? "1 thing is not uploaded yet" : `${count} things are not uploaded yet`,
  text: "Kept here, it waits for you and is uploaded when you sign in again. Nobody else who signs in sees or sends it.",
  keep: "Keep on this device and sign out",
  download: "Download it first",
  discard: "Discard and sign out",
  typeWord: (word: string) => `This removes all of yours from this device. Type “${word}” to confirm.`,
  word: "discard",
  failed: "It could not be removed from this device. Nothing has changed.",
};

export type Words = typeof en;
/** Text about signing out while something is not uploaded. */
export const words: Dictionary<Words> = { en, hi: () => import("./signOutWords.hi.ts").then((m) => m.hi) };
