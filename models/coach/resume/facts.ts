import type { Level } from "../../entities/corrections.ts";
import type { Family } from "../entry.ts";

/** Parts of a resume by their headings. `header` is what stands above the first heading. */
export type SectionName =
  | "header"
  | "summary"
  | "experience"
  | "projects"
  | "skills"
  | "education"
  | "activities"
  | "personal"
  | "declaration"
  | "references"
  | "other";

/**
 * A line of the resume with where it stands. `text` is word for word; `index` counts from 0. `quotable`: it reads as
 * words and is not about the private person, so it may be shown in a question.
 */
export type Line = { text: string; index: number; section: SectionName; quotable: boolean };

/** A skill or tool, in the letters of the resume. */
export type Skill = { words: string; topics: readonly string[]; family: Family; line: Line };

/** A stretch of work in months since year 0; `to` null means until now. */
export type Worked = { from: number; to: number | null };

/** A job: title and employer in the letters of the resume, months worked (0 when no dates are given) and when. */
export type Role = {
  title: string;
  employer: string | null;
  months: number;
  worked: Worked | null;
  line: Line;
};

/** A project with its name, and the line that names it. */
export type Project = { name: string; line: Line };

/** A degree or school certificate with its school, and the line that names it. */
export type Education = { degree: string; school: string | null; line: Line };

/** What a person says of themselves in some words: a strength ("quick learner") or an aim. */
export type Saying = { words: string; line: Line };

/** A number with its unit ("27%", "Rs. 4.2 lakh", "from 71% to 93%", "11 distributors"). */
export type Figure = { words: string; kind: "percent" | "money" | "range" | "count"; line: Line };

/** What the coach knows about a person from the resume, each with the line that says it. */
export type ResumeFacts = {
  lines: readonly Line[];
  skills: readonly Skill[];
  /** Job titles that place a person in a branch ("site engineer"): they say what is known, and are no skills. */
  trades: readonly Skill[];
  roles: readonly Role[];
  /** Places of work whose lines say no title. */
  workplaces: readonly Saying[];
  projects: readonly Project[];
  education: readonly Education[];
  figures: readonly Figure[];
  strengths: readonly Saying[];
  /** What the person looks for, as the objective says it. */
  aims: readonly Saying[];
  /** Things done outside work: camps, teams, courses, prizes. */
  pastimes: readonly Line[];
  /** Lines that may be quoted to the person, best first. */
  tellingLines: readonly Line[];
  /** Years of work, overlapping times counted once; halves allowed. */
  years: number;
  /** The families the person may belong to, strongest first, shares adding up to 1; never empty. */
  families: readonly { family: Family; share: number }[];
  /** How far they have come, as they have said it; null where only the resume speaks (level.ts). */
  level: Level | null;
  /** Skills that the person has said are not theirs, and the topics that nothing else of the resume stands for. */
  disowned: { words: readonly string[]; topics: readonly string[] };
};
