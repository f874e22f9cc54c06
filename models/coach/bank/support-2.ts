import type { EntryDraft } from "../entry.ts";

/** Customer support: service measures and call quality. */
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
          "pull the repeat calls",
          "top repeat reasons",
          "why customers call again",
          "reason wise repeat calls",
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
        text: "check whether the number itself is sound",
        accept: [
          "surveys came back",
          "survey text or channel",
          "sample too small",
          "number of surveys",
          "survey was changed",
          "number itself is sound",
          "how many surveys came back",
          "sample size",
          "number of survey responses",
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
          "fatal error",
          "critical error",
          "score becomes zero",
          "call becomes zero",
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
];
