import type { EntryDraft } from "../entry.ts";

/** Freshers: duties beside exams, the first client, the internship, a subject. */
export const fresher5: readonly EntryDraft[] = [
  {
    id: "fresher-exam-and-duty",
    family: "fresher",
    topic: "time",
    kind: "behavioral",
    type: "behavioral",
    level: "medium",
    rung: "deepener",
    title: "Exams and a duty together",
    frames: [
      "Tell me about a time when exams and another duty came in the same weeks. How did you manage both?",
      "Tell me about a time when exams came while you still had to finish {project}. How did you manage both?",
    ],
    expected:
      "In my last semester the exams began on the tenth, and on the eighth was the college fest, where I was in charge of the stage. I knew both dates in January. I made a plan on one sheet, with three chapters a week from February, so that the last week was only for revision. For the stage I wrote a list of forty jobs and gave twenty five to two juniors, with a meeting of fifteen minutes each evening. I said no to the music contest. The stage was ready at noon, and I slept well before the first paper. I got 71 percent, two more than before. I learnt to start from the date and plan backwards.",
    points: [
      {
        text: "what came together and when",
        accept: ["exams began on", "fest and exams"],
        weight: 0.2,
      },
      {
        text: "a plan made early",
        accept: [
          "plan on one sheet",
          "three chapters a week",
          "plan backwards",
          "counted backwards",
          "chart on the wall",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "work given to others or said no",
        accept: ["gave twenty five to", "said no to", "gave it to juniors", "refused to take"],
        weight: 0.25,
      },
      {
        text: "result of both",
        accept: ["stage was ready", "got 71 percent", "passed with good marks", "both went well"],
        weight: 0.25,
      },
    ],
    avoid: ["I prayed and hoped that both would work out."],
  },
  {
    id: "fresher-fest-sponsors",
    family: "fresher",
    topic: "events",
    kind: "behavioral",
    type: "behavioral",
    level: "medium",
    rung: "opener",
    title: "Finding money for a fest",
    frames: [
      "Tell me about a time you had to ask strangers for money or support, for a fest, a team or a cause.",
      "For a college event or for {project}, when did you ask strangers for money or support, and what did you say to them?",
    ],
    expected:
      "Our department fest needed sixty thousand rupees and the college gave half. I was in the group for sponsors. In the first week I phoned twelve shops, spoke very fast and got nothing. Then I asked one owner why, and he said, what do I get. So I counted: nine hundred students come in two days, and most live within three kilometres. I wrote a page with three sizes of support and what each gives, a banner or a stall. I went in person to eighteen shops, mostly a coaching class and two cafes said yes, and we had thirty four thousand. Afterwards I sent every sponsor the photos and the accounts. Two came again next year without asking.",
    points: [
      {
        text: "what was needed and for what",
        accept: [
          "sixty thousand rupees",
          "fest needed",
          "needed a sponsor",
          "raise money",
          "we were short by",
          "needed money for",
        ],
        weight: 0.2,
      },
      {
        text: "how you understood what the giver wants",
        accept: [
          "what do i get",
          "asked one owner why",
          "nine hundred students",
          "they like students coming",
          "his name on the",
        ],
        weight: 0.25,
      },
      {
        text: "what you did yourself",
        accept: [
          "wrote a page",
          "went in person",
          "visited shops",
          "phoned twelve shops",
          "met each shop owner",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "result in rupees and thanks given",
        accept: [
          "thirty four thousand",
          "photos and the accounts",
          "came again next year",
          "sent them photos",
        ],
        weight: 0.25,
      },
    ],
  },
  {
    id: "fresher-asked-beyond-knowledge",
    family: "fresher",
    topic: "first job",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Asked beyond what you know",
    frames: [
      "In your third week a client asks you something you do not know, and your senior is away. What do you say and do?",
      "In your third week a client asks about {skill} more than you know, and your senior is away. What do you say and do?",
    ],
    expected:
      "I do not invent an answer, because a wrong one from me is a wrong one from the company. I also do not say only that I am new. I say, I want to give you the right answer, let me check and write to you by four o'clock. Then I ask two or three questions, so that I can explain it exactly: which order, since when, what happens if it waits till tomorrow. I look in our old mails and the guide, and I message my senior with my own suggestion. If he is silent, I ask the next person. At four I write in any case.",
    points: [
      {
        text: "no invented answer",
        accept: [
          "wrong one from the company",
          "let me check",
          "do not invent an answer",
          "check and get back",
          "would not give a wrong",
          "check with my senior",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "a time by which the client hears",
        accept: [
          "by four o'clock",
          "write to you by",
          "give a time",
          "call you back by",
          "before evening today",
        ],
        weight: 0.25,
      },
      {
        text: "questions that pin down the case",
        accept: [
          "two or three questions",
          "what happens if it waits",
          "note down his question",
          "ask him the details",
        ],
        weight: 0.2,
      },
      {
        text: "senior asked with a suggestion, then the next person",
        accept: [
          "ask the next person",
          "look in our old mails",
          "senior with my own suggestion",
          "call my senior",
          "ask another colleague",
        ],
        weight: 0.25,
      },
    ],
    avoid: ["A quick guess keeps the client happy."],
  },
  {
    id: "fresher-internship-class-difference",
    family: "fresher",
    topic: "internship",
    kind: "technical",
    type: "theoretical",
    ofWork: "studies",
    level: "medium",
    rung: "transfer",
    title: "What college did not teach",
    frames: [
      "You wrote: {line}. What was different there from what you had learnt in class? Give an example.",
      "What did you see in your internship or training that was different from what you learnt in class? Give an example.",
    ],
    expected:
      "In class every problem has all the numbers and one answer. In the firm half of the numbers were missing and somebody was waiting. I learnt to ask three people first and to write what I assume. Second, nobody gave marks for a long report, the manager read the first five lines, so I put the result on top. Third, a small delay of mine stopped others; when my sheet came at six and not at four, the despatch stood still. What did help from class was costing, because I could check a quotation in two minutes. If I began again, I would ask on the first day who uses my work and when they need it.",
    points: [
      {
        text: "what was different from class",
        accept: [
          "half of the numbers missing",
          "in class every problem",
          "books do not tell",
          "in the company it",
          "real work has",
          "class had theory only",
          "college gives all numbers",
          "not taught in college",
          "theory in class",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "an example from the work there",
        accept: [
          "manager read the first",
          "sheet came at six",
          "despatch stood still",
          "for example",
          "one day my manager",
          "small delay of mine",
        ],
        weight: 0.25,
      },
      {
        text: "what from class did help",
        accept: ["help from class", "costing from class", "subject helped me", "knew it from college"],
        weight: 0.2,
      },
      {
        text: "what you learnt from the difference",
        accept: [
          "learnt to ask three",
          "put the result on top",
          "would ask on the first",
          "now i first ask",
          "ask before i begin",
        ],
        weight: 0.25,
      },
    ],
  },
  {
    id: "fresher-favourite-subject",
    family: "fresher",
    topic: "studies",
    kind: "technical",
    type: "theoretical",
    ofWork: "studies",
    level: "easy",
    rung: "opener",
    title: "The subject you liked best",
    frames: [
      "Which subject of your degree did you like best, and which part was hard? Explain one idea from it so that I can use it.",
      "Apart from {skill}, which subject of your degree did you like best, and where did you use it? Explain one idea simply.",
    ],
    expected:
      "I liked statistics best, because it shows when our eyes cheat us. One idea from it that I use is that an average hides things. Take a shop with ten workers at twelve thousand rupees and an owner at two lakh. The average is about twenty nine thousand, but nobody earns that. The median, the person in the middle, earns twelve thousand, and it tells the truth about that shop. So when someone gives me an average I ask how the values are spread and whether one of them is very big. In my project on bus delays I used the median for this reason. The hard topic for me was probability, I did those sums twice.",
    points: [
      {
        text: "names a subject and why",
        accept: ["i liked statistics", "favourite subject", "because it shows", "subject i enjoy because"],
        weight: 0.2,
      },
      {
        text: "explains one idea with a clear example",
        accept: ["take a shop", "average hides things", "for example if", "it means that", "idea is simple"],
        weight: 0.35,
        must: true,
      },
      {
        text: "where it was used",
        accept: [
          "used it for",
          "in my project on bus",
          "we use it when",
          "used it in my",
          "used in daily life",
        ],
        weight: 0.25,
      },
      {
        text: "what was hard in it",
        accept: ["hard topic for me", "found difficult", "did those sums twice", "difficult part was"],
        weight: 0.2,
      },
    ],
  },
];
