import type { EntryDraft } from "../entry.ts";

/** Small problems over grids, trees, linked lists and caches, in any language. */
export const softwareAlgorithms: readonly EntryDraft[] = [
  {
    id: "software-algorithms-grid-islands",
    family: "software",
    topic: "algorithms",
    kind: "coding",
    type: "coding",
    level: "medium",
    rung: "opener",
    title: "Count groups on a map",
    frames: [
      '{project} shows a seat map with rows "110", "010", "001". Count the groups of 1s that touch up, down or sideways, here 2. How do you code it?',
      'A map has rows "110", "010", "001". Count the groups of 1s that touch up, down or sideways, here 2. How do you code it?',
    ],
    expected:
      "I go over every cell. When I meet a 1 that is not visited yet, I add one to the counter and flood the whole group, so that it is not counted again. The flood is a breadth-first search with a queue: take a cell, look at its four neighbours, and add those that are 1 and unvisited. I mark a cell at the moment I put it in the queue, or it may enter twice. A recursive flood is shorter, but on a large grid it can overflow the call stack. I check the borders, and an empty grid gives zero. Each cell is handled once, so the cost is rows times columns.",
    exercise: {
      name: "countGroups",
      params: ["rows"],
      examples: [
        { args: [["110", "010", "001"]], result: 2 },
        { args: [[]], result: 0 },
        { args: [["000"]], result: 0 },
        { args: [["101", "010", "101"]], result: 5 },
        { args: [["111", "101", "111"]], result: 1 },
      ],
    },
    points: [
      {
        text: "flood each unvisited group once",
        accept: ["flood the whole group", "flood fill", "breadth-first search", "depth-first search"],
        weight: 0.45,
        must: true,
      },
      {
        text: "mark cells when they enter the queue",
        accept: ["mark a cell", "unvisited neighbours marked"],
        weight: 0.2,
      },
      {
        text: "a recursive flood may overflow",
        accept: ["overflow the call stack", "recursive flood"],
        weight: 0.15,
      },
      {
        text: "an empty grid gives zero groups",
        accept: ["empty grid gives zero", "check the borders"],
        weight: 0.1,
      },
      {
        text: "each cell handled once, rows times columns",
        accept: ["each cell is handled", "rows times columns cost"],
        weight: 0.1,
      },
    ],
  },
  {
    id: "software-algorithms-top-k",
    family: "software",
    topic: "algorithms",
    kind: "coding",
    type: "coding",
    level: "medium",
    rung: "deepener",
    title: "The most wanted items",
    frames: [
      "Suppose a shop page of {employer} logs item ids [5, 3, 5, 7, 3, 5]. Return the 2 most frequent ids, here 5 and 3, without sorting all of them.",
      "From a list of item ids [5, 3, 5, 7, 3, 5], return the 2 most frequent ones, here 5 and 3, without sorting all of them.",
    ],
    expected:
      "I count the ids in a hash map first. Then I keep a min-heap with at most k pairs of count and id. I push each pair, and when the heap has more than k entries I pop the smallest count. What is left at the end are the k best. The min-heap looks the wrong way round, but the weakest of the winners must be on top so that it can be thrown out. That costs O(n log k) and not n log n. If k is larger than the number of different ids I return them all, and for equal counts I ask which should win. Bucket sort by count would be linear.",
    exercise: {
      name: "mostFrequent",
      params: ["ids", "k"],
      examples: [
        { args: [[5, 3, 5, 7, 3, 5], 2], result: [5, 3] },
        { args: [[1, 2, 1], 5], result: [1, 2] },
        { args: [[], 3], result: [] },
        { args: [[9, 4, 9, 1, 4, 9], 1], result: [9] },
      ],
      starter:
        "// Most frequent first; all of them when there are fewer than k.\nfunction mostFrequent(ids, k) {\n}\n",
    },
    points: [
      {
        text: "a min-heap of at most k entries",
        accept: ["min-heap with at most", "heap of size k", "min heap"],
        weight: 0.35,
        must: true,
      },
      {
        text: "pop the smallest count beyond k",
        accept: ["pop the smallest", "weakest of the winners"],
        weight: 0.2,
      },
      {
        text: "k beyond the distinct ids",
        accept: ["number of different ids", "k is larger than"],
        weight: 0.15,
      },
      { text: "bucket sort would be linear", accept: ["bucket sort", "quickselect"], weight: 0.15 },
      { text: "the heap costs n log k", accept: ["costs O(n log k)", "log k per push"], weight: 0.15 },
    ],
  },
  {
    id: "software-algorithms-linked-cycle",
    family: "software",
    topic: "algorithms",
    kind: "coding",
    type: "coding",
    level: "easy",
    rung: "deepener",
    title: "A chain that loops",
    frames: [
      "In {project}, approvals form a linked list. Write a check that tells if it loops, without storing all nodes. Example: A to B to C to B loops.",
      "Tell if a linked list runs in a circle, without storing all nodes. Example: A to B to C to B does. How does your code work?",
    ],
    expected:
      "I use two pointers, slow and fast, which both start at the head. In each step slow moves one node and fast moves two. If fast reaches the end, there is no loop. If there is a loop, fast gains one node per step inside it, so the two must meet, and then I return true. Before I move I check that fast and its next are not null, or the code crashes on a list of even length. An empty list and one node without a link give false. Time is linear, memory is constant. A set of visited nodes is easier to read but needs O(n) memory.",
    exercise: {
      name: "runsInCircle",
      params: ["next", "head"],
      examples: [
        { args: [{ A: "B", B: "C", C: "B" }, "A"], result: true },
        { args: [{ A: "B", B: null }, "A"], result: false },
        { args: [{}, null], result: false },
        { args: [{ A: "A" }, "A"], result: true },
        { args: [{ A: "B", B: "C", C: "D", D: null }, "A"], result: false },
      ],
      starter:
        "// next[node] is the node after it, null at the end; head is null for an empty list.\nfunction runsInCircle(next, head) {\n}\n",
    },
    points: [
      {
        text: "slow and fast pointer, Floyd's method",
        accept: ["slow moves one node", "tortoise and hare"],
        weight: 0.35,
        must: true,
      },
      {
        text: "fast catches slow inside a loop",
        accept: ["fast gains one node", "fast catches slow"],
        weight: 0.2,
      },
      {
        text: "null checks on fast.next",
        accept: ["list of even length", "not null before moving"],
        weight: 0.15,
      },
      {
        text: "a set of visited nodes costs memory",
        accept: ["visited nodes is easier", "set needs O(n) memory"],
        weight: 0.15,
      },
      {
        text: "two pointers need constant memory",
        accept: ["memory is constant", "O(1) space", "constant space"],
        weight: 0.15,
      },
    ],
  },
  {
    id: "software-algorithms-valid-search-tree",
    family: "software",
    topic: "algorithms",
    kind: "coding",
    type: "coding",
    level: "medium",
    rung: "deepener",
    title: "Is it a search tree",
    frames: [
      "Check whether a binary tree in {project} is a search tree. Example: root 8, left 3, and right 10 with left child 6 is not. Explain.",
      "Check whether a binary tree is a search tree. Example: root 8, left child 3, and right child 10 with left child 6 is not. Explain.",
    ],
    expected:
      "It is not enough to compare each node with its two children; the 6 in the example is smaller than its parent 10 but wrong under the root 8. So I pass a lower and an upper bound down. The root has no limits. Going left, the node's value becomes the upper bound, and going right it becomes the lower bound. If a value is not strictly between the bounds I return false. The other way is an in-order walk, where each value must be larger than the previous one. An empty tree is valid, and for equal values I ask. Every node is visited once, and the memory is the height of the tree.",
    exercise: {
      name: "isSearchTree",
      params: ["root"],
      examples: [
        {
          args: [
            {
              value: 8,
              left: { value: 3, left: null, right: null },
              right: { value: 10, left: { value: 6, left: null, right: null }, right: null },
            },
          ],
          result: false,
        },
        {
          args: [
            {
              value: 8,
              left: { value: 3, left: null, right: null },
              right: { value: 10, left: { value: 9, left: null, right: null }, right: null },
            },
          ],
          result: true,
        },
        { args: [null], result: true },
        {
          args: [
            {
              value: 5,
              left: { value: 7, left: null, right: null },
              right: { value: 9, left: null, right: null },
            },
          ],
          result: false,
        },
        {
          args: [
            {
              value: 5,
              left: { value: 3, left: null, right: { value: 6, left: null, right: null } },
              right: null,
            },
          ],
          result: false,
        },
      ],
      starter:
        "// A node is { value, left, right }; an empty place is null.\nfunction isSearchTree(root) {\n}\n",
    },
    points: [
      {
        text: "pass a lower and upper bound down",
        accept: ["upper bound down", "lower and an upper", "min and max range"],
        weight: 0.35,
        must: true,
      },
      {
        text: "comparing only with direct children fails",
        accept: ["smaller than its parent", "only direct children"],
        weight: 0.2,
      },
      {
        text: "or check a growing in-order walk",
        accept: ["in-order walk", "inorder traversal"],
        weight: 0.15,
      },
      { text: "an empty tree is valid", accept: ["empty tree", "null root"], weight: 0.15 },
      { text: "memory is the tree's height", accept: ["height of the tree", "O(h)"], weight: 0.15 },
    ],
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
        accept: ["doubly linked list", "linked hash map", "LinkedHashMap"],
        weight: 0.35,
        must: true,
      },
      {
        text: "reading refreshes a node's place",
        accept: ["reading makes it the", "get marks it newest"],
        weight: 0.2,
      },
      {
        text: "when full, evict the tail node",
        accept: ["remove the node at", "evict the tail", "tail and also delete"],
        weight: 0.2,
      },
      {
        text: "put of a known key updates its node",
        accept: ["put of a known", "overwrite existing value"],
        weight: 0.15,
      },
      {
        text: "dummy nodes or zero capacity",
        accept: ["dummy nodes", "sentinel", "capacity of zero"],
        weight: 0.1,
      },
    ],
  },
];
