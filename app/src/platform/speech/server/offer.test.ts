// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { refuse } from "#models/contract/problems.ts";
import { publicSettings } from "#models/contract/settings.ts";
import { fakeApi } from "../../../testing/fakeApi.ts";
import { makeOffer } from "./offer.ts";

const settings = {
  googleClientId: null,
  vapidPublicKey: null,
  signupCredits: 100,
  accurateWhisper: true,
};
beforeEach(() => localStorage.clear());

describe("The server's offer to write down what is said", () => {
  it("stands once the server has made it, for later visits without a network too", async () => {
    const api = fakeApi();
    api.answer(publicSettings, { ...settings, transcription: true });
    const changes: boolean[] = [];
    const onAccurate = vi.fn();
    const offer = makeOffer(api, (stands) => changes.push(stands), onAccurate);
    expect(offer.stands()).toBe(false);
    expect([await offer.ask(), await offer.ask(), changes]).toEqual([true, true, [true]]);
    expect(api.calls).toHaveLength(1);
    expect(onAccurate.mock.calls).toEqual([[true]]);
    expect(makeOffer(api, () => {}).stands()).toBe(true);
  });

  it("is asked for again after the server could not be reached; what was known stands meanwhile", async () => {
    const api = fakeApi();
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    api.answer(publicSettings, refuse("unavailable"));
    const offer = makeOffer(api, () => {});
    expect(await offer.ask()).toBe(false);
    api.answer(publicSettings, { ...settings, transcription: true });
    expect(await offer.ask()).toBe(true);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  it("falls when the socket says so; the person's choice is remembered apart from it", async () => {
    const api = fakeApi();
    api.answer(publicSettings, { ...settings, transcription: true });
    const changes: boolean[] = [];
    const offer = makeOffer(api, (stands) => changes.push(stands));
    await offer.ask();
    offer.choose(true);
    offer.withdraw();
    expect([offer.stands(), offer.chosen(), changes]).toEqual([false, true, [true, false]]);
  });
});
