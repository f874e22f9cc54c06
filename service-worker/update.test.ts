import { describe, expect, it, vi } from "vitest";
import { INTERVIEW_LOCK } from "#models/contract/worker.ts";
import { takeOver } from "./update.ts";

const locks = (...names: string[]) => ({ query: async () => ({ held: names.map((name) => ({ name })) }) });

describe("taking over from the running version", () => {
  it("[bug 20] is refused while an attempt runs in any tab", async () => {
    const skipWaiting = vi.fn(async () => {});
    expect(await takeOver(locks("sync", `${INTERVIEW_LOCK}a-1`), skipWaiting)).toEqual({
      type: "update.refused",
    });
    expect(skipWaiting).not.toHaveBeenCalled();
  });

  it.each([
    ["nothing is locked", locks()],
    ["something else is locked", locks("sync")],
    ["the browser has no locks", undefined],
  ])("is done where %s", async (_, held) => {
    const skipWaiting = vi.fn(async () => {});
    expect(await takeOver(held, skipWaiting)).toEqual({ type: "update.taken" });
    expect(skipWaiting).toHaveBeenCalledOnce();
  });
});
