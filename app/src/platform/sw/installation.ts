import { toPage } from "#models/contract/worker.ts";
import type { Installation } from "../../ports.ts";
import { onOpenedFile, sharedFile } from "./handedFiles.ts";
import { installOffer } from "./installOffer.ts";
import { updatePressed } from "./updatePressed.ts";
import { watchUpdates } from "./updates.ts";

/** A browser without workers, or one that forbids them here, has no versions to tell of. */
const noUpdates = { state: () => "none" as const, subscribe: () => () => {}, take: async () => false };

/** The page's first script, whose name changes with anything that it leads to. */
const release = () => document.querySelector<HTMLLinkElement>("#entry")?.href ?? "";

function goer(container: ServiceWorkerContainer | undefined): Installation["onGo"] {
  return (go) => {
    const hear = ({ data, ports }: MessageEvent) => {
      const message = toPage(data);
      if (message?.type !== "go") return;
      ports[0]?.postMessage(null);
      go(message.path);
    };
    container?.addEventListener("message", hear);
    return () => container?.removeEventListener("message", hear);
  };
}

/** The app as this browser has it. Made once. */
export function browserInstallation(): Installation {
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const updates = container
    ? watchUpdates({
        container,
        locks: navigator.locks,
        page: document,
        reload: () => location.reload(),
        pressed: updatePressed(() => sessionStorage, release()),
      })
    : noUpdates;
  const install = installOffer({ keeper: window, navigator, now: () => Date.now() });
  return {
    update: updates.state,
    offer: install.offer,
    subscribe(listener) {
      const stops = [updates.subscribe(listener), install.subscribe(listener)];
      return () => stops.forEach((stop) => stop());
    },
    takeUpdate: updates.take,
    install: install.install,
    dismissOffer: install.dismiss,
    sharedFile: () => sharedFile(globalThis.caches),
    onOpenedFile: (take) => onOpenedFile(window, take),
    onGo: goer(container),
  };
}
