import type { Letter } from "./logic/letter.ts";

const KEY = "taiyari-letter";
const EMPTY: Letter = { name: "", email: "", message: "" };

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** The letter as it was left in this tab; empty where there is none. */
export function readDraft(): Letter {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    const { name, email, message }: Partial<Record<keyof Letter, unknown>> = Object(kept);
    return { name: textOf(name), email: textOf(email), message: textOf(message) };
  } catch {
    return EMPTY; // No storage, or nothing of ours in it.
  }
}

/** Keeps the letter while this tab is open, over a way to another page and a reload. */
export function keepDraft(letter: Letter) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(letter));
  } catch (why) {
    // eslint-disable-next-line no-console -- the letter is still on the screen; this is the only trace
    console.warn("The letter could not be kept", why);
  }
}
