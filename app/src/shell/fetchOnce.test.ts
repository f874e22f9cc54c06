import { describe, expect, it, vi } from "vitest";
import { fetchAhead, fetchOnce, NotFetched } from "./fetchOnce.ts";

const failsOnce = () => vi.fn().mockRejectedValueOnce(new TypeError("no network")).mockResolvedValue("here");

describe("fetchOnce", () => {
  it("loads once, however often it is asked", async () => {
    const load = vi.fn(async () => ({}));
    const fetch = fetchOnce(load);
    expect(fetch()).toBe(fetch());
    await fetch();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("keeps a failure until it is forgotten, and then tries again", async () => {
    const fetch = fetchOnce(failsOnce());
    const failure = await fetch().catch((why: unknown) => why);
    expect(failure).toBeInstanceOf(NotFetched);
    await expect(fetch()).rejects.toBe(failure);
    if (failure instanceof NotFetched) failure.forget();
    await expect(fetch()).resolves.toBe("here");
  });

  it("forgets a failure of what was only fetched ahead", async () => {
    const fetch = fetchOnce(failsOnce());
    fetchAhead(fetch);
    await vi.waitFor(() => expect(fetch()).resolves.toBe("here"));
  });
});
