import type { EntryDraft } from "../entry.ts";

/** Customer support: holding, languages, abuse and refunds. */
export const support7: readonly EntryDraft[] = [
  {
    id: "support-hold-and-transfer",
    family: "support",
    topic: "calls",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Holding and passing a call",
    frames: [
      "You list {skill}. How do you put a caller on hold or pass him to another team so that he does not get angry?",
      "How do you put a caller on hold, and how do you transfer a call, without making the caller angry?",
    ],
    expected:
      "I ask before I hold: may I keep you on hold for two minutes while I check with billing? I give the reason and the time, and wait for a yes. If I need longer, I come back before the time is over, thank him and ask again. I never leave him on dead air. For a transfer I say why, give him the ticket number in case the line drops, and I do a warm transfer: I brief my colleague with the name, the problem and what I have done, and only then connect. The caller must not tell the story twice.",
    points: [
      {
        text: "ask permission with reason and time",
        accept: [
          "may i keep you",
          "reason and the time",
          "ask before i hold",
          "permission to hold",
          "ask his permission",
          "tell him the reason",
          "put you on hold",
          "take permission",
          "ask for permission",
          "ask the customer first",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "come back before the time is over",
        accept: ["come back before", "refresh the hold", "thank him and ask again", "update him on hold"],
        weight: 0.2,
      },
      {
        text: "warm transfer with a brief to the colleague",
        accept: [
          "warm transfer",
          "brief my colleague",
          "need not repeat the story",
          "explain the case to my colleague",
        ],
        weight: 0.3,
      },
      {
        text: "reference given in case the line drops",
        accept: ["in case the line drops", "call back number", "ticket number in case", "reference number"],
        weight: 0.2,
      },
    ],
    avoid: [
      "A blind transfer saves time.",
      "I press hold quickly while he is talking.",
      "The next agent will ask the story again.",
    ],
  },
  {
    id: "support-caller-other-language",
    family: "support",
    topic: "calls",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "deepener",
    title: "A caller in another language",
    frames: [
      "A caller speaks a language you know only a little. How do you still help, or pass the call on, with respect?",
      "At {employer}, what would you do when a caller speaks mostly a language that you hardly know?",
    ],
    expected:
      "I do not ask him to speak properly, I slow down first. I use short sentences and the words that are the same everywhere, like order, payment, date, OTP not received, and I repeat what I understood. If it works, we go on, and I send the summary by SMS so that he has it in writing. If money or health is at stake, I do not guess. I tell him in his language, one line that I have learnt, that a colleague will speak with him, and I check the language queue. If nobody is free, I book a call back with a time and put the language in the ticket.",
    points: [
      {
        text: "slow, short sentences and common words",
        accept: ["use short sentences", "slow down first", "simple words", "easy words"],
        weight: 0.3,
      },
      {
        text: "repeat what was understood",
        accept: ["repeat what i understood", "confirm understanding", "repeat it to confirm"],
        weight: 0.2,
      },
      {
        text: "pass to someone who speaks the language",
        accept: [
          "check the language queue",
          "colleague who speaks his language",
          "transfer to a colleague who knows",
          "agent of that language",
          "language team",
          "colleague will speak with him",
          "transfer to a colleague",
          "who knows his language",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "call back with a time, language noted",
        accept: [
          "book a call back",
          "language in the ticket",
          "preferred language",
          "arrange a call back",
          "note the language",
        ],
        weight: 0.25,
      },
    ],
    avoid: [
      "I guess the rest and close the ticket.",
      "I ask him to speak proper English.",
      "I speak louder so that he understands.",
    ],
  },
  {
    id: "support-abusive-caller",
    family: "support",
    topic: "calls",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "When a caller abuses you",
    frames: [
      "A caller stops complaining and begins to use abusive words about you. What do you say, and when may you end the call?",
      "At {employer}, a caller becomes abusive and makes it personal. What do you say, and when do you end the call?",
    ],
    expected:
      "I separate anger from abuse. Anger about the product I let pass, since he has a reason. When it becomes abuse, I say calmly, I want to solve this, but I cannot continue if you use these words. If it goes on, I give a second clear warning, that I will have to end the call. Then I do what the policy allows, I say that I am ending it now, and that he may call again or write. I never abuse back or hang up silently. I write the exact words in the ticket, tell my supervisor, and take two minutes before the next call. The case itself still gets solved, by a colleague if needed.",
    points: [
      {
        text: "anger allowed, abuse not",
        accept: [
          "separate anger from abuse",
          "angry about product",
          "angry with the service",
          "listen to his anger",
        ],
        weight: 0.2,
      },
      {
        text: "calm warning before ending",
        accept: [
          "second clear warning",
          "warned twice",
          "two warnings",
          "polite warning",
          "give a warning",
          "warn the caller",
          "warn politely",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "end call within policy, announced",
        accept: [
          "policy allows",
          "ending call now",
          "disconnect per policy",
          "company policy",
          "tell him before disconnecting",
        ],
        weight: 0.2,
      },
      {
        text: "exact words noted, supervisor told",
        accept: [
          "words in the ticket",
          "inform supervisor",
          "document abuse",
          "inform my team leader",
          "note it in the ticket",
        ],
        weight: 0.15,
      },
      {
        text: "case still solved",
        accept: ["case passed to colleague", "complaint still resolved", "still solve the issue"],
        weight: 0.15,
      },
    ],
    avoid: [
      "I hang up to teach him a lesson.",
      "I shout back at an abusive caller.",
      "An agent must tolerate any abuse.",
    ],
  },
  {
    id: "support-refund-outside-policy",
    family: "support",
    topic: "escalation",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "A refund outside the rule",
    frames: [
      "At {employer}, a loyal customer asks for a refund two days after the return window closed. What do you do?",
      "A loyal customer wants a refund two days after the return window closed, and the rule says no. What do you do?",
    ],
    expected:
      "I do not say no at once and I do not promise yes. I look why he is late. If our delivery or our reply was late, the days are ours, and I raise it as our fault with dates. I check what I may do at my level, perhaps a voucher, a repair under warranty or an exchange. If it needs an exception, I send it to my lead with the history: six years a customer, no earlier request, two days late, and what I suggest. I tell the customer that I have asked, and by when he hears. If the answer is no, I call him myself and explain the reason and his other options.",
    points: [
      {
        text: "find out whether the delay was ours",
        accept: [
          "why he is late",
          "delivery or our reply",
          "delay is our fault",
          "days are ours",
          "reason for the delay",
          "our delivery was late",
        ],
        weight: 0.25,
      },
      {
        text: "use options within own authority",
        accept: ["voucher", "exchange", "repair under warranty", "what i may do at my level"],
        weight: 0.2,
      },
      {
        text: "ask for an exception with the history",
        accept: [
          "exception",
          "send it to my lead",
          "history and what i suggest",
          "goodwill approval",
          "request my manager",
          "special approval",
          "ask my lead",
          "send it to my manager",
          "ask my manager for approval",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "tell him when he hears, also a no",
        accept: [
          "by when he hears",
          "call him myself",
          "explain the reason and",
          "tell him by when",
          "inform the customer",
        ],
        weight: 0.25,
      },
    ],
    avoid: ["I promise the refund and tell my manager later.", "I change the date so that he qualifies."],
  },
];
