import type { EntryDraft } from "../entry.ts";

/** Harder problems: orders that depend, best ways, windows over a long list. */
export const softwareAlgorithms2: readonly EntryDraft[] = [
  {
    id: "software-algorithms-build-order",
    family: "software",
    topic: "algorithms",
    kind: "coding",
    type: "coding",
    level: "hard",
    rung: "deepener",
    title: "An order for dependent tasks",
    frames: [
      'Suppose build steps at {employer}: "web" needs "lib", "lib" needs "core". Return a valid order, core, lib, web, or say that none exists. How?',
      'Tasks depend on each other: "web" needs "lib", "lib" needs "core". Return a valid order, here core, lib, web, or say that none exists.',
    ],
    expected:
      "This is a topological sort of a directed graph. I build for each task the list of tasks that wait for it, and count its open needs, which is the in-degree. All tasks with zero open needs go into a queue. I take one out, add it to the result, and lower the counter of everything that waits for it; those that reach zero join the queue. If in the end the result is shorter than the number of tasks, there is a cycle and no order exists. Tasks named only as a need must be in the graph too. Cost is tasks plus links. A heap instead of the queue gives a fixed order.",
    exercise: {
      name: "buildOrder",
      params: ["needs"],
      examples: [
        { args: [{ web: ["lib"], lib: ["core"] }], result: ["core", "lib", "web"] },
        { args: [{ a: ["b"], b: ["a"] }], result: null },
        { args: [{}], result: [] },
        { args: [{ c: ["b"], b: ["a"], a: [] }], result: ["a", "b", "c"] },
        { args: [{ a: ["a"] }], result: null },
      ],
      starter:
        "// needs[task] lists what must be done before it. Returns null when no order exists.\nfunction buildOrder(needs) {\n}\n",
    },
    points: [
      {
        text: "a topological sort of the tasks",
        accept: ["topological sort", "Kahn's algorithm", "topological order"],
        weight: 0.35,
        must: true,
      },
      {
        text: "lower in-degrees, queue tasks at zero",
        accept: ["zero open needs", "reach zero join", "decrease the in-degree"],
        weight: 0.2,
      },
      {
        text: "a short result reveals a cycle",
        accept: ["result is shorter than", "cycle and no order", "cycle detection"],
        weight: 0.25,
      },
      {
        text: "cost is tasks plus links",
        accept: ["tasks plus links", "vertices plus edges", "O(V + E)"],
        weight: 0.2,
      },
    ],
  },
  {
    id: "software-algorithms-fewest-coins",
    family: "software",
    topic: "algorithms",
    kind: "coding",
    type: "coding",
    level: "hard",
    rung: "deepener",
    title: "Fewest coins for change",
    frames: [
      "Suppose a till at {employer} has coins 1, 5 and 6. Return the fewest coins for an amount: 10 needs 2. Why is always taking the largest wrong?",
      "With coins 1, 5 and 6, return the fewest coins for an amount: 10 needs 2. Why is always taking the largest coin wrong?",
    ],
    expected:
      "Greedy takes 6 and then four ones, five coins, but two fives are better, so a local best choice is not safe here. I use dynamic programming. A table holds the fewest coins for each amount from zero up. Zero needs zero coins. For an amount I try each coin that is not larger, and take one plus the table value of the rest; the smallest of these is the answer. All other places start at infinity, and if the target stays at infinity I return minus one, because it cannot be paid. Time is amount times number of coins. To list the coins I remember the last coin per amount.",
    exercise: {
      name: "fewestCoins",
      params: ["coins", "amount"],
      examples: [
        { args: [[1, 5, 6], 10], result: 2 },
        { args: [[1, 5, 6], 11], result: 2 },
        { args: [[1, 5, 6], 0], result: 0 },
        { args: [[2], 3], result: -1 },
        { args: [[5, 6], 4], result: -1 },
        { args: [[1, 5, 6], 15], result: 3 },
      ],
      starter: "// Returns -1 when the amount cannot be paid.\nfunction fewestCoins(coins, amount) {\n}\n",
    },
    points: [
      {
        text: "dynamic programming over amounts",
        accept: ["dynamic programming", "table holds the fewest", "memoization"],
        weight: 0.3,
        must: true,
      },
      {
        text: "try each coin, add one to rest",
        accept: ["plus the table value", "try each coin", "minimum over coins"],
        weight: 0.25,
      },
      {
        text: "greedy fails, 6 and four ones",
        accept: ["greedy takes", "four ones", "greedy fails"],
        weight: 0.15,
      },
      {
        text: "unreachable targets stay at infinity",
        accept: ["stays at infinity", "infinity I return minus"],
        weight: 0.15,
      },
      {
        text: "cost grows with amount times coins",
        accept: ["number of coins", "amount multiplied by coins"],
        weight: 0.15,
      },
    ],
  },
  {
    id: "software-algorithms-window-maximum",
    family: "software",
    topic: "algorithms",
    kind: "coding",
    type: "coding",
    level: "hard",
    rung: "transfer",
    title: "Highest value per window",
    frames: [
      "{project} shows the highest of the last 3 readings: [4, 2, 7, 1, 3] gives [7, 7, 7]. Do it in linear time. What if k is very large?",
      "Return the highest of every 3 neighbouring readings: [4, 2, 7, 1, 3] gives [7, 7, 7]. Do it in linear time for any window size.",
    ],
    expected:
      "Comparing all k values for every place costs n times k. I keep a deque of positions whose values fall from front to back. Before I add a new reading I remove from the back all that are not larger, because they can never be the highest again while the new one is there. Then I drop the front if its position has left the window. The front is always the maximum. I store positions and not values, or I could not tell when one leaves. Each position enters and leaves once, so it is amortised constant per step. If k is larger than the list I return the one maximum or nothing, as agreed.",
    exercise: {
      name: "windowMaximum",
      params: ["readings", "size"],
      examples: [
        { args: [[4, 2, 7, 1, 3], 3], result: [7, 7, 7] },
        { args: [[5], 1], result: [5] },
        { args: [[3, 2, 1], 2], result: [3, 2] },
        { args: [[9, 8, 7, 6], 4], result: [9] },
        { args: [[-1, -3, -2], 2], result: [-1, -2] },
      ],
    },
    points: [
      {
        text: "a deque with falling values",
        accept: ["deque of positions", "monotonic queue", "monotonic deque", "deque"],
        weight: 0.35,
        must: true,
      },
      {
        text: "pop smaller readings at the back",
        accept: ["remove from the back", "never be the highest"],
        weight: 0.2,
      },
      {
        text: "expired positions leave at the front",
        accept: ["drop the front if", "front position expired"],
        weight: 0.2,
      },
      {
        text: "amortised constant work per step",
        accept: ["amortised constant", "amortized constant", "each position enters"],
        weight: 0.15,
      },
      {
        text: "k may exceed the list length",
        accept: ["larger than the list", "one maximum or nothing"],
        weight: 0.1,
      },
    ],
  },
];
