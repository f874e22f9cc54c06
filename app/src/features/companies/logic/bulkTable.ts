import type { RoundDraft } from "#models/entities/companyDraft.ts";
import { Difficulty, MAX_QUESTIONS, RoundType } from "#models/entities/round.ts";
import { MAX_DURATION, MIN_DURATION, tidyDuration } from "#models/rules/duration.ts";
import { type BulkDraft, MOST_COMPANIES } from "./bulk.ts";
import { MOST_ROUNDS } from "./companyForm.ts";

/** Columns of a pasted table: one row for each round, the company's own again in each. */
export const COLUMNS = [
  "company",
  "industry",
  "description",
  "title",
  "type",
  "difficulty",
  "duration",
  "questionCount",
] as const;
export type Column = (typeof COLUMNS)[number];

/** Names of the columns as people write them, in small letters without anything but letters. */
const NAMES: Readonly<Record<Column, readonly string[]>> = {
  company: ["company", "companyname", "name", "employer", "organisation", "organization"],
  industry: ["industry", "sector", "field"],
  description: ["description", "companydescription", "about"],
  title: ["roundtitle", "round", "title", "roundname"],
  type: ["type", "roundtype"],
  difficulty: ["difficulty", "level", "rounddifficulty"],
  duration: ["duration", "minutes", "durationminutes", "durationinminutes", "roundduration", "time"],
  questionCount: ["questioncount", "questions", "numberofquestions", "noofquestions", "count"],
};

const LONGEST: Readonly<Partial<Record<Column, number>>> = {
  company: 120,
  industry: 120,
  description: 2_000,
  title: 120,
};

/** missing: it must not be empty; unknown: no such word; differs: an earlier row of the company says otherwise. */
export type Why = "missing" | "unknown" | "long" | "count" | "differs" | "tooManyRounds" | "tooManyCompanies";

/** What is wrong in a row, counted from 1 as in the text that was pasted. */
export type CellProblem = { row: number; column: Column; why: Why };

/** A row as it was read; `duration` is what it counts as, `replaced` whether that is not what was typed. */
export type Line = {
  row: number;
  cells: Readonly<Record<Column, string>>;
  duration: number;
  replaced: boolean;
};

/** A table that was read: what would be added, or what is in the way. */
export type BulkTable = {
  lines: Line[];
  companies: BulkDraft[];
  problems: CellProblem[];
  /** Columns that must be there and are not. */
  absent: Column[];
  /** Headings that nobody knows; their columns are left out. */
  ignored: string[];
};

const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, "");

function columnsOf(head: readonly string[]) {
  const columns = head.map((name) => COLUMNS.find((column) => NAMES[column].includes(letters(name))));
  // Of two columns with one meaning the first counts.
  const known = columns.map((column, place) => (columns.indexOf(column) === place ? column : undefined));
  const ignored = head.filter((name, place) => name.trim() !== "" && known[place] === undefined);
  return { known, ignored };
}

function lineOf(cells: readonly string[], columns: readonly (Column | undefined)[], row: number): Line {
  const cellOf = (column: Column) => (cells[columns.indexOf(column)] ?? "").trim();
  const all: Line["cells"] = {
    company: cellOf("company"),
    industry: cellOf("industry"),
    description: cellOf("description"),
    title: cellOf("title"),
    type: cellOf("type"),
    difficulty: cellOf("difficulty"),
    duration: cellOf("duration"),
    questionCount: cellOf("questionCount"),
  };
  const typed = all.duration.replace(/\s*(minutes|mins?)\.?$/i, "");
  const duration = tidyDuration(typed);
  return { row, cells: all, duration, replaced: typed !== "" && Number(typed) !== duration };
}

const typeOf = (typed: string) => {
  const word = letters(typed).replace("behaviour", "behavior");
  return typed === "" ? "technical" : RoundType.options.find((type) => letters(type) === word);
};

const difficultyOf = (typed: string) =>
  typed === "" ? "medium" : Difficulty.options.find((level) => level === letters(typed));

/** Null: as many as fit; undefined: no such number. */
function countOf(typed: string): number | null | undefined {
  if (typed === "" || /^variable$/i.test(typed)) return null;
  const count = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  return count >= 1 && count <= MAX_QUESTIONS ? count : undefined;
}

const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell.trim() === "");

/** A line's round, and what is wrong with the line for itself. */
function readLine({ row, cells, duration }: Line): { round: RoundDraft; problems: CellProblem[] } {
  const [type, difficulty] = [typeOf(cells.type), difficultyOf(cells.difficulty)];
  const questionCount = countOf(cells.questionCount);
  const wrong: [Column, Why, boolean][] = [
    ["company", "missing", cells.company === ""],
    ["title", "missing", cells.title === ""],
    ["type", "unknown", type === undefined],
    ["difficulty", "unknown", difficulty === undefined],
    ["questionCount", "count", questionCount === undefined],
    ...COLUMNS.map((column): [Column, Why, boolean] => [
      column,
      "long",
      cells[column].length > (LONGEST[column] ?? Infinity),
    ]),
  ];
  const problems = wrong.flatMap(([column, why, is]) => (is ? [{ row, column, why }] : []));
  const round = {
    title: cells.title,
    type: type ?? "technical",
    difficulty: difficulty ?? "medium",
    duration,
    description: "",
    questionCount: questionCount ?? null,
  } as const;
  return { round, problems };
}

/** Adds a line's round to its company; says what does not go together. */
function addTo(companies: Map<string, BulkDraft>, line: Line, round: RoundDraft): CellProblem[] {
  const { row, cells } = line;
  const id = cells.company.toLowerCase();
  const { company: name, industry, description } = cells;
  const company = companies.get(id);
  if (!company) {
    companies.set(id, { name, industry, description, rounds: [round] });
    return companies.size > MOST_COMPANIES ? [{ row, column: "company", why: "tooManyCompanies" }] : [];
  }
  const differs = (["industry", "description"] as const).filter(
    (column) => cells[column] !== "" && company[column] !== "" && cells[column] !== company[column],
  );
  company.industry ||= industry;
  company.description ||= description;
  company.rounds.push(round);
  const problems: CellProblem[] = differs.map((column) => ({ row, column, why: "differs" }));
  if (company.rounds.length > MOST_ROUNDS) problems.push({ row, column: "title", why: "tooManyRounds" });
  return problems;
}

/**
 * Reads the rows of a pasted table, the names of the columns in the first one. Names may be written in many ways and stand
 * in any order; empty rows are passed over; rows of one company go together, wherever they stand. A duration that is none
 * counts as 30 (rule DU1); what else is wrong is named by row and column, and then nothing of it may be sent.
 */
export function readBulkTable(rows: readonly (readonly string[])[]): BulkTable {
  const headAt = rows.findIndex((cells) => !isEmpty(cells));
  const { known, ignored } = columnsOf(rows[headAt] ?? []);
  const absent = (["company", "title"] as const).filter((column) => !known.includes(column));
  if (absent.length > 0) return { lines: [], companies: [], problems: [], absent, ignored: [] };
  const companies = new Map<string, BulkDraft>();
  const lines: Line[] = [];
  const problems: CellProblem[] = [];
  for (const [place, cells] of rows.entries()) {
    if (place <= headAt || isEmpty(cells)) continue;
    const line = lineOf(cells, known, place + 1);
    const { round, problems: own } = readLine(line);
    lines.push(line);
    problems.push(...own, ...(line.cells.company === "" ? [] : addTo(companies, line, round)));
  }
  return { lines, companies: [...companies.values()], problems, absent, ignored };
}

/** The bounds of a duration, for a sentence. */
export const DURATIONS = { min: MIN_DURATION, max: MAX_DURATION };

/** A table to begin with: its headings, and two companies. */
export const SAMPLE = [
  "Company,Industry,Description,Round title,Type,Difficulty,Duration,Question count",
  'Paper Boat Drinks,Consumer goods,"Sells drinks, mostly to schools",Sales talk,behavioral,easy,20,5',
  "Paper Boat Drinks,,,HR round,hr,easy,15,",
  "Green Ladder Labs,Software,,System design,system-design,hard,60,4",
].join("\n");
