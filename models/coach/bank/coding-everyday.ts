import type { EntryDraft } from "../entry.ts";

/** Step-by-step procedures in everyday things, for people outside software who practise a coding round. */
export const codingEveryday: readonly EntryDraft[] = [
  {
    id: "general-coding-sort-bills",
    family: "general",
    topic: "sorting",
    kind: "coding",
    type: "coding",
    level: "easy",
    rung: "opener",
    title: "Sorting a box of bills",
    frames: [
      "Suppose that at {employer} a box of 200 bills must be put in date order. Give a helper exact steps, also for missing dates, and a way to prove it.",
      "Suppose that as {role} you are handed 200 paper bills in no order. Give a helper exact steps for date order, also for missing dates, and a way to prove it.",
      "You have 200 paper bills in no order. Give a helper quick steps to put them in date order, also for missing dates, and prove it.",
    ],
    expected:
      "I would not compare every bill with every other one. Step one, make twelve piles, one for each month, and drop each bill on its pile. Step two, take one pile, pick up the bills one by one, and slide each into its place among those in the hand. Step three, put the piles on top of each other from January to December. A bill without a date goes to a separate pile, so the helper does not guess. At the end check that each date is not before the last, and count two hundred again. With small piles, few comparisons are needed.",
    points: [
      {
        text: "first make piles by month",
        accept: ["twelve piles", "one pile per month", "group by month", "month wise"],
        weight: 0.3,
        must: true,
      },
      {
        text: "order each small pile, then join",
        accept: ["into its place among", "piles on top", "insert it in order", "join the piles"],
        weight: 0.3,
      },
      {
        text: "bills without a date go aside",
        accept: ["separate pile", "kept aside", "undated bills"],
        weight: 0.2,
      },
      {
        text: "check the order and count again",
        accept: ["count two hundred", "verify at the end"],
        weight: 0.2,
      },
    ],
    avoid: ["the helper guesses a missing date"],
  },
  {
    id: "general-coding-find-repeat",
    family: "general",
    topic: "searching",
    kind: "coding",
    type: "coding",
    level: "easy",
    rung: "deepener",
    title: "Finding a repeated entry",
    frames: [
      "Suppose {employer} has a list of 500 towns and one was entered twice. Which steps find it, why are they fast, and what about spelling?",
      "Suppose that in your work as {role} a list of 500 towns has one of them twice. Which steps find it, why are they fast, and what about spelling?",
      "In a list of 500 towns one is written twice. Give steps to find it. Why are they fast, and what about spelling?",
    ],
    expected:
      "The slow way is to take each town and look through the whole list, which is about one hundred and twenty five thousand looks. I would keep a notebook with a page for each first letter. I read the list once. For each town I open its page. If the town is already there, I have found the repeat and I stop. If not, I write it down. In the example, Agra goes on page A, Pune on page P, and the second Agra is found. Before I compare I make the spelling equal, small letters and no extra spaces. If the list ends, there is no repeat.",
    points: [
      {
        text: "why comparing all pairs is slow",
        accept: ["look through the whole", "five thousand looks", "every pair", "slow way"],
        weight: 0.2,
      },
      {
        text: "note the towns seen, by letter",
        accept: [
          "page for each first letter",
          "town is already there",
          "set of seen towns",
          "towns seen so far",
          "sort the list alphabetically",
          "same towns side by side",
        ],
        weight: 0.35,
        must: true,
      },
      {
        text: "one pass, stop at the first repeat",
        accept: ["read the list once", "found the repeat", "single pass", "go through once"],
        weight: 0.2,
      },
      {
        text: "equal spelling, and no repeat at all",
        accept: ["make the spelling equal", "small letters", "extra spaces"],
        weight: 0.25,
      },
    ],
    avoid: ["different spellings are always different towns"],
  },
  {
    id: "general-coding-register-search",
    family: "general",
    topic: "searching",
    kind: "coding",
    type: "coding",
    level: "medium",
    rung: "opener",
    title: "Finding a page in a register",
    frames: [
      "Suppose a register at {employer} has 1,000 pages in order of number. How do you find one entry in ten looks, and when does it fail?",
      "Imagine that in your work as {role} you keep a register of 1,000 entries in rising order. How do you find number 637 in about ten looks, and when does it fail?",
      "A register has 1,000 entries in rising order. Give steps to find number 637 in about ten looks. When does this fail?",
    ],
    expected:
      "Because the numbers are in rising order, I open the middle, entry five hundred. If it shows the number I want, I stop. If mine is bigger, the first half cannot have it, so I throw that half away and open the middle of what is left. If mine is smaller I keep the first half. Each look halves the pages, one thousand, five hundred, two hundred and fifty, so ten looks are enough. I keep two marks, low and high. When low passes high, the number is not in the register. If the register were not in order, this would not work, and I would read all.",
    points: [
      {
        text: "open the middle and drop one half",
        accept: ["open the middle", "throw that half away", "binary search", "divide in half"],
        weight: 0.3,
        must: true,
      },
      {
        text: "each look halves, so ten looks",
        accept: ["look halves", "halves every time", "halving each time"],
        weight: 0.25,
      },
      {
        text: "marks low and high, and when to stop",
        accept: ["low and high", "low passes high", "number is not there", "boundaries"],
        weight: 0.25,
      },
      {
        text: "works only when sorted",
        accept: [
          "because the numbers are in rising order",
          "register were not in order",
          "numbers out of order",
          "register is not sorted",
        ],
        weight: 0.2,
      },
    ],
    avoid: ["a thousand looks are always needed"],
  },
  {
    id: "general-coding-give-change",
    family: "general",
    topic: "greedy choice",
    kind: "coding",
    type: "coding",
    level: "medium",
    rung: "transfer",
    title: "Giving change with few notes",
    frames: [
      "Write steps for a new cashier at {employer} to give 780 rupees of change with the fewest notes. What if the fifties run out, or nothing fits?",
      "Suppose that as {role} you must give somebody 780 rupees back with the fewest notes. Give the steps. What if the fifties run out, or nothing fits?",
      "Give steps to pay back 780 rupees with the fewest notes. What if the fifty rupee notes run out, or nothing fits?",
    ],
    expected:
      "I go from the largest note to the smallest. The amount is 780. How many five hundreds fit, one, so 280 is left. Two hundreds, one, left is 80. One hundreds, none. Fifty, one, left is 30. Twenty, one, and ten, one, so five notes in all. The rule is to take as many of the biggest as fit, subtract, and go to the next. If the fifties run out, I skip that note, and eighty is four twenties, so it becomes six notes. If something is left and no note fits, I say it cannot be paid exactly.",
    points: [
      {
        text: "largest note first, subtract, repeat",
        accept: ["largest note", "biggest as fit", "subtract and repeat", "greedy"],
        weight: 0.3,
        must: true,
      },
      {
        text: "example: 280 left, then 80, five notes",
        accept: ["five notes in all", "280 is left", "5 notes", "left is 80"],
        weight: 0.25,
      },
      {
        text: "skip a note that has run out",
        accept: ["skip that note", "four twenties", "note is not available"],
        weight: 0.25,
      },
      {
        text: "say when exact change is impossible",
        accept: ["cannot be paid exactly", "no note fits", "not possible"],
        weight: 0.2,
      },
    ],
    avoid: ["always taking the largest works for any coins"],
  },
  {
    id: "general-coding-meeting-room",
    family: "general",
    topic: "scheduling",
    kind: "coding",
    type: "coding",
    level: "hard",
    rung: "transfer",
    title: "One room, many bookings",
    frames: [
      "Suppose that at {employer} ten teams want one room tomorrow. Give steps to choose bookings so that most teams get it, an example, and why it works.",
      "What if, in your work as {role}, ten people want one room tomorrow? Give steps so that most of them get it, an example, and why it works.",
      "Ten people want one room, each with a start and an end. Give steps so that most get it, an example, and why it works.",
    ],
    expected:
      "I choose by the end time, not by who asked first or whose is the shortest. Step one, sort all the requests by when they end. Step two, take the one that ends earliest. Step three, cross out every request that starts before it ends. Then take the next one that ends earliest among those left, and repeat until nothing is left. For example, nine to ten, nine to twelve and ten to eleven, I take nine to ten and then ten to eleven, so two teams get it. Ending early leaves the most free time for others. Equal times are decided by who asked first.",
    points: [
      {
        text: "sort by end time, take the earliest end",
        accept: ["sort all the requests", "ends earliest", "earliest end", "finish time"],
        weight: 0.35,
        must: true,
      },
      {
        text: "cross out those that overlap",
        accept: [
          "cross out every request",
          "starts before it ends",
          "remove the overlapping",
          "reject a clash",
        ],
        weight: 0.25,
      },
      {
        text: "a worked example",
        accept: ["two teams get it", "nine to ten and", "for example"],
        weight: 0.15,
      },
      {
        text: "most free time is left for others",
        accept: ["most free time", "ending early", "more time for others"],
        weight: 0.25,
      },
    ],
    avoid: ["the shortest booking always goes first"],
  },
  {
    id: "general-coding-longest-streak",
    family: "general",
    topic: "counting",
    kind: "coding",
    type: "coding",
    level: "hard",
    rung: "deepener",
    title: "The longest run of days",
    frames: [
      "Suppose you keep attendance at {employer} as P and A, such as P P A P P P A. Give steps to find the longest run of P, and try them.",
      "Imagine that as {role} you read attendance such as P P A P P P A. Give steps to find the longest run of P in one reading, and try them.",
      "Attendance is written as P P A P P P A. Give steps to find the longest run of P in one reading, and try them.",
    ],
    expected:
      "I need only two numbers on paper, the present run and the best run, both zero at the start. I read the days from left to right. When I see P, I add one to the present run, and if it is now bigger than the best, I copy it to best. When I see A, I set the present run back to zero. In the example, the run goes one, two, zero, one, two, three, zero, so the best is three. If there is no P at all the answer is zero. A run at the very end counts too, because I update best at each P.",
    points: [
      {
        text: "two numbers: present run and best run",
        accept: ["present run", "current and maximum", "current run and best"],
        weight: 0.3,
        must: true,
      },
      {
        text: "P adds one, A sets back to zero",
        accept: ["add one to the present run", "run back to zero", "reset the run", "increase the run"],
        weight: 0.3,
      },
      {
        text: "example gives three",
        accept: ["best is three", "answer is three", "longest run is three"],
        weight: 0.2,
      },
      {
        text: "no P at all, and a last run",
        accept: ["answer is zero", "run at the very end", "empty list"],
        weight: 0.2,
      },
    ],
    avoid: ["each absence lowers the run by one"],
  },
];
