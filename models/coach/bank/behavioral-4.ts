import type { EntryDraft } from "../entry.ts";

/** Behavioral questions for everyone, part 4 of 9. */
export const behavioral4: readonly EntryDraft[] = [
  {
    id: "behavioral-share-not-done",
    family: "general",
    topic: "teamwork",
    kind: "behavioral",
    type: "behavioral",
    level: "medium",
    rung: "deepener",
    title: "Someone not doing their share",
    frames: [
      "In your team at {employer}, when did one person leave their share to others? What did you do about it?",
      "Tell me about a time one member of your team did less than their share. What did you do?",
      "A colleague keeps coming late with their part. Tell me about one such case of yours and what you did.",
    ],
    expected:
      "In our pharmacy store four of us took the night stock count in turns, and for three weeks one man left his racks to the rest. The others wanted to write to the owner. I met him alone near the loading gate and asked what was wrong. He said that he could not read the small print on the strips any more and was ashamed to say it. So we gave him the cartons and syrup bottles, with a list and a day for each rack, and I took the strips. He finished every rack on time, and the count was correct two months in a row. I learnt to ask in the first week, not in the third.",
    points: [
      { text: "who left which share undone", accept: ["left his racks", "did not do his part"], weight: 0.2 },
      {
        text: "you asked the person what was wrong",
        accept: [
          "asked what was wrong",
          "met him alone",
          "talked privately",
          "took him aside",
          "asked him the reason",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "the real reason you found out",
        accept: ["ashamed to say", "could not read", "did not know how", "problem at home"],
        weight: 0.15,
      },
      {
        text: "what you changed about the share",
        accept: [
          "a list and a day",
          "divided the work again",
          "exchanged the work",
          "gave him a smaller part",
        ],
        weight: 0.2,
      },
      {
        text: "how it ended, and what you learnt",
        accept: ["finished every rack", "ask in the first week", "delivered on time"],
        weight: 0.2,
      },
    ],
    avoid: ["I finished his share and never spoke to him."],
  },
  {
    id: "behavioral-credit-taken",
    family: "general",
    topic: "conflict",
    kind: "behavioral",
    type: "behavioral",
    level: "hard",
    rung: "deepener",
    title: "Credit that went to another",
    frames: [
      "As {role}, have you ever seen another person praised for what you had done? What did you say, and to whom?",
      "Tell me about a time someone else got the credit for your work. How did you handle it?",
      "When did your idea or effort go under another name, and what did you do about it?",
    ],
    expected:
      "I had made a stock sheet that saved us an hour a day, and in the monthly meeting my senior showed it as his own. I felt bad, but I did not speak up before everyone. That evening I told him calmly that I was happy the sheet was useful, and that I would like my name on it, since I had built it in my own time. He said he had not thought about it. In the next meeting he asked me to present the second version myself. Since then I send a short mail when I finish something, so that it is on record.",
    points: [
      {
        text: "what work was yours",
        accept: ["sheet that saved", "i had made it", "built it in my own time"],
        weight: 0.2,
      },
      {
        text: "how the credit went elsewhere",
        accept: [
          "showed it as his own",
          "took the credit",
          "sent it in his name",
          "my name was nowhere",
          "gave all the thanks",
        ],
        weight: 0.15,
      },
      {
        text: "you spoke calmly and not before all",
        accept: ["told him calmly", "spoke to him privately", "next day i told him", "told her softly alone"],
        weight: 0.3,
        must: true,
      },
      {
        text: "what came out of it",
        accept: ["present the second version", "my name was added", "he said sorry"],
        weight: 0.2,
      },
      {
        text: "how you show your work now",
        accept: ["send a short mail", "keep it on record", "put my name on"],
        weight: 0.15,
      },
    ],
    avoid: ["I stopped sharing my ideas with the team."],
  },
  {
    id: "behavioral-two-seniors",
    family: "general",
    topic: "priorities",
    kind: "behavioral",
    type: "behavioral",
    level: "medium",
    rung: "transfer",
    title: "Orders from two seniors",
    frames: [
      "At {employer}, when did two seniors want different things from you on one day? How did you sort it out?",
      "Tell me about a time two seniors gave you different orders. What did you do?",
      "Two people above you both said their work comes first. Tell me how you dealt with such a day.",
    ],
    expected:
      "In my internship the plant head asked me for the energy report by four, and at the same time the safety officer wanted me for a drill the whole afternoon. I could not do both. I did not choose by who shouted more. I noted both tasks with their times and called my own supervisor for two minutes, with my proposal: I do the report till two and join the second half of the drill. She spoke to both, and the safety officer agreed. The report went out at three thirty. From this I learnt to bring the clash up early, and not to say yes to both.",
    points: [
      {
        text: "which two orders stood against each other",
        accept: [
          "asked me for the energy",
          "two different instructions",
          "both wanted it first",
          "could not do both",
          "same time",
        ],
        weight: 0.2,
      },
      {
        text: "how it was decided what comes first",
        accept: ["called my own supervisor", "my boss decided", "asked both to decide", "told both of them"],
        weight: 0.3,
        must: true,
      },
      {
        text: "the order of work you proposed",
        accept: [
          "join the second half",
          "suggested an order",
          "do the report till two",
          "first this then that",
        ],
        weight: 0.2,
      },
      {
        text: "how both orders ended",
        accept: ["safety officer agreed", "both seniors satisfied", "both got their work", "reached in time"],
        weight: 0.15,
      },
      {
        text: "what you learnt about such orders",
        accept: ["bring the clash", "learnt to ask early", "tell them at once", "do not say yes to both"],
        weight: 0.15,
      },
    ],
    avoid: ["I obeyed the senior who had more power."],
  },
  {
    id: "behavioral-bad-news-up",
    family: "general",
    topic: "communication",
    kind: "behavioral",
    type: "behavioral",
    level: "medium",
    rung: "transfer",
    title: "Bad news for your manager",
    frames: [
      "In your work as {role}, which bad news did you have to carry to your manager? How and when did you tell it?",
      "Tell me about a time you had to give your manager bad news. How soon did you say it, and how?",
      "When did you have to tell a senior that something would be late or had failed? How soon and how did you say it?",
    ],
    expected:
      "Two days before the audit I saw that sixteen vouchers of March had no supporting bills. I knew my manager had told the auditors that all was ready. I did not wait for the evening. I went to her within the hour with three lines: what is missing, what it can cost, and what I suggest. I said eleven bills could come from the vendors by tomorrow, and five needed her call. She was upset for a minute and then made the calls. We had fourteen of sixteen on audit day. I learnt that bad news gets heavier every hour, so it should go up first with a plan.",
    points: [
      {
        text: "what the bad news was",
        accept: ["had no supporting bills", "had failed the test", "stopped working"],
        weight: 0.2,
      },
      {
        text: "you told it without waiting",
        accept: ["within the hour", "did not wait for evening", "same minute i told", "went to her at once"],
        weight: 0.25,
        must: true,
      },
      {
        text: "facts and what it could cost",
        accept: ["exact facts", "how many days late", "what it costs", "exact loss in rupees"],
        weight: 0.15,
      },
      {
        text: "your suggestion to solve it",
        accept: ["come from the vendors", "two ways to solve"],
        weight: 0.2,
      },
      { text: "what the result was", accept: ["fourteen of sixteen", "only one day late"], weight: 0.2 },
    ],
    avoid: ["I hoped that my manager would not notice it."],
  },
  {
    id: "behavioral-promise-broken",
    family: "general",
    topic: "reliability",
    kind: "behavioral",
    type: "behavioral",
    level: "hard",
    rung: "deepener",
    title: "A promise you could not keep",
    frames: [
      "While at {employer}, which promise could you not keep? How did you tell the other person?",
      "Tell me about a promise you gave and could not keep. What did you do when you saw it?",
      "When did you let somebody down who counted on you? How did you tell them, and how did you make it good?",
    ],
    expected:
      "I promised a school that their forty lab stools would come by Monday, and on Friday the painter's machine broke down. I called the principal on Friday itself, before he could ask, and said that I had promised a date I could not keep now. I gave him two choices: twenty stools on Monday and the rest on Thursday, or all on Thursday with my discount for delivery. He took the first. I went on Monday with the van myself. The rest came on Wednesday, a day early. Now when I promise, I add one day for what can break, and I say so.",
    points: [
      {
        text: "what you had promised to whom",
        accept: [
          "promised a school",
          "had promised a date",
          "gave my word",
          "told the customer that",
          "promised to deliver",
          "had said it will be",
        ],
        weight: 0.2,
      },
      {
        text: "why it could not be kept",
        accept: ["machine broke down", "truck got stuck", "fell ill that week"],
        weight: 0.1,
      },
      {
        text: "you told them before they asked",
        accept: [
          "before he could ask",
          "informed in advance",
          "called the principal",
          "called him first",
          "went and told them",
          "told them in advance",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "choices offered to make it good",
        accept: [
          "gave him two choices",
          "offered a discount",
          "alternative date",
          "offered two things",
          "or full money back",
        ],
        weight: 0.2,
      },
      { text: "how you promise now", accept: ["add one day", "now i give a later"], weight: 0.2 },
    ],
    avoid: ["I switched off my phone and avoided him."],
  },
  {
    id: "behavioral-second-attempt",
    family: "general",
    topic: "failure",
    kind: "behavioral",
    type: "behavioral",
    level: "easy",
    rung: "transfer",
    title: "Failed first, worked later",
    frames: [
      "Think of {skill}. When did your first attempt with it fail, and what did you change for the second?",
      "Tell me about something that failed at your first attempt and worked at the second. What did you change?",
      "Which exam, test or task did you not pass at once? What was different the next time?",
    ],
    expected:
      "I failed at the first attempt in the driving test for a delivery job, because I stopped twice on the slope. I was angry at the examiner that day, but on the way home I admitted that I had practised only on flat roads. I asked my uncle for his old scooter and practised on the bridge near our house, thirty minutes each morning for two weeks. I also asked a friend to play the examiner. The second time I passed with no fault on the slope. It taught me to practise the hard part first and not the part I like.",
    points: [
      {
        text: "what failed at first",
        accept: ["failed at the first attempt", "did not clear it", "stopped twice on the slope"],
        weight: 0.2,
      },
      {
        text: "the cause you saw in yourself",
        accept: ["admitted that i had practised", "practised only on flat", "my preparation was weak"],
        weight: 0.25,
      },
      {
        text: "what you changed before the second try",
        accept: [
          "practised on the bridge",
          "practised every morning",
          "minutes each morning",
          "solved old papers",
          "changed my method",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "how the second try went",
        accept: ["second time i passed", "cleared it", "passed it this time"],
        weight: 0.15,
      },
      {
        text: "what you learnt for later",
        accept: ["taught me to practise", "hard part first"],
        weight: 0.15,
      },
    ],
    avoid: ["The examiner failed me for no reason."],
  },
];
