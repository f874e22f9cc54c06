import { describe, expect, it } from "vitest";
import type { Corrections } from "../../entities/corrections.ts";
import { parseCorrections } from "../../entities/corrections.ts";
import { bank } from "../bank/index.ts";
import { askCoach } from "../coach.ts";
import { personIn } from "../person/personOf.ts";
import { applyCorrections } from "./applyCorrections.ts";
import { correctedLines } from "./correctedLines.ts";
import { developer, fresher, nurse } from "./fixtures.ts";
import { levelOf } from "./level.ts";
import { readResume } from "./readResume.ts";
import { namesAsName, namesOne, skillYears } from "./skillYears.ts";

const resume = "0".repeat(64);
const corrections = (over: Partial<Corrections>): Corrections => ({ resume, skills: [], roles: [], ...over });
const corrected = (lines: readonly string[], over: Partial<Corrections>) =>
  applyCorrections(readResume(lines), corrections(over));
const without = (...words: string[]) => ({
  skills: words.map((one) => ({ words: one, change: "remove" as const })),
});
const LEVELS = new Map(bank.map(({ id, level }) => [id, level]));
const job = { title: "", employer: "", from: "", to: "" };

const TYPES = ["technical", "behavioral", "coding", "system-design", "hr", "mixed"] as const;
const setOf = (lines: readonly string[], of: Corrections | null, type: (typeof TYPES)[number], seed = "s") =>
  askCoach({
    round: { title: "A round", type, difficulty: "medium", duration: 30, questionCount: 12 },
    companyName: "Acme",
    resume: lines,
    corrections: of,
    askedBefore: [],
    seed,
  });

describe("[RS9] a skill that was taken out", () => {
  it("is named and quoted by no question of any round", () => {
    const of = corrections(without("Kafka", "Kubernetes"));
    const questions = TYPES.flatMap((type) =>
      ["a", "b", "c"].flatMap((seed) => setOf(developer, of, type, seed)),
    );
    const said = questions.flatMap(({ question, resumeLine }) => [question, resumeLine ?? ""]);
    expect(said.filter((text) => namesOne(text, ["Kafka", "Kubernetes"]))).toEqual([]);
    expect(questions.length).toBeGreaterThan(150);
  });

  it("was asked about before, by the same rounds", () => {
    const questions = TYPES.flatMap((type) =>
      ["a", "b", "c"].flatMap((seed) => setOf(developer, null, type, seed)),
    );
    expect(questions.some(({ question }) => /Kafka|Kubernetes/.test(question))).toBe(true);
  });

  it("leaves the others of its list, word for word", () => {
    const facts = corrected(developer, without("Redis", "Git"));
    const list = facts.lines.find(({ section }) => section === "skills");
    expect(list?.text).toBe(
      "Java • Spring Boot • Kubernetes • MongoDB • PostgreSQL • Kafka • Docker • AWS • REST API",
    );
    expect(facts.skills.map(({ words }) => words)).toContain("MongoDB");
  });

  it("leaves a sentence that names it word for word, with its figures and other skills", () => {
    const deed = "• Built a shop with Angular and Node.js for 40 banks";
    const lines = ["EXPERIENCE", "Developer, Acme Ltd., 2020 - 2022", deed];
    const facts = corrected(lines, without("Angular"));
    expect(facts.tellingLines.map(({ text }) => text)).toEqual([deed]);
    expect(facts.figures.map(({ words }) => words)).toEqual(["40 banks"]);
    expect(facts.skills.map(({ words, line }) => [words, line.text])).toEqual([["Node.js", deed]]);
  });

  it("takes nothing from what was done where it is only a word of it", () => {
    const of = corrections(without("audit"));
    const [facts, read] = [applyCorrections(readResume(nurse), of), readResume(nurse)];
    expect(facts.skills.map(({ words }) => words)).not.toContain("audit");
    expect(facts.figures).toEqual(read.figures);
    expect(facts.tellingLines).toEqual(read.tellingLines);
    const questions = TYPES.flatMap((type) =>
      ["a", "b", "c"].flatMap((seed) => setOf(nurse, of, type, seed)),
    );
    const shown = questions.map(({ resumeLine }) => resumeLine ?? nurse[0]);
    expect(shown).toContain("Led a hand-hygiene audit that took compliance from 71% to 93% in");
    expect(shown.filter((line) => !nurse.includes(line ?? ""))).toEqual([]);
    const own = questions.map(({ question }) => question.replace(/“[^”]*”/g, ""));
    expect(own.filter((text) => namesOne(text, ["audit"]))).toEqual([]);
  });

  it.each([
    ["11 distributors, 1,350 outlets, team of 9 salesmen", "outlets"],
    ["Stock audit, ledger checks.", "audit"],
    ["Reduced overdue by 40%", "overdue"],
    ["Checked vouchers and ledgers", "ledgers"],
  ])("is no item of a list in “%s”", (line, words) => {
    const lines = ["EXPERIENCE", "Executive, Acme Ltd., 2020 - 2022", line];
    expect(corrected(lines, without(words)).lines.map(({ text }) => text)).toContain(line);
  });

  it("is an item of a list also outside the skills", () => {
    const lines = ["PROJECTS", "Price Watcher | Python, Redis (2020)", "Tools: Java, Redis"];
    expect(corrected(lines, without("Redis")).lines.map(({ text }) => text)).toEqual([
      "Price Watcher | Python",
      "Tools: Java",
    ]);
  });

  it("with a short name is not taken for another one", () => {
    const lines = ["SKILLS", "Languages: C, C++, Java"];
    const facts = corrected(lines, without("C"));
    expect(facts.lines.map(({ text }) => text)).toEqual(["Languages: C++, Java"]);
    expect(facts.skills.map(({ words }) => words)).toEqual(["C++", "Java"]);
  });

  it("is missing in the lines for a model, whose headings stay", () => {
    const lines = correctedLines(developer, corrections({ ...without("Kafka"), level: "senior", years: 7 }));
    expect(lines.filter((line) => line.includes("Kafka"))).toEqual([]);
    expect(lines).toContain("TECHNICAL SKILLS");
    expect(lines.slice(-2)).toEqual(["Level: senior", "7 years of work experience"]);
  });
});

describe("[RS9] what was added", () => {
  it("is a skill on a line of its own, which a question then gives as its source", () => {
    const of = corrections({ skills: [{ words: "React", change: "add", years: 2 }] });
    const facts = applyCorrections(readResume(developer), of);
    expect(facts.skills[0]).toMatchObject({
      words: "React",
      line: { text: "React (2 years)", section: "skills" },
    });
    const questions = ["a", "b", "c", "d"].flatMap((seed) => setOf(developer, of, "technical", seed));
    expect(questions.map(({ resumeLine }) => resumeLine)).toContain("React (2 years)");
  });

  it("may be a skill that nobody knows", () => {
    const facts = corrected(nurse, { skills: [{ words: "Bobath handling", change: "add" }] });
    expect(facts.skills[0]).toMatchObject({
      words: "Bobath handling",
      family: "nursing",
      topics: ["bobath handling"],
    });
  });

  it("is years with a skill that was read", () => {
    const facts = corrected(developer, { skills: [{ words: "Java", change: "years", years: 4.5 }] });
    expect(facts.skills[0]?.line.text).toBe("Java (4.5 years)");
    expect(facts.skills[0] && skillYears(facts.skills[0])).toBe(4.5);
  });

  it("is a job, placed by its time, whose months count", () => {
    const facts = corrected(developer, {
      roles: [{ title: "Intern", employer: "Red Lake Ltd", from: "Jan 2016", to: "Jan 2017" }],
    });
    expect(facts.roles.at(-1)).toMatchObject({
      title: "Intern",
      employer: "Red Lake Ltd",
      months: 12,
      line: { text: "Intern, Red Lake Ltd (Jan 2016 - Jan 2017)" },
    });
    expect(facts.years).toBeGreaterThan(readResume(developer).years);
    expect(
      personIn(developer, corrections({ roles: [{ ...job, title: "Intern", employer: "Red Lake Ltd" }] }))
        .employers,
    ).toContain("Red Lake Ltd");
  });

  it("counts for nothing while it has no title", () => {
    expect(corrected(developer, { roles: [{ ...job, employer: "Half typed" }] }).roles).toEqual(
      readResume(developer).roles,
    );
  });
});

describe("[RS9] a job that was read", () => {
  const line = "Java Developer - Blue Lake Systems";
  const changed = {
    line,
    title: "Java Lead",
    employer: "Blue Lake Systems",
    from: "Jun 2019",
    to: "Dec 2020",
  };

  it("is changed in its place", () => {
    const facts = corrected(developer, { roles: [changed] });
    const before = readResume(developer);
    expect(facts.roles[1]).toMatchObject({ title: "Java Lead", months: 18 });
    expect(facts.roles[1]?.line).toMatchObject({
      index: before.roles[1]?.line.index,
      text: "Java Lead, Blue Lake Systems (Jun 2019 - Dec 2020)",
    });
  });

  it("is taken out, and its years with it", () => {
    const facts = corrected(developer, { roles: [{ ...changed, removed: true }] });
    expect(facts.roles.map(({ title }) => title)).toEqual(["Senior Backend Engineer"]);
    expect(
      personIn(developer, corrections({ roles: [{ ...changed, removed: true }] })).employers,
    ).not.toContain("Blue Lake Systems");
  });
});

describe("[RS9] a place of work without a title", () => {
  const lines = [
    "WORK EXPERIENCE",
    "Hill Diagnostics & Associates, Pune",
    "Mar 2021 - Present",
    "Collected blood samples at home",
  ];
  const [place] = readResume(lines).workplaces;
  const line = place?.line.text.trim() ?? expect.unreachable("The place is read");

  it("becomes a job by its title", () => {
    const { roles, workplaces } = corrected(lines, {
      roles: [{ ...job, line, title: "Phlebotomist", employer: "Hill Diagnostics", from: "2022" }],
    });
    expect(roles.map(({ title, employer }) => [title, employer])).toEqual([
      ["Phlebotomist", "Hill Diagnostics"],
    ]);
    expect(workplaces).toEqual([]);
  });

  it("stays while it has none, and is gone when it is taken out", () => {
    const change = { ...job, line, employer: "Hill Diagnostics" };
    expect(corrected(lines, { roles: [change] }).workplaces).toHaveLength(1);
    const out = corrected(lines, { roles: [{ ...change, removed: true }] });
    expect([out.workplaces, out.roles]).toEqual([[], []]);
    expect(out.lines.map(({ text }) => text)).not.toContain(line);
  });
});

describe("[RS9] field and level", () => {
  it("put the field first that the person has named", () => {
    const facts = corrected(nurse, { family: "teaching" });
    expect(facts.families[0]).toEqual({ family: "teaching", share: 0.6 });
    expect(facts.families.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  });

  it("make a fresher of somebody, or no longer one", () => {
    expect(corrected(developer, { level: "fresher" }).families.map(({ family }) => family)).toContain(
      "fresher",
    );
    expect(corrected(fresher, { level: "mid" }).families.map(({ family }) => family)).not.toContain(
      "fresher",
    );
  });

  it("[RS10] bring some more questions of the level, and mostly the round's own", () => {
    const count = (of: Corrections | null, level: string) =>
      ["a", "b", "c", "d", "e"]
        .flatMap((seed) => setOf(developer, of, "technical", seed))
        .filter(({ entryId }) => entryId !== null && LEVELS.get(entryId) === level).length;
    const senior = corrections({ level: "senior" });
    expect(count(senior, "hard")).toBeGreaterThan(count(null, "hard"));
    expect(count(senior, "medium")).toBeGreaterThan(count(senior, "hard"));
  });
});

describe("[RS10] the level", () => {
  it.each([
    ["fresher", fresher],
    ["mid", nurse],
    ["senior", developer],
  ])("is read: %s", (level, lines) => {
    expect(levelOf(readResume(lines))).toBe(level);
  });

  it.each([
    [
      "senior",
      ["Accountant, Asha Traders, Jan 2018 - Mar 2020", "Senior Accountant, Beta Ltd, Apr 2020 - Jun 2023"],
    ],
    [
      "mid",
      ["Senior Accountant, Asha Traders, Jan 2018 - Mar 2020", "Accountant, Beta Ltd, Apr 2020 - Dec 2022"],
    ],
    [
      "senior",
      ["Senior Accountant, Beta Ltd, Apr 2019 - Jun 2023", "Accountant, Asha Traders, Jan 2018 - Mar 2019"],
    ],
  ])("is told by the present job, wherever that stands: %s", (level, jobs) => {
    expect(levelOf(readResume(["EXPERIENCE", ...jobs]))).toBe(level);
  });

  it("is what the person says", () => {
    expect(levelOf(corrected(developer, { level: "junior" }))).toBe("junior");
  });
});

describe("a name of a skill", () => {
  it.each([
    ["Built settlement with Kafka", "Kafka", true],
    ["Kafka at 40 banks", "Kafka", true],
    ["Filed GST returns", "GST", true],
    ["Led an audit of 6 wards", "audit", false],
    ["Audit of 6 wards", "audit", false],
    ["• Audit of 6 wards", "audit", false],
    ["Triage of 60 patients", "ventilator", false],
  ])("in “%s” is %s: %s", (text, words, is) => {
    expect(namesAsName(text, [words])).toBe(is);
  });
});

describe("[RS11] years with a skill", () => {
  const yearsIn = (text: string, words: string) =>
    skillYears({ words, line: { text, index: 0, section: "skills", quotable: true } });
  it.each([
    ["React (3 years), Node.js", "React", 3],
    ["React (3 years), Node.js", "Node.js", null],
    ["6 years of backend development experience with Java, Spring Boot", "Java", 6],
    ["6 years of backend development experience with Java, Spring Boot", "Spring Boot", null],
    ["Tally - 2.5 yrs", "Tally", 2.5],
    ["Java since 2019", "Java", null],
  ])("in “%s” of %s are %s", (text, words, years) => {
    expect(yearsIn(text, words)).toBe(years);
  });
});

describe("corrections on the wire", () => {
  it("come back as they were", () => {
    const of = corrections({ ...without("Git"), level: "mid", years: 2.5 });
    expect(parseCorrections(JSON.stringify(of))).toEqual(of);
  });

  it.each([
    "",
    "{",
    "[]",
    "null",
    JSON.stringify({ resume, skills: [{ words: "", change: "add" }], roles: [] }),
  ])("are none: %s", (json) => {
    expect(parseCorrections(json)).toBeNull();
  });

  it("change nothing where there are none", () => {
    const facts = readResume(developer);
    expect(applyCorrections(facts, null)).toBe(facts);
    const { lines, families, ...rest } = applyCorrections(facts, corrections({}));
    expect({ lines, families, ...rest }).toEqual(facts);
  });
});

describe("[RS9] a project, a degree or a figure that was put right", () => {
  const lines = [
    ...[
      "EXPERIENCE",
      "Site Engineer, Hill Ltd, 2020 - 2022",
      "Project: Lake Tower",
      "Poured 60 slabs in 20 weeks",
    ],
    ...["EDUCATION", "B.Tech (Civil), Hill College, 2018", "HSC, 2014"],
  ];
  const remove = (kind: "project" | "education" | "figure", words: string, line: string) => ({
    facts: [{ kind, change: "remove" as const, words, line }],
  });

  it("leaves its list when it is taken out, and its line stays", () => {
    const facts = corrected(lines, remove("figure", "20 weeks", "Poured 60 slabs in 20 weeks"));
    expect(facts.figures.map(({ words }) => words)).toEqual(["60 slabs"]);
    expect(facts.tellingLines).toEqual(readResume(lines).tellingLines);
    expect(corrected(lines, remove("project", "Lake Tower", "Project: Lake Tower")).projects).toEqual([]);
    expect(corrected(lines, remove("education", "HSC", "HSC, 2014")).education.map((e) => e.degree)).toEqual([
      "B.Tech (Civil)",
    ]);
  });

  it("stays where another line says it too", () => {
    const twice = [...lines, "PROJECTS", "Lake Tower"];
    const facts = corrected(twice, remove("project", "Lake Tower", "Project: Lake Tower"));
    expect(facts.projects.map(({ line }) => line.text)).toEqual(["Lake Tower"]);
  });

  it("stands first on a line of its own when it is added, also for a language model", () => {
    const facts = [
      { kind: "project" as const, change: "add" as const, words: "River Bridge" },
      { kind: "education" as const, change: "add" as const, words: "MBA, Lake University" },
    ];
    const now = corrected(lines, { facts });
    expect(now.projects.map(({ name }) => name)).toEqual(["River Bridge", "Lake Tower"]);
    expect(now.education[0]).toMatchObject({ degree: "MBA", school: "Lake University" });
    expect(correctedLines(lines, corrections({ facts })).slice(-2)).toEqual([
      "River Bridge",
      "MBA, Lake University",
    ]);
  });

  it("may be absent in what was kept before", () => {
    expect(parseCorrections(JSON.stringify(corrections({})))?.facts).toBeUndefined();
  });
});
