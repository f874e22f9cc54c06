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

  it("has what came in the promise itself, where React finds it without waiting", async () => {
    const fetch = fetchOnce(async () => "here");
    expect(fetch()).not.toHaveProperty("status");
    await fetch();
    expect(fetch()).toMatchObject({ status: "fulfilled", value: "here" });
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
    await fetchAhead(fetch);
    await expect(fetch()).resolves.toBe("here");
  });
});
