import type { Dictionary } from "../ui/words.ts";

const en = {
  title: (count: number) =>
    count === 1 ? "1 thing is not uploaded yet" : `${count} things are not uploaded yet`,
  text: "Kept here, it waits for you and is uploaded when you sign in again. Nobody else who signs in sees or sends it.",
  awayTitle: "Taiyari cannot be told now",
  away: "You can sign out here, but without a connection the server does not hear of it: there, this sign-in ends only after 30 days without use.",
  awayKept:
    "What is yours on this device stays, and is here when you sign in again. Nobody else who signs in sees it. To take it away, use Settings, “Remove everything from this device”.",
  stay: "Stay signed in",
  signOut: "Sign out here",
  keep: "Keep on this device and sign out",
  download: "Download it first",
  discard: "Discard and sign out",
  typeWord: (word: string) => `This removes all of yours from this device. Type “${word}” to confirm.`,
  word: "discard",
  failed: "It could not be removed from this device. Nothing has changed.",
};

export type Words = typeof en;
/** Text about signing out while something is not uploaded, or the server cannot be told. */
export const words: Dictionary<Words> = { en, hi: () => import("./signOutWords.hi.ts").then((m) => m.hi) };
