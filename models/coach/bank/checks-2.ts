import { type Checks, given, numbers } from "./checks.ts";

const leaf = (value: number) => ({ value, left: null, right: null });
const row = (sign: string, length: number) => sign.repeat(length);

/** Of problems over dates, texts, grids, trees and tables, by the entry's id. */
export const checks2: Checks = {
  "software-algorithms-rotate-grid": [
    given([[-7]]).gives([[-7]]),
    given([
      [0, 1],
      [2, 3],
    ]).gives([
      [2, 0],
      [3, 1],
    ]),
    given([
      [1, 1, 2],
      [1, 1, 2],
      [3, 3, 2],
    ]).gives([
      [3, 1, 1],
      [3, 1, 1],
      [2, 2, 2],
    ]),
    given([numbers(1, 4), numbers(5, 8), numbers(9, 12), numbers(13, 16)]).gives([
      [13, 9, 5, 1],
      [14, 10, 6, 2],
      [15, 11, 7, 3],
      [16, 12, 8, 4],
    ]),
    given(numbers(1, 12).map((number) => numbers(1, 12).map(() => number))).gives(
      numbers(1, 12).map(() => numbers(1, 12).reverse()),
    ),
  ],
  "software-javascript-flatten-keys": [
    given({ a: 0, b: false, c: "" }).gives({ a: 0, b: false, c: "" }),
    given({ a: { b: 1 }, c: { b: 2 } }).gives({ "a.b": 1, "c.b": 2 }),
    given({ a: { b: { c: 1, d: 2 } }, e: 3 }).gives({ "a.b.c": 1, "a.b.d": 2, e: 3 }),
    given({ a: { b: null } }).gives({ "a.b": null }),
    given({ a: { b: {} } }).gives({ "a.b": {} }),
    given({ a: { b: [{ c: 1 }] }, x: [] }).gives({ "a.b": [{ c: 1 }], x: [] }),
    given(numbers(1, 40).reduce<unknown>((inner) => ({ k: inner }), 1)).gives({
      [numbers(1, 40)
        .map(() => "k")
        .join(".")]: 1,
    }),
  ],
  "software-javascript-deep-equal": [
    given(1, 1).gives(true),
    given({}, {}).gives(true),
    given({ a: 1 }, { a: 1, b: 2 }).gives(false),
    given([1], { "0": 1 }).gives(false),
    given([{ x: [1], y: null }, 2], [{ y: null, x: [1] }, 2]).gives(true),
    given({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }).gives(false),
    given({ a: { b: 1 } }, { a: null }).gives(false),
    given(numbers(1, 200), numbers(1, 200)).gives(true),
  ],
  "software-algorithms-days-between": [
    given("2026-01-31", "2026-02-01").gives(1),
    given("2024-01-01", "2025-01-01").gives(366),
    given("2024-03-01", "2024-02-28").gives(-2),
    given("2000-02-28", "2000-03-01").gives(2),
    given("2100-01-01", "2101-01-01").gives(365),
    given("2026-03-20", "2026-04-10").gives(21),
    given("2026-10-20", "2026-11-10").gives(21),
    given("1970-01-01", "2026-01-01").gives(20454),
  ],
  "software-algorithms-indian-commas": [
    given(1).gives("1"),
    given(-999).gives("-999"),
    given(12345).gives("12,345"),
    given(123456).gives("1,23,456"),
    given(-1234).gives("-1,234"),
    given(10000000).gives("1,00,00,000"),
    given(9007199254740991).gives("9,00,71,99,25,47,40,991"),
  ],
  "software-algorithms-pan-format": [
    given("XYZHK4321Q").gives(true),
    given("ABCPE123F").gives(false),
    given("ABCPE12345").gives(false),
    given("AAAAA0000A").gives(true),
    given(" ABCPE1234F").gives(false),
    given("1BCPE1234F").gives(false),
    given("ZZZTZ9999Z").gives(true),
    given("BAJPC4350M").gives(true),
  ],
  "software-algorithms-rotated-search": [
    given([5], 2).gives(-1),
    given([3, 1], 3).gives(0),
    given([1, 2, 3, 4, 5, 6], 6).gives(5),
    given([4, 5, 6, 7, 0, 1, 2], 3).gives(-1),
    given([6, 7, 8, 1, 2, 3, 4, 5], 5).gives(7),
    given([-2, 0, 3, -9, -5], -5).gives(4),
    given([...numbers(101, 250), ...numbers(1, 100)], 99).gives(248),
  ],
  "software-algorithms-spiral": [
    given([[5]]).gives([5]),
    given([
      [1, 2],
      [4, 3],
    ]).gives([1, 2, 3, 4]),
    given([
      [1, 2],
      [6, 3],
      [5, 4],
    ]).gives([1, 2, 3, 4, 5, 6]),
    given([
      [1, 2, 3, 4],
      [10, 11, 12, 5],
      [9, 8, 7, 6],
    ]).gives(numbers(1, 12)),
    given([
      [1, 1, 2],
      [8, 9, 3],
      [7, 10, 4],
      [6, 5, 5],
    ]).gives([1, 1, 2, 3, 4, 5, 5, 6, 7, 8, 9, 10]),
    given([numbers(1, 100)]).gives(numbers(1, 100)),
  ],
  "software-algorithms-shortest-way": [
    given([".."]).gives(1),
    given([".", ".", "."]).gives(2),
    given(["#.", ".."]).gives(-1),
    given(["..", ".#"]).gives(-1),
    given([".#...", ".#.#.", "...#."]).gives(10),
    given(["....", ".##.", ".#..", "...."]).gives(6),
    given(numbers(1, 20).map(() => row(".", 20))).gives(38),
  ],
  "software-algorithms-rain-water": [
    given([7]).gives(0),
    given([2, 0, 2]).gives(2),
    given([3, 2, 1]).gives(0),
    given([2, 1, 0, 1, 3]).gives(4),
    given([4, 2, 0, 3, 2, 5]).gives(9),
    given([5, 1, 2, 1, 5]).gives(11),
    given([100, ...numbers(1, 98).map(() => 0), 100]).gives(9800),
  ],
  "software-algorithms-merge-intervals": [
    given([
      [5, 6],
      [1, 2],
    ]).gives([
      [1, 2],
      [5, 6],
    ]),
    given([
      [1, 2],
      [1, 2],
    ]).gives([[1, 2]]),
    given([
      [1, 2],
      [1, 5],
    ]).gives([[1, 5]]),
    given([
      [1, 4],
      [2, 3],
      [3, 6],
    ]).gives([[1, 6]]),
    given([
      [11, 12],
      [1, 10],
      [2, 3],
      [4, 5],
    ]).gives([
      [1, 10],
      [11, 12],
    ]),
    given([
      [9, 11],
      [10, 12],
      [100, 101],
    ]).gives([
      [9, 12],
      [100, 101],
    ]),
    given(
      numbers(1, 40)
        .map((start) => [3 * start, 3 * start + 1])
        .reverse(),
    ).gives(numbers(1, 40).map((start) => [3 * start, 3 * start + 1])),
  ],
  "software-algorithms-grid-islands": [
    given(["1"]).gives(1),
    given(["10", "01"]).gives(2),
    given(["10101"]).gives(3),
    given(["11011", "00000", "11011"]).gives(4),
    given(["1111", "1001", "1101"]).gives(1),
    given(["0110", "1001", "0110"]).gives(4),
    given(numbers(1, 16).map(() => row("10", 8))).gives(8),
  ],
  "software-algorithms-top-k": [
    given([7], 1).gives([7]),
    given([2, 2, 2], 3).gives([2]),
    given([-1, 2, -1], 1).gives([-1]),
    given([4, 4, 5, 5, 5, 6], 3).gives([5, 4, 6]),
    given([1, 10, 10, 2, 2, 2], 2).gives([2, 10]),
    given(
      numbers(1, 15).flatMap((id) => numbers(1, id).map(() => id)),
      3,
    ).gives([15, 14, 13]),
  ],
  "software-algorithms-linked-cycle": [
    given({ A: null }, "A").gives(false),
    given({ A: "B", B: "A" }, "A").gives(true),
    given({ A: "B", B: "C", C: "C" }, "A").gives(true),
    given({ A: "B", B: null, C: "C" }, "A").gives(false),
    given({ A: "B", B: "C", C: null }, "A").gives(false),
    given({ A: "B", B: "C", C: "D", D: "A" }, "C").gives(true),
    given(
      Object.fromEntries(numbers(1, 60).map((at) => [`n${at}`, at < 60 ? `n${at + 1}` : null])),
      "n1",
    ).gives(false),
    given(
      Object.fromEntries(numbers(1, 60).map((at) => [`n${at}`, at < 60 ? `n${at + 1}` : "n31"])),
      "n1",
    ).gives(true),
  ],
  "software-algorithms-valid-search-tree": [
    given(leaf(1)).gives(true),
    given({ value: 1, left: null, right: leaf(-2) }).gives(false),
    given({ value: 1, left: leaf(2), right: null }).gives(false),
    given({ value: -3, left: leaf(-5), right: leaf(0) }).gives(true),
    given({ value: 2, left: leaf(1), right: { value: 5, left: leaf(1), right: leaf(8) } }).gives(false),
    given({
      value: 8,
      left: { value: 4, left: leaf(2), right: leaf(6) },
      right: { value: 12, left: leaf(10), right: leaf(14) },
    }).gives(true),
    given({
      value: 8,
      left: { value: 4, left: leaf(2), right: { value: 6, left: null, right: leaf(9) } },
      right: leaf(12),
    }).gives(false),
    given(numbers(1, 40).reduce<unknown>((left, value) => ({ value, left, right: null }), null)).gives(true),
  ],
  "software-algorithms-lru-cache": [
    given(2, [["get", "A"]]).gives([null]),
    given(1, [
      ["put", "A", 1],
      ["put", "A", 2],
      ["get", "A"],
    ]).gives([2]),
    given(2, [
      ["put", "A", 1],
      ["put", "B", 2],
      ["put", "B", 3],
      ["get", "A"],
      ["get", "B"],
    ]).gives([1, 3]),
    given(2, [
      ["put", "A", 1],
      ["put", "B", 2],
      ["get", "C"],
      ["put", "C", 3],
      ["get", "A"],
      ["get", "B"],
      ["get", "C"],
    ]).gives([null, null, 2, 3]),
    given(3, [
      ["put", "A", 1],
      ["put", "B", 2],
      ["put", "C", 3],
      ["get", "A"],
      ["get", "B"],
      ["put", "D", 4],
      ["get", "C"],
      ["get", "A"],
    ]).gives([1, 2, null, 1]),
    given(10, [
      ...numbers(1, 40).map((number) => ["put", `k${number}`, number]),
      ["get", "k30"],
      ["get", "k31"],
      ["get", "k40"],
    ]).gives([null, 31, 40]),
  ],
  "software-algorithms-build-order": [
    given({ solo: [] }).gives(["solo"]),
    given({ b: ["a"] }).gives(["a", "b"]),
    given({ a: ["b"], b: ["c"], c: ["a"] }).gives(null),
    given({ d: ["c", "b", "a"], c: ["b", "a"], b: ["a"] }).gives(["a", "b", "c", "d"]),
    given({ a: ["b"], b: ["c"], c: ["b"] }).gives(null),
    given(Object.fromEntries(numbers(1, 40).map((at) => [`t${at}`, [`t${at + 1}`]]))).gives(
      numbers(1, 41)
        .reverse()
        .map((at) => `t${at}`),
    ),
  ],
  "software-algorithms-fewest-coins": [
    given([7], 7).gives(1),
    given([1], 7).gives(7),
    given([5], 3).gives(-1),
    given([2, 5], 11).gives(4),
    given([1, 3, 4], 6).gives(2),
    given([4, 6], 9).gives(-1),
    given([1, 2, 5], 100).gives(20),
    given([3, 7, 405], 8400).gives(64),
  ],
  "software-algorithms-window-maximum": [
    given([1, 2, 3], 1).gives([1, 2, 3]),
    given([1, 2, 3, 4], 2).gives([2, 3, 4]),
    given([5, 5, 5], 2).gives([5, 5]),
    given([9, 7, 5, 3, 1], 3).gives([9, 7, 5]),
    given([1, 3, -1, -3, 5, 3, 6, 7], 3).gives([3, 3, 5, 5, 6, 7]),
    given(numbers(1, 200), 50).gives(numbers(50, 200)),
  ],
};
