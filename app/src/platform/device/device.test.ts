// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DRAFT } from "../../ui/draftName.ts";
import { browserDevice } from "./device.ts";
import { lazyDevice } from "./index.ts";

/** Gives `navigator` a part for one test. */
function setNavigator(name: string, value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  setNavigator("storage", undefined);
  vi.unstubAllGlobals();
});

describe("persistence", () => {
  it("is unknown where the browser has no such promise", async () => {
    setNavigator("storage", undefined);
    expect(await browserDevice.persistence()).toBe("unknown");
    expect(await browserDevice.persist()).toBe("unknown");
    expect(await browserDevice.used()).toBeNull();
  });

  it("is what the browser says, before and after it is asked", async () => {
    const estimate = async () => ({ usage: 1_234, quota: 10_000 });
    setNavigator("storage", { persisted: async () => false, persist: async () => true, estimate });
    expect(await browserDevice.persistence()).toBe("not-kept");
    expect(await browserDevice.persist()).toBe("kept");
    expect(await browserDevice.used()).toBe(1_234);
  });

  it("is asked for once on this device, after the first saved answer", async () => {
    const persist = vi.fn(async () => false);
    setNavigator("storage", { persist });
    await lazyDevice().persistOnce();
    await lazyDevice().persistOnce();
    expect(persist).toHaveBeenCalledTimes(1);
  });

  it("does not disturb the answer when the browser refuses to be asked", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementationOnce(() => {});
    setNavigator("storage", { persist: () => Promise.reject(new Error("no")) });
    await lazyDevice().persistOnce();
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockClear();
  });
});

describe("clearing copies", () => {
  it("drops replies, shared files and half-written forms, and leaves the app itself and the person's choices", async () => {
    const dropped: string[] = [];
    vi.stubGlobal("caches", {
      keys: async () => ["shell:abc", "shared", "copies"],
      delete: async (name: string) => dropped.push(name),
    });
    localStorage.setItem("taiyari-copy:/companies", "[]");
    localStorage.setItem("taiyari-language", "hi");
    localStorage.setItem(`${DRAFT}user-1:company:new`, "{}");
    sessionStorage.setItem("taiyari-letter", "{}");
    await browserDevice.clearCopies();
    expect(dropped).toEqual(["shared", "copies"]);
    expect(Object.keys(localStorage)).toEqual(["taiyari-language"]);
    expect(sessionStorage.length).toBe(0);
  });
});

describe("saving a file", () => {
  it("downloads it under its name", async () => {
    const blobs: Blob[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob);
      return "blob:x";
    });
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await browserDevice.saveFile("taiyari.json", "{}");
    expect(names).toEqual(["taiyari.json"]);
    expect(await blobs[0]?.text()).toBe("{}");
    await browserDevice.saveFile("payouts.csv", "a,b");
    expect(blobs.map(({ type }) => type)).toEqual(["application/json", "text/csv"]);
    await browserDevice.saveFile("report.pdf", new Blob(["%PDF-"], { type: "application/pdf" }));
    expect(blobs.at(-1)?.type).toBe("application/pdf");
    expect(await blobs.at(-1)?.text()).toBe("%PDF-");
  });
});
