import { describe, expect, it } from "vitest";
import { Difficulty, type RoundType } from "../../entities/round.ts";
import { bank } from "../bank/index.ts";
import type { Entry } from "../entry.ts";
import { accountant, developer, nurse } from "../resume/fixtures.ts";
import { readResume } from "../resume/readResume.ts";
import { askFrom } from "./askCoach.ts";
import { isCraft, isPuzzle } from "./belongs.ts";
import { isElsewhere } from "./branches.ts";
import { arrange } from "./choose.ts";

const lines = (text: string) => text.trim().split("\n");
const people = {
  lawyer: lines(`
EXPERIENCE
Advocate, District Court Nagpur, 2021 - Present
Handled 60 cheque bounce cases; drafted plaints and replies
SKILLS
Drafting, Client counselling
EDUCATION
BA LLB, Nagpur University, 2019`),
  chef: lines(`
EXPERIENCE
Sous Chef, Taj, 2020 - Present
Food cost brought from 36% to 31% by portion audit
SKILLS
Food safety, Menu planning
EDUCATION
Diploma in Hotel Management, 2017`),
  driver: lines(`
EXPERIENCE
Truck Driver, Orchid Logistics, 2016 - Present
Drives a 14 ft truck, 60 stops a day
EDUCATION
10th, State Board, 2012`),
  designer: lines(`
EXPERIENCE
Graphic Designer, Blue Lake Studio, 2020 - Present
Designed 40 packs for retail brands
SKILLS
Photoshop, Illustrator, Branding
EDUCATION
Bachelor of Fine Arts, 2019`),
};

const COUNT = 8;
/** What somebody is asked in attempts one after another, as entries. */
function attempts(resume: readonly string[], type: RoundType, difficulty: Difficulty, many: number) {
  const before: string[] = [];
  return Array.from({ length: many }, (_, attempt) => {
    const round = { title: "", type, difficulty, duration: 30, questionCount: COUNT } as const;
    const seed = `${type} ${difficulty} ${attempt}`;
    const asked = askFrom(bank, { round, companyName: "", resume, askedBefore: [...before], seed });
    before.push(...asked.flatMap(({ entryId }) => entryId ?? []));
    const entries = asked.flatMap(({ entryId }) => bank.find(({ id }) => id === entryId) ?? []);
    return { asked, entries };
  });
}

describe("what people of any trade are asked", { timeout: 120_000 }, () => {
  it.each(Object.entries(people))(
    "[QS4] is their craft, before puzzles, in four rounds (%s)",
    (_, resume) => {
      for (const difficulty of Difficulty.options) {
        const sets = attempts(resume, "technical", difficulty, 4);
        const others = sets.flatMap(({ entries }) => entries).filter((entry) => !isCraft(entry));
        expect(others.map(({ id }) => id)).toEqual([]);
        const asked = sets.flatMap((set) => set.asked);
        const named = asked.filter(({ resumeLine }) => resumeLine !== null);
        expect(named.length).toBeGreaterThanOrEqual(0.6 * asked.length);
      }
    },
  );

  it.each(Object.entries({ nurse, accountant, developer }))(
    "[QS4] is left to those without a family while anything of the own one is left (%s)",
    (_, resume) => {
      const facts = readResume(resume);
      const families = facts.families.map(({ family }) => family);
      const own = bank.filter(
        (entry) => entry.family === families[0] && entry.kind === "technical" && !isElsewhere(entry, facts),
      );
      const seen = new Set<string>();
      for (const { entries } of attempts(resume, "technical", "medium", 8)) {
        const left = own.filter(({ id }) => !seen.has(id) && !entries.some((entry) => entry.id === id));
        if (entries.some(isCraft)) expect(left.map(({ id }) => id)).toEqual([]);
        entries.forEach(({ id }) => seen.add(id));
      }
    },
  );

  it.each([
    ["chef", people.chef, ["kitchen costs", "kitchen work", "food safety", "guests and menu"]],
    ["driver", people.driver, ["the vehicle", "on the road", "load and papers"]],
  ] as const)("[QS5] begins with their own trade where the bank has one (%s)", (_, resume, own) => {
    const [first] = attempts(resume, "technical", "medium", 1);
    const topics = first?.entries.map(({ topic }) => topic) ?? [];
    for (const topic of own) expect(topics).toContain(topic);
    const lawyer = attempts(people.lawyer, "technical", "medium", 5).flatMap(({ entries }) => entries);
    expect(lawyer.filter(({ topic }) => own.some((one) => one === topic))).toEqual([]);
  });

  it("[QS4] follows the own family, before puzzles", () => {
    const kinds = attempts(nurse, "technical", "medium", 7).flatMap(({ entries }) => entries);
    expect(kinds.some(isCraft)).toBe(true);
    expect(kinds.filter(isPuzzle)).toEqual([]);
  });

  it("[QS5] is no side of a craft that theirs has not", () => {
    const topics = (resume: readonly string[]) =>
      new Set(
        attempts(resume, "technical", "medium", 4).flatMap(({ entries }) => entries.map((e) => e.topic)),
      );
    const lawyer = topics(people.lawyer);
    for (const topic of ["safe hands", "material", "hygiene at work", "at the client's place"])
      expect(lawyer).not.toContain(topic);
    expect(lawyer).toContain("prices");
    const driver = topics(people.driver);
    for (const topic of ["prices", "a client's order", "material", "hygiene at work"])
      expect(driver).not.toContain(topic);
    expect(driver).toContain("safe hands");
    expect(topics(people.chef)).toContain("hygiene at work");
  });
});

describe("the first question of a set", { timeout: 60_000 }, () => {
  const entry = (is: (entry: Entry) => boolean): Entry => {
    const found = bank.find(is);
    if (found === undefined) throw new Error("no such entry");
    return found;
  };

  it("[QS8] is no puzzle and no problem where something to talk about is there", () => {
    const puzzle = entry((e) => isPuzzle(e) && e.rung === "opener");
    const problem = entry((e) => e.kind === "coding" && e.rung === "opener");
    const deeper = entry((e) => e.kind === "behavioral" && e.rung === "deepener");
    const talk = entry((e) => e.kind === "behavioral" && e.rung === "opener");
    expect(arrange([puzzle, problem, deeper, talk])[0]).toBe(talk);
    expect(arrange([puzzle, problem, deeper])[0]).toBe(deeper);
    expect(arrange([puzzle])).toEqual([puzzle]);
  });

  it("[QS8] is talk in every mixed round", () => {
    for (const resume of [...Object.values(people), nurse, developer]) {
      for (const { entries } of Difficulty.options.flatMap((d) => attempts(resume, "mixed", d, 2))) {
        expect(["coding", "system-design"]).not.toContain(entries[0]?.type);
        expect(entries.slice(0, 1).filter(isPuzzle)).toEqual([]);
      }
    }
  });
});
