import { useSyncExternalStore } from "react";
import { keep, readKept } from "./kept.ts";

/** Languages of the page. */
export type Language = "en" | "hi";

const KEY = "taiyari-language";
const listeners = new Set<() => void>();
let current: Language = readKept(KEY) === "hi" ? "hi" : "en";

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language in use, for code outside React. */
export const language = (): Language => current;

/** Changes the language of the whole page and remembers it on this device. */
export function setLanguage(next: Language) {
  current = next;
  keep(KEY, next);
  document.documentElement.lang = next;
  for (const listener of listeners) listener();
}

/** The language in use; the component renders again when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, language, language);
}
