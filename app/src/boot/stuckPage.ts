import { hasStarted } from "./firstScreen.ts";
import { ownAnswers, signedInUser } from "./ownAnswers.ts";
import { words } from "./words.ts";

const PAGE =
  "box-sizing:border-box;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:16px;padding:24px;text-align:center;font:17px/1.5 system-ui,sans-serif;";
const LIGHT = "background:#faf6ef;color:#1d1a16";
const DARK = "background:#14120f;color:#f4eee4";
const BUTTON =
  "min-height:48px;padding:0 24px;border:2px solid;border-radius:14px;background:none;color:inherit;font:600 17px system-ui,sans-serif;cursor:pointer";

function add(page: HTMLElement, tag: "h1" | "p" | "button", text: string, look = "margin:0;max-width:40ch") {
  const made = document.createElement(tag);
  made.textContent = text;
  made.style.cssText = look;
  page.append(made);
  return made;
}

function saveFile(content: object) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: "application/json" }));
  link.download = "taiyari-answers.json";
  link.click();
}

function makePage(): HTMLElement {
  const { lang, dataset } = document.documentElement;
  const w = lang === "hi" ? words.hi : words.en;
  const page = document.createElement("main");
  page.style.cssText = PAGE + (dataset["theme"] === "dark" ? DARK : LIGHT);
  add(page, "h1", w.title);
  add(page, "p", w.say);
  add(page, "button", w.reload, BUTTON).onclick = () => location.reload();
  const userId = signedInUser();
  if (userId) add(page, "button", w.save, BUTTON).onclick = () => void ownAnswers(userId).then(saveFile);
  return page;
}

/**
 * Shows a plain page that needs no other file, as long as the app has not started in `root`: a way to try again, and
 * one to take the answers along. It goes when the app arrives after all.
 */
export function showStuckPage(root: HTMLElement) {
  if (hasStarted(root) || root.previousElementSibling) return;
  // A stylesheet that never comes would keep everything from being painted.
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]"))
    if (!link.sheet) link.remove();
  const page = makePage();
  root.before(page);
  // The first screen looks as if it worked.
  root.hidden = true;
  const watch = new MutationObserver(() => {
    if (!hasStarted(root)) return;
    watch.disconnect();
    page.remove();
    root.hidden = false;
  });
  watch.observe(root, { childList: true, attributes: true });
}
