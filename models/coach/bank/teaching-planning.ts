import type { EntryDraft } from "../entry.ts";

/** Teaching: plans, policy and question papers. */
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
];
