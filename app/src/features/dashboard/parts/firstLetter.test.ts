import { expect, it } from "vitest";
import { firstLetter } from "./firstLetter.ts";

it("is the first letter or digit of a name, with a Hindi letter's vowel sign", () => {
  expect(["asha", " किरण", "🙂 Ravi", "@1team", "++ zoë"].map(firstLetter)).toEqual([
    "A",
    "कि",
    "R",
    "1",
    "Z",
  ]);
});

it("is nothing where a name has neither", () => {
  expect(["", "🙂", "***"].map(firstLetter)).toEqual(["", "", ""]);
});
