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
      'Suppose build steps at {employer} depend on each other: "web" needs "lib", "lib" needs "core". Return a valid order, core, lib, web, or say that none exists. How, and at what cost?',
      'Tasks depend on each other: "web" needs "lib", "lib" needs "core". Return a valid order, here core, lib, web, or say that none exists. How, and at what cost?',
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
        accept: [
          "topological sort",
          "Kahn's algorithm",
          "topological order",
          "directed graph of tasks",
          "zero in-degree",
          "in-degree zero",
        ],
        weight: 0.35,
        must: true,
      },
      {
        text: "lower in-degrees, queue tasks at zero",
        accept: [
          "zero open needs",
          "reach zero join",
          "decrease the in-degree",
          "reduce the indegree",
          "depth-first post-order",
          "DFS and reverse finish order",
        ],
        weight: 0.2,
      },
      {
        text: "a short result reveals a cycle",
        accept: [
          "result is shorter than",
          "cycle detection",
          "detect a cycle",
          "cycle means none exists",
          "tasks left over",
          "there is a cycle",
        ],
        weight: 0.25,
      },
      {
        text: "cost is tasks plus links",
        accept: ["tasks plus links", "vertices plus edges", "nodes plus edges", "O(V + E)", "O(V+E)"],
        weight: 0.2,
      },
    ],
    avoid: ["alphabetical order of the tasks is fine", "I model it as an undirected graph"],
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
      "Suppose {employer} pays out in coins such as 1, 5 and 6. Return the fewest for an amount: 10 needs 2. Why is always taking the largest wrong, and what if nothing fits?",
      "Given coins such as 1, 5 and 6, return the fewest that make an amount: 10 needs 2. Why is always taking the largest wrong, and what if nothing fits?",
    ],
    expected:
      "Greedy takes 6 and then four ones, five coins, but two fives are better, so a local best choice is not safe here. I use dynamic programming. A table holds the fewest coins for each amount from zero up. Zero needs zero coins. For an amount I try each coin that is not larger, and take one plus the table value of the rest; the smallest of these is the answer. All other places start at infinity, and if the target stays at infinity I return minus one, because it cannot be paid. The cost grows with the amount times the number of coins. To list the coins I remember the last coin per amount.",
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
        accept: [
          "dynamic programming",
          "table holds the fewest",
          "memoization",
          "memoisation",
          "bottom-up table",
          "DP array",
          "smaller amounts first",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "try each coin, add one to rest",
        accept: [
          "plus the table value",
          "try each coin",
          "minimum over coins",
          "one plus the rest",
          "amount minus coin",
        ],
        weight: 0.25,
      },
      {
        text: "greedy fails, 6 and four ones",
        accept: [
          "six and four ones",
          "6 and then four ones",
          "two fives are better",
          "greedy fails",
          "greedy gives five coins",
          "local best choice",
        ],
        weight: 0.15,
      },
      {
        text: "unreachable targets stay at infinity",
        accept: ["stays at infinity", "return minus one"],
        weight: 0.15,
      },
      {
        text: "cost grows with amount times coins",
        accept: [
          "amount multiplied by coins",
          "O(amount*coins)",
          "O(n*amount)",
          "product of amount and coins",
        ],
        weight: 0.15,
      },
    ],
    avoid: ["greedy is always optimal for coins", "sorting the coins makes greedy right"],
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
      "Suppose {project} shows the highest of the last 3 readings: [4, 2, 7, 1, 3] gives [7, 7, 7]. Do it in linear time. What about too few readings?",
      "Return the highest of every 3 neighbouring readings: [4, 2, 7, 1, 3] gives [7, 7, 7]. Do it in linear time for any k. What about too few readings?",
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
        accept: [
          "deque of positions",
          "monotonic queue",
          "monotonic deque",
          "double-ended queue",
          "deque of indices",
          "decreasing deque",
        ],
        weight: 0.35,
        must: true,
      },
      {
        text: "pop smaller readings at the back",
        accept: ["remove from the back", "pop from the back", "never be the highest"],
        weight: 0.2,
      },
      {
        text: "expired positions leave at the front",
        accept: [
          "drop the front if",
          "front position expired",
          "position has left",
          "index out of range",
          "remove from the front",
        ],
        weight: 0.2,
      },
      {
        text: "amortised constant work per step",
        accept: [
          "amortised constant",
          "amortized constant",
          "each position enters",
          "each element enters once",
          "pushed and popped once",
        ],
        weight: 0.15,
      },
      {
        text: "k may exceed the list length",
        accept: ["larger than the list", "one maximum or nothing", "return an empty list"],
        weight: 0.1,
      },
    ],
    avoid: ["the maximum sits at the back of the deque", "values in the deque rise from front to back"],
  },
  {
    id: "software-algorithms-lru-cache",
    family: "software",
    topic: "algorithms",
    kind: "coding",
    type: "coding",
    level: "hard",
    rung: "opener",
    title: "A cache that forgets",
    frames: [
      "Write a cache for {project} with get and put, both in constant time, that drops the least recently used. Size 2: put A, put B, get A, put C drops B.",
      "Write a cache with get and put, both in constant time, that drops the least recently used item. Size 2: put A, put B, get A, put C drops B.",
    ],
    expected:
      "I combine a hash map with a doubly linked list. The map goes from the key to the list node, and the list is kept in order of use, newest at the head. Get looks up the node, moves it to the head and returns its value, so reading makes it the newest too. Put of a known key updates the value and moves the node as well. If the cache is full, I remove the node at the tail and also delete its key from the map, therefore the node must store its key. Two dummy nodes at the ends save all the null checks. A capacity of zero must keep nothing.",
    exercise: {
      name: "runCache",
      params: ["size", "steps"],
      examples: [
        {
          args: [
            2,
            [
              ["put", "A", 1],
              ["put", "B", 2],
              ["get", "A"],
              ["put", "C", 3],
              ["get", "B"],
              ["get", "A"],
            ],
          ],
          result: [1, null, 1],
        },
        {
          args: [
            2,
            [
              ["put", "A", 1],
              ["put", "B", 2],
              ["put", "A", 3],
              ["put", "C", 4],
              ["get", "B"],
              ["get", "A"],
            ],
          ],
          result: [null, 3],
        },
        {
          args: [
            1,
            [
              ["put", "A", 1],
              ["put", "B", 2],
              ["get", "A"],
              ["get", "B"],
            ],
          ],
          result: [null, 2],
        },
        {
          args: [
            0,
            [
              ["put", "A", 1],
              ["get", "A"],
            ],
          ],
          result: [null],
        },
        { args: [3, []], result: [] },
      ],
      starter:
        '// steps are ["put", key, value] or ["get", key]. Returns what each get finds, null when it is not there.\nfunction runCache(size, steps) {\n}\n',
    },
    points: [
      {
        text: "hash map plus doubly linked list",
        accept: [
          "doubly linked list",
          "linked hash map",
          "LinkedHashMap",
          "OrderedDict",
          "ordered dictionary",
          "Map keeps insertion order",
          "hash map and linked list",
        ],
        weight: 0.35,
        must: true,
      },
      {
        text: "reading refreshes a node's place",
        accept: [
          "reading makes it the",
          "get marks it newest",
          "moves it to the head",
          "move to the front",
          "get moves the node",
        ],
        weight: 0.2,
      },
      {
        text: "when full, evict the tail node",
        accept: [
          "remove the node at",
          "evict the tail",
          "tail and also delete",
          "remove the last node",
          "evict the oldest",
        ],
        weight: 0.2,
      },
      {
        text: "put of a known key updates its node",
        accept: ["put of a known", "overwrite existing value", "key already exists", "update the value"],
        weight: 0.15,
      },
      {
        text: "dummy nodes or zero capacity",
        accept: ["dummy nodes", "dummy head and tail", "sentinel nodes", "capacity of zero", "zero capacity"],
        weight: 0.1,
      },
    ],
    avoid: ["reading an item leaves the order unchanged"],
  },
];
