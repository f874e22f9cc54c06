// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { INTERVIEW_LOCK } from "#models/contract/worker.ts";
import { mayStartFresh, startFresh } from "./freshStart.ts";

const held: { name: string }[] = [];
const reload = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  held.length = 0;
  reload.mockClear();
  Object.defineProperty(navigator, "locks", { value: { query: async () => ({ held }) }, configurable: true });
  vi.spyOn(location, "reload").mockImplementation(reload);
});
afterEach(() => void vi.restoreAllMocks());

describe("a fresh start", () => {
  it("[bug 14] is tried once in a tab's life", async () => {
    await startFresh();
    await startFresh();
    expect(reload).toHaveBeenCalledOnce();
  });

  it("[bug 14] is not tried without a network, nor where it could not be remembered", () => {
    const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    expect(mayStartFresh()).toBe(false);
    network.mockReturnValue(true);
    const setItem = () => {
      throw new DOMException("no", "SecurityError");
    };
    vi.stubGlobal("sessionStorage", { getItem: () => null, setItem });
    expect(mayStartFresh()).toBe(false);
    vi.unstubAllGlobals();
  });

  it("[bug 20] is not tried while an attempt runs, and stays possible", async () => {
    held.push({ name: `${INTERVIEW_LOCK}a` });
    await startFresh();
    expect(reload).not.toHaveBeenCalled();
    held.length = 0;
    await startFresh();
    expect(reload).toHaveBeenCalledOnce();
  });
});
