import type { EntryDraft } from "../entry.ts";

/** The craft of any trade: clients, from a vague wish to money back. */
export const trade10: readonly EntryDraft[] = [
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
          ...["listen to the complaint", "hear the client out", "listen to him patiently"],
          ...["understand his complaint", "listen fully", "without interrupting", "stay calm and listen"],
          ...["first listen to him", "ask madam to sit", "listen to her fully", "listen patiently"],
        ],
        weight: 0.15,
      },
      {
        text: "see the defect and the agreement",
        accept: [
          ...["see the thing myself", "check what was agreed", "inspect the defect"],
          ...["look at the bill and order", "check the work myself", "see what is the problem"],
          ...["check the bill", "is the complaint correct", "check whose mistake"],
          ...["compare with what agreed", "taste the dish myself"],
        ],
        weight: 0.25,
      },
      {
        text: "own fault: do it again or refund",
        accept: [
          ...["offer to redo it", "repair it free", "refunded wholly or in part", "refund if our fault"],
          ...["redo it without charge", "make it again", "correct it free", "give the money back"],
          ...["say sorry and redo", "discount or refund", "remove it from the bill"],
          ...["correct it free next day", "return the money", "redo it or refund"],
        ],
        weight: 0.3,
      },
      {
        text: "not our fault: show it kindly",
        accept: [
          ...["misused the product", "explain politely why not", "show it kindly", "explain with proof"],
          ...["explain nicely", "tell him the truth", "show him the order", "explain softly"],
          "against my advice",
        ],
        weight: 0.15,
      },
      {
        text: "note it so that it does not return",
        accept: [
          ...["note each such case", "learn from the complaint", "make sure it is not repeated"],
          ...["write in complaint book", "not happen again", "find the reason", "tell the team"],
          ...["tell my team", "note in the book"],
        ],
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
          ...["what he wants to reach", "reason behind the wish", "why he wants it so"],
          ...["understand his need", "ask him why", "know his reason", "listen to his idea"],
          ...["what is his purpose", "ask why you want", "understand why he wants"],
          "first understand the reason",
        ],
        weight: 0.2,
      },
      {
        text: "tell plainly what will happen",
        accept: [
          ...["tell him once and plainly", "explain the drawbacks", "explain the consequences"],
          ...["tell the disadvantages", "advantages and disadvantages", "explain the problem in it"],
          ...["tell him the loss", "tell my opinion clearly", "show what can go wrong"],
          ...["as an expert I advise", "explain the disadvantages", "show that it is not"],
          ...["explain honestly with examples", "tell him the problem"],
        ],
        weight: 0.25,
      },
      {
        text: "bring an alternative",
        accept: [
          ...["offer an alternative", "suggest a better option", "alternative that reaches the same"],
          ...["give him options", "suggest another option", "show him a better way", "give two options"],
          ...["suggest a better alternative", "another option with same", "give another option"],
        ],
        weight: 0.2,
      },
      {
        text: "in matters of taste the client decides, and it is noted",
        accept: [
          ...["his house and his money", "final decision is the client's", "note that I advised against"],
          ...["take it in writing", "respect his decision", "client's choice finally", "do as he wants"],
          ...["take his approval in writing", "mail that I advised", "as per his wish"],
          ...["confirmation in writing", "it is his brand", "write in the mail", "make it as he wants"],
        ],
        weight: 0.2,
      },
      {
        text: "refuse what would harm somebody",
        accept: [
          ...["would harm him or others", "not if it is unsafe", "refuse if dangerous", "if it is harmful"],
          ...["not do if dangerous", "if it hurts somebody", "refuse the work", "copies another logo"],
          ...["if it is unsafe", "not harmful then only"],
        ],
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
        accept: [
          ...["ask what it is for", "who will use it", "purpose of the order", "by when he needs it"],
          ...["ask him many questions", "for whom it is", "where it will be used", "till when he needs"],
          ...["what is the occasion", "ask what function", "day or night", "what is the purpose"],
          "when is it needed",
        ],
        weight: 0.25,
      },
      {
        text: "show two or three examples",
        accept: [
          ...["two or three examples", "show some samples", "reference pictures"],
          ...["old projects to choose from", "show him designs", "pictures from Pinterest"],
          ...["show my old work", "reference from internet", "show samples", "show her photos"],
          "she points at it",
        ],
        weight: 0.2,
      },
      {
        text: "say it back in own words, in a message",
        accept: [
          ...["say it in my words", "short message to confirm", "confirm in writing"],
          ...["repeat the requirement", "tell what I understood", "send a summary mail"],
          ...["confirm on WhatsApp", "write the points", "repeat it to him", "tell her what you said"],
          ...["repeat my understanding", "confirm on mail"],
        ],
        weight: 0.2,
      },
      {
        text: "budget asked early",
        accept: [
          ...["ask about the budget", "how much he can spend", "ask his budget", "price range"],
          ...["how much to spend", "ask about budget"],
        ],
        weight: 0.1,
      },
      {
        text: "a small draft before the whole",
        accept: [
          ...["make a small draft", "rough sketch first", "make a sample piece first"],
          ...["trial piece for approval", "rough layout first", "show a sketch", "make one sample"],
          ...["after his ok", "small part for approval", "draw it on paper", "trial in cheap cloth"],
          "rough sample first",
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
        accept: [
          ...["ask why he wants it", "reason for the change", "understand the new need", "ask the reason"],
          ...["why he wants change", "understand what he wants", "ask why now"],
        ],
        weight: 0.15,
      },
      {
        text: "work out the extra days and money",
        accept: [
          ...["how many days more", "effect on time and cost", "extra cost and time"],
          ...["work already finished", "how much rework", "how much time extra", "cost will increase"],
          ...["calculate extra charges", "effect on the date", "is it possible"],
          ...["calculate labour and material", "seven more days", "breaking is a loss"],
        ],
        weight: 0.3,
      },
      {
        text: "tell him before lifting a hand",
        accept: [
          ...["before I lift a hand", "explain before doing it", "inform about extra charges"],
          ...["tell the extra cost first", "tell him the extra cost", "explain it first"],
          ...["discuss the charges", "tell him the amount before", "amount before breaking"],
        ],
        weight: 0.2,
      },
      {
        text: "new sum and date in writing",
        accept: [
          ...["message with the new sum", "written approval", "revised quotation", "confirm it by email"],
          ...["take it on mail", "confirm on WhatsApp", "written confirmation", "new quotation"],
          ...["get his signature", "ok on WhatsApp", "new amount in writing"],
        ],
        weight: 0.25,
      },
      {
        text: "two options to choose from",
        accept: [
          ...["with two options", "a second stage later", "give him options", "give two options"],
          ...["small change free", "less cost option", "do it with something else"],
        ],
        weight: 0.1,
      },
    ],
    avoid: ["For a good client every change is free.", "I add the change silently to the bill."],
  },
];
