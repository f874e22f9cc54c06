import type { EntryDraft } from "../entry.ts";

/** Teaching: plans, policy, tests and correction. */
export const teachingPlanning: readonly EntryDraft[] = [
  {
    id: "teaching-unit-plan",
    family: "teaching",
    topic: "unit planning",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Planning a whole chapter",
    frames: [
      "As {role}, where do you begin when you plan a chapter of two weeks, and how do you keep it from ending in a hurry?",
      "A chapter has ten periods. How do you decide what comes first, what you drop, and where you check?",
      "You list {skill}. Take one chapter of ten periods: where do you begin, what comes when, and where do you check?",
    ],
    expected:
      "I start from the end: I write the three learning outcomes from NCERT and the last test, before I choose any activity. Then I list which old ideas it needs, for example ratio before percentage, and I give period one to a short check of them. I put the hardest idea in the second and third period, when children are fresh, and not in the last. Each period has one idea only. I keep two of ten periods free, because a holiday or a weak class always takes them. In the middle there is a small quiz that may change the rest. If time is short I drop repeated sums, but never the discussion of mistakes.",
    points: [
      {
        text: "begin from outcomes and the final test",
        accept: ["start from the end", "learning outcomes from", "backward design", "learning objectives"],
        weight: 0.25,
        must: true,
      },
      {
        text: "check the old ideas that it needs",
        accept: [
          "old ideas",
          "ratio before percentage",
          "prior knowledge",
          "previous knowledge",
          "prerequisite",
        ],
        weight: 0.2,
      },
      {
        text: "hardest idea early, one idea in a period",
        accept: ["difficult topic early", "one concept per period", "hardest idea in the second"],
        weight: 0.2,
      },
      {
        text: "spare periods kept",
        accept: [
          "periods free",
          "buffer periods",
          "holiday or a weak",
          "extra periods",
          "keep two periods spare",
        ],
        weight: 0.2,
      },
      {
        text: "quiz in the middle changes the rest",
        accept: ["quiz that may change", "mid unit quiz", "small quiz"],
        weight: 0.15,
      },
    ],
    avoid: [
      "The order of the textbook is my plan.",
      "The hardest idea is kept for the end.",
      "Every period is filled, so nothing is lost.",
    ],
  },
  {
    id: "teaching-fln-mission",
    family: "teaching",
    topic: "nep",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Basic reading and numbers",
    frames: [
      "You list {skill}. What does the goal of basic reading and numbers ask of a primary teacher, and how do you see that a class reaches it?",
      "What does NIPUN Bharat ask of a primary teacher, and how would you know that your class reaches it?",
    ],
    expected:
      "It says that every child should read with meaning and do basic sums by the end of class three, by 2026 to 27. In practice I need three things. First a simple check of each child: does he read about sixty words a minute of class text with meaning, and can he read numbers up to 9,999, add, subtract and multiply simply. Second, a fixed daily time, ninety minutes for language and an hour for number, with talk, reading and games, instead of copying from the board. Third, groups that change each six weeks, since children are at different steps. I show the parents with a chart at home. A child who is behind gets twenty minutes more, and no one is called weak.",
    points: [
      {
        text: "foundational literacy and numeracy by the end of class three",
        accept: [
          "end of class three",
          "read with meaning",
          "foundational literacy and numeracy",
          "basic reading and maths",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "reading and sums of each child measured",
        accept: [
          "simple check of each",
          "oral reading fluency",
          "test each child's reading",
          "words per minute",
        ],
        weight: 0.25,
      },
      {
        text: "fixed daily time with talk and games",
        accept: [
          "fixed daily time",
          "ninety minutes for language",
          "daily reading hour",
          "games and stories",
        ],
        weight: 0.2,
      },
      {
        text: "changing groups, more time for those behind",
        accept: [
          "groups that change each six weeks",
          "twenty minutes more for the child behind",
          "extra support",
        ],
        weight: 0.25,
      },
    ],
    avoid: [
      "Children must pass an exam in class three.",
      "Speed of reading alone is the goal.",
      "It covers all subjects till class eight.",
    ],
    link: "https://www.education.gov.in/",
  },
  {
    id: "teaching-nep-in-class",
    family: "teaching",
    topic: "nep 2020",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "NEP inside one classroom",
    frames: [
      "You taught at {employer}. Beyond the stages of NEP 2020, what did it change in your lessons on a usual Tuesday, and what is hardest?",
      "People recite the stages of NEP 2020. Which three of its ideas would be visible in your class, and which is hardest?",
    ],
    expected:
      "Everyone recites five plus three plus three plus four, but the stages change nothing unless the lesson changes. Three things are visible with me. I teach by doing, for example children measure the school garden before they hear the word area. I let them explain first in the home language up to class five, and then give the English word, since understanding comes faster. And I test competence, with new situations, instead of definitions, and the progress card also has the child's own view and that of a friend. Hardest is the testing, because parents compare marks. So I show them two questions side by side at the first meeting. Ten days without a bag are fun but need planning.",
    points: [
      {
        text: "know the stages 5+3+3+4 and that they alone change nothing",
        accept: [
          "three plus three plus four",
          "5+3+3+4",
          "foundational and preparatory stage",
          "stages alone change nothing",
        ],
        weight: 0.15,
      },
      {
        text: "experience and activity before the word",
        accept: ["measure the garden before", "experiential", "activity based", "learning by doing"],
        weight: 0.25,
      },
      {
        text: "home language for understanding",
        accept: ["home language", "mother tongue", "multilingual"],
        weight: 0.2,
      },
      {
        text: "competence tested, holistic progress card",
        accept: ["test competence", "instead of definitions", "holistic progress card", "competency"],
        weight: 0.25,
      },
      {
        text: "names the difficulty, such as parents who compare",
        accept: ["parents compare marks", "need planning", "hardest is the testing", "parents want marks"],
        weight: 0.15,
      },
    ],
    avoid: [
      "NEP bans English as a medium.",
      "NEP has removed the board exams.",
      "The ten plus two stages stay.",
    ],
    link: "https://www.education.gov.in/",
  },
  {
    id: "teaching-question-paper",
    family: "teaching",
    topic: "question papers",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "Setting a fair question paper",
    frames: [
      "You list {skill}. How do you plan a term paper so that it is fair to weak and strong, tests understanding, and is marked alike?",
      "How do you set an eighty mark paper that is fair, tests understanding, and is marked alike by two teachers?",
    ],
    expected:
      "I begin with a blueprint, a table with chapters down and skills across, so that marks match the time taught. About half of the marks go to competency, as CBSE asks, with a case or a new situation, the rest to short and long answers. Roughly thirty percent is easy, half middle and a fifth hard, and the easy ones stand first, because a frightened child stops. Then I solve it myself with a clock; if I need more than a third of the time it is too long. The marking key gives marks for steps. A colleague reads it, and we both mark five copies and compare. Later I look at which question everyone missed.",
    points: [
      {
        text: "blueprint of chapters and skills",
        accept: [
          "chapters down and skills across",
          "table of specification",
          "make a blueprint",
          "weightage of each chapter",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "competency questions, about half",
        accept: ["new situation", "case based", "competency based", "application questions"],
        weight: 0.2,
      },
      {
        text: "easy to hard, spread known",
        accept: [
          "thirty percent is easy",
          "easy ones stand first",
          "difficulty level",
          "easy average and difficult",
          "easy questions first",
        ],
        weight: 0.2,
      },
      {
        text: "marking key for steps, two markers compare",
        accept: ["marking key gives", "mark five copies", "step marking"],
        weight: 0.2,
      },
      {
        text: "solved with a clock before",
        accept: ["solve it myself with a clock", "third of the time", "solve the paper myself"],
        weight: 0.1,
      },
    ],
    avoid: [
      "A hard paper shows a good teacher.",
      "Questions come straight from the guide.",
      "Marking by impression is quick and fair.",
    ],
  },
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
        accept: ["marks for each unit", "sure my class", "unit weightage", "marks of each chapter"],
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
