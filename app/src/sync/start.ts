import { toPage } from "#models/contract/worker.ts";
import type { Sync } from "../ports.ts";
import { deviceName } from "./deviceName.ts";
import type { Shared } from "./lazySync.ts";
import { drainLock, openInterviews } from "./lock.ts";
import { makeSync } from "./sync.ts";

const DEVICE_KEY = "taiyari-device";

/** This browser's own id; a full or forbidden storage gives another one each time, which only costs a repeat. */
function deviceId(make: () => string): string {
  try {
    const id = localStorage.getItem(DEVICE_KEY) ?? make();
    localStorage.setItem(DEVICE_KEY, id);
    return id;
  } catch {
    return make();
  }
}

/** Only Chromium has it, and not in every mode. */
type WithSync = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

/** Asks for a wake-up when there is a network. Where the browser refuses, the page's own timers go on. */
function wakeLater() {
  const ask = async ({ sync }: WithSync) => sync?.register("queue");
  void navigator.serviceWorker?.ready.then(ask).catch(() => {});
}

/** The sync of this page, begun. Called once. */
export function startSync(ports: Shared): Sync {
  const id = deviceId(ports.ids.make);
  const sync = makeSync({
    ...ports,
    elapsed: () => performance.now(),
    lock: drainLock(navigator.locks, () => performance.now()),
    device: { id, name: deviceName(navigator.userAgent, id) },
    isOpen: openInterviews(navigator.locks),
    random: Math.random,
    wakeLater,
    after(ms, work) {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    onVisible(listener) {
      const seen = () => {
        if (document.visibilityState === "visible") listener();
      };
      document.addEventListener("visibilitychange", seen);
      return () => document.removeEventListener("visibilitychange", seen);
    },
  });
  sync.start();
  // A wake-up by the service worker, and nothing more: it sends nothing itself.
  navigator.serviceWorker?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (toPage(data)?.type === "sync") void sync.now();
  });
  return sync;
}
