import { describe, expect, it } from "vitest";
import { Difficulty, type RoundType } from "../../entities/round.ts";
import { bank } from "../bank/index.ts";
import { developer, nurse } from "../resume/fixtures.ts";
import { readResume } from "../resume/readResume.ts";
import { askFrom } from "./askCoach.ts";
import { isProblem } from "./belongs.ts";
import { wordingsOf } from "./word.ts";

const lines = (text: string) => text.trim().split("\n");
const cashier = lines(`
SKILLS
POS billing, barcode scan
Cash tally at closing, no shortage above 50 rupees
Festival rush at the counter
EDUCATION
10th, State Board, 2018`);
const untold = lines(`
EXPERIENCE
HR & Admin Executive
2019 - Present
Attendance and shift roster of 340 workers
SKILLS
Excel`);
const hirer = lines(`
EXPERIENCE
Senior Recruiter, Blue Lake Staffing, 2019 - Present
Closed 12 positions a month: Java full stack, AWS, Data Engineer
SKILLS
Sourcing, Screening
EDUCATION
MBA, 2018`);

const everyday = bank.filter((entry) => isProblem(entry) && entry.family === "general");
const named = (resume: readonly string[], id: string) =>
  everyday
    .filter((entry) => entry.id === id)
    .flatMap((entry) => wordingsOf(entry, readResume(resume)))
    .filter(({ line }) => line !== null)
    .map(({ text }) => text);

const ask = (resume: readonly string[], type: RoundType, difficulty: Difficulty, count: number) =>
  askFrom(bank, {
    round: { title: "", type, difficulty, duration: 60, questionCount: count },
    companyName: "",
    resume,
    askedBefore: [],
    seed: difficulty,
  });
const familyOf = (id: string | null) => bank.find((entry) => entry.id === id)?.family;

describe("everyday problems", { timeout: 60_000 }, () => {
  it("[QS9] follow what a resume says of the same thing, where no place of work is known", () => {
    expect(named(cashier, "general-coding-give-change").join("\n")).toContain("Cash tally at closing");
    expect(named(cashier, "general-coding-three-counters").join("\n")).toContain("Festival rush");
  });

  it("[QS9] follow nothing that has to do with something else", () => {
    for (const { id } of everyday) expect(named(["SKILLS", "Kathak dance, Embroidery"], id)).toEqual([]);
    expect(named(cashier, "general-coding-leap-year-rule")).toEqual([]);
    expect(named(cashier, "general-design-clinic-queue")).toEqual([]);
    const brides = ["SKILLS", "60+ brides till date", "Other work at school"];
    for (const { id } of everyday) expect(named(brides, id)).toEqual([]);
    const filer = ["SKILLS", "Annual return filing, Kendriya Vidyalaya (CBSE)"];
    expect(named(filer, "general-coding-register-search")).toEqual([]);
    expect(named(filer, "general-design-school-library")).toEqual([]);
  });

  it("[QS9] are supposed in the work of the present title", () => {
    for (const { id } of everyday) {
      expect(
        named(untold, id).some((text) => /^(?:Suppose|Imagine|What if)\b.*HR & Admin Executive/.test(text)),
      ).toBe(true);
    }
  });

  it.each(Object.entries({ nurse, untold, hirer, cashier }))(
    "[QS2] come all before problems for programmers, on every level (%s)",
    (_, resume) => {
      for (const [type, count] of [
        ["coding", 11],
        ["system-design", 9],
      ] as const) {
        for (const difficulty of Difficulty.options) {
          const families = ask(resume, type, difficulty, count).map(({ entryId }) => familyOf(entryId));
          expect(families).toEqual(Array.from({ length: count }, () => "general"));
        }
      }
    },
  );

  it("[QS2] come to nobody who codes while others are left", () => {
    const families = ask(developer, "coding", "medium", 8).map(({ entryId }) => familyOf(entryId));
    expect(families).not.toContain("general");
  });

  it("[QS9] are solved in no language that somebody only hired for", () => {
    const texts = Difficulty.options.flatMap((difficulty) =>
      ask(hirer, "coding", difficulty, 11).map(({ question }) => question),
    );
    expect(texts.filter((text) => /\bJava\b/.test(text))).toEqual([]);
  });
});
