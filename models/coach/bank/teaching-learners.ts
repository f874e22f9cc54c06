import type { EntryDraft } from "../entry.ts";

/** Teaching: learners of every kind, alone and in one room. */
export const teachingLearners: readonly EntryDraft[] = [
  {
    id: "teaching-remedial-plan",
    family: "teaching",
    topic: "remedial",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "Six weeks for weak learners",
    frames: [
      "What if {employer} gives you twelve weak children and six weeks? What do you do, and what do you not?",
      "Twelve children of class seven cannot follow. You get thirty minutes a day for six weeks. What is your plan?",
    ],
    expected:
      "I do not repeat the class seven lesson slowly. First I find for each child the last thing he can do surely, with ten small tasks and by listening to how he does them, because a wrong way tells more than a wrong answer. Then I make three groups and choose only the basics that open most doors, for instance tables, place value and fractions. Each day has five minutes of yesterday, fifteen of one new step with things in hand, and ten of practice with a partner. They must feel success daily, so I start just below their level. Every Friday I check, and who has it leaves the group.",
    points: [
      {
        text: "diagnose the last step each child masters",
        accept: [
          "last thing he can",
          "diagnose",
          "how he does them",
          "find where he is stuck",
          "diagnostic test",
          "find their level",
          "level of each child",
          "find the gap",
          "check their level",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "few basics that open most",
        accept: ["place value and fractions", "only the basics", "tables and place value"],
        weight: 0.2,
      },
      {
        text: "daily short steps with things and practice",
        accept: ["practice with a partner", "one new step", "small steps daily"],
        weight: 0.2,
      },
      { text: "feel success daily", accept: ["success daily", "confidence"], weight: 0.15 },
      {
        text: "weekly check, leave the group",
        accept: ["leaves the group", "every friday", "weekly test"],
        weight: 0.15,
      },
    ],
    avoid: [
      "I repeat the class seven lessons slowly.",
      "I finish the class seven syllabus with them.",
      "One worksheet for all twelve saves time.",
    ],
  },
  {
    id: "teaching-dyslexia-support",
    family: "teaching",
    topic: "special needs",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "A bright child who cannot read",
    frames: [
      "You list {skill}. A child of class four speaks cleverly but reads like a beginner. What do you note, change in class, and arrange for exams?",
      "A clever child in class five reads very slowly and mixes letters. What do you do in class, with the parents and for exams?",
    ],
    expected:
      "I do not call him lazy and I do not name a disorder myself, that is for a psychologist or a government hospital. I note for three weeks what happens, with samples: which letters he mixes, how long a page takes, and how well he tells the story aloud. Eyes and hearing are checked first. In class I give larger print, let him listen to the text, teach sounds step by step and never make him read aloud without warning. I mark ideas apart from spelling. With the parents I begin with his strengths. The RPwD Act of 2016 counts a specific learning disability, so with a certificate CBSE gives a scribe and twenty minutes more an hour.",
    points: [
      {
        text: "no label, send to an expert",
        accept: [
          "not call him lazy",
          "psychologist",
          "refer for assessment",
          "special educator",
          "refer to a specialist",
        ],
        weight: 0.2,
      },
      {
        text: "observation noted with samples, eyes and ears",
        accept: [
          "eyes and hearing",
          "check his eyesight",
          "samples of his writing",
          "note which letters he mixes",
        ],
        weight: 0.2,
      },
      {
        text: "changes in class that make reading easier",
        accept: [
          "larger print",
          "listen to the text",
          "read aloud without warning",
          "multisensory",
          "audio of the text",
          "sounds step by step",
          "never forced to read aloud",
          "give larger print",
          "teach sounds step by step",
          "large print",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "ideas marked apart from spelling",
        accept: ["apart from spelling", "oral answers", "no marks cut for spelling", "oral test"],
        weight: 0.15,
      },
      {
        text: "rights: RPwD Act, scribe, more time",
        accept: ["rpwd act", "gives a scribe", "extra time", "disability certificate"],
        weight: 0.15,
      },
    ],
    avoid: [
      "He is simply lazy and must try harder.",
      "I tell the parents that he is dyslexic.",
      "Copying each word ten times cures it.",
    ],
  },
  {
    id: "teaching-restless-child",
    family: "teaching",
    topic: "attention",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "A child who cannot sit",
    frames: [
      "What if a boy in your class at {employer} runs about and disturbs all? How do you look into it, and what do you try first?",
      "A boy of eight cannot sit for five minutes and disturbs all. How do you look into it, and what do you try before you complain?",
    ],
    expected:
      "First I look when it happens. I note for a week what came before and after, and often it is in long writing and hardly in games. Then I change the lesson before I change the boy: tasks of seven minutes, one instruction at a time, a seat near me and away from the window. He gets work that needs legs, like giving out the copies, because movement helps. We agree on one secret sign and one aim, for example he waits for his turn, and I praise it within a minute. I never take away games as a punishment. If six weeks change little at school and home, I suggest a doctor to the parents, without naming an illness.",
    points: [
      {
        text: "watch when it happens, before and after",
        accept: [
          "look when it happens",
          "note what came before and after",
          "before and after it happens",
          "observe him for a week",
          "observe when it happens",
          "observe the boy",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "change the lesson: short tasks, seat near",
        accept: ["tasks of seven minutes", "one instruction at", "short tasks", "seat him near me"],
        weight: 0.25,
      },
      {
        text: "movement with a purpose",
        accept: [
          "work that needs legs",
          "movement helps",
          "giving out the copies",
          "small jobs that need moving",
          "distribute the notebooks",
        ],
        weight: 0.15,
      },
      {
        text: "one aim, quick praise",
        accept: ["secret sign", "praise it within", "positive reinforcement", "small reward"],
        weight: 0.2,
      },
      {
        text: "parents and expert later, no label",
        accept: [
          "suggest a doctor",
          "without naming an",
          "counsellor",
          "talk to the parents later",
          "special educator",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "I take away his games period.",
      "I tell his parents that he has ADHD.",
      "He should sit alone in the last row.",
    ],
  },
  {
    id: "teaching-fast-learner",
    family: "teaching",
    topic: "fast learners",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "The child who finishes first",
    frames: [
      "In your classes as {role}, what did you give to the child who always finished in five minutes, and what did you avoid?",
      "Two children finish everything in five minutes and get bored. What do you give them, and what do you avoid?",
    ],
    expected:
      "Not twenty more of the same sums, because then being quick is punished. I check first if they really have it, with the two hardest questions of the page; if both are right, the rest is skipped. Then I give depth instead of speed: find another way, make a question with the answer twelve, or say where the rule fails. There is a shelf with open tasks, for example, how many squares are on a chess board, for two weeks. They help others at times, but it is not their job. I praise effort and a good mistake, not cleverness, and I watch that they still play with all. For some, an olympiad paper is right.",
    points: [
      {
        text: "depth instead of more of the same",
        accept: [
          "depth instead of speed",
          "find another way",
          "enrichment",
          "challenging questions",
          "solve it another way",
          "harder question",
          "extra challenge",
          "deeper questions",
          "harder problem",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "check that they really have it",
        accept: [
          "two hardest questions",
          "really have it",
          "rest is skipped if both are right",
          "check if the work is correct",
          "check with harder questions",
        ],
        weight: 0.2,
      },
      {
        text: "open task over several days",
        accept: [
          "shelf with open tasks",
          "squares are on",
          "investigation for two weeks",
          "small project",
          "open puzzle",
        ],
        weight: 0.2,
      },
      {
        text: "not the unpaid helper of others",
        accept: ["not their job", "help others only at times", "helping is not their duty"],
        weight: 0.15,
      },
      {
        text: "praise effort, care for friendships",
        accept: ["praise effort", "play with all", "growth mindset"],
        weight: 0.2,
      },
    ],
    avoid: [
      "Twenty more sums keep him busy.",
      "He can teach the weak ones every day.",
      "He may sit quietly until the others finish.",
    ],
  },
  {
    id: "teaching-multigrade",
    family: "teaching",
    topic: "multigrade",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Three classes in one room",
    frames: [
      "What if {employer} sends you to a school where classes three, four and five sit in one room with you alone? How do you run a morning?",
      "You alone teach classes three, four and five in one room. How does one morning look?",
    ],
    expected:
      "I do not run three lessons one after another, because two classes would then copy from the board all day. We begin together, twenty minutes with a story or a weather chart where each level has its own question. Then comes a wheel of three stations for twenty five minutes each: with me, practice in pairs, and a corner alone with cards or books. A picture list on the wall tells what to do when finished, so nobody waits for me. For maths I take one theme, such as measuring, and class three uses hands, class four centimetres and class five area. Two older helpers explain, but only ten minutes, since they must learn too.",
    points: [
      {
        text: "whole room begins with one common activity",
        accept: ["begin together", "common start", "all classes together first", "common activity"],
        weight: 0.2,
      },
      {
        text: "groups take turns with the teacher",
        accept: [
          "wheel of three stations",
          "practice in pairs and",
          "rotation of groups",
          "three groups by turn",
          "practice in pairs",
          "groups by turn",
          "rotate the groups",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "one theme such as measuring at three levels",
        accept: ["one theme", "class three uses hands", "same topic at different levels"],
        weight: 0.2,
      },
      {
        text: "routines so that nobody waits for the teacher",
        accept: ["picture list", "routines", "task cards"],
        weight: 0.15,
      },
      {
        text: "helpers, but within limits",
        accept: ["older helpers", "peer teaching", "must learn too"],
        weight: 0.15,
      },
    ],
    avoid: [
      "The best pupil can teach the small ones daily.",
      "Copying from the board keeps two classes quiet.",
    ],
  },
  {
    id: "teaching-child-turned-story",
    family: "teaching",
    topic: "a child helped",
    kind: "behavioral",
    type: "behavioral",
    level: "medium",
    rung: "opener",
    title: "A child you reached",
    frames: [
      "Think of {employer}. Tell me about one child whom nobody could reach. What did you do, and what changed?",
      "Tell me about a pupil whom you could reach after others had given up. What did you do, and how did you know?",
    ],
    expected:
      "In my second year I had Class 6 with a boy who had not written a line since June, and the file said lazy. My job was to bring him to the half yearly test. I watched him for a week and saw that he repaired everybody's pens. So I asked him to explain how a pen works, and he read his words back. Then I let him keep the science box and write its list each Friday. I spoke to his mother, who said that he was mocked, so I gave him time. By December he wrote half a page and passed in four subjects. I learned to look for what works first.",
    points: [
      {
        text: "the pupil and what seemed hopeless",
        accept: ["boy who had not written a line", "file said lazy", "teachers had given up", "never spoke"],
        weight: 0.2,
      },
      {
        text: "what you yourself saw and did",
        accept: ["repaired everybody's pens", "asked him to explain", "keep the science box"],
        weight: 0.3,
        must: true,
      },
      {
        text: "who else was drawn in, family or others",
        accept: ["spoke to his mother", "his parents came", "colleague helped"],
        weight: 0.15,
      },
      {
        text: "what changed, with a sign that shows it",
        accept: ["half a page", "passed in four", "marks rose"],
        weight: 0.2,
      },
      {
        text: "what you learned about hopeless pupils",
        accept: ["learned to look", "since then i", "look for what works first"],
        weight: 0.15,
      },
    ],
  },
];
