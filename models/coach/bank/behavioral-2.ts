import type { EntryDraft } from "../entry.ts";

/** Behavioral questions for everyone, part 2 of 3. */
export const behavioral2: readonly EntryDraft[] = [
  {
    id: "behavioral-learn-fast",
    family: "general",
    topic: "learning",
    kind: "behavioral",
    type: "behavioral",
    level: "easy",
    rung: "opener",
    title: "Learning something new quickly",
    frames: [
      "You list {skill} on your resume. How did you learn it, and how did you know you were good enough?",
      "Tell me about something new you had to learn in a short time. How did you go about it?",
      "What is the last thing you taught yourself for work or study, and how did you use it?",
    ],
    expected:
      "When I joined as an operator I did not know pivot tables, and the monthly report was due in two weeks. I watched free lessons for thirty minutes each morning and copied every step on old data. Each evening I practised with one real report. When I was stuck I asked a senior, but only after trying twice. In the second week I made the full report myself, and my senior found no error in it. What used to take two days now takes three hours. I learn best by doing a small real task at once.",
    points: [
      {
        text: "what was new and why you needed it",
        accept: ["did not know pivot", "new software", "had to learn", "new subject", "new machine"],
        weight: 0.2,
      },
      {
        text: "the way you learnt it day by day",
        accept: ["free lessons", "each morning", "watched videos", "practised daily", "each evening"],
        weight: 0.25,
        must: true,
      },
      {
        text: "who you asked when stuck",
        accept: ["stuck i asked", "asked a senior", "asked my teacher", "took help from"],
        weight: 0.2,
      },
      { text: "how you used it in real work", accept: ["full report myself", "first report"], weight: 0.2 },
      {
        text: "how you know it worked",
        accept: ["no error", "takes three hours", "faster now", "certificate", "saved time"],
        weight: 0.15,
      },
    ],
  },
  {
    id: "behavioral-help-teammate",
    family: "general",
    topic: "teamwork",
    kind: "behavioral",
    type: "behavioral",
    level: "easy",
    rung: "opener",
    title: "Helping someone in the team",
    frames: [
      "As {role}, when did you help a colleague who was falling behind? What did you do for them?",
      "Tell me about a time you helped a teammate or classmate who was struggling. What came of it?",
      "When did your team do better because you gave time to one person in it?",
    ],
    expected:
      "A new girl in our billing team was slow, and the others had started to lose patience. I sat beside her for one day and saw that she did not know the short keys and was afraid to ask. I wrote ten short keys on a card, and for a week I gave her fifteen minutes before the shift. I let her do the work and only watched. Her bills went from thirty to fifty five an hour, and the grumbling stopped. It taught me that a slow person often only needs one quiet teacher.",
    points: [
      {
        text: "who needed help and with what",
        accept: ["new girl", "was struggling", "falling behind", "did not understand", "slow in"],
        weight: 0.25,
      },
      {
        text: "how you found the real reason",
        accept: ["sat beside", "afraid to ask", "found the reason", "came to know"],
        weight: 0.25,
      },
      {
        text: "how you helped without doing it for them",
        accept: [
          "wrote ten short keys",
          "minutes before the shift",
          "taught him",
          "taught her",
          "explained step by step",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "how much better they did",
        accept: ["bills went from", "grumbling stopped", "do it alone", "cleared the exam", "improved"],
        weight: 0.25,
      },
    ],
  },
  {
    id: "behavioral-conflict-colleague",
    family: "general",
    topic: "conflict",
    kind: "behavioral",
    type: "behavioral",
    level: "medium",
    rung: "opener",
    title: "A clash with a colleague",
    frames: [
      "In your time as {role} at {employer}, when did you and a colleague clash over the work? How did it end?",
      "Tell me about a time you and a colleague did not agree on how to do the work. What did you do?",
      "Think of a colleague you found hard to work with. What was the trouble, and how did you handle it?",
    ],
    expected:
      "In my last job a colleague and I clashed over who should check the dispatch list. He felt that I was doubting his work, and we stopped talking. I decided to speak to him alone over tea. I listened to his side first and then I explained that two wrong boxes had gone out that week. We agreed that he would pack and I would tick the list. Wrong boxes came down from six a month to one. I learnt that a private talk early saves a long fight.",
    points: [
      {
        text: "what you and the colleague disagreed about",
        accept: ["we clashed", "clashed over", "disagreement", "argument with"],
        weight: 0.2,
      },
      {
        text: "how you heard the other side first",
        accept: ["his side", "her side", "listened to him", "listened to her", "their view"],
        weight: 0.2,
      },
      {
        text: "what you did to settle the clash",
        accept: ["speak to him alone", "spoke to her alone", "we agreed that", "sat together", "middle way"],
        weight: 0.25,
        must: true,
      },
      {
        text: "what changed between you after that",
        accept: [
          "boxes came down",
          "stopped fighting",
          "work well together",
          "no more arguments",
          "relation improved",
        ],
        weight: 0.2,
      },
      {
        text: "what you learnt about such clashes",
        accept: ["private talk early", "talk early", "i learnt", "lesson for me", "since then i"],
        weight: 0.15,
      },
    ],
  },
  {
    id: "behavioral-own-improvement",
    family: "general",
    topic: "initiative",
    kind: "behavioral",
    type: "behavioral",
    level: "medium",
    rung: "opener",
    title: "Making work better unasked",
    frames: [
      "Your resume says: {line}. Whose idea was it, and what did you do yourself?",
      "Tell me about something you improved at work or college without being told to. What came of it?",
      "What would have stayed slow or broken if you had not stepped in? Tell me how you fixed it.",
    ],
    expected:
      "In our office about six hundred ration cards lay uncollected, and nobody had asked me to look at them. I noticed that most people did not know that theirs was ready. On my own I made a simple sheet with the name, the village and the phone number. Every day after lunch I called twenty people. In four months the number fell from six hundred to ninety. My officer then gave the same sheet to two other desks. I learnt that asking people first shows where to begin.",
    points: [
      {
        text: "what problem you noticed yourself",
        accept: ["i noticed", "i saw that", "nobody had asked", "problem was"],
        weight: 0.25,
      },
      {
        text: "what you did without being told",
        accept: ["simple sheet", "took the initiative", "i suggested", "my own idea"],
        weight: 0.25,
        must: true,
      },
      {
        text: "how much it improved, with a number",
        accept: ["number fell from", "fell from", "reduced from", "increased from", "percent"],
        weight: 0.25,
      },
      {
        text: "whether others use it now or what you learnt",
        accept: ["other desks", "same sheet", "others also use", "became standard", "i learnt"],
        weight: 0.25,
      },
    ],
  },
  {
    id: "behavioral-lead-group",
    family: "general",
    topic: "leadership",
    kind: "behavioral",
    type: "behavioral",
    level: "medium",
    rung: "opener",
    title: "Leading a group of people",
    frames: [
      "Your resume says: {line}. How did you share out the work, and how did you keep people going?",
      "Tell me about a time you led a group, at work, in college or in your area. What did you do as leader?",
      "When did people follow you though you were not their boss? How did you keep the group together?",
    ],
    expected:
      "I led a group of twelve students who planted trees on two Sundays. First I asked each one what they like to do, and gave three people the hostels, three the posters and the rest the digging. We met for ten minutes every evening, and everyone said what was stuck. When two members stopped coming I met them and found that they had exams, so I moved their work to the last week. We planted one hundred and eighty saplings against a goal of one hundred and twenty. I learnt to ask people before giving them work.",
    points: [
      {
        text: "what group it was and its goal",
        accept: ["group of twelve", "i led", "as captain", "class leader"],
        weight: 0.15,
      },
      {
        text: "how you shared out the work",
        accept: ["asked each one", "gave three people", "gave each", "divided the work", "assigned"],
        weight: 0.25,
        must: true,
      },
      {
        text: "how you kept everyone informed",
        accept: ["met for ten minutes", "every evening", "daily meeting", "whatsapp group", "followed up"],
        weight: 0.2,
      },
      {
        text: "a problem in the group and what you did",
        accept: ["stopped coming", "moved their work", "not cooperating", "motivated them"],
        weight: 0.2,
      },
      {
        text: "what the group reached",
        accept: ["planted one hundred", "saplings", "we won", "we completed", "goal of"],
        weight: 0.2,
      },
    ],
  },
  {
    id: "behavioral-decide-little-info",
    family: "general",
    topic: "decisions",
    kind: "behavioral",
    type: "behavioral",
    level: "hard",
    rung: "deepener",
    title: "Deciding with little information",
    frames: [
      "While at {employer}, when did you have to decide before you knew enough? What did you go by?",
      "Tell me about a decision you had to take without all the facts. How did you reduce the risk?",
      "When did waiting for more information cost more than deciding? Tell me what you chose.",
    ],
    expected:
      "During the rains our supplier's phone was off, and I did not know whether the truck would come. My manager was on leave. If I waited, three shops would have no milk in the morning. I listed what I knew, which was that the road was closed till midnight, and what a wrong choice would cost. I ordered half the quantity from a local dairy, about four thousand rupees extra, so a mistake would stay small. I sent my manager a message with the reason. The truck came at noon, and no shop was empty.",
    points: [
      {
        text: "which facts were not known",
        accept: [
          "did not know whether",
          "without full information",
          "facts were missing",
          "not sure whether",
        ],
        weight: 0.2,
      },
      {
        text: "why the decision could not wait",
        accept: ["shops would have no", "no time to wait", "waiting would cost", "had to decide"],
        weight: 0.2,
      },
      {
        text: "how you weighed the choices",
        accept: [
          "listed what i knew",
          "wrong choice would cost",
          "pros and cons",
          "compared the options",
          "weighed",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "how you kept the risk small",
        accept: [
          "half the quantity",
          "mistake would stay small",
          "backup plan",
          "small step",
          "informed my manager",
        ],
        weight: 0.2,
      },
      {
        text: "how the decision turned out",
        accept: ["no shop was empty", "turned out", "it worked well", "nothing was lost"],
        weight: 0.15,
      },
    ],
  },
  {
    id: "behavioral-say-no",
    family: "general",
    topic: "boundaries",
    kind: "behavioral",
    type: "behavioral",
    level: "hard",
    rung: "transfer",
    title: "Saying no in a good way",
    frames: [
      "At {employer}, when did you have to say no to a request? How did you keep the relation good?",
      "Tell me about a time you had to say no to someone important. How did you put it?",
      "When did you refuse extra work or a favour, and what did you offer in its place?",
    ],
    expected:
      "A senior from another department used to ask me for urgent slides almost every evening. I liked helping, but my own daily report was getting late. One day I told him that I could not take it that evening, because my report goes to the head office by six. I did not leave it at a no. I offered two choices, the next morning before ten, or a template that he could fill himself. He took the template. After that he asked me only about once a week, and we still have lunch together.",
    points: [
      {
        text: "what was asked and by whom",
        accept: ["used to ask me", "asked me for urgent", "wanted me to do", "requested extra"],
        weight: 0.25,
      },
      {
        text: "how you said no and the reason you gave",
        accept: ["said no", "clearly told", "my report goes"],
        weight: 0.25,
        must: true,
      },
      {
        text: "the other choice you offered",
        accept: ["offered two choices", "next morning", "alternative", "suggested another time"],
        weight: 0.25,
      },
      {
        text: "how the relation stayed good",
        accept: [
          "lunch together",
          "still friends",
          "relation is good",
          "understood my position",
          "once a week",
        ],
        weight: 0.25,
      },
    ],
  },
];
