import { interviewRuns, toPage, type ToWorker } from "#models/contract/worker.ts";
import type { UpdateState } from "../../ports.ts";
import { listeners } from "./listeners.ts";
import type { UpdatePressed } from "./updatePressed.ts";

/** How often the server is asked for a newer version while the app is open, in milliseconds. */
const CHECK_EVERY_MS = 3_600_000;
/** How often it is looked whether the running attempt has ended, in milliseconds. */
const LOOK_EVERY_MS = 10_000;
/** Safari may forget to say that the new version has taken over; then the page is loaded after this time. */
const RELOAD_AFTER_MS = 3_000;
/** A load that has not replaced the page after this time is begun again, then after twice as long, and so on. */
const AGAIN_AFTER_MS = 5_000;
/** The longest that a worker's reply is waited for, in milliseconds. */
const REPLY_MS = 1_000;

/** What this needs of the browser. */
export type UpdatesWorld = {
  container: ServiceWorkerContainer;
  /** `navigator.locks` */
  locks: Pick<LockManager, "query"> | undefined;
  page: Pick<Document, "visibilityState" | "addEventListener">;
  reload: () => void;
  pressed: UpdatePressed;
};

/** Whether the waiting worker declines, because an attempt runs. One that says nothing is taken to agree. */
function refuses(waiting: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const message: ToWorker = { type: "update.take" };
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), REPLY_MS);
    port1.onmessage = ({ data }) => {
      clearTimeout(timer);
      resolve(Object(data).type === "update.refused");
    };
    waiting.postMessage(message, [port2]);
  });
}

/** Calls `then` once the version is wholly at work: until then the browser holds every load. */
function whenActive(version: ServiceWorker | null, then: () => void) {
  if (version?.state !== "activating") then();
  else version.addEventListener("statechange", then, { once: true });
}

/** Without a network there is nothing to check; the next hour, or the next look at the page, asks again. */
const check = (registration: ServiceWorkerRegistration) => registration.update().catch(() => undefined);

/**
 * Watches for newer versions of the app and takes them only when asked: never by itself, and never while an attempt
 * runs in any tab. The worker is registered by index.html.
 */
export function watchUpdates({ container, locks, page, reload, pressed }: UpdatesWorld) {
  const { tell, subscribe } = listeners();
  let state: UpdateState = "none";
  let registration: ServiceWorkerRegistration | undefined;
  /** The version this page was loaded with is no longer the running one. */
  let outdated = false;
  let taking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let loading: ReturnType<typeof setTimeout> | undefined;

  function set(next: UpdateState) {
    if (next === state) return;
    state = next;
    tell();
  }

  const runs = async () => interviewRuns((await locks?.query())?.held);

  async function look() {
    clearTimeout(timer);
    if (!outdated && !(registration?.waiting && registration.active)) return;
    const busy = await runs();
    if (busy) timer = setTimeout(() => void look(), LOOK_EVERY_MS);
    set(busy ? "none" : "ready");
  }

  async function stay() {
    taking = false;
    pressed.forget();
    clearTimeout(loading);
    await look();
    return false;
  }

  /**
   * Loads the page, unless an attempt has begun since Update was pressed: it is never cut off. Chromium may lose a load
   * that meets the change of versions, and answers it after five minutes: while this page lives it is begun again.
   */
  async function load(again = AGAIN_AFTER_MS): Promise<boolean> {
    if (await runs()) {
      outdated = true;
      return stay();
    }
    clearTimeout(loading);
    loading = setTimeout(() => void load(2 * again), again);
    reload();
    return true;
  }

  function follow(found: ServiceWorkerRegistration) {
    registration = found;
    let known = container.controller;
    container.addEventListener("controllerchange", () => {
      if (taking) return;
      // The very first worker takes charge of a page that had none: that is no update.
      outdated ||= known !== null;
      known = container.controller;
      void look();
    });
    const followInstalling = () => found.installing?.addEventListener("statechange", () => void look());
    found.addEventListener("updatefound", followInstalling);
    followInstalling();
    setInterval(() => void check(found), CHECK_EVERY_MS);
    page.addEventListener("visibilitychange", () => {
      if (page.visibilityState === "visible") void check(found).then(look);
    });
    void (pressed.wasLost() ? take() : look());
  }

  /** Makes the waiting version take over, if one still waits, and loads the page. */
  async function take(): Promise<boolean> {
    const waiting = registration?.waiting;
    if (await runs()) return stay();
    if (!waiting) return load();
    taking = true;
    const takenOver = () => taking && whenActive(container.controller, () => void load());
    container.addEventListener("controllerchange", takenOver, { once: true });
    // Requests on their way keep the version of now at work, also past this: a load then makes way for the new one.
    loading = setTimeout(() => void load(), RELOAD_AFTER_MS);
    return !(await refuses(waiting)) || stay();
  }

  container.addEventListener("message", ({ data }) => {
    const message = toPage(data);
    if (message?.type === "update.failed" && message.full && state === "none") set("full");
  });
  void container.ready.then(follow);

  return {
    state: () => state,
    subscribe,
    take() {
      pressed.note();
      return take();
    },
  };
}
