import type { EntryDraft } from "../entry.ts";

/** Sales through distributors and shops: choosing, loading, launching, displays, pipelines. */
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
      "The target matters more than his stock.",
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
      "A carton in every shop means success.",
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
        text: "gap broken into customers and amounts",
        accept: [
          "break the gap",
          "amount and a date",
          "customer wise gap",
          "customer wise list",
          "balance target by customer",
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
  {
    id: "sales-shelf-right",
    family: "sales",
    topic: "merchandising",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Setting a shelf right",
    frames: [
      "You wrote: {line}. You find a messy shelf; what do you put right, first to last?",
      "You enter a supermarket and your shelf looks poor. What do you put right in the next thirty minutes?",
      "You list {skill}. Take me through thirty minutes at a messy shelf, from the first thing to the last.",
      "At {employer}, how did you put a messy shelf in a supermarket right, and how did you keep it so?",
    ],
    expected:
      "I greet the floor manager first, since the shelf is his. Then I look at it from two metres, as a shopper does. I bring the stock from the back room, because an empty shelf sells nothing, and put the oldest date in front. Expired or torn packs come out with a note. The fast packs go to eye level, in blocks of one colour, and as many facings as our share of sale, as the planogram shows. I check that every pack has the right price tag and the offer card is of this month. Last I take a photo before and after, write the next order, and show it to the manager.",
    points: [
      {
        text: "stock from the back room fills the gaps",
        accept: ["from the back room", "empty shelf sells nothing", "refill the shelf", "store room stock"],
        weight: 0.25,
        must: true,
      },
      {
        text: "oldest date in front, expired packs out",
        accept: [
          "oldest date",
          "expired or torn",
          "rotation by expiry date",
          "fefo",
          "first expiry in front",
          "remove expired",
        ],
        weight: 0.2,
      },
      {
        text: "eye level and facings by the planogram",
        accept: ["eye level", "facings", "planogram"],
        weight: 0.25,
      },
      {
        text: "price tags and offer cards right",
        accept: ["right price tag", "offer card", "shelf talker"],
        weight: 0.15,
      },
      {
        text: "photo taken, next order shown to the manager",
        accept: ["order for the next visit", "order shown to the manager", "before and after photo"],
        weight: 0.15,
      },
    ],
    avoid: [
      "Fresh new packs in front look better.",
      "Empty space makes the shelf look neat.",
      "A torn pack can stay behind the others.",
    ],
  },
  {
    id: "sales-display-without-sale",
    family: "sales",
    topic: "merchandising",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "A paid display that fails",
    frames: [
      "You pay for a display in twenty stores, and sales have not moved in a month. What do you check and decide?",
      "You list {skill}. A paid display in twenty stores brings no extra sale; what do you check and decide?",
      "What if {employer} pays for a display in twenty stores and nothing moves for a month? What do you check?",
    ],
    expected:
      "First I find out whether the display was really there. I ask for dated photos and go to six stores without notice, and often two have another brand on it. Then I check if it was filled, since a half-empty end cap sells less than the normal shelf. I compare with the eight weeks before and with ten similar stores without a display, so that the season does not fool me. I count in rupees. If a display costs 3,000 a month and the margin is twelve percent, it must bring 25,000 of extra sale. Where it fails, I ask for a better place or part of the money back, and keep only the stores that pay.",
    points: [
      {
        text: "was it really there: dated photos, surprise visits",
        accept: ["dated photos", "six stores without notice", "display audit", "visit the stores"],
        weight: 0.25,
        must: true,
      },
      {
        text: "display kept filled with stock",
        accept: ["half-empty end cap", "display was filled", "out of stock on the display"],
        weight: 0.2,
      },
      {
        text: "compared with weeks before and stores without display",
        accept: [
          "similar stores without",
          "eight weeks before",
          "control stores",
          "baseline sale",
          "compare the sales",
        ],
        weight: 0.25,
      },
      {
        text: "extra margin against the cost of display",
        accept: [
          "25,000 of extra sale",
          "margin is twelve percent",
          "extra margin",
          "breakeven of the display",
          "cost of the display",
        ],
        weight: 0.2,
      },
      {
        text: "better place, money back or stop",
        accept: ["better place or part", "part of the money back", "keep only the stores"],
        weight: 0.1,
      },
    ],
    avoid: [
      "A display always pays through the brand.",
      "More money on display will bring the sale.",
      "The sale of one month is a fair comparison.",
    ],
  },
  {
    id: "sales-pipeline-trust",
    family: "sales",
    topic: "crm",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "A pipeline nobody trusts",
    frames: [
      "You wrote: {line}. How do you keep a pipeline honest, so that its forecast comes true?",
      "Your team's pipeline shows two crore, but only ten lakh closes each month. How do you make it honest?",
      "You list {skill}. The pipeline looks full and little closes; how do you clean it so that the forecast is true?",
      "At {employer}, the pipeline shows two crore and ten lakh closes. What do you change in the pipeline first?",
    ],
    expected:
      "A pipeline is full of hope when a stage means what the salesman feels. So I define each stage by what the customer did. Qualified means that he named a need and a budget, proposal means that he asked for it in writing, and negotiation means that the buyer who signs has met us. Every deal must have a next step with a date. If that date is past by thirty days, the deal goes out, and it can come back when he calls. Then I count from the last year how many of each stage really closed, maybe ten, thirty and sixty percent, and forecast with that. I review the ten biggest each Monday, in twenty minutes.",
    points: [
      {
        text: "stage means what the customer did",
        accept: [
          "stage by what the customer did",
          "define each stage",
          "exit criteria of a stage",
          "clear definition of stages",
          "customer's action",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "next step with a date for every deal",
        accept: ["next step with a date", "next action date", "next follow up date"],
        weight: 0.2,
      },
      {
        text: "old deals taken out",
        accept: [
          "past by thirty days",
          "remove stale deals",
          "close dead deals",
          "remove old deals",
          "remove dead leads",
        ],
        weight: 0.2,
      },
      {
        text: "forecast by the real closing share of each stage",
        accept: [
          "each stage really closed",
          "ten thirty and sixty",
          "stage probability",
          "historical win rate",
        ],
        weight: 0.2,
      },
      {
        text: "weekly review of the largest",
        accept: ["ten biggest each monday", "review every week"],
        weight: 0.1,
      },
    ],
    avoid: [
      "A bigger pipeline always means more sales.",
      "The salesman's feeling gives the stage.",
      "Old deals stay in, hope costs nothing.",
    ],
  },
];
