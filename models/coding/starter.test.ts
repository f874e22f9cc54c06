import { describe, expect, it } from "vitest";
import { bank } from "../coach/bank/index.ts";
import { languageAsked } from "./starter.ts";

const asked = (question: string) => languageAsked({ question });

describe("The language that a question asks for", () => {
  it("is SQL where the question says so, by whatever name of a database", () => {
    expect(asked("From sales(day, amount), write SQL that lists the best day.")).toBe("sql");
    expect(asked("With PostgreSQL, list products sold in every branch.")).toBe("sql");
    expect(asked("With MySQL, keep the row with the lowest id.")).toBe("sql");
  });

  it("is open where none is named, or a database that has no SQL", () => {
    expect(asked("Write a function that returns the first letter that occurs once.")).toBeNull();
    expect(asked("How do you page through a NoSQL store?")).toBeNull();
  });

  it("is open where a function is to be written, which only JavaScript can be run for", () => {
    const exercise = { name: "escape", params: ["text"], examples: [] };
    expect(languageAsked({ question: "Escape a text for SQL.", exercise })).toBeNull();
  });

  it("is SQL in every question of the bank that says to write it", () => {
    const written = bank
      .filter(({ type }) => type === "coding")
      .flatMap(({ frames }) => frames.filter((frame) => /write SQL/i.test(frame)));
    expect(written.length).toBeGreaterThan(3);
    expect(written.filter((frame) => asked(frame) !== "sql")).toEqual([]);
  });
});
