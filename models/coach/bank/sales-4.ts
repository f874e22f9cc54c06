import type { EntryDraft } from "../entry.ts";

/** Selling to companies. */
export const sales4: readonly EntryDraft[] = [
  {
    id: "sales-lead-worth",
    family: "sales",
    topic: "b2b",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Is this lead worth it",
    frames: [
      "A company sends an enquiry on your website. How do you decide whether it is worth a visit?",
      "You list {skill}. How do you tell in one call whether a company will really buy from you?",
      "At {employer}, how did you decide which enquiries of companies got a visit and which only a call?",
    ],
    expected:
      "I call within the hour, because a warm lead cools fast. In ten minutes I want to know four things. What problem do they have and what does it cost them today, because without pain there is no order. Is money set aside for this year. Who signs, and who else must agree, such as purchase and the plant head. And by when do they need it, and why then. I also ask whom they buy from now and what they dislike. If three of four are clear, I fix a visit with the person who uses it. If not, I send a short mail and ring again in a month, instead of spending a day on the road.",
    points: [
      {
        text: "problem and what it costs them today",
        accept: [
          "cost them today",
          "without pain there is no order",
          "their pain point",
          "their real need",
          "what problem they have",
        ],
        weight: 0.25,
        must: true,
      },
      { text: "money set aside for it", accept: ["money set aside", "their budget"], weight: 0.2 },
      {
        text: "who signs and who else agrees",
        accept: [
          "who signs the order",
          "decision maker",
          "purchase and the plant head",
          "everyone with a say",
          "who takes the decision",
          "decision making person",
        ],
        weight: 0.25,
      },
      {
        text: "by when they need it",
        accept: ["by when do they need", "timeline of purchase", "purchase date", "when they want to buy"],
        weight: 0.15,
      },
      {
        text: "present supplier and what they dislike",
        accept: ["buy from now and dislike", "present supplier", "current vendor"],
        weight: 0.15,
      },
    ],
    avoid: [
      "Every enquiry deserves a visit on the same day.",
      "A big company always buys in the end.",
      "Whoever rings me can also sign.",
    ],
  },
  {
    id: "sales-fifteen-percent-off",
    family: "sales",
    topic: "negotiation",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Asked for fifteen percent off",
    frames: [
      "A purchase manager likes your offer and asks for fifteen percent off before he signs. What do you do?",
      "You list {skill}. A buyer says, give me fifteen percent and I sign today. What do you answer?",
      "At {employer}, a buyer wants fifteen percent off on the last day of the month. How do you answer him?",
    ],
    expected:
      "I do not answer with a number. First I ask what he compares us with, because often the other quote has no freight, no installation or a shorter warranty. I put both on one page with the cost over three years. If price is still the point, I give only in exchange. For a bigger quantity, payment in advance instead of sixty days, or a contract of two years I can give four to five percent, and each has a value that I know beforehand. My lowest price is fixed with my manager before the meeting. If we agree, I write it in a mail within the hour, and ask for the order date.",
    points: [
      {
        text: "rival quote looked at before naming a number",
        accept: [
          "other quote has no freight",
          "compares us with a rival",
          "do not answer with a number",
          "comparing with the other vendor",
          "compare with the other quotation",
          "why he wants a discount",
        ],
        weight: 0.25,
      },
      {
        text: "total ownership cost with freight and warranty",
        accept: [
          "one page with the cost over three years",
          "freight installation",
          "total cost of ownership",
          "value for the price",
        ],
        weight: 0.2,
      },
      {
        text: "discount only in exchange: quantity, advance, contract",
        accept: [
          "only in exchange",
          "payment in advance",
          "contract of two years",
          "bigger quantity",
          "bigger order for discount",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "lowest price fixed before the meeting",
        accept: ["my lowest price", "walk away price", "floor price", "minimum price from my manager"],
        weight: 0.15,
      },
      {
        text: "agreed terms written at once",
        accept: [
          "write it in a mail",
          "mail within the hour",
          "confirm the terms in writing",
          "confirm on mail",
        ],
        weight: 0.1,
      },
    ],
    avoid: ["I give ten percent to save the deal.", "We meet in the middle of the two prices."],
  },
  {
    id: "sales-silent-after-quote",
    family: "sales",
    topic: "b2b",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Silence after the quote",
    frames: [
      "You sent a quotation of twelve lakh, and the company has not answered for three weeks. What do you do?",
      "You list {skill}. A company liked your demo, took the quote and went silent; how do you move it?",
      "What if a big prospect of {employer} goes silent for three weeks after your quotation?",
    ],
    expected:
      "Mails that ask for an update give him no reason to reply. I think what may have changed, the budget, a rival, or my contact who cannot sell it inside. So I call the user who will gain most and ask what is stuck, and whether the finance head has seen it. Often he needs a one-page sheet with the saving in rupees, which I make for him. I bring one new thing, such as a visit to a customer with the same machine. Then I ask openly for a yes, a no or a date. If nothing comes, I write politely that I close the file, which often wakes them. In my forecast I mark it as low.",
    points: [
      {
        text: "find what is stuck: budget, rival, weak contact",
        accept: [
          "ask what is stuck",
          "cannot sell it inside",
          "what may have changed",
          "find the reason for silence",
          "ask the real reason",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "another person in the company reached",
        accept: [
          "user who will gain",
          "finance head",
          "another contact in the company",
          "multi threading",
          "contact another person",
        ],
        weight: 0.2,
      },
      {
        text: "something new and useful brought",
        accept: [
          "bring one new thing",
          "saving in rupees",
          "reference visit",
          "one-page sheet",
          "new information",
          "customer reference",
        ],
        weight: 0.25,
      },
      {
        text: "asked openly for yes, no or a date",
        accept: ["a yes a no", "politely that i close the file", "closing mail", "ask for a clear decision"],
        weight: 0.2,
      },
      {
        text: "forecast kept honest",
        accept: ["forecast i mark it", "low probability", "low in my forecast"],
        weight: 0.1,
      },
    ],
    avoid: [
      "Send a reminder every day until he answers.",
      "I reduce the price to wake him.",
      "I wait, since a good buyer calls himself.",
    ],
  },
  {
    id: "sales-key-account-leaving",
    family: "sales",
    topic: "b2b",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "A big customer slips away",
    frames: [
      "You wrote: {line}. If one account buys a third less, how do you find the reason and win it back?",
      "Your biggest customer's orders have fallen by a third in three months. How do you find out why and win him back?",
      "You list {skill}. A key account orders a third less than before; what do you do in the first two weeks?",
      "At {employer}, your largest account buys a third less each month. How do you go about it?",
    ],
    expected:
      "First I look at what fell. If all items fell, his own business may be down. If only two items fell, somebody else supplies them. I check our own record too, late deliveries, rejections and open credit notes, so that I hear nothing first from him. Then I visit, not with a catalogue but with these figures, and I meet stores, quality and the plant head, since purchase tells only price. In one case nine of thirty lorries came late. I gave a weekly delivery plan with a buffer stock of ten days, and sent him the on-time figure each Monday. The two items came back in four months. Now I watch every key account by item each month.",
    points: [
      {
        text: "which items fell, or all of them",
        accept: [
          "look at what fell",
          "only two items fell",
          "item wise sales",
          "share of wallet",
          "product wise sales",
          "which products dropped",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "own record: late deliveries, rejections, credit notes",
        accept: [
          "late deliveries",
          "open credit notes",
          "own service record",
          "our service problems",
          "pending complaints",
        ],
        weight: 0.2,
      },
      {
        text: "users met besides purchase",
        accept: [
          "stores quality and the plant",
          "purchase tells only price",
          "meet the plant head",
          "meet the users",
          "meet the quality team",
        ],
        weight: 0.2,
      },
      {
        text: "cure with a plan and a figure he sees",
        accept: ["weekly delivery plan", "buffer stock", "on-time figure", "improvement plan"],
        weight: 0.2,
      },
      {
        text: "key accounts watched by item",
        accept: ["watch every key account", "monthly account review", "early warning on key accounts"],
        weight: 0.15,
      },
    ],
    avoid: [
      "A lower price will bring him back.",
      "Purchase tells the whole truth.",
      "A dinner with the buyer will settle it.",
    ],
  },
];
