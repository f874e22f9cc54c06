import type { EntryDraft } from "../entry.ts";

/** HR questions for everyone: terms, plans, doubts about the person, part 6 of 6. */
export const hr6: readonly EntryDraft[] = [
  {
    id: "hr-spoken-english",
    family: "general",
    topic: "language",
    kind: "hr",
    type: "behavioral",
    level: "easy",
    rung: "deepener",
    title: "At ease in spoken English",
    frames: [
      "In the post of {role} here you would speak English with clients. How comfortable are you, and what do you do to get better?",
      "How comfortable are you speaking English with customers? What do you do when you do not find a word?",
    ],
    expected:
      "I can talk about my work in English, and I can understand most accents if the line is good. I studied in Marathi till the twelfth, so I think longer before I speak, and on the phone with someone from Scotland I had to ask twice. When I do not find a word I say it in simple words, for example the part that holds the door, and then I write the right word down. To get better I read one page aloud each morning and record myself on Sunday; in four months I went from long pauses to short ones. If it is important, I confirm by mail after the call.",
    points: [
      {
        text: "how far your English goes today",
        accept: ["studied in marathi", "understand most accents"],
        weight: 0.3,
        must: true,
      },
      {
        text: "simple words when one is missing",
        accept: ["say it in simple words", "find another word"],
        weight: 0.25,
      },
      { text: "daily practice of speaking", accept: ["one page aloud", "record myself"], weight: 0.25 },
      {
        text: "how misunderstandings are avoided",
        accept: ["confirm by mail", "ask twice", "repeat it back"],
        weight: 0.2,
      },
    ],
    avoid: ["My English is perfect."],
  },
  {
    id: "hr-what-manager-says",
    family: "general",
    topic: "references",
    kind: "hr",
    type: "behavioral",
    level: "medium",
    rung: "deepener",
    title: "What your last manager would say",
    frames: [
      "If I call your manager at {employer} after this talk, what would they praise, and what would they criticise?",
      "If we call your last manager, what will they say about you: one good thing and one that is not so good?",
    ],
    expected:
      "She would say that I finish what I begin. In two years she never had to ask me twice for the Monday report. The not so good thing she told me herself in my review: I take too much on me and then say late that it is too much. Once a stock count was two days late for that reason. Since then I show her on Wednesday what will not be ready, and in my last review she said it is better. You can call her, I have told her about this interview and here is her number. My teacher of the diploma would also speak to you.",
    points: [
      {
        text: "one good thing with an instance",
        accept: ["she would say", "never had to ask", "finish what i begin"],
        weight: 0.25,
      },
      {
        text: "one real criticism",
        accept: ["not so good", "told me herself", "take too much"],
        weight: 0.3,
        must: true,
      },
      {
        text: "what you have done about it",
        accept: ["since then i show", "said it is better", "have improved"],
        weight: 0.25,
      },
      {
        text: "they may call, with the person informed",
        accept: ["you can call her", "here is her number", "told her about this"],
        weight: 0.2,
      },
    ],
    avoid: ["They would find nothing to criticise."],
  },
  {
    id: "hr-rejected-before",
    family: "general",
    topic: "resilience",
    kind: "hr",
    type: "behavioral",
    level: "medium",
    rung: "transfer",
    title: "After interviews that went badly",
    frames: [
      "You want the job of {role}. Suppose we say no today. What would you do tomorrow?",
      "How many interviews have you not passed so far, and what did you change after them?",
    ],
    expected:
      "I have had nine interviews since June, and seven of them ended with a no. After the first three I only felt bad. Then I began to write down each question in the bus on the way home and marked where my answer was weak. I saw two things: I spoke too long about my college, and I had no example for a mistake. I also asked two companies for the reason, and one told me that my Excel was slow. So I practised with a friend on Saturdays and took a short course. In the last two I came to the final round. If you say no today, I would ask you for one reason.",
    points: [
      {
        text: "how many interviews ended with a no",
        accept: ["had nine interviews", "ended with a no"],
        weight: 0.2,
      },
      {
        text: "how you found the reason",
        accept: ["write down each question", "asked two companies", "took feedback"],
        weight: 0.25,
      },
      {
        text: "what was weak",
        accept: ["answer was weak", "spoke too long", "excel was slow"],
        weight: 0.15,
      },
      {
        text: "what you changed",
        accept: ["practised with a friend", "short course"],
        weight: 0.25,
        must: true,
      },
      { text: "what is better by now", accept: ["came to the final", "if you say no"], weight: 0.15 },
    ],
  },
  {
    id: "hr-contract-payroll",
    family: "general",
    topic: "contract",
    kind: "hr",
    type: "behavioral",
    level: "medium",
    rung: "opener",
    title: "A contract on another payroll",
    frames: [
      "The post of {role} is for one year on the payroll of an agency. What would you want to know?",
      "This post is a one year contract on the payroll of a staffing agency. Would you take it, and what would you ask?",
    ],
    expected:
      "I would consider it, because the work is what I want, but I would ask a few things first. Who pays the salary and on which day, and are provident fund, ESI and a salary slip given from the first month? What happens after the year: how many people of the last batch were renewed or taken on your own rolls? Is the notice the same for both sides? Do I get leave and the same safety gear as the regular people next to me? And the letter should name the agency and your company. If provident fund is paid and four of ten were taken over, I join.",
    points: [
      {
        text: "your stand on such a contract",
        accept: ["would consider it", "work is what i want", "would take it"],
        weight: 0.25,
        must: true,
      },
      {
        text: "provident fund, ESI and salary slips",
        accept: ["provident fund", "salary slip", "esi"],
        weight: 0.25,
      },
      {
        text: "what comes after the year",
        accept: ["were renewed", "on your own rolls", "taken over"],
        weight: 0.25,
      },
      {
        text: "leave, notice or safety as others have it",
        accept: ["notice the same", "leave and the same", "safety gear"],
        weight: 0.15,
      },
      { text: "who is named in the letter", accept: ["letter should name", "written contract"], weight: 0.1 },
    ],
    avoid: ["On contract there is never any provident fund."],
  },
  {
    id: "hr-on-probation",
    family: "general",
    topic: "probation",
    kind: "hr",
    type: "behavioral",
    level: "easy",
    rung: "transfer",
    title: "Six months of probation",
    frames: [
      "You join us as {role} with six months of probation. How would you use them, and what would you ask us?",
      "The first six months are probation. How do you look at that, and how will you know that you are on the way?",
    ],
    expected:
      "For me probation is fair, because both sides can see if it fits. I would ask in the first week what must be true after six months for me to be confirmed, two or three points in writing. Then I would ask for fifteen minutes with my manager at the end of each month, so there is no surprise in the sixth. I would like to know the notice during that time and whether leave and insurance begin at once. If after three months something is weak, I still have three months to repair it. In my last job I was confirmed after six months without extension, and my target was passed in the fourth.",
    points: [
      {
        text: "you find it fair, with a reason",
        accept: ["probation is fair", "both sides see"],
        weight: 0.25,
      },
      {
        text: "ask which points are judged",
        accept: ["to be confirmed", "points in writing"],
        weight: 0.3,
        must: true,
      },
      {
        text: "a talk every month",
        accept: ["end of each month", "no surprise", "regular feedback"],
        weight: 0.2,
      },
      {
        text: "terms during this time: notice, leave, insurance",
        accept: ["notice during that time", "leave and insurance"],
        weight: 0.15,
      },
      {
        text: "what you reached in one before",
        accept: ["confirmed after six", "without extension"],
        weight: 0.1,
      },
    ],
  },
];
