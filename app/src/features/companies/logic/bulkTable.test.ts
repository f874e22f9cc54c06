import { describe, expect, it } from "vitest";
import { bulkCompanies } from "#models/contract/companyDesk.ts";
import { readTable } from "../readTable.ts";
import { readBulkTable, SAMPLE } from "./bulkTable.ts";

const HEAD = [
  "Company",
  "Industry",
  "Description",
  "Round title",
  "Type",
  "Difficulty",
  "Duration",
  "Questions",
];
const read = (...rows: string[][]) => readBulkTable([HEAD, ...rows]);
const row = (company: string, title: string, ...more: string[]) => [company, "", "", title, ...more];

describe("a pasted table", () => {
  it("is read from text with commas, tabs or semicolons, with quotes and a mark at its start", async () => {
    for (const mark of [",", "\t", ";"]) {
      const text = `\ufeffCompany${mark}Round title\r\n"Boat${mark} Paper"${mark}"Say ""hi"""\r\n`;
      const { rows, unclosed } = await readTable(text);
      expect(unclosed).toBeNull();
      expect(readBulkTable(rows).companies).toMatchObject([
        { name: `Boat${mark} Paper`, rounds: [{ title: 'Say "hi"' }] },
      ]);
    }
  });

  it("with a quotation mark that is never closed says in which row", async () => {
    expect((await readTable('Company,Round title\nA,B\nC,"D\nE,F')).unclosed).toBe(3);
  });

  it("finds its columns by many names, in any order, whatever their case and spaces", () => {
    const table = readBulkTable([
      ["ROUND  TITLE", " company name ", "Level", "Minutes", "No. of questions", "Colour"],
      ["Talk", "Boat", "Hard", "45 min", "3", "red"],
    ]);
    expect(table.companies).toEqual([
      {
        name: "Boat",
        industry: "",
        description: "",
        rounds: [
          {
            title: "Talk",
            type: "technical",
            difficulty: "hard",
            duration: 45,
            description: "",
            questionCount: 3,
          },
        ],
      },
    ]);
    expect(table.ignored).toEqual(["Colour"]);
  });

  it("brings the rows of a company together, wherever they stand, and takes its first industry", () => {
    const { companies, problems } = read(
      ["Boat", "Drinks", "Small", "One"],
      row("Ladder", "Two"),
      row(" boat ", "Three"),
    );
    expect(problems).toEqual([]);
    expect(companies.map(({ name, industry, rounds }) => [name, industry, rounds.length])).toEqual([
      ["Boat", "Drinks", 2],
      ["Ladder", "", 1],
    ]);
  });

  it("names every problem by row and column, also behind empty rows", () => {
    const { problems } = readBulkTable([
      [""],
      HEAD,
      ["Boat", "Drinks", "", "One", "Juggling", "severe", "30", "21"],
      ["", "", "", "", "", "", "", ""],
      ["", "", "", "Two"],
      ["Boat", "Food", "", ""],
    ]);
    expect(problems).toEqual([
      { row: 3, column: "type", why: "unknown" },
      { row: 3, column: "difficulty", why: "unknown" },
      { row: 3, column: "questionCount", why: "count" },
      { row: 5, column: "company", why: "missing" },
      { row: 6, column: "title", why: "missing" },
      { row: 6, column: "industry", why: "differs" },
    ]);
  });

  it.each([
    ["behavioural", "behavioral"],
    ["System Design", "system-design"],
    ["HR", "hr"],
    ["", "technical"],
  ])("takes %j for the type %s", (typed, type) => {
    expect(read(row("A", "T", typed)).companies[0]?.rounds[0]?.type).toBe(type);
  });

  it.each(["300", "4", "soon"])("[DU1] takes the duration %j for 30 and tells so", (typed) => {
    const { lines, companies, problems } = read(row("A", "T", "", "", typed));
    expect([companies[0]?.rounds[0]?.duration, lines[0]?.replaced, problems]).toEqual([30, true, []]);
    expect(read(row("A", "T", "", "", "")).lines[0]?.replaced).toBe(false);
  });

  it("says which columns must be there", () => {
    expect(readBulkTable([["Industry"], ["Drinks"]]).absent).toEqual(["company", "title"]);
    expect(readBulkTable([]).absent).toEqual(["company", "title"]);
  });

  it("has no more rounds and companies than one request may carry", () => {
    const rounds = Array.from({ length: 51 }, (_, place) => row("A", `R${place}`));
    expect(read(...rounds).problems).toEqual([{ row: 52, column: "title", why: "tooManyRounds" }]);
    const many = Array.from({ length: 201 }, (_, place) => row(`C${place}`, "R"));
    expect(read(...many).problems).toEqual([{ row: 202, column: "company", why: "tooManyCompanies" }]);
    expect(read(row("x".repeat(121), "R")).problems).toEqual([{ row: 2, column: "company", why: "long" }]);
  });

  it("without problems is what the contract takes; the sample is one of them", async () => {
    const { companies, problems } = readBulkTable((await readTable(SAMPLE)).rows);
    expect(problems).toEqual([]);
    expect(bulkCompanies.body.safeParse({ companies }).data).toEqual({ companies });
    expect(companies.map(({ rounds }) => rounds.length)).toEqual([2, 1]);
  });
});
