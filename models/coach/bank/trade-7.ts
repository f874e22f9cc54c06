import type { EntryDraft } from "../entry.ts";

/** The craft of any trade: clients, from a vague wish to money back. */
export const trade7: readonly EntryDraft[] = [
  {
    id: "trade-money-back",
    family: "general",
    topic: "talking with clients",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "Wants the money back",
    frames: [
      "A client is unhappy with your work and wants the money back. How do you handle it?",
      "Suppose a client of {employer} is unhappy with your work and wants the money back. How do you handle it?",
    ],
    expected:
      "I let him finish, and I see the thing myself before I say yes or no, because half of such cases come from something that nobody explained. Then I hold it against what was agreed. If the fault is ours, I say so and offer to do it again first, and if that does not help he is refunded, wholly or in part. If it was used wrongly, I show it kindly and offer a fair rate for the repair. I stay within what my boss allows and name the day by which he hears from us. In the end I note it, since three such cases about one thing are no accident.",
    points: [
      {
        text: "hear him to the end",
        accept: [
          "listen to the complaint",
          "hear the client out",
          "listen to him patiently",
          "understand his complaint",
        ],
        weight: 0.15,
      },
      {
        text: "see the defect and the agreement",
        accept: [
          "see the thing myself",
          "check what was agreed",
          "inspect the defect",
          "look at the bill and order",
        ],
        weight: 0.25,
      },
      {
        text: "own fault: do it again or refund",
        accept: [
          "offer to redo it",
          "repair it free",
          "refunded wholly or in part",
          "refund if our fault",
          "redo it without charge",
        ],
        weight: 0.3,
      },
      {
        text: "not our fault: show it kindly",
        accept: ["misused the product", "explain politely why not", "show it kindly", "explain with proof"],
        weight: 0.15,
      },
      {
        text: "note it so that it does not return",
        accept: ["note each such case", "learn from the complaint", "make sure it is not repeated"],
        weight: 0.15,
      },
    ],
    avoid: ["Finished work is never taken back.", "I refund everybody before I look at it."],
  },
  {
    id: "trade-client-insists",
    family: "general",
    topic: "talking with clients",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "The client insists on a mistake",
    frames: [
      "A client insists on something lawful that you think is a mistake. How do you deal with it?",
      "As {role}, you think that what the client insists on is lawful but a mistake. How do you deal with it?",
    ],
    expected:
      "I ask what he wants to reach with it, because behind a strange wish there is often a reason that I do not know. Then I tell him once and plainly what will happen, if possible with a case I have seen, and I bring an alternative that reaches the same. If it is only a matter of taste, it is his house and his money, so I do it and do it properly. I note that I advised against it. If it would harm him or others, I refuse, however much he pays. What I will not do is nod now and say later that I always knew.",
    points: [
      {
        text: "ask what is behind the wish",
        accept: [
          "what he wants to reach",
          "reason behind the wish",
          "why he wants it so",
          "understand his need",
        ],
        weight: 0.2,
      },
      {
        text: "tell plainly what will happen",
        accept: [
          "tell him once and plainly",
          "explain the drawbacks",
          "explain the consequences",
          "tell the disadvantages",
          "advantages and disadvantages",
        ],
        weight: 0.25,
      },
      {
        text: "bring an alternative",
        accept: [
          "offer an alternative",
          "suggest a better option",
          "alternative that reaches the same",
          "give him options",
        ],
        weight: 0.2,
      },
      {
        text: "in matters of taste the client decides, and it is noted",
        accept: [
          "his house and his money",
          "final decision is the client's",
          "note that I advised against",
          "take it in writing",
          "respect his decision",
        ],
        weight: 0.2,
      },
      {
        text: "refuse what would harm somebody",
        accept: ["would harm him or others", "not if it is unsafe", "refuse if dangerous"],
        weight: 0.15,
      },
    ],
    avoid: ["I silently do whatever the client says.", "I know better, so I secretly change it."],
  },
  {
    id: "trade-vague-wish",
    family: "general",
    topic: "a client's order",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "A wish that is vague",
    frames: [
      "A client tells you very vaguely what he wants. How do you find out what he really means?",
      "As {role}, how do you find out what a client really means when his wish is vague?",
    ],
    expected:
      "I ask what it is for, who will use it and by when, because 'nice' means one thing for a wedding and another for an office. Then I show two or three examples and let him say what he likes and dislikes, since people point better than they describe. I ask about the budget early, as it decides half of the choices. I say in my own words what I understood, and he corrects me; the same goes to him in a short message. Before the whole I make a small draft and let him see it, so that a misunderstanding costs an hour and not a week.",
    points: [
      {
        text: "what it is for and who will use it",
        accept: ["ask what it is for", "who will use it", "purpose of the order", "by when he needs it"],
        weight: 0.25,
      },
      {
        text: "show two or three examples",
        accept: [
          "two or three examples",
          "show some samples",
          "reference pictures",
          "old projects to choose from",
        ],
        weight: 0.2,
      },
      {
        text: "say it back in own words, in a message",
        accept: [
          "say it in my words",
          "short message to confirm",
          "confirm in writing",
          "repeat the requirement",
        ],
        weight: 0.2,
      },
      {
        text: "budget asked early",
        accept: ["ask about the budget", "how much he can spend"],
        weight: 0.1,
      },
      {
        text: "a small draft before the whole",
        accept: [
          "make a small draft",
          "rough sketch first",
          "make a sample piece first",
          "trial piece for approval",
        ],
        weight: 0.25,
      },
    ],
    avoid: ["I begin, and he will see whether he likes it.", "A professional guesses the wish by himself."],
  },
  {
    id: "trade-change-halfway",
    family: "general",
    topic: "a client's order",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "A change halfway",
    frames: [
      "Halfway through a job the client wants something different. What do you do before you say yes?",
      "You are halfway through a job as {role}, and the client wants something different. What do you do before you say yes?",
    ],
    expected:
      "I say neither yes nor no on the spot. I ask why he wants it now, because sometimes a smaller alteration does the same. Then I work out what it means: what is already made and lost, how many days more, how much extra money, and what else it touches. I tell him that before I lift a hand, with two options, for example the alteration now for more, or a second stage later. When he agrees I take it in a message with the new sum and date, even from an old friend, since friends quarrel about exactly this. A trifle of five minutes I do free, but I mention it.",
    points: [
      {
        text: "ask why it is wanted now",
        accept: ["ask why he wants it", "reason for the change", "understand the new need"],
        weight: 0.15,
      },
      {
        text: "work out the extra days and money",
        accept: [
          "how many days more",
          "effect on time and cost",
          "extra cost and time",
          "work already finished",
          "how much rework",
        ],
        weight: 0.3,
      },
      {
        text: "tell him before lifting a hand",
        accept: [
          "before I lift a hand",
          "explain before doing it",
          "inform about extra charges",
          "tell the extra cost first",
        ],
        weight: 0.2,
      },
      {
        text: "new sum and date in writing",
        accept: ["message with the new sum", "written approval", "revised quotation", "confirm it by email"],
        weight: 0.25,
      },
      {
        text: "two options to choose from",
        accept: ["with two options", "a second stage later", "give him options"],
        weight: 0.1,
      },
    ],
    avoid: ["For a good client every change is free.", "I add the change silently to the bill."],
  },
  {
    id: "trade-agreed-in-writing",
    family: "general",
    topic: "a client's order",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "What you put in writing",
    frames: [
      "Which points do you agree in writing with a client before you begin, and why those?",
      "As {role}, which points do you agree in writing with a client before you begin, and why those?",
    ],
    expected:
      "One page is enough, but it must say what I will do and, just as important, what is not included, because most quarrels are about that. Then the price, whether tax and material are in it, and which part is paid when, for example forty percent at the start, forty halfway and the rest at the end. Then the dates, and what I need from the client to keep them. How many corrections are free and what each further one costs. Who answers for defects and for how long, and how either side can end it. For small things a message to which he replies 'agreed' will do, while a large one gets signatures.",
    points: [
      {
        text: "what is included, what is left out",
        accept: ["what is not included", "scope of work", "list of what I deliver"],
        weight: 0.3,
      },
      {
        text: "price and which part is paid when",
        accept: [
          "which part is paid when",
          "advance and balance",
          "payment terms",
          "fees and payment schedule",
        ],
        weight: 0.25,
      },
      {
        text: "dates and what the client must give",
        accept: ["dates and what I need", "time of completion", "delivery date", "timeline of the project"],
        weight: 0.15,
      },
      {
        text: "free corrections and the cost of more",
        accept: ["how many corrections are free", "number of revisions", "charges for extra work"],
        weight: 0.15,
      },
      {
        text: "defects, and how it can be ended",
        accept: ["answers for defects", "guarantee period", "how either side can end", "cancellation terms"],
        weight: 0.15,
      },
    ],
    avoid: ["With a good client a spoken word is enough.", "Written terms insult a client."],
  },
  {
    id: "trade-pass-part-on",
    family: "general",
    topic: "a client's order",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "A part passed on to another",
    frames: [
      "You pass a part of a job on to somebody outside. How do you make sure that it comes back good?",
      "As {role}, you pass a part of a job on to somebody outside. How do you make sure that it comes back good?",
    ],
    expected:
      "I give away only what I can judge, because towards the client I remain responsible, whoever made it. I choose somebody whose pieces I have seen and try him with a small one. He gets a sheet: what, how good, until when, for how much, and from which material. I ask the client whether he minds, above all where his papers or his house are concerned. I look at it halfway, not only at the end when nothing can be altered. When it is right, I pay on the promised day, even if my client is late, since otherwise next time I stand last in his queue.",
    points: [
      {
        text: "responsible to the client oneself",
        accept: [
          "I remain responsible",
          "responsibility stays with me",
          "I answer to the client",
          "my name is on it",
        ],
        weight: 0.25,
      },
      {
        text: "choose one whose pieces were seen or tried",
        accept: [
          "whose pieces I have seen",
          "try him with a small one",
          "check his previous work",
          "choose a trusted person",
          "references of the freelancer",
        ],
        weight: 0.2,
      },
      {
        text: "a sheet with what, when and how much",
        accept: [
          "sheet with what and when",
          "clear written brief",
          "agree on rate and date",
          "written scope for him",
        ],
        weight: 0.2,
      },
      {
        text: "look at it halfway",
        accept: [
          "inspect in between",
          "check the progress",
          "regular follow up",
          "review before it is delivered",
        ],
        weight: 0.2,
      },
      {
        text: "client asked, helper paid on the day",
        accept: [
          "ask the client whether he minds",
          "pay on the promised day",
          "pay him in time",
          "client's permission",
        ],
        weight: 0.15,
      },
    ],
    avoid: ["If he spoils it, the client must ask him."],
  },
];
