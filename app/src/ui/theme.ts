import { useSyncExternalStore } from "react";
import { keep, readKept } from "./kept.ts";

/** Light and dark follow the system unless the person has chosen. */
export type Theme = "system" | "light" | "dark";

const KEY = "taiyari-theme";
const listeners = new Set<() => void>();
const systemDark = matchMedia("(prefers-color-scheme: dark)");

const known = (word: string | null): Theme => (word === "light" || word === "dark" ? word : "system");
let chosen = known(readKept(KEY));
const theme = (): Theme => chosen;

/** The inline script of index.html has done the same for the first paint. */
function show() {
  const page = document.documentElement;
  page.dataset.theme = chosen === "system" ? (systemDark.matches ? "dark" : "light") : chosen;
  const paper = getComputedStyle(page).getPropertyValue("--paper").trim();
  if (paper) document.querySelector('meta[name="theme-color"]')?.setAttribute("content", paper);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows the system while the page is open. Called once, when the styles are there. */
export function followSystemTheme() {
  show();
  systemDark.addEventListener("change", show);
}

/** Changes the colours of the whole page and remembers the choice on this device. */
export function setTheme(next: Theme) {
  chosen = next;
  keep(KEY, next);
  show();
  for (const listener of listeners) listener();
}

/** The theme as chosen; the component renders again when it changes. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, theme);
