import type { EntryDraft } from "../entry.ts";

/** Small problems over words, lists and numbers, in any language. */
export const softwareCoding: readonly EntryDraft[] = [
  {
    id: "software-algorithms-first-unique",
    family: "software",
    topic: "algorithms",
    kind: "coding",
    type: "coding",
    level: "easy",
    rung: "opener",
    title: "First letter without a twin",
    frames: [
      'Suppose a helper at {employer} gets a word and returns the first letter that occurs once, or nothing: "swiss" gives "w", "aabb" gives nothing. How, and at what cost?',
      'Write a function that returns the first letter of a word that occurs only once, or nothing: "swiss" gives "w", "aabb" gives nothing. What does it cost?',
    ],
    expected:
      "I go over the word two times. In the first pass I count each letter in a map. In the second pass I walk the word again from the left, in its own order, and return the first letter whose count is one. If none is found I return null. The mistake to avoid is comparing each letter with all others, which is quadratic. An empty word gives null at once. I would ask whether capital and small letters are equal, and lower-case the word first if they are. It takes linear time, O(n), and the map holds at most one entry per distinct letter.",
    exercise: {
      name: "firstUnique",
      params: ["word"],
      examples: [
        { args: ["swiss"], result: "w" },
        { args: ["aabb"], result: null },
        { args: [""], result: null },
        { args: ["level"], result: "v" },
        { args: ["a"], result: "a" },
      ],
      starter: "// Returns null when no letter occurs just once.\nfunction firstUnique(word) {\n}\n",
    },
    points: [
      {
        text: "a map counts each letter",
        accept: ["count each letter", "letter frequencies", "counts in a map"],
        weight: 0.3,
      },
      {
        text: "a second pass from the left",
        accept: [
          "pass in its own order",
          "second loop over the word",
          "word again from the left",
          "insertion order",
        ],
        weight: 0.4,
        must: true,
      },
      { text: "empty word gives null", accept: ["empty word gives", "empty string"], weight: 0.15 },
      { text: "linear time", accept: ["O(n)", "linear"], weight: 0.15 },
    ],
    avoid: ["sorting the letters keeps the original order"],
  },
  {
    id: "software-algorithms-brackets",
    family: "software",
    topic: "algorithms",
    kind: "coding",
    type: "coding",
    level: "easy",
    rung: "opener",
    title: "Brackets that match",
    frames: [
      'Suppose an editor at {employer} checks brackets. Write a function that says if a text of ()[]{} is balanced: "([])" is, "([)]" is not. Why is counting each kind not enough?',
      'Write a function that tells if a text of round, square and curly brackets is balanced: "([])" is, "([)]" is not. Why is counting not enough?',
    ],
    expected:
      "I use a stack. For every opening bracket I push the closing bracket that I expect. For a closing one I pop the stack and compare: if it is empty or the popped bracket is a different kind, the answer is false at once. At the end the text is balanced only if the stack is empty, because otherwise some bracket was never closed. That last check is what people forget. Counting each kind alone is not enough, since the wrong nesting in the second example has equal counts. An odd length can return false early, and the empty text is balanced. Time and space are linear, O(n).",
    exercise: {
      name: "isBalanced",
      params: ["text"],
      examples: [
        { args: ["([])"], result: true },
        { args: ["([)]"], result: false },
        { args: [""], result: true },
        { args: ["(("], result: false },
        { args: [")("], result: false },
        { args: ["{[()][]}"], result: true },
      ],
    },
    points: [
      {
        text: "push opening brackets on a stack",
        accept: ["push the closing bracket", "push each opening bracket"],
        weight: 0.35,
        must: true,
      },
      {
        text: "a closing bracket must match the popped one",
        accept: ["pop the stack and compare", "popped bracket", "bracket at top"],
        weight: 0.2,
      },
      {
        text: "leftover opening brackets make it false",
        accept: ["bracket was never closed", "stack is empty at the end", "stack must be empty"],
        weight: 0.2,
      },
      {
        text: "counting alone misses wrong bracket nesting",
        accept: ["wrong nesting", "counts are equal", "counts match but order"],
        weight: 0.15,
      },
      { text: "linear time", accept: ["O(n)", "linear"], weight: 0.1 },
    ],
    avoid: ["counting each kind of bracket proves the balance", "a queue remembers the last opened bracket"],
  },
  {
    id: "software-algorithms-pair-sum",
    family: "software",
    topic: "algorithms",
    kind: "coding",
    type: "coding",
    level: "easy",
    rung: "opener",
    title: "Two prices, one voucher",
    frames: [
      "Suppose {project} has prices [40, 15, 50, 35] and a voucher of 75. Return the positions of two that add up to it, here 0 and 3. What if they are sorted?",
      "Which two of the prices [40, 15, 50, 35] make up a voucher of 75? Return their positions, here 0 and 3. What if they are sorted?",
    ],
    expected:
      "I walk the list once and keep a map from each price I have passed to its position. For every price I work out the missing part, which is the voucher minus the price, and look it up in the map. If it is there I return both positions. Only afterwards do I store the present price, so that an item is never paired with itself, which also handles two equal prices. If nothing fits I return null and do not throw. This is linear time, O(n), against quadratic for the two nested loops. If the list were sorted already, two pointers from both ends would need no map.",
    exercise: {
      name: "findPair",
      params: ["prices", "voucher"],
      examples: [
        { args: [[40, 15, 50, 35], 75], result: [0, 3] },
        { args: [[20, 20, 5], 40], result: [0, 1] },
        { args: [[10, 30], 20], result: null },
        { args: [[], 10], result: null },
        { args: [[5, 0, 70, 0], 0], result: [1, 3] },
      ],
      starter:
        "// Returns the two positions, the lower first, or null.\nfunction findPair(prices, voucher) {\n}\n",
    },
    points: [
      {
        text: "look up voucher minus price",
        accept: ["voucher minus the price", "look up the complement", "look up the missing part"],
        weight: 0.4,
        must: true,
      },
      {
        text: "an item never pairs with itself",
        accept: ["never paired with itself", "store the present price"],
        weight: 0.2,
      },
      {
        text: "without a fitting pair, null",
        accept: ["fits I return null", "null when no pair"],
        weight: 0.15,
      },
      {
        text: "sorted prices: pointers from both ends",
        accept: ["pointers from both ends", "two pointers on sorted", "left and right pointer"],
        weight: 0.15,
      },
      { text: "linear time", accept: ["O(n)", "linear"], weight: 0.1 },
    ],
    avoid: ["sorting first keeps the original positions"],
  },
  {
    id: "software-algorithms-merge-sorted",
    family: "software",
    topic: "algorithms",
    kind: "coding",
    type: "coding",
    level: "easy",
    rung: "deepener",
    title: "Merging two sorted logs",
    frames: [
      "Suppose two servers of {employer} write sorted times: [1, 4, 9] and [2, 4, 7]. Merge them into [1, 2, 4, 4, 7, 9] without sorting again. And with many servers?",
      "You have two sorted lists of times, [1, 4, 9] and [2, 4, 7]. Merge them into one sorted list without sorting again. And with many lists?",
    ],
    expected:
      "I keep an index into each list, both at the start. While both lists have items I compare the two heads, append the smaller one and move only that index forward. For equal values I take the one from the first list, which keeps the merge stable. When one list is used up I append the rest of the other; forgetting these leftovers is the usual bug. An empty list needs no special case, because then the leftovers are the whole answer. The work is O(n plus m), each item is touched once. For many logs instead of two I would keep the heads in a priority queue.",
    exercise: {
      name: "mergeSorted",
      params: ["first", "second"],
      examples: [
        {
          args: [
            [1, 4, 9],
            [2, 4, 7],
          ],
          result: [1, 2, 4, 4, 7, 9],
        },
        { args: [[], [3, 5]], result: [3, 5] },
        { args: [[1, 2], []], result: [1, 2] },
        { args: [[], []], result: [] },
        { args: [[10], [1, 2, 3]], result: [1, 2, 3, 10] },
      ],
    },
    points: [
      {
        text: "compare both heads, append the smaller",
        accept: ["compare the two heads", "smaller head", "compare the front items"],
        weight: 0.35,
        must: true,
      },
      {
        text: "append the leftovers at the end",
        accept: ["these leftovers", "leftover items", "remaining items appended", "append the rest"],
        weight: 0.25,
      },
      { text: "the merge stays stable for equals", accept: ["merge stable", "stable merge"], weight: 0.1 },
      {
        text: "cost is n plus m",
        accept: ["O(n plus m)", "O(n + m)", "each item is touched once"],
        weight: 0.15,
      },
      {
        text: "a priority queue for many lists",
        accept: ["heads in a priority", "k-way merge", "min heap of heads"],
        weight: 0.15,
      },
    ],
    avoid: ["the larger head goes into the result first"],
  },
  {
    id: "software-algorithms-longest-window",
    family: "software",
    topic: "algorithms",
    kind: "coding",
    type: "coding",
    level: "medium",
    rung: "opener",
    title: "Longest run without repeats",
    frames: [
      'Suppose a log of {project} has a letter per page. Find the length of the longest stretch without a repeat: "abcab" gives 3, "bbb" gives 1. How, and at what cost?',
      'Find the length of the longest part of a text without a repeated letter: "abcab" gives 3, "bbb" gives 1. What is your approach, and its cost?',
    ],
    expected:
      "I use a sliding window with a left and a right edge. I keep a map where each letter was last seen. The right edge moves one letter at a time. If that letter was seen inside the window, I move the left edge to just after its last position, but never backwards, so I take the maximum of the two. Then I update the map and the best length, which is right minus left plus one. The never backwards part is the usual bug, it shows with abba. An empty text gives zero. Each edge only moves forward, so it is linear time, O(n).",
    exercise: {
      name: "longestWithoutRepeat",
      params: ["text"],
      examples: [
        { args: ["abcab"], result: 3 },
        { args: ["bbb"], result: 1 },
        { args: [""], result: 0 },
        { args: ["abba"], result: 2 },
        { args: ["dvdf"], result: 3 },
      ],
    },
    points: [
      {
        text: "a sliding window over the text",
        accept: ["sliding window", "left and right edge"],
        weight: 0.35,
        must: true,
      },
      {
        text: "a map of where letters were seen",
        accept: ["letter was last seen", "last seen letter index", "set of letters in window"],
        weight: 0.25,
      },
      {
        text: "left edge never moves backwards",
        accept: ["never backwards", "left pointer moves forward"],
        weight: 0.2,
      },
      {
        text: "empty text scores zero length",
        accept: ["empty text gives zero", "empty string gives zero"],
        weight: 0.1,
      },
      { text: "linear time", accept: ["O(n)", "linear"], weight: 0.1 },
    ],
    avoid: ["clear the whole window at every repeat"],
  },
  {
    id: "software-algorithms-group-anagrams",
    family: "software",
    topic: "algorithms",
    kind: "coding",
    type: "coding",
    level: "medium",
    rung: "opener",
    title: "Group words by letters",
    frames: [
      'Suppose {project} groups words with the same letters: ["tea", "eat", "tan"] gives [["tea", "eat"], ["tan"]]. How, at what cost, and what do you ask first?',
      'Group words that have the same letters: ["tea", "eat", "tan"] gives [["tea", "eat"], ["tan"]]. How, at what cost, and what do you ask first?',
    ],
    expected:
      "I need a key that is equal for all anagrams. The simple one is the word with its letters sorted, so both tea and eat become aet. I go through the words, build the key, and append the word to the list under that key in a map; at the end I return the map's values. With n words of length k that costs O(n k log k). For plain small letters I can use the twenty-six counts as the key instead, which drops the log. The counts need a separator between them, because one and eleven could look like eleven and one. Capital letters and the same word twice I clear up with you first.",
    exercise: {
      name: "groupByLetters",
      params: ["words"],
      examples: [
        { args: [["tea", "eat", "tan"]], result: [["tea", "eat"], ["tan"]] },
        { args: [[]], result: [] },
        { args: [["a"]], result: [["a"]] },
        { args: [["ab", "abc", "ba", "cab", "bb"]], result: [["ab", "ba"], ["abc", "cab"], ["bb"]] },
      ],
      starter:
        "// Groups and the words in them keep the order of the list.\nfunction groupByLetters(words) {\n}\n",
    },
    points: [
      {
        text: "a key that is equal for all anagrams",
        accept: ["sorted letters as the key", "word with its letters sorted", "sorted word is the key"],
        weight: 0.35,
        must: true,
      },
      {
        text: "append words under their key",
        accept: ["word to the list", "words grouped by key"],
        weight: 0.2,
      },
      {
        text: "twenty-six letter counts as cheaper key",
        accept: ["twenty-six counts", "26 counts", "count array as key", "letter frequencies"],
        weight: 0.15,
      },
      {
        text: "clear up capitals and repeated words",
        accept: ["same word twice", "capitals and duplicates", "upper and lower case"],
        weight: 0.15,
      },
      { text: "sorting words costs k log k", accept: ["words of length k", "n k log k"], weight: 0.15 },
    ],
    avoid: ["the set of letters is a safe key", "words with equal sums of letter codes are anagrams"],
  },
];
