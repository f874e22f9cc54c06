import type { EntryDraft } from "../entry.ts";

/** Behavioral questions for everyone, part 4 of 7. */
export const behavioral4: readonly EntryDraft[] = [
  {
    id: "behavioral-share-not-done",
    family: "general",
    topic: "teamwork",
    kind: "behavioral",
    type: "behavioral",
    level: "medium",
    rung: "opener",
    title: "Someone not doing their share",
    frames: [
      "In your team at {employer}, when did one person leave their share to others? What did you do about it?",
      "Tell me about a time one member of your group did less than their share. What did you do?",
      "A person in your group keeps coming late with their part. Tell me about one such case of yours.",
    ],
    expected:
      "In our final year project one of four members sent nothing for three weeks. The others wanted to remove his name. I met him alone at the canteen and asked what was going on, and he said he had not understood the circuit and was ashamed to ask. I sat with him for two evenings and gave him a smaller part, the testing, with a date for each table. He delivered all four tables on time, and our guide praised the test results. I learnt to ask in the first week of silence, not in the third.",
    points: [
      {
        text: "who left which share undone",
        accept: ["sent nothing for three weeks", "was not contributing", "did not do his part"],
        weight: 0.2,
      },
      {
        text: "you spoke to the person alone first",
        accept: ["met him alone", "asked what was going on", "talked privately"],
        weight: 0.25,
        must: true,
      },
      {
        text: "the real reason you found out",
        accept: ["ashamed to ask", "had not understood the circuit"],
        weight: 0.15,
      },
      {
        text: "what you changed about the share",
        accept: ["gave him a smaller part", "a date for each", "divided the work again"],
        weight: 0.2,
      },
      {
        text: "how it ended, and what you learnt",
        accept: ["delivered all four", "ask in the first week", "on time"],
        weight: 0.2,
      },
    ],
    avoid: ["I did all the work myself and told nobody."],
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
        accept: ["sheet that saved", "i had built it", "my own idea"],
        weight: 0.2,
      },
      {
        text: "how the credit went elsewhere",
        accept: ["showed it as his own", "took the credit", "praised another person"],
        weight: 0.15,
      },
      {
        text: "you spoke calmly and not before all",
        accept: ["told him calmly", "privately with him"],
        weight: 0.3,
        must: true,
      },
      {
        text: "what came out of it",
        accept: ["present the second version", "my name was added"],
        weight: 0.2,
      },
      { text: "how you show your work now", accept: ["send a short mail", "on record"], weight: 0.15 },
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
    rung: "deepener",
    title: "Orders from two seniors",
    frames: [
      "At {employer}, when did two seniors want different things from you on one day? How did you sort it out?",
      "Tell me about a time two seniors gave you different orders. What did you do?",
      "Two people above you both said their work comes first. Tell me how you dealt with such a day.",
    ],
    expected:
      "In my internship the plant head asked me for the energy report by four, and at the same time the safety officer wanted me for a drill the whole afternoon. I could not do both. I did not choose by who shouted more. I noted both tasks with their times and called my own supervisor for two minutes, with a proposal: I do the report till two and join the second half of the drill. She spoke to both, and the safety officer agreed. The report went out at three thirty. From this I learnt to bring the clash to my own boss early, with a proposal.",
    points: [
      {
        text: "which two orders stood against each other",
        accept: ["asked me for the energy", "two different instructions"],
        weight: 0.2,
      },
      {
        text: "your own supervisor decided between the orders",
        accept: ["called my own supervisor", "let them decide together"],
        weight: 0.3,
        must: true,
      },
      {
        text: "you brought a proposal",
        accept: ["with a proposal", "join the second half", "suggested an order"],
        weight: 0.2,
      },
      {
        text: "both seniors served in the end",
        accept: ["safety officer agreed", "both seniors satisfied"],
        weight: 0.15,
      },
      {
        text: "what you learnt about such orders",
        accept: ["bring the clash", "learnt to ask early"],
        weight: 0.15,
      },
    ],
  },
  {
    id: "behavioral-bad-news-up",
    family: "general",
    topic: "communication",
    kind: "behavioral",
    type: "behavioral",
    level: "medium",
    rung: "opener",
    title: "Bad news for your manager",
    frames: [
      "In your work as {role}, tell me about one piece of bad news you had to carry to your manager.",
      "Tell me about a time you had to give your manager bad news. How did you say it?",
      "When did you have to tell someone above you that something would be late or had failed?",
    ],
    expected:
      "Two days before the audit I saw that sixteen vouchers of March had no supporting bills. I knew my manager had told the auditors that all was ready. I did not wait for the evening. I went to her within the hour with three lines: what is missing, what it can cost, and what I suggest. I said eleven bills could come from the vendors by tomorrow, and five needed her call. She was upset for a minute and then made the calls. We had fourteen of sixteen on audit day. I learnt that bad news gets heavier every hour, so it should go up first with a plan.",
    points: [
      {
        text: "what the bad news was",
        accept: ["had no supporting bills", "bad news was that"],
        weight: 0.2,
      },
      {
        text: "you told it without waiting",
        accept: ["within the hour", "did not wait for"],
        weight: 0.25,
        must: true,
      },
      {
        text: "facts and what it could cost",
        accept: ["what is missing", "what it costs", "exact facts"],
        weight: 0.15,
      },
      {
        text: "your suggestion to solve it",
        accept: ["what i suggest", "come from the vendors", "with a plan"],
        weight: 0.2,
      },
      {
        text: "what was saved and what you learnt",
        accept: ["fourteen of sixteen", "gets heavier every hour"],
        weight: 0.2,
      },
    ],
    avoid: ["I waited until she found it herself."],
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
      "When did you let somebody down who counted on you, and how did you make it good?",
    ],
    expected:
      "I promised a school that their forty lab stools would come by Monday, and on Friday the painter's machine broke down. I called the principal on Friday itself, before he could ask, and said that I had promised a date I could not keep now. I gave him two choices: twenty stools on Monday and the rest on Thursday, or all on Thursday with my discount for delivery. He took the first. I went on Monday with the van myself. The rest came on Wednesday, a day early. Now when I promise, I add one day for what can break, and I say so.",
    points: [
      {
        text: "what you had promised to whom",
        accept: ["promised a school", "had promised a date", "gave my word"],
        weight: 0.2,
      },
      { text: "why it could not be kept", accept: ["machine broke down", "could not keep"], weight: 0.1 },
      {
        text: "you told them before they asked",
        accept: ["before he could ask", "informed in advance", "called the principal"],
        weight: 0.3,
        must: true,
      },
      {
        text: "choices offered to make it good",
        accept: ["gave him two choices", "offered a discount", "alternative date"],
        weight: 0.2,
      },
      { text: "how you promise now", accept: ["add one day", "now when i promise"], weight: 0.2 },
    ],
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
        accept: ["failed at the first", "did not pass the first"],
        weight: 0.2,
      },
      {
        text: "the cause you saw in yourself",
        accept: ["admitted that i had", "practised only on", "my preparation was"],
        weight: 0.25,
        must: true,
      },
      {
        text: "what you changed before the second try",
        accept: ["practised on the bridge", "every morning", "new method"],
        weight: 0.25,
      },
      { text: "how the second try went", accept: ["second time i passed", "cleared it"], weight: 0.15 },
      {
        text: "what you learnt for later",
        accept: ["taught me to practise", "hard part first"],
        weight: 0.15,
      },
    ],
  },
  {
    id: "behavioral-rule-or-person",
    family: "general",
    topic: "ethics",
    kind: "behavioral",
    type: "behavioral",
    level: "hard",
    rung: "transfer",
    title: "A rule that hurt someone",
    frames: [
      "At {employer}, when did a rule seem unfair to the person before you? What did you do?",
      "Tell me about a time when following a rule would have hurt someone. How did you decide?",
      "When did kindness and the rule book point in two directions? What did you do, and would you do it again?",
    ],
    expected:
      "At the exam centre a girl came nine minutes late, and the gate closes at half past nine. Her bus had broken down. The rule gave me no power to let her in, and if I open the gate for one, it is unfair to those I sent away. But the rule book also said that the superintendent may decide up to ten minutes. So I did not say yes or no, I asked her to write two lines with the bus number and ran to him. He allowed it and noted it in the register. I would do the same: keep the rule, but look for the person who may bend it.",
    points: [
      {
        text: "which rule and whom it hurt",
        accept: ["gate closes at", "unfair to", "came nine minutes late"],
        weight: 0.2,
      },
      {
        text: "why the rule is there",
        accept: ["unfair to those", "purpose of the rule", "same for everyone"],
        weight: 0.2,
      },
      {
        text: "asked the one who may decide",
        accept: ["superintendent may decide", "ran to him", "took permission"],
        weight: 0.3,
        must: true,
      },
      {
        text: "written down openly",
        accept: ["noted it in the register", "write two lines", "recorded the exception"],
        weight: 0.15,
      },
      {
        text: "how it ended, and if you repeat it",
        accept: ["he allowed it", "keep the rule"],
        weight: 0.15,
      },
    ],
    avoid: ["I broke the rule quietly because nobody saw it."],
  },
];
