import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { calm } from "./calm.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("calls when nobody has asked for a while, once for all", () => {
  const work = vi.fn();
  const call = calm(work, 100, 1_000);
  for (let n = 0; n < 5; n++) {
    call();
    vi.advanceTimersByTime(90);
  }
  expect(work).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(10);
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5_000);
  expect(work).toHaveBeenCalledTimes(1);
});

it("does not wait for ever for somebody who goes on asking", () => {
  const work = vi.fn();
  const call = calm(work, 100, 1_000);
  for (let n = 0; n < 41; n++) {
    call();
    vi.advanceTimersByTime(50);
  }
  expect(work).toHaveBeenCalledTimes(2);
});
