import { expect, it } from "vitest";
import { rupees } from "./rewardMoney.ts";

it.each([
  [0, "₹0"],
  [249.5, "₹249.50"],
  [-25, "-₹25"],
  [123_456, "₹1,23,456"],
])("writes %d as %s", (amount, text) => {
  expect(rupees(amount, "en")).toBe(text);
  expect(rupees(amount, "hi")).toBe(text);
});

it("writes a plus where what comes and what goes stand side by side", () => {
  expect([24.5, -24.5, 0].map((amount) => rupees(amount, "en", "exceptZero"))).toEqual([
    "+₹24.50",
    "-₹24.50",
    "₹0",
  ]);
});
