import type { EntryDraft } from "../entry.ts";

/** Sales: rivals, a weak salesman and the shop floor. */
export const sales7: readonly EntryDraft[] = [
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
        text: "protect the most important shops",
        accept: [
          "protect my top",
          "fill their shelf",
          "key outlets",
          "load the stock",
          "meet the big retailers",
          "visit the top outlets",
          "protect my top hundred",
          "top shops first",
          "big shops first",
          "key retailers",
          "top outlets",
          "best retailers",
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
        text: "find the reason behind his low numbers",
        accept: [
          "calls are low",
          "orders are few it is skill",
          "weak beat",
          "effort or skill",
          "stock-outs",
          "check his call reports",
          "number of calls and orders",
          "look at his numbers",
          "reason for low performance",
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
          "ask for the purpose",
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
