import { distances } from "#models/speech/alignment.ts";

/*
 * Word error rate, as it is usual for Whisper: what was said and what was written down are brought into one spelling first,
 * both by the same rules, so that only words count.
 *  - lower case; marks are left out, also those within a word ("don't" is "dont"); what a hyphen or a dash joins are
 *    words of their own
 *  - figures are written out as they are read: 42 is "forty two", 1455 "fourteen fifty five", 15th "fifteenth"
 *  - "uh", "um" and the like are left out: Whisper was taught not to write them
 */

const SMALL =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen`.split(/\s+/);
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const ORDINALS: Record<string, string> = {
  ...{ one: "first", two: "second", three: "third", five: "fifth", eight: "eighth", nine: "ninth" },
  ...{ twelve: "twelfth" },
};
const FILLERS = new Set(["uh", "um", "uhm", "hmm", "hm", "mm", "mhm", "mmm"]);

/** A number as it is counted. */
function counted(value: number): string {
  if (value >= 1_000_000) return String(value);
  if (value >= 1_000) return joined(counted(Math.floor(value / 1_000)), "thousand", value % 1_000);
  if (value >= 100) return joined(counted(Math.floor(value / 100)), "hundred", value % 100);
  if (value >= 20) return joined(TENS[Math.floor(value / 10) - 2] ?? "", "", value % 10);
  return SMALL[value] ?? "";
}

const joined = (head: string, unit: string, rest: number) =>
  [head, unit, rest > 0 ? counted(rest) : ""].filter(Boolean).join(" ");

/** Four digits that may be a year are read in pairs: "fourteen fifty five". */
function read(digits: string): string {
  const value = Number(digits);
  const isYear = digits.length === 4 && value >= 1_100 && value < 2_000 && value % 100 >= 10;
  return isYear ? `${counted(Math.floor(value / 100))} ${counted(value % 100)}` : counted(value);
}

function ordinal(digits: string): string {
  const words = read(digits).split(" ");
  const last = words.pop() ?? "";
  const end = ORDINALS[last] ?? (last.endsWith("y") ? `${last.slice(0, -1)}ieth` : `${last}th`);
  return [...words, end].join(" ");
}

/** The words of a text, in the one spelling. */
export function wordsOf(text: string): string[] {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\d{1,3}(?:,\d{3})+/g, (digits) => counted(Number(digits.replaceAll(",", ""))))
    .replace(/(\d+)(?:st|nd|rd|th)\b/g, (_, digits: string) => ordinal(digits))
    .replace(/(\d+)\.(\d+)/g, "$1 point $2")
    .replace(/\d+/g, (digits) => ` ${read(digits)} `)
    .replaceAll("%", " percent ")
    .replaceAll("&", " and ")
    .replace(/[-‐-―/:…]/g, " ")
    .replace(/[^\p{L}\p{M}\p{N}\s]/gu, "")
    .split(/\s+/)
    .filter((word) => word !== "" && !FILLERS.has(word));
}

/** What was said and what was written down of it. */
export type Heard = { said: string; written: string };

/** Words that are wrong, missing or too many, and words that were said. */
export function errorsOf({ said, written }: Heard): { errors: number; words: number } {
  const [wanted, got] = [wordsOf(said), wordsOf(written)];
  return { errors: distances(wanted, got).at(-1) ?? 0, words: wanted.length };
}

/** The word error rate of many texts together, in points: wrong words of a hundred. */
export function wordErrorRate(texts: readonly Heard[]): number {
  const each = texts.map(errorsOf);
  const sum = (of: "errors" | "words") => each.reduce((all, one) => all + one[of], 0);
  return (100 * sum("errors")) / Math.max(1, sum("words"));
}

/** Says which texts have more or fewer wrong words than plain decoding has, to be looked into. */
export function tellDifferences(texts: readonly (Heard & { name: string; plain: string })[]) {
  for (const { name, said, written, plain } of texts) {
    const [own, others] = [written, plain].map((text) => errorsOf({ said, written: text }).errors);
    if (own === others) continue;
    console.log(`${name}: ${own} wrong words, plain ${others}\n  ${written}\n  ${plain.trim()}`);
  }
}
