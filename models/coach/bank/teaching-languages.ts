import type { EntryDraft } from "../entry.ts";

/** Teaching: speaking and writing. */
export const teachingLanguages: readonly EntryDraft[] = [
  {
    id: "teaching-speaking-english",
    family: "teaching",
    topic: "english teaching",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Getting children to speak English",
    frames: [
      "In your class at {employer}, how did you get children to speak who understand English but stay silent?",
      "Your students come from Hindi-medium homes and stay silent in English. How do you make them speak every day?",
    ],
    expected:
      "They are silent because they fear being laughed at, so I do not correct every slip. Each child must get time to speak, and with forty children that means pairs. I begin with a two minute talk in pairs each day about something near, for example what was in your tiffin, with three sentence starters on the board. First they may plan in Hindi, then say it in English. I walk, listen and note five common mistakes, and I treat those at the end without names. On Fridays we do a role play, like buying a ticket. I record a minute of each child in July and in December, and when they hear the difference they speak more.",
    points: [
      {
        text: "fear of laughter, so slips are not corrected at once",
        accept: [
          "fear being laughed",
          "correct every slip",
          "afraid of being laughed at",
          "not correct every mistake",
        ],
        weight: 0.2,
      },
      {
        text: "safe practice in pairs or small groups",
        accept: [
          "talk in pairs",
          "pair work",
          "speak in pairs",
          "talk with a partner",
          "speak in small groups",
          "practise with a friend",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "sentence starters and near topics",
        accept: ["sentence starters", "in your tiffin", "everyday topics", "role play"],
        weight: 0.2,
      },
      {
        text: "home language as a bridge",
        accept: ["plan in hindi", "then say it in", "use hindi first"],
        weight: 0.15,
      },
      {
        text: "progress recorded and heard",
        accept: ["record a minute of each child", "hear the difference", "record their speaking"],
        weight: 0.15,
      },
    ],
    avoid: [
      "I fine a child for each Hindi word.",
      "I interrupt her at each slip.",
      "Learning grammar rules makes them speak.",
    ],
  },
  {
    id: "teaching-writing-composition",
    family: "teaching",
    topic: "writing",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "deepener",
    title: "From copied essays to own",
    frames: [
      "At {employer}, how did you lead children from essays learned by heart to writing of their own?",
      "Children write the same learned essay on my school. How do you get them to write something of their own?",
    ],
    expected:
      "First I change the task. Instead of my school they write about the smell of the lane after the first rain, because nobody has that in a guide book. Before writing we talk for ten minutes and collect words on the board. I write two lines myself in front of them, cross out and choose again, so they see that good writing is repaired. Then they write a rough copy for fifteen minutes, and spelling does not matter yet. A friend says one thing that he liked and one question. Next day they make it better. I mark two things only, for example a clear order and full stops, and the best lines hang on the wall.",
    points: [
      {
        text: "a task near their life, not in a guide book",
        accept: [
          "smell of the lane",
          "first change the task",
          "personal topic",
          "topic from their life",
          "own experience",
          "change the task",
          "daily life topics",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "talk and collect words before writing",
        accept: [
          "collect words",
          "words on the board before writing",
          "brainstorm",
          "discuss before writing",
        ],
        weight: 0.2,
      },
      {
        text: "teacher writes in front of them",
        accept: [
          "write two lines myself",
          "good writing is repaired",
          "modelled writing",
          "write in front of them",
        ],
        weight: 0.2,
      },
      {
        text: "rough copy, friend's comment, better copy",
        accept: ["rough copy", "one question next day", "first draft", "rewrite after comments"],
        weight: 0.2,
      },
      {
        text: "few things marked, best lines shown",
        accept: ["order and full stops", "hang on the wall", "display the best"],
        weight: 0.15,
      },
    ],
    avoid: [
      "I give a perfect essay to learn by heart.",
      "Every spelling error is marked in red.",
      "A good essay uses the hardest words.",
    ],
  },
];
