import type { EntryDraft } from "../entry.ts";

/** Teaching: reading, mathematics and science. */
export const teachingSubjects: readonly EntryDraft[] = [
  {
    id: "teaching-first-reading",
    family: "teaching",
    topic: "early reading",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Teaching a child to read",
    frames: [
      "In your class at {employer}, how did you bring a child from no letters to reading a short story?",
      "A child of six knows no letters. How do you bring her to read a short story within a year?",
    ],
    expected:
      "I begin with talk and stories, because a child reads easily only what she can already say. Then I teach the sound of a letter and not its name, a few at a time, like s, a, t and p, so she reads sat and tap in the first week. In Hindi I take a few letters with one matra in the same way. We join sounds aloud, trace letters in sand and hunt for words on packets. Daily I read a picture book aloud, and she reads to me for three minutes from a book where she knows nine of ten words. I test thirty words a month; if she guesses from pictures I go back a step.",
    points: [
      {
        text: "spoken language and stories first",
        accept: ["talk and stories", "already say", "oral language"],
        weight: 0.2,
      },
      {
        text: "sounds taught, a few letters at a time, joined to words",
        accept: ["sound of a letter", "join sounds", "phonics", "blending", "sounds of the letters"],
        weight: 0.3,
        must: true,
      },
      {
        text: "picture books read aloud daily",
        accept: ["picture book aloud", "read stories aloud", "read to her daily"],
        weight: 0.2,
      },
      {
        text: "books of the right level",
        accept: ["nine of ten words", "levelled books", "easy books", "books at her level"],
        weight: 0.15,
      },
      {
        text: "monthly check, go back a step",
        accept: ["thirty words a month", "go back a step", "check every month"],
        weight: 0.15,
      },
    ],
    avoid: [
      "She should first copy all letters many times.",
      "She should learn the alphabet song by heart.",
      "She learns whole pages by heart.",
    ],
  },
  {
    id: "teaching-fractions-error",
    family: "teaching",
    topic: "maths teaching",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "A wrong idea in fractions",
    frames: [
      "As {role}, you see a child add half and a third and write two fifths. What is in his head, and what do you do?",
      "Children write one half plus one third is two fifths. Why, and how do you change the idea and not only the answer?",
    ],
    expected:
      "He sees four separate numbers and adds top with top and bottom with bottom, as he did with whole numbers. If I give him the LCM rule now he will obey and forget. So first I let him see that it cannot be: two fifths is less than half, yet he began with half and added something. That surprise opens the door. Then we fold two equal paper strips, one in halves and one in thirds, and look for a piece that fits both, which is a sixth. Three sixths and two sixths make five sixths. Only after five such examples the children find the rule themselves. I come back after two weeks, because the old idea returns.",
    points: [
      {
        text: "name the thinking: top with top, bottom with bottom",
        accept: [
          "adds top with top",
          "four separate numbers",
          "numerator and denominator separately",
          "adds numerators and denominators",
          "treats them as whole numbers",
          "adds top and bottom",
          "add the denominators",
          "adding the denominators",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "two fifths cannot be, it is less than half",
        accept: ["estimate shows", "smaller than half", "less than half"],
        weight: 0.25,
      },
      {
        text: "strips and a common piece, a sixth",
        accept: [
          "paper strips",
          "piece that fits both",
          "fraction strips",
          "fold paper",
          "pieces of one sixth",
        ],
        weight: 0.25,
      },
      {
        text: "rule comes after examples",
        accept: ["find the rule themselves", "children find the rule", "rule at the end"],
        weight: 0.15,
      },
      {
        text: "return to fractions later, since the old idea comes back",
        accept: [
          "come back after two weeks with a new pair",
          "old idea returns",
          "ask again after some weeks",
        ],
        weight: 0.1,
      },
    ],
    avoid: [
      "Practising the LCM rule will cure it.",
      "It is only a careless slip.",
      "Twenty sums of the same kind help most.",
    ],
  },
  {
    id: "teaching-word-problems",
    family: "teaching",
    topic: "word problems",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "deepener",
    title: "Fear of word problems",
    frames: [
      "At {employer}, children could do sums but left out word problems. Why was that, and what did you do about it?",
      "Your class can divide, but gives up at a story problem. What is missing, and how do you teach it?",
    ],
    expected:
      "Mostly it is reading and not maths. They hunt for numbers and a key word, like altogether means add, and that trick fails in class five. So for one week I hide the numbers. A child reads the story, closes the book and tells it in his own words, if needed in Hindi. Then they draw it as a bar or a picture, and say what is known and what is asked. Next they guess an answer, and only then numbers come. I also let them write problems about the canteen for a friend, because who can make one understands it. Finally they check if the answer makes sense, for example no bus carries seven and a half children.",
    points: [
      {
        text: "children do not understand what they read",
        accept: [
          "hunt for numbers",
          "key word",
          "mostly it is reading",
          "they do not understand the language",
          "problem is reading",
          "reading and not maths",
          "not understand the question",
          "do not understand the language",
          "reading problem",
          "language problem",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "retell the story before calculating",
        accept: ["tells it in his", "closes the book", "retell", "say it in their own words"],
        weight: 0.25,
      },
      {
        text: "draw it as a bar or picture",
        accept: ["draw it as a bar", "bar model", "known and what", "draw a picture"],
        weight: 0.2,
      },
      {
        text: "children invent story problems for friends",
        accept: ["write problems about", "canteen for a friend", "make their own problems"],
        weight: 0.15,
      },
      {
        text: "check if the answer makes sense",
        accept: ["answer makes sense", "seven and a half", "answer is sensible"],
        weight: 0.15,
      },
    ],
    avoid: ["I teach a key word for each operation.", "More sums will cure the fear."],
  },
  {
    id: "teaching-lab-safety-inquiry",
    family: "teaching",
    topic: "science teaching",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "A science practical that teaches",
    frames: [
      "At {employer}, how did you run one practical for forty students so that they thought and nobody got hurt?",
      "You have forty students, eight burners and one period. How do you run a practical that is safe and makes them think?",
    ],
    expected:
      "I try it myself the day before, because what fails before children fails twice. In class I begin with a question, for example which of these three liquids is an acid, and they write a prediction. Groups of five have roles: one handles, one reads, one writes, one keeps time, one is for safety. Hair is tied, goggles are on, nobody tastes or smells close, and acid goes into water and never water into acid. I show where water, sand and the first aid box are before a match is lit. I walk around and ask what would you change. At the end each group shows its result, and we discuss why two groups differ, instead of copying the book.",
    points: [
      {
        text: "tried out the day before",
        accept: ["try it myself", "do it myself first", "try it the day before"],
        weight: 0.15,
      },
      {
        text: "question and prediction before the doing",
        accept: [
          "write a prediction",
          "begin with a question",
          "hypothesis",
          "predict the result",
          "guess the result",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "small groups with roles",
        accept: ["one handles one reads", "roles in the group", "role for each student"],
        weight: 0.2,
      },
      {
        text: "safety: goggles, acid into water, first aid ready",
        accept: ["goggles", "acid goes into water", "first aid box", "safety rules first"],
        weight: 0.25,
      },
      {
        text: "different results discussed",
        accept: ["two groups differ", "each group shows", "compare the results", "discuss the results"],
        weight: 0.15,
      },
    ],
    avoid: [
      "I give them the expected reading.",
      "I show it and they copy my readings.",
      "Tasting is fine in small amounts.",
    ],
  },
  {
    id: "teaching-heat-misconception",
    family: "teaching",
    topic: "science ideas",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "A wrong idea held firmly",
    frames: [
      "As {role}, you meet a bright student who insists that heavier things fall faster. Why is telling not enough, and how do you change his mind?",
      "Students insist that a woollen shawl makes things warm. Why is telling not enough, and how do you change the idea itself?",
    ],
    expected:
      "If I only tell the right sentence they write it in the exam and keep the old idea at home. So I first ask all to say what they think, without calling it wrong, because it comes from real life. Then I set up something that must surprise them. For the shawl, we wrap one bottle of ice in wool and leave one open, and they vote which melts first. Most say the wrapped one. After an hour the open one is mostly water. Now they need a new explanation, so I offer it: wool slows heat in both directions. Then they use it elsewhere, for instance on an ice box. After a month I ask again in a new form.",
    points: [
      {
        text: "telling alone keeps the old idea",
        accept: ["keep the old idea", "only tell the right", "write it in the exam", "old idea stays"],
        weight: 0.2,
      },
      {
        text: "let them say what they think and why",
        accept: [
          "ask all to say",
          "without calling it wrong",
          "elicit ideas",
          "ask what they think",
          "ask for his reason",
        ],
        weight: 0.2,
      },
      {
        text: "let them see a test that surprises",
        accept: [
          "must surprise them",
          "vote which melts",
          "cognitive conflict",
          "show an experiment",
          "experiment to prove",
          "drop both together",
          "they vote which melts",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "new explanation after the surprise",
        accept: ["new explanation", "heat in both directions", "explain the reason after"],
        weight: 0.15,
      },
      {
        text: "used elsewhere, asked again later",
        accept: ["use it elsewhere", "after a month", "apply it elsewhere", "ask again after weeks"],
        weight: 0.15,
      },
    ],
    avoid: [
      "Repeating the correct law is enough.",
      "Good exam marks mean the old idea left.",
      "I tell him that he is foolish.",
    ],
  },
];
