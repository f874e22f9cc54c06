import type { Dictionary } from "../../../ui/words.ts";

const en = {
  title: "Who invited you?",
  invited:
    "A friend has invited you. Say so, and they get a reward when you buy credits. It costs you nothing.",
  text: "If a friend told you of Taiyari, say who. They get a reward when you buy credits. It costs you nothing.",
  label: "Your friend's email or invite code",
  once: "This can be said once.",
  send: "Save",
  nobody: "Nobody invited me",
  later: "Not now",
  done: "Saved. Your friend will be glad.",
  wrong: "Please enter a valid referrer's email (not your own)",
  failed: "Failed to set referrer.",
  /** The server's refusals, by code, in the language of the page; what is not here is said as it came. */
  refusals: {} as Partial<Record<string, string>>,
};

export type ReferringWords = typeof en;
export const words: Dictionary<ReferringWords> = { en, hi: async () => (await import("./words.hi.ts")).hi };
