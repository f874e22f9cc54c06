import { describe, expect, it } from "vitest";
import { runsOf, writable } from "./letters.ts";

const cut = (text: string) => runsOf(text).map(({ font, text }) => `${font}:${text}`);

describe("Letters on paper", () => {
  it("are cut into runs of one font each, and a Hindi sentence keeps its spaces", () => {
    expect(cut("I said हिन्दी में बात and left.")).toEqual([
      "Latin:I said ",
      "Devanagari:हिन्दी में बात ",
      "Latin:and left.",
    ]);
  });

  it("have the rupee sign, accents and the danda", () => {
    expect(cut("₹499, résumé, Wałęsa, ठीक।")).toEqual([
      "Devanagari:₹",
      "Latin:499, résumé, Wa",
      "LatinExt:łę",
      "Latin:sa, ",
      "Devanagari:ठीक।",
    ]);
  });

  it("spell out signs that no font here has", () => {
    expect(writable("a → b, n ≤ 3, x ≠ y\n\tindented")).toBe("a -> b, n <= 3, x != y\n    indented");
  });

  it("put one mark for a whole emoji, however many parts it has, and for a letter of another script", () => {
    expect(writable("ok 👍🏽 👩‍💻 中 end")).toBe("ok \ufffd \ufffd \ufffd end");
  });

  it("drop what nobody sees and half a letter does not break them", () => {
    expect(writable("a\u200bb\ufeff\u202ec\u0000d\r\ne\ud83d")).toBe("abcd\ne\ufffd");
  });

  it("keep joiners, which shape Devanagari", () => {
    expect(writable("क्\u200dष")).toBe("क्\u200dष");
  });
});
