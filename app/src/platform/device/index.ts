import { toPage, type ToPage } from "#models/contract/worker.ts";
import type { Api, Auth, Device, Notices } from "../../ports.ts";
import { lazily } from "../lazily.ts";
import { noticesOf, wasAsked } from "./kept.ts";

/** The browser around the page; its code is fetched with the first call. */
export function lazyDevice(): Device {
  const device = lazily(() => import("./device.ts").then((module) => module.browserDevice));
  return {
    used: () => device().then((it) => it.used()),
    persistence: () => device().then((it) => it.persistence()),
    persist: () => device().then((it) => it.persist()),
    async persistOnce() {
      if (wasAsked()) return;
      try {
        await (await device()).persistOnce();
      } catch (why) {
        // eslint-disable-next-line no-console -- the answer is saved all the same
        console.warn("The browser was not asked to keep what is stored", why);
      }
    },
    saveFile: (name, text) => device().then((it) => it.saveFile(name, text)),
    copy: (text) => device().then((it) => it.copy(text)),
    clearCopies: () => device().then((it) => it.clearCopies()),
    // At once: after a wait it would not be the press's own doing any more.
    share: typeof navigator.share === "function" ? (what) => navigator.share(what) : null,
    origin: () => location.origin,
    leave: () => location.replace("/"),
    reload: () => location.reload(),
  };
}

/** Told of each message of one type from the service worker; returns what ends it. */
function hear(type: ToPage["type"], told: () => void) {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const onMessage = ({ data }: MessageEvent) => {
    if (toPage(data)?.type === type) told();
  };
  workers?.addEventListener("message", onMessage);
  return () => workers?.removeEventListener("message", onMessage);
}

/**
 * Notifications; their code is fetched with the first call. Where the signed-in person has turned them on in this
 * browser, it subscribes again at every start and sign-in, and stops when they sign out.
 */
export function lazyNotices(api: Api, auth: Auth): Notices {
  const whose = () => auth.state().user?.userId ?? null;
  const room = lazily(() => import("./notices.ts").then((module) => module.browserNotices(api, whose)));
  let before: string | null = null;

  function follow() {
    const { user, loading } = auth.state();
    const now = user?.userId ?? null;
    if (now === before || loading) return;
    const signedIn = now !== null;
    before = now;
    if (noticesOf() === null || (signedIn && noticesOf() !== now)) return;
    room()
      .then((it) => (signedIn ? it.resume() : it.pause()))
      // eslint-disable-next-line no-console -- the page itself still shows when a report is ready
      .catch((why: unknown) => console.warn("The push subscription could not be brought up to date", why));
  }

  auth.subscribe(follow);
  follow();
  hear("push.changed", () => {
    before = null;
    follow();
  });
  return {
    state: () => room().then((it) => it.state()),
    turnOn: () => room().then((it) => it.turnOn()),
    turnOff: () => room().then((it) => it.turnOff()),
    forget: () => room().then((it) => it.forget()),
    onReady: (listener) => hear("report.ready", listener),
    tell: (notice) => room().then((it) => it.tell(notice)),
  };
}
