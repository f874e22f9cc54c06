import type { Corrections, FactCorrection, RoleCorrection } from "#models/entities/corrections.ts";
import type { ResumeFacts, Role } from "#models/coach/resume/facts.ts";
import { stem } from "#models/coach/text/stem.ts";
import { namesOne, skillYears } from "#models/coach/resume/skillYears.ts";

/** A skill as it is shown: its years where a line states them, the lines that name it, and every name that they give it. */
export type SkillShown = { words: string; years: number | null; lines: string[]; names: string[] };

/** Skills by their name, each once, in the order of the resume. */
export function skillsShown({ skills }: Pick<ResumeFacts, "skills">): SkillShown[] {
  const shown = new Map<string, SkillShown>();
  for (const skill of skills) {
    const key = skill.words.toLowerCase();
    const known = shown.get(key) ?? { words: skill.words, years: null, lines: [], names: [skill.words] };
    known.years ??= skillYears(skill);
    if (!known.lines.includes(skill.line.text)) known.lines.push(skill.line.text);
    shown.set(key, known);
  }
  return [...shown.values()];
}

const stemsOf = (words: string) =>
  words
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => word !== "")
    .map(stem);

/**
 * Skills to be read, each once also where the resume names it in several ways ("Tally" and "Tally Prime", "ventilated" and
 * "ventilator care"): of one topic and with a word in common. The first name counts, with the lines of all.
 */
export function skillsToRead(facts: Pick<ResumeFacts, "skills">): SkillShown[] {
  const topics = new Map(facts.skills.map(({ words, topics: [topic = ""] }) => [words.toLowerCase(), topic]));
  const topicOf = ({ words }: SkillShown) => topics.get(words.toLowerCase());
  const shown: SkillShown[] = [];
  for (const skill of skillsShown(facts)) {
    const stems = stemsOf(skill.words);
    const before = shown.find(
      (one) => topicOf(one) === topicOf(skill) && stemsOf(one.words).some((own) => stems.includes(own)),
    );
    if (!before) {
      shown.push(skill);
      continue;
    }
    before.lines.push(...skill.lines.filter((line) => !before.lines.includes(line)));
    before.names.push(...skill.names);
    before.years ??= skill.years;
  }
  return shown;
}

/**
 * Skills as they stand in a form, the same that are read: those that were added, then those of the resume in its order.
 * None moves while its years are typed: a box that moves loses the focus, and what is typed next.
 */
export function skillsToCorrect(
  read: ResumeFacts,
  facts: ResumeFacts,
  { skills }: Corrections,
): SkillShown[] {
  const names = [...skills.filter(({ change }) => change === "add"), ...skillsShown(read)].map(({ words }) =>
    words.toLowerCase(),
  );
  const placeOf = ({ words }: SkillShown) => names.indexOf(words.toLowerCase());
  return skillsToRead(facts).sort((a, b) => placeOf(a) - placeOf(b));
}

/** Skills of the resume that were taken out, each once as those that are read. */
export function skillsOut(read: ResumeFacts, { skills }: Corrections): SkillShown[] {
  const out = skills.filter(({ change }) => change === "remove").map(({ words }) => words);
  return skillsToRead({ skills: read.skills.filter(({ words }) => namesOne(words, out)) });
}

/** A job in a form: as it was read or put right. `at`: the place of an added one among those. */
export type RoleShown = RoleCorrection & { at: number; changed: boolean };

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** A month since year 0 as it is typed: "Jun 2021", or "2021" where only years are known. */
const point = (month: number, yearOnly: boolean) =>
  yearOnly ? `${Math.floor(month / 12)}` : `${MONTHS[month % 12] ?? ""} ${Math.floor(month / 12)}`;

function asRead({ title, employer, worked, line }: Role): RoleCorrection {
  const yearOnly = worked !== null && worked.from % 12 === 0 && (worked.to ?? 0) % 12 === 0;
  const from = worked === null ? "" : point(worked.from, yearOnly);
  const to = worked === null ? "" : worked.to === null ? "now" : point(worked.to, yearOnly);
  return {
    line: line.text.trim(),
    title: title.slice(0, 80),
    employer: (employer ?? "").slice(0, 80),
    from,
    to,
  };
}

/** A place of work of which the resume says no title. */
const placeAsRead = ({ words, line }: ResumeFacts["workplaces"][number]): RoleCorrection => ({
  ...{ line: line.text.trim(), title: "", employer: words.slice(0, 80), from: "", to: "" },
});

/** All jobs of the resume, then places of work without a title, with what was put right of them, and behind them the added ones. */
export function rolesShown(read: ResumeFacts, { roles }: Corrections): RoleShown[] {
  const asFound = [...read.roles.map(asRead), ...read.workplaces.map(placeAsRead)];
  const own = asFound.map((found) => {
    const change = roles.find(({ line }) => line === found.line);
    return { ...(change ?? found), at: 0, changed: change !== undefined };
  });
  const added = roles
    .filter(({ line }) => line === undefined)
    .map((role, at) => ({ ...role, at, changed: true }));
  return [...own, ...added];
}

type Facts = Pick<ResumeFacts, "projects" | "education" | "figures">;

/** A project, a degree or a figure as it is shown, and how it stands among the corrections. */
export type FactShown = { say: string; fact: FactCorrection };

const KINDS = {
  project: ({ projects }: Facts) => projects.map(({ name, line }) => ({ words: name, more: null, line })),
  education: ({ education }: Facts) =>
    education.map(({ degree, school, line }) => ({ words: degree, more: school, line })),
  figure: ({ figures }: Facts) => figures.map(({ words, line }) => ({ words, more: null, line })),
};

/** What was read of a kind, each once for its line. */
function factsOf(kind: FactCorrection["kind"], facts: Facts): FactShown[] {
  const shown = KINDS[kind](facts).map(({ words, more, line }) => ({
    say: more === null ? words : `${words} · ${more}`,
    fact: { kind, change: "remove" as const, words: words.trim(), line: line.text.trim() },
  }));
  const keys = shown.map(({ fact }) => `${fact.words}\n${fact.line}`);
  return shown.filter((_, at) => keys.indexOf(keys[at] ?? "") === at);
}

const isOut = ({ fact }: FactShown, { facts = [] }: Corrections) =>
  facts.some(({ kind, words, line }) => kind === fact.kind && words === fact.words && line === fact.line);

/** Facts of a kind as they stand: those that the person has added, then those of the resume that were left in. */
export function factsShown(kind: FactCorrection["kind"], read: Facts, corrections: Corrections): FactShown[] {
  const added = (corrections.facts ?? []).filter((fact) => fact.change === "add" && fact.kind === kind);
  return [
    ...added.map((fact) => ({ say: fact.words, fact })),
    ...factsOf(kind, read).filter((shown) => !isOut(shown, corrections)),
  ];
}

/** Facts of the resume that were taken out. */
export const factsOut = (kind: FactCorrection["kind"], read: Facts, corrections: Corrections): FactShown[] =>
  factsOf(kind, read).filter((shown) => isOut(shown, corrections));

/** The languages that a resume is written in, by the share of its Devanagari letters. */
export function languageOf({ lines }: Pick<ResumeFacts, "lines">): "en" | "hi" | "both" {
  const text = lines.map((line) => line.text).join("");
  const all = text.match(/\p{L}/gu)?.length ?? 0;
  const share = (text.match(/(?=\p{L})\p{Script=Devanagari}/gu)?.length ?? 0) / Math.max(1, all);
  if (share > 0.7) return "hi";
  return share > 0.1 ? "both" : "en";
}

/** A resume from which few questions can be made. */
export const isThin = (read: ResumeFacts): boolean =>
  skillsShown(read).length < 3 && read.tellingLines.length < 3;
