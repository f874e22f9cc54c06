import type { EntryDraft } from "../entry.ts";

/** Small problems of other kinds: search, recursion, timers, running products, very large input. */
export const softwareCodingMore: readonly EntryDraft[] = [
  {
    id: "software-algorithms-first-at-least",
    family: "software",
    topic: "algorithms",
    kind: "coding",
    type: "coding",
    level: "easy",
    rung: "deepener",
    title: "First place in a sorted list",
    frames: [
      "Suppose {employer} keeps sorted prices [10, 20, 20, 30]. Find the first position with a price of at least 20, here 1, in less than linear time.",
      "In the sorted list [10, 20, 20, 30], find the first position with a value of at least 20, here 1, in less than linear time.",
    ],
    expected:
      "This is a binary search for a lower bound. I keep low at zero and high at the length, and not length minus one, because the answer may be past the end. While low is less than high I take the middle. If the middle value is smaller than the target I set low to middle plus one, otherwise I set high to middle, since it may be the answer itself. When the two meet, low is the first position. I do not stop at the first equal value, as there may be an equal one on its left. An empty list returns zero. It needs O(log n) steps.",
    exercise: {
      name: "firstAtLeast",
      params: ["prices", "least"],
      examples: [
        { args: [[10, 20, 20, 30], 20], result: 1 },
        { args: [[10, 20, 20, 30], 25], result: 3 },
        { args: [[10, 20, 20, 30], 5], result: 0 },
        { args: [[10, 20, 20, 30], 31], result: 4 },
        { args: [[], 7], result: 0 },
      ],
      starter:
        "// Returns the length of the list when no price is that high.\nfunction firstAtLeast(prices, least) {\n}\n",
    },
    points: [
      {
        text: "binary search for the lower bound",
        accept: ["binary search", "halve the range"],
        weight: 0.35,
        must: true,
      },
      {
        text: "high starts at the length",
        accept: ["high at the length", "past the end"],
        weight: 0.15,
      },
      {
        text: "no early stop on an equal hit",
        accept: ["set high to middle", "high becomes middle"],
        weight: 0.2,
      },
      {
        text: "position zero for an empty list",
        accept: ["empty list returns zero", "empty array returns zero"],
        weight: 0.15,
      },
      {
        text: "logarithmic number of steps",
        accept: ["O(log n)", "logarithmic", "log n steps"],
        weight: 0.15,
      },
    ],
    avoid: ["return the middle at the first equal value"],
  },
  {
    id: "software-python-flatten",
    family: "software",
    topic: "python",
    kind: "coding",
    type: "coding",
    level: "easy",
    rung: "opener",
    title: "Flatten nested lists",
    frames: [
      "You know {skill}. In Python, flatten [1, [2, [3, 4]], 5] to [1, 2, 3, 4, 5] for any depth. Which traps do you think of?",
      "In Python, flatten [1, [2, [3, 4]], 5] to [1, 2, 3, 4, 5] for any depth. Which traps do you think of?",
    ],
    expected:
      "I write a recursive generator. For each item I check with isinstance whether it is a list; if so I use yield from on the same function, otherwise I yield the item. Whoever needs a list wraps it in one. I check for list and not for anything iterable, because a string is iterable too, and each letter would recurse for ever. Very deep nesting hits the recursion limit, about one thousand, so for such data I use my own stack of iterators instead. Empty inner lists simply disappear. The work grows with the number of items plus lists, and the generator holds only the current path in memory.",
    points: [
      {
        text: "recurse into lists with yield from",
        accept: [
          "recursive generator",
          "generator recursion",
          "yield from",
          "recursive function",
          "call itself for each list",
        ],
        weight: 0.35,
        must: true,
      },
      {
        text: "strings are iterable and would recurse",
        accept: ["string is iterable", "isinstance", "infinite recursion on strings"],
        weight: 0.25,
      },
      {
        text: "deep nesting hits the recursion limit",
        accept: ["recursion limit", "stack of iterators", "recursion error"],
        weight: 0.25,
      },
      { text: "empty inner lists disappear", accept: ["empty inner lists", "empty sublists"], weight: 0.15 },
    ],
    avoid: ["Python recursion may go as deep as memory"],
    link: "https://docs.python.org/3/reference/expressions.html#yield-expressions",
  },
  {
    id: "software-javascript-debounce",
    family: "software",
    topic: "javascript",
    kind: "coding",
    type: "coding",
    level: "medium",
    rung: "opener",
    title: "Write your own debounce",
    frames: [
      "Suppose the search box of {project} sends a request per key. Write debounce(fn, ms): one call, ms after the last key. What else should it offer? How does throttle differ?",
      "Write debounce(fn, ms) in JavaScript: many quick calls lead to one call of fn, ms after the last. What else should it offer? How does throttle differ?",
    ],
    expected:
      "Debounce returns a new function that closes over a timer variable. At each call it does clearTimeout on the old timer and starts a new one with setTimeout, so fn runs only when the calls have stopped for that long. I keep the latest arguments and pass them on, and I call fn with the right this by using apply in a normal function. I add a cancel method, so that a component can stop a waiting call when it leaves the screen. Throttle is different: it runs at most once per interval even while the calls go on. To try it I use fake timers and call it three times.",
    points: [
      {
        text: "each call clears and restarts the timer",
        accept: ["clearTimeout", "clear the timer", "reset the timer"],
        weight: 0.35,
        must: true,
      },
      {
        text: "a closure holds the timer",
        accept: ["closes over a timer", "timer variable in closure"],
        weight: 0.15,
      },
      {
        text: "fn gets the latest arguments and this",
        accept: ["latest arguments", "this by using apply"],
        weight: 0.2,
      },
      {
        text: "a cancel method for unmounted components",
        accept: ["cancel method", "cancel function"],
        weight: 0.15,
      },
      {
        text: "throttle runs once per interval",
        accept: ["throttle runs at most", "one call per interval"],
        weight: 0.15,
      },
    ],
    avoid: ["one global timer serves all functions"],
    link: "https://developer.mozilla.org/en-US/docs/Glossary/Debounce",
  },
  {
    id: "software-algorithms-product-except-self",
    family: "software",
    topic: "algorithms",
    kind: "coding",
    type: "coding",
    level: "medium",
    rung: "transfer",
    title: "Product of all others",
    frames: [
      "Suppose {project} needs, for each factor, the product of all others, without dividing: [2, 3, 4] gives [12, 8, 6]. What if one is zero?",
      "For each number in a list, return the product of all others without dividing: [2, 3, 4] gives [12, 8, 6]. What if one is zero?",
    ],
    expected:
      "The answer for a place is the product of everything on its left times the product of everything on its right. In the first pass from the left I write the running prefix product into the result before I multiply in the own number. In the second pass from the right I keep a running suffix product and multiply it into each place. Because nothing is divided, zeros need no special case: with one zero only its own place is different from zero, with two zeros all are. One number gives 1, the empty product. I mention overflow for large values. It is linear time, O(n), with no extra list.",
    exercise: {
      name: "productOfOthers",
      params: ["numbers"],
      examples: [
        { args: [[2, 3, 4]], result: [12, 8, 6] },
        { args: [[4, 0, 3]], result: [0, 12, 0] },
        { args: [[0, 0, 2]], result: [0, 0, 0] },
        { args: [[7]], result: [1] },
        { args: [[-1, 2, 5]], result: [10, -5, -2] },
      ],
    },
    points: [
      {
        text: "prefix times suffix for each place",
        accept: ["running prefix product", "prefix products", "everything on its left"],
        weight: 0.4,
        must: true,
      },
      {
        text: "a running suffix from the right",
        accept: ["running suffix product", "suffix products"],
        weight: 0.2,
      },
      {
        text: "zeros stay right without dividing by them",
        accept: ["zeros need no special", "division by zero avoided"],
        weight: 0.2,
      },
      { text: "overflow and the empty product", accept: ["mention overflow", "empty product"], weight: 0.1 },
      { text: "linear time", accept: ["O(n)", "linear"], weight: 0.1 },
    ],
    avoid: ["a list of one gives an empty result"],
  },
  {
    id: "software-algorithms-huge-log",
    family: "software",
    topic: "algorithms",
    kind: "coding",
    type: "coding",
    level: "hard",
    rung: "transfer",
    title: "Log bigger than memory",
    frames: [
      "Suppose {employer} has a 200 GB log with one IP address per line. Find the ten most frequent on a machine with 1 GB of memory. How?",
      "A 200 GB log has one IP address per line. Find the ten most frequent on a machine with 1 GB of memory. How?",
    ],
    expected:
      "I cannot load it, so I read it line by line as a stream. If the different addresses fit in memory, one hash map of counts is enough. I assume they do not. Then I split the log on disk into about a thousand parts by a hash of the address, so the same address always lands in the same part. Now I count part by part, each with its own small map, and offer each result to one heap of ten. Splitting by line number would be wrong, because an address could be spread over many parts. A part that is still too big I split again with another hash. The disk is read twice.",
    points: [
      {
        text: "stream the log, never load it",
        accept: ["cannot load the whole", "read as a stream", "stream the file", "read it line by line"],
        weight: 0.15,
      },
      {
        text: "parts on disk by hashed address",
        accept: ["hash of the address", "hashed address", "partition by hash", "external sort"],
        weight: 0.35,
        must: true,
      },
      {
        text: "same address, same part",
        accept: ["address always lands", "address could be spread"],
        weight: 0.2,
      },
      {
        text: "one heap of ten for all parts",
        accept: ["heap of ten", "heap of size ten", "priority queue of ten"],
        weight: 0.2,
      },
      { text: "a part too big gets rehashed", accept: ["another hash", "second hash function"], weight: 0.1 },
    ],
    avoid: [
      "cut the file by line number and add the top tens",
      "counts of all addresses surely fit in memory",
    ],
  },
  {
    id: "software-algorithms-merge-intervals",
    family: "software",
    topic: "algorithms",
    kind: "coding",
    type: "coding",
    level: "medium",
    rung: "deepener",
    title: "Merge overlapping bookings",
    frames: [
      "Suppose room bookings at {employer} overlap: [1-3], [2-5], [8-9]. Return the busy times [1-5], [8-9]. What do you ask first, and what does it cost?",
      "Given meetings [1-3], [2-5], [8-9] in any order, return the busy times [1-5], [8-9]. What do you ask first, and what does it cost?",
    ],
    expected:
      "First I sort the meetings by start. Then I walk through them and keep the current merged block. If the next start is not later than the end of that block they overlap, so I extend the end to the maximum of both ends. Taking the maximum matters, because a short meeting can lie completely inside a long one. Otherwise I close the block and begin a new one, and I add the last block after the loop. I would ask if touching meetings, like one to two and two to three, count as one. An empty list gives an empty list. Sorting dominates, so it is O(n log n).",
    exercise: {
      name: "busyTimes",
      params: ["meetings"],
      examples: [
        {
          args: [
            [
              [1, 3],
              [2, 5],
              [8, 9],
            ],
          ],
          result: [
            [1, 5],
            [8, 9],
          ],
        },
        {
          args: [
            [
              [8, 9],
              [2, 5],
              [1, 3],
            ],
          ],
          result: [
            [1, 5],
            [8, 9],
          ],
        },
        {
          args: [
            [
              [1, 9],
              [2, 3],
            ],
          ],
          result: [[1, 9]],
        },
        { args: [[]], result: [] },
        { args: [[[4, 6]]], result: [[4, 6]] },
      ],
      starter:
        "// A meeting is a pair [start, end]; the busy times come in rising order.\nfunction busyTimes(meetings) {\n}\n",
    },
    points: [
      {
        text: "meetings sorted by their start",
        accept: ["sort the meetings", "sort intervals by start"],
        weight: 0.3,
        must: true,
      },
      {
        text: "extend to the maximum of both ends",
        accept: ["maximum of both ends", "max of ends", "extend the end"],
        weight: 0.25,
      },
      {
        text: "one meeting completely inside another",
        accept: ["lie completely inside", "nested meeting", "contained interval"],
        weight: 0.15,
      },
      {
        text: "ask if touching ones count",
        accept: ["touching meetings", "touching intervals"],
        weight: 0.15,
      },
      {
        text: "sorting dominates the total cost",
        accept: ["sorting dominates", "dominated by sorting"],
        weight: 0.15,
      },
    ],
    avoid: ["the later meeting always ends later"],
  },
];
