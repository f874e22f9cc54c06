import type { EntryDraft } from "../entry.ts";

/** The craft of any trade: quality and faults. */
export const trade: readonly EntryDraft[] = [
  {
    id: "trade-check-before-handover",
    family: "general",
    topic: "pieces of work",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Checking work before it goes out",
    frames: [
      "A piece of your work is finished. How do you check it before it leaves your hands?",
      "As {role}, how do you check a finished piece of work before it leaves your hands?",
    ],
    expected:
      "First I put the order beside what I have made and compare the two line by line, because I remember my own version and not what was ordered. I use a short list of my usual faults, such as names, sizes and dates. If there is time I leave it for an hour and look again with fresh eyes, or a colleague looks who did not work on it. Then I try it the way the user will, so that I find the stuck door before he does. What I find I correct before the handover, even if it makes me late, and I say that I am late.",
    points: [
      {
        text: "compare it with what was ordered",
        accept: [
          "put the order beside it",
          "match it with the order",
          "check against the brief",
          "check against the requirement",
        ],
        weight: 0.3,
      },
      {
        text: "a list of usual faults",
        accept: [
          "list of common mistakes",
          "go by a checklist",
          "fixed checklist of points",
          "short list of faults",
        ],
        weight: 0.2,
      },
      {
        text: "fresh eyes or a second person",
        accept: [
          "look again with fresh eyes",
          "colleague looks at it",
          "second person checks",
          "recheck after a break",
        ],
        weight: 0.2,
      },
      {
        text: "try it as the user will",
        accept: [
          "try it the way the user",
          "test it once before giving",
          "trial run before giving",
          "use it once myself",
        ],
        weight: 0.15,
      },
      {
        text: "faults corrected before the handover",
        accept: ["correct it before handing over", "repair before delivery", "fix the fault before delivery"],
        weight: 0.15,
      },
    ],
    avoid: ["The client will find the faults that are left.", "Careful workers never have to check again."],
  },
  {
    id: "trade-measure-own-quality",
    family: "general",
    topic: "quality of work",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "How good your work really is",
    frames: [
      "Nobody complains about your work. How do you find out how good it really is?",
      "Nobody complains about your work as {role}. How do you find out how good it really is?",
    ],
    expected:
      "Silence tells me little, because most unhappy people simply go elsewhere. So I count a few things: how many jobs come back for correction, how many clients return or send a friend, and how often I kept the promised date. I note these figures each month, since only the trend shows whether I am getting better. Twice a year I hold a piece of mine beside one of somebody better and write down the difference. I also ask two clients what they would change, instead of asking whether they liked it. It costs some pride, but then I know what to practise.",
    points: [
      {
        text: "count the jobs that come back",
        accept: [
          "come back for correction",
          "how much rework",
          "number of complaints or returns",
          "count my mistakes",
        ],
        weight: 0.25,
      },
      {
        text: "clients who return or recommend",
        accept: [
          "clients return or send a friend",
          "repeat customers",
          "recommend me to others",
          "come through references",
        ],
        weight: 0.2,
      },
      {
        text: "promised dates that were kept",
        accept: [
          "kept the promised date",
          "finished on the promised date",
          "how often I was late",
          "delivered within the deadline",
        ],
        weight: 0.15,
      },
      {
        text: "ask openly what they would change",
        accept: [
          "what they would change",
          "ask for honest feedback",
          "ask customers for feedback",
          "ask my senior to rate",
        ],
        weight: 0.2,
      },
      {
        text: "hold it beside better work or a standard",
        accept: [
          "beside one of somebody better",
          "compare with a standard",
          "compare with an expert",
          "compare with seniors' work",
        ],
        weight: 0.2,
      },
    ],
    avoid: ["Silence proves that my work is perfect."],
  },
  {
    id: "trade-quality-or-speed",
    family: "general",
    topic: "quality of work",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "When quick, when perfect",
    frames: [
      "When may your work be quick, and when must it be perfect? How do you decide?",
      "As {role}, how do you decide when your work may be quick and when it must be perfect?",
    ],
    expected:
      "I ask what the date is for, because some deadlines are real and some are only habit. There is a lowest standard below which I never go, namely safe, lawful and correct. Above that I look at what can be taken back: a draft may be rough, but a cut, a signature or a message once sent gets its time. What many people see or use every day also gets more care than what is looked at once. Real speed comes from preparation and not from hurry. If both are not possible, I say so early and let the client choose what to leave out, rather than making everything a little bad.",
    points: [
      {
        text: "a lowest standard that never falls",
        accept: [
          "lowest standard below which",
          "minimum standard always",
          "never compromise on safety",
          "quality is never compromised",
        ],
        weight: 0.3,
      },
      {
        text: "what cannot be taken back gets its time",
        accept: [
          "what can be taken back",
          "cannot be corrected later",
          "where a mistake is costly",
          "irreversible steps slowly",
        ],
        weight: 0.2,
      },
      {
        text: "ask whether the deadline is real",
        accept: ["some deadlines are real", "ask how urgent it is", "real urgency of the deadline"],
        weight: 0.15,
      },
      {
        text: "speed comes from preparation",
        accept: ["prepare everything beforehand", "good planning saves hours", "speed comes by practice"],
        weight: 0.15,
      },
      {
        text: "the client chooses what to leave out",
        accept: [
          "let the client choose",
          "explain the choice to the client",
          "reduce the scope",
          "inform the client early",
        ],
        weight: 0.2,
      },
    ],
    avoid: ["A hurried client must accept lower safety.", "Every piece deserves the same long hours."],
  },
  {
    id: "trade-mistake-after-delivery",
    family: "general",
    topic: "pieces of work",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "A mistake found after delivery",
    frames: [
      "A day after you gave your work away you notice a mistake in it, and the client has not seen it. What do you do?",
      "Suppose you notice a mistake in last week's work as {role}, and nobody else has seen it. What do you do?",
    ],
    expected:
      "I ring the client the same day, because it is better that he hears it from me than that he finds it. I say plainly what is wrong and what may come of it, and if there is danger I ask him to stop using it until I have been there. Then I offer to put it right free of charge, with a date. After that I look for how it slipped through, and I go through the other pieces of that week, since the same mistake may be in them. Last, I add one step to my check. Silence would be cheaper today, but one hidden fault costs years of trust.",
    points: [
      {
        text: "tell the client oneself at once",
        accept: [
          "ring the client the same day",
          "inform the client myself",
          "hears the mistake from me",
          "own the mistake honestly",
          "tell them honestly about the mistake",
          "admit the mistake openly",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "stop the harm first",
        accept: [
          "stop using it until",
          "danger in using it",
          "prevent further damage",
          "ask them not to use it",
        ],
        weight: 0.15,
      },
      {
        text: "put it right free of charge",
        accept: [
          "correct it free of cost",
          "redo it without charge",
          "replace it free",
          "repair it at my cost",
        ],
        weight: 0.25,
      },
      {
        text: "look for how it slipped through",
        accept: ["find out the cause", "root cause of it", "why it happened", "add a step to my check"],
        weight: 0.15,
      },
      {
        text: "look for the same mistake in other pieces",
        accept: ["other pieces of that week", "check other orders also", "same mistake may be elsewhere"],
        weight: 0.15,
      },
    ],
    avoid: [
      "I stay silent until the client complains.",
      "I correct it secretly and say nothing to the client.",
    ],
  },
  {
    id: "trade-rework-cost",
    family: "general",
    topic: "pieces of work",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "opener",
    title: "The cost of doing it twice",
    frames: [
      "What does it really cost when a piece of work must be done twice, and how do you keep that rare?",
      "In your work as {role}, what does it cost when something must be done twice, and how do you keep that rare?",
    ],
    expected:
      "What is thrown away is the smaller part. I lose the hours again, and the next order waits because I am blocked. There is the call to explain it, and each time a little trust is gone. For example, taking a measure again costs five minutes, but a wrong cut costs a day. So I check early, before the step after which nothing can be undone. I note each case with its reason, and after a month I see that two reasons make most of them, often an order that was misheard. Those two I mend, instead of telling everybody to be careful.",
    points: [
      {
        text: "hours and material are lost again",
        accept: [
          "lose the hours again",
          "double labour and material",
          "material is wasted",
          "hours are wasted",
        ],
        weight: 0.2,
      },
      {
        text: "the next order is delayed",
        accept: [
          "next order waits",
          "other orders get late",
          "delays the next client",
          "schedule gets disturbed",
        ],
        weight: 0.2,
      },
      {
        text: "trust and good name suffer",
        accept: [
          "a little trust is gone",
          "loses the customer's trust",
          "reputation goes down",
          "bad name in the market",
        ],
        weight: 0.15,
      },
      {
        text: "check early, before it cannot be undone",
        accept: [
          "before nothing can be undone",
          "check at every stage",
          "catch it at an early stage",
          "measure twice before cutting",
        ],
        weight: 0.25,
      },
      {
        text: "note the reasons and mend the commonest",
        accept: [
          "note each case with its reason",
          "find the main reason",
          "remove the main cause",
          "keep a record of rework",
        ],
        weight: 0.2,
      },
    ],
    avoid: ["Only the wasted material is worth counting."],
  },
];
