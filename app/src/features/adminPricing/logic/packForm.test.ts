import { describe, expect, it } from "vitest";
import { createPricing } from "#models/contract/admin.ts";
import { BOUNDS, checked, formOf, paiseOf } from "./packForm.ts";

describe("a pack as it is typed", () => {
  it.each([
    ["499", 49_900],
    ["₹ 2,495.50", 249_550],
    ["0.29", 29],
    ["1.5", 150],
    ["", null],
    ["4.999", null],
    ["-1", null],
    ["1e3", null],
  ])("%j is %s paise, exactly", (typed, paise) => {
    expect(paiseOf(typed)).toBe(paise);
  });

  it("is read back as it was", () => {
    for (const priceInPaise of [100, 49_900, 49_950, 249_505]) {
      const pack = { pricingId: "p", credits: 500, priceInPaise, active: false };
      expect(checked(formOf(pack))).toEqual({ credits: 500, priceInPaise, active: false });
    }
  });

  it("says which field is wrong", () => {
    expect(checked(formOf(null))).toEqual(["credits", "price"]);
    expect(checked({ credits: "49", price: "0.99", active: true })).toEqual(["credits", "price"]);
    expect(checked({ credits: "50", price: "x", active: true })).toEqual(["price"]);
  });

  it("has the bounds of the contract", () => {
    const { credits, priceInPaise } = BOUNDS;
    const takes = (credits: number, priceInPaise: number) =>
      createPricing.body.safeParse({ credits, priceInPaise }).success;
    expect(takes(credits.min, priceInPaise.min)).toBe(true);
    expect(takes(credits.max, priceInPaise.max)).toBe(true);
    expect(takes(credits.min - 1, priceInPaise.min)).toBe(false);
    expect(takes(credits.max + 1, priceInPaise.max)).toBe(false);
    expect(takes(credits.min, priceInPaise.min - 1)).toBe(false);
    expect(takes(credits.max, priceInPaise.max + 1)).toBe(false);
  });
});
