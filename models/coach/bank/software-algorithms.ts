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
      'Suppose {project} shows a map with rows "110", "010", "001". Count the groups of 1s that touch up, down or sideways, here 2. How do you code it, and at what cost?',
      'A map has rows "110", "010", "001". Count the groups of 1s that touch up, down or sideways, here 2. How do you code it, and at what cost?',
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
        accept: [
          "flood the whole group",
          "flood fill",
          "breadth-first search",
          "depth-first search",
          "DFS",
          "BFS",
          "union find",
          "connected components",
        ],
        weight: 0.45,
        must: true,
      },
      {
        text: "mark cells when they enter the queue",
        accept: [
          "mark a cell",
          "mark it visited",
          "mark as visited",
          "visited array",
          "unvisited neighbours marked",
          "turn 1 into 0",
        ],
        weight: 0.2,
      },
      {
        text: "a recursive flood may overflow",
        accept: [
          "overflow the call stack",
          "stack overflow",
          "recursion limit reached",
          "too deep recursion",
        ],
        weight: 0.15,
      },
      {
        text: "mind the borders and an empty grid",
        accept: [
          "empty grid gives zero",
          "check the borders",
          "boundary check",
          "out of bounds",
          "empty map returns zero",
        ],
        weight: 0.1,
      },
      {
        text: "each cell handled once, rows times columns",
        accept: [
          "each cell is handled",
          "rows times columns cost",
          "O(m*n)",
          "O(rows*columns)",
          "m into n",
          "every cell visited once",
        ],
        weight: 0.1,
      },
    ],
    avoid: ["all eight neighbours must be checked"],
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
      "Suppose {employer} logs ids [5, 3, 5, 7, 3, 5]. Return the k most frequent, for k = 2 here 5 and 3, without sorting all. What if k is large?",
      "From item ids [5, 3, 5, 7, 3, 5], return the k most frequent, for k = 2 here 5 and 3, without sorting all. What if k is large?",
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
        text: "count the ids in a hash map",
        accept: ["count the ids", "hash map of counts", "frequency map", "dictionary of counts"],
        weight: 0.2,
        must: true,
      },
      {
        text: "a min-heap of at most k entries",
        accept: ["min-heap with at most", "heap of size k", "min heap", "priority queue"],
        weight: 0.25,
      },
      {
        text: "pop the smallest count beyond k",
        accept: ["pop the smallest", "weakest of the winners"],
        weight: 0.15,
      },
      {
        text: "the heap costs n log k",
        accept: ["O(n log k)", "n log k time", "log k per push"],
        weight: 0.15,
      },
      {
        text: "k beyond the distinct ids",
        accept: ["number of different ids", "fewer distinct ids", "return all distinct ids"],
        weight: 0.15,
      },
      {
        text: "bucket sort or quickselect instead",
        accept: ["bucket sort", "quickselect", "buckets by frequency"],
        weight: 0.1,
      },
    ],
    avoid: ["a full sort of all ids is needed", "the ids with the largest values win"],
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
      "Suppose approvals in {project} form a linked list. Tell if it loops without storing all nodes, as A to B to C to B does. Why does it work, and at what cost?",
      "Tell if a linked list runs in a circle, without storing all nodes, as A to B to C to B does. Why does your code work, and what does it cost?",
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
        accept: [
          "slow moves one node",
          "tortoise and hare",
          "slow and fast pointer",
          "fast moves two nodes",
          "Floyd's cycle",
        ],
        weight: 0.35,
        must: true,
      },
      {
        text: "fast catches slow inside a loop",
        accept: ["fast gains one node", "fast catches slow", "pointers meet again", "gap shrinks by one"],
        weight: 0.2,
      },
      {
        text: "null checks on fast.next",
        accept: [
          "list of even length",
          "not null before moving",
          "fast becomes null",
          "fast reaches null",
          "check for null",
          "fast reaches the end",
        ],
        weight: 0.2,
      },
      {
        text: "a set of visited nodes costs memory",
        accept: [
          "visited nodes is easier",
          "set needs O(n) memory",
          "set of visited nodes",
          "hash set takes memory",
        ],
        weight: 0.1,
      },
      {
        text: "two pointers need constant memory",
        accept: [
          "memory is constant",
          "O(1) space",
          "O(1) memory",
          "constant space",
          "constant extra memory",
        ],
        weight: 0.15,
      },
    ],
    avoid: ["a repeated value proves the loop", "one pointer walks backwards from the tail"],
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
      "Suppose {project} keeps a binary tree. Check whether it is a search tree: root 8, left 3, and right 10 with left child 6 is not. Explain how, and what it costs.",
      "Check whether a binary tree is a search tree. Example: root 8, left child 3, and right child 10 with left child 6 is not. Explain how, and what it costs.",
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
        text: "pass limits down, or an inorder walk",
        accept: [
          "upper bound down",
          "lower and an upper",
          "min and max range",
          "lower and upper limit",
          "in-order walk",
          "inorder traversal",
        ],
        weight: 0.4,
        must: true,
      },
      {
        text: "a node far below can break the rule",
        accept: [
          "smaller than its parent",
          "wrong under the root",
          "whole left subtree",
          "breaks under the root",
        ],
        weight: 0.25,
      },
      {
        text: "left lowers the upper bound, right the lower",
        accept: [
          "value becomes the upper bound",
          "larger than the previous",
          "values in growing order",
          "sorted ascending order",
          "strictly between the bounds",
        ],
        weight: 0.15,
      },
      {
        text: "an empty tree is valid",
        accept: ["empty tree", "null root returns true", "null node returns true"],
        weight: 0.1,
      },
      {
        text: "every node once, memory of the height",
        accept: ["height of the tree", "O(h)", "every node is visited", "each node is visited"],
        weight: 0.1,
      },
    ],
    avoid: ["a pre-order traversal must come out sorted", "a balanced tree is always a search tree"],
  },
];
