import { describe, expect, it } from "vitest";
import { bank } from "../bank/index.ts";
import type { Entry } from "../entry.ts";
import { accountant, developer, fresher, nurse } from "../resume/fixtures.ts";
import { isResult } from "../resume/figures.ts";
import { readResume } from "../resume/readResume.ts";
import { askFrom } from "./askCoach.ts";
import { cutLine } from "./cutLine.ts";
import { skillsFor } from "./topics.ts";
import { wordingsOf } from "./word.ts";

const cloud = `SKILLS
AWS, React, GitHub, Python
EXPERIENCE
Full Stack Developer - FinTech Solutions Inc.
Jan 2021 - Present
• Built payment pages with React for 40 partner banks
PROJECTS
NeuralPrune | Python (2023)
• Featured in PyTorch ecosystem tools, 4,200+ GitHub stars`.split("\n");
const resumes = { accountant, developer, fresher, nurse, cloud };
const named = (entry: Entry, resume: readonly string[]) =>
  wordingsOf(entry, readResume(resume)).filter(({ line }) => line !== null);
/** A problem set in the person's own place of work and only supposed there, or solved in a language of the resume. */
const SET_THERE =
  /^(?:Suppose|Imagine|What if|Write steps)\b|^You have worked as [^.]+\. Design|Solve this in it|Use it (?:here|where it fits)|resume for this one|only where it helps|^Where you speak of code|^Think of code in |from your resume here\./;
const all = Object.values(resumes).flatMap((resume) =>
  bank.flatMap((entry) => named(entry, resume).map(({ text }) => ({ entry, text }))),
);
const glued = (is: (entry: Entry) => boolean, sign: RegExp) =>
  all.filter(({ entry, text }) => is(entry) && sign.test(text)).map(({ text }) => text);

describe("what a question takes from a resume", { timeout: 60_000 }, () => {
  it("[QS9] is no job, project or line before a problem that has nothing to do with it", () => {
    const puzzle = ({ kind, topic }: Entry) => kind === "coding" || topic === "aptitude";
    const told = glued(puzzle, /your work|your time|\bAt (?:Orchard|Blue Lake|Riverside|Agro|FinTech)/);
    expect(told.filter((text) => !SET_THERE.test(text))).toEqual([]);
  });

  it("[QS9] is on the topic wherever a coding or design problem names the resume", () => {
    for (const resume of Object.values(resumes)) {
      const facts = readResume(resume);
      // What leads to an everyday problem is looked at below.
      const entries = bank.filter(
        ({ kind, family }) => family !== "general" && (kind === "coding" || kind === "system-design"),
      );
      const glued = (e: Entry) => named(e, resume).some(({ text }) => !SET_THERE.test(text));
      const loose = entries.filter((e) => glued(e) && skillsFor(e, facts).length === 0);
      expect(loose.map(({ id }) => id)).toEqual([]);
    }
  });

  it("[QS9] is no broad skill and no employer before a design or coding problem", () => {
    const research = [
      ...[
        "SKILLS",
        "Distributed training, Algorithms, Python",
        "EXPERIENCE",
        "Research Intern, Lakeside Research, 2023 - 2024",
      ],
      "Wrote algorithms for distributed training in Python, serving 2M daily users",
    ];
    const problems = bank.filter(({ kind }) => kind === "coding" || kind === "system-design");
    const texts = problems
      .filter(({ topic }) => topic !== "python")
      .flatMap((e) => named(e, research).map(({ text }) => text));
    expect(texts.filter((text) => /distributed training/i.test(text))).toEqual([]);
    expect(texts.filter((text) => /Lakeside/i.test(text) && !SET_THERE.test(text))).toEqual([]);
    const care = bank
      .filter(({ id }) => id === "behavioral-repeat-work-care")
      .flatMap((e) => named(e, research));
    expect(care.filter(({ text }) => /daily users/.test(text))).toEqual([]);
  });

  it("[QS9] solves a problem in a language of the resume, and builds a design from its tools where they fit", () => {
    const general = bank.filter(
      (e) => e.family === "software" && ["algorithms", "system-design"].includes(e.topic),
    );
    const before = (kind: Entry["kind"], resume: readonly string[]) =>
      general
        .filter((e) => e.kind === kind)
        .flatMap((e) => named(e, resume).map(({ line }) => line?.text ?? ""));
    expect(new Set(before("coding", ["SKILLS", "Embedded Systems, C++"]))).toEqual(
      new Set(["Embedded Systems, C++"]),
    );
    expect(before("system-design", ["SKILLS", "Kafka, Docker"]).length).toBeGreaterThan(10);
    expect(before("coding", ["SKILLS", "Ventilator care, ABG sampling"])).toEqual([]);
    expect(before("coding", ["SKILLS", "Embedded Systems, Docker"])).toEqual([]);
  });

  it("[QS9] supposes an everyday problem at the employer, and at the school of those who have had no job", () => {
    const everyday = bank.filter((e) => e.family === "general" && e.kind === "coding");
    const texts = (resume: readonly string[]) =>
      everyday.flatMap((e) => named(e, resume).map(({ text }) => text));
    expect(texts(nurse).some((text) => /^Suppose .*Riverside Multispeciality Hospital/.test(text))).toBe(
      true,
    );
    expect(texts(fresher).some((text) => /^Suppose .*Patna University/.test(text))).toBe(true);
    const led = [...texts(nurse), ...texts(fresher)].filter((text) => !SET_THERE.test(text));
    expect(
      led.filter((text) => !/^(?:Your resume|I (?:see|read)|You (?:list|have|mention)) /.test(text)),
    ).toEqual([]);
  });

  it("[QS9] says of a problem outside their trade that it is general, to those who do not code", () => {
    const puzzles = bank.filter((e) => e.kind === "coding" && e.topic === "algorithms");
    const plain = (resume: readonly string[]) =>
      puzzles.flatMap((e) => wordingsOf(e, readResume(resume)).filter(({ line }) => line === null));
    const told =
      /^(?:Here is a general problem|This one is not about your resume|The next problem is for every trade)\./;
    expect(plain(nurse).filter(({ text }) => told.test(text)).length).toBeGreaterThan(20);
    expect(plain(developer).filter(({ text }) => told.test(text))).toEqual([]);
  });

  it("[QS9] never excuses itself for naming a job", () => {
    const excuse = /plain words will do|this one is (?:general|for everybody)|for a moment|You have studied/;
    expect(glued(() => true, excuse)).toEqual([]);
  });

  it("[QS9] is no line of stars before a question about a pushed key", () => {
    const git = bank.filter(({ topic }) => topic === "git").flatMap((entry) => named(entry, cloud));
    expect(git.filter(({ text }) => /stars/.test(text))).toEqual([]);
  });

  it("[QS9] leaves a manager, a preference or a supposed case without a job before it", () => {
    const supposes =
      /(?:your work as|your time as) [^.]+\. (?:What kind of|Which kind|What would you|Suppose|What if)/;
    expect(glued(() => true, supposes)).toEqual([]);
  });
});

describe("what a question says of a person", { timeout: 60_000 }, () => {
  it("[QS9] puts a tool at an employer only where the lines of that job name it", () => {
    const aws = bank.filter(({ topic }) => topic === "aws").flatMap((entry) => named(entry, cloud));
    expect(aws.filter(({ text }) => /FinTech/.test(text))).toEqual([]);
    const react = bank.filter(({ topic }) => topic === "react").flatMap((entry) => named(entry, cloud));
    expect(react.length).toBeGreaterThan(0);
  });

  it.each([
    ["• Moved the service and cut hosting cost by 35%", true],
    ["Led an audit that took compliance from 71% to 93%", true],
    ["recovered Rs. 4.2 lakh of missed credit", true],
    ["Triage of about 60 patients a shift", false],
    ["Managed 5 accounts in two towns", false],
    ["40 samples, error under 1.5%", false],
  ])("[QS9] calls only a change a result: %s", (text, is) => {
    const facts = readResume(["EXPERIENCE", text]);
    expect(facts.figures.some(isResult)).toBe(is);
  });

  it("[QS5] does not say that someone with one job changes jobs, or that someone with work has none", () => {
    const one = [
      "EXPERIENCE",
      "Staff Nurse, City Hospital, 2022 - present",
      "Care of 12 beds in the medical ward",
    ];
    const untitled = [
      "EXPERIENCE",
      "2019 to 2024",
      "Wrote firmware in C++ for meters",
      "SKILLS",
      "C++, Embedded Systems",
    ];
    for (const resume of [one, untitled, fresher]) {
      for (const difficulty of ["easy", "medium", "hard"] as const) {
        const round = { title: "", type: "hr", difficulty, duration: 30, questionCount: 10 } as const;
        const text = askFrom(bank, { round, companyName: "", resume, askedBefore: [], seed: "s" })
          .map(({ question }) => question)
          .join(" ");
        expect(text).not.toMatch(/change jobs|short time in your jobs/);
        if (resume !== fresher) expect(text).not.toMatch(/no work experience|no job yet/);
      }
    }
  });

  it("[QS5] asks of a branch of engineering or selling only those whose resume names it", () => {
    const site = [
      ...["SKILLS", "Site execution, BBS, Total station", "EXPERIENCE"],
      ...["Site Engineer, Meadow Buildcon, 2020 - present", "Executed RCC work of 3 towers of 14 floors"],
    ];
    const lender = [
      ...["SKILLS", "Home loans, Cold calling", "EXPERIENCE"],
      ...[
        "Sales Executive, Hill Finance, 2020 - present",
        "Collections of overdue EMI accounts in 2 districts",
      ],
    ];
    const topicsFor = (resume: readonly string[]) =>
      (["easy", "medium", "hard"] as const).flatMap((difficulty) => {
        const round = { title: "", type: "technical", difficulty, duration: 30, questionCount: 5 } as const;
        const asked = askFrom(bank, { round, companyName: "", resume, askedBefore: [], seed: "s" });
        return asked.map(({ entryId }) => bank.find(({ id }) => id === entryId)?.topic);
      });
    const elsewhere = ["plc", "hvac", "hydraulics", "cnc", "transformers", "solar", "welding", "motors"];
    expect(topicsFor(site).filter((topic) => elsewhere.includes(topic ?? ""))).toEqual([]);
    expect(topicsFor(site)).toContain("surveying");
    const goods = ["distribution", "distributors", "merchandising", "retail", "ecommerce", "insurance"];
    expect(topicsFor(lender).filter((topic) => goods.includes(topic ?? ""))).toEqual([]);
    expect(topicsFor(lender)).toContain("loans");
  });

  it("[QS9] asks on from a line on loans nothing about a distributor", () => {
    const lines = [
      "EXPERIENCE",
      "Sales Officer, Hill Finance, 2020 - present",
      "Reduced overdue EMI accounts from 90 to 40",
    ];
    const credit = bank.filter(({ id }) => id === "sales-distributor-credit").flatMap((e) => named(e, lines));
    expect(credit.filter(({ text }) => /EMI/.test(text))).toEqual([]);
  });

  it("[QS10] starts every sentence with a capital letter and keeps the full stop of Ltd.", () => {
    expect(glued(() => true, /^\p{Ll}|[.?!] \p{Ll}(?!\p{Ll}*js)\p{Ll}+ stands/u)).toEqual([]);
    expect(cutLine("Vidarbha Agro Traders Pvt. Ltd.")).toBe("Vidarbha Agro Traders Pvt. Ltd.");
    expect(glued(() => true, /Ltd\.\./)).toEqual([]);
  });

  it("[QS10] lists no half of a phrase and explains no way of working to a child", () => {
    expect(glued(() => true, /You list ventilated|names ventilated|brings up ventilated/)).toEqual([]);
    const sales = [
      "SKILLS",
      "Territory Sales, Distribution",
      "EXPERIENCE",
      "Sales Executive, Ganga Beverages, 2020 - 2024",
    ];
    const child = bank
      .filter(({ topic }) => topic === "communication")
      .flatMap((entry) => named(entry, sales));
    expect(child.filter(({ text }) => /explain Territory/.test(text))).toEqual([]);
  });

  it("[QS8] opens an easy round of HR talk with the person", () => {
    for (const seed of ["a", "b", "c", "d", "e", "f"]) {
      const round = { title: "", type: "hr", difficulty: "easy", duration: 10, questionCount: 3 } as const;
      const [first] = askFrom(bank, { round, companyName: "", resume: nurse, askedBefore: [], seed });
      expect(bank.find(({ id }) => id === first?.entryId)?.topic).toBe("introduction");
    }
  });
});
