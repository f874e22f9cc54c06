/*
 * The service worker: keeps the app on the device, hands over to a new version when asked, takes shared files, shows
 * notifications. It never answers for the API, keeps none of its replies, and has no token to make a call with.
 */
import { SHARE_ADDRESS, type ToPage } from "#models/contract/worker.ts";
import { isHashed, isOfEditor, isPage } from "./addresses.ts";
import { noticeOf, pathOf, windowFor } from "./notices.ts";
import { page } from "./pages.ts";
import { precache, type Entry } from "./precache.ts";
import { takeShared } from "./share.ts";
import { takeOver } from "./update.ts";
import { downloaded, isDownloaded } from "./downloads.ts";
import { goTo, tellAll } from "./windows.ts";

declare const self: ServiceWorkerGlobalScope & {
  /** Written by the build: the shell, and the web app manifest, which only the browser itself reads. */
  __WB_MANIFEST: readonly (Entry | { url: string; integrity?: undefined })[];
};

/** A file that does not come in this time will not come, in milliseconds. */
const FILE_MS = 20_000;

const isOfShell = (entry: (typeof self.__WB_MANIFEST)[number]): entry is Entry =>
  entry.integrity !== undefined;

const shell = precache(self.__WB_MANIFEST.filter(isOfShell), {
  caches: self.caches,
  fetch: (request) => fetch(request, { signal: AbortSignal.timeout(FILE_MS) }),
});

const tell = (message: ToPage) => tellAll(self.clients, message);

self.addEventListener("install", (event) => {
  const failed = async (why: unknown) => {
    const full = why instanceof Error && why.name === "QuotaExceededError";
    // Without a network it is tried again unasked, and nobody needs to know.
    if (full) await tell({ type: "update.failed", full });
    throw why;
  };
  event.waitUntil(shell.install().catch(failed));
});

self.addEventListener("activate", (event) => {
  const begin = async () => {
    if (!self.registration.installing) await shell.dropOld();
    // The first visit can then go on without a network; there is no older version to disturb.
    await self.clients.claim();
  };
  event.waitUntil(begin());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.method === "POST" && pathname === SHARE_ADDRESS) {
    event.respondWith(takeShared(request, self.caches));
  } else if (request.method !== "GET" || request.headers.has("Range")) {
    return;
  } else if (request.mode === "navigate" && isPage(pathname + search)) {
    const network = (path: string) =>
      fetch(path, { cache: "no-store", signal: AbortSignal.timeout(FILE_MS) });
    event.respondWith(page(shell, network, (work) => event.waitUntil(work)));
  } else if (shell.has(pathname) && search === "") {
    event.respondWith(shell.file(pathname));
  } else if (isHashed(pathname)) {
    // Of the version before, which a tab may still run, or of what the page has downloaded for speech.
    const kept = shell.kept(pathname).then((found) => found ?? downloaded(self.caches, pathname));
    const network = () => (isOfEditor(pathname) ? shell.fetchAndKeep(pathname) : fetch(request));
    event.respondWith(kept.then((found) => found ?? network()));
  } else if (isDownloaded(pathname) && search === "") {
    event.respondWith(downloaded(self.caches, pathname).then((kept) => kept ?? fetch(request)));
  }
});

self.addEventListener("message", (event) => {
  if (Object(event.data).type !== "update.take") return;
  const reply = takeOver(navigator.locks, () => self.skipWaiting());
  event.waitUntil(reply.then((message) => event.ports[0]?.postMessage(message)));
});

self.addEventListener("push", (event) => {
  const { title, options, attemptId } = noticeOf(event.data?.text() ?? "");
  const shown = self.registration.showNotification(title, options);
  event.waitUntil(Promise.all([shown, tell({ type: "report.ready", attemptId })]));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = pathOf(event.notification.data);
  const open = async () => {
    const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const window = windowFor(path, windows);
    await (window ? goTo(window, path) : self.clients.openWindow(path));
  };
  event.waitUntil(open());
});

self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(tell({ type: "push.changed" }));
});

// Not in the types: only Chromium has it.
self.addEventListener("sync" as "message", (event) => {
  event.waitUntil(tell({ type: "sync" }));
});
