import type { EntryDraft } from "../entry.ts";

/** Customer support: backlog, escalation and several chats. */
export const support6: readonly EntryDraft[] = [
  {
    id: "support-backlog-sla",
    family: "support",
    topic: "service level",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "A backlog past its time",
    frames: [
      "What if {employer} had 900 open tickets tomorrow and half the team? How would you bring it down in a week?",
      "Tickets have piled up, and half are past their promised time. You have one week. What do you do?",
    ],
    expected:
      "I would not start from the top of the list. I first split the tickets by kind and by age, because usually three kinds make up most of it. Duplicates and cases already solved can be closed with a message on the same day. Next, I put money loss and blocked customers first. For the commonest kind I write one tested reply or ask for one fix from the technical team, which can close two hundred together. I send all waiting people an honest new date, so that they do not write again. Two people take new tickets only. I show the daily count in and out.",
    points: [
      {
        text: "split by kind and age before starting",
        accept: [
          "split the tickets",
          "by age",
          "categorise",
          "sort the tickets",
          "group similar tickets",
          "divide by category",
          "category wise",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "close duplicates and solved ones",
        accept: ["duplicates and cases already", "close duplicates", "merge duplicates"],
        weight: 0.2,
      },
      {
        text: "worst cases first: money loss, blocked customers",
        accept: [
          "money loss",
          "blocked customers",
          "priority by impact",
          "customers whose work has stopped",
          "high impact first",
        ],
        weight: 0.2,
      },
      {
        text: "one reply or fix for the commonest kind",
        accept: [
          "commonest kind",
          "tested reply",
          "root cause fix",
          "bulk reply",
          "template",
          "common reply",
        ],
        weight: 0.2,
      },
      {
        text: "new date to all and daily count",
        accept: ["honest new date", "daily tracker", "inform the customers", "count every day"],
        weight: 0.15,
      },
    ],
    avoid: [
      "Old tickets are closed silently.",
      "The team works overtime until the list is empty.",
      "Customers who stay silent can wait.",
    ],
  },
  {
    id: "support-escalate-or-not",
    family: "support",
    topic: "escalation",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "When to escalate a case",
    frames: [
      "As {role}, how did you decide when to pass a case up? Tell me what you sent with it.",
      "When should you escalate a case, and what must you give to the person who takes it?",
    ],
    expected:
      "I escalate when I have no right to decide, when there is danger, a legal threat or a data leak, or when the time limit is near and I am stuck. I do not escalate only because the customer is loud. Before that I try the known fixes. I pass on a short note with the customer's name, the problem in one line, what I tried with the times, screenshots, and what the customer expects. I tell the customer who will call and when. The case stays mine until that person accepts it, and I check the next day that the call was made.",
    points: [
      {
        text: "escalate for limits of power, danger or time",
        accept: [
          "no right to decide",
          "legal threat",
          "time limit is near",
          "beyond my authority",
          "data leak",
          "beyond my power",
          "need a higher approval",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "not only because the caller is loud",
        accept: [
          "customer is loud",
          "known fixes",
          "try first",
          "first try to solve",
          "not because he shouts",
        ],
        weight: 0.15,
      },
      {
        text: "a short note with what was tried",
        accept: [
          "short note with",
          "screenshots",
          "steps already taken",
          "steps already tried",
          "summary of the case",
        ],
        weight: 0.3,
      },
      {
        text: "customer told, and ownership kept until accepted",
        accept: [
          "stays mine until",
          "check the next day",
          "follow through",
          "tell the customer",
          "i follow up",
          "ownership of the case",
        ],
        weight: 0.25,
      },
    ],
    avoid: [
      "I escalate every loud customer at once.",
      "After escalating I can forget the case.",
      "The senior can ask the customer for details.",
    ],
  },
  {
    id: "support-many-chats",
    family: "support",
    topic: "chat",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "Three chats at once",
    frames: [
      "At {employer}, how would you handle three live chats at once, one of them angry, without mixing them up or sounding cold?",
      "You have three live chats open and one is getting angry. How do you work them without losing any or mixing them up?",
    ],
    expected:
      "I greet all three within thirty seconds, since an empty screen feels like nobody is there. I ask the full question in the first message, so that they type while I work on another. I answer the angry one first and tell the others, please give me two minutes, and I keep that time. I use saved replies for the greeting and steps, but I change the first line and use the name, so it does not read like a robot. Before pasting I check the window, because a reply in the wrong chat leaks private data. Three is my limit, and I do not take a fourth.",
    points: [
      {
        text: "greet everyone quickly",
        accept: [
          "greet all three",
          "within thirty seconds",
          "quick hello",
          "first response time",
          "reply to all quickly",
        ],
        weight: 0.2,
      },
      {
        text: "tell each the waiting time and keep it",
        accept: [
          "give me two minutes",
          "keep that time",
          "tell the others",
          "hold message",
          "tell them to wait",
          "two minutes please",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "saved replies made personal",
        accept: [
          "saved replies",
          "read like a robot",
          "use the name",
          "canned responses",
          "personalise the reply",
        ],
        weight: 0.2,
      },
      {
        text: "check the window, wrong chat leaks data",
        accept: ["wrong chat", "check the window", "leaks private", "check the name before sending"],
        weight: 0.2,
      },
      {
        text: "angry one first and know your limit",
        accept: ["not take a fourth", "maximum chats", "answer the angry one", "angry customer first"],
        weight: 0.15,
      },
    ],
    avoid: [
      "Others wait silently until one chat is finished.",
      "The same pasted text suits all three.",
      "I take a fourth chat to look fast.",
    ],
  },
];
