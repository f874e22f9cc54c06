import type { EntryDraft } from "../entry.ts";

/** Customer support: service measures, call quality, difficult callers, escalation. */
export const support2: readonly EntryDraft[] = [
  {
    id: "support-raise-first-call-resolution",
    family: "support",
    topic: "metrics",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Raising first call resolution",
    frames: [
      "Your resume mentions {skill}. If you had to raise first call resolution by five points, where would you begin, and what would you change?",
      "Too many customers call back within seven days about the same problem. How do you raise first call resolution?",
    ],
    expected:
      "First I agree how we count it, the same customer and the same reason within seven days. Then I pull the repeat calls of one month and group them by reason, because usually three or four reasons make half of them. I listen to ten first calls of each reason. Often the agent had no right to approve, for example a fee reversal, or he closed the ticket before the other team acted. So I ask for a small approval limit at the desk, a checklist for those reasons, and a habit of asking, is there anything else on this. I do not push agents to mark calls as resolved.",
    points: [
      {
        text: "agree how a repeat is counted",
        accept: ["same customer and the same reason", "define a repeat", "how we count a repeat"],
        weight: 0.2,
      },
      {
        text: "group repeat calls by reason",
        accept: [
          "group them by reason",
          "top reasons",
          "pareto of repeats",
          "reason codes",
          "reasons of repeat calls",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "listen to the first calls",
        accept: ["listen to ten first", "listen to recordings", "hear the call recordings"],
        weight: 0.2,
      },
      {
        text: "remove the cause, such as approval rights",
        accept: [
          "small approval limit",
          "checklist for those reasons",
          "fee reversal",
          "empower agents",
          "more power to agents",
          "fix the root cause",
        ],
        weight: 0.3,
      },
    ],
    avoid: ["Agents should mark every call as resolved.", "Shorter calls raise first call resolution."],
  },
  {
    id: "support-csat-falls",
    family: "support",
    topic: "metrics",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Satisfaction falls in a week",
    frames: [
      "You worked with {skill}. Suppose satisfaction fell from 86 to 78 in one week. How would you find the reason?",
      "Your team's satisfaction score fell from 86 to 78 percent in one week. How do you find out why?",
    ],
    expected:
      "I check first whether the number itself is sound: how many surveys came back, and did the survey text or channel change. With forty replies, eight points may be chance. Then I cut it by queue, reason, shift, and new against old agents. If it fell in one queue only, it is probably a product or delivery problem, not manners. I read every comment with a low score, because people write the reason. Say I find that refunds are late since Monday. Then I tell the refund team with figures, give agents an honest line to say, and watch the daily score of that queue until it is back.",
    points: [
      {
        text: "check number of surveys and any change in the survey",
        accept: [
          "surveys came back",
          "survey text or channel",
          "sample too small",
          "number of surveys",
          "survey was changed",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "cut by queue, reason, shift, and new or old agents",
        accept: [
          "queue reason shift",
          "new against old agents",
          "segment the score",
          "break it down by queue",
          "team wise and shift wise",
          "which queue fell",
        ],
        weight: 0.3,
      },
      {
        text: "read comments of low scores",
        accept: [
          "read every comment",
          "verbatim comments",
          "low score comments",
          "customer feedback comments",
        ],
        weight: 0.25,
      },
      {
        text: "take the cause to its owner and watch daily",
        accept: [
          "tell the refund team",
          "watch the daily score",
          "share it with the owner",
          "inform the concerned team",
        ],
        weight: 0.2,
      },
    ],
    avoid: [
      "Agents need a warning about manners.",
      "Angry customers give low scores, so ignore it.",
      "Fewer surveys to unhappy people help.",
    ],
  },
  {
    id: "support-quality-score-low",
    family: "support",
    topic: "call quality",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "deepener",
    title: "What a quality audit checks",
    frames: [
      "In your work with {skill}, what did a call quality check look at, what made a call fail at once, and how did you check yourself?",
      "What does a quality auditor look at in a recorded call, what can make the whole call fail, and how do you check yourself?",
    ],
    expected:
      "Our sheet had four parts. Opening and verification, listening and finding the real need, the right solution by the process, and closing with a summary and correct tagging. Each part had marks. But some errors were fatal, and they took the call to zero: skipping verification, giving wrong information about money, promising what the process does not allow, rude words, or hanging up. So I never skip verification even with a regular caller. Each week I listened to two of my own recordings with the sheet before the auditor did. My score rose from 82 to 93, mostly because I began to sum up at the end.",
    points: [
      {
        text: "opening, verification, solution and closing",
        accept: [
          "opening and verification",
          "closing with a summary",
          "correct tagging",
          "greeting and verification",
          "greeting and closing",
        ],
        weight: 0.25,
      },
      {
        text: "fatal errors take the call to zero",
        accept: [
          "errors were fatal",
          "call to zero",
          "auto fail",
          "zero tolerance error",
          "fatal parameter",
          "zero marks",
        ],
        weight: 0.35,
        must: true,
      },
      {
        text: "wrong promise, wrong information or rudeness",
        accept: [
          "wrong information about money",
          "promising what the process",
          "rude words",
          "misleading the customer",
          "false promise",
          "rude to the customer",
          "skipping verification",
        ],
        weight: 0.2,
      },
      {
        text: "check own recordings with the sheet",
        accept: ["two of my own recordings", "listen to my own recordings", "self audit"],
        weight: 0.2,
      },
    ],
    avoid: [
      "A friendly voice makes up for skipped verification.",
      "A known caller can skip verification.",
      "A promise that helps him is fine.",
    ],
  },
  {
    id: "support-dispute-audit-score",
    family: "support",
    topic: "call quality",
    kind: "behavioral",
    type: "behavioral",
    level: "medium",
    rung: "deepener",
    title: "A quality score you disputed",
    frames: [
      "Tell me about a time when you thought your call audit score was unfair. What did you do?",
      "At {employer}, tell me about a time when you did not agree with a quality score. How did you raise it?",
    ],
    expected:
      "Once an auditor gave me forty of a hundred on a call because, he said, I had not verified the customer. It hurt, since I remembered doing it. I did not argue on the floor. I listened to the recording and noted that the verification was at minute two, after the customer had told everything. I wrote to the auditor with the call number and that minute, and asked politely for a second look. He accepted it and the score became 88. But he showed me that I had skipped the hold permission, which was true. Since then I verify before anything else, so nobody must search for it.",
    points: [
      {
        text: "what the score was and why you disagreed",
        accept: ["auditor gave me forty", "had not verified", "marked me down", "score was unfair"],
        weight: 0.2,
      },
      {
        text: "you checked the recording before speaking",
        accept: ["listened to the recording", "minute two", "heard the call again"],
        weight: 0.3,
        must: true,
      },
      {
        text: "you raised it politely with proof",
        accept: [
          "wrote to the auditor",
          "call number and that minute",
          "asked politely for",
          "formal dispute",
        ],
        weight: 0.25,
      },
      {
        text: "what came out and what you changed",
        accept: ["score became", "since then i verify", "hold permission", "accepted it"],
        weight: 0.25,
      },
    ],
  },
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
        text: "no guessing; pass to the language queue",
        accept: [
          "check the language queue",
          "colleague who speaks his language",
          "transfer to a colleague who knows",
          "agent of that language",
          "language team",
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
        accept: ["second clear warning", "warned twice", "two warnings", "polite warning", "give a warning"],
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
      "I hang up at once to teach him a lesson.",
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
