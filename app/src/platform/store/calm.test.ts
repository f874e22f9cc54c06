import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { calm } from "./calm.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("calls at once, then at most once in its time, and after the last call", () => {
  const work = vi.fn();
  const call = calm(work, 100);
  for (let n = 0; n < 5; n++) call();
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(100);
  expect(work).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1_000);
  expect(work).toHaveBeenCalledTimes(2);
  call();
  expect(work).toHaveBeenCalledTimes(3);
});
