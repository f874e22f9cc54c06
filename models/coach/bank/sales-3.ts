import type { EntryDraft } from "../entry.ts";

/** Selling in a store. */
export const sales3: readonly EntryDraft[] = [
  {
    id: "sales-store-conversion",
    family: "sales",
    topic: "retail",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "Many visitors, few bills",
    frames: [
      "You wrote: {line}. If footfall rises and bills do not, which numbers do you pull and what do you try?",
      "More people walk into your store than last year, but the number of bills is the same. What do you look at?",
      "You list {skill}. Footfall is up by a fifth and bills are flat; where are you losing the people?",
      "At {employer}, footfall rises and bills do not. Which numbers do you pull, and what do you try first?",
    ],
    expected:
      "I divide bills by footfall for each hour and each day, because the average hides it. Say we have 28 percent on weekdays and 15 on Sunday evening. Then it is the hour, too few people and a long queue at the till. I move two weekly offs away from Sunday, and open one more till at six. If conversion is low at all hours, I stand at the exit and ask twenty people why they left. Often it is a missing size, so I check the size-wise stock of the ten best styles. I also watch pieces per bill and the average bill. I change one thing for two weeks and compare with a sister store.",
    points: [
      {
        text: "conversion, that is bills divided by footfall",
        accept: [
          "divide bills by footfall",
          "conversion by hour",
          "conversion rate",
          "conversion is low",
          "conversion percentage",
          "bills to footfall",
          "conversion ratio",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "staff and tills in the busy hours",
        accept: ["weekly offs", "queue at the till", "open one more till", "staff roster"],
        weight: 0.2,
      },
      {
        text: "people asked why they left",
        accept: [
          "why they left",
          "stand at the exit",
          "exit interview of shoppers",
          "ask the customers who leave",
        ],
        weight: 0.15,
      },
      {
        text: "missing sizes in best styles",
        accept: [
          "missing size",
          "size-wise stock",
          "broken sizes",
          "size gap",
          "size not available",
          "stock availability",
        ],
        weight: 0.2,
      },
      {
        text: "pieces per bill, one change compared with a sister store",
        accept: ["sister store", "pieces per bill", "average bill", "units per transaction"],
        weight: 0.15,
      },
    ],
    avoid: ["More footfall always brings more bills.", "A bigger discount is the first cure."],
  },
  {
    id: "sales-return-without-bill",
    family: "sales",
    topic: "retail",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "transfer",
    title: "A return without a bill",
    frames: [
      "A shopper wants money back for a mixer that stopped in a week, and she has no bill. What do you do?",
      "You list {skill}. A shopper brings a dead mixer without a bill and wants her money; how do you handle it?",
      "What if a shopper at {employer} brings back a mixer after a week, angry and without the bill?",
    ],
    expected:
      "I take her aside from the queue, say sorry for the trouble and let her tell it. With her phone number or the card payment I can find the bill in our system in two minutes, and the serial number shows if the piece is ours. Then I plug it in before her. If it is a defect, our policy and the consumer law are on her side, since a defective piece must be taken back within the period of the bill, or thirty days if it names none, so I give a replacement or refund. If the box shows misuse, I explain it calmly and offer the service centre. I write the return with the reason, so that a bad batch is seen.",
    points: [
      {
        text: "heard and taken aside without doubt in her word",
        accept: ["take her aside", "let her tell it", "say sorry for the trouble", "listen to her calmly"],
        weight: 0.2,
      },
      {
        text: "bill found by phone number, card or serial number",
        accept: [
          "find the bill",
          "serial number",
          "bill by her phone number",
          "search by mobile number",
          "check in the system",
          "card payment",
          "purchase history",
          "check her phone number",
          "with her phone number",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "piece tested before her",
        accept: ["plug it in", "check the mixer", "switch it on", "test it in front"],
        weight: 0.15,
      },
      {
        text: "defect: replacement or refund by policy and law",
        accept: [
          "replacement or refund",
          "consumer law",
          "defective piece taken back",
          "replace the mixer",
          "exchange or refund",
        ],
        weight: 0.25,
      },
      {
        text: "misuse explained, reason of the return noted",
        accept: [
          "service centre",
          "bad batch",
          "write the return",
          "misuse by the customer",
          "box shows misuse",
          "used wrongly",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "She must bring the bill or leave.",
      "A defective piece is the maker's business alone.",
      "I refund cash to end the shouting.",
    ],
  },
  {
    id: "sales-till-short",
    family: "sales",
    topic: "retail",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "The till does not tally",
    frames: [
      "At closing the till is 1,850 rupees short. How do you find it, and what do you do if you cannot?",
      "You list {skill}. The till is 1,850 short at closing; where do you look before you call anyone a thief?",
      "At {employer}, the till is short by 1,850 rupees at closing time. Take me through what you do next.",
    ],
    expected:
      "I count the cash again with a second person, note by note, because two stuck 500 notes are common. Then I compare the payment types. Often a UPI or card sale was billed as cash, so I match the settlement slip of the card machine and the UPI report with the system. I look for a bill cancelled after the money was given back, a petty expense without a voucher, and the opening float. If I find it, I correct it with a note. If not, I write it in the cash book as short, inform the manager the same night, and we both sign. I never fill it from my own pocket, since that hides a leak that grows.",
    points: [
      {
        text: "cash counted again with a second person",
        accept: ["count the cash again", "count note by note", "recount the cash"],
        weight: 0.15,
      },
      {
        text: "match the payment types with the sales",
        accept: [
          "upi report",
          "settlement slip",
          "billed as cash",
          "match the card slips",
          "match upi payments",
          "payment mode wise",
          "compare the payment types",
          "the UPI report",
          "card and upi payments",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "cancelled bills, petty expense, opening float",
        accept: ["bill cancelled", "petty expense", "opening float", "opening cash", "petty cash voucher"],
        weight: 0.25,
      },
      {
        text: "written as short, manager told the same night",
        accept: [
          "cash book as short",
          "cash shortage report",
          "inform the manager",
          "write it in the register",
        ],
        weight: 0.1,
      },
      {
        text: "never filled from own pocket",
        accept: ["hides a leak", "not from my own pocket"],
        weight: 0.2,
      },
    ],
    avoid: [
      "I fill the gap from my own pocket.",
      "The cashier's bag is searched first.",
      "A small difference can wait until tomorrow.",
    ],
  },
];
