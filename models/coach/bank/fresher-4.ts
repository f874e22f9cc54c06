import type { EntryDraft } from "../entry.ts";

/** Freshers: talks, group work, bond, further study, the first month. */
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
      "In our survey project one of the four did not come to three meetings, and the others wanted to take his name off. I said, let me first talk to him alone. I met him in the canteen and asked what was wrong. He worked evenings in a medical shop, and had been too shy to say it. So I gave him the data entry, which could be done at night, sixty forms by Sunday, and we agreed that I would ask on Thursday. He did all sixty with two mistakes. We kept his name, and he presented that part himself. I learnt to ask for the reason before I count the missing meetings.",
    points: [
      {
        text: "what the member did not do",
        accept: ["did not come to three", "missed the meetings", "did no work"],
        weight: 0.2,
      },
      {
        text: "you spoke with the member in private",
        accept: [
          "talk to him alone",
          "met him in the canteen",
          "spoke to her privately",
          "asked what was wrong",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "a clear part with a date was agreed",
        accept: ["sixty forms by sunday", "gave him the data entry", "fixed a deadline"],
        weight: 0.3,
      },
      {
        text: "how it came out and what you learnt",
        accept: ["did all sixty", "kept his name", "learnt to ask"],
        weight: 0.2,
      },
    ],
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
      "You list {skill} and could begin soon. What would you do if our joining date moved by four months?",
    ],
    expected:
      "I would not shout about it online, because a delay is seldom the fault of the person who writes the mail. First I would ask for the new date by mail and whether the offer letter stays valid, so that there is something to hold. I would call the campus placement cell, since they know if other students wait too. Meanwhile I would not sit at home. I would take a paid short project or evening tuition, and finish one certificate that this post needs. I would set myself a limit: if there is no date after ninety days, I look elsewhere and say so openly. And I would ask somebody senior from my college who works there how such a batch was treated before.",
    points: [
      {
        text: "asks by mail for a date and a valid letter",
        accept: ["ask for the new date", "offer letter stays valid"],
        weight: 0.25,
      },
      {
        text: "placement cell and seniors asked",
        accept: ["campus placement cell", "such a batch was treated"],
        weight: 0.2,
      },
      {
        text: "uses the waiting months",
        accept: ["paid short project", "not sit at home", "finish one certificate"],
        weight: 0.3,
        must: true,
      },
      {
        text: "a limit, told openly",
        accept: ["set myself a limit", "no date after ninety"],
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
        accept: ["decided for work", "not filled in any form", "no plan to leave"],
        weight: 0.3,
        must: true,
      },
      {
        text: "the reason for it",
        accept: ["want to earn now", "do not yet know which", "real work first"],
        weight: 0.25,
      },
      {
        text: "study beside the job, talked over before",
        accept: ["beside the job", "weekend course", "part time", "talk with you before"],
        weight: 0.25,
      },
      {
        text: "what can be promised",
        accept: ["can promise", "full effort", "hand over properly"],
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
      "You list {skill}. If this job lay outside what you studied, how would you show us that you really want it?",
    ],
    expected:
      "It is a fair question, since three years of botany do not look like an operations job. What I liked most in the degree was not the plants. It was keeping the register of eleven hundred samples in order, and finding why some went missing. So I looked for work where that is the main thing. I took a course on spreadsheets for two months and made a stock sheet for my uncle's medical store, which he uses every day now. I spoke with two people who do this job, and I know it means calls and late evenings at month end. I do not think my degree is lost, it taught me to label everything.",
    points: [
      {
        text: "admits the difference openly",
        accept: ["fair question", "do not look like", "not from my field"],
        weight: 0.25,
      },
      {
        text: "why this work draws you",
        accept: ["what i liked most", "looked for work where", "interested in"],
        weight: 0.25,
      },
      {
        text: "proof: something done towards it",
        accept: ["took a course", "stock sheet for", "made a small", "self project"],
        weight: 0.3,
        must: true,
      },
      {
        text: "knows the hard side of the job",
        accept: ["spoke with two people", "late evenings at month end", "know it means"],
        weight: 0.2,
      },
    ],
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
      "You list {skill}, but our office is new to you. What would you do in your first month with us?",
    ],
    expected:
      "In the first week I would listen and write. I would learn the names, who needs what from whom, and how a piece of work goes from start to finish. I would ask my senior which three mistakes new people make, and put them on my desk. From the second week I would like one small task that is really mine, even a daily report, and do it without a reminder. Each Friday I would ask for ten minutes: what was right, what should I change. By the end of the month I want to have written a page on that task, so that the next new person learns it in a day.",
    points: [
      {
        text: "listen, learn people and the flow of work",
        accept: ["listen and write", "learn the names", "how a piece of work", "understand the process"],
        weight: 0.25,
      },
      {
        text: "one small task done reliably",
        accept: ["one small task", "daily report", "without a reminder"],
        weight: 0.3,
        must: true,
      },
      {
        text: "ask for feedback on a fixed day",
        accept: ["each friday", "what should i change", "weekly feedback"],
        weight: 0.25,
      },
      {
        text: "leave something useful behind",
        accept: ["written a page", "next new person", "document it"],
        weight: 0.2,
      },
    ],
  },
  {
    id: "fresher-tool-in-a-week",
    family: "fresher",
    topic: "learning",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "A new tool in one week",
    frames: [
      "You list {skill}. Suppose that Monday's work needs a tool you have never seen. How would you spend this week?",
      "On Monday you must work with a tool that you have never used. How do you spend the week before?",
    ],
    expected:
      "First I ask what I must do with it on Monday, because nobody needs the whole tool. Say it is a monthly report in Power BI. On the first day I watch one short course and write down the ten words that come up all the time. From the second day I build the real thing with a small file of my own, and each time I am stuck I search that one step in the official guide. On the fourth day I show it to someone who knows it and ask what is clumsy. On the last day I do it again from an empty file without notes. What I still cannot do, I tell my manager before Monday.",
    points: [
      {
        text: "find out really needed parts",
        accept: ["nobody needs whole tool", "monday's task first", "ten common words"],
        weight: 0.25,
      },
      {
        text: "build something real early",
        accept: ["build real thing", "small own file", "hands-on practice", "learn by doing"],
        weight: 0.35,
        must: true,
      },
      {
        text: "ask an experienced user",
        accept: ["ask what is clumsy", "ask a senior", "expert feedback"],
        weight: 0.2,
      },
      {
        text: "test without notes, tell gaps",
        accept: ["empty file without notes", "still cannot do", "report gaps to manager"],
        weight: 0.2,
      },
    ],
    avoid: ["Watching all the videos is enough."],
  },
  {
    id: "fresher-prove-listed-skill",
    family: "fresher",
    topic: "skills",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Proof of a skill you list",
    frames: [
      "You list {skill}. How well do you know it, and what have you made with it that I could see?",
      "Choose one skill from your resume. How well do you know it, and what could you show me as proof?",
    ],
    expected:
      "I put Excel on my resume, and I would call myself good for daily work, not an expert. I use lookups, pivot tables, conditional formats and simple charts without help. I made the fee register of our hostel mess with it: one hundred and ten students, who has paid, who is late, and a sheet that adds up the month. It was used for a year and the warden found the balance right. I can show it with the names removed. What I do not know yet are macros, I have only recorded one. If you give me a list now, I can make a pivot table in five minutes.",
    points: [
      {
        text: "honest level, not expert",
        accept: ["good for daily work", "not an expert", "basic level", "intermediate"],
        weight: 0.25,
      },
      {
        text: "something made with it",
        accept: ["fee register", "i made", "built a sheet", "used for a year"],
        weight: 0.35,
        must: true,
      },
      {
        text: "what is not known yet",
        accept: ["are macros", "only recorded one", "still learning"],
        weight: 0.2,
      },
      {
        text: "offers to show it now",
        accept: ["can show it", "give me a list now", "in five minutes", "demonstrate"],
        weight: 0.2,
      },
    ],
  },
  {
    id: "fresher-first-office-email",
    family: "fresher",
    topic: "office writing",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "deepener",
    title: "A first email to a client",
    frames: [
      "Your manager asks you to send a file to a client you do not know. How do you write that email?",
      "You list {skill}. In your first week in an office, how do you write a short mail with a file to an unknown client?",
    ],
    expected:
      "I ask my manager who should be in copy and whether the file may go outside. In the subject I write what it is with a date: price list for July, corrected. I begin with good morning and the name, spelled as in their own mail. First sentence: who I am and what I send. Second: what I need from them and by when. Then thanks, my name, post and phone number. Five lines are enough, no hope you are doing well three times and no all capitals. Before I send it, I open the attachment, I check the address letter by letter, and I type the address last so that a half mail cannot go.",
    points: [
      {
        text: "clear subject with what and when",
        accept: ["subject i write what", "subject line", "with a date"],
        weight: 0.25,
      },
      {
        text: "what is sent and what is needed by when",
        accept: ["who i am and what", "what i need from them", "by when"],
        weight: 0.25,
      },
      {
        text: "short and polite, with name and phone",
        accept: ["five lines", "post and phone", "no all capitals", "signature"],
        weight: 0.2,
      },
      {
        text: "attachment and address checked before sending",
        accept: [
          "open the attachment",
          "address letter by letter",
          "type the address last",
          "check the recipient",
        ],
        weight: 0.3,
        must: true,
      },
    ],
  },
];
