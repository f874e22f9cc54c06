import type { EntryDraft } from "../entry.ts";

/** Small problems over words, lists, dates, grids and tables, part 2 of 5. */
export const softwareCoding2: readonly EntryDraft[] = [
  {
    id: "software-algorithms-second-largest",
    family: "software",
    topic: "algorithms",
    kind: "coding",
    type: "coding",
    level: "easy",
    rung: "opener",
    title: "Second largest number",
    frames: [
      "You list {skill}. Return the second largest different number of a list in one pass: [4, 9, 9, 7] gives 7, [5, 5] gives nothing.",
      "Return the second largest different number of a list without sorting it: [4, 9, 9, 7] gives 7, [5, 5] gives nothing. How?",
    ],
    expected:
      "I keep two variables, largest and second, both empty at the start. For each number there are three cases. If it is bigger than largest, the old largest moves down to second and the number takes its place. If it is smaller than largest but bigger than second, it becomes second. If it is equal to largest I skip it, so that the two nines do not give nine. At the end second may still be empty, and then I return null. I start with null or minus infinity and never with zero, because all numbers may be negative. It is one pass, O(n), where sorting would cost n log n.",
    exercise: {
      name: "secondLargest",
      params: ["numbers"],
      examples: [
        { args: [[4, 9, 9, 7]], result: 7 },
        { args: [[5, 5]], result: null },
        { args: [[]], result: null },
        { args: [[-3, -1, -2]], result: -2 },
        { args: [[0, 10]], result: 0 },
      ],
      starter: "// Returns null when there is no second.\nfunction secondLargest(numbers) {\n}\n",
    },
    points: [
      {
        text: "old largest moves down to second",
        accept: ["moves down to second", "shift largest into second"],
        weight: 0.35,
        must: true,
      },
      {
        text: "a number equal to the largest is skipped",
        accept: ["equal to largest", "duplicates of the maximum skipped"],
        weight: 0.2,
      },
      {
        text: "null when there is no second",
        accept: ["second may still be empty", "return null"],
        weight: 0.15,
      },
      {
        text: "starting at zero breaks on negative numbers",
        accept: ["never with zero", "all numbers may be negative", "minus infinity"],
        weight: 0.15,
      },
      { text: "one linear pass beats sorting", accept: ["O(n)", "sorting costs more"], weight: 0.15 },
    ],
  },
  {
    id: "software-algorithms-anagram-check",
    family: "software",
    topic: "algorithms",
    kind: "coding",
    type: "coding",
    level: "easy",
    rung: "opener",
    title: "Same letters, other order",
    frames: [
      "A word game like {project} must tell if two words use the same letters: listen and silent do, apple and papel do, rat and car do not.",
      'Tell if two words are made of the same letters: "listen" and "silent" are, "rat" and "car" are not. What is your approach?',
    ],
    expected:
      "If the two lengths differ I return false at once. Otherwise I count the letters of the first word in a map, and then walk the second word and subtract one for each letter. If a count is missing or falls below zero, the words are not anagrams and I stop early. Because the lengths are equal, no leftover check is needed at the end. Sorting both words and comparing them is shorter, but costs n log n, while counting is O(n). Using a set would be wrong, since aab and abb have the same set. I would ask about capital letters and spaces.",
    exercise: {
      name: "isAnagram",
      params: ["first", "second"],
      examples: [
        { args: ["listen", "silent"], result: true },
        { args: ["rat", "car"], result: false },
        { args: ["aab", "abb"], result: false },
        { args: ["", ""], result: true },
        { args: ["ab", "abc"], result: false },
      ],
    },
    points: [
      {
        text: "different lengths give false at once",
        accept: ["two lengths differ", "compare lengths first"],
        weight: 0.15,
      },
      {
        text: "count letters up, then subtract",
        accept: ["count the letters", "subtract one for each", "letter frequencies"],
        weight: 0.35,
        must: true,
      },
      {
        text: "stop early when a count falls below zero",
        accept: ["falls below zero", "count goes negative"],
        weight: 0.15,
      },
      { text: "sorting both words costs more", accept: ["sorting both words", "n log n"], weight: 0.15 },
      { text: "a set loses how often letters occur", accept: ["using a set would", "same set"], weight: 0.2 },
    ],
    avoid: ["comparing the two sets of letters is enough"],
  },
  {
    id: "software-algorithms-fizzbuzz",
    family: "software",
    topic: "algorithms",
    kind: "coding",
    type: "coding",
    level: "easy",
    rung: "opener",
    title: "Fizz and Buzz by rules",
    frames: [
      "You list {skill}. Return the words from 1 to n: Fizz for multiples of 3, Buzz for 5, FizzBuzz for both, else the number. How do new rules fit in?",
      "Return the words from 1 to n: Fizz for multiples of 3, Buzz for 5, FizzBuzz for both. How would you add a rule for 7?",
    ],
    expected:
      "I loop from one to n and build the word for each number. I start with an empty string. If the number divides by three I append Fizz, if it divides by five I append Buzz, and if the string is still empty I take the number itself as text. Because I append, fifteen becomes FizzBuzz without a special case. With else if, the check for both must come first, and that is where people slip. For new rules I keep a list of pairs, divisor and word, and loop over it, so seven is just one more line of data. For n of zero I return an empty list. It is O(n).",
    exercise: {
      name: "fizzBuzz",
      params: ["n"],
      examples: [
        { args: [5], result: ["1", "2", "Fizz", "4", "Buzz"] },
        { args: [0], result: [] },
        { args: [1], result: ["1"] },
        {
          args: [15],
          result: [
            "1",
            "2",
            "Fizz",
            "4",
            "Buzz",
            "Fizz",
            "7",
            "8",
            "Fizz",
            "Buzz",
            "11",
            "Fizz",
            "13",
            "14",
            "FizzBuzz",
          ],
        },
      ],
    },
    points: [
      {
        text: "append both words, no special case",
        accept: ["Because I append", "append Buzz", "append to the string"],
        weight: 0.3,
        must: true,
      },
      {
        text: "the number itself when the text stays empty",
        accept: ["number itself as text", "string is still empty"],
        weight: 0.2,
      },
      {
        text: "with else-if the check for both goes first",
        accept: ["check for both must", "else if"],
        weight: 0.2,
      },
      {
        text: "rules as a list of divisor and word",
        accept: ["list of pairs", "divisor and word", "rules table"],
        weight: 0.2,
      },
      { text: "an empty list for zero", accept: ["n of zero", "empty list"], weight: 0.1 },
    ],
  },
  {
    id: "software-algorithms-palindrome-phrase",
    family: "software",
    topic: "algorithms",
    kind: "coding",
    type: "coding",
    level: "easy",
    rung: "deepener",
    title: "A phrase read backwards",
    frames: [
      '{project} checks user phrases. Tell if one reads the same backwards, letters and digits only, in any case: "Nurses run!" does. No extra copy.',
      'Tell if a phrase reads the same backwards, looking only at letters and digits in any case: "Nurses run!" does. Can you avoid a copy?',
    ],
    expected:
      "I use two pointers, one at each end. While left is before right I skip every character on either side that is no letter or digit. Then I compare the two in lower case. If they differ I return false, otherwise both move inwards by one. When the pointers meet, it is a palindrome. Inside the skipping loops I must check again that left is before right, or a text of only signs runs past the end. Such a text, and the empty one, count as true. The simple way, cleaning the text and comparing it with its reverse, needs O(n) extra memory. This one is linear time with constant memory.",
    exercise: {
      name: "isPalindrome",
      params: ["phrase"],
      examples: [
        { args: ["Nurses run!"], result: true },
        { args: ["Taiyari"], result: false },
        { args: [""], result: true },
        { args: ["?!"], result: true },
        { args: ["1a2"], result: false },
        { args: ["Was it a car or a cat I saw?"], result: true },
      ],
    },
    points: [
      {
        text: "two pointers moving inwards",
        accept: ["one at each end", "pointers meet", "both move inwards"],
        weight: 0.35,
        must: true,
      },
      {
        text: "skip what is no letter or digit",
        accept: ["skip every character", "ignore punctuation"],
        weight: 0.2,
      },
      {
        text: "compare in lower case",
        accept: ["two in lower case", "case-insensitive comparison"],
        weight: 0.1,
      },
      {
        text: "only signs or empty counts as true",
        accept: ["text of only signs", "empty text is true"],
        weight: 0.2,
      },
      {
        text: "reversing a clean copy needs memory",
        accept: ["comparing it with its reverse", "constant memory"],
        weight: 0.15,
      },
    ],
  },
  {
    id: "software-algorithms-reverse-words",
    family: "software",
    topic: "algorithms",
    kind: "coding",
    type: "coding",
    level: "easy",
    rung: "opener",
    title: "Words in reverse order",
    frames: [
      'Search text in {project} arrives as "  hello   good world ". Return "world good hello" with single blanks. Explain your steps.',
      'Turn "  hello   good world " into "world good hello": words in reverse order, single blanks, none at the ends. Explain your code.',
    ],
    expected:
      "The short way has three steps: trim the text, split it on one or more blanks, then reverse the array and join it with a single blank. The trap is to split on exactly one blank, which gives empty words in the middle. An empty text, or one of only blanks, must return an empty text, because split gives one empty word there. If the interviewer wants it by hand, I walk from the right end, mark where a word ends, go left to its start and append it. In a language with mutable strings I can reverse the whole text and then each word in place, with constant memory. Time is O(n).",
    exercise: {
      name: "reverseWords",
      params: ["text"],
      examples: [
        { args: ["  hello   good world "], result: "world good hello" },
        { args: ["one"], result: "one" },
        { args: [""], result: "" },
        { args: ["   "], result: "" },
        { args: ["a b"], result: "b a" },
      ],
    },
    points: [
      {
        text: "split on blanks, reverse the array, join",
        accept: ["split it on one or more", "reverse the array and join"],
        weight: 0.35,
        must: true,
      },
      {
        text: "splitting on one blank gives empty words",
        accept: ["exactly one blank", "empty words in the middle"],
        weight: 0.25,
      },
      { text: "a text of only blanks", accept: ["only blanks", "return an empty text"], weight: 0.15 },
      {
        text: "by hand: walk from the right end",
        accept: ["walk from the right", "scan backwards"],
        weight: 0.1,
      },
      {
        text: "in place: reverse all, then each word",
        accept: ["reverse the whole text", "reverse each word"],
        weight: 0.15,
      },
    ],
  },
  {
    id: "software-algorithms-move-zeros",
    family: "software",
    topic: "algorithms",
    kind: "coding",
    type: "coding",
    level: "easy",
    rung: "deepener",
    title: "Zeros to the end",
    frames: [
      "You list {skill}. Move all zeros to the end and keep the order of the rest: [0, 3, 0, 5] gives [3, 5, 0, 0]. No second list?",
      "Move all zeros of a list to the end and keep the order of the others: [0, 3, 0, 5] gives [3, 5, 0, 0]. Do it in place.",
    ],
    expected:
      "I keep a write position that starts at zero. I read the list from left to right, and each number that is not zero I swap with the one at the write position, then the write position moves by one. Everything before it is done, and everything between write and read is zero, so the order of the others stays. A list without zeros only swaps numbers with themselves, which I can skip with a check. Removing and pushing inside the loop is the wrong way, because every removal shifts the rest, so it becomes quadratic, and changing the list while looping skips items. This is one pass, O(n), with constant memory.",
    exercise: {
      name: "moveZeros",
      params: ["numbers"],
      examples: [
        { args: [[0, 3, 0, 5]], result: [3, 5, 0, 0] },
        { args: [[]], result: [] },
        { args: [[0, 0]], result: [0, 0] },
        { args: [[1, 2]], result: [1, 2] },
        { args: [[0, -1, 0, 2, 0]], result: [-1, 2, 0, 0, 0] },
      ],
      starter: "// Returns the list after the move.\nfunction moveZeros(numbers) {\n}\n",
    },
    points: [
      {
        text: "a write position for the next nonzero number",
        accept: ["write position", "slow pointer", "next free place"],
        weight: 0.35,
        must: true,
      },
      { text: "swap nonzero numbers forward", accept: ["swap with the one", "swap nonzero"], weight: 0.2 },
      {
        text: "why the order stays",
        accept: ["order of the others stays", "stable order kept"],
        weight: 0.1,
      },
      {
        text: "removing while looping is quadratic or skips",
        accept: ["every removal shifts", "changing the list while"],
        weight: 0.2,
      },
      { text: "one pass with constant memory", accept: ["O(n)", "constant memory"], weight: 0.15 },
    ],
  },
  {
    id: "software-algorithms-best-stretch",
    family: "software",
    topic: "algorithms",
    kind: "coding",
    type: "coding",
    level: "medium",
    rung: "opener",
    title: "Best stretch of days",
    frames: [
      "{project} has daily profit [-2, 4, -1, 3, -5]. Return the best total of days in a row, here 6. Handle losses on all days.",
      "Daily profit is [-2, 4, -1, 3, -5]. Return the best total of one or more days in a row, here 6. What if all are losses?",
    ],
    expected:
      "This is Kadane's algorithm. I walk once and keep the best total of a stretch that ends today. It is the larger of two choices: start fresh with today's number, or add today to the stretch of yesterday. In other words, a running total below zero is thrown away, since it can only hurt what follows. A second variable remembers the best so far. Both start with the first number and not with zero, or a list of only losses would wrongly return zero; for minus three, minus one it is minus one. It is O(n), against n squared for trying all stretches. For dates I also store where the stretch began.",
    exercise: {
      name: "bestStretch",
      params: ["profits"],
      examples: [
        { args: [[-2, 4, -1, 3, -5]], result: 6 },
        { args: [[-3, -1, -2]], result: -1 },
        { args: [[5]], result: 5 },
        { args: [[1, 2, 3]], result: 6 },
        { args: [[4, -9, 5, 1]], result: 6 },
      ],
    },
    points: [
      {
        text: "Kadane: best stretch ending today",
        accept: ["Kadane", "stretch that ends today", "maximum ending here"],
        weight: 0.35,
        must: true,
      },
      { text: "drop a running total below zero", accept: ["start fresh", "total below zero"], weight: 0.2 },
      {
        text: "start with the first number, not zero",
        accept: ["start with the first number", "only losses"],
        weight: 0.25,
      },
      { text: "linear against all pairs of days", accept: ["O(n)", "n squared"], weight: 0.1 },
      {
        text: "store where the stretch began for dates",
        accept: ["where the stretch began", "remember start index"],
        weight: 0.1,
      },
    ],
  },
];
