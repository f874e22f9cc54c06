import type { EntryDraft } from "../entry.ts";

/** HR questions for everyone: terms, plans, doubts about the person, part 4 of 7. */
export const hr4: readonly EntryDraft[] = [
  {
    id: "hr-six-day-week",
    family: "general",
    topic: "hours",
    kind: "hr",
    type: "behavioral",
    level: "easy",
    rung: "deepener",
    title: "Six days and late evenings",
    frames: [
      "You know the hours at {employer}. Here we work six days, and late in some weeks. How would you manage that?",
      "We work six days a week, and in some weeks late. Would that be all right for you?",
    ],
    expected:
      "Yes, that is all right for me. In my present place Saturday is half a day and the last two days of each month go till nine, so I know such weeks. I plan for them, and I keep my private work for the first half of the month. I would like to know two things: how late it usually gets, and whether there is a cab after nine or a day off in return. What I would not like is late work every day of the year because of bad planning, and if I saw that, I would suggest what can be done earlier in the month.",
    points: [
      {
        text: "a clear answer on the six days",
        accept: [
          "all right for me",
          "fine for me",
          "six days is fine",
          "six days is normal",
          "no problem",
          "comfortable with six",
          "i am fine with saturday",
          "no issue with saturdays",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "experience with such hours",
        accept: [
          "know such weeks",
          "saturday is half",
          "month go till nine",
          "we did the same",
          "used to such hours",
        ],
        weight: 0.25,
      },
      {
        text: "a question on how late, cab or day off",
        accept: ["day off in return", "cab after nine", "how late it usually gets", "how late is late"],
        weight: 0.25,
      },
      {
        text: "how you keep late days rare",
        accept: ["done earlier in the month", "bad planning", "i plan for them"],
        weight: 0.2,
      },
    ],
  },
  {
    id: "hr-travel-field",
    family: "general",
    topic: "travel",
    kind: "hr",
    type: "behavioral",
    level: "easy",
    rung: "transfer",
    title: "Fifteen days of travel",
    frames: [
      "In the post of {role} here you would travel about fifteen days a month. Would that suit you, and what would you ask?",
      "This job means travel on about fifteen days of each month. How does that fit you, and what would you ask?",
    ],
    expected:
      "I can do that. In my last job I covered three districts by bus and bike, about ten days a month, and I like to meet people where they work. Before I say yes I would ask how far the towns are, whether I stay overnight or come home, and how expenses are paid, because some companies pay after two months and then my own money is stuck. I plan my route on Saturday for the whole week, so I do not drive twice to one town, and I send my report the same evening. If there is a sudden trip, I only need to know it one evening before.",
    points: [
      {
        text: "yes or no to travel, with what you have done",
        accept: [
          "covered three districts",
          "used to travelling",
          "i can do that because",
          "i can manage travel",
          "days i can do",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "distance and overnight stays",
        accept: ["stay overnight", "how far the towns", "same day trips"],
        weight: 0.2,
      },
      {
        text: "how expenses are paid",
        accept: ["expenses are paid", "travel allowance", "my own money is stuck", "daily allowance"],
        weight: 0.25,
      },
      {
        text: "how you plan your routes or reports",
        accept: ["plan my route", "report the same evening", "mark the towns", "send my note the same"],
        weight: 0.25,
      },
    ],
  },
  {
    id: "hr-question-on-health",
    family: "general",
    topic: "dignity",
    kind: "hr",
    type: "behavioral",
    level: "medium",
    rung: "transfer",
    title: "Asked about your health",
    frames: [
      "Suppose an interviewer at a firm like {employer} asks about your illnesses. How do you answer politely?",
      "Suppose an interviewer asks whether you have any illness or take medicines. How do you answer politely, and what do you offer?",
    ],
    expected:
      "I would stay friendly, because often people ask without thinking. I would say: I am able to do all the work that you have described, in shifts and on my feet, and I have not missed more than three days in the last year. If a medical test is part of joining, I am happy to take it with your doctor. About the rest I would rather talk about my work. If the question comes again, I would ask politely how it is connected to the post. I do not owe my private reports to an interviewer, but I would speak up myself if something made the work unsafe for others.",
    points: [
      {
        text: "stay calm and friendly",
        accept: ["stay friendly", "people ask without thinking", "smile and say", "not take it badly"],
        weight: 0.2,
      },
      {
        text: "say that you do all work described",
        accept: [
          "able to do all the work",
          "fit for the duties",
          "i can do this job",
          "i am able for it",
          "whatever you explained i can",
          "can do all of it",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "offer the usual medical test",
        accept: ["medical test", "fitness certificate", "check up for all", "company doctor can check"],
        weight: 0.2,
      },
      {
        text: "lead back to work, or ask about the link",
        accept: [
          "rather talk about my work",
          "connected to the post",
          "ask me about my work",
          "may i know which part",
          "keep with my doctor",
        ],
        weight: 0.2,
      },
      {
        text: "tell what puts others at risk",
        accept: ["made the work unsafe", "can pass to a patient"],
        weight: 0.1,
      },
    ],
    avoid: ["I must tell every illness that an interviewer asks about."],
  },
  {
    id: "hr-too-qualified",
    family: "general",
    topic: "fit",
    kind: "hr",
    type: "behavioral",
    level: "hard",
    rung: "deepener",
    title: "Too qualified for this post",
    frames: [
      "Suppose someone with your years as {role} applies for a smaller post. Why would you take it, and why would you stay?",
      "Suppose your degree is higher than a post needs. Why would you want it, and why would you not be bored and leave?",
    ],
    expected:
      "I understand the worry. I have a master's degree, and this post asks for a graduate. But I read what the work is, and I want exactly this, because I have studied much and done little. Here I would handle real accounts from day one. My degree does not make me good at your work yet, so I have something to learn for at least two years. I know the pay and I have agreed to it with open eyes. After that I would like to grow inside the company, for example to a team lead, and you get someone who needs less training. I do not apply for things I would leave.",
    points: [
      {
        text: "you take the worry seriously",
        accept: ["understand the worry", "fair question", "you are right to ask", "doubt is right"],
        weight: 0.15,
      },
      {
        text: "what you want from just this work",
        accept: [
          "want exactly this",
          "handle real accounts",
          "from day one",
          "i enjoy this work",
          "close to my home",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "what you still want to learn",
        accept: ["something to learn", "done little so far", "never handled it"],
        weight: 0.2,
      },
      {
        text: "pay and post accepted with open eyes",
        accept: ["know the pay", "with open eyes", "seen the number", "know it is less"],
        weight: 0.15,
      },
      {
        text: "your growth or help there",
        accept: [
          "grow inside",
          "less training",
          "team lead",
          "help your juniors",
          "my experience will be useful",
        ],
        weight: 0.2,
      },
    ],
    avoid: ["I will take it until something better comes."],
  },
  {
    id: "hr-laid-off",
    family: "general",
    topic: "gap",
    kind: "hr",
    type: "behavioral",
    level: "hard",
    rung: "opener",
    title: "A job that ended by layoff",
    frames: [
      "Suppose {employer} had closed your unit and let you go. How would you tell it here, and what would you do meanwhile?",
      "Suppose your last job had ended in a layoff. How would you tell it here, and what would you have done since?",
    ],
    expected:
      "My company lost its largest customer in January and closed our whole unit, forty two people, me among them. It was not about my work; my last rating was four of five, and my manager is ready to speak to you. The first week was hard. Then I made a plan: mornings for applications, afternoons to close a gap, because most posts asked for Power BI. I finished a course with a project on my own sales data, and I did six weeks of work for a small trader to keep my hand in. I have learnt to keep some savings and my skills fresh, whatever the company does.",
    points: [
      {
        text: "what happened, in plain facts",
        accept: [
          "lost its largest customer",
          "forty two people",
          "ran out of funding",
          "people were let go",
          "i was one of them",
          "shut down the unit",
          "closed our whole unit",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "why it was not your performance",
        accept: ["not about my work", "manager is ready", "not for my work"],
        weight: 0.2,
      },
      {
        text: "what you have done since",
        accept: [
          "finished a course",
          "mornings for applications",
          "six weeks of work",
          "part time work since",
        ],
        weight: 0.3,
      },
      {
        text: "no bitter word, and a lesson",
        accept: ["learnt to keep", "savings and my skills", "they paid properly"],
        weight: 0.25,
      },
    ],
    avoid: ["The management was useless and played politics."],
  },
  {
    id: "hr-skills-after-break",
    family: "general",
    topic: "gap",
    kind: "hr",
    type: "behavioral",
    level: "medium",
    rung: "deepener",
    title: "Fresh again after a break",
    frames: [
      "Suppose you had been away from work as {role} for three years. How would you show that your skills are fresh?",
      "Suppose you come back to work after three years away. How do you make your skills fresh again, and how do you show it?",
    ],
    expected:
      "I do not claim that three years changed nothing. Before I applied I took ten job posts and marked what I could still do. Accounts entries and returns I could, but the GST portal and the new version of Tally had changed. So I did two things. I took a six week course with live data, and since April I file the returns of my cousin's shop, four months without a late fee. I am slower than before in Excel, I practise thirty minutes a day. I can give you a test task of one hour now, so you need not believe me. And I can work full days from the first of the month.",
    points: [
      { text: "admit what changed meanwhile", accept: ["had changed", "is not the same now"], weight: 0.2 },
      {
        text: "how you found your gaps",
        accept: ["took ten job posts", "list of what changed", "compared with job posts"],
        weight: 0.2,
      },
      {
        text: "what you did to be fresh",
        accept: ["six week course", "file the returns", "refresher course", "practised for weeks"],
        weight: 0.3,
        must: true,
      },
      {
        text: "a proof, or an offer of a test task",
        accept: ["without a late fee", "test task", "test me today"],
        weight: 0.2,
      },
      { text: "when you start with full days", accept: ["full days", "first of the month"], weight: 0.1 },
    ],
    avoid: ["My work never changes, so I need nothing."],
  },
];
