import { readKept } from "./kept.ts";

/** Light and dark follow the system unless the person has chosen. */
export type Theme = "system" | "light" | "dark";

/** What a choice is remembered under on this device. */
export const THEME_KEY = "taiyari-theme";

const systemDark = matchMedia("(prefers-color-scheme: dark)");
const known = (word: string | null): Theme => (word === "light" || word === "dark" ? word : "system");
let shown = known(readKept(THEME_KEY));

/** The theme as chosen. */
export const theme = (): Theme => shown;

/** Gives the page its colours. The inline script of index.html has done the same for the first paint. */
export function showTheme(next: Theme) {
  shown = next;
  const page = document.documentElement;
  page.dataset.theme = next === "system" ? (systemDark.matches ? "dark" : "light") : next;
  const paper = getComputedStyle(page).getPropertyValue("--paper").trim();
  if (paper) document.querySelector('meta[name="theme-color"]')?.setAttribute("content", paper);
}

/** Follows the system while the page is open. Called once, when the styles are there. */
export function followSystemTheme() {
  const show = () => showTheme(shown);
  show();
  systemDark.addEventListener("change", show);
}
