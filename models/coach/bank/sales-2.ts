import type { EntryDraft } from "../entry.ts";

/** Sales through distributors: choosing, loading, launching, targets. */
export const sales2: readonly EntryDraft[] = [
  {
    id: "sales-new-distributor",
    family: "sales",
    topic: "distribution",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Choosing a new distributor",
    frames: [
      "You wrote: {line}. Two more parties want a town of yours; how do you choose one of them?",
      "Two parties want to become your distributor in a town. How do you choose between them?",
      "Your resume names {skill}. Two parties want the same town; what do you look at before you sign one?",
      "At {employer}, how did you choose a new distributor for a town, and what did you look at first?",
    ],
    expected:
      "I never choose by who offers the biggest advance. First I ask thirty retailers in the town whom they trust, because they know who delivers even in the rains. Then I look into his pocket. For a monthly sale of ten lakh, with ten days of stock and two weeks outstanding in the market, he needs about eight to nine lakh free, apart from his other brands. I look at the godown, the vehicles and how many salesmen would be ours alone. A rival brand in the same van is a no. I show him his return on investment honestly, about twenty percent a year after costs. Then we begin with a three month trial.",
    points: [
      {
        text: "retailers asked about his name in the market",
        accept: [
          "thirty retailers",
          "ask the retailers",
          "market reputation",
          "retailers trust him",
          "goodwill among retailers",
        ],
        weight: 0.25,
      },
      {
        text: "free capital for stock and market outstanding",
        accept: [
          "weeks outstanding in the market",
          "investment capacity",
          "capital he needs for stock",
          "working capital",
          "financial capacity",
          "look into his pocket",
          "financial strength",
          "investment power",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "godown, vehicles and own salesmen",
        accept: ["godown", "vehicles and salesmen", "delivery vehicles", "warehouse space"],
        weight: 0.2,
      },
      {
        text: "rival brands that he already keeps",
        accept: ["rival brand", "competing brand", "competitor company", "competitor brands"],
        weight: 0.1,
      },
      {
        text: "return on investment shown honestly",
        accept: ["return on investment", "roi", "his return after costs"],
        weight: 0.2,
      },
    ],
    avoid: [
      "The biggest advance decides.",
      "A rival brand in his van is fine.",
      "I promise him thirty percent return.",
    ],
  },
  {
    id: "sales-month-end-loading",
    family: "sales",
    topic: "distribution",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Loading stock at month end",
    frames: [
      "On the 28th your manager wants forty more days of stock pushed to a distributor. How do you judge it, and what do you say and do?",
      "What if {employer} asked you to push forty days of extra stock to one distributor on the 28th? How do you judge it and answer?",
      "Your resume names {skill}. You are told to load a distributor on the 28th: how do you judge it, and what do you offer instead?",
    ],
    expected:
      "I look at the stock days first. He sells two lakh a week and already holds three weeks, so forty days more would block about eleven lakh of his money. Then his salesmen get no scheme, goods come back near expiry, and next month my primary is zero. I say this to my manager with the numbers, not with feelings. I offer what the market can really take, maybe ten days on the fast packs, and a plan for secondary, such as one extra beat day and a display in forty shops. Primary should follow secondary. For the coming month I spread billing over four weeks, so that the 28th is a normal day.",
    points: [
      {
        text: "stock days from secondary sale worked out",
        accept: [
          "weeks of cover",
          "check his present stock",
          "stock in hand and sale",
          "stock he already holds",
          "current stock",
          "holds three weeks",
          "his stock days",
          "existing stock",
          "stock he already has",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "blocked money, expiry and a zero next month",
        accept: ["next month my primary", "block his money", "near expiry"],
        weight: 0.2,
      },
      {
        text: "numbers put before the manager",
        accept: [
          "to my manager with the numbers",
          "show my manager the data",
          "manager with the stock figures",
          "explain to my manager with data",
        ],
        weight: 0.15,
      },
      {
        text: "secondary pushed: extra beat day, display, fast packs",
        accept: ["plan for secondary", "extra beat day", "fast packs", "push secondary sale"],
        weight: 0.2,
      },
      {
        text: "billing spread over the weeks",
        accept: [
          "spread billing",
          "primary should follow secondary",
          "weekly billing plan",
          "equal billing every week",
        ],
        weight: 0.2,
      },
    ],
    avoid: [
      "Load now and take it back next month.",
      "His godown is his problem, my target is mine.",
      "Distributors always find a way to sell.",
    ],
  },
  {
    id: "sales-launch-new-pack",
    family: "sales",
    topic: "beat plan",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "Launching a new pack",
    frames: [
      "You must launch a new pack in your town next month. How do you choose the shops and judge it after six weeks?",
      "Suppose {employer} gives you a new pack for your area. How do you place it, and when do you call it a success?",
      "As {role}, you get a new pack next month. How do you choose the shops, place it, and judge it after six weeks?",
    ],
    expected:
      "I do not put it everywhere. From the bills I take the 150 shops that sell the most in that category, and shops near colleges if the pack is meant for the young. In the first week every salesman carries samples and one sentence why it sells, and the entry order is small, six pieces with a display strip. I visit forty shops myself, because I want to hear what the shopkeeper says. After two weeks I look at the second order and not at the first. Where the repeat is under thirty percent I check price, place and taste. By week six I want half of the shops to buy again, otherwise I tell the company openly.",
    points: [
      {
        text: "shops chosen by category sale",
        accept: [
          "sell the most in that category",
          "shops near colleges",
          "target outlets",
          "category outlets",
          "select the outlets",
        ],
        weight: 0.25,
      },
      {
        text: "small entry order with display",
        accept: ["entry order", "display strip", "six pieces", "starter pack"],
        weight: 0.2,
      },
      {
        text: "samples and one sentence for each salesman",
        accept: ["carries samples", "samples to the retailer", "salesman briefing"],
        weight: 0.15,
      },
      {
        text: "repeat buying judged, not the first carton",
        accept: [
          "repeat is under thirty",
          "half of the shops to buy again",
          "repeat order rate",
          "how many shops reorder",
          "repeat orders",
          "repeat purchase",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "told openly when it does not sell",
        accept: [
          "tell the company openly",
          "feedback to the company",
          "price place and taste",
          "honest feedback",
        ],
        weight: 0.1,
      },
    ],
    avoid: [
      "Full cartons everywhere prove the pack.",
      "A big first order proves demand.",
      "The salesmen can explain the pack themselves.",
    ],
  },
  {
    id: "sales-behind-on-twentieth",
    family: "sales",
    topic: "targets",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Behind target on the twentieth",
    frames: [
      "You wrote: {line}. If a month stands at half on the 20th, what do you do and tell your manager?",
      "It is the 20th, and you stand at half of your monthly target. What do you do in ten days, and what do you tell your manager?",
      "At {employer}, what did you do when the month was only half done on the 20th, and what did you tell your manager?",
      "As {role}, your sale is at fifty percent on the 20th. What do you do, day by day, and what do you tell your manager?",
    ],
    expected:
      "First I break the gap into customers and not into percent. If four lakh is missing, I list who bought last month and not yet this month, and that alone may be two and a half lakh. Then come open quotations, pending orders that wait for stock or credit, and customers who buy one line only. I put each with an amount and a date, and see the ten largest myself. The rest goes to phone calls in the evening. On the 21st I tell my manager what I will really reach, with the reason, because a wrong forecast hurts supply. I do not bill without an order, since it comes back next month.",
    points: [
      {
        text: "the missing amount broken into concrete parts",
        accept: [
          "break the gap",
          "amount and a date",
          "customer wise gap",
          "customer wise list",
          "balance target by customer",
          "beat wise target",
          "divide the remaining target",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "regular buyers still missing this month",
        accept: [
          "bought last month and not yet",
          "missing regular buyers",
          "customers who have not ordered",
          "not ordered this month",
        ],
        weight: 0.2,
      },
      {
        text: "open quotations and pending orders",
        accept: ["open quotations", "pending orders", "stuck orders"],
        weight: 0.2,
      },
      {
        text: "largest ones seen in person",
        accept: [
          "ten largest",
          "visit the biggest accounts",
          "see the big ones in person",
          "meet the big customers",
        ],
        weight: 0.15,
      },
      {
        text: "true forecast to the manager, no false billing",
        accept: [
          "wrong forecast",
          "billing without any real order",
          "honest forecast",
          "fake billing",
          "tell my manager the truth",
          "realistic number",
        ],
        weight: 0.2,
      },
    ],
    avoid: [
      "Some goods are billed now and taken back.",
      "I push extra stock on the biggest dealer.",
      "A miracle order always comes on the last day.",
    ],
  },
];
