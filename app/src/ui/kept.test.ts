// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { keep, readKept } from "./kept.ts";
import { language, setLanguage } from "./language.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  setLanguage("en");
  localStorage.clear();
});

const broken = vi.fn(() => {
  throw new DOMException("no", "SecurityError");
});
const forbid = () => vi.stubGlobal("localStorage", { getItem: broken, setItem: broken });

describe("what this device remembers", () => {
  it("is there again", () => {
    keep("taiyari-x", "1");
    expect(readKept("taiyari-x")).toBe("1");
    expect(readKept("taiyari-y")).toBeNull();
  });

  it("is nothing where the browser forbids storage: the page is not blank for that", () => {
    forbid();
    expect(readKept("token")).toBeNull();
    expect(broken).toHaveBeenCalled();
  });

  it("changes the page also where it cannot be kept", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    forbid();
    setLanguage("hi");
    expect(language()).toBe("hi");
    expect(warn).toHaveBeenCalled();
  });
});
