// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { subscribePush, unsubscribePush } from "#models/contract/push.ts";
import { refuse } from "#models/contract/problems.ts";
import { publicSettings } from "#models/contract/settings.ts";
import { fakeApi, type FakeApi } from "../../testing/fakeApi.ts";
import { fakeAuth, someUser } from "../../testing/fakePorts.ts";
import { lazyNotices } from "./index.ts";
import { browserNotices } from "./notices.ts";

const ENDPOINT = "https://push.example.com/abc";
const VAPID = "BAAAAAAAAAAAAAAAAAAAAA";
let api: FakeApi;
let permission: NotificationPermission;
let answer: NotificationPermission;
let pushes: ReturnType<typeof fakePushes>;
let shown: unknown[];

/** The push service of a browser. */
function fakePushes() {
  let current: object | null = null;
  const keys = { p256dh: "A".repeat(20), auth: "B".repeat(20) };
  return {
    getSubscription: async () => current,
    subscribe: vi.fn(async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      current = {
        endpoint: ENDPOINT,
        options: { applicationServerKey: applicationServerKey.slice().buffer },
        toJSON: () => ({ endpoint: ENDPOINT, keys }),
        unsubscribe: async () => ((current = null), true),
      };
      return current;
    }),
  };
}

function setWorker(pushManager: unknown) {
  const registration = {
    pushManager,
    showNotification: async (title: string, options: object) => void shown.push({ title, ...options }),
  };
  const target = new EventTarget();
  const value = Object.assign(target, { getRegistration: async () => registration });
  Object.defineProperty(navigator, "serviceWorker", { value, configurable: true });
  return target;
}

const see = (value: DocumentVisibilityState) =>
  Object.defineProperty(document, "visibilityState", { value, configurable: true });
const calls = (name: string) => api.calls.filter((call) => call.name === name).length;
const SUBSCRIBE = "POST /push/subscriptions";
const notice = { title: "Your report is ready", body: "x", path: "/report/c/r", tag: "a-1" };

beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
  api.answer(publicSettings, {
    googleClientId: null,
    vapidPublicKey: VAPID,
    signupCredits: 100,
    transcription: true,
    accurateWhisper: false,
  });
  api.answer(subscribePush, { ok: true });
  api.answer(unsubscribePush, { ok: true });
  [permission, answer, shown] = ["default", "granted", []];
  pushes = fakePushes();
  setWorker(pushes);
  vi.stubGlobal("Notification", {
    get permission() {
      return permission;
    },
    requestPermission: async () => (permission = answer),
  });
});
afterEach(() => {
  see("visible");
  vi.unstubAllGlobals();
});

const notices = (userId: string | null = "user-1") => browserNotices(api, () => userId);

describe("notifications", () => {
  it("are off until they are asked for, then on, with the server told where to push", async () => {
    expect(await notices().state()).toBe("off");
    expect(await notices().turnOn()).toBe("on");
    expect(api.calls.at(-1)).toMatchObject({ name: SUBSCRIBE, body: { endpoint: ENDPOINT } });
    expect(await notices().state()).toBe("on");
  });

  it("are denied where the person says no, and nothing is subscribed", async () => {
    answer = "denied";
    expect(await notices().turnOn()).toBe("denied");
    expect(pushes.subscribe).not.toHaveBeenCalled();
  });

  it("are not there in a browser without them", async () => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(globalThis, "Notification");
    expect(await notices().state()).toBe("unsupported");
    expect(await notices().turnOn()).toBe("unsupported");
  });

  it("come while the app is open where there are no pushes: no worker, no key of the server, no service", async () => {
    setWorker(undefined);
    expect(await notices().turnOn()).toBe("on-while-open");
    setWorker(pushes);
    api.answer(publicSettings, {
      googleClientId: null,
      vapidPublicKey: null,
      signupCredits: 100,
      transcription: true,
      accurateWhisper: false,
    });
    expect(await notices().turnOn()).toBe("on-while-open");
    const warn = vi.spyOn(console, "warn").mockImplementationOnce(() => {});
    api.answer(publicSettings, refuse("unavailable"));
    expect(await notices().turnOn()).toBe("on-while-open");
    warn.mockClear();
  });

  it("take a new subscription when the server's key has changed", async () => {
    await notices().turnOn();
    api.answer(publicSettings, {
      googleClientId: null,
      vapidPublicKey: `C${VAPID.slice(1)}`,
      signupCredits: 1,
      transcription: true,
      accurateWhisper: false,
    });
    await notices().turnOn();
    expect(pushes.subscribe).toHaveBeenCalledTimes(2);
    await notices().turnOn();
    expect(pushes.subscribe).toHaveBeenCalledTimes(2);
  });

  it("end here and at the server when they are turned off", async () => {
    await notices().turnOn();
    expect(await notices().turnOff()).toBe("off");
    expect(api.calls.at(-1)).toMatchObject({ name: "POST /push/unsubscribe", body: { endpoint: ENDPOINT } });
    expect(await pushes.getSubscription()).toBeNull();
  });

  it("of one person are not on for the next one who signs in here", async () => {
    await notices().turnOn();
    expect(await notices("user-2").state()).toBe("off");
  });

  it("are shown by the page only where no push comes, and nobody sees it", async () => {
    await notices().turnOn();
    see("hidden");
    await notices().tell(notice);
    expect(shown).toEqual([]);
    await ((await pushes.getSubscription()) as PushSubscription | null)?.unsubscribe();
    await notices().tell(notice);
    expect(shown).toMatchObject([{ title: notice.title, tag: "a-1", data: { path: "/report/c/r" } }]);
    see("visible");
    await notices().tell(notice);
    expect(shown).toHaveLength(1);
  });
});

describe("the subscription of somebody who has turned them on", () => {
  beforeEach(async () => {
    await notices().turnOn();
    api.calls.length = 0;
  });
  const began = () => vi.waitFor(() => expect(calls(SUBSCRIBE)).toBe(1));

  it("is told to the server again at every start", async () => {
    lazyNotices(api, fakeAuth());
    await began();
  });

  it("ends in this browser at sign-out, and comes back with the person", async () => {
    const auth = fakeAuth();
    lazyNotices(api, auth);
    await began();
    auth.set({ user: null });
    await vi.waitFor(async () => expect(await pushes.getSubscription()).toBeNull());
    auth.set({ user: { ...someUser, userId: "user-2" } });
    expect(await pushes.getSubscription()).toBeNull();
    auth.set({ user: someUser });
    await vi.waitFor(() => expect(calls(SUBSCRIBE)).toBe(2));
  });

  it("is told anew when the push service has changed it", async () => {
    const worker = setWorker(pushes);
    lazyNotices(api, fakeAuth());
    await began();
    worker.dispatchEvent(new MessageEvent("message", { data: { type: "push.changed" } }));
    await vi.waitFor(() => expect(calls(SUBSCRIBE)).toBe(2));
  });

  it("is not looked for where nobody has asked: its code is not even fetched", async () => {
    localStorage.clear();
    lazyNotices(api, fakeAuth());
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(api.calls).toEqual([]);
  });
});

describe("what a push says", () => {
  it("reaches whoever listens", () => {
    const worker = setWorker(pushes);
    const told = vi.fn();
    const stop = lazyNotices(api, fakeAuth(null)).onReady(told);
    const push = () =>
      worker.dispatchEvent(new MessageEvent("message", { data: { type: "report.ready", attemptId: "a-1" } }));
    push();
    stop();
    push();
    expect(told).toHaveBeenCalledTimes(1);
  });
});
