import type { EntryDraft } from "../entry.ts";

/** Sales, FMCG distribution and retail. */
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
        ],
        weight: 0.35,
        must: true,
      },
    ],
    avoid: [
      "All shops, big or small, get equal visits.",
      "The total sale of the day shows everything.",
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
      "Once the first order is placed, the shop is won.",
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
        text: "new stock only against payment, old in parts",
        accept: [
          "stock only against payment",
          "dated cheques",
          "old bill each week",
          "cash and carry",
          "instalments",
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
        text: "proof from a similar shop",
        accept: [
          "similar shop nearby",
          "sales of nearby",
          "show him data",
          "shop in the next lane",
          "how much the shop sold",
          "bill of a nearby shop",
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
  {
    id: "sales-competitor-scheme",
    family: "sales",
    topic: "competition",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "A rival cuts the price",
    frames: [
      "What if you sell for {employer} and a rival gives your retailers one case free on ten? You have no budget. What is your plan?",
      "A rival starts a big scheme and your orders fall in one week. You have no extra money. What is your plan?",
    ],
    expected:
      "First I find out whether it is true, how long it runs, and in which shops, because market talk is often bigger than the scheme. I work out the retailer's real profit in rupees per month, since a free case that sits for two months blocks his cash. Then I protect my top hundred shops. I visit them myself, fill their shelf before the rival's stock comes, and offer faster delivery and quick claim settlement, which cost nothing. I push the packs that the rival does not have. I send the bill copies to my manager, and ask for a short answer in two beats only.",
    points: [
      {
        text: "check the scheme's truth, length and area",
        accept: [
          "whether the scheme is true",
          "how long it runs",
          "market talk",
          "verify the scheme",
          "check if it is true",
          "duration of the scheme",
        ],
        weight: 0.25,
      },
      {
        text: "work out retailer's profit, not the percent",
        accept: [
          "retailer's real profit",
          "blocks his cash",
          "rupees per month",
          "return on investment",
          "retailer's margin",
          "his money is blocked",
        ],
        weight: 0.25,
      },
      {
        text: "protect the top shops first, fill their shelf",
        accept: [
          "protect my top",
          "fill their shelf",
          "key outlets",
          "load the stock",
          "meet the big retailers",
          "visit the top outlets",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "use service and packs the rival lacks",
        accept: [
          "faster delivery",
          "quick claim settlement",
          "packs that the rival",
          "better service",
          "timely delivery",
        ],
        weight: 0.2,
      },
    ],
    avoid: [
      "The only answer is a bigger discount.",
      "I tell retailers that the rival is bad.",
      "We stop selling until the scheme ends.",
    ],
  },
  {
    id: "sales-weak-salesman",
    family: "sales",
    topic: "team",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "A salesman behind target",
    frames: [
      "In your team at {employer}, what did you do with a salesman who kept missing his target?",
      "One salesman in your team reaches only half his target for three months. How do you find out why and act?",
    ],
    expected:
      "I look at his numbers before I judge him. If his calls are low it is effort, if calls are fine but orders are few it is skill, and if both are fine it may be a weak beat or stock-outs. Then I spend two full days with him in the market and mostly watch. In one case he never asked for the second line, so I showed him in five shops and he did the next five. We set one weekly goal and spoke each evening. He went from fifty to eighty five percent in two months. If effort is missing, I warn him in writing.",
    points: [
      {
        text: "numbers show effort, skill or beat problem",
        accept: [
          "calls are low",
          "orders are few it is skill",
          "weak beat",
          "effort or skill",
          "stock-outs",
          "check his call reports",
          "number of calls and orders",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "work with him in the market",
        accept: ["joint working", "ride along", "mostly watch", "work along with him", "go with him"],
        weight: 0.25,
      },
      {
        text: "show it, then let him do it",
        accept: ["showed him in five", "show him in the market", "coach him in the market"],
        weight: 0.2,
      },
      {
        text: "one weekly goal with daily talk",
        accept: ["weekly goal", "spoke each evening", "daily review", "small targets"],
        weight: 0.15,
      },
      {
        text: "written warning if effort is missing",
        accept: ["warn him in writing", "warning letter", "improvement plan", "written notice"],
        weight: 0.1,
      },
    ],
    avoid: [
      "A salesman below half is replaced at once.",
      "A higher incentive fixes every weak salesman.",
      "I close his gap with my own orders.",
    ],
  },
  {
    id: "sales-retail-floor-help",
    family: "sales",
    topic: "retail",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "deepener",
    title: "Helping a shopper choose",
    frames: [
      "At {employer}, how did you help a shopper who did not know what to buy, without pushing?",
      "A shopper in your store says, I am just looking. How do you help and also sell?",
    ],
    expected:
      "I smile, say that I am near if needed, and give space for a minute. I watch what they touch. Then I ask one open question, like who is it for, or where will you use it. I listen for the budget and do not ask it too early. I show only two or three pieces, because ten confuse, and I put one in their hand. I say the benefit and not the feature, for example that this cloth stays cool in May. At the bill I suggest one thing that truly goes with it. If we lack it, I say so honestly.",
    points: [
      {
        text: "greet and give space",
        accept: ["give space", "near if needed", "greet", "not follow closely"],
        weight: 0.2,
      },
      {
        text: "open question to learn the need",
        accept: [
          "one open question",
          "understand the need",
          "ask the use",
          "ask what she needs",
          "for which occasion",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "show only two or three pieces",
        accept: ["two or three pieces", "ten confuse", "limited choice", "limited options"],
        weight: 0.2,
      },
      { text: "say the benefit, not the feature", accept: ["stays cool", "benefit for them"], weight: 0.2 },
      {
        text: "add one fitting thing at the bill",
        accept: ["cross sell", "matching item", "suggest a matching", "goes with it"],
        weight: 0.1,
      },
    ],
    avoid: [
      "I follow the shopper through the store.",
      "I show the costliest piece first.",
      "Showing the whole range helps her decide.",
    ],
  },
  {
    id: "sales-store-shrinkage",
    family: "sales",
    topic: "retail",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "Stock missing from the store",
    frames: [
      "Suppose the stock count at {employer} shows two percent missing. Where do you look first, and what do you change?",
      "Your store's count shows more missing stock than last year. How do you find out where it goes?",
    ],
    expected:
      "I first count again, because many losses are only wrong counts or goods kept in another place. Then I compare by category and by week. If it is one category, like deodorants, it is likely theft by customers, and I move it near the cash counter or use tags. If it is spread, I look at receiving, since short deliveries signed without checking are common. I check billing too, for wrong codes, cancelled bills and refunds by each cashier. Expiry and damage must be booked and not thrown away silently. I count the ten worst items daily until the loss halves.",
    points: [
      {
        text: "recount before blaming anyone",
        accept: ["wrong counts", "recount", "kept in another place"],
        weight: 0.2,
      },
      {
        text: "break the loss by category and time",
        accept: ["one category", "which items are missing", "pattern of loss"],
        weight: 0.2,
      },
      {
        text: "theft by shoppers, move or tag goods",
        accept: ["theft by customers", "use tags", "cctv", "shoplifting"],
        weight: 0.2,
      },
      {
        text: "short deliveries at receiving",
        accept: [
          "short deliveries",
          "signed without checking",
          "look at receiving",
          "goods inward",
          "check the deliveries",
          "count at receiving",
        ],
        weight: 0.2,
      },
      {
        text: "billing, refunds and unbooked damage",
        accept: [
          "cancelled bills",
          "refunds by each cashier",
          "expiry and damage",
          "wrong codes",
          "billing errors",
          "damage not recorded",
        ],
        weight: 0.2,
      },
    ],
    avoid: [
      "Most missing stock is stolen by staff.",
      "Broken pieces are simply thrown away.",
      "A yearly count of the store is enough.",
    ],
  },
];
