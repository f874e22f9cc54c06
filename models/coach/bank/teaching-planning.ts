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
      "As {role}, how do you spread a chapter over two weeks so that it does not end in a hurry?",
      "A chapter has ten periods. How do you decide what comes first, what you drop, and where you check?",
      "You list {skill}. How does your plan for a whole chapter differ from ten plans for single periods?",
    ],
    expected:
      "I start from the end: I write the three learning outcomes from NCERT and the last test, before I choose any activity. Then I list which old ideas it needs, for example ratio before percentage, and I give period one to a short check of them. I put the hardest idea in the second and third period, when children are fresh, and not in the last. Each period has one idea only. I keep two of ten periods free, because a holiday or a weak class always takes them. In the middle there is a small quiz that may change the rest. If time is short I drop repeated sums, but never the discussion of mistakes.",
    points: [
      {
        text: "begin from outcomes and the final test",
        accept: ["start from the end", "learning outcomes from", "backward design"],
        weight: 0.25,
        must: true,
      },
      {
        text: "check the old ideas that it needs",
        accept: ["old ideas", "ratio before percentage", "prior knowledge"],
        weight: 0.2,
      },
      {
        text: "hardest idea early, one idea in a period",
        accept: ["hardest idea", "hardest idea in the second"],
        weight: 0.2,
      },
      {
        text: "spare periods kept",
        accept: ["periods free", "buffer periods", "holiday or a weak"],
        weight: 0.2,
      },
      {
        text: "quiz in the middle changes the rest",
        accept: ["quiz that may change", "mid unit quiz", "small quiz"],
        weight: 0.15,
      },
    ],
    avoid: ["The textbook order and the last date decide the plan."],
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
      "You list {skill}. What does the goal of basic reading and numbers mean for your own class three, in practice?",
      "What does NIPUN Bharat ask of a primary teacher, and how would you know that your class reaches it?",
    ],
    expected:
      "It says that every child should read with meaning and do basic sums by the end of class three, by 2026 to 27. In practice I need three things. First a simple check of each child: does he read about sixty words a minute of class text with meaning, and can he add and subtract below a thousand. Second, a fixed daily time, ninety minutes for language and an hour for number, with talk, reading and games, instead of copying from the board. Third, groups that change each six weeks, since children are at different steps. I show the parents with a chart at home. A child who is behind gets twenty minutes more, and no one is called weak.",
    points: [
      {
        text: "foundational literacy and numeracy by the end of class three",
        accept: ["end of class three", "read with meaning", "foundational literacy and numeracy"],
        weight: 0.3,
        must: true,
      },
      {
        text: "reading and sums of each child measured",
        accept: ["sixty words a minute", "simple check of each", "oral reading fluency"],
        weight: 0.25,
      },
      {
        text: "fixed daily time with talk and games",
        accept: ["fixed daily time", "ninety minutes for language"],
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
    avoid: ["It is an examination that children of class three must pass."],
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
      "You taught at {employer}. What did NEP 2020 change in the way you teach on a usual Tuesday?",
      "People speak much of NEP 2020. Which three of its ideas would be visible in your class, and which is hardest?",
    ],
    expected:
      "Everyone recites five plus three plus three plus four, but the stages change nothing unless the lesson changes. Three things are visible with me. I teach by doing, for example children measure the school garden before they hear the word area. I let them explain first in the home language up to class five, and then give the English word, since understanding comes faster. And I test competence, with new situations, instead of definitions, and the progress card also has the child's own view and that of a friend. Hardest is the testing, because parents compare marks. So I show them two questions side by side at the first meeting. Ten days without a bag are fun but need planning.",
    points: [
      {
        text: "know the stages 5+3+3+4 and that they alone change nothing",
        accept: ["three plus three plus four", "stages change nothing"],
        weight: 0.15,
      },
      {
        text: "experience and activity before the word",
        accept: ["measure the garden before", "measure the school garden", "experiential", "activity based"],
        weight: 0.25,
        must: true,
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
        accept: ["parents compare marks", "hardest is", "need planning"],
        weight: 0.15,
      },
    ],
    avoid: ["NEP 2020 bans English as a medium in all schools."],
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
      "You list {skill}. How do you set a term paper that a weak child can start and a strong one must think about?",
      "How do you set an eighty mark paper that is fair, tests understanding, and is marked alike by two teachers?",
    ],
    expected:
      "I begin with a blueprint, a table with chapters down and skills across, so that marks match the time taught. About half of the marks go to competency, as CBSE asks, with a case or a new situation, the rest to short and long answers. Roughly thirty percent is easy, half middle and a fifth hard, and the easy ones stand first, because a frightened child stops. Then I solve it myself with a clock; if I need more than a third of the time it is too long. The marking key gives marks for steps. A colleague reads it, and we both mark five copies and compare. Later I look at which question everyone missed.",
    points: [
      {
        text: "blueprint of chapters and skills",
        accept: ["begin with a blueprint", "chapters down and skills across", "table of specification"],
        weight: 0.3,
        must: true,
      },
      {
        text: "competency questions, about half",
        accept: ["competency", "new situation", "case based"],
        weight: 0.2,
      },
      {
        text: "easy to hard, spread known",
        accept: ["thirty percent is easy", "easy ones stand first", "difficulty level"],
        weight: 0.2,
      },
      {
        text: "marking key for steps, two markers compare",
        accept: ["marking key gives", "mark five copies", "step marking"],
        weight: 0.2,
      },
      {
        text: "solved with a clock before",
        accept: ["solve it myself with a clock", "third of the time"],
        weight: 0.1,
      },
    ],
    avoid: ["A good paper is one that only few can finish."],
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
        accept: ["works and one next step", "ticks and good", "specific comment"],
        weight: 0.25,
        must: true,
      },
      {
        text: "time in class to act on it",
        accept: ["first eight minutes", "nobody acts on", "act on the feedback"],
        weight: 0.25,
      },
      { text: "rotation instead of all at once", accept: ["in rotation", "ten books deeply"], weight: 0.2 },
      {
        text: "codes, common mistakes discussed",
        accept: ["use a code", "three wrong answers", "common mistakes i"],
        weight: 0.15,
      },
      {
        text: "self check and a sheet of needs",
        accept: ["check simple sums", "small sheet", "peer checking"],
        weight: 0.15,
      },
    ],
    avoid: ["Red ink on every mistake helps most."],
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
      "What if {employer} gives you class ten sixty days before the boards, with the course half done? What is your plan?",
      "Sixty days are left before the class ten boards and revision has not begun. How do you use them?",
    ],
    expected:
      "First I take the sample paper of CBSE and the marks for each unit, and mark for every unit how sure my class is. Days go where marks are high and the class is unsure: I plan thirty days for what is left and for basics, twenty for mixed practice and ten for rest and full papers. Each period begins with five questions from older chapters, because what is called back stays, while reading again only feels good. Once a week they write a full section in real time, and they mark it themselves with the board's marking scheme. The weak ten get sure marks first, such as diagrams and map work. And I tell all to sleep.",
    points: [
      {
        text: "days given by marks and by how sure the class is",
        accept: [
          "marks for each unit",
          "sure my class",
          "sample paper",
          "unit weightage in the sample paper",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "calling back old chapters instead of reading again",
        accept: ["questions from older chapters", "called back stays", "retrieval"],
        weight: 0.25,
      },
      {
        text: "timed papers with the board's scheme",
        accept: ["real time and", "board's marking scheme", "timed practice"],
        weight: 0.2,
      },
      {
        text: "weak ones get sure marks first",
        accept: ["sure marks first", "diagrams and map"],
        weight: 0.15,
      },
      {
        text: "plan in stages with rest",
        accept: ["thirty days for", "ten for rest", "ten for rest and full papers"],
        weight: 0.15,
      },
    ],
    avoid: ["Finish the course quickly and dictate answers to learn."],
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
      "You come from {employer}. You get ten minutes before our panel for a demo lesson. How do you use them?",
      "You have ten minutes for a demo lesson in front of a panel. What do you teach, and how do you use the minutes?",
    ],
    expected:
      "I choose one small idea that can be finished, for example why a paper boat of the same sheet carries more coins than a flat one, not a whole chapter. One minute for a puzzle that makes them curious, and they write a guess. Three minutes for a trial with water and coins, where someone of the panel plays the child. Then I ask why, wait ten seconds and build on wrong answers kindly, since the panel watches that. Next the word buoyancy comes on a clean board. Then a check question that each answers on a slip. I keep a plan for no projector. At the end I say what I would do tomorrow, and I stop on time.",
    points: [
      {
        text: "one small idea, not a whole chapter",
        accept: ["one small idea", "small idea that can be finished", "single concept"],
        weight: 0.25,
        must: true,
      },
      {
        text: "curiosity and trial by the learners",
        accept: ["makes them curious", "trial with water", "plays the child"],
        weight: 0.25,
      },
      {
        text: "questions, waiting, kind use of wrong answers",
        accept: ["wait ten seconds", "wrong answers kindly"],
        weight: 0.2,
      },
      { text: "check question at the end", accept: ["check question", "answers on a slip"], weight: 0.15 },
      {
        text: "ready without projector, on time",
        accept: ["plan for no projector", "stop on time", "what i would do tomorrow"],
        weight: 0.15,
      },
    ],
    avoid: ["Show as many slides as possible to prove knowledge."],
  },
];
