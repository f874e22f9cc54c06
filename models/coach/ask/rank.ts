import type { RoundType } from "../../entities/round.ts";
import type { Brief } from "../interviewer.ts";
import type { Entry, Family, RoundKind } from "../entry.ts";
import type { ResumeFacts } from "../resume/facts.ts";
import { hasWorked } from "../resume/families.ts";
import { namesOne } from "../resume/skillYears.ts";
import { once } from "../text/once.ts";
import { isCraft, isProblem, isPuzzle } from "./belongs.ts";
import { isElsewhere, isOwnBranch } from "./branches.ts";
import { isForOthers } from "./forWhom.ts";
import { asksType, kindsFor } from "./kinds.ts";
import { chance } from "./random.ts";
import { meetsRound, ON_SUBJECT, type Meets } from "./subject.ts";
import { writesCode } from "./problemLeads.ts";
import { isBranch, namesOfTopic, needsTool, skillsFor } from "./topics.ts";

/**
 * An entry with how well it fits; more is better. `suits`: it is of the round's kind and type, on its level or the next,
 * of the person's trade and tools, and says nothing untrue of them; `suitsElse`: all of it but the level; `asked`: they
 * had it before.
 */
export type Ranked = { entry: Entry; fit: number; suits: boolean; suitsElse: boolean; asked: boolean };

const LEVELS = ["easy", "medium", "hard"] as const;
const LEVEL_COST = [0, 4, 9] as const;
const OTHER_FAMILY = -150;
const NOBODYS_FAMILY = -300;
const ASKED_BEFORE = -90;
/** A kind that the round does not ask for, and each further step down its list. */
const OTHER_KIND = -24;
const NEXT_KIND = -26;
const MISSING_TOOL = -7;
/** A branch of a trade that the resume does not show comes after all that was asked before. */
const OTHER_BRANCH = -110;
/** Within a trade the own branch comes first (rule QS5), and what a skill names before what a title shows. */
const OWN_BRANCH = 3;
/** A cook's or driver's own craft is little beside what any trade is asked: it must outweigh a step of level. */
const OWN_CRAFT = 6;
/** Whatever a set has of topics and rungs, what any trade is asked comes after all that is left of one's own. */
const AFTER_OWN = -34;
/** Even what was asked before comes sooner than a question of a type that the round does not ask. */
const OTHER_TYPE = -400;

/** Trees and grids come to people outside software when everyday problems of their level are used up. */
const FOR_CODERS = -6;
/** To those who write no code at all only after every everyday problem of any level. */
const CODERS_ONLY = -24;
const NO_JOB_YET = -14;

/** Questions on a present or former job ("why do you want to leave?") are for those who have one. */
const asksOfJob = once((entry: Entry) =>
  entry.frames.some(
    (frame) =>
      !frame.includes("{") &&
      /\b(?:your (?:present|last|current|old|former) (?:job|work|company|employer|manager|salary|pay|place)|your notice|your call audit score|last job|past employers?|short time in your jobs|changed jobs)\b/i.test(
        frame,
      ),
  ),
);

const NEVER_WORKED =
  /\bno (?:work |job )?(?:experience|job)\b|\bnot worked\b|\bwithout (?:any )?experience\b/i;
const MANY_JOBS = /\bchange(?:d|s)? jobs\b|\bshort time in your jobs\b/i;
const UNTRUE = -130;

/** A question on a skill that the person has taken out of what was read (rule RS9). */
function isDisowned(entry: Entry, facts: ResumeFacts): boolean {
  const { words, topics } = facts.disowned;
  if (words.length === 0) return false;
  if (entry.frames.every((frame) => namesOne(frame, words))) return true;
  return (
    namesOfTopic(entry.topic).some((name) => topics.includes(name)) && skillsFor(entry, facts).length === 0
  );
}

/** A question that says of the person what the resume shows otherwise is asked only when nothing else is left. */
function truth(entry: Entry, facts: ResumeFacts): number {
  const says = (sign: RegExp) => entry.frames.some((frame) => sign.test(frame));
  if (hasWorked(facts) && says(NEVER_WORKED)) return UNTRUE;
  if (isDisowned(entry, facts) || isForOthers(entry, facts)) return UNTRUE;
  return facts.roles.length < 2 && says(MANY_JOBS) ? UNTRUE : 0;
}

/** Levels of questions that people of a level are asked rather. */
const LEANS_TO = { fresher: "easy", junior: "easy", mid: "medium", senior: "hard" } as const;
const LEANING = 3;

/** Whoever has said how far they have come gets some more questions of that level; the round's own stay the most. */
const leaning = (entry: Entry, { level }: ResumeFacts) =>
  level !== null && entry.level === LEANS_TO[level] ? LEANING : 0;

const isTechKind = (kind: RoundKind) => kind === "coding" || kind === "system-design";

/** Whether a person belongs to no trade that the bank knows. */
const isPlaceless = (families: ResumeFacts["families"]) =>
  families.every(({ family }) => family === "general" || family === "fresher");

/**
 * Another family's entry: never while others are left (rule QS4). To people of no family even what was asked before
 * comes sooner.
 */
const otherFamily = (families: ResumeFacts["families"]) =>
  isPlaceless(families) ? NOBODYS_FAMILY : OTHER_FAMILY;

/** Families that are for everyone in a kind of entry; code is nobody's own in a round that does not ask for it. */
function forEveryone({ kind }: Entry, families: ResumeFacts["families"], type: RoundType): readonly Family[] {
  const codes = isTechKind(kind) && (!isPlaceless(families) || kind === type);
  return codes ? ["general", "software"] : ["general"];
}

/** How much of the person's work is of the entry's family, 0 to 1; 0 also where that is hardly any. */
function ownShare({ family }: Entry, { families }: ResumeFacts): number {
  const share = families.find((own) => own.family === family)?.share ?? 0;
  const part = share / (families[0]?.share ?? 1);
  return family !== "general" && part >= 0.25 ? part : 0;
}

/** Whether something of their own trade is left to ask somebody. */
const hasOwnLeft = (bank: readonly Entry[], { askedBefore }: Brief, facts: ResumeFacts) =>
  !isPlaceless(facts.families) &&
  bank.some(
    (entry) =>
      entry.kind === "technical" &&
      ownShare(entry, facts) > 0 &&
      !askedBefore.includes(entry.id) &&
      !isElsewhere(entry, facts) &&
      truth(entry, facts) === 0,
  );

/** Own family first, what is for everyone next, another family last (rule QS4). */
function familyFit(entry: Entry, facts: ResumeFacts, type: RoundType, codes: boolean): number {
  const { families } = facts;
  // Some tools on a resume make no problem for programmers one's own.
  const own = isProblem(entry) && !codes ? 0 : ownShare(entry, facts);
  // Subjects of commerce or engineering are no others' first job.
  const foreign = isPlaceless(families) && needsTool(entry) && skillsFor(entry, facts).length === 0;
  if (own > 0 && !foreign) return 4 + 5 * own;
  const everyones = forEveryone(entry, families, type);
  const ofCode = ["software", "data"].includes(families[0]?.family ?? "");
  // Everyday problems are for those who do not write code.
  if (ofCode && isTechKind(entry.kind) && entry.family === "general") return -3;
  if (everyones.includes(entry.family)) {
    if (entry.family === "general") return 4;
    return codes ? FOR_CODERS : CODERS_ONLY;
  }
  return otherFamily(families);
}

function topicFit(entry: Entry, facts: ResumeFacts): number {
  const named = skillsFor(entry, facts);
  if (isElsewhere(entry, facts)) return OTHER_BRANCH;
  if (named.length > 0) return 4 + Math.min(2, named.length * 0.4);
  if (isOwnBranch(entry, facts)) return isCraft(entry) ? OWN_CRAFT : OWN_BRANCH;
  return needsTool(entry) && !isBranch(entry.topic) ? MISSING_TOOL : 0;
}

/** A round of HR talk that is no hard one opens with the person. */
const INTRODUCES = 3;
const opens = (entry: Entry, { type, difficulty }: Brief["round"]) =>
  type === "hr" && difficulty !== "hard" && entry.topic === "introduction" && entry.rung === "opener"
    ? INTRODUCES
    : 0;

/** In a round on their trade, who writes no code gets what was asked before rather than a list of codes. */
const NO_PROBLEMS = -130;

function kindFit(entry: Entry, kinds: ReturnType<typeof kindsFor>, codes: boolean): number {
  if (kinds.wanted.includes(entry.kind)) return 0;
  if (!codes && kinds.wanted[0] === "technical" && isProblem(entry)) return NO_PROBLEMS;
  const at = kinds.fill.indexOf(entry.kind);
  return OTHER_KIND + NEXT_KIND * (at >= 0 ? at + 1 : 4);
}

/** What a round says it is about comes first, as far as level and family let it. */
const BY_SUBJECT = 2.5;
const MOST_SUBJECT = 10;
const subjectFit = (meets: number) => Math.min(MOST_SUBJECT, BY_SUBJECT * meets);

/** In a round of its own kind whose subject is of the person's trade, the rest of the trade comes before anything else. */
const BESIDE_SUBJECT = -3;
const OFF_SUBJECT = -8;
const NO_PUZZLE = -20;

/** So much of a trade must meet what a round says of itself; a word alone may mean something else. */
const ABOUT_TRADE = 5;
function isAboutTrade(bank: readonly Entry[], facts: ResumeFacts, meets: Meets): boolean {
  const own = bank.filter((entry) => ownShare(entry, facts) > 0 && meets(entry) >= ON_SUBJECT);
  return own.reduce((sum, entry) => sum + meets(entry), 0) >= ABOUT_TRADE;
}

/** How the kind of an entry fits a round of a kind of its own, by what the round says of itself (rule QS2). */
function otherFit(entry: Entry, kinds: ReturnType<typeof kindsFor>, codes: boolean, own: Own): number {
  const plain = kindFit(entry, kinds, codes);
  const ofTrade = own.share > 0 && !isProblem(entry);
  if (ofTrade && own.meets >= ON_SUBJECT) return 0;
  if (!own.isSubject) return plain;
  if (ofTrade) return Math.max(plain, BESIDE_SUBJECT);
  return own.meets > 0 ? plain : plain + (isPuzzle(entry) ? NO_PUZZLE : OFF_SUBJECT);
}

/** What an entry has to do with the person's trade and the round's subject; `isSubject`: some of the trade is just that. */
type Own = { share: number; meets: number; isSubject: boolean };

/** Least recent first among those asked before: the later in the list, the lower (rule QS6). */
function askedFit(entry: Entry, askedBefore: readonly string[]): number {
  const at = askedBefore.lastIndexOf(entry.id);
  return at < 0 ? 0 : ASKED_BEFORE - 6 * ((at + 1) / askedBefore.length);
}

/** Puzzles are few on a level, and a mixed round has room for one now and then. */
const MIXED_PUZZLE = -4;

const BESIDES: ReadonlySet<RoundKind> = new Set(["hr", "behavioral"]);

/** What a mixed round asks besides is short, has few entries on a level, and differs little by it. */
const isBesides = ({ kind, family }: Entry, type: RoundType) =>
  type === "mixed" && (kind === "other" || (family === "general" && BESIDES.has(kind)));

/** How far the seed moves an entry. */
function luck(entry: Entry, { seed, round }: Brief): number {
  const by = chance(`${seed} ${entry.id}`);
  return isBesides(entry, round.type) ? 8 * by - 5 : 2.5 * by;
}

const levelCost = (entry: Entry, steps: number, type: RoundType) =>
  (LEVEL_COST[steps] ?? 9) * (isBesides(entry, type) ? 0.4 : 1);

/** Every entry of the bank with its fit to a brief, best first. */
export function rankEntries(bank: readonly Entry[], brief: Brief, facts: ResumeFacts): Ranked[] {
  const kinds = kindsFor(brief.round.type, facts.families[0]?.family ?? "general");
  const level = LEVELS.indexOf(brief.round.difficulty);
  const codes = writesCode(facts);
  const ownLeft = hasOwnLeft(bank, brief, facts);
  const meets = meetsRound(bank, brief.round);
  const isOther = brief.round.type === "other";
  const isSubject = isOther && isAboutTrade(bank, facts, meets);
  const ranked = bank.map((entry): Ranked => {
    const met = meets(entry);
    const own = { share: ownShare(entry, facts), meets: met, isSubject };
    const steps = Math.abs(LEVELS.indexOf(entry.level) - level);
    const family = familyFit(entry, facts, brief.round.type, codes);
    const topic = topicFit(entry, facts);
    const against =
      (isOther ? otherFit(entry, kinds, codes, own) : kindFit(entry, kinds, codes)) +
      (asksType(brief.round.type, entry.type) ? 0 : OTHER_TYPE) +
      truth(entry, facts) +
      (facts.roles.length === 0 && asksOfJob(entry) ? NO_JOB_YET : 0);
    const asked = askedFit(entry, brief.askedBefore);
    const fit =
      family +
      topic +
      (ownLeft && isCraft(entry) ? AFTER_OWN : 0) +
      against +
      asked +
      leaning(entry, facts) +
      subjectFit(met) +
      opens(entry, brief.round) +
      (brief.round.type === "mixed" && isPuzzle(entry) ? MIXED_PUZZLE : 0) -
      levelCost(entry, steps, brief.round.type) +
      luck(entry, brief);
    const suitsElse = against === 0 && family > OTHER_FAMILY && topic > MISSING_TOOL;
    return { entry, fit, suits: suitsElse && steps < 2, suitsElse, asked: asked < 0 };
  });
  return ranked.sort((a, b) => b.fit - a.fit || a.entry.id.localeCompare(b.entry.id));
}
