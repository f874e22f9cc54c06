import type { Entry } from "../entry.ts";
import type { Line, ResumeFacts, Saying } from "../resume/facts.ts";
import { asksAbility, asksAim, asksDeed } from "./bearing.ts";
import { cutLine } from "./cutLine.ts";
import { lead, LONGEST, MOST, unique, type Lead } from "./lead.ts";
import { lineFits, nearness } from "./lines.ts";
import { deedFits, isName, lineBears, sharedWith } from "./tells.ts";

/** Leads in the person's own words: deeds, lines, strengths, the aim. */

const MEMORY = ["You may think of “{}” from your resume.", "If it helps, take “{}” from your resume."];
const SAID = ["Your resume says “{}”.", "I read “{}” on your resume.", "You mention “{}”."];
const STRENGTH = [
  "You name “{}” as a strength.",
  "Your resume says “{}” of you.",
  "You call “{}” a strength.",
];
const AIM = ["Your aim reads “{}”.", "You write as your aim: “{}”."];
const OFFERED = ["You list {} on your resume.", "You have {} among your skills."];

const withoutSign = (text: string) => text.replace(/^[^\p{L}\p{N}]+/u, "");

/** A piece of a line; where it is cut, half of a second thing done falls away with it. */
function short(line: Line) {
  const words = cutLine(line.text, LONGEST);
  const whole = line.text.includes(`${words}.`) || withoutSign(line.text) === words;
  const first = words.replace(/,? and [^,;]*$/, "");
  return { words: whole || first.length < 24 ? words : first, line };
}

/** Words that say enough to be known again: "Ex-serviceman" alone does not. */
const saysEnough = ({ words }: { words: string }) => words.length >= 12 && words.split(" ").length >= 3;

/** A wording that asks what was done, and supposes nothing. */
const SUPPOSES = /^(?:suppose|what if|imagine)\b|\bwould you\b/i;
export const tells = (entry: Entry, frame: string) => entry.kind === "behavioral" && !SUPPOSES.test(frame);

/** A line that says what was done, and not only what there was. */
const DEED =
  /(?:^|[:;,]\s|\band\s)(?:\p{L}{2,}ed|led|built|grew|wrote|taught|ran|won|made|cut|took|brought|began|sold|plan|implement|captain|volunteer\w*|member)\b|[\p{Script=Devanagari}]/iu;

/** Deeds of the resume that a story may come from. */
export function memoriesBefore(entry: Entry, facts: ResumeFacts): Lead[] {
  if (!asksDeed(entry)) return [];
  const own = facts.roles.length === 0 ? [...facts.pastimes, ...facts.tellingLines] : facts.tellingLines;
  const deeds = own.filter(
    (line) => DEED.test(withoutSign(line.text)) && lineFits(entry, line) && deedFits(entry, line),
  );
  return unique(deeds, ({ text }) => text)
    .map(short)
    .filter(saysEnough)
    .slice(0, MOST * 2)
    .flatMap((filling, at) => lead(MEMORY, filling, 1.2 - 0.1 * at));
}

/**
 * The beginning of a line where that speaks of what is asked, or the first piece with a word of the question: the rest of a
 * long line is not heard, so it must not be why the line was taken.
 */
function spoken(entry: Entry, line: Line) {
  const piece = (text: string) => ({ ...short({ ...line, text }), line });
  const begins = piece(line.text);
  if (saysEnough(begins) && lineBears(entry, { ...line, text: begins.words })) return begins;
  return line.text
    .split(/(?<=[.;])\s+(?=\p{L})|[,;]\s+/u)
    .map(piece)
    .find((said) => saysEnough(said) && sharedWith(entry, said.words) > 0);
}

/** Lines that speak of what is asked, at least so much. */
export function linesSaid(entry: Entry, facts: ResumeFacts, least: number): Lead[] {
  return unique([...facts.pastimes, ...facts.tellingLines], ({ text }) => text)
    .filter((line) => nearness(entry, line) >= least && lineFits(entry, line))
    .flatMap((line) => spoken(entry, line) ?? [])
    .slice(0, MOST)
    .flatMap((filling, at) => lead(SAID, filling, 0.9 - 0.1 * at));
}

const sayings = (shapes: readonly string[], own: readonly Saying[], worth: number) =>
  unique(own, ({ words }) => words.toLowerCase())
    .slice(0, MOST)
    .flatMap(({ words, line }) => lead(shapes, { words: cutLine(words, LONGEST), line }, worth));

/** Strengths, and before other questions than stories also aims and listed skills, where they have to do with it. */
export function sayingsBefore(entry: Entry, facts: ResumeFacts, story: boolean): Lead[] {
  const worth = facts.roles.length === 0 ? 1 : 0.4;
  const fits = story ? asksDeed(entry) : asksAbility(entry);
  const own = story ? facts.strengths.filter(({ words }) => sharedWith(entry, words) > 0) : facts.strengths;
  const strengths = fits ? sayings(STRENGTH, own, worth) : [];
  if (story) return strengths;
  const offered = facts.skills.filter(
    (skill) => skill.line.section === "skills" && skill.family !== "fresher" && isName(skill),
  );
  const listed = fits ? sayings(OFFERED, offered, worth - 0.5) : [];
  const aims = asksAim(entry) ? sayings(AIM, facts.aims, worth - 0.1) : [];
  return [...strengths, ...aims, ...listed];
}

/** The aim, where it names the trade that a question is about. */
export const aimsAt = (facts: ResumeFacts, isTrade: (words: string) => boolean): Lead[] =>
  sayings(
    AIM,
    facts.aims.filter(({ words }) => isTrade(words)),
    1,
  );
