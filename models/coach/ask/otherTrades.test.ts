import { describe, expect, it } from "vitest";
import { Difficulty } from "../../entities/round.ts";
import { bank } from "../bank/index.ts";
import { applyCorrections } from "../resume/applyCorrections.ts";
import { readResume } from "../resume/readResume.ts";
import { askFrom } from "./askCoach.ts";
import { asksType } from "./kinds.ts";

const lines = (text: string) => text.trim().split("\n");

/** Short resumes of people whose trade is none of the families, with everyday words of other trades. */
const people = {
  lawyer: lines(`
Candidate
Advocate
SKILLS
Drafting, Contracts, Negotiation, Legal research, Compliance, Real estate, Due diligence
EXPERIENCE
Associate, Rao & Menon Advocates, Jun 2019 - Present
Drafted 120 contracts and saw audit and tax notices through to the tribunal
Negotiation of loan and lease terms for 14 clients
EDUCATION
B.Com LLB, Faculty of Law, 2019`),
  chef: lines(`
Candidate
SKILLS
Costing, HACCP, Inventory, Food safety, Menu planning, Quality control, Food and beverage
EXPERIENCE
Sous Chef, Taj, 2020 - Present
Led a line of 9 cooks for 300 covers a night
Food cost brought from 36% to 31% by portion audit and budget
Commis Chef, Cloud Kitchen, 2017 - 2020
EDUCATION
Diploma in Hotel Management, 2017`),
  driver: lines(`
Candidate
EXPERIENCE
Truck Driver, Orchid Logistics, 2016 - Present
Drives a 14 ft truck, 60 stops a day
Repays a loan on the truck; cash handling at delivery, no overdue payments
SKILLS
Maintenance, Safety, Dispatch, Diesel, Containers
EDUCATION
10th, State Board, 2012`),
  designer: lines(`
Candidate
Graphic Designer
SKILLS
Photoshop, Illustrator, Figma, Branding, HTML, Social media marketing
EXPERIENCE
Graphic Designer, Blue Lake Studio, 2020 - Present
Designed 40 packs for retail brands; marketing campaigns for 6 shops
EDUCATION
Bachelor of Fine Arts, 2019`),
};
const cases = Object.entries(people);

const ask = (
  resume: readonly string[],
  type: "technical" | "mixed",
  difficulty: Difficulty,
  askedBefore: readonly string[] = [],
) =>
  askFrom(bank, {
    round: { title: "", type, difficulty, duration: 30, questionCount: 8 },
    companyName: "Company",
    resume,
    askedBefore: [...askedBefore],
    seed: `${type} ${difficulty}`,
  });
const familyOf = (id: string | null) => bank.find((entry) => entry.id === id)?.family;

describe("people of a trade that is none of the families", { timeout: 60_000 }, () => {
  it.each(cases)("[RS7] a %s has no family by everyday words", (_, resume) => {
    expect(readResume(resume).families).toEqual([{ family: "general", share: 1 }]);
  });

  it("[RS7] are placed by a degree of a family, or by three skills that nobody else has", () => {
    const first = (...more: string[]) => readResume([...people.driver, ...more]).families[0]?.family;
    expect(first("Diploma in Civil Engineering, 2015")).toBe("engineering");
    const skilled = (words: string) =>
      readResume(["EXPERIENCE", "Associate, Blue Lake Ltd, 2019 - 2022", "SKILLS", words]).families[0]
        ?.family;
    expect(skilled("Tally Prime, GSTR-1, TDS")).toBe("accounts");
    expect(skilled("Tally Prime, Audit, Costing, Budget")).toBe("general");
    expect(skilled("Python, Django, Docker")).toBe("software");
  });

  it("[RS7] may be fresh from a degree of their own", () => {
    const graduate = ["Candidate", "SKILLS", "Drafting, Audit, Negotiation", "EDUCATION", "BA LLB, 2025"];
    expect(readResume(graduate).families.map(({ family }) => family)).toEqual(["fresher"]);
  });

  it.each(cases)("[QS4][QS2] a %s is asked nothing of another family, and gets whole sets", (_, resume) => {
    for (const type of ["technical", "mixed"] as const) {
      for (const difficulty of Difficulty.options) {
        const before: string[] = [];
        for (let attempt = 0; attempt < 4; attempt += 1) {
          const asked = ask(resume, type, difficulty, before);
          expect(asked).toHaveLength(8);
          expect(new Set(asked.map(({ entryId }) => familyOf(entryId)))).toEqual(new Set(["general"]));
          expect(asked.filter((question) => !asksType(type, question.type))).toEqual([]);
          before.push(...asked.flatMap(({ entryId }) => entryId ?? []));
        }
      }
    }
  });

  it("[QS5] asks a graduate of law no subjects of commerce or engineering", () => {
    const graduate = ["Candidate", "EDUCATION", "BA LLB, 2025"];
    const asked = Difficulty.options.flatMap((difficulty) => ask(graduate, "technical", difficulty));
    const topics = asked.map(({ entryId }) => bank.find(({ id }) => id === entryId)?.topic);
    expect(topics.filter((topic) => /subjects$/.test(topic ?? ""))).toEqual([]);
  });

  it("[RS9] may say themselves that theirs is another field", () => {
    const read = readResume(["EXPERIENCE", "Sales Manager, Blue Lake Kitchens, 2019 - 2022"]);
    expect(read.families[0]?.family).toBe("sales");
    const corrections = { resume: "0".repeat(64), family: "general", skills: [], roles: [] } as const;
    const put = applyCorrections(read, { ...corrections, skills: [], roles: [] });
    expect(put.families).toEqual([{ family: "general", share: 1 }]);
  });
});
