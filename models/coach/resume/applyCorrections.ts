import type { Corrections } from "../../entities/corrections.ts";
import { correctFacts } from "./correctFacts.ts";
import { correctRoles } from "./correctRoles.ts";
import { correctSkills, linesBehind, removedSkills } from "./correctSkills.ts";
import { latestMonth } from "./dates.ts";
import type { Line, ResumeFacts, Skill } from "./facts.ts";
import { familiesOf } from "./families.ts";
import { openLines, yearsOf } from "./readResume.ts";
import { rewriting } from "./rewriteLines.ts";
import { namesOne } from "./skillYears.ts";

type Families = ResumeFacts["families"];

/** Share of the field that the person has named as theirs. */
const OWN_FIELD = 0.6;
const AS_FRESHER = 0.35;

/** One family with this share, the others in what is left. */
function withShare(families: Families, family: Families[number]["family"], share: number): Families {
  const others = families.filter((other) => other.family !== family);
  const sum = others.reduce((all, other) => all + other.share, 0);
  if (sum === 0) return [{ family, share: 1 }];
  const scaled = others.map((other) => ({ ...other, share: (other.share / sum) * (1 - share) }));
  return [{ family, share }, ...scaled].sort((a, b) => b.share - a.share);
}

function without(families: Families, family: Families[number]["family"]): Families {
  const others = families.filter((other) => other.family !== family);
  const sum = others.reduce((all, other) => all + other.share, 0);
  if (sum === 0) return [{ family: "general", share: 1 }];
  return others.map((other) => ({ ...other, share: other.share / sum }));
}

/** The field that the person has named first; who works in another field has none of the families that were read. */
function inField(families: Families, family: Families[number]["family"]): Families {
  if (family !== "general") return withShare(families, family, OWN_FIELD);
  const first = families.filter((other) => other.family === "fresher");
  return first.length === 0 ? [{ family, share: 1 }] : withShare(first, family, OWN_FIELD);
}

/** Families with the field and the level that the person has named. */
function leaning(families: Families, { family, level }: Corrections): Families {
  const field = family === undefined ? families : inField(families, family);
  if (level === undefined) return field;
  return level === "fresher" ? withShare(field, "fresher", AS_FRESHER) : without(field, "fresher");
}

/** Topics that only skills which were taken out have as their own. */
function lostTopics(read: readonly Skill[], left: readonly Skill[]): string[] {
  const own = new Set(left.map(({ topics }) => topics[0] ?? ""));
  return [...new Set(read.map(({ topics }) => topics[0] ?? ""))].filter((topic) => !own.has(topic));
}

type Rewrite = (line: Line) => Line | null;

/** Facts with their lines as they read now. */
const onLines = <T extends { line: Line }>(facts: readonly T[], rewrite: Rewrite): T[] =>
  facts.flatMap((fact) => {
    const line = rewrite(fact.line);
    return line === null ? [] : [{ ...fact, line }];
  });

const linesNow = (lines: readonly Line[], rewrite: Rewrite): Line[] =>
  lines.flatMap((line) => rewrite(line) ?? []);

/**
 * What is known of a person with what they have put right (rule RS9): a skill that is not theirs is in no list and asked
 * about nowhere, whatever they have added or changed stands on a line of its own in their words, and years, families and
 * level follow. The facts of the resume stay as they are where nothing was put right.
 */
export function applyCorrections(
  read: ResumeFacts,
  corrections: Corrections | null | undefined,
): ResumeFacts {
  if (!corrections) return read;
  const removed = removedSkills(corrections.skills);
  const isLeft = ({ words }: { words: string }) => !namesOne(words, removed);
  const left = read.skills.filter(isLeft);
  const rewrite = rewriting(removed);
  const behind = linesBehind(read.lines);
  const now = latestMonth([
    ...read.lines.map(({ text }) => text),
    ...corrections.roles.map(({ from, to }) => `${from} ${to}`),
  ]);
  const { roles, lines: ofRoles } = correctRoles(read, corrections.roles, now, behind.add);
  const standing = new Set(roles.map(({ line }) => line));
  // What names a job stands as it is: the job's title is not taken out with the skill.
  const lineNow: Rewrite = (line) => {
    const changed = ofRoles.get(line);
    if (changed !== undefined) return changed;
    return standing.has(line) ? line : rewrite(line);
  };
  const family = corrections.family ?? read.families[0]?.family ?? "general";
  const skills = correctSkills(onLines(left, lineNow), corrections.skills, family, behind.add);
  const trades = onLines(read.trades.filter(isLeft), lineNow);
  const { projects, education, figures } = correctFacts(read, corrections.facts ?? [], behind.add);
  const lines = [...linesNow(read.lines, lineNow), ...behind.added];
  const open = openLines(lines);
  const years = corrections.years ?? yearsOf(open, roles, now);
  return {
    ...read,
    lines,
    skills,
    trades,
    roles,
    workplaces: onLines(
      read.workplaces.filter(({ line }) => !standing.has(ofRoles.get(line) ?? line)),
      lineNow,
    ),
    projects: onLines(projects, lineNow).filter(({ name }) => !namesOne(name, removed)),
    education: education.map((one) => ({ ...one, line: lineNow(one.line) ?? one.line })),
    figures: onLines(figures, lineNow),
    strengths: onLines(read.strengths, lineNow),
    aims: onLines(read.aims, lineNow).filter(({ words }) => !namesOne(words, removed)),
    pastimes: linesNow(read.pastimes, lineNow),
    tellingLines: linesNow(read.tellingLines, lineNow),
    years,
    families: leaning(familiesOf(open, roles, [...skills, ...trades], years), corrections),
    level: corrections.level ?? null,
    disowned: { words: removed, topics: lostTopics(read.skills, skills) },
  };
}
