/*
 * Inlined into index.html: what must work even when no other file arrives. It registers the service worker (so that a
 * new version can mend a broken one), keeps the browser's offer to install, and watches whether the app starts.
 */
import { mayStartFresh } from "../shell/freshStart.ts";
import { showStuckPage } from "./stuckPage.ts";

/** Without the app on the screen after this time something is wrong, in milliseconds. */
const STUCK_AFTER = 8_000;
/** The first visit's own files come before those for later, in milliseconds. */
const REGISTER_AFTER = 1_000;

function registerWorker() {
  const registered = navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  // eslint-disable-next-line no-console -- the page goes on without it; this is the only trace
  registered.catch((why: unknown) => console.warn("The app cannot be kept for use without a network", why));
}

function stuck() {
  const root = document.getElementById("root");
  if (root) showStuckPage(root);
}

/** Not the scripts of a checkout or a sign-in, without which the app goes on. */
const isOfTheApp = (target: EventTarget | null) =>
  target instanceof HTMLScriptElement && target.src.startsWith(`${location.origin}/assets/`);

/** A file of the app could not be had: a newer version may have replaced it, so one fresh start is tried. */
function failed(event: Event) {
  if (!isOfTheApp(event.target)) return;
  if (mayStartFresh()) location.reload();
  else stuck();
}

if (import.meta.env.PROD && navigator.serviceWorker)
  addEventListener("load", () => setTimeout(registerWorker, REGISTER_AFTER));
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  Object.assign(window, { installPrompt: event });
});
addEventListener("error", failed, true);
setTimeout(stuck, STUCK_AFTER);
