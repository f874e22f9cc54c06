import { useSyncExternalStore } from "react";
import { keep } from "./kept.ts";
import { showTheme, theme, THEME_KEY, type Theme } from "./shownTheme.ts";

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes the colours of the whole page and remembers the choice on this device. */
export function setTheme(next: Theme) {
  keep(THEME_KEY, next);
  showTheme(next);
  for (const listener of listeners) listener();
}

/** The theme as chosen; the component renders again when it changes. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, theme);
