import type { EntryDraft } from "../entry.ts";

/** HR questions for everyone: terms, plans, doubts about the person, part 5 of 7. */
export const hr5: readonly EntryDraft[] = [
  {
    id: "hr-higher-studies",
    family: "general",
    topic: "goals",
    kind: "hr",
    type: "behavioral",
    level: "medium",
    rung: "transfer",
    title: "Plans to study further",
    frames: [
      "You have worked with {skill}. Do you plan to study further, and how would that fit with this job?",
      "Do you plan to do an MBA or another degree soon? How would that fit with this job?",
    ],
    expected:
      "I do want to study further, but not full time and not in the next two years. First I want to see from inside how a business runs, because a degree makes more sense then. After that I may do a distance programme or an executive course, with classes on Sundays. I have already studied beside work once: I did my diploma in the evenings and did not miss a single shift for it, only leave on exam days, told a month before. If the company supports a course that is useful here, I would be glad to stay on for it. A full time MBA is not my plan.",
    points: [
      {
        text: "whether you plan further study",
        accept: ["not full time", "i do want to study", "want an mba one day", "no plan for any"],
        weight: 0.3,
        must: true,
      },
      { text: "when, and why not now", accept: ["next two years"], weight: 0.2 },
      {
        text: "a form that fits with work",
        accept: [
          "distance programme",
          "classes on sundays",
          "part time course",
          "weekend classes",
          "two sundays a month",
        ],
        weight: 0.25,
      },
      {
        text: "proof of doing both",
        accept: ["studied beside work", "did not miss a single", "while doing a full time job"],
        weight: 0.15,
      },
      {
        text: "how the company gains",
        accept: ["use it on your", "useful here", "use it for your work"],
        weight: 0.1,
      },
    ],
    avoid: ["I would leave the job for a full time MBA."],
  },
  {
    id: "hr-government-exams",
    family: "general",
    topic: "goals",
    kind: "hr",
    type: "behavioral",
    level: "hard",
    rung: "opener",
    title: "Preparing for government exams",
    frames: [
      "Many who apply for the post of {role} also prepare for government exams. Do you, and what if you clear one after joining?",
      "Are you preparing for bank or government exams? What will you do if you clear one after six months with us?",
    ],
    expected:
      "I will be honest. I wrote the bank exam two times, the last time in October, and I missed the cut off by four marks. I have decided not to fill any new form this year, because I want to put my full effort in one place. One result is still open, from an exam in August, and I do not expect much from it. If it came, I would tell you on the same day and serve my full notice. The exams were not wasted: I am quick with numbers and I can sit eight hours with one thing. What I want now is a job where work is seen.",
    points: [
      {
        text: "an honest answer on exams so far",
        accept: [
          "missed the cut off",
          "did not clear",
          "never wrote any exam",
          "filled the form",
          "wrote the bank exam",
          "not preparing for any",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "what you decided for now",
        accept: ["not to fill any new", "full effort in one place", "put it aside"],
        weight: 0.25,
      },
      {
        text: "you tell the same day and serve notice",
        accept: ["on the same day", "serve my full notice"],
        weight: 0.25,
      },
      {
        text: "what the preparation gave you",
        accept: ["quick with numbers", "exams were not wasted", "became regular"],
        weight: 0.2,
      },
    ],
    avoid: ["I say no, although I am waiting for a result."],
  },
  {
    id: "hr-know-about-us",
    family: "general",
    topic: "research",
    kind: "hr",
    type: "behavioral",
    level: "easy",
    rung: "opener",
    title: "What you know about us",
    frames: [
      "You come from {employer}. What do you know about our company, and where did you find it?",
      "What do you know about our company? Tell me one thing that you liked and one you would like to ask.",
    ],
    expected:
      "You make pumps for farms, you started in Coimbatore and now sell in nine states. I looked at your website and your last annual report, and on Sunday I spoke to a dealer near my town who has sold your pumps for six years. He said that the motors last, but that spares took ten days last summer. So what I liked is that your customers come back, and what I would like to ask is how you will bring spares closer. I also saw that you opened a service centre in Nagpur in June, and my post would work with it.",
    points: [
      {
        text: "what the company does, in a sentence",
        accept: ["you make", "started in", "you people make", "your company makes"],
        weight: 0.25,
        must: true,
      },
      {
        text: "where you looked or whom you asked",
        accept: [
          "looked at your website",
          "annual report",
          "spoke to a dealer",
          "saw your channel",
          "asked my cousin who",
        ],
        weight: 0.25,
      },
      {
        text: "something recent about it",
        accept: ["opened a service centre", "recently launched", "opened in june", "last month you started"],
        weight: 0.2,
      },
      {
        text: "a thing you liked, with the reason",
        accept: ["customers come back", "i like that"],
        weight: 0.15,
      },
      { text: "your own question from it", accept: ["like to ask", "how you will bring"], weight: 0.15 },
    ],
    avoid: ["Your company is reputed and gives good growth."],
  },
  {
    id: "hr-what-job-involves",
    family: "general",
    topic: "fit",
    kind: "hr",
    type: "behavioral",
    level: "easy",
    rung: "opener",
    title: "What this job involves",
    frames: [
      "You have worked as {role}. What do you think someone does in this post on a normal day, and what will be hard for you?",
      "What do you think this job involves on a normal day? Which part will be hard for you at first?",
    ],
    expected:
      "From your advertisement and from a friend in the same trade, I think the day begins with the pending list of yesterday. Then come calls till one, about forty, and after lunch visits or follow up by mail. In the evening I write what was promised to whom, and the numbers go to the team lead. The hard part for me at first will be the product codes, there are three hundred of them, so I would learn thirty a day. The part I look forward to is the talking. If I have the picture wrong somewhere, please correct me, since I would rather know it now.",
    points: [
      {
        text: "a normal day from morning to evening",
        accept: [
          "day begins with the pending",
          "after lunch visits",
          "reach by nine and",
          "in the evening i close",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "where you know it from",
        accept: ["friend in the same trade", "job description"],
        weight: 0.2,
      },
      {
        text: "the hardest part of the post for you",
        accept: ["learn thirty a day", "hard part for me at first"],
        weight: 0.25,
      },
      { text: "the part you look forward to", accept: ["look forward to", "part i will like"], weight: 0.1 },
      {
        text: "ask to be corrected",
        accept: ["please correct me", "picture wrong somewhere", "tell me if i am wrong"],
        weight: 0.15,
      },
    ],
  },
  {
    id: "hr-place-not-to-join",
    family: "general",
    topic: "culture",
    kind: "hr",
    type: "behavioral",
    level: "medium",
    rung: "deepener",
    title: "A place you would not join",
    frames: [
      "After your time at {employer}, what kind of place would you not join, even for more money? How do you find out before?",
      "What kind of workplace would you not join, even for more money? How do you find out before you join?",
    ],
    expected:
      "I would not join a place where people are shouted at before others, or where I am asked to tell customers things that are not true. Money does not repair that, because after a year I would be the same kind of person. Long hours I can bear, if there is a reason. To find out before I join, I ask the interviewer why the last person left. I look at how people at the reception are spoken to. And I talk to two people who have worked there, outside the office. I work well where mistakes are discussed the same day and then forgotten.",
    points: [
      {
        text: "what you never accept",
        accept: [
          "asked to cheat customers",
          "people are shouted at",
          "make false bills",
          "salary is always late",
          "no respect for staff",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "why more money is no answer",
        accept: ["money cannot repair", "same kind of person", "cannot buy back"],
        weight: 0.2,
      },
      {
        text: "how you find out before joining",
        accept: [
          "why the last person left",
          "talk to two people",
          "ask former employees",
          "stand at their gate",
          "read the reviews",
        ],
        weight: 0.3,
      },
      {
        text: "the place where you work well",
        accept: ["i work well where", "discussed the same day", "i do best where"],
        weight: 0.2,
      },
    ],
    avoid: ["I would join any place that pays well."],
  },
  {
    id: "hr-good-day",
    family: "general",
    topic: "motivation",
    kind: "hr",
    type: "behavioral",
    level: "easy",
    rung: "deepener",
    title: "A good day at work",
    frames: [
      "Think of a good day you had at {employer}. What made it good, what spoils a day, and what do you do about it?",
      "What does a good day at work look like for you? What spoils a day, and what do you do about it?",
    ],
    expected:
      "A good day is one where something is finished that was open in the morning, and somebody outside is better off for it. Last Tuesday I closed the claim of a farmer that had been pending for eleven weeks. He called me from the bank to say that the money was there. It was three calls and one missing stamp, nothing big, but I went home light. What spoils a day is waiting for an approval without knowing why. So I begin with the one thing that somebody is waiting for, and I do my mails after it. I have about three good days a week.",
    points: [
      {
        text: "a good day described",
        accept: ["good day is one", "somebody outside is better", "good day means", "good day is when"],
        weight: 0.3,
        must: true,
      },
      {
        text: "an actual day with its result",
        accept: ["closed the claim", "last tuesday i closed", "last week one"],
        weight: 0.3,
      },
      {
        text: "things that spoil a day",
        accept: ["spoils a day", "waiting for an approval", "what makes it bad", "bad day is when"],
        weight: 0.2,
      },
      {
        text: "your way to more good days",
        accept: ["three good days", "prepare the day before"],
        weight: 0.2,
      },
    ],
  },
  {
    id: "hr-outside-work",
    family: "general",
    topic: "interests",
    kind: "hr",
    type: "behavioral",
    level: "easy",
    rung: "transfer",
    title: "What you do outside work",
    frames: [
      "Besides your work with {skill}, what do you do in your free time, and what has it given you?",
      "What do you like to do outside work, and what has it taught you that helps at work?",
    ],
    expected:
      "I play carrom in our colony, and for two years I have run the Sunday league there, eight teams with a chart on the wall. I began it because the same four people always played. I collect fifty rupees per team, buy the powder and write the scores the same evening. The hard part was quarrels about points, so I wrote one page of rules that all captains signed, and since then we had only one dispute. It taught me that people accept a rule they have helped to write. At work I use the same thing when two shifts fight about the machine. And it clears my head.",
    points: [
      {
        text: "the hobby itself",
        accept: ["i play carrom", "the sunday league there", "in free time i"],
        weight: 0.3,
        must: true,
      },
      { text: "how you began or how long", accept: ["for two years", "started in school"], weight: 0.2 },
      {
        text: "something hard or a result in it",
        accept: ["hard part was", "won the second prize"],
        weight: 0.25,
      },
      {
        text: "what it gives your work",
        accept: ["at work i use", "clears my head", "gives me patience"],
        weight: 0.25,
      },
    ],
    avoid: ["I have no time for anything outside work."],
  },
];
