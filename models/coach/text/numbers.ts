const SMALL: ReadonlyMap<string, number> = new Map(
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
    .split(" ")
    .map((word, value) => [word, value] as const),
);
const TENS: ReadonlyMap<string, number> = new Map(
  "twenty thirty forty fifty sixty seventy eighty ninety".split(" ").map((word, i) => [word, (i + 2) * 10]),
);
const SCALE: ReadonlyMap<string, number> = new Map([
  ["hundred", 100],
  ["thousand", 1_000],
  ["k", 1_000],
  ["lakh", 100_000],
  ["lakhs", 100_000],
  ["lac", 100_000],
  ["million", 1_000_000],
  ["m", 1_000_000],
  ["crore", 10_000_000],
  ["crores", 10_000_000],
  ["billion", 1_000_000_000],
]);

/** The value of a number written with digits ("1,350", "4.2", "100k"); null for anything else. */
export function digitsValue(word: string): number | null {
  const parts = /^(\d[\d,]*(?:\.\d+)?)(k|m)?$/.exec(word);
  if (parts === null) return null;
  const value = Number((parts[1] ?? "").replaceAll(",", ""));
  return value * (SCALE.get(parts[2] ?? "") ?? 1);
}

/** What a word multiplies a number before it by ("lakh"); null when it is no scale. */
export const scaleOf = (word: string): number | null => SCALE.get(word) ?? null;

/** The value of a number word ("seven", "forty"); null when it is none. */
export const wordValue = (word: string): number | null => SMALL.get(word) ?? TENS.get(word) ?? null;

/** Whether a unit may follow this value in words ("forty" + "two"). */
export const takesUnit = (value: number) => value >= 20 && value < 100 && value % 10 === 0;
