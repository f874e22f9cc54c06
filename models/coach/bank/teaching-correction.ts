import type { EntryDraft } from "../entry.ts";

/** Teaching: correction, revision and the demo lesson. */
export const teachingCorrection: readonly EntryDraft[] = [
  {
    id: "teaching-notebook-feedback",
    family: "teaching",
    topic: "notebook correction",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "deepener",
    title: "Correction that helps",
    frames: [
      "At {employer} you had many notebooks. How did you correct them so that children learned from it?",
      "You have a hundred and sixty notebooks a week. How do you give feedback that helps, and stay within your time?",
    ],
    expected:
      "Ticks and good tell a child nothing, so I do less of it but better. In each class I read ten books deeply in rotation, and skim the others while walking in the lesson. I write one thing that works and one next step as a task, for example, show the units in question four. The first eight minutes of the next period are for doing that step, because feedback that nobody acts on is wasted ink. For common mistakes I use a code, such as U for unit, and I discuss three wrong answers on the board without names. Children check simple sums with a key. I keep a small sheet of who keeps failing in what.",
    points: [
      {
        text: "one next step as a task, not only ticks",
        accept: [
          "works and one next step",
          "ticks and good",
          "specific comment",
          "write the next step",
          "written comment",
          "specific feedback",
          "comment on the mistake",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "time in class to act on it",
        accept: ["first eight minutes", "nobody acts on", "time to correct it", "do the correction in class"],
        weight: 0.25,
      },
      {
        text: "rotation instead of all at once",
        accept: ["in rotation", "ten books deeply", "some notebooks every day"],
        weight: 0.2,
      },
      {
        text: "codes, common mistakes discussed",
        accept: ["use a code", "three wrong answers", "common mistakes i", "discuss common errors"],
        weight: 0.15,
      },
      {
        text: "self check and a sheet of needs",
        accept: [
          "check simple sums",
          "small sheet",
          "peer checking",
          "self correction",
          "exchange notebooks",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "Red ink on every mistake helps most.",
      "A tick and good is enough feedback.",
      "I correct all books fully every day.",
    ],
  },
  {
    id: "teaching-board-revision",
    family: "teaching",
    topic: "board exams",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "Sixty days before the boards",
    frames: [
      "What if {employer} gives you class ten sixty days before the boards, with the course half done? How do you divide and use the days?",
      "Sixty days are left before the class ten boards and revision has not begun. How do you divide and use the days?",
    ],
    expected:
      "First I take the sample paper of CBSE and the marks for each unit, and mark for every unit how sure my class is. Days go where marks are high and the class is unsure: I plan thirty days for what is left and for basics, twenty for mixed practice and ten for rest and full papers. Each period begins with five questions from older chapters, because what is called back stays, while reading again only feels good. Once a week they write a full section in real time, and they mark it themselves with the board's marking scheme. The weak ten get sure marks first, such as diagrams and map work. And I tell all to sleep.",
    points: [
      {
        text: "days given by marks and by how sure the class is",
        accept: [
          "marks for each unit",
          "sure my class",
          "unit weightage",
          "marks of each chapter",
          "high weightage chapters",
          "weightage of chapters",
          "marks are high",
          "chapters with more marks",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "calling back old chapters instead of reading again",
        accept: [
          "questions from older chapters",
          "called back stays",
          "retrieval",
          "recall without the book",
          "daily questions from old chapters",
        ],
        weight: 0.25,
      },
      {
        text: "timed papers with the board's scheme",
        accept: [
          "board's marking scheme",
          "timed practice",
          "papers in real time",
          "sample papers with time",
          "mock tests",
        ],
        weight: 0.2,
      },
      {
        text: "weak ones get sure marks first",
        accept: ["sure marks first", "diagrams and map", "easy marks first", "scoring topics for weak"],
        weight: 0.15,
      },
      { text: "plan in stages with rest", accept: ["thirty days for", "ten for rest"], weight: 0.15 },
    ],
    avoid: [
      "I dictate answers for them to learn.",
      "Reading the notes ten times is best.",
      "They must study till late at night.",
    ],
  },
  {
    id: "teaching-demo-lesson",
    family: "teaching",
    topic: "demo lesson",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "A ten minute demo lesson",
    frames: [
      "You have taught at {employer}, and now you get ten minutes before our panel. What do you teach, and how do you use the minutes?",
      "You have ten minutes for a demo lesson in front of a panel. What do you teach, and how do you use the minutes?",
    ],
    expected:
      "I choose one small idea that can be finished, for example why a paper boat of the same sheet carries more coins than a flat one, not a whole chapter. One minute for a puzzle that makes them curious, and they write a guess. Three minutes for a trial with water and coins, where someone of the panel plays the child. Then I ask why, wait ten seconds and build on wrong answers kindly, since the panel watches that. Next the word buoyancy comes on a clean board. Then a check question that each answers on a slip. I keep a plan for no projector. At the end I say what I would do tomorrow, and I stop on time.",
    points: [
      {
        text: "one small idea, not a whole chapter",
        accept: ["one small idea", "one small topic", "one concept"],
        weight: 0.25,
        must: true,
      },
      {
        text: "curiosity and trial by the learners",
        accept: [
          "makes them curious",
          "trial with water",
          "plays the child",
          "small activity",
          "start with a puzzle",
        ],
        weight: 0.25,
      },
      {
        text: "questions, waiting, kind use of wrong answers",
        accept: [
          "wait ten seconds",
          "wrong answers kindly",
          "ask questions and wait",
          "accept wrong answers",
        ],
        weight: 0.2,
      },
      {
        text: "check question at the end",
        accept: ["check question", "answers on a slip", "quick question at the end"],
        weight: 0.15,
      },
      {
        text: "ready without projector, on time",
        accept: ["plan for no projector", "stop on time", "what i would do tomorrow"],
        weight: 0.15,
      },
    ],
    avoid: [
      "Many slides show my knowledge.",
      "A whole chapter shows what I know.",
      "I lecture until the bell rings.",
    ],
  },
];
