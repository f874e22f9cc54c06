import type { EntryDraft } from "../entry.ts";

/** Selling by phone and asking for dues. */
export const sales5: readonly EntryDraft[] = [
  {
    id: "sales-first-twenty-seconds",
    family: "sales",
    topic: "lead-generation",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "First seconds of a call",
    frames: [
      "You call a person who does not know you. What do you check before, what do you say in twenty seconds, and what if he is busy?",
      "You list {skill}. Say the first twenty seconds of a call to a stranger. Why so, what do you check before, and what if he is busy?",
      "At {employer}, how did you prepare and open a call to a stranger so that he did not cut it, and what if he was busy?",
    ],
    expected:
      "Before I dial I look at who he is, and whether the number is on the do not disturb list. I say my name and company slowly, and why I call him and not anybody. For example, good morning, I call from a billing software company, I saw that you opened a second shop, may I take one minute. Asking for the minute is important, because a yes makes him listen. Then I ask one question about his work, such as how he sees the stock of both shops today. If he is busy, I ask for a time and call exactly then. If he says do not call, I mark the number at once.",
    points: [
      {
        text: "name, company and the reason for calling just him",
        accept: [
          "why i call him",
          "name and company",
          "reason for my call",
          "introduce myself and company",
          "my name and my company",
          "purpose of my call",
          "purpose of the call",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "asks for a minute",
        accept: [
          "asking for the minute",
          "good time to talk",
          "is it convenient",
          "take a minute",
          "permission to talk",
          "may i take one minute",
        ],
        weight: 0.25,
      },
      {
        text: "one question about his work",
        accept: ["one question about his work", "open question before the pitch"],
        weight: 0.2,
      },
      { text: "do not disturb list respected", accept: ["dnd", "do not disturb"], weight: 0.15 },
      {
        text: "busy: time fixed and kept",
        accept: ["call exactly then", "ask for a time", "fix a call back", "when can i call"],
        weight: 0.15,
      },
    ],
    avoid: [
      "I speak fast before he can interrupt.",
      "I tell the whole product in one breath.",
      "I say that he has won a prize.",
    ],
  },
  {
    id: "sales-call-me-later",
    family: "sales",
    topic: "lead-generation",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Call me next week",
    frames: [
      "A prospect says for the third time, call me next week. How do you follow up without begging?",
      "You list {skill}. A prospect puts you off for the third time; what do you say on the phone?",
      "At {employer}, how did you follow up people who kept saying, call me next week?",
    ],
    expected:
      "Next week mostly means that something is not clear to him. So I ask softly, sure, but is it the price, the time, or is somebody else deciding. I stay silent then, and in half of the calls the real thing comes out. If it is the partner, I ask for ten minutes with both. I fix a day and hour, send one message with just the thing he doubted, like a bill of the running cost, and call to the minute. In the CRM I write his words, so that the next call starts there. After five tries in a month I tell him that I close it and he can reach me.",
    points: [
      {
        text: "the real doubt asked for",
        accept: [
          "price the time or somebody else",
          "somebody else deciding",
          "real objection",
          "real thing comes out",
          "ask the real reason",
          "what is stopping him",
          "ask him directly",
          "ask what is unclear",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "appointment fixed and called to the minute",
        accept: ["day and hour", "call to the minute", "fixed appointment", "fix a date and time"],
        weight: 0.2,
      },
      {
        text: "one message on just the doubt",
        accept: ["one message on what he doubted", "whatsapp with the details he asked"],
        weight: 0.2,
      },
      {
        text: "his words noted in the CRM",
        accept: ["his words in the crm", "notes in the crm"],
        weight: 0.15,
      },
      {
        text: "stop after some tries",
        accept: ["after five tries", "limit the follow ups", "close the lead"],
        weight: 0.15,
      },
    ],
    avoid: [
      "I ring him daily until he agrees.",
      "Next week means that he is interested.",
      "A discount at once ends the delay.",
    ],
  },
  {
    id: "sales-many-calls-few-sales",
    family: "sales",
    topic: "lead-generation",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Many calls, few sales",
    frames: [
      "You wrote: {line}. Between the dial and the sale, which step loses the most, and how do you find it?",
      "Your team makes 2,000 calls a day and sells six. Where do you look, and what do you change first?",
      "You list {skill}. A team dials 2,000 times a day for six sales; how do you find the weak step?",
      "What if a calling team of {employer} dials 2,000 numbers for six sales a day? What do you change first?",
    ],
    expected:
      "I write the steps with their numbers, dialled 2,000, picked up 500, spoke over a minute 120, interested 30, sold six. Then I compare each step with our best caller and with last quarter. If only a quarter picks up, the list is old or the hour is wrong, so I try eleven to one and five to seven. If many cut in the first minute, the opening is weak, and I listen to twenty recordings. If thirty are interested and six buy, the follow-up is late, since a lead that is called in five minutes buys far more often. I change one step for one group for a week, and leave the other group as it is.",
    points: [
      {
        text: "funnel with numbers for each step",
        accept: [
          "steps with their numbers",
          "picked up 500",
          "funnel",
          "connect rate",
          "conversion at each step",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "pick-up low: list or hour",
        accept: [
          "list is old",
          "hour is wrong",
          "time of calling",
          "quality of the list",
          "dial at another hour",
        ],
        weight: 0.2,
      },
      {
        text: "cut early: opening, recordings heard",
        accept: ["opening is weak", "twenty recordings", "listen to the recordings", "opening script"],
        weight: 0.2,
      },
      {
        text: "fast follow-up of interested ones",
        accept: ["follow-up is late", "lead called within minutes", "speed to lead", "follow up quickly"],
        weight: 0.15,
      },
      {
        text: "one change tested on one group",
        accept: ["one step for one group", "leave the other group unchanged", "test with one group"],
        weight: 0.15,
      },
    ],
    avoid: [
      "More dials a day always bring more sales.",
      "The callers are lazy, so raise the target.",
      "A new script for everybody solves it.",
    ],
  },
  {
    id: "sales-overdue-emi-call",
    family: "sales",
    topic: "collections",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Asking for an overdue EMI",
    frames: [
      "A customer is 35 days late with an EMI and was rude on the last call. How do you speak to him today?",
      "You list {skill}. A borrower is 35 days late and rude; say how your call goes, from hello to the end.",
      "At {employer}, how did you speak to a borrower who was a month late and angry about the calls?",
    ],
    expected:
      "I call between eight in the morning and seven in the evening, as the RBI rule says, and make sure that it is him before I name any amount. I say who I am, stay polite and ask what happened, because a lost job needs another answer than a forgotten date. Then I tell the exact due, the late charge, and that his score falls further with each month. I ask what he can pay today. If it is half, I take half and a date for the rest, and send only the official link. I never threaten, never call his neighbours or his office, and accept no cash in hand. I note his promise and call on that day.",
    points: [
      {
        text: "allowed hours, identity checked, nobody else told",
        accept: [
          "seven in the evening",
          "make sure that it is him",
          "right party",
          "never call his neighbours",
          "between 8 and 7",
          "confirm his identity",
        ],
        weight: 0.25,
      },
      {
        text: "reason of the delay asked politely",
        accept: [
          "ask what happened",
          "lost job",
          "reason of non-payment",
          "ask the reason",
          "why he is late",
        ],
        weight: 0.2,
      },
      {
        text: "exact due and effect on his score",
        accept: ["his score falls", "exact due", "late charge", "effect on cibil"],
        weight: 0.15,
      },
      {
        text: "a payment and a date agreed",
        accept: [
          "date for the rest",
          "official link",
          "promise to pay",
          "note his promise",
          "part payment today",
          "date of payment",
          "payment link",
          "a date for the rest",
          "ask what he can pay",
          "part payment",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "never threatens or shouts",
        accept: ["never threaten", "no abusive language", "no threat", "speak politely"],
        weight: 0.15,
      },
    ],
    avoid: [
      "A call to his neighbours makes him pay.",
      "I warn him that the police will come.",
      "I can call until ten at night.",
    ],
  },
];
