import { describe, expect, it } from "vitest";
import { bank } from "../bank/index.ts";
import { questionOf } from "../score/fixtures.ts";
import { scoreWithCoach } from "../score/scoreWithCoach.ts";

const fenced = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\``;
function shownOf(id: string, language: string, code: string) {
  const entry = bank.find((one) => one.id === id);
  if (!entry) throw new Error(`The bank has no ${id}.`);
  const question = { ...questionOf(entry), exercise: entry.exercise ?? null };
  const [shown] = scoreWithCoach([{ question, answer: fenced(language, code), seconds: null }]).questions;
  if (!shown) throw new Error("Nothing was scored.");
  return { ...shown, total: shown.score ?? NaN, lines: JSON.stringify(shown) };
}

const KADANE = `class Solution {
  public int bestStretch(int[] profits) {
    int best = profits[0];
    int current = profits[0];
    for (int i = 1; i < profits.length; i++) {
      current = Math.max(profits[i], current + profits[i]);
      best = Math.max(best, current);
    }
    return best;
  }
}`;
const FLOOD = `def count_groups(rows):
    if not rows:
        return 0
    grid = [list(r) for r in rows]
    def flood(r, c):
        if r < 0 or c < 0 or r >= len(grid) or c >= len(grid[0]) or grid[r][c] != "1":
            return
        grid[r][c] = "0"
        flood(r + 1, c)
        flood(r - 1, c)
        flood(r, c + 1)
        flood(r, c - 1)
    count = 0
    for r in range(len(grid)):
        for c in range(len(grid[0])):
            if grid[r][c] == "1":
                count += 1
                flood(r, c)
    return count`;
const TREE = `function isSearchTree(root) {
  const check = (node, low, high) => {
    if (node === null) return true;
    if (node.value <= low || node.value >= high) return false;
    return check(node.left, low, node.value) && check(node.right, node.value, high);
  };
  return check(root, -Infinity, Infinity);
}`;
const RIGHT = [
  ["software-algorithms-best-stretch", "java", KADANE],
  ["software-algorithms-grid-islands", "python", FLOOD],
  ["software-algorithms-valid-search-tree", "javascript", TREE],
] as const;
const OTHER = `const primes = [];
function sieve(limit) {
  const crossed = [];
  for (let k = 2; k < limit; k++) {
    if (crossed[k]) continue;
    primes.push(k);
    for (let m = k + k; m < limit; m += k) crossed[m] = 1;
  }
  return primes;
}`;
const LOW = [
  ["sql", "SELECT 1"],
  ["javascript", "asdf qwer zxcv uiop hjkl"],
  ["javascript", 'function main() {\n  console.log("Hello world");\n  return 0;\n}'],
  ["javascript", "function bestStretch(profits) {\n  for (let i = 0; i < profits.length; i++) {}\n}"],
] as const;
const DELETES = `DELETE FROM users
WHERE email IN (
  SELECT email FROM users GROUP BY email HAVING COUNT(*) > 1
);`;
const KEEPS = `DELETE FROM users
WHERE id NOT IN (SELECT MIN(id) FROM users GROUP BY email);`;
const doubles = "software-sql-remove-duplicates";

describe("A program without words that was not run", () => {
  it.each(RIGHT)("[CO8] gets 40 to 60 where it is about the question: %s", (id, language, code) => {
    const { total, lines, feedback } = shownOf(id, language, code);
    expect(total, lines).toBeGreaterThanOrEqual(40);
    expect(total).toBeLessThanOrEqual(60);
    expect(lines).not.toMatch(/not about the question|single words in a row|sentences? of/);
    expect(feedback).toContain("The code was not run");
  });

  it("[CO8] quotes what shows a point, letter for letter", () => {
    const { found } = shownOf("software-algorithms-best-stretch", "java", KADANE);
    expect(found.map(({ quote }) => quote)).toContain("current = Math.max(profits[i], current + profits[i])");
  });

  it("[CO8] gets at most 35 where nothing ties it to the question, and is not called off it", () => {
    const { total, lines } = shownOf("software-algorithms-best-stretch", "javascript", OTHER);
    expect(total, lines).toBeLessThanOrEqual(35);
    expect(lines).not.toContain("not about the question");
  });

  it.each(LOW)("[CO8] is none where nothing is done: %s %s", (language, code) => {
    const { total, lines } = shownOf("software-algorithms-best-stretch", language, code);
    expect(total, lines).toBeLessThan(15);
  });
});

describe("A query on double rows", () => {
  it("[SC10] that deletes the one to keep as well is told so", () => {
    const { feedback, total } = shownOf(doubles, "sql", DELETES);
    expect(feedback).toContain("Check this");
    expect(feedback).toContain("deletes the one to keep as well");
    expect(feedback).not.toMatch(/Good:|single words in a row/);
    expect(total).toBeLessThan(35);
  });

  it("[SC10] that keeps the lowest id is not", () => {
    const { feedback, total, lines } = shownOf(doubles, "sql", KEEPS);
    expect(feedback).not.toContain("Check this");
    expect(total, lines).toBeGreaterThanOrEqual(40);
  });
});
