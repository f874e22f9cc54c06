import type { EntryDraft } from "../entry.ts";

/** Customer support: tickets, outages and customer records. */
export const support4: readonly EntryDraft[] = [
  {
    id: "support-priority-of-tickets",
    family: "support",
    topic: "ticketing",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Which ticket comes first",
    frames: [
      "You list {skill}. You open a queue of forty tickets, five marked urgent: how do you set the order, and what do you tell the customers?",
      "You open the queue and find 40 tickets, five of them marked urgent by customers. How do you set the order, and what do you tell them?",
    ],
    expected:
      "I do not go by who shouts. I look at impact and urgency: how many people are hit, is work or money stopped, is there a way around, and when does the promised time run out. A payment failure for a whole region comes before one manager's printer, even if the manager wrote urgent three times. I first scan all subjects for the same problem, because five urgent ones may be one outage. Next I take tickets close to their time limit. Quick ones of two minutes I do in a batch before lunch. I answer the five customers at once with a real time, and I tell my lead if two top cases clash.",
    points: [
      {
        text: "impact and urgency decide",
        accept: [
          "impact and urgency",
          "how many people are hit",
          "business impact",
          "severity",
          "how many users are affected",
        ],
        weight: 0.35,
        must: true,
      },
      {
        text: "scan subjects for one shared outage",
        accept: ["scan all subjects", "may be one outage", "duplicate tickets", "same issue in many tickets"],
        weight: 0.2,
      },
      {
        text: "tickets close to their time limit",
        accept: [
          "promised time runs out",
          "tickets close to their time limit",
          "about to breach",
          "sla about to",
        ],
        weight: 0.25,
      },
      {
        text: "quick honest reply with a time",
        accept: ["acknowledge the customers", "with a real time", "reply with an expected time"],
        weight: 0.2,
      },
    ],
    avoid: [
      "First come, first served is right.",
      "Whoever wrote urgent gets the first answer.",
      "The easy ones go first to clear the count.",
    ],
  },
  {
    id: "support-outage-communication",
    family: "support",
    topic: "service level",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "Promised times in an outage",
    frames: [
      "Your resume shows {skill}. The app is down, 300 tickets come in an hour. How do you protect customers and the promised times?",
      "The app is down and 300 tickets arrive within an hour. How do you handle customers and the agreed times?",
    ],
    expected:
      "I confirm with engineering that it is one incident, and put a banner in the app and a recorded message on the line, because most people only want to know that we know. I make one master ticket, tag all others to it, and send one reply to all: what is down, what still works, when the next update comes. No guessed repair time. Two agents stay free for cases that cannot wait, like a medicine order or a double debit. The clock of the SLA does not stop just because we are down, so I note start and end for the report. After it, everybody gets a closing message, and I check the credit that the contract promises.",
    points: [
      {
        text: "banner or recorded message early",
        accept: [
          "banner in the app",
          "recorded message",
          "ivr message",
          "status page",
          "message in the app",
          "inform all customers",
        ],
        weight: 0.25,
      },
      {
        text: "one master ticket and one reply to all",
        accept: ["master ticket", "tag all others", "bulk reply", "parent ticket", "common message"],
        weight: 0.25,
        must: true,
      },
      {
        text: "next update time, no guessed repair time",
        accept: ["no guessed repair", "next update comes", "no false eta", "not promise a repair time"],
        weight: 0.2,
      },
      {
        text: "agents free for critical cases",
        accept: [
          "stay free for",
          "critical cases first",
          "cases that cannot wait",
          "separate agents for urgent",
        ],
        weight: 0.15,
      },
      {
        text: "times noted for report and credits",
        accept: ["start and end for", "credit that the contract", "service credit"],
        weight: 0.15,
      },
    ],
    avoid: [
      "The SLA clock stops during any outage.",
      "I promise a repair time to calm them.",
      "Every ticket needs its own typed answer.",
      "We stay silent until it is repaired.",
    ],
  },
  {
    id: "support-crm-duplicates",
    family: "support",
    topic: "crm",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Two records for one customer",
    frames: [
      "You worked with {skill}. You find two records for one customer, with different phone numbers. What do you do?",
      "In the CRM you find two records for one customer with different phone numbers. How do you put it right?",
    ],
    expected:
      "I do not merge at once, since two brothers may share one address. I compare what is hard to share: e-mail, date of first order, GST number or the last four digits of the account. If it is one person, I ask him on the next call which number is right, after verification. Then I merge into the older record, because its history and open tickets must stay, and I keep the second number as an alternate. I check that the marketing consent is the stricter of the two. I also look how it happened, often a new record is made when the search by name fails. So we search by mobile before we create.",
    points: [
      {
        text: "make sure it is one person before merging",
        accept: [
          "compare what is hard",
          "verify before merging",
          "confirm it is the same person",
          "check date of birth",
          "match the email",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "keep history and open tickets in one record",
        accept: [
          "merge into the older",
          "history and open tickets",
          "alternate number",
          "merge the records",
          "keep the old history",
        ],
        weight: 0.25,
      },
      {
        text: "consent stays the stricter",
        accept: ["marketing consent", "stricter of the two", "dnd preference"],
        weight: 0.2,
      },
      {
        text: "prevent: search by mobile before creating",
        accept: ["search by mobile", "search before we create", "duplicate rule"],
        weight: 0.25,
      },
    ],
    avoid: [
      "The same name and city prove one person.",
      "The newer record wins, delete the older.",
      "Marketing messages may go to both numbers.",
    ],
  },
  {
    id: "support-crm-after-call",
    family: "support",
    topic: "crm",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Tagging a call correctly",
    frames: [
      "You list {skill}. What do you enter for each call, and when? Why does the right reason code matter, and which one if two fit?",
      "What do you enter in the CRM for each call, and when? Why does the right reason code matter, and which one if two fit?",
    ],
    expected:
      "I enter the reason, the result, the next step with a date, and any change of contact details. I do most of it while I talk, so the work after the call stays under thirty seconds. The reason code matters because nobody reads ten thousand notes, they read the report. If I choose others every time, a wrong bill that hits five hundred people stays invisible. Once our team had thirty percent under others. We split it and found that a delivery message was sent twice. It was fixed in a day and we lost many calls. So if two codes fit, I choose what made the customer call.",
    points: [
      {
        text: "reason, result and next step with date",
        accept: [
          "reason the result",
          "next step with a date",
          "disposition",
          "follow up date",
          "call reason and result",
        ],
        weight: 0.25,
      },
      {
        text: "most of it during the call",
        accept: [
          "while i talk",
          "under thirty seconds",
          "wrap up time",
          "type during the call",
          "immediately after the call",
        ],
        weight: 0.2,
      },
      {
        text: "reports show problems only when codes are right",
        accept: [
          "they read the report",
          "stays invisible",
          "trend reports",
          "root cause from codes",
          "report will be wrong",
          "codes go into reports",
          "wrong bill that hits",
          "used in reports",
          "helps in reports",
          "report shows the problem",
        ],
        weight: 0.35,
        must: true,
      },
      {
        text: "choose what made the customer call",
        accept: ["made the customer call", "main reason of the call", "why he called first"],
        weight: 0.2,
      },
    ],
    avoid: ["The code is a formality, the note tells all.", "I fill all codes at the shift end."],
  },
];
