import { figureStem, figureValue, isFigure } from "./figure.ts";
import { digitsValue, scaleOf, takesUnit, wordValue } from "./numbers.ts";
import { stem } from "./stem.ts";
import { COMMON_WORDS, STOP_WORDS } from "./stopWords.ts";

/** One word of a text: where it stands, and what it is compared by. */
export type Word = {
  /** Offset of its first letter and of the place after its last one. */
  from: number;
  to: number;
  /** Lower case. */
  plain: string;
  /** What it is compared by: a stem, or that of a number (figure.ts). */
  stem: string;
  /** content: says something; common: says little; stop: says nothing by itself. */
  kind: "content" | "common" | "stop";
};

/** "O(n log n)", "log n", "n squared": a cost is one word, and O(log n) is not O(n log n). */
const COST = String.raw`(?<![\p{L}\p{N}])(?:[Oo]\s?\([^()\n]{1,24}(?:\([^()\n]{1,8}\))?\)|n\s?(?:\*\s?)?log\s?\(?n\)?|log\s?\(?n\)?|n[²³]|n\s?\^\s?[23]|n squared?)(?![\p{L}\p{N}])`;
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+|[.,]\d+)*[+#]{0,2}/gu;
const TOKEN = new RegExp(`${COST}|${WORD.source}`, "gu");
const COST_ALONE = new RegExp(`^${COST}$`, "u");
const COMMON_STEMS: ReadonlySet<string> = new Set([...COMMON_WORDS].map(stem));

function kindOf(plain: string, stemmed: string): Word["kind"] {
  if (STOP_WORDS.has(plain)) return "stop";
  return COMMON_STEMS.has(stemmed) ? "common" : "content";
}

/** A cost as it is compared: "O(n log(n))" and "n log n" are one. */
function costOf(written: string): string {
  const bare = written
    .replace(/[\s()*^]/g, "")
    .replace(/squared?|²/, "2")
    .replace("³", "3");
  return `o:${bare.startsWith("o") ? bare.slice(1) : bare}`;
}

function toWord(match: RegExpMatchArray): Word {
  const plain = match[0].toLowerCase().replaceAll("’", "'");
  const bare = plain.endsWith("'s") ? plain.slice(0, -2) : plain;
  const from = match.index ?? 0;
  if (COST_ALONE.test(match[0]) && bare.length > 1) {
    return { from, to: from + match[0].length, plain, stem: costOf(bare), kind: "content" };
  }
  const value = /^\d/.test(bare) ? digitsValue(bare) : null;
  const stemmed = value === null ? stem(bare) : figureStem(value);
  return { from, to: from + match[0].length, plain, stem: stemmed, kind: kindOf(plain, stemmed) };
}

const valueOf = (word: Word) => figureValue(word.stem) ?? wordValue(word.plain);

/** Joins "4.2 lakh", "forty two", "two hundred" into one number each, so that numbers compare by value. */
function joinNumbers(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const before = last === undefined || last.to + 1 !== word.from ? null : valueOf(last);
    const scale = scaleOf(word.plain);
    const unit = wordValue(word.plain);
    if (last !== undefined && before !== null && scale !== null && word.plain.length > 1) {
      joined[joined.length - 1] = asNumber(last, word, before * scale);
    } else if (last !== undefined && before !== null && takesUnit(before) && unit !== null && unit < 10) {
      joined[joined.length - 1] = asNumber(last, word, before + unit);
    } else joined.push(word);
  }
  return joined.map((word) => {
    const value = wordValue(word.plain);
    return value === null || value < 2 || isFigure(word.stem) ? word : asNumber(word, word, value);
  });
}

const asNumber = (first: Word, last: Word, value: number): Word => ({
  from: first.from,
  to: last.to,
  plain: first === last ? first.plain : `${first.plain} ${last.plain}`,
  stem: figureStem(Math.round(value * 1000) / 1000),
  kind: "content",
});

/** The words of a text in order. Numbers compare by value: "forty two", "42" and "42.0" are one. */
export function wordsOf(text: string): Word[] {
  return joinNumbers([...text.matchAll(TOKEN)].map(toWord));
}

/** Stems of the words that say something, once each; `common` words only when asked for. */
export function contentStems(text: string, withCommon = true): string[] {
  const kept = wordsOf(text).filter((w) => w.kind === "content" || (withCommon && w.kind === "common"));
  return [...new Set(kept.map((w) => w.stem))];
}
