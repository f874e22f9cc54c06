import type { EntryDraft } from "../entry.ts";

/** Small problems over words, lists, dates, grids and tables, part 3 of 5. */
export const softwareCoding3: readonly EntryDraft[] = [
  {
    id: "software-algorithms-missing-number",
    family: "software",
    topic: "algorithms",
    kind: "coding",
    type: "coding",
    level: "easy",
    rung: "transfer",
    title: "The missing roll number",
    frames: [
      "You list {skill}. Roll numbers 1 to n came in any order, one missing: [1, 4, 2, 5] misses 3. Find it in two ways. What if two are missing?",
      "Roll numbers 1 to n came in any order, one missing: [1, 4, 2, 5] misses 3. Find it in two ways. What if two are missing?",
    ],
    expected:
      "With n minus one numbers given, n is the length plus one. The sum of one to n is n times n plus one, divided by two. I subtract the sum of the list from it, and what is left is the missing number. In a language with small integers the sum can overflow, so I use XOR instead: I XOR all numbers from one to n with all in the list, pairs cancel and the missing one stays. Both are O(n) with constant memory. An empty list means that 1 is missing. If two were missing, a boolean array of seen numbers is the clear answer: I mark each and return the unmarked ones. Sorting is slower.",
    exercise: {
      name: "missingNumber",
      params: ["numbers"],
      examples: [
        { args: [[1, 4, 2, 5]], result: 3 },
        { args: [[]], result: 1 },
        { args: [[1]], result: 2 },
        { args: [[2]], result: 1 },
        { args: [[3, 1, 2]], result: 4 },
      ],
    },
    points: [
      {
        text: "expected sum minus the real sum",
        accept: ["n times n plus one", "subtract the sum", "sum formula"],
        weight: 0.25,
      },
      {
        text: "XOR avoids overflow, pairs cancel",
        accept: ["use XOR", "pairs cancel", "XOR of all numbers"],
        weight: 0.25,
      },
      { text: "n is the length plus one", accept: ["length plus one", "empty list means"], weight: 0.1 },
      {
        text: "two missing: mark seen numbers",
        accept: ["array of seen", "mark each number", "set of seen numbers", "boolean array"],
        weight: 0.25,
      },
      {
        text: "linear time, constant memory",
        accept: ["O(n)", "constant memory", "linear time"],
        weight: 0.15,
      },
    ],
    avoid: ["sorting the numbers is the fastest way"],
  },
  {
    id: "software-algorithms-run-length",
    family: "software",
    topic: "algorithms",
    kind: "coding",
    type: "coding",
    level: "easy",
    rung: "opener",
    title: "Squeeze repeated letters",
    frames: [
      'Suppose {project} stores long codes. Squeeze runs of a letter: "aaabcc" gives "a3b1c2". Explain your loop and its last step. When does it not pay?',
      'Squeeze runs of the same letter: "aaabcc" gives "a3b1c2". Explain your loop and its last step. When does it not pay?',
    ],
    expected:
      "I walk the text with a counter. While the letter is the same as the one before, I raise the counter. When the letter changes, I append the old letter with its count and start again at one. After the loop I must append the last run too, because no change follows it; forgetting it is the classic bug. I collect the pieces in an array and join them, since adding to an immutable string again and again can cost quadratic time in some languages. For an empty text I return it at once. Note that abc becomes longer, a1b1c1, so a real packer keeps the shorter of the two. Counts above nine work, as they are written whole.",
    exercise: {
      name: "squeeze",
      params: ["text"],
      examples: [
        { args: ["aaabcc"], result: "a3b1c2" },
        { args: [""], result: "" },
        { args: ["z"], result: "z1" },
        { args: ["aabaa"], result: "a2b1a2" },
        { args: ["tttttttttttt"], result: "t12" },
      ],
    },
    points: [
      {
        text: "a counter for equal letters in a row",
        accept: ["raise the counter", "letter changes"],
        weight: 0.3,
        must: true,
      },
      {
        text: "append the last run after the loop",
        accept: ["append the last run", "no change follows"],
        weight: 0.3,
      },
      {
        text: "join pieces instead of growing a string",
        accept: ["pieces in an array", "immutable string", "string builder"],
        weight: 0.15,
      },
      {
        text: "texts without repeats become longer",
        accept: ["abc becomes longer", "shorter of the two", "longer than before"],
        weight: 0.15,
      },
      { text: "an empty text returned at once", accept: ["For an empty text", "empty string"], weight: 0.1 },
    ],
    avoid: ["sort the letters so that equal ones meet"],
  },
  {
    id: "software-algorithms-roman-number",
    family: "software",
    topic: "algorithms",
    kind: "coding",
    type: "coding",
    level: "medium",
    rung: "opener",
    title: "Reading Roman numbers",
    frames: [
      'Suppose {project} reads chapter numbers. Turn a Roman number into an integer: "XIV" gives 14, "MCMXC" gives 1990. What is the rule, and what of invalid ones?',
      'Turn a Roman number into an integer: "XIV" gives 14, "MCMXC" gives 1990. What is the rule, and what would you do about invalid ones?',
    ],
    expected:
      "I keep a map from the seven letters to their values, I one, V five, X ten, L fifty, C hundred, D five hundred, M thousand. I go from left to right. If the value of a letter is smaller than the value of the next one, I subtract it, otherwise I add it. So in XIV, ten is added, one is subtracted and five is added, which gives fourteen. The last letter has no next one, so I treat that as zero and it is always added. Going from right to left and remembering the previous value works as well. For invalid ones such as IIII I check the form first, with a regular expression. Time is linear.",
    exercise: {
      name: "romanToNumber",
      params: ["roman"],
      examples: [
        { args: ["XIV"], result: 14 },
        { args: ["MCMXC"], result: 1990 },
        { args: ["I"], result: 1 },
        { args: ["IX"], result: 9 },
        { args: ["LVIII"], result: 58 },
        { args: ["MMXXVI"], result: 2026 },
      ],
    },
    points: [
      {
        text: "a map of seven letters to values",
        accept: ["seven letters", "map from the letters", "value of each letter"],
        weight: 0.25,
      },
      {
        text: "subtract when the next value is larger",
        accept: ["smaller than the value of the next", "smaller before larger", "less than the next value"],
        weight: 0.4,
        must: true,
      },
      {
        text: "the last letter is always added",
        accept: ["no next one", "last letter is added"],
        weight: 0.2,
      },
      {
        text: "invalid ones: check the form first",
        accept: ["check the form", "regular expression", "convert back and compare"],
        weight: 0.15,
      },
    ],
    avoid: ["the order of the letters does not matter"],
  },
  {
    id: "software-algorithms-permutations",
    family: "software",
    topic: "algorithms",
    kind: "coding",
    type: "coding",
    level: "medium",
    rung: "deepener",
    title: "All orders of letters",
    frames: [
      'You list {skill}. Return all orders of different letters alphabetically: "abc" gives six, abc to cba. How does the recursion end, how many are there, and what if letters repeat?',
      'Return all orders of different letters alphabetically: "abc" gives six, abc to cba. How does the recursion end, how many are there, and what if letters repeat?',
    ],
    expected:
      "I use backtracking. A helper gets the part built so far and the letters that are still free. If no letter is free, the part is complete and I add it to the result; that is the base case. Otherwise I go through the free letters in order, take one, call the helper with the rest, and put it back afterwards. If I sort the letters first, the results come in alphabetical order. There are n factorial orders, so ten letters give over three million, and I ask for a limit. An empty word has one order, the empty one. If letters may repeat, I skip a letter equal to the one just tried on this level.",
    exercise: {
      name: "allOrders",
      params: ["word"],
      examples: [
        { args: ["abc"], result: ["abc", "acb", "bac", "bca", "cab", "cba"] },
        { args: [""], result: [""] },
        { args: ["z"], result: ["z"] },
        { args: ["ba"], result: ["ab", "ba"] },
      ],
    },
    points: [
      {
        text: "backtracking: take one, recurse on the rest",
        accept: [
          "backtracking",
          "call the helper with the rest",
          "take one letter and recurse",
          "recurse on the rest",
          "fix one letter",
        ],
        weight: 0.35,
        must: true,
      },
      {
        text: "base case when no letter is free",
        accept: [
          "no letter is free",
          "base case",
          "no letters left",
          "nothing left to place",
          "nothing is left",
        ],
        weight: 0.2,
      },
      { text: "n factorial results grow fast", accept: ["n factorial", "factorial"], weight: 0.2 },
      {
        text: "repeated letters skipped per level",
        accept: ["equal to the one just tried", "skip equal letters", "set of used letters"],
        weight: 0.15,
      },
      {
        text: "sort the letters for alphabetical order",
        accept: ["sort the letters", "sort the word first"],
        weight: 0.1,
      },
    ],
    avoid: ["there are n squared orders in all"],
  },
  {
    id: "software-algorithms-climb-stairs",
    family: "software",
    topic: "algorithms",
    kind: "coding",
    type: "coding",
    level: "easy",
    rung: "transfer",
    title: "Ways up the stairs",
    frames: [
      "You list {skill}. Going up by 1 or 2 steps, 4 stairs have 5 ways. Count the ways for n stairs. Why is plain recursion slow? And huge n?",
      "By 1 or 2 steps at a time, 4 stairs have 5 ways. Count the ways for n stairs. Why is plain recursion slow? And huge n?",
    ],
    expected:
      "The last move was either one step or two, so the ways for n are the ways for n minus one plus the ways for n minus two. That is the Fibonacci pattern, with one way for zero stairs and one way for one. Plain recursion solves the same small cases again and again and grows exponentially; fifty stairs would already take minutes. I either remember results in a map, which is memoization, or better, I go up from the bottom with two variables and a loop, O(n) time and constant memory. If three steps were allowed too, I would add a third term. For very large n the result needs big integers.",
    exercise: {
      name: "waysUp",
      params: ["stairs"],
      examples: [
        { args: [4], result: 5 },
        { args: [0], result: 1 },
        { args: [1], result: 1 },
        { args: [2], result: 2 },
        { args: [10], result: 89 },
        { args: [50], result: 20365011074 },
      ],
    },
    points: [
      {
        text: "ways are the sum of the two before",
        accept: ["n minus one plus", "Fibonacci", "sum of the previous two"],
        weight: 0.35,
        must: true,
      },
      {
        text: "base cases: zero stairs, one stair",
        accept: ["zero stairs have one way", "one way for zero stairs", "base cases"],
        weight: 0.15,
      },
      {
        text: "plain recursion repeats and is exponential",
        accept: ["same small cases again", "grows exponentially"],
        weight: 0.2,
      },
      {
        text: "loop with two variables, or memoization",
        accept: ["two variables and a loop", "memoization", "bottom up"],
        weight: 0.2,
      },
      {
        text: "huge n needs big integers",
        accept: ["big integers", "result overflows", "BigInt"],
        weight: 0.1,
      },
    ],
    avoid: ["each stair doubles the number of ways"],
  },
  {
    id: "software-algorithms-best-trade",
    family: "software",
    topic: "algorithms",
    kind: "coding",
    type: "coding",
    level: "easy",
    rung: "deepener",
    title: "Buy once, sell once",
    frames: [
      "Suppose {project} shows prices [7, 1, 5, 3, 6]. Return the best profit of one buy and a later sale, here 5, else 0. Why not maximum minus minimum?",
      "Prices are [7, 1, 5, 3, 6]. Return the best profit of one buy and a later sale, here 5, else 0. Why not maximum minus minimum?",
    ],
    expected:
      "I go through the days once and keep the lowest price seen so far. For each day I work out what I would earn by selling today, which is today's price minus that lowest price, and I remember the best of these. Then I update the lowest price. Since the lowest is always from an earlier day, I never sell before I buy. Taking the overall maximum minus the overall minimum is wrong, because the maximum may come first, as seven does here. If prices only fall, the best stays at zero, and a list of no days or one day gives zero too. Time is O(n), memory constant, where two loops would be quadratic.",
    exercise: {
      name: "bestProfit",
      params: ["prices"],
      examples: [
        { args: [[7, 1, 5, 3, 6]], result: 5 },
        { args: [[9, 6, 2]], result: 0 },
        { args: [[]], result: 0 },
        { args: [[4]], result: 0 },
        { args: [[2, 8, 1, 5]], result: 6 },
      ],
    },
    points: [
      {
        text: "lowest price so far in one pass",
        accept: ["lowest price seen", "minimum so far"],
        weight: 0.35,
        must: true,
      },
      {
        text: "today's price minus the lowest, keep best",
        accept: ["selling today", "remember the best"],
        weight: 0.2,
      },
      {
        text: "the maximum may come before the minimum",
        accept: ["maximum may come first", "never sell before", "high price came earlier"],
        weight: 0.2,
      },
      {
        text: "falling prices or one day give zero",
        accept: ["prices only fall", "stays at zero"],
        weight: 0.15,
      },
      { text: "linear instead of quadratic", accept: ["O(n)", "two loops are quadratic"], weight: 0.1 },
    ],
    avoid: ["falling prices return a negative profit"],
  },
];
