import type { EntryDraft } from "../entry.ts";

/** Aptitude, estimates, speaking and writing for everyone, part 3 of 4. */
export const other3: readonly EntryDraft[] = [
  {
    id: "other-aptitude-average-speed",
    family: "general",
    topic: "aptitude",
    kind: "other",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "Average speed there and back",
    frames: [
      "A van of {employer} goes 120 km at 40 km an hour and comes back at 60. What is its average speed, and why not 50?",
      "A van goes 120 km at 40 km an hour and comes back at 60. What is the average speed, and why not 50?",
    ],
    expected:
      "Average speed is the whole distance divided by the whole time. Going out takes a hundred and twenty by forty, so three hours. Coming back takes a hundred and twenty by sixty, so two hours. The whole way is two hundred and forty kilometres in five hours, which gives forty eight kilometres an hour. It is not fifty, because the van drives longer at the slow speed, three hours against two, so the slow part counts more. The distance does not matter: with sixty kilometres each way I get the same. As a short form, it is two times forty times sixty divided by a hundred, again forty eight.",
    points: [
      {
        text: "whole distance divided by whole time",
        accept: ["distance divided by the whole", "total distance by total time"],
        weight: 0.25,
      },
      {
        text: "three hours out and two hours back",
        accept: ["so three hours", "two hours", "five hours"],
        weight: 0.2,
      },
      { text: "the answer is 48 km an hour", accept: ["forty eight", "48"], weight: 0.3, must: true },
      {
        text: "why not fifty: longer at the slow speed",
        accept: ["drives longer at the slow", "slow part counts more"],
        weight: 0.25,
      },
    ],
    avoid: ["The average speed is fifty kilometres an hour."],
  },
  {
    id: "other-aptitude-gain-and-loss",
    family: "general",
    topic: "aptitude",
    kind: "other",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "One gain and one loss",
    frames: [
      "Suppose {employer} sells two fans at 990 rupees each, one at ten percent gain and one at ten percent loss. Gain or loss in all?",
      "A shop sells two fans at 990 rupees each, one at ten percent gain, one at ten percent loss. Is it even in all?",
    ],
    expected:
      "It is not even, there is a small loss. The gain and the loss are counted on the cost price, so I first find the two costs. For the first, nine hundred and ninety is a hundred and ten percent, so it cost nine hundred. For the second, nine hundred and ninety is ninety percent, so it cost eleven hundred. Together they cost two thousand, and the shop got nineteen hundred and eighty. So it lost twenty rupees, which is one percent of two thousand. The reason is that ten percent of the dearer fan is more than ten percent of the cheaper one. With equal selling prices it is always a loss.",
    points: [
      {
        text: "percent counts on the cost price",
        accept: ["counted on the cost", "percent of the cost price", "on its cost price"],
        weight: 0.2,
      },
      {
        text: "the costs: nine hundred and eleven hundred",
        accept: ["cost nine hundred", "cost eleven hundred", "900 and 1100"],
        weight: 0.25,
      },
      {
        text: "a loss of twenty rupees, one percent",
        accept: ["lost twenty rupees", "loss of 20 rupees"],
        weight: 0.35,
        must: true,
      },
      {
        text: "ten percent of the dearer fan is more",
        accept: ["percent of the dearer", "always a loss"],
        weight: 0.2,
      },
    ],
    avoid: ["The percents are equal, so the shop comes out even."],
  },
  {
    id: "other-logic-light-coin",
    family: "general",
    topic: "logic",
    kind: "other",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "Find the light coin",
    frames: [
      "Eight coins look the same and one is lighter. Find it with two weighings on a balance, and say why it works.",
      "Of eight coins one is lighter. How do you find it with only two weighings on a balance, and why does it work?",
    ],
    expected:
      "I make three groups, three coins, three coins and two. First I weigh the two groups of three against each other. If they balance, the light coin is among the two left, so I weigh those two against each other and the higher pan has it. If they do not balance, the light coin is in the group on the higher pan. Of those three I weigh one against one. If one pan goes up, that is the coin, and if they balance it is the third one. It works because a balance has three results, so two weighings can tell nine cases apart. With halves, four and four, I would need three.",
    points: [
      {
        text: "three groups: three, three and two",
        accept: [
          "three groups",
          "three coins, three coins",
          "three three and two",
          "groups of three",
          "3 3 and 2",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "first three against three",
        accept: ["groups of three against", "weigh three against three"],
        weight: 0.2,
      },
      { text: "then one against one", accept: ["one against one", "it is the third one"], weight: 0.2 },
      {
        text: "a balance has three results, nine cases",
        accept: ["three results", "nine cases"],
        weight: 0.2,
      },
      {
        text: "splitting in halves needs three weighings",
        accept: ["four and four", "would need three"],
        weight: 0.1,
      },
    ],
    avoid: ["Weighing single pairs is the quickest way."],
  },
  {
    id: "other-aptitude-compound-interest",
    family: "general",
    topic: "aptitude",
    kind: "other",
    type: "theoretical",
    level: "easy",
    rung: "deepener",
    title: "Simple and compound interest",
    frames: [
      "Leave your work as {role} for a minute. What do 10,000 rupees become in two years at ten percent, simple and compound?",
      "What do 10,000 rupees become in two years at ten percent a year, simple and compound? Explain the difference in plain words.",
    ],
    expected:
      "With simple interest I get ten percent of ten thousand every year, so one thousand and again one thousand. After two years it is twelve thousand. With compound interest the first year is the same, eleven thousand. In the second year the ten percent is on eleven thousand, so it is eleven hundred, and I have twelve thousand one hundred. The difference of one hundred rupees is the interest on the interest of the first year. After two years it looks small, but after seven years compound money has almost doubled, and simple money would be seventeen thousand. If the bank counts every quarter, it becomes a little more.",
    points: [
      {
        text: "simple: twelve thousand after two years",
        accept: ["it is twelve thousand", "12,000", "twelve thousand rupees"],
        weight: 0.25,
      },
      {
        text: "compound: twelve thousand one hundred",
        accept: ["thousand one hundred", "12,100"],
        weight: 0.3,
        must: true,
      },
      {
        text: "interest on the interest makes the difference",
        accept: ["interest on the interest", "difference of one hundred"],
        weight: 0.25,
      },
      {
        text: "long times or quarters make it larger",
        accept: ["after seven years", "every quarter"],
        weight: 0.2,
      },
    ],
  },
  {
    id: "other-logic-number-series",
    family: "general",
    topic: "logic",
    kind: "other",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "The next number, with reason",
    frames: [
      "A short puzzle, as firms like {employer} use it: 2, 6, 12, 20, 30. Which number comes next, and how sure are you?",
      "Which number comes next in 2, 6, 12, 20, 30, and how do you find it? How can you check your rule?",
    ],
    expected:
      "I look at the gaps first. From two to six is four, then six, eight and ten. The gaps grow by two each time, so the next gap is twelve, and thirty plus twelve is forty two. I check it with a second rule: two is one times two, six is two times three, twelve is three times four, and so on, so the sixth number is six times seven, which is also forty two. Two ways give the same, so I am quite sure. If the gaps had shown nothing, I would have looked at the quotients, at every second number, and then at squares.",
    points: [
      { text: "look at the gaps first", accept: ["gaps first", "differences between"], weight: 0.25 },
      { text: "the gaps grow by two", accept: ["grow by two", "next gap is twelve"], weight: 0.2 },
      { text: "the next number is 42", accept: ["forty two", "42"], weight: 0.3, must: true },
      {
        text: "a second rule as a check: n times n plus one",
        accept: ["six times seven", "two times three", "second rule"],
        weight: 0.25,
      },
    ],
    avoid: ["The gap stays ten, so forty comes next."],
  },
];
