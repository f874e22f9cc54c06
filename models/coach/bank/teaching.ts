import type { EntryDraft } from "../entry.ts";

/** School teaching: the lesson and the class. */
export const teaching: readonly EntryDraft[] = [
  {
    id: "teaching-lesson-plan",
    family: "teaching",
    topic: "lesson planning",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Planning one lesson",
    frames: [
      "At {employer}, how did you plan one lesson of forty minutes? Take a topic and show me.",
      "How do you plan a lesson of forty minutes, from the aim to the last five minutes?",
    ],
    expected:
      "I start from what the children should be able to do at the end, for example, compare two fractions. Then I decide how I will see it, with three sums on an exit slip. I begin with five minutes on what they already know, such as sharing rotis. I explain with one example for ten minutes, then they work in pairs with paper strips while I walk around. I keep one harder sum for fast children and one helper card for slow ones. In the last five minutes they fill in the exit slip, and I decide from it how tomorrow starts.",
    points: [
      {
        text: "aim: what children can do at the end",
        accept: [
          "children should be able",
          "learning objective",
          "learning outcome",
          "objective of the lesson",
          "lesson objective",
          "aim of the lesson",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "begin from what they already know",
        accept: ["already know", "previous knowledge", "sharing rotis", "warm up"],
        weight: 0.2,
      },
      {
        text: "children work, in pairs or with things",
        accept: ["work in pairs", "paper strips", "group work", "activity in groups", "hands-on activity"],
        weight: 0.25,
      },
      {
        text: "quick check at the end decides tomorrow",
        accept: [
          "exit slip",
          "how tomorrow starts",
          "recap question",
          "exit question",
          "small quiz at the end",
        ],
        weight: 0.25,
      },
    ],
    avoid: [
      "The aim is to finish the chapter.",
      "I explain for the whole forty minutes.",
      "Slow children can copy from the fast ones.",
    ],
  },
  {
    id: "teaching-weak-marks-up",
    family: "teaching",
    topic: "results",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Raising the marks of a class",
    frames: [
      "Your resume says: {line}. What was holding the marks back, and what did you change?",
      "A class scores low in your subject. How do you find the reason, and what do you do for one term?",
    ],
    expected:
      "I did not begin with extra classes. I first took a short diagnostic paper from the two classes below, and I saw that more than half could not divide. So the new chapter was not the problem, the base was. I gave the first ten minutes of every period to the base for eight weeks, in small groups by need. I used the common wrong answers as my examples. Every Friday had a five mark paper, and each child kept a graph of his own marks. The class average moved from sixty one to seventy four, and fourteen of seventeen weak children passed.",
    points: [
      {
        text: "find the gap behind the weak marks",
        accept: [
          "diagnostic paper",
          "find the gap",
          "basics were weak",
          "base was weak",
          "diagnostic test",
          "test of earlier classes",
          "short diagnostic paper",
          "foundation was weak",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "daily time for basics in small groups",
        accept: [
          "of every period",
          "small groups by need",
          "remedial",
          "extra practice daily",
          "ten minutes daily for basics",
        ],
        weight: 0.25,
      },
      {
        text: "learn from common wrong answers",
        accept: ["common wrong answers", "error analysis", "typical mistakes"],
        weight: 0.2,
      },
      {
        text: "short weekly papers and each child's own graph",
        accept: ["five mark paper", "graph of his own", "weekly paper", "weekly test", "progress chart"],
        weight: 0.25,
      },
    ],
    avoid: [
      "Extra classes on the same chapter raise marks.",
      "Children who fail are simply lazy.",
      "More homework raises the marks.",
    ],
  },
  {
    id: "teaching-noisy-class",
    family: "teaching",
    topic: "class control",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "deepener",
    title: "A class that will not settle",
    frames: [
      "When you taught at {employer}, what did you do with a class that would not settle, and with the two who kept talking?",
      "Your class of forty five will not settle and two children keep talking. What do you do, without shouting?",
    ],
    expected:
      "I wait at the front in silence for a few seconds, with eye contact, because shouting only adds noise. I start with a task on the board, so that hands are busy from the first minute. Noise often means the work is too easy or too hard, so I check that. For the two who talk I walk near, ask one a question, and later change the seats quietly. I speak to them alone after class, never shame them before others, and never hit, which is also against the law. We made four class rules together, and I praise the row that keeps them.",
    points: [
      {
        text: "calm silence instead of shouting",
        accept: ["wait at the front", "shouting only adds", "eye contact", "lower my voice"],
        weight: 0.2,
      },
      {
        text: "work ready from the first minute",
        accept: [
          "task on the board",
          "hands are busy",
          "engage them",
          "starter work",
          "give them a task",
          "keep them busy",
        ],
        weight: 0.25,
      },
      {
        text: "speak alone, never shame or hit",
        accept: [
          "alone after class",
          "privately talk",
          "speak to them alone",
          "in private after class",
          "after the class alone",
          "talk to them separately",
          "called them separately",
          "spoke to them alone",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "rules made together and praise",
        accept: [
          "class rules together",
          "praise the row",
          "rules with children",
          "reward",
          "praise those who listen",
          "appreciate good behaviour",
        ],
        weight: 0.25,
      },
    ],
    avoid: [
      "A slap now and then keeps order.",
      "I make them stand outside the class.",
      "Scolding them before everyone brings order.",
      "A loud voice makes them quiet.",
    ],
  },
  {
    id: "teaching-check-understanding",
    family: "teaching",
    topic: "assessment",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Knowing who understood",
    frames: [
      "In your classes as {role}, all said yes, we understood. Was that enough, how did you check it, and what came next?",
      "You ask, have you understood, and all say yes. How do you find out the truth during the lesson, and what do you do then?",
    ],
    expected:
      "That question tells me nothing, because children say yes to please. I ask a question that shows thinking, like, why is one third bigger than one fourth. I give ten seconds, and then pick names by chips, not only raised hands. I use slates or fingers, so that all forty answer at the same moment and I see the wrong ones. I ask one child to explain another's answer. I collect three notebooks from the middle of the class, not the best ones. If a third are wrong I teach it again in another way at once, instead of waiting for the exam.",
    points: [
      {
        text: "yes from the class proves nothing",
        accept: [
          "say yes to please",
          "tells me nothing",
          "children just say yes",
          "say yes from fear",
          "yes is not enough",
        ],
        weight: 0.25,
      },
      {
        text: "questions that show thinking",
        accept: [
          "shows thinking",
          "why is one third",
          "open question",
          "explain another's answer",
          "ask why and how",
          "explain in his own words",
          "ask why questions",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "everyone answers at once, by slates or fingers",
        accept: [
          "slates or fingers",
          "all forty answer",
          "pick names by chips",
          "thumbs",
          "pick names at random",
          "show of hands together",
        ],
        weight: 0.25,
      },
      {
        text: "teach again another way, before the exam",
        accept: ["reteach", "explain it another way", "teach again before the exam"],
        weight: 0.25,
      },
    ],
    avoid: [
      "A loud yes is proof enough.",
      "I ask only the children who raise hands.",
      "I wait for the exam to show it.",
    ],
  },
];
