import { describe, expect, it } from "vitest";
import { bank } from "../bank/index.ts";
import type { Entry } from "../entry.ts";
import { readResume } from "../resume/readResume.ts";
import { wordingsOf } from "./word.ts";

const NEW = `HR Executive, Safexa Logistics Pvt Ltd, Pune
May 2022 - Present
• Recruited 120 warehouse and office staff in two years
• Ran employee engagement events for 300 people every quarter`;
const OLD = `HR Trainee, Bluestone Hospitality, Pune
June 2020 - April 2022
• Screened 40 resumes a week and scheduled interviews
• Kept attendance registers and leave records of 180 staff`;
const newestFirst = `EXPERIENCE\n${NEW}\n${OLD}\nSKILLS\nRecruitment, Payroll, MS Excel`.split("\n");
const oldestFirst = `EXPERIENCE\n${OLD}\n${NEW}\nSKILLS\nRecruitment, Payroll, MS Excel`.split("\n");
const sinceMay = newestFirst.map((line) => line.replace("May 2022 - Present", "since May 2022"));
const bothEnded = newestFirst.map((line) => line.replace("Present", "March 2025"));

const texts = (resume: readonly string[], is: (entry: Entry) => boolean) => {
  const facts = readResume(resume);
  return bank.filter(is).flatMap((entry) => wordingsOf(entry, facts).map(({ text }) => text));
};
const earlier = (text: string) => /HR Trainee|Bluestone/.test(text);
const talk = ({ kind }: Entry) => kind === "hr" || kind === "other";

describe.each([
  ["that stands first", newestFirst],
  ["that stands last", oldestFirst],
  ["that has a beginning alone", sinceMay],
  ["that ended last", bothEnded],
])("the present job, %s", (_, resume) => {
  it("[QS9] is the one that talk of the person and the post is about, and no earlier one", () => {
    const named = texts(resume, talk).filter(earlier);
    expect(named.filter((text) => !/^Think of a (?:senior|good day)/.test(text))).toEqual([]);
    const now = texts(resume, talk);
    expect(now).toContain(
      "Suppose Safexa Logistics Pvt Ltd offers you more money to stay when you resign. What would you do, and why?",
    );
    expect(
      now.filter((text) => text.startsWith("Your resume shows your work as HR Executive.")),
    ).toHaveLength(1);
  });

  it("[QS9] is what is supposed and asked in the present; an earlier one is asked what was done there", () => {
    const slots = texts(resume, () => true).filter((text) =>
      /^(?:Suppose|What if|As HR Trainee, how do)\b/.test(text),
    );
    expect(slots.filter(earlier)).toEqual([]);
    const stories = texts(resume, ({ kind }) => kind === "behavioral");
    expect(
      stories.some((text) => text.startsWith("At Bluestone Hospitality, which error did you catch")),
    ).toBe(true);
  });
});

describe("a job without dates", () => {
  it("[QS9] that stands first is the present one, unless another goes on", () => {
    const undated = newestFirst.filter((line) => !/\d{4}/.test(line));
    const first = texts(undated, talk);
    expect(first.some((text) => text.includes("Safexa"))).toBe(true);
    expect(first.filter((text) => earlier(text) && !text.startsWith("Think of a"))).toEqual([]);
  });
});
