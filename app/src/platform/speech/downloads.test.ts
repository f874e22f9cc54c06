import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { someSets } from "../../testing/someSets.ts";
import { makeDownloads } from "./downloads.ts";
import { DownloadFault, fetchSets, keepOnly } from "./fetchSets.ts";

vi.mock("./fetchSets.ts", async (original) => ({
  ...(await original<object>()),
  fetchSets: vi.fn(),
  keepOnly: vi.fn(),
  progressOf: async () => ({ have: 1, all: 1 }),
}));
vi.mock("./code.ts", () => ({
  keepCode: async () => {},
  hasCode: async () => true,
  dropCode: async () => {},
}));

const fast = { onLine: true, connection: { effectiveType: "4g" } };
const asked = () => vi.mocked(fetchSets).mock.calls.map(([sets]) => sets.map(({ id }) => id));

beforeEach(() => {
  vi.stubGlobal("navigator", fast);
  vi.mocked(fetchSets).mockReset().mockResolvedValue();
  vi.mocked(keepOnly).mockReset().mockResolvedValue();
});
afterEach(() => vi.unstubAllGlobals());

describe("What WebGPU needs", () => {
  it("comes by itself over a network that is fast and free, and over no other", async () => {
    const change = vi.fn();
    const downloads = makeDownloads(someSets, change);
    await downloads.bringForGpu();
    expect([asked(), change.mock.calls]).toEqual([[["gpu"]], []]);
    for (const connection of [{ effectiveType: "4g", saveData: true }, { effectiveType: "3g" }, undefined]) {
      vi.stubGlobal("navigator", { onLine: true, connection });
      await downloads.bringForGpu();
    }
    vi.stubGlobal("navigator", { ...fast, onLine: false });
    await downloads.bringForGpu();
    expect(asked()).toEqual([["gpu"]]);
  });

  it("is tried again after a network that broke off, and nobody hears of that", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    vi.mocked(fetchSets).mockRejectedValueOnce(new DownloadFault("network"));
    const downloads = makeDownloads(someSets, () => expect.unreachable());
    await downloads.bringForGpu();
    await downloads.bringForGpu();
    expect(asked()).toEqual([["gpu"], ["gpu"]]);
    warn.mockRestore();
  });

  it("is not waited for by who downloads the rest, which leaves it where it is", async () => {
    await makeDownloads(someSets, () => {}).start();
    expect(asked()).toEqual([["set", "set", "set"]]);
    const [kept = []] = vi.mocked(keepOnly).mock.calls[0] ?? [];
    expect(kept.map(({ id }) => id)).toContain("gpu");
  });

  it("goes with the rest, also while it is on its way", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    vi.mocked(fetchSets).mockImplementation(
      (_, { signal }) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener("abort", () => reject(new Error("stopped")), { once: true }),
        ),
    );
    const downloads = makeDownloads(someSets, () => {});
    const bringing = downloads.bringForGpu();
    await downloads.remove();
    await bringing;
    expect(vi.mocked(keepOnly)).toHaveBeenLastCalledWith([]);
    warn.mockRestore();
  });
});
