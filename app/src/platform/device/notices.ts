/* eslint-disable no-console -- without a push the page itself still shows when a report is ready */
import { subscribePush, unsubscribePush } from "#models/contract/push.ts";
import { publicSettings } from "#models/contract/settings.ts";
import type { Api, Notices, NoticesState } from "../../ports.ts";
import { keep } from "../../ui/kept.ts";
import { NOTICES_KEY, noticesOf } from "./kept.ts";

/** Notices with what the rest of `platform` may do to it. */
export type NoticesRoom = Omit<Notices, "onReady"> & {
  /** Subscribes again after a start or a sign-in: keys change, and the server may have dropped the old ones. */
  resume(): Promise<void>;
  /** Stops pushes to this browser while nobody is signed in; they come back with the person. */
  pause(): Promise<void>;
};

/** The bytes of a VAPID key, which is in base64url. */
const bytesOf = (key: string) =>
  Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

const sameBytes = (a: ArrayBuffer | null, b: Uint8Array) =>
  a !== null && String(new Uint8Array(a)) === String(b);

const registration = async () => navigator.serviceWorker?.getRegistration();
const pushManager = async (): Promise<PushManager | undefined> => (await registration())?.pushManager;
const subscription = async () => (await pushManager())?.getSubscription();

/** This browser's subscription under the server's key; an older one under another key ends. */
async function subscribed(pushes: PushManager, vapidKey: string): Promise<PushSubscription> {
  const key = bytesOf(vapidKey);
  const old = await pushes.getSubscription();
  if (old && sameBytes(old.options.applicationServerKey, key)) return old;
  await old?.unsubscribe();
  return pushes.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Tells the server where to push. Without pushes, here or there, notifications come while the app is open. */
async function subscribe(api: Api) {
  const pushes = await pushManager();
  if (!pushes) return;
  const { vapidPublicKey } = await api.call(publicSettings, {});
  if (vapidPublicKey === null) return;
  const { endpoint, keys } = (await subscribed(pushes, vapidPublicKey)).toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) return;
  await api.call(subscribePush, { body: { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } } });
}

const endSubscription = async () => void (await (await subscription())?.unsubscribe());

async function stateFor(userId: string | null): Promise<NoticesState> {
  if (!("Notification" in globalThis)) return "unsupported";
  if (Notification.permission === "denied") return "denied";
  if (Notification.permission !== "granted" || userId === null || noticesOf() !== userId) return "off";
  return (await subscription()) ? "on" : "on-while-open";
}

async function show({ title, body, path, tag }: Parameters<Notices["tell"]>[0]) {
  const worker = await registration();
  const options = { body, tag, data: { path, url: path }, icon: "/icon-180.png" };
  if (worker) await worker.showNotification(title, options);
  // Android's Chrome has no notifications without a worker, and says so by throwing.
  else new Notification(title, options).onclick = () => focus();
}

/**
 * Notifications of this browser.
 * @param whose the person who is signed in, by id
 */
export function browserNotices(api: Api, whose: () => string | null): NoticesRoom {
  const state = () => stateFor(whose());
  const tried = (work: Promise<unknown>, failed: string) =>
    work.catch((why: unknown) => console.warn(failed, why)).then(state);

  return {
    state,
    async turnOn() {
      const userId = whose();
      if (!("Notification" in globalThis) || userId === null) return state();
      if ((await Notification.requestPermission()) !== "granted") return state();
      keep(NOTICES_KEY, userId);
      return tried(subscribe(api), "There will be no pushes");
    },
    async turnOff() {
      localStorage.removeItem(NOTICES_KEY);
      const endpoint = (await subscription())?.endpoint;
      const told = endpoint ? api.call(unsubscribePush, { body: { endpoint } }) : Promise.resolve();
      return tried(Promise.all([told, endSubscription()]), "The server was not told to stop pushing");
    },
    async forget() {
      localStorage.removeItem(NOTICES_KEY);
      await endSubscription();
    },
    async tell(notice) {
      if (document.visibilityState === "visible" || (await state()) !== "on-while-open") return;
      await show(notice).catch((why: unknown) => console.warn("A notification could not be shown", why));
    },
    async resume() {
      if (Notification.permission === "granted") await subscribe(api);
    },
    pause: endSubscription,
  };
}
