import type { EntryDraft } from "../entry.ts";

/** HR questions for everyone, a polite answer to a private question among them, part 1 of 2. */
export const hr: readonly EntryDraft[] = [
  {
    id: "hr-about-yourself",
    family: "general",
    topic: "introduction",
    kind: "hr",
    type: "behavioral",
    level: "easy",
    rung: "opener",
    title: "Tell me about yourself",
    frames: [
      "Your resume shows your work as {role}. Tell me about yourself in about one minute.",
      "Please tell me about yourself and what brings you to this interview.",
      "How would you introduce yourself to a team you are joining today?",
    ],
    expected:
      "Thank you. I am a commerce graduate from Nagpur, and for the last four years I have worked in accounts for a trading firm with three branches. I look after purchase and sales books and file the monthly returns. The work I am most happy about is finding four lakh rupees of missed credit last year. I am known for patient checking, and I like to make things simple for others. Now I am looking for a larger company where I can learn costing, and that is why I applied for this role.",
    points: [
      {
        text: "what you do or studied now",
        accept: ["graduate", "my education", "currently working"],
        weight: 0.25,
        must: true,
      },
      {
        text: "one result you are happy about",
        accept: ["most happy about", "my achievement", "proud of", "i achieved"],
        weight: 0.25,
      },
      {
        text: "a strength that fits the job",
        accept: ["i am known for", "my strength", "i am good at"],
        weight: 0.25,
      },
      {
        text: "why you want this role now",
        accept: ["i am looking for", "i applied for", "this role", "interested in this"],
        weight: 0.25,
      },
    ],
  },
  {
    id: "hr-notice-and-joining",
    family: "general",
    topic: "notice",
    kind: "hr",
    type: "behavioral",
    level: "easy",
    rung: "opener",
    title: "When you can join",
    frames: [
      "Thinking of your work at {employer}, when could you join us, and what would you hand over first?",
      "If we select you, how soon can you join us, and what must you finish before that?",
      "What is your notice period, and how will you leave your present place in good order?",
    ],
    expected:
      "My notice period is thirty days by my appointment letter. If I get your offer letter this week I will resign the next day, so I can join by the first of the month after. I have one month end closing to finish, and I will write a hand over note for the person who takes my desk. I have four days of leave left, and my manager may agree to release me a little early, but I cannot promise it. I do not want to leave without notice, because I would not do that to you either.",
    points: [
      {
        text: "your notice period or joining date",
        accept: ["notice period is", "join immediately", "within a week", "thirty days"],
        weight: 0.25,
        must: true,
      },
      {
        text: "what you will hand over or finish",
        accept: ["hand over note", "month end closing", "finish my", "pending work", "exam gets over"],
        weight: 0.25,
      },
      {
        text: "whether an early release is possible",
        accept: ["little early", "early release", "buy out", "leave left"],
        weight: 0.25,
      },
      {
        text: "that you will not leave without notice",
        accept: ["leave without notice", "proper relieving", "relieving letter", "keep my word"],
        weight: 0.25,
      },
    ],
  },
  {
    id: "hr-night-shift",
    family: "general",
    topic: "shifts",
    kind: "hr",
    type: "behavioral",
    level: "easy",
    rung: "transfer",
    title: "Working in shifts",
    frames: [
      "At {employer}, which hours did you work? How would you manage if this job had night shifts?",
      "This job may need night or rotating shifts. How would you manage that and stay fit for work?",
      "How do you feel about working on festival days or at night when the team needs it?",
    ],
    expected:
      "I am fine with rotating shifts. In my last job I worked nights for one week in every month. To stay fit I sleep in a dark room from nine to three, keep tea only for the first half of the night, and eat light food. I also arrange my travel before, because the buses stop at ten, so I would ask whether you give a cab. On festival days I do not mind taking turns, as long as the list is fair and I know it two weeks before. I have not missed a night shift.",
    points: [
      {
        text: "a clear answer about the shifts",
        accept: [
          "i am fine with",
          "ready for night",
          "no problem with shift",
          "prefer day",
          "comfortable with",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "how you keep your sleep and health",
        accept: ["dark room", "eat light", "proper sleep", "take rest"],
        weight: 0.25,
      },
      {
        text: "how you will travel safely",
        accept: ["arrange my travel", "give a cab", "company transport", "own vehicle"],
        weight: 0.25,
      },
      {
        text: "past experience or a fair wish about turns",
        accept: ["worked nights", "taking turns", "list is fair", "weekly off"],
        weight: 0.25,
      },
    ],
  },
  {
    id: "hr-why-this-company",
    family: "general",
    topic: "motivation",
    kind: "hr",
    type: "behavioral",
    level: "medium",
    rung: "opener",
    title: "Why you want to join us",
    frames: [
      "After {employer}, why do you want to work with us, and what do you know about us?",
      "Why do you want to join our company, and what do you know about our work?",
      "There are many companies with this kind of job. What made you choose ours?",
    ],
    expected:
      "Before I applied I read your website and spoke to a friend who buys your products. Two things made me choose you. First, you opened six centres in small towns last year, and I grew up in such a town, so I understand those customers. Second, you train new people for a full month before they face customers, and I want to learn properly. In my last job I handled about sixty customers a day, so I can be useful to your new centres from the start. I see myself growing here for some years.",
    points: [
      {
        text: "something true you found out about the company",
        accept: ["read your website", "i found that", "your products", "i researched"],
        weight: 0.25,
        must: true,
      },
      {
        text: "why that matters for you personally",
        accept: ["made me choose", "so i understand", "attracts me"],
        weight: 0.25,
      },
      {
        text: "what you can give this company",
        accept: ["i can be useful", "i can contribute", "my experience will", "i can bring"],
        weight: 0.25,
      },
      {
        text: "that you mean to stay and grow",
        accept: ["growing here", "long term", "build my career"],
        weight: 0.25,
      },
    ],
    avoid: ["I only need any job."],
  },
  {
    id: "hr-weakness-working-on",
    family: "general",
    topic: "weaknesses",
    kind: "hr",
    type: "behavioral",
    level: "medium",
    rung: "deepener",
    title: "A weakness you work on",
    frames: [
      "Which side of your work as {role} is still weak, and what are you doing about it?",
      "What is one real weakness of yours, and what are you doing to get better?",
      "What would your last senior or teacher say you need to improve?",
    ],
    expected:
      "My weakness is that I find it hard to speak up in a big meeting. I prepare well, but then I wait, and someone else says the same point. It once cost my team, because I stayed quiet about a stock problem that I had seen. For the last six months I have been working on it. I write one point before each meeting and I make sure to say it in the first ten minutes. I also joined a speaking group on Sundays. Now I speak in about three of four meetings, so it is better, but not finished.",
    points: [
      {
        text: "a real weakness, named plainly",
        accept: ["my weakness is", "i find it hard", "i struggle with", "i need to improve"],
        weight: 0.25,
        must: true,
      },
      {
        text: "how it has hurt your work",
        accept: ["it once cost", "problem because of", "affected my work", "stayed quiet"],
        weight: 0.25,
      },
      {
        text: "the steps you take against it",
        accept: ["write one point", "i practise", "taking a course"],
        weight: 0.25,
      },
      {
        text: "how far you have come",
        accept: ["it is better", "not finished", "improved now", "less than before"],
        weight: 0.25,
      },
    ],
    avoid: ["My weakness is that I work too hard.", "I have no weakness."],
  },
  {
    id: "hr-five-years",
    family: "general",
    topic: "goals",
    kind: "hr",
    type: "behavioral",
    level: "medium",
    rung: "deepener",
    title: "Where you see yourself",
    frames: [
      "You have worked as {role}. Where do you want to be in five years, and how does this job help?",
      "Where do you see yourself five years from now, and what will you do to get there?",
      "What do you want to be able to do in some years that you cannot do today?",
    ],
    expected:
      "In five years I want to lead a team of about ten people in the same line of work, because I enjoy teaching new people. To get there I need two things that I do not have today, which are planning a budget and handling large clients. In the first two years here I want to master the daily work and finish my distance course. After that I would like to take a small team. This job fits that path, because your team leaders come from inside. I know plans change, so I check mine every year.",
    points: [
      {
        text: "a clear goal for the coming years",
        accept: ["in five years", "i want to lead", "i see myself", "my goal", "become a"],
        weight: 0.25,
        must: true,
      },
      {
        text: "what you must still learn",
        accept: ["do not have today", "need to learn", "planning a budget", "skill gap"],
        weight: 0.25,
      },
      {
        text: "the steps in the first years",
        accept: ["first two years", "distance course", "master the daily work"],
        weight: 0.25,
      },
      {
        text: "how this job fits the plan",
        accept: ["this job fits", "come from inside", "this company will help", "same path"],
        weight: 0.25,
      },
    ],
  },
  {
    id: "hr-personal-question",
    family: "general",
    topic: "dignity",
    kind: "hr",
    type: "behavioral",
    level: "medium",
    rung: "transfer",
    title: "A personal question, answered politely",
    frames: [
      "You want the job of {role}, and the interviewer asks about your private life. How do you answer politely?",
      "An interviewer asks something about your private life that has nothing to do with the job. How do you reply?",
      "How would you bring the talk back to the job when a question is too personal?",
    ],
    expected:
      "I would stay calm and smile, because often the person only wants to know whether I can do the work. I would say, I prefer to keep my private life outside this talk, but let me answer what may be behind it. If your worry is about timing or travel, I can work all the shifts in your notice, and I have not been late in two years. Then I would lead back with a question about the job, like how the first month is planned. I would not lie, and I would not fight.",
    points: [
      {
        text: "that you stay calm and kind",
        accept: ["stay calm", "smile", "do not get angry", "remain polite"],
        weight: 0.25,
      },
      {
        text: "a polite line that keeps it private",
        accept: ["prefer to keep", "private life outside", "rather not answer", "not comfortable sharing"],
        weight: 0.25,
        must: true,
      },
      {
        text: "an answer to the work worry behind it",
        accept: ["behind it", "your worry is", "work all the shifts", "not affect my work"],
        weight: 0.25,
      },
      {
        text: "leading the talk back to the job",
        accept: ["lead back", "question about the job", "talk about my experience", "back to the role"],
        weight: 0.25,
      },
    ],
    avoid: [
      "Shouting at the interviewer.",
      "You must answer every personal question truthfully to get the job.",
    ],
  },
  {
    id: "hr-gap-in-work",
    family: "general",
    topic: "gap",
    kind: "hr",
    type: "behavioral",
    level: "hard",
    rung: "deepener",
    title: "A gap in your resume",
    frames: [
      "If there is a gap before or after your time at {employer}, how did you use those months?",
      "How would you explain a gap in your work or studies to an interviewer?",
      "If some months of your record are empty, what did you do in them, and are you ready to work now?",
    ],
    expected:
      "Yes, there is a gap of eleven months after my last job. The clinic where I worked closed, and I took that time to handle a personal matter, which is now settled. I did not want to lose touch, so from the fourth month I did a computer course and passed its exam, and on weekends I helped a local shop with its accounts. It kept my speed. I am ready to work full time from today, and nothing stops me from the timing you gave. I would rather tell you this openly than hide the dates.",
    points: [
      {
        text: "the gap told openly with its length",
        accept: ["there is a gap", "gap of", "i had a break"],
        weight: 0.25,
        must: true,
      },
      {
        text: "a short reason, without private details",
        accept: [
          "personal matter",
          "clinic closed",
          "health reason",
          "preparing for an exam",
          "company closed",
        ],
        weight: 0.25,
      },
      {
        text: "what you learnt or did in that time",
        accept: ["computer course", "helped a local", "did a course", "freelance", "kept learning"],
        weight: 0.25,
      },
      {
        text: "that you are ready to work now",
        accept: ["ready to work", "ready now", "nothing stops me", "full time"],
        weight: 0.25,
      },
    ],
    avoid: ["Changing the dates on the resume to hide the gap."],
  },
  {
    id: "hr-many-short-jobs",
    family: "general",
    topic: "stability",
    kind: "hr",
    type: "behavioral",
    level: "hard",
    rung: "deepener",
    title: "Short stays in jobs",
    frames: [
      "Suppose an interviewer says that your time at {employer} was short. How would you answer?",
      "An interviewer says you change jobs too often. How would you answer?",
      "What would make you stay with one company for at least three years?",
    ],
    expected:
      "I understand the doubt. I had two short jobs, one of eight months and one of ten. The first was a contract that ended, and the second shop was sold, so I did not run from the work. In each I reached my target before I left, and both managers will speak for me. I have also learnt to ask better questions before joining, about the team and the training. I stay where I learn and where promises are kept. Here the work is what I trained for, so I plan to stay at least three years.",
    points: [
      {
        text: "that the doubt is fair, without anger",
        accept: ["i understand the doubt", "fair question", "i understand your concern", "valid point"],
        weight: 0.25,
      },
      {
        text: "the honest reason of each move",
        accept: [
          "contract that ended",
          "shop was sold",
          "reason for leaving",
          "salary was not paid",
          "moved because",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "what you delivered in the short time",
        accept: ["reached my target", "managers will speak", "even in that time", "completed my work"],
        weight: 0.25,
      },
      {
        text: "why you will stay this time",
        accept: ["plan to stay", "stable job", "settle for"],
        weight: 0.25,
      },
    ],
  },
];
