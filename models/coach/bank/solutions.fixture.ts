/** Right solutions for exercises of the bank, against which their examples are checked. */

/** Arguments are examples of the very exercise: a wrong shape fails the test of that exercise. */
export const solution =
  <Args extends unknown[]>(solve: (...args: Args) => unknown) =>
  (args: unknown[]) =>
    solve(...(args as Args));

const countsOf = <T>(items: Iterable<T>) => {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
};

type TreeNode = { value: number; left: TreeNode | null; right: TreeNode | null } | null;

const isBetween = (node: TreeNode, low: number, high: number): boolean =>
  node === null ||
  (node.value > low &&
    node.value < high &&
    isBetween(node.left, low, node.value) &&
    isBetween(node.right, node.value, high));

function isBalanced(text: string): boolean {
  const closing = new Map([
    ["(", ")"],
    ["[", "]"],
    ["{", "}"],
  ]);
  const open: string[] = [];
  for (const sign of text) {
    const expected = closing.get(sign);
    if (expected !== undefined) open.push(expected);
    else if (open.pop() !== sign) return false;
  }
  return open.length === 0;
}

function findPair(prices: number[], voucher: number): [number, number] | null {
  const passed = new Map<number, number>();
  for (const [at, price] of prices.entries()) {
    const other = passed.get(voucher - price);
    if (other !== undefined) return [other, at];
    if (!passed.has(price)) passed.set(price, at);
  }
  return null;
}

function longestWithoutRepeat(text: string): number {
  const last = new Map<string, number>();
  let left = 0;
  let best = 0;
  for (const [right, letter] of [...text].entries()) {
    left = Math.max(left, (last.get(letter) ?? -1) + 1);
    last.set(letter, right);
    best = Math.max(best, right - left + 1);
  }
  return best;
}

function busyTimes(meetings: [number, number][]) {
  const busy: [number, number][] = [];
  for (const [start, end] of [...meetings].sort((a, b) => a[0] - b[0])) {
    const block = busy.at(-1);
    if (block !== undefined && start <= block[1]) block[1] = Math.max(block[1], end);
    else busy.push([start, end]);
  }
  return busy;
}

function countGroups(rows: string[]): number {
  const grid = rows.map((row) => [...row]);
  const flood = (row: number, column: number) => {
    const cells = grid[row];
    if (cells?.[column] !== "1") return 0;
    cells[column] = "0";
    for (const [down, right] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const)
      flood(row + down, column + right);
    return 1;
  };
  return grid.reduce((all, cells, row) => cells.reduce((sum, _, column) => sum + flood(row, column), all), 0);
}

function runsInCircle(next: Record<string, string | null>, head: string | null): boolean {
  const after = (node: string | null) => (node === null ? null : (next[node] ?? null));
  let slow = head;
  let fast = head;
  while (fast !== null) {
    slow = after(slow);
    fast = after(after(fast));
    if (fast !== null && fast === slow) return true;
  }
  return false;
}

function runCache(size: number, steps: [string, string, unknown?][]) {
  const kept = new Map<string, unknown>();
  const found: unknown[] = [];
  for (const [step, key, given] of steps) {
    const value = step === "put" ? given : (kept.get(key) ?? null);
    if (step === "get") found.push(value);
    if (step === "get" && !kept.has(key)) continue;
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > size && oldest !== undefined) kept.delete(oldest);
  }
  return found;
}

function buildOrder(needs: Record<string, string[]>): string[] | null {
  const left = new Set([...Object.keys(needs), ...Object.values(needs).flat()]);
  const order: string[] = [];
  while (left.size > 0) {
    const ready = [...left].find((task) => !(needs[task] ?? []).some((need) => left.has(need)));
    if (ready === undefined) return null;
    left.delete(ready);
    order.push(ready);
  }
  return order;
}

function fewestCoins(coins: number[], amount: number): number {
  const fewest = [0];
  for (let sum = 1; sum <= amount; sum += 1) {
    fewest[sum] = Math.min(...coins.map((coin) => (fewest[sum - coin] ?? Infinity) + 1));
  }
  const answer = fewest[amount] ?? Infinity;
  return answer === Infinity ? -1 : answer;
}

const groupBy = <T>(items: readonly T[], keyOf: (item: T) => string) => {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
};

/** By the entry's id. */
export const solutions: Readonly<Record<string, (args: unknown[]) => unknown>> = {
  "software-algorithms-first-unique": solution((word: string) => {
    const counts = countsOf(word);
    return [...word].find((letter) => counts.get(letter) === 1) ?? null;
  }),
  "software-algorithms-brackets": solution(isBalanced),
  "software-algorithms-pair-sum": solution(findPair),
  "software-algorithms-merge-sorted": solution((first: number[], second: number[]) =>
    [...first, ...second].sort((a, b) => a - b),
  ),
  "software-algorithms-longest-window": solution(longestWithoutRepeat),
  "software-algorithms-group-anagrams": solution((words: string[]) =>
    groupBy(words, (word) => [...word].sort().join("")),
  ),
  "software-algorithms-merge-intervals": solution(busyTimes),
  "software-algorithms-grid-islands": solution(countGroups),
  "software-algorithms-top-k": solution((ids: number[], k: number) =>
    [...countsOf(ids)]
      .sort((a, b) => b[1] - a[1])
      .slice(0, k)
      .map(([id]) => id),
  ),
  "software-algorithms-linked-cycle": solution(runsInCircle),
  "software-algorithms-valid-search-tree": solution((root: TreeNode) => isBetween(root, -Infinity, Infinity)),
  "software-algorithms-lru-cache": solution(runCache),
  "software-algorithms-build-order": solution(buildOrder),
  "software-algorithms-fewest-coins": solution(fewestCoins),
  "software-algorithms-window-maximum": solution((readings: number[], size: number) =>
    readings.slice(size - 1).map((_, at) => Math.max(...readings.slice(at, at + size))),
  ),
  "software-algorithms-first-at-least": solution((prices: number[], least: number) => {
    const at = prices.findIndex((price) => price >= least);
    return at === -1 ? prices.length : at;
  }),
  "software-algorithms-product-except-self": solution((numbers: number[]) =>
    numbers.map((_, own) =>
      numbers.reduce((product, number, at) => (at === own ? product : product * number), 1),
    ),
  ),
};
