import type { EntryDraft } from "../entry.ts";

/** Teaching: screens, coaching, large lectures, sources. */
export const teachingFormats: readonly EntryDraft[] = [
  {
    id: "teaching-online-poor-network",
    family: "teaching",
    topic: "online-teaching",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "Online class on one phone",
    frames: [
      "You list {skill}. Half of the class shares one phone at home and the network drops. How do you plan so that nobody is left out?",
      "Half of your class has a weak network and one phone in the family. How do you find out what each has, and teach for two weeks?",
    ],
    expected:
      "I first ask each family what they have and when, because a plan for broadband leaves half outside. Live time is short, thirty minutes, twice a week in the evening when the father's phone is home, and it is for questions and not for a lecture. The teaching itself goes as a voice note of three minutes and one photo of a page, under two megabytes, so it can be heard later. Every task can be done with a notebook and things at home. I answer with a voice message to five children a day. Those without a phone get a printed sheet through a friend, and I ring them on Saturday. Cameras may stay off.",
    points: [
      {
        text: "ask what each family has, plan for the weakest",
        accept: [
          "ask each family",
          "leaves half outside",
          "survey of devices",
          "ask the parents when",
          "ask which phone is free",
          "ask each parent",
          "find out which families",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "short live time for questions",
        accept: ["live time is short", "for questions and", "short live class", "live class for doubts"],
        weight: 0.2,
      },
      {
        text: "small voice notes and photos, to use later",
        accept: ["under two megabytes", "recorded lesson", "small videos on whatsapp", "voice notes"],
        weight: 0.25,
      },
      {
        text: "an answer of your own to some children daily",
        accept: [
          "answer with a voice",
          "five children a day",
          "feedback by voice message",
          "call a few children daily",
        ],
        weight: 0.15,
      },
      {
        text: "printed sheets for children without a phone",
        accept: ["printed sheet", "ring them on", "printed worksheets", "worksheets at home"],
        weight: 0.15,
      },
    ],
    avoid: [
      "Families must buy a second phone.",
      "An hour of live lecture works as in school.",
      "Cameras must stay on for attendance.",
    ],
  },
  {
    id: "teaching-smart-board",
    family: "teaching",
    topic: "edtech",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "When a screen helps learning",
    frames: [
      "You list {skill}. Name one lesson where it helped and one where you left it off. How do you prepare, and from which sources?",
      "When does a smart board or a video help children to learn, when not, how do you prepare and use it, and from which sources?",
    ],
    expected:
      "I ask what the screen shows that my hands and the board cannot. The beating heart, the planets or a changing graph in GeoGebra is worth it, because children see movement. For place value I leave it off, since sticks in the hand teach more than sticks on a screen. A film never runs more than four minutes. Before it I give a question to look for, I stop once in the middle to let them guess, and after it they draw or explain. I watch it fully at home first, and have a chalk plan if the power fails. DIKSHA codes in the NCERT book are useful for homework, but I keep in mind who has no phone.",
    points: [
      {
        text: "only what the board cannot show, like movement",
        accept: [
          "screen shows that",
          "see movement",
          "beating heart",
          "simulation",
          "what the board cannot show",
          "animation",
          "moving pictures",
          "3d model",
          "moving parts",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "things in the hand where they teach more",
        accept: ["sticks in the hand", "leave it off", "real objects", "concrete things"],
        weight: 0.2,
      },
      {
        text: "question before, stop in the middle, task after",
        accept: ["question to look for", "stop once in", "pause the video", "question before the video"],
        weight: 0.25,
      },
      {
        text: "watched before, plan if the power fails",
        accept: ["chalk plan", "watch it fully", "power fails", "watch it beforehand", "plan for power cut"],
        weight: 0.15,
      },
      {
        text: "useful sources, and who has no phone",
        accept: ["diksha", "geogebra", "ncert videos"],
        weight: 0.15,
      },
    ],
    avoid: ["A video can replace the explanation of the teacher.", "A long film keeps them quiet."],
  },
  {
    id: "teaching-coaching-test-analysis",
    family: "teaching",
    topic: "coaching",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "Scores stuck in test series",
    frames: [
      "You taught at {employer}. A student worked hard, but his mock test scores stayed flat. How did you find out why, and what did you change?",
      "A student's mock scores for JEE or NEET have been flat for two months, though he studies ten hours. How do you find out why, and what do you change?",
    ],
    expected:
      "More hours is seldom the answer. I take his last three papers and sort every lost mark into four heaps: did not know, knew but could not apply, silly slip, and no time. With one boy, forty of seventy lost marks were wrong guesses with minus one. So we set a rule for attempting, two rounds and skip after ninety seconds. For not known, we pick the three chapters with most marks. For apply, he solves ten problems without looking at the solution for fifteen minutes. He keeps an error book and solves those again after a week. I also ask about sleep, because six tests on five hours show nothing, and I watch for low spirits.",
    points: [
      {
        text: "sort lost marks by cause",
        accept: [
          "sort every lost mark",
          "did not know",
          "silly slip",
          "analyse his papers",
          "silly mistakes",
          "reason of each lost mark",
          "type of mistakes",
          "analyse the mistakes",
          "types of errors",
          "category of mistakes",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "rule for attempting, negative marks",
        accept: [
          "wrong guesses",
          "rule for attempting",
          "negative marking",
          "two rounds and skip",
          "skip after ninety seconds",
          "attempt strategy",
        ],
        weight: 0.2,
      },
      {
        text: "chapters chosen by marks",
        accept: [
          "three chapters with",
          "high weightage",
          "chapters with more marks",
          "high scoring chapters",
        ],
        weight: 0.2,
      },
      {
        text: "solve without looking, error book",
        accept: ["error book", "without looking at", "mistake notebook"],
        weight: 0.15,
      },
      {
        text: "sleep and state of mind",
        accept: ["low spirits", "enough sleep", "exam stress"],
        weight: 0.15,
      },
    ],
    avoid: [
      "He must study twelve hours a day.",
      "More mock tests will raise the score.",
      "He should guess every open question.",
    ],
  },
  {
    id: "teaching-large-lecture",
    family: "teaching",
    topic: "lecturer",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "A lecture that is not dictation",
    frames: [
      "You list {skill}. How do you keep a hundred and twenty students thinking for an hour, and how do you prove that it worked?",
      "You lecture to a hundred and twenty students who write down every word. How do you make them think, and how do you show it?",
    ],
    expected:
      "I state two course outcomes as things they can do, for example, size a beam for a given load, and I map each to a test question, as NBA and NAAC ask. Then I talk for at most fifteen minutes at a time. Then comes a question with four answers: they vote alone, argue with the neighbour for two minutes, and vote again. When I did so in thermodynamics, right answers rose from thirty five to seventy percent in the same hour. Notes are put up before, so nobody needs dictation. At the end I compute attainment from the marks, and if an outcome is under sixty, I change the next lecture.",
    points: [
      {
        text: "outcomes as things they can do, mapped to questions",
        accept: ["course outcomes", "map each to a test question", "bloom"],
        weight: 0.25,
      },
      {
        text: "students answer and discuss during the lecture",
        accept: [
          "argue with the neighbour",
          "vote again",
          "peer instruction",
          "think pair share",
          "discuss with the neighbour",
          "discuss in pairs",
          "poll the class",
          "they vote alone",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "talk in short pieces",
        accept: ["talk for at most fifteen minutes", "fifteen minutes at a time", "break the lecture"],
        weight: 0.15,
      },
      {
        text: "notes before, so no dictation",
        accept: [
          "notes are put up",
          "needs dictation",
          "flipped",
          "share the notes beforehand",
          "upload the slides",
        ],
        weight: 0.15,
      },
      {
        text: "attainment computed and acted on",
        accept: ["compute attainment", "change the next lecture", "outcome attainment", "compare the marks"],
        weight: 0.15,
      },
    ],
    avoid: [
      "Dictation is the best way to learn.",
      "An hour of talk covers the syllabus best.",
      "Full attendance is proof of learning.",
    ],
  },
  {
    id: "teaching-history-sources",
    family: "teaching",
    topic: "social science",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "History without only dates",
    frames: [
      "As {role}, how do you teach a chapter of history so that it is more than dates to learn?",
      "Children say that history is only dates. How would you teach the march to Dandi so that they think?",
    ],
    expected:
      "I start with a question that has no ready answer: why salt, of all things. In groups they get three short sources, a letter of Gandhi to the Viceroy, a newspaper report of 1930 and a picture, and they fill in who says this, when and why. So they see that two sources tell the same day differently. Then we walk the route on a map and count, about three hundred and eighty five kilometres in twenty four days. A debate follows on whether breaking a law can be right. Dates come on a line on the wall, five and not fifty, since a date is useful only if it shows what came before. At home they ask an elder.",
    points: [
      {
        text: "a real question at the start",
        accept: ["why salt", "no ready answer", "inquiry question", "begin with a question"],
        weight: 0.25,
      },
      {
        text: "children compare sources or views",
        accept: [
          "three short sources",
          "two sources tell",
          "primary source",
          "compare two sources",
          "newspaper and letter",
          "primary sources",
          "different sources",
          "compare both accounts",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "map and line of time with few dates",
        accept: ["route on a map", "line on the wall", "timeline", "line of time"],
        weight: 0.15,
      },
      {
        text: "debate or own judgement",
        accept: ["debate follows", "debate in class", "debate on breaking a law"],
        weight: 0.15,
      },
      {
        text: "link to home or today",
        accept: ["ask an elder", "local history", "relate to today", "ask their grandparents"],
        weight: 0.15,
      },
    ],
    avoid: [
      "Reading the chapter aloud in turn is enough.",
      "They should learn fifty dates by heart.",
      "The textbook gives the only true story.",
    ],
  },
];
