import type { EntryDraft } from "../entry.ts";

/** Back office, documents, outbound calls. */
export const support5: readonly EntryDraft[] = [
  {
    id: "support-errors-after-change",
    family: "support",
    topic: "back office",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Errors rise after a change",
    frames: [
      "You know {skill}. After a new form came, errors in your team's entries went from one to four percent. What do you do?",
      "After a new form came, errors in entries rose from one to four percent. How do you bring them down?",
    ],
    expected:
      "I do not begin with a warning to the team. I take one hundred wrong records and count which field is wrong and who entered it. If all of us fail in the same two fields, the form is the cause. In our case the date had moved and the district had become free text. For this week I add a check by a second person on these two fields only, because checking all would halve our speed. Then I ask for a drop-down and a fixed date format, with the count as proof. I show the team three wrong and right examples. I measure each day until we are under one percent, and then I stop the second check.",
    points: [
      {
        text: "find where the errors come from",
        accept: [
          "which field is wrong",
          "count by field",
          "error analysis",
          "fail in the same two fields",
          "which field has errors",
          "count which field",
          "where the errors happen",
          "type of errors",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "second check on the worst fields only",
        accept: [
          "check by a second person",
          "double check",
          "maker checker",
          "second person checks those fields",
        ],
        weight: 0.25,
      },
      {
        text: "validation: drop-down or fixed format",
        accept: ["fixed date format", "field validation", "drop-down list", "data validation"],
        weight: 0.25,
      },
      {
        text: "examples, daily measure, then stop",
        accept: [
          "wrong and right examples",
          "measure each day",
          "stop the second check",
          "show examples to the team",
          "check the error rate daily",
        ],
        weight: 0.2,
      },
    ],
    avoid: [
      "A strict warning will bring the errors down.",
      "The form is fine, people are careless.",
      "All fields should be typed twice.",
    ],
  },
  {
    id: "support-list-clean-excel",
    family: "support",
    topic: "back office",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Cleaning a list of customers",
    frames: [
      "You list {skill}. You get 8,000 customer rows from three branches. How do you make one clean list of them?",
      "Three branches send 8,000 customer rows in three sheets. How do you make one clean list without duplicates?",
    ],
    expected:
      "I keep the three files untouched and work on a copy with a column for the branch, so every row can be traced. I bring the headings to one order, then clean with TRIM and PROPER, make mobile numbers ten digits as text, so that leading zeros and plus ninety one do not matter, and dates one format. Then I mark doubles with COUNTIF on mobile number, not on the name, and look at them before I delete, because a family may share a phone. I check the totals: 8,000 rows equal kept plus removed plus doubtful. I send back the doubtful ones to the branch with the reason. For a monthly job I would use Power Query.",
    points: [
      {
        text: "originals kept, branch column",
        accept: [
          "files untouched",
          "column for the branch",
          "keep a copy",
          "keep the original files",
          "copy of the files",
        ],
        weight: 0.2,
      },
      {
        text: "clean text, numbers and dates to one format",
        accept: ["trim", "mobile numbers ten digits", "dates one format", "remove extra spaces"],
        weight: 0.25,
      },
      {
        text: "doubles found and looked at before deleting",
        accept: [
          "countif",
          "remove duplicates on mobile",
          "conditional formatting",
          "duplicates by mobile number",
          "check before deleting",
          "mark doubles with COUNTIF",
          "remove duplicates",
          "check for duplicates",
          "find duplicates",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "rows tallied, doubtful ones returned",
        accept: [
          "kept plus removed",
          "doubtful ones to the branch",
          "reconcile the row count",
          "total rows should match",
        ],
        weight: 0.25,
      },
    ],
    avoid: [
      "Removing duplicates by name is safe.",
      "I delete the doubles directly in the originals.",
      "A shared phone always means a duplicate.",
    ],
  },
  {
    id: "support-outbound-rules",
    family: "support",
    topic: "calls",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Rules before calling customers",
    frames: [
      "Your resume lists {skill}. Which rules do you keep before and during an outbound sales or reminder call?",
      "Which rules do you keep before and during an outbound sales or reminder call in India?",
    ],
    expected:
      "Before dialling, the list is scrubbed against the do not disturb register, unless the customer gave us consent. Promotional calls go out from the 140 series, and banks use the 1600 series for service calls, so I never call from my own mobile. I say my name, the company and the reason in the first ten seconds, and that the call is recorded. I ask whether it is a good time. If he says, do not call me, I mark it at once and he is off the list. For loan reminders I call only between eight in the morning and seven in the evening, and speak to the borrower himself, never to his neighbour or office.",
    points: [
      {
        text: "do not disturb register or consent",
        accept: [
          "do not disturb",
          "dnd",
          "consent of the customer",
          "list is scrubbed",
          "ndnc list",
          "customer consent",
          "dnc list",
          "consented customers",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "right number series, not own mobile",
        accept: ["140 series", "1600 series", "official number", "not from my own mobile number"],
        weight: 0.2,
      },
      {
        text: "name, company and reason first",
        accept: [
          "name the company and",
          "call is recorded",
          "first ten seconds",
          "introduce myself and company",
          "reason for calling",
        ],
        weight: 0.2,
      },
      {
        text: "stop request marked at once",
        accept: ["do not call me", "opt out", "not to call again", "remove his number"],
        weight: 0.15,
      },
      {
        text: "reminders between eight and seven, to the borrower only",
        accept: [
          "eight in the morning",
          "seven in the evening",
          "never to his neighbour",
          "between 8 and 7",
          "only the borrower",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "My private number gets more answers.",
      "Reminders may go to his neighbour too.",
      "He is reached best after nine at night.",
      "The purpose is told at the end.",
    ],
    link: "https://www.trai.gov.in/",
  },
  {
    id: "support-offer-on-service-call",
    family: "support",
    topic: "customer-service",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "Selling on a help call",
    frames: [
      "Your manager wants you to offer a paid plan on every help call. When do you offer it, how, and when do you not?",
      "Your resume shows {skill}. You must offer an upgrade on every help call. How do you do it without losing trust?",
    ],
    expected:
      "First I solve what he called for and hear him say that it is fine. On a call about a wrong bill or a death in the family I offer nothing, and I note why. Otherwise I offer only if something on his screen fits: he has paid for extra data three months in a row, so a bigger plan costs him less. I say it in one sentence with the price, all charges and how to stop it, and I take a no the first time. I never add it without a clear yes, since that is mis-selling and comes back as a complaint. I would show my manager how sales went on fitting calls and on all calls.",
    points: [
      {
        text: "solve the problem first",
        accept: [
          "solve what he called",
          "problem is solved first",
          "hear him say that it",
          "first solve his issue",
          "once the issue is resolved",
          "resolve his problem first",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "offer only what fits his use",
        accept: [
          "fits on his screen",
          "extra data three months",
          "need based offer",
          "based on his usage",
          "only if it suits",
          "fits his need",
        ],
        weight: 0.25,
      },
      {
        text: "price, charges and how to stop it",
        accept: ["all charges", "how to stop it", "cancellation terms", "tell the full price"],
        weight: 0.2,
      },
      {
        text: "clear yes, no mis-selling, take a no",
        accept: ["clear yes", "mis-selling", "only with his consent"],
        weight: 0.3,
      },
    ],
    avoid: [
      "I activate it and he can cancel later.",
      "The offer opens the call, his problem follows.",
      "The charges can be told later.",
    ],
  },
  {
    id: "support-queue-short-staffed",
    family: "support",
    topic: "calls",
    kind: "behavioral",
    type: "behavioral",
    level: "medium",
    rung: "deepener",
    title: "A day with too few people",
    frames: [
      "Tell me about a day when your team was short of people and the queue was long. What did you do yourself?",
      "At {employer}, tell me about the hardest day on the floor, when calls kept waiting. What was your own part?",
    ],
    expected:
      "During a sale last October four of our twelve agents were ill and calls waited for eleven minutes. I was not the lead, but I saw that half of the callers only asked where their parcel was. I told my lead and wrote a recorded message with the tracking link, and she put it on the line within half an hour. I took the long cases from two new colleagues so that they could do short ones, and moved my lunch. By evening the waiting time was under three minutes, and we lost fewer callers than the day before. I learnt to look for the one reason behind a queue first.",
    points: [
      {
        text: "team short, queue long",
        accept: ["four agents ill", "calls waited eleven minutes", "long call queue"],
        weight: 0.2,
      },
      {
        text: "your own steps beyond taking calls",
        accept: ["recorded message", "told my lead", "took the long cases", "moved my lunch"],
        weight: 0.35,
        must: true,
      },
      {
        text: "shorter waiting, fewer lost calls",
        accept: ["under three minutes", "lost fewer callers", "waiting time"],
        weight: 0.25,
      },
      {
        text: "what you learnt from it",
        accept: ["learnt to look", "one reason behind", "lesson"],
        weight: 0.2,
      },
    ],
  },
];
