import { describe, expect, it, vi } from "vitest";
import { page, within } from "./pages.ts";

const never = new Promise<Response>(() => {});
const meanwhile = (work: Promise<unknown>) => void work;

function shell(own: string | null, { broken = false, other = null as string | null } = {}) {
  const kept = (text: string | null) => async () => (text === null ? undefined : new Response(text));
  return {
    own: kept(own),
    kept: kept(own ?? other),
    file: vi.fn((): Promise<Response> => Promise.reject(new TypeError("no network"))),
    isBroken: async () => broken,
  };
}

const open = async (kept: ReturnType<typeof shell>, network: (path: string) => Promise<Response>) =>
  (await page(kept, network, meanwhile)).text();

describe("opening a page of the app", () => {
  it("[bug 24] asks nobody where index.html is kept", async () => {
    const network = vi.fn(() => never);
    expect(await open(shell("kept"), network)).toBe("kept");
    expect(network).not.toHaveBeenCalled();
  });

  it("[bug 13] takes the server's own index.html where the kept one is past repair", async () => {
    expect(await open(shell("old", { broken: true }), async () => new Response("new"))).toBe("new");
  });

  it("takes the kept one, past repair or not, where there is no other", async () => {
    expect(
      await open(shell("old", { broken: true }), () => Promise.reject(new TypeError("no network"))),
    ).toBe("old");
  });

  it("takes the one of the version before where its own is gone and the server silent", async () => {
    expect(await open(shell(null, { other: "before" }), () => never)).toBe("before");
  });

  it("takes the server's where nothing is kept, whatever release it is", async () => {
    expect(await open(shell(null), async () => new Response("another"))).toBe("another");
  });

  it("[bug 24] shows a plain page that asks again where nothing is kept and nobody answers", async () => {
    const reply = await page(shell(null), () => never, meanwhile);
    expect(reply.status).toBe(503);
    expect(await reply.text()).toMatch(/http-equiv="refresh"[\s\S]*Try again/);
  });
});

describe("waiting within a time", () => {
  it("gives what came in time, and nothing for what failed or is late", async () => {
    const all = [
      within(1_000, Promise.resolve(1)),
      within(1_000, Promise.reject(new Error("x"))),
      within(10, never),
    ];
    expect(await Promise.all(all)).toEqual([1, undefined, undefined]);
  });
});
