import type { EntryDraft } from "../entry.ts";

/** Customer support: calls, privacy and data entry. */
export const support: readonly EntryDraft[] = [
  {
    id: "support-angry-call-steps",
    family: "support",
    topic: "calls",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Steps of an angry call",
    frames: [
      "At {employer}, how did you handle a caller who began by shouting? Give me the steps and your words.",
      "A caller shouts that he has called four times. What do you say in the first minute, and what next?",
    ],
    expected:
      "In the first minute I let him speak and do not cut in. Then I use his name and say, I am sorry that you had to call four times, I would be upset too. I do not say calm down. I tell him that I own this call now and read the old notes, so that he need not repeat the story. I sum up the problem in one line and ask if it is right. I give one action and one time, and I stay on the line if I transfer. Before closing I confirm it and send the ticket number by SMS.",
    points: [
      {
        text: "let him speak, then show you understand",
        accept: [
          "empathy",
          "sorry that you had to call",
          "listen without interrupting",
          "let him speak and do not cut",
          "listen to him fully",
          "understand his anger",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "read old notes so he need not repeat",
        accept: [
          "read the old notes",
          "need not repeat",
          "case history",
          "previous tickets",
          "check his old tickets",
          "check the history",
        ],
        weight: 0.2,
      },
      {
        text: "sum up the problem and confirm it",
        accept: ["sum up the problem", "one line and ask", "paraphrase", "repeat his issue"],
        weight: 0.15,
      },
      {
        text: "one action with a clear time",
        accept: ["turnaround time", "commit a time", "one action and one time", "give him a time"],
        weight: 0.25,
      },
      {
        text: "ticket number and warm transfer",
        accept: ["ticket number", "stay on the line", "reference number", "warm transfer"],
        weight: 0.15,
      },
    ],
    avoid: [
      "Sir, calm down and lower your voice.",
      "A shouting caller goes straight to the supervisor.",
      "I disconnect the moment he shouts.",
    ],
  },
  {
    id: "support-handle-time-quality",
    family: "support",
    topic: "metrics",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Short calls or good calls",
    frames: [
      "Your resume says: {line}. How did you balance speed with quality in that work?",
      "Your average handle time is too high, but your customers rate you well. What do you change?",
    ],
    expected:
      "I would not simply talk faster, because a short call that comes back is two calls. I listen to ten of my own long calls and mark where the time goes. Usually it is searching on the system, silent hold and writing notes after the call. So I type notes while I talk, keep the ten most used answers in one file, and learn the short keys. I ask the right question early. I leave the talk itself alone when the case is difficult. I watch handle time together with first call resolution and repeat calls in seven days, so that speed does not hide a loss.",
    points: [
      {
        text: "speed must not bring the customer back",
        accept: [
          "is two calls",
          "repeat call",
          "not simply talk faster",
          "has to call again",
          "solve in one call",
          "first call resolution",
          "repeat calls",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "listen to own calls to see where time goes",
        accept: [
          "own long calls",
          "where the time goes",
          "call recording",
          "dead air",
          "listen to my recordings",
        ],
        weight: 0.25,
      },
      {
        text: "notes while talking and ready answers",
        accept: [
          "type notes while",
          "most used answers",
          "short keys",
          "knowledge base",
          "type while talking",
          "saved answers",
        ],
        weight: 0.25,
      },
      {
        text: "watch it with first call resolution",
        accept: [
          "first call resolution",
          "fcr",
          "handle time together",
          "csat and aht",
          "repeat calls in seven days",
        ],
        weight: 0.25,
      },
    ],
    avoid: [
      "Talking faster brings the handle time down.",
      "I drop the closing questions to save time.",
      "Difficult calls are passed to a colleague quickly.",
    ],
  },
  {
    id: "support-verify-caller",
    family: "support",
    topic: "privacy",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "deepener",
    title: "Checking who is calling",
    frames: [
      "A caller to {employer} wants the details of someone else's account. What do you ask, what do you never ask, and what do you refuse?",
      "A caller says he is the account holder's son and asks for the balance. What do you ask, what do you never ask, and what do you offer?",
    ],
    expected:
      "I stay friendly, but I give nothing before the check. I ask the security questions set by the company, like the registered mobile number and two other details, and I match them on the screen. I never read out the answer and ask whether it is right. If he is not the account holder, I explain that I may not share the balance even with family, because it protects his father also. I offer what I can, that the father calls from the registered number, or uses the app. I never ask for an OTP, PIN or full card number, and I note the attempt.",
    points: [
      {
        text: "no details before the identity check",
        accept: [
          "nothing before the check",
          "security questions",
          "verify identity",
          "authentication",
          "verify the caller first",
          "verification questions",
          "verify the account holder",
          "verify his details",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "never read out the answer",
        accept: ["never read out", "match them on the", "not give hints", "not read the details"],
        weight: 0.2,
      },
      {
        text: "not even family without consent",
        accept: ["even with family", "third party", "consent of holder"],
        weight: 0.2,
      },
      {
        text: "offer the right way",
        accept: ["calls from the registered", "uses the app", "visit the branch", "written authority"],
        weight: 0.15,
      },
      {
        text: "never ask OTP, PIN or full card number",
        accept: ["otp pin", "full card number", "never ask for an OTP"],
        weight: 0.2,
      },
    ],
    avoid: [
      "I ask for the OTP to verify him.",
      "Family may be told the balance.",
      "I read out the number for him to confirm.",
    ],
  },
  {
    id: "support-data-entry-accuracy",
    family: "support",
    topic: "back office",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Accuracy in data entry",
    frames: [
      "You list {skill}. How do you keep both speed and accuracy when you enter a few hundred records a day?",
      "You have 300 forms to enter by evening. How do you keep your entries correct and still finish?",
    ],
    expected:
      "I sort the forms first, clear ones in one pile and doubtful ones in another, so that I do not stop in the middle. I enter in batches of twenty five and save. I use what the sheet can check for me, such as a drop-down for district, a date format and a warning for duplicate numbers. I do not guess an unreadable word, I mark it and ask. After each batch I compare every tenth record with the paper, and I match the total of the amounts. At the end I report the number entered, pending and doubtful. I keep above ninety nine percent correct.",
    points: [
      {
        text: "sort the forms, keep doubtful ones apart",
        accept: ["sort the forms", "doubtful ones", "unclear forms apart"],
        weight: 0.2,
      },
      {
        text: "let the sheet check: drop-down, format, duplicates",
        accept: ["date format", "duplicate numbers", "data validation", "drop-down list"],
        weight: 0.25,
      },
      {
        text: "do not guess an unreadable word",
        accept: [
          "unreadable word",
          "mark it and ask",
          "illegible",
          "ask if it is unclear",
          "not clear, i ask",
        ],
        weight: 0.2,
      },
      {
        text: "entries checked against the source",
        accept: [
          "every tenth record",
          "match the total",
          "sample check",
          "cross check with source",
          "check with the original forms",
          "recheck the entries",
          "check with the form",
          "compare with the original",
        ],
        weight: 0.2,
        must: true,
      },
      {
        text: "report entered, pending and doubtful",
        accept: [
          "number entered pending",
          "report the number",
          "daily status",
          "pending count",
          "report the pending forms",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "I guess an unreadable word from the rest.",
      "The software will catch every typing error.",
      "Typing faster is enough, errors get fixed later.",
    ],
  },
];
