import type { EntryDraft } from "../entry.ts";

/** Procedures in everyday things: counting, queues, lists and rules, part 2 of 2. */
export const codingEveryday2: readonly EntryDraft[] = [
  {
    id: "general-coding-count-votes",
    family: "general",
    topic: "counting",
    kind: "coding",
    type: "coding",
    level: "easy",
    rung: "opener",
    title: "Counting paper votes",
    frames: [
      "Suppose that at {employer} 300 people vote for five names on paper. Give two helpers exact steps, also for unclear papers, and a way to prove the count.",
      "Imagine that besides your work as {role} you help at a vote: 300 papers, five names. Give two helpers exact steps, also for unclear papers, and a way to prove the count.",
      "300 people vote for one of five names on paper. Give two helpers exact steps, also for unclear papers, and a way to prove the count.",
    ],
    expected:
      "Step one, count the folded papers without reading them and write down the number, three hundred. Step two, one helper opens a paper and reads the name aloud, and the other makes a stroke in the row of that name, each fifth stroke across the four. The paper goes on the pile of its name. Papers with no name or with two go to a sixth pile, and nobody decides about them alone. Step three, add the strokes of all rows and the sixth pile; it must be three hundred again. Then the helpers change places and count each pile. If the two results differ, only that pile is counted again.",
    points: [
      {
        text: "count the papers before opening them",
        accept: ["count the folded papers", "total before reading"],
        weight: 0.2,
      },
      {
        text: "a stroke per vote in five rows",
        accept: ["makes a stroke", "tally marks", "each fifth stroke"],
        weight: 0.3,
        must: true,
      },
      {
        text: "invalid papers on a pile of their own",
        accept: ["sixth pile", "invalid votes", "no name or with two"],
        weight: 0.2,
      },
      {
        text: "the sum equals the total again",
        accept: ["add up to three hundred", "strokes of all rows", "sum of all rows"],
        weight: 0.2,
      },
      {
        text: "places changed for a second count",
        accept: ["change places", "helpers count each pile"],
        weight: 0.1,
      },
    ],
    avoid: ["unclear papers go to the leading name"],
  },
  {
    id: "general-coding-two-lists-compare",
    family: "general",
    topic: "comparing",
    kind: "coding",
    type: "coding",
    level: "easy",
    rung: "deepener",
    title: "Two lists that should match",
    frames: [
      "Suppose that at {employer} store and office each have a list of 400 items. Give steps, from preparing them on, to find what stands in one only.",
      "Suppose that as {role} you get two lists of 400 items that should be the same. Give steps, from preparing them on, to find what stands in one only.",
      "Two lists of 400 item codes should be the same and are not. Give steps, from preparing them on, to find what stands in one only.",
    ],
    expected:
      "First I put both lists in the same order, by code, because in mixed order I would have to search the whole second list for each item. Then I put a finger on the first line of each. If the codes are equal, both fingers move down. If the left code is smaller, it is missing on the right, so I mark it and move only the left finger. If the right one is smaller, I mark it and move the right. When one list ends, all that is left of the other is missing. Before it I bring the codes into one form, capital letters and no blanks. It takes about eight hundred looks in all.",
    points: [
      {
        text: "sort both lists by code first",
        accept: ["put both in the same order", "order by code", "sort both lists"],
        weight: 0.25,
      },
      { text: "a finger on each list", accept: ["finger on the first", "two pointers"], weight: 0.2 },
      {
        text: "move only past the smaller code, marked missing",
        accept: [
          "move only the left",
          "smaller code is missing",
          "missing on the right",
          "tick off each match",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "what remains when one list ends",
        accept: ["all that is left", "one list ends"],
        weight: 0.15,
      },
      {
        text: "codes brought into one form",
        accept: ["capital letters and no blanks", "codes into one form"],
        weight: 0.1,
      },
    ],
    avoid: ["equal length means equal lists"],
  },
  {
    id: "general-coding-leap-year-rule",
    family: "general",
    topic: "rules",
    kind: "coding",
    type: "coding",
    level: "easy",
    rung: "transfer",
    title: "Is it a leap year",
    frames: [
      "Suppose a helper at {employer} must tell from any year if February has 29 days. Write the rule as yes-or-no questions in order, and test it on 1900 and 2000.",
      "Suppose that in your work as {role} duties are planned for years ahead. Write yes-or-no questions in order that tell if February has 29 days, and test 1900 and 2000.",
      "Write yes-or-no questions that tell from any year whether February has 29 days. Why in that order? Test them on 1900, 2000 and 2026.",
    ],
    expected:
      "I ask three questions, and the order matters. First, can the year be divided by four hundred without rest? If yes, February has twenty nine days. Second, can it be divided by a hundred? If yes, twenty eight. Third, can it be divided by four? If yes, twenty nine, otherwise twenty eight. Test: 2000 is a yes at the first question, so twenty nine. 1900 is a no at the first and a yes at the second, so twenty eight. 2026 fails all three, so twenty eight, and 2028 is a yes at the third. If I asked about four first and stopped there, 1900 would come out wrong.",
    points: [
      {
        text: "divisible by four hundred: yes",
        accept: ["divided by four hundred", "multiple of 400"],
        weight: 0.3,
        must: true,
      },
      {
        text: "divisible by a hundred: no",
        accept: ["divided by a hundred", "multiple of 100"],
        weight: 0.2,
      },
      { text: "divisible by four: yes, else no", accept: ["divided by four", "multiple of 4"], weight: 0.2 },
      {
        text: "why the order of questions matters",
        accept: ["order matters", "1900 comes out wrong"],
        weight: 0.15,
      },
      {
        text: "tests on 1900, 2000 and another year",
        accept: ["2000 has twenty nine", "1900 has twenty eight", "1900 is no leap year"],
        weight: 0.15,
      },
    ],
    avoid: ["all century years have 29 days in February"],
  },
  {
    id: "general-coding-three-counters",
    family: "general",
    topic: "queues",
    kind: "coding",
    type: "coding",
    level: "medium",
    rung: "deepener",
    title: "Fair tokens for three counters",
    frames: [
      "Suppose that at {employer} people wait at three counters and the lines move unevenly. Give fair steps, also for old people, those who step away, and closing time.",
      "What if, in your work as {role}, people wait in three lines that move unevenly? Give fair steps, also for old people, those who step away, and closing time.",
      "Three counters, and people complain that the other line is faster. Give fair steps, also for old people, those who step away, and closing time.",
    ],
    expected:
      "I make one line and not three. A helper at the door gives a token with the next number and writes the time on it. People over seventy and those who cannot stand get a token of another colour. When a counter is free, it calls the next number: after every two normal tokens one of the other colour, if there is one, so nobody waits for ever. If a number does not come after two calls, it is put aside and may be called once more after five others. At closing time no new tokens are given, but all that were given are served. From the times I see the longest wait each day.",
    points: [
      {
        text: "one line for all counters",
        accept: ["one line and not three", "single queue", "common queue", "single line"],
        weight: 0.3,
        must: true,
      },
      {
        text: "tokens with rising numbers and times",
        accept: ["token with the next number", "calls the next number", "token numbers"],
        weight: 0.2,
      },
      {
        text: "priority people by turns, so no one starves",
        accept: ["two normal tokens", "of another colour", "separate priority tokens"],
        weight: 0.25,
      },
      {
        text: "what happens to an absent number",
        accept: ["put aside", "called once more", "number does not come"],
        weight: 0.15,
      },
      {
        text: "the end of the day, or measuring the wait",
        accept: ["no new tokens", "longest wait"],
        weight: 0.1,
      },
    ],
    avoid: ["three separate lines are the fairest"],
  },
  {
    id: "general-coding-box-packing",
    family: "general",
    topic: "packing",
    kind: "coding",
    type: "coding",
    level: "hard",
    rung: "opener",
    title: "Parcels into few boxes",
    frames: [
      "Suppose that at {employer} parcels of 6, 4, 4, 4, 3 and 3 kg go into boxes of 12 kg. Give steps for few boxes. Is your way always the best?",
      "Imagine that as {role} you pack parcels of 6, 4, 4, 4, 3 and 3 kg into boxes of 12 kg. Give steps for few boxes. Is your way always the best?",
      "Parcels of 6, 4, 4, 4, 3 and 3 kg go into boxes that hold 12 kg. Give steps for few boxes. Is your way always the best?",
    ],
    expected:
      "I sort the parcels by weight, the heaviest first, because the big ones are hard to place and the small ones fill the gaps. I put each parcel into the first box where it still fits, and only if none fits I open a new box. So six and four go into box one, four, four and three into box two, and the last three needs box three. But the sum is twenty four, so two boxes are possible, and they exist: six, three and three in one, the three fours in the other. So my way is quick and usually close, but not always the best. For six parcels I would try swaps.",
    points: [
      {
        text: "heaviest parcels first",
        accept: ["heaviest first", "sort the parcels", "biggest parcel first"],
        weight: 0.3,
      },
      {
        text: "into the first box with room",
        accept: ["first box where it still fits", "first box with space"],
        weight: 0.25,
      },
      {
        text: "a new box only when none fits",
        accept: ["open a new box", "only if none fits"],
        weight: 0.15,
      },
      {
        text: "twenty four kilos, so two boxes possible",
        accept: ["sum is twenty four", "three fours in the other"],
        weight: 0.15,
      },
      {
        text: "quick, yet not always the best",
        accept: ["not always the best", "usually close"],
        weight: 0.15,
      },
    ],
    avoid: ["heaviest first always gives the fewest boxes"],
  },
];
