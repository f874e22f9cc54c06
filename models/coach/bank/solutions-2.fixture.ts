import { solution } from "./solutions.fixture.ts";

function fizzBuzz(n: number): string[] {
  const wordOf = (number: number) => (number % 3 === 0 ? "Fizz" : "") + (number % 5 === 0 ? "Buzz" : "");
  return Array.from({ length: n }, (_, at) => wordOf(at + 1) || String(at + 1));
}

function bestStretch(profits: number[]): number {
  let ending = -Infinity;
  let best = -Infinity;
  for (const profit of profits) {
    ending = Math.max(profit, ending + profit);
    best = Math.max(best, ending);
  }
  return best;
}

const ROMAN = new Map([
  ["I", 1],
  ["V", 5],
  ["X", 10],
  ["L", 50],
  ["C", 100],
  ["D", 500],
  ["M", 1000],
]);

function romanToNumber(roman: string): number {
  const values = [...roman].map((letter) => ROMAN.get(letter) ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

function allOrders(word: string): string[] {
  if (word === "") return [""];
  const letters = [...word].sort();
  return letters.flatMap((first) =>
    allOrders(letters.filter((letter) => letter !== first).join("")).map((rest) => first + rest),
  );
}

function waysUp(stairs: number): number {
  let [here, next] = [1, 1];
  for (let step = 0; step < stairs; step += 1) [here, next] = [next, here + next];
  return here;
}

function bestProfit(prices: number[]): number {
  const gains = prices.map((price, day) => price - Math.min(...prices.slice(0, day + 1)));
  return Math.max(0, ...gains);
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const isObject = (value: Json): value is { [key: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function flattenKeys(value: { [key: string]: Json }): { [key: string]: Json } {
  const flat = Object.entries(value).flatMap(([key, inner]): [string, Json][] =>
    isObject(inner) && Object.keys(inner).length > 0
      ? Object.entries(flattenKeys(inner)).map(([path, leaf]) => [`${key}.${path}`, leaf])
      : [[key, inner]],
  );
  return Object.fromEntries(flat);
}

function sameValue(a: Json, b: Json): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, at) => sameValue(item, b[at] ?? null));
  }
  if (!isObject(a) || !isObject(b)) return a === b;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && sameValue(a[key] ?? null, b[key] ?? null))
  );
}

function indianCommas(number: number): string {
  const digits = String(Math.abs(number));
  const head = digits.slice(0, -3);
  const pairs = head.match(/\d{1,2}(?=(?:\d{2})*$)/g) ?? [];
  return (number < 0 ? "-" : "") + [...pairs, digits.slice(-3)].join(",");
}

function readSpiral(grid: number[][]): number[] {
  const [top, ...rest] = grid;
  if (top === undefined) return [];
  const turned = (rest[0] ?? []).map((_, column) => rest.map((row) => row[column] ?? 0)).reverse();
  return [...top, ...readSpiral(turned)];
}

function fewestSteps(rows: string[]): number {
  const isFree = (row: number, column: number) => rows[row]?.[column] === ".";
  const goal = `${rows.length - 1} ${(rows[0]?.length ?? 0) - 1}`;
  const seen = new Set<string>();
  let cells = isFree(0, 0) ? [{ row: 0, column: 0 }] : [];
  for (let steps = 0; cells.length > 0; steps += 1) {
    if (cells.some(({ row, column }) => `${row} ${column}` === goal)) return steps;
    cells = cells
      .flatMap(({ row, column }) => [
        { row: row + 1, column },
        { row: row - 1, column },
        { row, column: column + 1 },
        { row, column: column - 1 },
      ])
      // A cell is marked when it is taken up, or it is taken up once from each side, and so on with each.
      .filter(({ row, column }) => isFree(row, column) && seen.size < seen.add(`${row} ${column}`).size);
  }
  return -1;
}

const trappedWater = (heights: number[]) =>
  heights.reduce((sum, height, at) => {
    const level = Math.min(Math.max(...heights.slice(0, at + 1)), Math.max(...heights.slice(at)));
    return sum + level - height;
  }, 0);

const reversed = (text: string) => [...text].reverse().join("");
const lettersOf = (phrase: string) => phrase.toLowerCase().replace(/[^a-z0-9]/g, "");

/** Days since a day before year 1; a year begins in March here, so that its leap day comes last. */
function dayOf(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const years = month > 2 ? year : year - 1;
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return years * 365 + leapDays + Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day;
}

/** By the entry's id; those of the entries that came later. */
export const moreSolutions: Readonly<Record<string, (args: unknown[]) => unknown>> = {
  "software-algorithms-second-largest": solution(
    (numbers: number[]) => [...new Set(numbers)].sort((a, b) => b - a)[1] ?? null,
  ),
  "software-algorithms-anagram-check": solution(
    (first: string, second: string) => [...first].sort().join("") === [...second].sort().join(""),
  ),
  "software-algorithms-fizzbuzz": solution(fizzBuzz),
  "software-algorithms-palindrome-phrase": solution(
    (phrase: string) => lettersOf(phrase) === reversed(lettersOf(phrase)),
  ),
  "software-algorithms-reverse-words": solution((text: string) =>
    text.trim().split(/\s+/).reverse().join(" "),
  ),
  "software-algorithms-move-zeros": solution((numbers: number[]) => [
    ...numbers.filter((number) => number !== 0),
    ...numbers.filter((number) => number === 0),
  ]),
  "software-algorithms-best-stretch": solution(bestStretch),
  "software-algorithms-missing-number": solution((numbers: number[]) => {
    const n = numbers.length + 1;
    return (n * (n + 1)) / 2 - numbers.reduce((sum, number) => sum + number, 0);
  }),
  "software-algorithms-run-length": solution((text: string) =>
    (text.match(/(.)\1*/g) ?? []).map((run) => `${run.charAt(0)}${run.length}`).join(""),
  ),
  "software-algorithms-roman-number": solution(romanToNumber),
  "software-algorithms-permutations": solution(allOrders),
  "software-algorithms-climb-stairs": solution(waysUp),
  "software-algorithms-best-trade": solution(bestProfit),
  "software-algorithms-rotate-grid": solution((grid: number[][]) =>
    (grid[0] ?? []).map((_, column) => grid.map((row) => row[column]).reverse()),
  ),
  "software-javascript-flatten-keys": solution(flattenKeys),
  "software-javascript-deep-equal": solution(sameValue),
  "software-algorithms-days-between": solution((from: string, to: string) => dayOf(to) - dayOf(from)),
  "software-algorithms-indian-commas": solution(indianCommas),
  "software-algorithms-pan-format": solution((text: string) =>
    /^[A-Z]{3}[ABCFGHJLPT][A-Z][0-9]{4}[A-Z]$/.test(text),
  ),
  "software-algorithms-rotated-search": solution((numbers: number[], target: number) =>
    numbers.indexOf(target),
  ),
  "software-algorithms-spiral": solution(readSpiral),
  "software-algorithms-shortest-way": solution(fewestSteps),
  "software-algorithms-rain-water": solution(trappedWater),
};
