import type { EntryDraft } from "../entry.ts";

/** Working with data: dashboards, statistics, experiments. */
export const data3: readonly EntryDraft[] = [
  {
    id: "data-tableau-live-or-extract",
    family: "data",
    topic: "tableau",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Live connection or extract",
    frames: [
      "You list {skill}. When do you connect a dashboard live to the database, and when do you use an extract?",
      "For a dashboard in Tableau, when do you use a live connection, and when an extract? What can go wrong with each?",
    ],
    expected:
      "I ask how fresh it must be and who pays for the queries. For a warehouse dashboard that people watch during the day I connect live, but then each click is a query, so the tables need indexes or sums made in advance. For a monthly sales review an extract is better: it is a compressed copy, fast, and works when the source is down. I keep extracts small, I hide unused columns, filter to two years and aggregate to days. The risk of an extract is old data, so I show its date on the page and set the alert for failed refreshes. Another risk is access: the copy must obey the same user filters as the source.",
    points: [
      {
        text: "freshness that readers need",
        accept: ["how fresh", "near real time", "data freshness", "real time data", "updated data needed"],
        weight: 0.25,
      },
      {
        text: "live: each click queries the source",
        accept: [
          "click is a query",
          "database load",
          "sums in advance",
          "query hits the database",
          "load on the database",
          "live queries the source",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "extract: fast compressed copy, kept small",
        accept: ["compressed copy", "hide unused columns", "filter two years", "aggregated extract"],
        weight: 0.3,
      },
      {
        text: "risks: old data, wrong access",
        accept: [
          "stale extract",
          "same user filters",
          "show extract date",
          "data may be old",
          "extract can be outdated",
        ],
        weight: 0.2,
      },
    ],
    avoid: ["An extract always shows the newest data."],
  },
  {
    id: "data-chart-for-manager",
    family: "data",
    topic: "visualization",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "A chart for a busy manager",
    frames: [
      "You list {skill}. A manager has one minute for sales of twelve branches over two years. What do you ask, what do you show, and how?",
      "A manager has one minute to see how twelve branches did over two years. What do you ask him, which chart do you choose, and why?",
    ],
    expected:
      "I ask which decision waits, and he says which two branches need help. So I do not draw twelve lines in twelve colours, nobody can follow them. I make a bar for each branch with the change against last year, sorted, with the worst two in one strong colour and the rest grey. The title says the finding: Nashik and Kota fell by more than ten percent. The bars begin at zero, and the numbers stand on them, so no grid is needed. Beside it are small line charts for each branch on the same scale, for those who want the months. I avoid pies and three dimensions, and I check it printed in grey.",
    points: [
      {
        text: "begin with the decision",
        accept: [
          "which decision waits",
          "purpose of the chart",
          "what decision he takes",
          "decision to be made",
        ],
        weight: 0.25,
      },
      {
        text: "sorted bars, not twelve lines",
        accept: ["bar for each branch", "sorted bars", "sorted bar chart", "bars sorted by change"],
        weight: 0.25,
      },
      {
        text: "title says the finding, one colour stands out",
        accept: ["title says the finding", "one strong colour", "rest grey"],
        weight: 0.25,
      },
      {
        text: "axis from zero, no pies or 3D",
        accept: ["begin at zero", "avoid pies", "zero baseline", "start from zero", "start the axis at zero"],
        weight: 0.25,
      },
    ],
    avoid: ["Twelve coloured lines show everything at a glance.", "A 3D pie looks best for managers."],
  },
  {
    id: "data-statistics-p-value",
    family: "data",
    topic: "statistics",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "A p-value in plain words",
    frames: [
      "You list {skill}. A manager asks what p = 0.03 in your report means. How do you explain it, and which wrong readings do you warn of?",
      "A report says p equals 0.03. How do you explain that to a manager, and which wrong readings do you warn him of?",
    ],
    expected:
      "I say: suppose the new page made no difference at all. Then we would still see a gap as big as ours, or bigger, in about three of a hundred such tests, just by luck. That is rare, so luck alone is not a good explanation. It does not mean that we are ninety seven percent sure the page is better, and it does not say how large the gain is. So I always put the gain beside it with its range: plus two percent, between a little above zero and four. If that is worth the work, we go on. And if we looked at twenty numbers, one of them gets below 0.05 by luck alone.",
    points: [
      {
        text: "such a gap by luck if nothing differs",
        accept: [
          "null hypothesis is true",
          "as big as ours",
          "gap just by luck",
          "result by chance alone",
          "random chance alone",
          "by pure chance",
        ],
        weight: 0.35,
        must: true,
      },
      {
        text: "not the chance that it is better",
        accept: ["ninety seven percent sure", "does not mean that we", "not proof that it works"],
        weight: 0.25,
      },
      {
        text: "says nothing of the size; give the range",
        accept: [
          "how large the gain",
          "confidence interval",
          "gain beside it",
          "size of the effect",
          "effect size",
        ],
        weight: 0.2,
      },
      {
        text: "many looks find something by luck",
        accept: ["twenty numbers", "multiple testing", "multiple comparisons"],
        weight: 0.2,
      },
    ],
    avoid: [
      "It means a 97 percent chance that the new page is better.",
      "We are 97 percent sure that it is better.",
      "A small p means a large gain.",
    ],
  },
  {
    id: "data-statistics-confounder",
    family: "data",
    topic: "statistics",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Two things rise together",
    frames: [
      "You list {skill}. Customers who use the app buy twice as much. Why may the app not be the reason, and how would you find out?",
      "Customers who use the app buy twice as much as others. Why may the app not be the reason, and how do you check?",
    ],
    expected:
      "It may be the other way round: people who buy a lot install the app because it is useful to them. Or a third thing causes both, for example young people in big cities have phones and also more money. So I compare like with like: same city, same age, same purchases in the three months before. If the gap shrinks from double to ten percent, most of it was choice. Better, I look at the same people before and after they install, against similar people who did not. The best is a test: offer the app by chance to half of the new customers and compare all who were offered, not only those who installed.",
    points: [
      {
        text: "reversed cause, buyers install the app",
        accept: [
          "reverse causation",
          "self selection",
          "heavy buyers install the app",
          "loyal customers install it",
          "buy a lot install",
          "reverse is possible",
        ],
        weight: 0.25,
      },
      {
        text: "a third factor causes both",
        accept: [
          "confounder",
          "confounding variable",
          "lurking variable",
          "young people in big cities",
          "common cause",
          "hidden factor",
          "hidden reason behind both",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "compare similar customers, like with like",
        accept: [
          "same city same age",
          "matched customers",
          "difference in differences",
          "same people before and after",
          "similar customers without the app",
        ],
        weight: 0.25,
      },
      {
        text: "random test, compare everyone offered",
        accept: ["randomised test", "randomized experiment", "offer the app by chance", "intention to treat"],
        weight: 0.25,
      },
    ],
    avoid: ["Correlation of this strength proves the cause.", "More customers in the data would settle it."],
  },
  {
    id: "data-experiments-sample-size",
    family: "data",
    topic: "experiments",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "How many users a test needs",
    frames: [
      "You list {skill}. How do you decide, before it starts, how many users a test needs and how long it runs?",
      "How do you decide, before an A/B test starts, how many users it needs and how long it should run?",
    ],
    expected:
      "I need four things: the present rate, the smallest change that is worth building for, the risk of a false alarm, usually five percent, and the chance to catch a real change, usually eighty. Say four of a hundred buy, and we care for a rise to four and a half. That needs roughly twenty five thousand users in each group. If I want to see half of that change, I need about four times as many. I divide it by the daily visitors, and I round up to whole weeks, since Sundays differ. If it comes to six months, I take a measure nearer to the change or a bolder version. I fix it in writing.",
    points: [
      {
        text: "present rate as the base",
        accept: ["present rate", "base rate", "baseline conversion", "four of a hundred"],
        weight: 0.25,
      },
      {
        text: "smallest change worth building",
        accept: ["smallest change", "minimum detectable effect", "mde"],
        weight: 0.3,
        must: true,
      },
      {
        text: "false alarm five percent, power eighty",
        accept: [
          "risk of a false alarm",
          "chance to catch",
          "significance level",
          "power of eighty",
          "statistical power",
          "80 percent power",
        ],
        weight: 0.2,
      },
      {
        text: "half the change needs four times; whole weeks",
        accept: ["four times as many", "whole weeks", "full weeks", "at least two weeks", "complete weeks"],
        weight: 0.25,
      },
    ],
    avoid: [
      "A thousand users are plenty for any test.",
      "Stop as soon as p falls below 0.05.",
      "Half the change needs twice the users.",
    ],
  },
  {
    id: "data-experiments-uneven-split",
    family: "data",
    topic: "experiments",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "A test split unevenly",
    frames: [
      "You know {skill}. A test was set to half and half, but 50,600 users are in A and 49,100 in B. What do you do?",
      "An A/B test was set to half and half, but A has 50,600 users and B 49,100. Do you trust its result?",
    ],
    expected:
      "No, I stop reading the result. With about a hundred thousand users the gap by luck is some three hundred, here it is fifteen hundred; a chi square test gives a p far below one in a thousand. So something takes users out of B, and the missing ones are not like the others. I look where it begins: by browser, app version and day. Typical causes are that B redirects and slow phones leave before the event is sent, that the old app cannot show B, a crash, or bots filtered after the split. I repair it and start again with new users. Cutting A down to the size of B only hides it.",
    points: [
      {
        text: "sample ratio mismatch, result not trusted",
        accept: [
          "stop reading the result",
          "sample ratio mismatch",
          "srm",
          "result is invalid",
          "test is invalid",
          "randomisation is broken",
          "assignment is broken",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "tested: gap is far more than luck",
        accept: ["chi square", "gap by luck", "test the split", "p value of the split"],
        weight: 0.2,
      },
      {
        text: "look by browser, version, day; redirect or crash",
        accept: ["browser app version", "b redirects", "old app cannot", "bots filtered"],
        weight: 0.3,
      },
      {
        text: "repair and start again",
        accept: [
          "start again with new",
          "rerun",
          "restart the test",
          "run the test again",
          "cutting hides it",
        ],
        weight: 0.2,
      },
    ],
    avoid: ["Such a small gap in size is normal.", "Drop extra users from A and read on."],
  },
];
