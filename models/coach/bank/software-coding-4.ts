import type { EntryDraft } from "../entry.ts";

/** Small problems over words, lists, dates, grids and tables, part 4 of 5. */
export const softwareCoding4: readonly EntryDraft[] = [
  {
    id: "software-javascript-flatten-keys",
    family: "software",
    topic: "javascript",
    kind: "coding",
    type: "coding",
    level: "medium",
    rung: "opener",
    title: "Flat keys from nested JSON",
    frames: [
      'Suppose the settings of {project} are nested JSON: b stands inside a. In JavaScript, make one level with keys like "a.b". Which values and keys need care?',
      'Write JavaScript that turns nested JSON into one level: b = 1 inside a becomes the key "a.b" with 1. Which values and keys need care?',
    ],
    expected:
      "I write a recursive helper that gets a value, the path so far and the result object. If the value is a plain object with keys, I go through Object.entries and call the helper with the path joined by a dot. Otherwise I store the value under its path. The care is in the check: typeof null is object as well, so null must be treated as a value. Arrays are objects too; I would ask, and here I keep them as one value. An empty object inside would vanish, so I store it as it is. A key that already has a dot in it makes the path unclear. Very deep data I would do with my own stack.",
    exercise: {
      name: "flattenKeys",
      params: ["value"],
      examples: [
        { args: [{ a: { b: 1 }, c: 2 }], result: { "a.b": 1, c: 2 } },
        { args: [{}], result: {} },
        { args: [{ a: null }], result: { a: null } },
        { args: [{ a: [1, 2] }], result: { a: [1, 2] } },
        { args: [{ a: { b: { c: "x" } } }], result: { "a.b.c": "x" } },
        { args: [{ a: {} }], result: { a: {} } },
      ],
      starter:
        "// Arrays, null and empty objects inside are kept as values.\nfunction flattenKeys(value) {\n}\n",
    },
    points: [
      {
        text: "recursive helper with the path so far",
        accept: ["path so far", "path joined by a dot", "recurse with a prefix"],
        weight: 0.35,
        must: true,
      },
      {
        text: "typeof null says object, yet a value",
        accept: ["typeof null", "treat null as a value", "check for null first"],
        weight: 0.25,
      },
      { text: "arrays are kept as one value", accept: ["Arrays are objects", "Array.isArray"], weight: 0.15 },
      {
        text: "an empty object vanishes",
        accept: ["empty object inside", "store it as it is"],
        weight: 0.15,
      },
      { text: "keys with a dot inside", accept: ["a dot in the key", "path unclear"], weight: 0.1 },
    ],
    avoid: ["typeof null returns the word null"],
    link: "https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Object/entries",
  },
  {
    id: "software-javascript-deep-equal",
    family: "software",
    topic: "javascript",
    kind: "coding",
    type: "coding",
    level: "medium",
    rung: "transfer",
    title: "Are two JSON values equal",
    frames: [
      "Suppose tests in {project} compare JSON values. Write sameValue(a, b) in JavaScript, where the order of keys does not matter. Why not stringify?",
      "Write sameValue(a, b) in JavaScript for nested JSON values, where the order of keys does not matter. Why is JSON.stringify not enough?",
    ],
    expected:
      "If the two are strictly equal I return true. If either is not an object, or is null, they differ, so I return false. Then I check that both are arrays or both are not, because an empty array and an empty object have the same keys. I compare the number of keys, and for every key of the first I check that the second has it as its own, and recurse on both values. JSON.stringify depends on the order of keys, so equal objects may fail, and it drops undefined. The order inside arrays does matter, which comes by itself, as the keys are positions. JSON has no cycles; for other data I would remember visited pairs.",
    exercise: {
      name: "sameValue",
      params: ["a", "b"],
      examples: [
        {
          args: [
            { a: 1, b: [2] },
            { b: [2], a: 1 },
          ],
          result: true,
        },
        {
          args: [
            [1, 2],
            [2, 1],
          ],
          result: false,
        },
        { args: [[], {}], result: false },
        { args: [null, {}], result: false },
        { args: [{ a: null }, { b: null }], result: false },
        { args: ["1", 1], result: false },
      ],
    },
    points: [
      {
        text: "strictly equal values end at once",
        accept: ["strictly equal", "triple equals"],
        weight: 0.15,
      },
      {
        text: "null and non-objects handled before keys",
        accept: ["differ when either is null", "null is an object too", "check for null first"],
        weight: 0.2,
      },
      {
        text: "an empty array is no empty object",
        accept: ["one array and one object", "empty array and an empty object"],
        weight: 0.2,
      },
      {
        text: "same number of keys, each pair compared",
        accept: ["number of keys", "second has it as its own", "same keys and equal values"],
        weight: 0.3,
        must: true,
      },
      {
        text: "stringify depends on key order",
        accept: ["depends on the order of keys", "drops undefined"],
        weight: 0.15,
      },
    ],
    avoid: ["JSON.stringify sorts the keys by itself"],
  },
  {
    id: "software-algorithms-days-between",
    family: "software",
    topic: "algorithms",
    kind: "coding",
    type: "coding",
    level: "medium",
    rung: "deepener",
    title: "Days between two dates",
    frames: [
      'Suppose {project} counts days of leave: from "2024-02-28" to "2024-03-01" there are 2. How do you write it, what can go wrong, and what do you ask first?',
      'For a leave form, return the days from one date to another: "2024-02-28" to "2024-03-01" gives 2. What can go wrong, and what do you ask first?',
    ],
    expected:
      "I turn each date into a count of days since a fixed day and subtract, so leap years and month lengths are handled once. In JavaScript I split the text and call Date.UTC, where the month starts at zero, then divide the difference by 86,400,000 milliseconds. The important part is UTC. In local time a day with a clock change has 23 or 25 hours, and the division breaks. India has no such change, but users may sit elsewhere. The result is negative when the second date comes first. The leap rule is every four years, not in hundreds unless four hundred, so 1900 had no leap day. For leave I ask if both ends count.",
    exercise: {
      name: "daysBetween",
      params: ["from", "to"],
      examples: [
        { args: ["2024-02-28", "2024-03-01"], result: 2 },
        { args: ["2023-02-28", "2023-03-01"], result: 1 },
        { args: ["2026-04-01", "2026-04-01"], result: 0 },
        { args: ["2025-01-01", "2024-12-31"], result: -1 },
        { args: ["1900-02-28", "1900-03-01"], result: 1 },
        { args: ["2025-04-01", "2026-03-31"], result: 364 },
      ],
    },
    points: [
      {
        text: "count days from a fixed day, subtract",
        accept: [
          "days since a fixed day",
          "day number difference",
          "difference in milliseconds",
          "subtract the timestamps",
          "divide by 86,400,000",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "UTC, since local days may have 23 hours",
        accept: [
          "important part is UTC",
          "clock change",
          "daylight saving",
          "Date.UTC",
          "use UTC",
          "time zone shift",
        ],
        weight: 0.3,
      },
      {
        text: "month lengths and leap years come by themselves",
        accept: ["leap years and month lengths", "leap years are handled", "no leap day"],
        weight: 0.15,
      },
      {
        text: "negative when the order is reversed",
        accept: ["result is negative", "second date comes first"],
        weight: 0.1,
      },
      {
        text: "leave: whether both end days count",
        accept: ["if both ends count", "inclusive or exclusive", "last day is included"],
        weight: 0.15,
      },
    ],
    avoid: ["February 1900 had 29 days", "every day has exactly 24 hours everywhere"],
    link: "https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Date/UTC",
  },
  {
    id: "software-algorithms-indian-commas",
    family: "software",
    topic: "algorithms",
    kind: "coding",
    type: "coding",
    level: "easy",
    rung: "opener",
    title: "Commas in lakhs and crores",
    frames: [
      'Suppose {project} shows rupees. Write whole numbers the Indian way: 1234567 gives "12,34,567". How, also below zero, and which ready function would you use?',
      'Write whole numbers the Indian way: 1234567 gives "12,34,567". Explain your steps, also for numbers below zero. Which ready function does it?',
    ],
    expected:
      "I take the sign away first and work on the digits as text. The last three digits are one group. What stands before them I cut into pairs from the right, and I join all groups with commas. So for 1234567 the tail is 567, and 1234 becomes 12 and 34. If there are three digits or fewer there is no comma at all. The head may have an odd count, so its first group can be a single digit, as in 1,00,000. At the end I put the minus back. In real code I would call toLocaleString or Intl.NumberFormat with en-IN, which also does decimals, but writing it shows the grouping.",
    exercise: {
      name: "indianCommas",
      params: ["number"],
      examples: [
        { args: [1234567], result: "12,34,567" },
        { args: [999], result: "999" },
        { args: [1000], result: "1,000" },
        { args: [100000], result: "1,00,000" },
        { args: [0], result: "0" },
        { args: [-50000000], result: "-5,00,00,000" },
      ],
    },
    points: [
      {
        text: "last three digits form one group",
        accept: ["last three digits", "tail is 567"],
        weight: 0.3,
        must: true,
      },
      {
        text: "cut the head into pairs from the right",
        accept: ["pairs from the right", "groups of two"],
        weight: 0.3,
      },
      {
        text: "take the sign away and put it back",
        accept: ["take the sign away", "minus back", "absolute value first"],
        weight: 0.15,
      },
      { text: "no comma up to three digits", accept: ["three digits or fewer", "up to 999"], weight: 0.1 },
      {
        text: "Intl.NumberFormat with en-IN in real code",
        accept: ["toLocaleString", "NumberFormat", "en-IN"],
        weight: 0.15,
      },
    ],
    avoid: ["group by thousands and millions"],
    link: "https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Intl/NumberFormat",
  },
  {
    id: "software-algorithms-pan-format",
    family: "software",
    topic: "algorithms",
    kind: "coding",
    type: "coding",
    level: "easy",
    rung: "deepener",
    title: "Checking a PAN's form",
    frames: [
      "Suppose {project} asks for a PAN: five capitals, four digits, one capital, the fourth letter one of ABCFGHJLPT. How do you check it, what comes before, and what stays unproven?",
      "Check the form of a PAN: five capitals, four digits, one capital, the fourth letter one of ABCFGHJLPT. What comes before, and what does it not prove?",
    ],
    expected:
      "A regular expression fits here. I anchor it at both ends: three capital letters, then one letter out of the class A, B, C, F, G, H, J, L, P, T, then one capital letter, four digits and one capital letter. Without the anchors a longer text that only contains a PAN would pass. The fourth letter tells the holder, P is a person and C a company. Before the check I trim blanks and turn the text to capitals if the form allows it, but the check itself stays strict. The form alone does not prove that the PAN exists; for that a verification service is asked. I test lower case, a wrong fourth letter and eleven characters.",
    exercise: {
      name: "isPanForm",
      params: ["text"],
      examples: [
        { args: ["ABCPE1234F"], result: true },
        { args: ["ABCDE1234F"], result: false },
        { args: ["abcpe1234f"], result: false },
        { args: ["ABCPE1234FX"], result: false },
        { args: [""], result: false },
        { args: ["AAACT0001Z"], result: true },
      ],
      starter: "// Strict: the text is checked as it is.\nfunction isPanForm(text) {\n}\n",
    },
    points: [
      {
        text: "a regular expression with both anchors",
        accept: [
          "anchor it at both",
          "anchored pattern",
          "without the anchors",
          "match the whole text",
          "caret and dollar",
          "length is exactly ten",
        ],
        weight: 0.35,
        must: true,
      },
      {
        text: "the fourth letter from a fixed class",
        accept: ["fourth letter tells", "letter out of the class", "fourth character"],
        weight: 0.25,
      },
      {
        text: "trim and turn to capitals before",
        accept: ["trim blanks", "text to capitals", "trim and upper case"],
        weight: 0.15,
      },
      {
        text: "right form does not prove it exists",
        accept: ["does not prove that", "verification service"],
        weight: 0.15,
      },
      {
        text: "tests with lower case and wrong length",
        accept: ["test lower case", "eleven characters"],
        weight: 0.1,
      },
    ],
    avoid: ["the form alone proves that the PAN exists"],
  },
  {
    id: "software-algorithms-rotated-search",
    family: "software",
    topic: "algorithms",
    kind: "coding",
    type: "coding",
    level: "hard",
    rung: "opener",
    title: "Search in a rotated list",
    frames: [
      "You list {skill}. A sorted list was rotated, [40, 50, 10, 20, 30]. Find the position of 20, here 3, or -1, in log n steps. And with equal numbers?",
      "A sorted list was rotated: [40, 50, 10, 20, 30]. Find the position of 20, here 3, or -1, in log n steps. And with equal numbers?",
    ],
    expected:
      "It is a binary search with one more question. At each step at least one half around the middle is still sorted. I compare the value at low with the one at middle. If low is not larger, the left half is sorted; then I check whether the target lies between low and middle. If yes I search there, otherwise in the other half. If the left is not sorted, the right one is, and I do the same with it. The comparison must be less or equal, because with two items low and middle are the same place. An empty list gives minus one. With equal values it can degrade to linear.",
    exercise: {
      name: "findRotated",
      params: ["numbers", "target"],
      examples: [
        { args: [[40, 50, 10, 20, 30], 20], result: 3 },
        { args: [[40, 50, 10, 20, 30], 35], result: -1 },
        { args: [[], 1], result: -1 },
        { args: [[2, 1], 1], result: 1 },
        { args: [[1, 2, 3], 3], result: 2 },
        { args: [[5], 5], result: 0 },
      ],
    },
    points: [
      {
        text: "one half is always sorted",
        accept: ["one half around the middle", "half is still sorted", "find the pivot by binary search"],
        weight: 0.35,
        must: true,
      },
      {
        text: "check if the target lies in the sorted half",
        accept: ["target lies between", "search in that half"],
        weight: 0.25,
      },
      { text: "less or equal, for two items left", accept: ["less or equal", "same place"], weight: 0.15 },
      { text: "logarithmic steps by binary search", accept: ["binary search"], weight: 0.15 },
      {
        text: "equal values can make it linear",
        accept: ["degrade to linear", "duplicates break it"],
        weight: 0.1,
      },
    ],
    avoid: ["a linear scan for the pivot stays logarithmic"],
  },
];
