import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPersonal } from "./contact.ts";
import { hasWorked } from "./families.ts";
import { accountant, developer, fresher, nurse } from "./fixtures.ts";
import { headingOf } from "./headings.ts";
import { readResume } from "./readResume.ts";

const skills = (...lines: string[]) => readResume(["SKILLS", ...lines]).skills.map((skill) => skill.words);
const topics = (...lines: string[]) =>
  readResume(["SKILLS", ...lines]).skills.map((skill) => skill.topics[0]);

describe("sections", () => {
  it.each([
    ["WORK EXPERIENCE", "experience"],
    ["Educational Qualifications :", "education"],
    ["__Projects__", "projects"],
    ["S K I L L S", "skills"],
    ["अनुभव", "experience"],
    ["शिक्षा", "education"],
    ["कौशल", "skills"],
    ["EXPERIENCE MY LIFE PHILOSOPHY", "experience"],
  ])("[RS1] reads the heading '%s'", (line, section) => {
    expect(headingOf(line)?.section).toBe(section);
  });

  it("[RS1] takes 'Languages: Python' below Skills for programming languages", () => {
    expect(skills("Languages: Python, C++")).toEqual(["Python", "C++"]);
  });
});

describe("private lines", () => {
  it.each([
    "Father's Name: X. Y.",
    "Date of Birth 04/07/1998",
    "Marital Status Single",
    "c@example.com · 90000 00002 · Patna",
    "I hereby declare that the above is true",
    "जन्म तिथि: 01/01/2000",
  ])("[RS2] never quotes '%s'", (line) => {
    expect(isPersonal(line)).toBe(true);
  });

  it("[RS2] leaves work lines alone", () => {
    for (const line of [...developer.slice(8), ...nurse.slice(3, 11)]) expect(isPersonal(line)).toBe(false);
  });
});

describe("skills", () => {
  it("[RS3] reads names in the resume's letters and knows their topics", () => {
    expect(topics("React.js, Tally ERP 9, GSTR-2B, BLS, AutoCAD")).toEqual([
      "react",
      "tally",
      "gst",
      "cpr",
      "autocad",
    ]);
    expect(skills("ReactJS / Node JS | SpringBoot")).toEqual(["ReactJS", "Node JS", "SpringBoot"]);
  });

  it("[RS3] takes everyday words of a trade for skills where they are listed", () => {
    expect(topics("Medication, post-operative, overdue")).toEqual([
      "medication",
      "operation-theatre",
      "credit-control",
    ]);
  });

  it("[RS3] takes a word of several trades for a skill only where the resume shows the trade", () => {
    const words = (title: string, line: string) =>
      readResume(["EXPERIENCE", `${title}, Hill Ltd, 2019 - 2022`, line]).skills.map((skill) => skill.words);
    expect(words("Electrician", "House wiring, dressing, pump starter")).toEqual(["House wiring"]);
    expect(words("Staff Nurse", "Injections, dressing, triage")).toEqual([
      "Injections",
      "dressing",
      "triage",
    ]);
    expect(words("Site Engineer", "Slump test, reconciliation of steel")).toEqual(["Slump test"]);
    expect(words("Site Engineer", "SAP, reconciliation of steel")).toEqual(["SAP"]);
    expect(words("Accountant", "Reconciliation of the bank book")).toEqual(["Reconciliation"]);
    expect(words("Fitter", "Compressors, pumps, pump")).toEqual(["Compressors"]);
  });

  it("[RS3] tells C, C++, C#, .NET, Go and R apart", () => {
    expect(skills("C, C++, C#, .NET, Go, R")).toEqual(["C", "C++", "C#", ".NET", "Go", "R"]);
  });

  it.each([
    "Class C licence",
    "Go to market plan",
    "R&D of vitamin C tablets",
    "A. C. Sharma, spring 2014",
    "Fall 2013 – Spring 2014",
    "Excellent at javanese",
    "care of post-operative patients",
    "medication double-check routine",
    "Opened 240 new outlets; 85% purity",
    "Brought overdue from Rs. 9 lakh to Rs. 1.5 lakh",
  ])("[RS3] finds no skill in '%s'", (line) => {
    expect(skills(line)).toEqual([]);
  });
});

describe("work", () => {
  it("[RS4] reads title and employer in several layouts", () => {
    const role = (resume: readonly string[]) =>
      readResume(resume).roles.map((r) => `${r.title} @ ${r.employer ?? "?"}`);
    expect(role(developer)).toEqual([
      "Senior Backend Engineer @ Orchard Payments Ltd",
      "Java Developer @ Blue Lake Systems",
    ]);
    expect(role(nurse)).toEqual([
      "Staff Nurse @ Riverside Multispeciality Hospital",
      "Staff Nurse @ District Hospital",
    ]);
    expect(role(accountant)).toEqual([
      "Accounts Executive @ Agro Traders Pvt. Ltd",
      "Article Assistant @ S. K. & Associates",
    ]);
    expect(role(fresher)).toEqual([]);
  });

  it.each([
    "Engineer (Civil) – Hill Builders, 2019 - 2020",
    "Engineer (Civil) at Hill Builders, 2019 - 2020",
  ])("[RS4] names the employer without the sign before it in '%s'", (line) => {
    expect(readResume(["EXPERIENCE", line]).roles.map(({ employer }) => employer)).toEqual(["Hill Builders"]);
  });

  it("[RS4] takes a private car for no employer", () => {
    const { roles } = readResume(["EXPERIENCE", "Driver, private car, 2017 - 2020"]);
    expect(roles.map(({ title, employer }) => [title, employer])).toEqual([["Driver", null]]);
  });

  it("[RS5] counts overlapping times once and takes stated years", () => {
    const years = (...lines: string[]) => readResume(["EXPERIENCE", ...lines]).years;
    expect(years("Engineer, One Ltd, Jan 2018 - Jan 2020", "Engineer, Two Ltd, Jan 2019 - Jan 2021")).toBe(3);
    expect(years("7 years of experience in sales")).toBe(7);
    expect(readResume(fresher).years).toBe(0);
  });

  it("[RS6] reads projects, degrees and figures with their lines", () => {
    expect(readResume(developer).projects.map((p) => p.name)).toEqual(["Price Watcher"]);
    expect(readResume(accountant).education.map((e) => e.degree)).toEqual(["M.Com", "HSC"]);
    expect(readResume(accountant).figures.map((f) => f.words)).toContain("Rs. 4.2 lakh");
    expect(readResume(nurse).figures.map((f) => f.words)).toContain("from 71% to 93%");
  });

  it("[RS6] takes what a figure is counted against for no figure", () => {
    const words = (...lines: string[]) =>
      readResume(["EXPERIENCE", ...lines]).figures.map((figure) => figure.words);
    expect(words("Ventilator pneumonia fell from 9 to 4 per 1000 days.")).toEqual(["from 9 to 4"]);
    expect(words("Found 12 faults in every 1,000 parts of the line")).toEqual(["12 faults"]);
    expect(readResume(nurse).figures.map((figure) => figure.words)).not.toContain("1000 days");
  });

  it.each([
    [
      "Checked slabs as per IS 456, raising the pace of 3 towers; ISO 9001 audits of 4 plants",
      ["3 towers", "4 plants"],
    ],
    ["G+14 residential towers (3 nos.), M 20 concrete, 60 workers", ["60 workers"]],
    ["Phase 2 will follow; class 10 pupils; 24/7 calls; both 2 were sold", []],
    ["Built 14 residential towers for 4 lakh people", ["14 residential towers", "4 lakh people"]],
  ])("[RS6] takes names, floor plans and loose numbers for no figures in '%s'", (line, figures) => {
    expect(readResume(["EXPERIENCE", line]).figures.map(({ words }) => words)).toEqual(figures);
  });

  it("[RS7] knows the family, and that a person without work is a fresher besides", () => {
    const family = (resume: readonly string[]) => readResume(resume).families[0]?.family;
    expect([developer, nurse, accountant].map(family)).toEqual(["software", "nursing", "accounts"]);
    expect(readResume(fresher).families.map((f) => f.family)).toContain("fresher");
  });

  it("[RS8] reads any lines without an error, and quotes only lines that are there", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "grapheme", maxLength: 80 }), { maxLength: 40 }), (resume) => {
        const facts = readResume(resume);
        expect(facts.families.length).toBeGreaterThan(0);
        for (const { text, index } of facts.tellingLines) expect(resume[index]).toBe(text);
      }),
      { numRuns: 60 },
    );
  });
});

describe("a resume without job titles", () => {
  const template = readResume([
    "STRENGTHS",
    "C++ Embedded Systems",
    "EXPERIENCE",
    "Company 1",
    "Month 20XX – Ongoing",
    "PROJECTS",
    "Project 1",
  ]);

  it("[RS3] gives the skills that stand under Strengths", () => {
    expect(template.skills.map(({ words }) => words)).toEqual(["C++", "Embedded Systems"]);
  });

  it("[RS7] is no fresher's when something stands under Experience, and is one's when that says none", () => {
    expect(hasWorked(template)).toBe(true);
    expect(template.families.map(({ family }) => family)).not.toContain("fresher");
    expect(hasWorked(readResume(["EXPERIENCE", "Nil (fresher)"]))).toBe(false);
  });
});
