import type { Entry } from "../entry.ts";
import type { Line, ResumeFacts } from "../resume/facts.ts";
import { namesAsName, namesOne } from "../resume/skillYears.ts";
import { alike, bagOf, type Bag } from "./alike.ts";
import { isProblem } from "./belongs.ts";
import { nearness } from "./lines.ts";
import { prefixesFor } from "./prefixes.ts";
import { writesCode } from "./problemLeads.ts";
import { chance, pickOne } from "./random.ts";
import { asSaid, madeWith } from "./tells.ts";
import { claimFits, fillingsFor, slotsOf, type Filling, type Slot } from "./slots.ts";

/** A worded question: its text, the line that it names, and how good the wording is. */
export type Wording = { text: string; line: Line | null; words: string; shape: string; worth: number };

/** What wordings of a set so far have used, so that the next ones differ. */
export type Used = {
  texts: Set<string>;
  bags: Bag[];
  lines: Map<number, number>;
  /** Lines that stand in quotation marks. */
  quoted: Set<number>;
  words: Map<string, number>;
  shapes: Map<string, number>;
};

export const nothingUsed = (): Used => ({
  texts: new Set(),
  bags: [],
  lines: new Map(),
  quoted: new Set(),
  words: new Map(),
  shapes: new Map(),
});

const SLOT_WORTH: Readonly<Record<Slot, number>> = {
  figure: 5,
  line: 4,
  skill: 4,
  project: 3.5,
  role: 3,
  employer: 3,
};
/** What a filling loses for each one that stands before it; the present job comes well before the last one. */
const later = (slot: Slot) => (slot === "role" || slot === "employer" ? 0.6 : 0.15);
/** Fillings tried for each slot; the rest are further down the resume and weaker. */
const MOST_FILLINGS = 8;

/** Puts words into a wording; a whole line stands in quotes, the first letter fits the sentence (rule QS10). */
function put(frame: string, slot: Slot, words: string): string {
  const hole = `{${slot}}`;
  const at = frame.indexOf(hole);
  const quoted = /[“"‘']$/.test(frame.slice(0, at));
  const fitted = slot === "line" && !quoted ? `“${words}”` : words;
  const starts = at === 0 || /[.?!]\s$/.test(frame.slice(0, at));
  const cased = starts && !quoted ? fitted.charAt(0).toUpperCase() + fitted.slice(1) : fitted;
  return frame
    .split(hole)
    .join(cased)
    .replace(/(“[^”]*)[.](”[.?])/g, "$1$2")
    .replace(/\bLtd\.\.(?=\s|$)/g, "Ltd.");
}

/** The filling of a further slot that belongs to the first: the job above its line, or the best there is. */
function together(fillings: readonly Filling[], first: Filling): Filling | null {
  const above = fillings.filter(
    ({ line }) => line.section === first.line.section && line.index <= first.line.index,
  );
  return above.at(-1) ?? fillings[0] ?? null;
}

/** Where things are listed; what stands in a sentence only is not listed. */
const LISTS: ReadonlySet<string> = new Set(["skills", "education", "activities"]);
const CLAIMS_LIST = /\byou (?:list|offer)\b/i;

function fillFrame(frame: string, entry: Entry, facts: ResumeFacts): Wording[] {
  const [main, ...others] = slotsOf(frame);
  if (main === undefined) return [];
  return fillingsFor(main, entry, facts, frame)
    .slice(0, MOST_FILLINGS)
    .flatMap((filling, at) => {
      if (main === "skill" && CLAIMS_LIST.test(frame) && !LISTS.has(filling.line.section)) return [];
      if (filling.words === "" || !claimFits(frame, main, filling.line)) return [];
      if (main === "skill" && !madeWith(frame, filling.words, facts)) return [];
      const said = asSaid(frame, entry, filling.line, facts);
      if (said === null) return [];
      let text = put(said, main, filling.words);
      for (const slot of others) {
        const more = together(fillingsFor(slot, entry, facts, frame), filling);
        if (more === null || more.words === "" || !claimFits(frame, slot, more.line)) return [];
        text = put(text, slot, more.words);
      }
      return [
        {
          text,
          line: filling.line,
          words: filling.words,
          shape: frame,
          worth: SLOT_WORTH[main] - later(main) * at,
        },
      ];
    });
}

function withPrefix(frame: string, entry: Entry, facts: ResumeFacts): Wording[] {
  return prefixesFor(entry, facts, frame).map(({ text, line, words, shape, worth }) => ({
    text: `${text} ${frame}`,
    line,
    words,
    shape,
    worth,
  }));
}

/** What can be followed when it is read aloud, in words. */
const SHORTEST = 8;
const LONGEST = 35;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.+#-]*/gu;
/** Words of a text as they are read aloud; numbers are words. */
export const wordCount = (text: string) => text.match(WORD)?.length ?? 0;

function isFollowed({ text }: Wording): boolean {
  const words = wordCount(text);
  return words >= SHORTEST && words <= LONGEST;
}

const GENERAL = [
  "Here is a general problem.",
  "This one is not about your resume.",
  "The next problem is for every trade.",
];

/** A problem for people who do not code is said to be no part of their resume. */
function toldGeneral(entry: Entry, facts: ResumeFacts, frame: string): string {
  if (!isProblem(entry) || writesCode(facts)) return frame;
  const told = `${pickOne(GENERAL, `${entry.id} ${frame}`) ?? ""} ${frame}`;
  return wordCount(told) <= LONGEST ? told : frame;
}

/**
 * Whether a wording names a skill that the person has taken out (rule RS9): by itself, or by the line that it stands on.
 * What they did is quoted nevertheless where the skill is only a word of it ("led an audit").
 */
function namesDisowned({ text, line }: Wording, { disowned: { words }, roles }: ResumeFacts): boolean {
  if (words.length === 0) return false;
  const ofJob = line === null || roles.some((role) => role.line === line);
  const own = ofJob ? text : text.replace(/“[^”]*”/g, "");
  return namesOne(own, words) || (!ofJob && namesAsName(line.text, words));
}

/** Every wording of an entry for a person; those without a line are general (rule QS9). */
export function wordingsOf(entry: Entry, facts: ResumeFacts): Wording[] {
  const plain = entry.frames.filter((frame) => slotsOf(frame).length === 0);
  const all = [
    ...entry.frames.flatMap((frame) => fillFrame(frame, entry, facts)),
    ...plain.flatMap((frame) => withPrefix(frame, entry, facts)),
    ...plain.map((frame) => ({
      text: toldGeneral(entry, facts, frame),
      line: null,
      words: "",
      shape: "",
      worth: 0,
    })),
  ].filter((wording) => !/[{}]/.test(wording.text) && !namesDisowned(wording, facts));
  const followed = all.filter(isFollowed);
  const kept = followed.length > 0 ? followed : all;
  for (const wording of kept) {
    if (wording.line !== null) wording.worth += nearness(entry, wording.line);
  }
  return kept;
}

function valueOf(wording: Wording, used: Used, seed: string): number {
  const { line, words, shape, worth } = wording;
  const again =
    2.5 * (line === null ? 0 : (used.lines.get(line.index) ?? 0)) +
    2 * (used.words.get(words.toLowerCase()) ?? 0) +
    2 * (used.shapes.get(shape) ?? 0);
  return worth - (line === null ? 0 : again) - 1.2 * chance(`${seed} ${shape} ${line?.index ?? ""} ${words}`);
}

/** Whether a wording quotes what another of its set quotes already: one line leads to one question (rule QS7). */
const isQuotedAgain = ({ text, line }: Wording, used: Used) =>
  line !== null && used.quoted.has(line.index) && text.includes("“");

/**
 * The best wording that the set has not used yet and that sounds like no other of it; null when there is none.
 * `named` leaves out general ones.
 */
export function bestWording(
  wordings: readonly Wording[],
  used: Used,
  seed: string,
  named: boolean,
): Wording | null {
  const byValue = wordings
    .filter((wording) => !(named && wording.line === null) && !used.texts.has(wording.text))
    .filter((wording) => !isQuotedAgain(wording, used))
    .map((wording) => ({ wording, value: valueOf(wording, used, seed) }))
    .sort((a, b) => b.value - a.value);
  const best = byValue.find(({ wording }) => {
    const bag = bagOf(wording.text);
    return !used.bags.some((other) => alike(bag, other));
  });
  return best?.wording ?? null;
}

/** Notes what a wording uses. */
export function use(used: Used, { text, line, words, shape }: Wording): void {
  const count = <K>(map: Map<K, number>, key: K) => map.set(key, (map.get(key) ?? 0) + 1);
  used.texts.add(text);
  used.bags.push(bagOf(text));
  if (line !== null) {
    count(used.lines, line.index);
    if (text.includes("“")) used.quoted.add(line.index);
  }
  if (words !== "") count(used.words, words.toLowerCase());
  if (shape !== "") count(used.shapes, shape);
}
