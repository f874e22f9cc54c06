import { describe, expect, it } from "vitest";
import { Password } from "#models/entities/user.ts";
import { agoOf } from "./ago.ts";
import { PASSWORD_MIN, passwordFaults } from "./password.ts";

describe("a new password", () => {
  it("needs the old one, unless it is the first", () => {
    expect(passwordFaults({ old: "", next: "long enough" }, false)).toEqual({ old: "oldMissing" });
    expect(passwordFaults({ old: "", next: "long enough" }, true)).toEqual({});
    expect(passwordFaults({ old: "x", next: "short" }, false)).toEqual({ next: "passwordShort" });
  });

  it("is as short as the server allows", () => {
    expect(Password.safeParse("x".repeat(PASSWORD_MIN)).success).toBe(true);
    expect(Password.safeParse("x".repeat(PASSWORD_MIN - 1)).success).toBe(false);
  });
});

describe("how long ago something was", () => {
  const now = Date.UTC(2026, 10, 27, 10);
  it.each([
    [0, 0, "hour"],
    [-5_000, 0, "hour"],
    [3_599_999, 0, "hour"],
    [5 * 3_600_000, 5, "hour"],
    [24 * 3_600_000, 1, "day"],
    [50 * 3_600_000, 2, "day"],
  ])("%d ms are %d %s", (ms, count, unit) => {
    expect(agoOf(now - ms, now)).toEqual({ count, unit });
  });
});
