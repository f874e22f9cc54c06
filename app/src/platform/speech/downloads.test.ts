import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { memoryStorage } from "../../testing/memoryStorage.ts";
import { someSets } from "../../testing/someSets.ts";
import { makeDownloads } from "./downloads.ts";
import { DownloadFault, fetchSets, keepOnly } from "./fetchSets.ts";

vi.mock("./fetchSets.ts", async (original) => ({
  ...(await original<object>()),
  fetchSets: vi.fn(),
  isWhole: async () => false,
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
  vi.stubGlobal("localStorage", memoryStorage());
  vi.mocked(fetchSets).mockReset().mockResolvedValue();
  vi.mocked(keepOnly).mockReset().mockResolvedValue();
});
afterEach(() => vi.unstubAllGlobals());

describe("What WebGPU needs", () => {
  it("comes by itself over a network that is fast and free", async () => {
    const change = vi.fn();
    await makeDownloads(someSets, change).gpu.offer();
    expect(asked()).toEqual([["gpu"]]);
    expect(change.mock.calls).toEqual([[{ faster: "coming" }], [{ faster: "none" }]]);
  });

  it.each([
    ["counted", { ...fast, connection: { effectiveType: "4g", saveData: true } }],
    ["slow", { ...fast, connection: { effectiveType: "3g" } }],
    ["unknown", { onLine: true }],
    ["not there", { ...fast, onLine: false }],
  ])(
    "is asked for over a network that is %s, also at the next visit, and comes when the person says so",
    async (_, network) => {
      vi.stubGlobal("navigator", network);
      const change = vi.fn();
      await makeDownloads(someSets, change).gpu.offer();
      expect([asked(), change.mock.calls]).toEqual([[], [[{ faster: "offered" }]]]);
      const next = makeDownloads(someSets, change);
      await next.look();
      expect(change).toHaveBeenLastCalledWith({ faster: "offered" });
      await next.gpu.bring();
      expect(asked()).toEqual([["gpu"]]);
    },
  );

  it("is tried again after a network that broke off; who has asked for it hears of that, and nobody else", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    vi.mocked(fetchSets).mockRejectedValue(new DownloadFault("network"));
    const change = vi.fn();
    const { gpu } = makeDownloads(someSets, change);
    await gpu.offer();
    await gpu.offer();
    expect(asked()).toEqual([["gpu"], ["gpu"]]);
    expect(change).not.toHaveBeenCalledWith({ fault: "network" });
    await gpu.bring();
    expect(change).toHaveBeenCalledWith({ fault: "network" });
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
    const bringing = downloads.gpu.offer();
    await downloads.remove();
    await bringing;
    expect(vi.mocked(keepOnly)).toHaveBeenLastCalledWith([]);
    warn.mockRestore();
  });
});

describe("Removing what speech needs", () => {
  it("waits for a download to end that it has cut off: that keeps what has come of it, which goes with the rest", async () => {
    const order: string[] = [];
    vi.mocked(fetchSets).mockImplementation(
      (_, { signal }) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener("abort", () =>
            setTimeout(() => {
              order.push("a part kept");
              reject(new Error("stopped"));
            }, 10),
          ),
        ),
    );
    vi.mocked(keepOnly).mockImplementation(async () => void order.push("all removed"));
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const change = vi.fn();
    const downloads = makeDownloads(someSets, change);
    void downloads.start();
    void downloads.gpu.offer();
    await vi.waitFor(() => expect(asked()).toHaveLength(2));
    await downloads.remove();
    expect(order).toEqual(["a part kept", "a part kept", "all removed"]);
    expect(change).not.toHaveBeenCalledWith(expect.objectContaining({ fault: "network" }));
    warn.mockRestore();
  });

  it("lets a download begin anew afterwards", async () => {
    const downloads = makeDownloads(someSets, () => {});
    await downloads.start();
    await downloads.remove();
    await downloads.start();
    expect(asked()).toHaveLength(2);
  });
});
