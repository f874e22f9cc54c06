import type { EntryDraft } from "../entry.ts";

/** Sales through shops: beats, distribution, credit and objections. */
export const sales: readonly EntryDraft[] = [
  {
    id: "sales-beat-plan",
    family: "sales",
    topic: "beat plan",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Planning a sales beat",
    frames: [
      "At {employer}, how did you plan the beats of a week, and how did you know that a beat was good?",
      "How do you plan a week of shop visits for a sales beat, and what do you look at after each day?",
      "As {role}, how did you divide the market into beats, how often did you go to each shop, and what did you look at after a day?",
    ],
    expected:
      "I group the shops of one area so that the salesman walks and does not travel. Big shops get a visit every week, and small shops every fortnight. A normal beat has about forty outlets, and the day is fixed, so that the shopkeeper expects us. In the morning I see the last order, the scheme and the pending claims. After each day I look at productive calls, which means how many of the visited shops gave an order, and at lines sold per bill. If productive calls fall under fifty percent I ride that beat with the salesman and change the route or the day.",
    points: [
      {
        text: "shops grouped by area to save travel",
        accept: [
          "group the shops",
          "shops of one area",
          "route wise",
          "save travel time",
          "area wise",
          "nearby shops in one beat",
        ],
        weight: 0.25,
      },
      {
        text: "visit more often where shops are big",
        accept: [
          "small shops every fortnight",
          "frequency by size",
          "class of outlet",
          "big outlets every week",
          "small outlets every fortnight",
        ],
        weight: 0.25,
      },
      {
        text: "fixed visiting day, shopkeeper's last purchase known",
        accept: [
          "shopkeeper expects us",
          "last order the scheme",
          "same day every week",
          "fixed day for each shop",
        ],
        weight: 0.15,
      },
      {
        text: "productive calls and lines per bill",
        accept: [
          "productive calls",
          "lines sold per bill",
          "strike rate",
          "order per visit",
          "how many shops gave an order",
          "productivity of the beat",
          "productive call",
          "gave an order",
          "shops that ordered",
          "bills per visit",
        ],
        weight: 0.35,
        must: true,
      },
    ],
    avoid: [
      "All shops, big or small, get equal visits.",
      "A high total sale makes a good beat.",
      "Salesmen may choose their shops each morning.",
    ],
  },
  {
    id: "sales-numeric-distribution",
    family: "sales",
    topic: "distribution",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Growing numeric distribution",
    frames: [
      "You wrote: {line}. How is numeric distribution counted, and which shops did you add first and keep?",
      "What is numeric distribution, and how would you raise it for a biscuit range in your area?",
      "What is the difference between numeric and weighted distribution, and how do you win new shops and keep them buying?",
    ],
    expected:
      "Numeric distribution is the share of all shops in the area that keep our product. Ours was forty one percent. I made a list of shops that sold biscuits but not ours, and marked those near schools and bus stands, because weighted distribution counts the shops with big sale. We placed one small pack with an opening order of two hundred rupees, so the risk for the shop was low. The real test was the second order, so I tracked repeat within fifteen days. Where it did not move we changed the pack. In a year we reached sixty three percent.",
    points: [
      {
        text: "share of shops that keep the product",
        accept: [
          "how many outlets stock",
          "percent of shops that stock it",
          "how many shops keep our product",
          "number of shops stocking",
          "percentage of outlets",
          "outlets keeping our product",
          "outlets selling our product",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "weighted distribution counts the big shops",
        accept: [
          "shops with big sale",
          "high selling outlets",
          "weighted distribution counts",
          "weighted counts the big shops",
        ],
        weight: 0.2,
      },
      {
        text: "list of gap outlets chosen by place",
        accept: [
          "near schools",
          "gap outlets",
          "uncovered shops",
          "shops which do not sell ours",
          "new outlets list",
        ],
        weight: 0.2,
      },
      {
        text: "small first order lowers the risk",
        accept: ["opening order of two hundred", "risk for the shop", "small pack", "trial quantity"],
        weight: 0.15,
      },
      { text: "repeat order tracked", accept: ["tracked repeat", "repeat purchase", "reorder"], weight: 0.2 },
    ],
    avoid: [
      "Numeric distribution shows how many packs were sold.",
      "A big first order makes the shop loyal.",
    ],
  },
  {
    id: "sales-distributor-credit",
    family: "sales",
    topic: "distributors",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "Stopping credit to a distributor",
    frames: [
      "You wrote: {line}. How did you get old dues in, and keep the area supplied if you stopped someone?",
      "A distributor owes nine lakh rupees past the due date and wants more stock. What do you do, and how does the area get its goods?",
    ],
    expected:
      "I first went through the bills with him to agree the true figure, because claims and damages of about eighty thousand were stuck on our side. I got those settled, so that he had no excuse. Then I looked at where his money was, in stock, in the market or in another business. I told him that new stock would go only against payment, plus one old bill each week, and he gave dated cheques. I kept the shops supplied through the next distributor. For the worst one I looked for a replacement before I stopped him. The overdue fell to one and a half lakh.",
    points: [
      {
        text: "agree the true figure and settle claims",
        accept: [
          "agree the true figure",
          "claims and damages",
          "settle his claims",
          "reconcile account",
          "reconcile his ledger",
          "clear his pending claims",
        ],
        weight: 0.2,
      },
      {
        text: "see where his money is stuck",
        accept: ["money was in stock", "money in the market", "stock or market", "rotation of money"],
        weight: 0.2,
      },
      {
        text: "new supply tied to payment",
        accept: [
          "stock only against payment",
          "dated cheques",
          "old bill each week",
          "cash and carry",
          "instalments",
          "one old bill each week",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "keep the shops supplied another way",
        accept: ["shops supplied through", "direct supply", "sub stockist", "nearby distributor"],
        weight: 0.2,
      },
      {
        text: "replacement ready before stopping",
        accept: ["looked for a replacement", "new distributor ready", "appoint a new distributor"],
        weight: 0.1,
      },
    ],
    avoid: [
      "I keep giving stock to save the target.",
      "His claims can wait until he pays.",
      "A verbal promise is enough for new stock.",
    ],
  },
  {
    id: "sales-slow-mover-objection",
    family: "sales",
    topic: "objections",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "The shopkeeper says no",
    frames: [
      "You work as {role}, and a shopkeeper says that your product does not sell. What do you ask, show and do?",
      "A shopkeeper says, your product does not move, take it back. How do you answer him, and with what proof?",
    ],
    expected:
      "I do not argue. I ask to see the shelf and the date on the packs. Often the product sits behind others or on the bottom row, so nobody sees it. I ask him what his customers buy instead, and at what price. Then I show him what a similar shop nearby sells in a week, and I shift the packs to eye level near the counter. I offer to swap the slow pack for the ten rupee pack, and keep the order small. I come back on the promised day, and only if it still does not move do I take it back.",
    points: [
      {
        text: "listen and look at the shelf",
        accept: ["see the shelf", "date on the packs", "check the stock"],
        weight: 0.2,
      },
      {
        text: "ask what customers buy instead",
        accept: ["customers buy instead", "competitor product", "which brand sells"],
        weight: 0.2,
      },
      {
        text: "show that it sells in other shops",
        accept: [
          "similar shop nearby",
          "sales of nearby",
          "show him data",
          "shop in the next lane",
          "how much the shop sold",
          "bill of a nearby shop",
          "sales of nearby shops",
          "selling in other shops",
          "other shops are selling",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "better place or smaller pack",
        accept: ["eye level", "ten rupee pack", "change the display"],
        weight: 0.2,
      },
      {
        text: "come back on the promised day",
        accept: [
          "promised day",
          "follow up visit",
          "return policy",
          "come again on",
          "visit again next week",
        ],
        weight: 0.1,
      },
    ],
    avoid: [
      "I tell him that our product is the best.",
      "Quality products need time to sell.",
      "A bigger discount is the answer to him.",
    ],
  },
];
