import type { Entry } from "../entry.ts";
import type { Line, ResumeFacts } from "../resume/facts.ts";
import { nearness } from "./lines.ts";
import { prefixesFor } from "./prefixes.ts";
import { chance } from "./random.ts";
import { claimFits, fillingsFor, slotsOf, type Filling, type Slot } from "./slots.ts";

/** A worded question: its text, the line that it names, and how good the wording is. */
export type Wording = { text: string; line: Line | null; words: string; shape: string; worth: number };

/** What wordings of a set so far have used, so that the next ones differ. */
export type Used = {
  texts: Set<string>;
  lines: Map<number, number>;
  words: Map<string, number>;
  shapes: Map<string, number>;
};

export const nothingUsed = (): Used => ({
  texts: new Set(),
  lines: new Map(),
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
      let text = put(frame, main, filling.words);
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

/** Every wording of an entry for a person; those without a line are general (rule QS9). */
export function wordingsOf(entry: Entry, facts: ResumeFacts): Wording[] {
  const plain = entry.frames.filter((frame) => slotsOf(frame).length === 0);
  const all = [
    ...entry.frames.flatMap((frame) => fillFrame(frame, entry, facts)),
    ...plain.flatMap((frame) => withPrefix(frame, entry, facts)),
    ...plain.map((text) => ({ text, line: null, words: "", shape: "", worth: 0 })),
  ].filter(({ text }) => !/[{}]/.test(text));
  for (const wording of all) {
    if (wording.line !== null) wording.worth += nearness(entry, wording.line);
  }
  return all;
}

/** Characters of a word with its space, on average. */
const WORD_LENGTH = 5.8;
/** Long questions are hard to follow when they are read aloud. */
function lengthCost(text: string): number {
  const words = text.length / WORD_LENGTH;
  return Math.max(0, words - 35) * 0.15 + Math.max(0, 8 - words) * 0.3;
}

function valueOf(wording: Wording, used: Used, seed: string): number {
  const { text, line, words, shape, worth } = wording;
  const again =
    2.5 * (line === null ? 0 : (used.lines.get(line.index) ?? 0)) +
    2 * (used.words.get(words.toLowerCase()) ?? 0) +
    2 * (used.shapes.get(shape) ?? 0);
  return (
    worth -
    (line === null ? 0 : again) -
    lengthCost(text) +
    1.2 * chance(`${seed} ${shape} ${line?.index ?? ""} ${words}`)
  );
}

/** The best wording that the set has not used yet; null when every one is used. `named` leaves out general ones. */
export function bestWording(
  wordings: readonly Wording[],
  used: Used,
  seed: string,
  named: boolean,
): Wording | null {
  let best: Wording | null = null;
  let bestValue = -Infinity;
  for (const wording of wordings) {
    if (named && wording.line === null) continue;
    const value = valueOf(wording, used, seed);
    if (value > bestValue && !used.texts.has(wording.text)) [best, bestValue] = [wording, value];
  }
  return best;
}

/** Notes what a wording uses. */
export function use(used: Used, { text, line, words, shape }: Wording): void {
  const count = <K>(map: Map<K, number>, key: K) => map.set(key, (map.get(key) ?? 0) + 1);
  used.texts.add(text);
  if (line !== null) count(used.lines, line.index);
  if (words !== "") count(used.words, words.toLowerCase());
  if (shape !== "") count(used.shapes, shape);
}
