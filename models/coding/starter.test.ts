import { describe, expect, it } from "vitest";
import { bank } from "../coach/bank/index.ts";
import { isGeneral, isUntouched, languageAsked, openingLanguage, ownAnswer, starterOf } from "./starter.ts";

const exercise = { name: "largestSum", params: ["numbers"], examples: [] };
const said = { ...exercise, starter: "// Returns null for no numbers.\nfunction largestSum(numbers) {\n}\n" };
const fenced = (code: string) => `\`\`\`javascript\n${code}\n\`\`\``;

describe("What stood in the editor from the start", () => {
  it.each([exercise, said])("[CO9] is untouched in whatever spacing, and so is nothing at all", (one) => {
    const starter = starterOf(one, "javascript");
    for (const code of [starter, ` ${starter}\n\n`, starter.replace("{", "{\n\n\n"), "", " \n"]) {
      expect(isUntouched(one, code), code).toBe(true);
    }
    expect(isUntouched(one, starter.replace("}", "return 0;\n}"))).toBe(false);
    expect(isUntouched(null, "x")).toBe(false);
  });

  it("[CO9] is no part of an answer: untouched not at all, else all but its comment, letter beside letter", () => {
    const stub = fenced(said.starter);
    expect(ownAnswer({ exercise: said }, stub)).toBe("");
    expect(ownAnswer({ exercise: said }, `I add them up.\n\n${stub}`)).toBe("I add them up.");
    const written = fenced(said.starter.replace("\n}", "\n  return 0; // Returns null later.\n}"));
    const own = ownAnswer({ exercise: said }, written);
    expect(own).toHaveLength(written.length);
    expect(own.match(/Returns null[^\n]*/g)).toEqual(["Returns null later."]);
    expect(own).toContain("function largestSum(numbers)");
  });

  it("[CO9] is nobody's where the question has none: such an answer stays letter for letter", () => {
    for (const answer of ["// Returns null for no numbers.", fenced("SELECT 1"), "words"]) {
      expect(ownAnswer({ exercise: null }, answer)).toBe(answer);
      expect(ownAnswer({}, answer)).toBe(answer);
    }
  });
});

describe("The language that the editor opens in", () => {
  const plain = { question: "Return the largest sum of neighbours.", exercise };

  it("[CO7] is JavaScript, which can be run, whatever SQL or text was chosen for another question", () => {
    expect(openingLanguage(plain, undefined)).toBe("javascript");
    expect(openingLanguage(plain, "sql")).toBe("javascript");
    expect(openingLanguage({ ...plain, exercise: null }, "text")).toBe("javascript");
  });

  it("[CO7] is the person's own where any will do, and the question's where it names one", () => {
    expect(openingLanguage(plain, "python")).toBe("python");
    expect(openingLanguage({ question: "Write debounce(fn, ms) in JavaScript." }, "java")).toBe("javascript");
    expect(openingLanguage({ question: "Type this in TypeScript." }, "sql")).toBe("javascript");
    expect(openingLanguage({ question: "Write SQL for the best day." }, "python")).toBe("sql");
  });

  it("[CO7] is remembered only where any program can be written in it", () => {
    expect(isGeneral("java")).toBe(true);
    expect(isGeneral("sql")).toBe(false);
  });
});

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
