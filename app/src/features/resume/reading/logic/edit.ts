import type { Corrections, FactCorrection, RoleCorrection } from "#models/entities/corrections.ts";

/** Changes of what a person has put right. All give a new object and change nothing. */

/** Nothing put right yet of the file with this hash. */
export const uncorrected = (resume: string): Corrections => ({ resume, skills: [], roles: [] });

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
const others = ({ skills }: Corrections, words: string) =>
  skills.filter((skill) => !same(skill.words, words));
const changeOf = ({ skills }: Corrections, words: string) => skills.find((skill) => same(skill.words, words));

/** Takes a skill out; one that the person had added is gone without a trace. */
export function removeSkill(corrections: Corrections, words: string): Corrections {
  const rest = others(corrections, words);
  if (changeOf(corrections, words)?.change === "add") return { ...corrections, skills: rest };
  return { ...corrections, skills: [...rest, { words, change: "remove" }] };
}

/** Brings back a skill that was taken out. */
export const restoreSkill = (corrections: Corrections, words: string): Corrections => ({
  ...corrections,
  skills: others(corrections, words),
});

/** Adds a skill, or brings it back; blank words change nothing. @param read the skills of the resume */
export function addSkill(corrections: Corrections, words: string, read: readonly string[]): Corrections {
  const tidy = words.trim();
  if (tidy === "") return corrections;
  if (read.some((one) => same(one, tidy))) return restoreSkill(corrections, tidy);
  return { ...corrections, skills: [...others(corrections, tidy), { words: tidy, change: "add" }] };
}

/** Sets the years with a skill, in its place among the changes; undefined: as the resume says. */
export function setSkillYears(
  corrections: Corrections,
  words: string,
  years: number | undefined,
): Corrections {
  const before = changeOf(corrections, words);
  const added = before?.change === "add";
  if (years === undefined && !added) return { ...corrections, skills: others(corrections, words) };
  const next = {
    words,
    change: added ? ("add" as const) : ("years" as const),
    ...(years !== undefined && { years }),
  };
  const { skills } = corrections;
  return {
    ...corrections,
    skills: before ? skills.map((one) => (one === before ? next : one)) : [...skills, next],
  };
}

/** Changes the job of a line; `line` of an added one is undefined, and `at` its place among the added ones. */
export function setRole(corrections: Corrections, role: RoleCorrection, at: number): Corrections {
  const { roles } = corrections;
  const place =
    role.line === undefined
      ? roles.findIndex((_, i) => addedBefore(roles, i) === at && roles[i]?.line === undefined)
      : roles.findIndex(({ line }) => line === role.line);
  const next = place < 0 ? [...roles, role] : roles.map((one, i) => (i === place ? role : one));
  return { ...corrections, roles: next };
}

const addedBefore = (roles: readonly RoleCorrection[], at: number) =>
  roles.slice(0, at).filter(({ line }) => line === undefined).length;

/** Forgets what was put right of a job; an added one is gone. */
export function forgetRole(corrections: Corrections, line: string | undefined, at: number): Corrections {
  const roles = corrections.roles.filter((role, i) =>
    line === undefined
      ? role.line !== undefined || addedBefore(corrections.roles, i) !== at
      : role.line !== line,
  );
  return { ...corrections, roles };
}

const isSameFact = (one: FactCorrection, other: FactCorrection) =>
  one.kind === other.kind && one.words === other.words && one.line === other.line;
const otherFacts = ({ facts = [] }: Corrections, fact: FactCorrection) =>
  facts.filter((one) => !isSameFact(one, fact));

/** Takes a fact out or adds it, once. */
export const setFact = (corrections: Corrections, fact: FactCorrection): Corrections => ({
  ...corrections,
  facts: [...otherFacts(corrections, fact), fact],
});

/** Forgets what was put right of a fact: one that was taken out is back, one that was added is gone. */
export const forgetFact = (corrections: Corrections, fact: FactCorrection): Corrections => ({
  ...corrections,
  facts: otherFacts(corrections, fact),
});
