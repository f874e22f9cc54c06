import type { EntryDraft } from "../entry.ts";

/** HR questions for everyone: terms, plans, doubts about the person, part 6 of 7. */
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
      "In the post of {role} here you would speak English with people every day. How comfortable are you, and what do you do to get better?",
      "How comfortable are you speaking English with people you do not know? What do you do when you do not find a word?",
    ],
    expected:
      "I can talk about my work in English, and I can understand most accents if the line is good. I studied in Marathi till the twelfth, so I think longer before I speak, and on the phone with someone from Scotland I had to ask twice. When I do not find a word I say it in simple words, for example the part that holds the door, and then I write the right word down. To get better I read one page aloud each morning and record myself on Sunday; in four months I went from long pauses to short ones. If it is important, I confirm by mail after the call.",
    points: [
      {
        text: "how far your English goes today",
        accept: [
          "studied in marathi",
          "understand most accents",
          "hindi medium",
          "telugu medium",
          "simple talk is fine",
          "fast speech i miss",
          "can handle customers",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "simple words when one is missing",
        accept: ["say it in simple words", "find another word", "say it by small words", "show with my hand"],
        weight: 0.25,
      },
      { text: "daily practice of speaking", accept: ["one page aloud", "speak daily with"], weight: 0.25 },
      {
        text: "how misunderstandings are avoided",
        accept: ["confirm by mail", "ask twice", "repeat it back", "say back what", "please say it again"],
        weight: 0.2,
      },
    ],
    avoid: ["My English is perfect, I need no practice."],
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
        accept: ["not so good", "take too much", "bad thing is", "cannot say no", "told me herself"],
        weight: 0.3,
        must: true,
      },
      {
        text: "what you have done about it",
        accept: ["since then i show", "said it is better", "now i keep a"],
        weight: 0.25,
      },
      {
        text: "they may call, with the person informed",
        accept: ["you can call her", "here is her number", "told her about this"],
        weight: 0.2,
      },
    ],
    avoid: ["I am perfect in my work, nothing to improve."],
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
      "On the way to the post of {role}, how many interviews have not gone well, and what did you change after them?",
      "How many interviews have you not passed so far, and what did you change after them?",
    ],
    expected:
      "I have had nine interviews since June, and seven of them ended with a no. After the first three I only felt bad. Then I began to write down each question in the bus on the way home and marked where my answer was weak. I saw two things: I spoke too long about my college, and I had no example for a mistake. I also asked two companies for the reason, and one told me that my Excel was slow. So I practised with a friend on Saturdays and took a short course. In the last two I came to the final round. If you say no today, I would ask you for one reason.",
    points: [
      {
        text: "how many interviews ended with a no",
        accept: ["had nine interviews", "ended with a no", "three places refused me"],
        weight: 0.2,
      },
      {
        text: "how you found the reason",
        accept: ["write down each question", "asked two companies", "took feedback"],
        weight: 0.25,
      },
      {
        text: "what was weak",
        accept: ["spoke too long", "excel was slow", "my answer was weak", "answers were too long"],
        weight: 0.15,
      },
      {
        text: "what you changed",
        accept: ["practised with a friend", "took a short course", "cut my answer", "practised daily"],
        weight: 0.25,
        must: true,
      },
      { text: "what is better by now", accept: ["came to the final", "if you say no"], weight: 0.15 },
    ],
    avoid: ["The interviewers had already chosen somebody."],
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
      "The post of {role} is for one year on the payroll of an agency. Would you take it, and what would you ask?",
      "This post is a one year contract on the payroll of a staffing agency. Would you take it, and what would you ask?",
    ],
    expected:
      "I would consider it, because the work is what I want, but I would ask a few things first. Who pays the salary and on which day, and are provident fund, ESI and a salary slip given from the first month? What happens after the year: how many people of the last batch were renewed or taken on your own rolls? Is the notice the same for both sides? Do I get leave and the same safety gear as the regular people next to me? And the letter should name the agency and your company. If provident fund is paid and four of ten were taken over, I join.",
    points: [
      {
        text: "your stand on such a contract",
        accept: [
          "work is what i want",
          "would take it",
          "would not take it",
          "ready to join on contract",
          "join with conditions",
          "i'd take it",
          "ready with conditions",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "provident fund, ESI and salary slips",
        accept: ["provident fund", "salary slip", "pf and esi", "payslip every month"],
        weight: 0.25,
      },
      {
        text: "what comes after the year",
        accept: ["on your own rolls", "taken over", "make people permanent"],
        weight: 0.25,
      },
      {
        text: "leave, notice or safety as others have it",
        accept: ["leave and the same", "safety gear"],
        weight: 0.15,
      },
      {
        text: "who is named in the letter",
        accept: ["letter should name", "whose name is written"],
        weight: 0.1,
      },
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
        accept: ["probation is fair", "you do not know me yet"],
        weight: 0.25,
      },
      {
        text: "ask which points are judged",
        accept: [
          "points in writing",
          "what you will see",
          "points for confirmation",
          "decide on which basis",
          "confirmed by which points",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "a talk every month",
        accept: ["end of each month", "regular feedback", "sit with my incharge", "first of every month"],
        weight: 0.2,
      },
      {
        text: "terms during this time: notice, leave, insurance",
        accept: ["notice during that time", "leave and insurance"],
        weight: 0.15,
      },
      {
        text: "what you reached in one before",
        accept: ["confirmed after six", "confirmed me in four"],
        weight: 0.1,
      },
    ],
  },
  {
    id: "hr-how-long-stay",
    family: "general",
    topic: "stability",
    kind: "hr",
    type: "behavioral",
    level: "medium",
    rung: "opener",
    title: "How long you will stay",
    frames: [
      "You have been with {employer}. How long would you stay with us, and what would make you go?",
      "How long do you see yourself with us? Tell me honestly what would make you leave.",
    ],
    expected:
      "I see myself here for at least four years, because in the first year I learn, in the second I am useful, and only then I can build something. What keeps me is simple: work that grows, a manager I can talk to, and pay that is fair for the city. I would leave if I did the same thing for three years without any chance to grow, or if I were asked to cheat a customer. Before that I would speak to you, because most things can be solved by talking. In my last place I stayed five years and changed roles twice inside.",
    points: [
      {
        text: "a time, with a reason",
        accept: ["at least four years", "three years at least", "minimum four years", "plan to settle here"],
        weight: 0.3,
        must: true,
      },
      {
        text: "what keeps you in a place",
        accept: ["keeps me", "work that grows", "manager i can talk", "salary on time"],
        weight: 0.25,
      },
      {
        text: "what would make you go",
        accept: ["would leave if", "without any chance to grow", "salary is late", "asked to cheat"],
        weight: 0.2,
      },
      {
        text: "you would speak before you leave",
        accept: ["solved by talking", "tell you before i search"],
        weight: 0.1,
      },
      { text: "a past that shows it", accept: ["stayed five years", "changed roles twice"], weight: 0.15 },
    ],
    avoid: ["I will stay for my whole life."],
  },
];
