import type { EntryDraft } from "../entry.ts";

/** Freshers: group work, the joining date, further study, the first month. */
export const fresher4: readonly EntryDraft[] = [
  {
    id: "fresher-member-did-nothing",
    family: "fresher",
    topic: "group work",
    kind: "behavioral",
    type: "behavioral",
    level: "medium",
    rung: "deepener",
    title: "A group member did nothing",
    frames: [
      "Tell me about a group project in which one member did no work. What did you do about it?",
      "In a project such as {project}, somebody may do less than the others. Tell me about such a case and what you did.",
    ],
    expected:
      "In our survey project one of the four did not come to three meetings, and the others wanted to take his name off. I said, let me first talk to him alone. I met him in the hostel and asked what was wrong. He worked evenings in a medical shop, and had been too shy to say it. So I gave him the data entry, which could be done at night, sixty forms by Sunday, and we agreed that I would ask on Thursday. He did all sixty with two mistakes. We kept his name, and he presented that part himself. I learnt to ask for the reason before I count the missing meetings.",
    points: [
      {
        text: "what the member did not do",
        accept: [
          "did not come to three",
          "missed the meetings",
          "did no work",
          "not one line came",
          "never came to the workshop",
        ],
        weight: 0.2,
      },
      {
        text: "you spoke with the member in private",
        accept: [
          "talk to him alone",
          "spoke to her privately",
          "asked what was wrong",
          "met him in the hostel",
          "took him for tea",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "a clear part with a date was agreed",
        accept: [
          "sixty forms by sunday",
          "gave him the data entry",
          "fixed a deadline",
          "gave him the report",
        ],
        weight: 0.3,
      },
      {
        text: "how it came out and what you learnt",
        accept: ["kept his name", "learnt to ask", "gave it on time"],
        weight: 0.2,
      },
    ],
    avoid: ["It is the teacher's duty to punish him."],
  },
  {
    id: "fresher-joining-date-moves",
    family: "fresher",
    topic: "joining",
    kind: "hr",
    type: "behavioral",
    level: "hard",
    rung: "transfer",
    title: "A joining date that moves",
    frames: [
      "Campus offers sometimes start months late. If we moved your joining date twice, what would you do?",
      "If our joining date moved by four months, how would you use that time, for {skill} or else, and what would you ask us?",
    ],
    expected:
      "I would not shout about it online, because a delay is seldom the fault of the person who writes the mail. First I would ask for the new date by mail and whether the offer letter stays valid, so that there is something to hold. I would call the campus placement cell, since they know if other students wait too. Meanwhile I would not sit at home. I would take a paid short project or evening tuition, and finish one certificate that this post needs. I would set myself a limit: if there is no date after ninety days, I look elsewhere and say so openly. And I would ask somebody senior from my college who works there how such a batch was treated before.",
    points: [
      {
        text: "asks by mail for a date and a valid letter",
        accept: [
          "offer letter stays valid",
          "ask for the new date by mail",
          "whether my offer stands",
          "send a revised letter",
          "is the offer still valid",
        ],
        weight: 0.25,
      },
      {
        text: "placement cell and seniors asked",
        accept: [
          "campus placement cell",
          "such a batch was treated",
          "ask the placement officer",
          "ask the last batch",
        ],
        weight: 0.2,
      },
      {
        text: "uses the waiting months",
        accept: [
          "paid short project",
          "not sit at home",
          "finish one certificate",
          "will not sit idle",
          "finish my course",
          "take tuition",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "a limit, told openly",
        accept: ["set myself a limit", "no date after ninety", "wait only till", "look for another job"],
        weight: 0.25,
      },
    ],
    avoid: ["I wait quietly, however long it takes."],
  },
  {
    id: "fresher-higher-studies",
    family: "fresher",
    topic: "further study",
    kind: "hr",
    type: "behavioral",
    level: "medium",
    rung: "deepener",
    title: "Higher studies or this job",
    frames: [
      "Will you leave us after a year for an MBA, a government exam or a master's degree?",
      "After a project like {project}, do you want to study further? What would that mean for this job?",
    ],
    expected:
      "I thought about it seriously, because half of my class is preparing for some exam. I decided for work, for two reasons. I want to earn now, as I pay for part of my brother's fees, and I do not yet know which master's I would need. I will know that better after three years of real work. I have not filled in any form for this year. If I study later, I would like to do it beside the job, for example a weekend course in costing, and I would talk with you before, not after. What I can promise is that I give full effort for the time and hand over properly.",
    points: [
      {
        text: "a clear, honest decision",
        accept: [
          "decided for work",
          "not filled in any form",
          "no plan to leave",
          "have stopped writing exams",
          "will not leave in a year",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "the reason for it",
        accept: [
          "want to earn now",
          "real work first",
          "do not yet know which master",
          "my family needs",
          "i like working more",
        ],
        weight: 0.25,
      },
      {
        text: "study beside the job, talked over before",
        accept: [
          "beside the job",
          "weekend course",
          "part time",
          "talk with you before joining",
          "distance course on sundays",
          "ask my lead first",
        ],
        weight: 0.25,
      },
      {
        text: "what can be promised",
        accept: ["full effort", "hand over properly"],
        weight: 0.2,
      },
    ],
    avoid: ["I will take the job until an exam result comes."],
  },
  {
    id: "fresher-outside-own-degree",
    family: "fresher",
    topic: "new field",
    kind: "hr",
    type: "behavioral",
    level: "hard",
    rung: "transfer",
    title: "A job outside your degree",
    frames: [
      "If we offered you a job outside your degree, how would you show us that you mean it?",
      "If this job lay outside what you studied, how would you show us, with {skill} or otherwise, that you really want it?",
    ],
    expected:
      "It is a fair question, since three years of botany do not look like an operations job. What I liked most in the degree was not the plants. It was keeping the register of eleven hundred samples in order, and finding why some went missing. So I looked for work where that is the main thing. I took a course on spreadsheets for two months and made a stock sheet for my uncle's medical store, which he uses every day now. I spoke with two people who do this job, and I know it means calls and late evenings at month end. I do not think my degree is lost, it taught me to label everything.",
    points: [
      {
        text: "admits the difference openly",
        accept: [
          "fair question",
          "do not look like",
          "on paper i do not match",
          "your doubt is correct",
          "do not know it fully",
        ],
        weight: 0.25,
      },
      {
        text: "why this work draws you",
        accept: ["looked for work where", "interested in this work because", "from then i wanted this"],
        weight: 0.25,
      },
      {
        text: "proof: something done towards it",
        accept: ["took a course", "stock sheet for", "made a small", "self project", "learned it from"],
        weight: 0.3,
        must: true,
      },
      {
        text: "knows the hard side of the job",
        accept: [
          "spoke with two people",
          "late evenings at month end",
          "know it means",
          "i know about night duty",
          "targets every day",
        ],
        weight: 0.2,
      },
    ],
    avoid: ["Any job in any field is fine for me."],
  },
  {
    id: "fresher-first-month-plan",
    family: "fresher",
    topic: "first month",
    kind: "hr",
    type: "behavioral",
    level: "easy",
    rung: "opener",
    title: "Your first month with us",
    frames: [
      "What would you do in your first month here, so that we see we chose well?",
      "You list {skill}, but our office is new to you. What would you do in your first month, and what could we see at its end?",
    ],
    expected:
      "In the first week I would listen and write. I would learn the names, who needs what from whom, and how a piece of work goes from start to finish. I would ask my senior which three mistakes new people make, and put them on my desk. From the second week I would like one small task that is really mine, even a daily report, and do it without a reminder. Each Friday I would ask for ten minutes: what was right, what should I change. By the end of the month I want to have written a page on that task, so that the next new person learns it in a day.",
    points: [
      {
        text: "listen, learn people and the flow of work",
        accept: [
          "listen and write",
          "learn the names",
          "how a piece of work",
          "understand the process",
          "watch and write",
          "remember everyone's name",
        ],
        weight: 0.25,
      },
      {
        text: "one small task done reliably",
        accept: [
          "one small task",
          "daily report",
          "small work fully mine",
          "some light job",
          "one task of my own",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "ask for feedback on a fixed day",
        accept: [
          "what should i change",
          "weekly feedback",
          "each friday i ask",
          "ask my senior every week",
          "tell me what is wrong",
        ],
        weight: 0.25,
      },
      {
        text: "leave something useful behind",
        accept: ["written a page", "next new person", "list of all contacts"],
        weight: 0.2,
      },
    ],
    avoid: ["I would wait until somebody gives me work."],
  },
];
