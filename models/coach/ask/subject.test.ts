import { describe, expect, it } from "vitest";
import { bank } from "../bank/index.ts";
import type { Entry } from "../entry.ts";
import type { Brief } from "../interviewer.ts";
import { accountant } from "../resume/fixtures.ts";
import { askFrom } from "./askCoach.ts";
import { meetsRound } from "./subject.ts";

const teacher = `EXPERIENCE
Primary Teacher, Green Valley Public School, Nashik
June 2020 - Present
• Class teacher of 3B with 42 children
EDUCATION
B.Ed, SNDT Women's University, 2018
SKILLS
Lesson planning, Phonics, Classroom management`.split("\n");
const engineer = `EXPERIENCE
Production Engineer, Deccan Forge Ltd, Pune
July 2020 - Present
• Cut rejection from 4% to 1.5% with root cause analysis
EDUCATION
Diploma in Mechanical Engineering, Government Polytechnic Pune, 2020
SKILLS
AutoCAD, CNC, Quality control`.split("\n");

type Said = Pick<Brief["round"], "title" | "type" | "difficulty"> & { description?: string };
const lesson = {
  title: "Lesson talk",
  type: "other",
  difficulty: "medium",
  description: "Take the interviewer through one lesson: aim, opening, activity, check, homework.",
} as const;
const line = {
  title: "Problem on the line",
  type: "other",
  difficulty: "hard",
  description: "Rejections rise on one machine: find the cause step by step and keep it from coming back.",
} as const;
const warmUp = {
  title: "Warm-up",
  type: "hr",
  difficulty: "easy",
  description: "Gentle questions about you and your resume, to get your voice going.",
} as const;

function entriesOf(resume: readonly string[], round: Said, attempts = 2): Entry[] {
  const asked: string[] = [];
  for (let attempt = 0; attempt < attempts; attempt++) {
    const size = { duration: 30, questionCount: 5 };
    const brief = { round: { ...round, ...size }, companyName: "Company", resume, askedBefore: [...asked] };
    const set = askFrom(bank, { ...brief, seed: `${round.title} ${attempt}` });
    asked.push(...set.flatMap(({ entryId }) => entryId ?? []));
  }
  return asked.flatMap((id) => bank.filter((entry) => entry.id === id));
}
const families = (entries: readonly Entry[]) => [...new Set(entries.map(({ family }) => family))];

describe("what a round says of itself", { timeout: 60_000 }, () => {
  it("[QS2] brings a teacher lessons in a lesson talk, and no puzzle", () => {
    const asked = entriesOf(teacher, lesson);
    expect(families(asked)).toEqual(["teaching"]);
    expect(asked.slice(0, 5).map(({ topic }) => topic)).toContain("lesson planning");
    expect(asked.map(({ topic }) => topic)).toContain("demo lesson");
  });

  it("[QS2] brings an engineer rejections and machines in a problem on the line", () => {
    const asked = entriesOf(engineer, line);
    expect(families(asked)).toEqual(["engineering"]);
    expect(asked.slice(0, 5).map(({ topic }) => topic)).toContain("root cause");
  });

  it("[QS2] [QS4] brings nobody another family's questions, whatever the round is about", () => {
    for (const round of [lesson, line]) {
      const asked = families(entriesOf(accountant, round));
      expect(asked).toContain("general");
      expect(asked.filter((family) => family !== "general" && family !== "accounts")).toEqual([]);
    }
  });

  it("[QS2] asks in a warm-up about the person, and no terms", () => {
    const topics = entriesOf(teacher, warmUp, 3).map(({ topic }) => topic);
    expect(topics[0]).toBe("introduction");
    for (const terms of ["travel", "shifts", "hours", "relocation", "notice", "pay"]) {
      expect(topics).not.toContain(terms);
    }
  });

  it("[QS2] comes first in a round on the trade, too", () => {
    const about = { title: "Class control", type: "technical", difficulty: "medium" } as const;
    expect(entriesOf(teacher, about, 1).map(({ topic }) => topic)).toContain("class control");
  });

  it("[QS2] says nothing where every round could say it", () => {
    const round = {
      title: "Technical interview",
      description: "",
      type: "technical",
      difficulty: "easy",
    } as const;
    const meets = meetsRound(bank, { ...round, duration: 30, questionCount: null });
    expect(bank.filter((entry) => meets(entry) !== 0)).toEqual([]);
  });

  it("[QS5] sends neither teachers nor nurses on journeys in talk of the post, while other questions are left", () => {
    const talk = { title: "HR", type: "hr", difficulty: "easy" } as const;
    expect(entriesOf(teacher, talk, 3).map(({ topic }) => topic)).not.toContain("travel");
  });
});
