import { describe, expect, it } from "vitest";
import { plainLine } from "./plainLine.ts";

describe("a quoted resume line", () => {
  it("has no mark of a list before it", () => {
    for (const mark of ["•", "\u2022 ", "▪ ", "◦\t", "- ", "– ", "* ", "\uf0b7 ", "● • "]) {
      expect(plainLine(`${mark}Architected the ledger`)).toBe("Architected the ledger");
    }
  });

  it("is left alone otherwise", () => {
    for (const line of ["Cut costs by 40% - in a year", "C++ and C#", ".NET developer", "अनुभव: 3 साल", "•"]) {
      expect(plainLine(line)).toBe(line);
    }
  });
});
