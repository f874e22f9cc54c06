import type { InstallOffer } from "../../ports.ts";
import { keep, readKept } from "../../ui/kept.ts";
import { listeners } from "./listeners.ts";

/** Not in the types: only Chromium has it. */
type InstallPrompt = Event & { prompt(): Promise<unknown> };

/** The browser's offer may come before this code; the inline script of index.html then keeps it. */
export type PromptKeeper = { installPrompt?: Event | null };

const KEY = "taiyari-install-later";
/** How long the offer stays away once it was declined, in milliseconds. */
const LATER_MS = 30 * 24 * 3_600_000;

const isPrompt = (event: Event | null | undefined): event is InstallPrompt =>
  event instanceof Event && "prompt" in event;

type Nav = { userAgent: string; maxTouchPoints: number; standalone?: boolean };

/** Whether this is Safari itself on an iPhone or iPad, and not the installed app: only there the share menu installs. */
export function isIosSafari({ userAgent, maxTouchPoints, standalone }: Nav): boolean {
  const ios = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  const safari = /Safari/.test(userAgent) && !/CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|GSA\//.test(userAgent);
  return ios && safari && standalone !== true;
}

/** What this needs of the browser. */
export type OfferWorld = { keeper: EventTarget & PromptKeeper; navigator: Nav; now: () => number };

/** Whether and how this browser would install the app. */
export function installOffer({ keeper, navigator, now }: OfferWorld) {
  const { tell, subscribe } = listeners();
  const declinedAt = readKept(KEY);
  let declined = declinedAt !== null && now() - Number(declinedAt) < LATER_MS;
  let prompt = isPrompt(keeper.installPrompt) ? keeper.installPrompt : null;

  keeper.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    if (isPrompt(event)) prompt = event;
    tell();
  });
  keeper.addEventListener("appinstalled", () => {
    prompt = null;
    tell();
  });

  function offer(): InstallOffer {
    if (declined) return "none";
    if (prompt) return "prompt";
    return isIosSafari(navigator) ? "ios" : "none";
  }

  return {
    offer,
    subscribe,
    async install() {
      const asked = prompt;
      // A prompt can be shown once; where the person declines, the browser brings another one when it sees fit.
      prompt = null;
      keeper.installPrompt = null;
      await asked?.prompt();
      tell();
    },
    dismiss() {
      declined = true;
      keep(KEY, String(now()));
      tell();
    },
  };
}
