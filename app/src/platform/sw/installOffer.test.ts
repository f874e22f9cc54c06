// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { installOffer, isIosSafari, type PromptKeeper } from "./installOffer.ts";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
const IPAD =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15";
const ANDROID =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/157.0.0.0 Mobile Safari/537.36";

const nav = (userAgent: string, maxTouchPoints = 5, standalone?: boolean) => ({
  userAgent,
  maxTouchPoints,
  standalone,
});
const promptEvent = () =>
  Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt: vi.fn() });

function offerOf(userAgent = ANDROID, kept: Event | null = null, now = 0) {
  const keeper: EventTarget & PromptKeeper = Object.assign(new EventTarget(), { installPrompt: kept });
  return { keeper, offer: installOffer({ keeper, navigator: nav(userAgent), now: () => now }) };
}

beforeEach(() => localStorage.clear());

describe("Safari on an iPhone or iPad", () => {
  it("is known by its name, where it is not another browser nor the installed app", () => {
    expect([isIosSafari(nav(IPHONE)), isIosSafari(nav(IPAD))]).toEqual([true, true]);
    const others = [nav(ANDROID), nav(IPAD, 0), nav(`${IPHONE} CriOS/120`), nav(IPHONE, 5, true)];
    expect(others.map(isIosSafari)).toEqual([false, false, false, false]);
  });
});

describe("the offer to install", () => {
  it("stands when the browser makes it, whether before or after this code came", async () => {
    const early = promptEvent();
    expect(offerOf(ANDROID, early).offer.offer()).toBe("prompt");
    const { keeper, offer } = offerOf();
    expect(offer.offer()).toBe("none");
    const late = promptEvent();
    keeper.dispatchEvent(late);
    expect([offer.offer(), late.defaultPrevented]).toEqual(["prompt", true]);
    await offer.install();
    expect([late.prompt.mock.calls.length, offer.offer()]).toEqual([1, "none"]);
  });

  it("is to use the share menu on an iPhone", () => expect(offerOf(IPHONE).offer.offer()).toBe("ios"));

  it("goes when the app is installed", () => {
    const { keeper, offer } = offerOf(ANDROID, promptEvent());
    keeper.dispatchEvent(new Event("appinstalled"));
    expect(offer.offer()).toBe("none");
  });

  it("stays away for a month when it was declined", () => {
    const day = 24 * 3_600_000;
    const start = 1_000 * day;
    offerOf(IPHONE, null, start).offer.dismiss();
    expect(offerOf(IPHONE, null, start + 29 * day).offer.offer()).toBe("none");
    expect(offerOf(IPHONE, null, start + 31 * day).offer.offer()).toBe("ios");
  });
});
