import { expect, it } from "vitest";
import { withPatience } from "./patience.ts";

it("calls off an interviewer that does not answer, even one that does not listen", async () => {
  let seen = { aborted: false };
  const work = withPatience((cancel) => {
    seen = cancel;
    return new Promise<never>(() => undefined);
  }, 20);
  await expect(work).rejects.toThrow("did not answer");
  expect(seen.aborted).toBe(true);
});

it("gives an answer that comes in time", async () => {
  expect(await withPatience(async (cancel) => cancel.aborted, 1_000)).toBe(false);
});
