import type { Prepared } from "../prepared.ts";

/** Who tells of themselves says "I", "my" or "we". */
const OF_ONESELF = /(?<![\p{L}\p{N}])(?:i|my|me|myself|we|our|us)(?![\p{L}\p{N}])/giu;
/** Past forms of verbs that do not end in "ed", of what people do. */
export const DEEDS =
  "made|took|told|gave|wrote|spoke|went|met|sat|put|built|found|kept|led|ran|held|sent|taught|chose|brought|got|began|said|let|drew|split|cut|read|did|heard|understood|rang|bought|sold|thought|came|saw|knew|felt|stood|stayed|paid";
/** The same, and of what happens to them. */
const PAST = `${DEEDS}|left|lost|won|broke|fell|rose|slept|ate|drove|caught|became|had|was|were`;
const WITHOUT_SUBJECT = new RegExp(
  String.raw`^(?:and |then |but |so |also |just |never |slowly |finally |first |still |only then )*(?:\w{3,}ed|${PAST})\b`,
  "i",
);

/** Whether a clause tells a deed whose subject is left out, as people do who write on a phone ("Called three branches"). */
export const leavesSubjectOut = (clause: string): boolean => WITHOUT_SUBJECT.test(clause);

const HAPPENED = new RegExp(String.raw`\b(?:\w{3,}ed|${PAST})\b`, "gi");

/** Whether a sentence tells that something happened. */
export const tellsWhatHappened = (sentence: string): boolean => sentence.search(HAPPENED) >= 0;

/** Words for oneself and clauses without a subject, taken together, from which on an answer tells of oneself. */
const FEWEST_OF_ONESELF = 2;
/** So many things that happened are told by somebody who was there. */
const FEWEST_HAPPENED = 3;

/** Whether an answer tells of the one who gives it, also where "I" is left out. */
export function tellsOfOneself({ plain, clauses }: Prepared): boolean {
  const named = plain.match(OF_ONESELF)?.length ?? 0;
  const left = clauses.filter(({ from, to }) => leavesSubjectOut(plain.slice(from, to))).length;
  if (named + left >= FEWEST_OF_ONESELF) return true;
  return (plain.match(HAPPENED)?.length ?? 0) >= FEWEST_HAPPENED;
}
