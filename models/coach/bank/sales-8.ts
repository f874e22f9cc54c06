import type { EntryDraft } from "../entry.ts";

/** Sales: shelves, displays and the pipeline. */
export const sales8: readonly EntryDraft[] = [
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
        text: "fill the gaps, older stock in front",
        accept: [
          "from the back room",
          "empty shelf sells nothing",
          "refill the shelf",
          "store room stock",
          "oldest date in front",
          "fill the gaps",
          "old stock in front",
        ],
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
        text: "check that the display is really there",
        accept: [
          "dated photos",
          "six stores without notice",
          "display audit",
          "visit the stores",
          "stores without notice",
          "physically check the display",
        ],
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
      "A bigger display will cure it.",
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
        text: "stages rest on facts, not on hope",
        accept: [
          "stage by what the customer did",
          "define each stage",
          "exit criteria of a stage",
          "clear definition of stages",
          "customer's action",
          "next step with a date",
          "remove dead deals",
          "clear stage rules",
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
