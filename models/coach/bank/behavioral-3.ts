import type { EntryDraft } from "../entry.ts";

/** Behavioral questions for everyone, part 3 of 3. */
export const behavioral3: readonly EntryDraft[] = [
  {
    id: "behavioral-upset-customer",
    family: "general",
    topic: "customers",
    kind: "behavioral",
    type: "behavioral",
    level: "easy",
    rung: "opener",
    title: "Calming an upset person",
    frames: [
      "At {employer}, tell me about the most upset person you had to face. What did you say and do?",
      "Tell me about a time someone was very angry with you or your office. How did you calm them?",
      "When did an unhappy customer, patient or parent leave in a better mood because of you?",
    ],
    expected:
      "A man came to our counter shouting, because his certificate was delayed for the third time and his daughter's admission was the next day. I asked him to sit, gave him water and let him finish. I did not argue. I said I was sorry for the three wasted trips and repeated his problem in my words, and he became calm. Then I called the other office, found that one signature was pending, and got it by four o'clock. He thanked me before he left. Now I call people before they come if a paper is late.",
    points: [
      {
        text: "what the person was upset about",
        accept: ["was delayed", "shouting because", "angry because", "upset because", "complaint was"],
        weight: 0.2,
      },
      {
        text: "what you said to calm them",
        accept: ["let him finish", "said i was sorry", "apologised", "listened without", "became calm"],
        weight: 0.25,
        must: true,
      },
      {
        text: "what you did to solve the problem",
        accept: ["called the other office", "signature was pending", "replaced it", "solved it", "arranged"],
        weight: 0.25,
      },
      {
        text: "how the person felt at the end",
        accept: ["thanked me", "left happy", "was satisfied", "good feedback"],
        weight: 0.15,
      },
      {
        text: "what you changed so it does not repeat",
        accept: ["call people before", "now i inform", "since then i", "i learnt"],
        weight: 0.15,
      },
    ],
    avoid: ["I told the person it was not my job."],
  },
  {
    id: "behavioral-repeat-work-care",
    family: "general",
    topic: "accuracy",
    kind: "behavioral",
    type: "behavioral",
    level: "easy",
    rung: "deepener",
    title: "Care in repeated work",
    frames: [
      "Your resume says: {line}. How do you keep your care when the same work comes every day?",
      "Tell me about work you had to repeat many times. How did you keep mistakes away?",
      "Which routine task have you done hundreds of times, and how did you stay careful on the last one?",
    ],
    expected:
      "I entered about eighty applications every day for three years, and the work was the same each time. After lunch my mistakes used to go up. So I made small batches of ten and checked the name, date and number of each batch before going on. I stood up for two minutes after every batch. For difficult surnames I read the spelling aloud. My wrong entries came down from about five a day to one in a week, and the office stopped checking my work again. Small batches keep me fresh.",
    points: [
      {
        text: "what the repeated task was",
        accept: ["applications every day", "same each time", "every day i", "routine work"],
        weight: 0.25,
      },
      {
        text: "where mistakes crept in",
        accept: ["after lunch", "mistakes used to", "got bored", "lost focus"],
        weight: 0.25,
      },
      {
        text: "your way of checking",
        accept: ["batches of ten", "small batches", "checked each", "double check", "checklist"],
        weight: 0.25,
        must: true,
      },
      {
        text: "how few mistakes were left",
        accept: ["wrong entries came down", "zero errors", "accuracy", "fewer mistakes"],
        weight: 0.25,
      },
    ],
  },
  {
    id: "behavioral-own-mistake",
    family: "general",
    topic: "failure",
    kind: "behavioral",
    type: "behavioral",
    level: "medium",
    rung: "opener",
    title: "A mistake you made",
    frames: [
      "While you were with {employer}, what mistake of your own cost some time or money? What did you do next?",
      "Tell me about a mistake you made at work or in your studies. How did you put it right?",
      "What is one error of yours that you still remember, and what have you done differently since?",
    ],
    expected:
      "Two years ago I sent the wrong price list to forty dealers. It was my mistake, because I picked the old file in a hurry. I told my manager within ten minutes and did not hide it. Then I called all forty dealers myself the same day and sent the right list with a short apology. Only one order had to be changed, so we lost very little. Since then I keep old files in a separate folder, and I open each attachment before I send it.",
    points: [
      {
        text: "what went wrong",
        accept: ["wrong price list", "by mistake", "went wrong", "i forgot", "wrong file"],
        weight: 0.2,
      },
      {
        text: "that the mistake was yours and you owned it",
        accept: ["my mistake", "my fault", "did not hide", "i admitted", "i told my manager"],
        weight: 0.25,
        must: true,
      },
      {
        text: "how you put it right",
        accept: ["called all", "right list", "i corrected", "put it right"],
        weight: 0.25,
      },
      { text: "how much harm was left", accept: ["lost very little", "no loss", "small loss"], weight: 0.15 },
      {
        text: "what you do differently now",
        accept: ["separate folder", "since then i", "now i check", "checklist", "double check"],
        weight: 0.15,
      },
    ],
    avoid: ["It was really someone else's fault.", "I never make mistakes."],
  },
  {
    id: "behavioral-two-urgent-things",
    family: "general",
    topic: "priorities",
    kind: "behavioral",
    type: "behavioral",
    level: "medium",
    rung: "deepener",
    title: "Two urgent things at once",
    frames: [
      "At {employer}, when did two urgent things come at the same time? How did you choose?",
      "Tell me about a day when two people needed you at once. What did you do first, and why?",
      "How do you decide what comes first when everything is urgent? Use one real day as your example.",
    ],
    expected:
      "One Monday a patient's family wanted the discharge bill and, at the same minute, the lab machine had stopped. Both were urgent. I asked myself which one could harm someone if it waits, and that was the lab, because reports of two serious patients were due. I told the family honestly that I needed fifteen minutes and gave them a seat. I called the engineer, sent the two samples to the next lab, and then I made the bill. The reports came in time, and the family waited only eighteen minutes.",
    points: [
      {
        text: "which two things came together",
        accept: [
          "at the same minute",
          "clashing duties",
          "both urgent",
          "at the same time",
          "two things together",
        ],
        weight: 0.25,
      },
      {
        text: "how you decided what comes first",
        accept: [
          "could harm someone",
          "bigger harm first",
          "more important",
          "more urgent",
          "most urgent task",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "what you told the person who had to wait",
        accept: [
          "told the family honestly",
          "needed fifteen minutes",
          "asked him to wait",
          "informed them",
          "gave a time",
        ],
        weight: 0.25,
      },
      { text: "how both ended", accept: ["came in time", "finished both"], weight: 0.25 },
    ],
  },
  {
    id: "behavioral-different-people",
    family: "general",
    topic: "teamwork",
    kind: "behavioral",
    type: "behavioral",
    level: "medium",
    rung: "deepener",
    title: "Working with different people",
    frames: [
      "Working at {employer}, when did language or habits make it hard to work with someone? What helped?",
      "Tell me about working with people whose language or way of working was not like yours. What did you do?",
      "When did you have to get along with a team very different from you? What did you change in yourself?",
    ],
    expected:
      "In my hostel canteen project I worked with four people from Tamil Nadu, and we had no common language except simple English. In the first week two orders went wrong, because I spoke fast and they did not like to say that they had not understood. I began to speak slowly and used pictures and numbers on a board. I also learnt about thirty words of Tamil, and they laughed, but they opened up. From the third week there was no wrong order. I saw that the effort to meet halfway matters more than perfect language.",
    points: [
      {
        text: "how the people were different from you",
        accept: [
          "no common language",
          "different language",
          "from another state",
          "different culture",
          "different style",
        ],
        weight: 0.25,
      },
      {
        text: "what trouble it caused",
        accept: ["orders went wrong", "misunderstanding", "not understood", "confusion"],
        weight: 0.25,
      },
      {
        text: "what you changed in yourself",
        accept: [
          "speak slowly",
          "pictures and numbers",
          "learnt about thirty words",
          "adjusted myself",
          "i adapted",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "how the work went after it",
        accept: ["no wrong order", "became friends", "worked smoothly"],
        weight: 0.25,
      },
    ],
  },
  {
    id: "behavioral-missed-target",
    family: "general",
    topic: "failure",
    kind: "behavioral",
    type: "behavioral",
    level: "hard",
    rung: "deepener",
    title: "A target you missed",
    frames: [
      "Your resume gives good results such as {figure}. Which target did you miss, and why?",
      "Tell me about a goal you worked for and did not reach. What did you find when you looked back?",
      "When did you fall short of a target or marks you expected, and what did you do after that?",
    ],
    expected:
      "I had a target of sixty new accounts in a quarter and I reached only forty one. First I blamed the market, but then I checked my diary. I had spent most days with people who had no power to decide. That was my own choice, because they were easy to meet. Next quarter I met the decision maker first, and I reviewed my numbers every Friday instead of at the end. I closed fifty eight accounts. I still missed the first target, but I know now to look at the numbers weekly.",
    points: [
      {
        text: "which target you missed and by how much",
        accept: ["reached only", "target of", "fell short", "expected marks", "could not achieve"],
        weight: 0.25,
      },
      {
        text: "the real cause on your own side",
        accept: [
          "my own choice",
          "checked my diary",
          "my planning was weak",
          "i did not prepare",
          "my own reason",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "what you did differently next time",
        accept: ["reviewed my numbers", "every friday", "next quarter", "next time i", "changed my method"],
        weight: 0.25,
      },
      {
        text: "how the next attempt went",
        accept: ["closed fifty eight", "next result", "second attempt", "after that i achieved"],
        weight: 0.25,
      },
    ],
    avoid: ["The target was impossible for anyone."],
  },
];
