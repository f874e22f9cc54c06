import * as z from "zod/mini";
import { Family } from "../coach/entry.ts";
import { optionalText, text } from "./basics.ts";

/** The most characters that corrections have on the wire. */
export const CORRECTIONS_MAX = 20_000;

/** How far somebody has come at work. */
export const Level = z.enum(["fresher", "junior", "mid", "senior"]);
export type Level = z.infer<typeof Level>;

/** Years at work or with a skill; halves allowed. */
const Years = z.number().check(z.gte(0), z.lte(50));

/** A skill in the letters of the resume, or in the person's own where it is added. */
export const SkillCorrection = z.object({
  words: text(60),
  /** years: the skill stays, with these years. */
  change: z.enum(["add", "remove", "years"]),
  years: z.optional(Years),
});
export type SkillCorrection = z.infer<typeof SkillCorrection>;

/** A job as it should read. All of its texts may be empty while they are typed. */
export const RoleCorrection = z.object({
  /** The line of the resume that the job was read from; absent where the person has added the job. */
  line: z.optional(text(500)),
  removed: z.optional(z.literal(true)),
  title: optionalText(80),
  employer: optionalText(80),
  /** Times as a resume writes them: "Jun 2021", "2019". */
  from: optionalText(30),
  /** As `from`, or "now". */
  to: optionalText(30),
});
export type RoleCorrection = z.infer<typeof RoleCorrection>;

/** A project, a degree or a figure that is taken out or added. */
export const FactCorrection = z.object({
  kind: z.enum(["project", "education", "figure"]),
  change: z.enum(["add", "remove"]),
  /** The name, the degree or the figure, as it was read or as the person says it. */
  words: text(500),
  /** The line that it was read from; absent where the person has added it. */
  line: z.optional(text(500)),
});
export type FactCorrection = z.infer<typeof FactCorrection>;

/** What a person has put right of what was read from their resume. */
export const Corrections = z.object({
  /** SHA-256 of the file that they are about, in hex; they count for no other. */
  resume: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  family: z.optional(Family),
  level: z.optional(Level),
  years: z.optional(Years),
  skills: z.array(SkillCorrection).check(z.maxLength(100)),
  roles: z.array(RoleCorrection).check(z.maxLength(30)),
  /** Absent in what was kept before these could be put right. */
  facts: z.optional(z.array(FactCorrection).check(z.maxLength(100))),
});
export type Corrections = z.infer<typeof Corrections>;

/** Corrections from their JSON; null where it is none, too long, or says something else. */
export function parseCorrections(json: string): Corrections | null {
  if (json.length > CORRECTIONS_MAX) return null;
  try {
    return Corrections.safeParse(JSON.parse(json)).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Whether nothing is put right. */
export const isUncorrected = ({ family, level, years, skills, roles, facts = [] }: Corrections): boolean =>
  family === undefined &&
  level === undefined &&
  years === undefined &&
  skills.length === 0 &&
  roles.length === 0 &&
  facts.length === 0;
