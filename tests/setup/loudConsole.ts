import { afterEach, expect, vi } from "vitest";

/** An unexpected console error or warning fails the test that caused it. */
const error = vi.spyOn(console, "error");
const warn = vi.spyOn(console, "warn");

afterEach(() => {
  const said = [...error.mock.calls, ...warn.mock.calls];
  error.mockClear();
  warn.mockClear();
  expect(said, "unexpected console output").toEqual([]);
});
