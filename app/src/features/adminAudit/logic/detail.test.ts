import { expect, it } from "vitest";
import { partsOf, textOf } from "./detail.ts";

const say = { yes: "yes", no: "no", rupees: (paise: number) => `₹${paise / 100}` };

it("an entry says what it is about, and what was before where something was changed", () => {
  const detail = { name: "Boat", month: null, changes: { industry: ["", "Food"], odd: "value" } };
  expect(partsOf(detail)).toEqual([
    { name: "name", after: "Boat" },
    { name: "industry", before: "", after: "Food" },
    { name: "odd", after: "value" },
  ]);
});

it.each([
  ["name", "", "–"],
  ["rounds", ["A", "B"], "A, B"],
  ["rounds", [], "–"],
  ["active", false, "no"],
  ["priceInPaise", 9_900, "₹99"],
  ["credits", -50, "-50"],
  ["other", { a: 1 }, '{"a":1}'],
])("%s %j is written %j", (name, value, text) => {
  expect(textOf(name, value, say)).toBe(text);
});
