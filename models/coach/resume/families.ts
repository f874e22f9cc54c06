import type { Family } from "../entry.ts";
import type { Line, Role, Skill } from "./facts.ts";
import { SIGNS } from "./signs.ts";
import { tidyLine } from "./tidy.ts";
import { familiesOfDegrees, familiesOfSkills, isOutside } from "./trade.ts";

type Scores = Map<Family, number>;

const add = (scores: Scores, family: Family, by: number) =>
  scores.set(family, (scores.get(family) ?? 0) + by);

function scoreText(scores: Scores, text: string, by: number) {
  for (const [family, sign] of SIGNS) if (sign.test(text)) add(scores, family, by);
}

const NO_WORK = /^\W*(?:nil|none|no|not|n\/?a|fresher)\b/i;

/** Whether a person has had work, also where no title was read: something stands under Experience. */
export const hasWorked = ({ lines, roles }: { lines: readonly Line[]; roles: readonly Role[] }) =>
  roles.some(({ line }) => line.section !== "activities") ||
  lines.some(({ section, text }) => section === "experience" && !NO_WORK.test(text));

const WEIGHT_OF_LINE = { header: 3, summary: 2.5, education: 1.5, projects: 0.5, experience: 0.7 } as const;
const weightOf = (section: string) =>
  Object.entries(WEIGHT_OF_LINE).find(([name]) => name === section)?.[1] ?? 0.3;

/** Everything that a resume says of families: titles, the latest most, then its lines and skills. */
function allSigns(lines: readonly Line[], roles: readonly Role[], skills: readonly Skill[]): Scores {
  const scores: Scores = new Map();
  roles.forEach((role, i) => scoreText(scores, role.title, i === 0 ? 6 : Math.max(1, 4 - i)));
  for (const line of lines) scoreText(scores, tidyLine(line.text), weightOf(line.section));
  const named = new Set<string>();
  for (const { family, topics } of skills) {
    const topic = topics[0] ?? "";
    if (family === "fresher" || named.has(topic)) continue;
    named.add(topic);
    add(scores, family, 0.8);
  }
  return scores;
}

/** What places people of another trade: a degree, or several skills that nobody else has. */
function clearSigns(lines: readonly Line[], skills: readonly Skill[]): Scores {
  const scores: Scores = new Map();
  for (const family of familiesOfDegrees(lines)) add(scores, family, 3);
  for (const [family, many] of familiesOfSkills(skills)) add(scores, family, 0.8 * many);
  return scores;
}

/**
 * The families a person may belong to, from titles, header, summary, degrees and skills; the latest job weighs most.
 * Whose titles or degree are of no family belongs to one only by clear signs of it. Without a job one is a fresher
 * besides (rule RS7).
 */
export function familiesOf(
  lines: readonly Line[],
  roles: readonly Role[],
  skills: readonly Skill[],
  years: number,
): { family: Family; share: number }[] {
  const scores = isOutside(lines, roles) ? clearSigns(lines, skills) : allSigns(lines, roles, skills);
  const known = [...scores].filter(([family]) => family !== "fresher");
  const total = known.reduce((sum, [, score]) => sum + score, 0);
  const noWork = years < 0.5 && !hasWorked({ lines, roles });
  if (noWork) scores.set("fresher", Math.max(2, total * 0.5, scores.get("fresher") ?? 0));
  else scores.delete("fresher");
  const sum = [...scores.values()].reduce((a, b) => a + b, 0);
  if (sum === 0) return [{ family: "general", share: 1 }];
  return [...scores]
    .map(([family, score]) => ({ family, share: score / sum }))
    .sort((a, b) => b.share - a.share || a.family.localeCompare(b.family));
}
