import { describe, expect, it } from "vitest";
import { sameValue } from "../../coding/sameValue.ts";
import type { Example } from "../../entities/exercise.ts";
import { bank } from "./index.ts";
import { solution } from "./solutions.fixture.ts";

type Program = (args: unknown[]) => unknown;

const codesOf = (word: string) => [...word].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
const countsOf = (word: string) =>
  [..."abcdefghijklmnopqrstuvwxyz"].map((letter) => word.split(letter).length - 1).join("");
const lettersOf = (phrase: string) => phrase.toLowerCase().replace(/\W/g, "");
const VALUES = [1000, 900, 500, 100, 90, 50, 10, 9, 5, 4, 1];
const NAMES = ["M", "CM", "D", "C", "XC", "L", "X", "IX", "V", "IV", "I"];

function readRoman(roman: string): number {
  const at = NAMES.findIndex((name) => roman.startsWith(name));
  return at < 0 ? 0 : (VALUES[at] ?? 0) + readRoman(roman.slice(NAMES[at]?.length));
}

function goesRound(next: Record<string, string | null>, from: string): boolean {
  const seen = new Set<string>();
  for (let node: string | null = from; node !== null; node = next[node] ?? null) {
    if (seen.has(node)) return true;
    seen.add(node);
  }
  return false;
}

/** What people write who have thought of the examples alone. Each gives all of them. */
const nearly: readonly (readonly [why: string, id: string, program: Program])[] = [
  [
    "counts all different letters",
    "software-algorithms-longest-window",
    solution((text: string) => new Set(text).size),
  ],
  [
    "adds up the letters' codes",
    "software-algorithms-anagram-check",
    solution((a: string, b: string) => codesOf(a) === codesOf(b)),
  ],
  [
    "writes counts without a sign between them",
    "software-algorithms-group-anagrams",
    solution((words: string[]) =>
      [...new Set(words.map(countsOf))].map((key) => words.filter((word) => countsOf(word) === key)),
    ),
  ],
  [
    "takes an underscore for a letter",
    "software-algorithms-palindrome-phrase",
    solution((phrase: string) => lettersOf(phrase) === [...lettersOf(phrase)].reverse().join("")),
  ],
  [
    "sorts what is not zero",
    "software-algorithms-move-zeros",
    solution((list: number[]) => list.sort((a, b) => Number(a === 0) - Number(b === 0) || a - b)),
  ],
  ["forgets XL and CD", "software-algorithms-roman-number", solution(readRoman)],
  [
    "looks at the length, the case and the fourth letter",
    "software-algorithms-pan-format",
    solution((text: string) => /^[A-Z0-9]{3}[ABCFGHJLPT][A-Z0-9]{6}$/.test(text)),
  ],
  [
    "sorts the outer keys alone",
    "software-javascript-deep-equal",
    solution((a: unknown, b: unknown) => {
      const text = (value: unknown) =>
        typeof value === "object" && value !== null && !Array.isArray(value)
          ? JSON.stringify(Object.entries(value).sort())
          : JSON.stringify([value]);
      return Array.isArray(a) === Array.isArray(b) && text(a) === text(b);
    }),
  ],
  [
    "finds a circle that the list does not reach",
    "software-algorithms-linked-cycle",
    solution((next: Record<string, string | null>) =>
      Object.keys(next).some((node) => goesRound(next, node)),
    ),
  ],
];

describe("the checks of an exercise", () => {
  it.each(nearly)("[QS11] find code that %s and gives every example", (_, id, program) => {
    const exercise = bank.find((entry) => entry.id === id)?.exercise;
    const isGiven = ({ args, result }: Example) => sameValue(program(structuredClone(args)), result);
    expect(exercise?.examples.every(isGiven)).toBe(true);
    expect(exercise?.checks?.every(isGiven)).toBe(false);
  });
});
