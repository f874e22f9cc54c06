import type { Prepared } from "./prepared.ts";
import { wordSet } from "../text/wordSet.ts";

/** Words after which a noun has to come. */
const OPENS_NOUN = wordSet("a an the my our your his their its every");
/** Little words that may stand between those and the noun. */
const MAY_FOLLOW = wordSet(
  "own same other others first next last few more most very second third one many least less just only also still already such whole too not almost over up down above below once between before after once off out on in well own much than again side both even under while when what why how yes no",
);
const SUBJECTS = wordSet("i we they he she");
/** What never follows a subject at once. */
const NO_VERB = wordSet(
  "the a an of for from with by into at my our your his their its to be been being if because i we they he she than that",
);
const PREPOSITIONS = wordSet("of for from with into at during between");
const NO_OBJECT = wordSet(
  "is are was were be been has have had do does did will can would should could may might must and or but if i we they he she of for with because then than to",
);
const JOINS = wordSet("and or but if than");
const NO_NEXT = wordSet("and or but of been than");
const NO_AFTER_TO = wordSet(
  "is are was were has had did and or but of if because i we they he she than for with to",
);
const HAVES = wordSet("have has had");
const NO_AFTER_HAVE = wordSet("is are was were am will can would should could must may might of and");
const VERBS = wordSet("is are was were be been am");
const MODALS = wordSet("will can would should could must may might");
const NO_AFTER_MODAL = wordSet(
  "is are was were am been has had does did will can would should could must may might the a an of and or my our your his their",
);
const NEVER_LAST = wordSet(
  "a an the my our your their and or but because if of from into than i we they he she would should must may might",
);

function breaks(word: string, next: string): boolean {
  if (OPENS_NOUN.has(word)) return LITTLE.has(next) && !MAY_FOLLOW.has(next);
  if (SUBJECTS.has(word)) return NO_VERB.has(next);
  if (PREPOSITIONS.has(word)) return NO_OBJECT.has(next);
  if (JOINS.has(word)) return NO_NEXT.has(next);
  if (VERBS.has(word)) return VERBS.has(next) && next !== "be" && next !== "been";
  if (word === "to") return NO_AFTER_TO.has(next);
  if (HAVES.has(word)) return NO_AFTER_HAVE.has(next);
  return MODALS.has(word) && NO_AFTER_MODAL.has(next);
}

/** Little words that are told apart above. */
const LITTLE: ReadonlySet<string> = new Set([
  ...OPENS_NOUN,
  ...SUBJECTS,
  ...NO_VERB,
  ...PREPOSITIONS,
  ...NO_OBJECT,
  ...JOINS,
  ...NO_NEXT,
  ...VERBS,
  ...MODALS,
  ...HAVES,
  "it",
  "which",
  "who",
  "these",
  "those",
  "this",
  "that",
  "us",
  "them",
  "him",
  "so",
  "then",
  "as",
]);

/** Neighbours in an answer, how many of them no sentence has side by side, and how many stand in the order of a list. */
export function joints({ sentences }: Pick<Prepared, "sentences">) {
  let pairs = 0;
  let broken = 0;
  let rising = 0;
  for (const { words } of sentences) {
    words.forEach(({ plain }, i) => {
      const next = words[i + 1]?.plain;
      if (next === undefined) {
        if (words.length > 3 && NEVER_LAST.has(plain)) broken += 1;
        return;
      }
      pairs += 1;
      if (breaks(plain, next)) broken += 1;
      if (plain <= next) rising += 1;
    });
  }
  return { pairs, broken, rising };
}

/** Shares of broken neighbours: whole answers have at most 3 in 100, the same words shuffled 4 to 18. */
const BROKEN_FROM = 0.03;
const FEWEST_BROKEN = 3;
const BROKEN_IN_SHORT = 0.065;
/** Half of the words of any sentence stand before the next one in the alphabet; in a sorted list nearly all. */
const SORTED_FROM = 0.75;
const FEWEST_PAIRS = 12;

/** Whether an answer has the words of sentences but not their order: sorted or shuffled (rule SC9). */
export function isSalad(prepared: Pick<Prepared, "sentences">): boolean {
  const { pairs, broken, rising } = joints(prepared);
  if (pairs < FEWEST_PAIRS) return false;
  const sorted = rising / pairs >= SORTED_FROM || rising / pairs <= 1 - SORTED_FROM;
  const share = broken / pairs;
  return (
    sorted || (broken >= FEWEST_BROKEN && share >= BROKEN_FROM) || (broken >= 2 && share >= BROKEN_IN_SHORT)
  );
}
