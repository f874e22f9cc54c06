import { describe, expect, it } from "vitest";
import { bank } from "../bank/index.ts";
import type { Entry } from "../entry.ts";
import { developer, fresher, nurse } from "../resume/fixtures.ts";
import { readResume } from "../resume/readResume.ts";
import { askFrom } from "./askCoach.ts";
import { wordingsOf } from "./word.ts";

const teacher = `SUMMARY
Primary teacher. I teach Classes 1 to 4 with stories, games and songs.
EXPERIENCE
Primary Teacher, Green Valley Public School, Nashik
June 2020 - Present
• Class teacher of 3B with 42 children
• Teach English and EVS to Classes 3 and 4
Nursery Assistant Teacher, Little Sparrow Play School, Nashik
June 2018 - April 2020
• Helped 25 toddlers settle in during their first months
• Wrote weekly notes to parents
EDUCATION
B.Ed, SNDT Women's University, 2018`.split("\n");
const people = `EXPERIENCE
HR Executive, Safexa Logistics Pvt Ltd, Pune
May 2022 - Present
• Ran employee engagement events for 300 people every quarter
• Kept attendance registers and leave records of 180 staff
SKILLS
Recruitment, Employee engagement, Payroll`.split("\n");
const web = `EXPERIENCE
Frontend Developer, Brightloop Technologies, Bengaluru
Aug 2021 - Present
• Built the billing dashboard in React used by 4,000 shops
SKILLS
React, HTML5, CSS3, JavaScript`.split("\n");

const texts = (resume: readonly string[], is: (entry: Entry) => boolean) => {
  const facts = readResume(resume);
  return bank.filter(is).flatMap((entry) => wordingsOf(entry, facts).map(({ text }) => text));
};
const leading = (resume: readonly string[], is: (entry: Entry) => boolean, sign: RegExp) =>
  texts(resume, is).filter((text) => sign.test(text));
const ofTeaching = ({ family, topic }: Entry) => family === "teaching" && topic !== "parents";

describe("what leads to a question", { timeout: 60_000 }, () => {
  it("[QS9] is no line that shares only the words of every teacher's day", () => {
    expect(leading(teacher, ofTeaching, /3B with 42|Classes 1 to 4|weekly notes/)).toEqual([]);
    const english = leading(teacher, ({ topic }) => topic === "english teaching", /Teach English and EVS/);
    expect(english.length).toBeGreaterThan(0);
    const parents = leading(teacher, ({ topic }) => topic === "parents", /weekly notes to parents/);
    expect(parents.length).toBeGreaterThan(0);
  });

  it("[QS9] is no deed whose word means something else: toddlers settle in, and terms are settled", () => {
    const settled = ({ topic }: Entry) => topic === "negotiation" || topic === "records";
    expect(leading(teacher, settled, /toddlers settle/)).toEqual([]);
  });

  it("[QS9] is no skill that only names the worker, and no skill before leaving", () => {
    const punished = ({ topic }: Entry) => topic === "employee-relations" || topic === "exits";
    expect(leading(people, punished, /(?:names|list|see|brings up) employee engagement/i)).toEqual([]);
    const leaving = leading(people, ({ kind }) => kind === "hr", /^You list .* want to leave/);
    expect(leaving).toEqual([]);
    const inspector = ({ topic }: Entry) => topic === "statutory-compliance";
    expect(leading(people, inspector, /attendance registers/).length).toBeGreaterThan(0);
  });

  it("[QS9] is no job before interviews that were not passed", () => {
    const missed = leading(people, ({ topic }) => topic === "resilience", /How many interviews have you not/);
    expect(missed.filter((text) => /Safexa|HR Executive/.test(text))).toEqual([]);
  });

  it("[QS9] is a library of screens only in a design of what is seen, and never a style sheet", () => {
    const design = ({ kind }: Entry) => kind === "system-design";
    expect(leading(web, design, /CSS3|HTML5/)).toEqual([]);
    expect(leading(web, design, /React.*(?:crawler|folder|payment|short ones)/)).toEqual([]);
    expect(leading(web, design, /React.*while users type/).length).toBeGreaterThan(0);
  });

  it.each(Object.entries({ teacher, people, web, developer, fresher, nurse }))(
    "[QS7] quotes a line in one question of a set alone (%s)",
    (name, resume) => {
      for (const type of ["hr", "behavioral", "technical", "mixed"] as const) {
        const round = { title: "Round", type, difficulty: "medium", duration: 30, questionCount: 8 } as const;
        const brief = { round, companyName: "Company", resume, askedBefore: [], seed: `${name} ${type}` };
        const quoted = askFrom(bank, brief).filter(({ question }) => question.includes("“"));
        expect(new Set(quoted.map(({ resumeLine }) => resumeLine)).size).toBe(quoted.length);
      }
    },
  );
});
