import type { EntryDraft } from "../entry.ts";

/** Accounts: stock, fixed assets, costing and budget. */
export const accounts5: readonly EntryDraft[] = [
  {
    id: "accounts-stock-valuation",
    family: "accounts",
    topic: "inventory",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Valuing the closing stock",
    frames: [
      "You wrote: {line}. How was the closing stock valued, and what does a wrong value do to profit?",
      "At the year end the store has 500 units. How do you find their value for the balance sheet, and what does a wrong value do to profit?",
      "At {employer}, how would you value the closing stock, also an item that now sells below its cost, and why does it matter for the profit?",
      "You list {skill}. How do you value closing stock, and how does a wrong value change the profit of the year?",
    ],
    expected:
      "I value stock at cost or at net realisable value, whichever is lower, item by item. Cost means the purchase price without the GST we take as credit, plus freight and other cost to bring it here, found by FIFO or weighted average in the same way each year. LIFO is not allowed in India. Net realisable value is what I can sell for, less the cost of selling. So if an item cost eighty and sells for sixty with two rupees of commission, it stands at fifty eight. I count the goods first and take out items that belong to others. If closing stock is too high, profit is too high, so the auditor looks here first.",
    points: [
      {
        text: "cost or net realisable value, whichever is lower",
        accept: ["whichever is lower", "lower of cost and nrv", "cost or market value lower"],
        weight: 0.3,
        must: true,
      },
      {
        text: "cost has freight but not creditable GST",
        accept: [
          "price without the gst",
          "plus freight and other cost",
          "landed cost",
          "freight added to cost",
          "excluding gst",
        ],
        weight: 0.2,
      },
      {
        text: "FIFO or weighted average, the same each year",
        accept: [
          "fifo or weighted average",
          "weighted average method",
          "first in first out",
          "same method every year",
        ],
        weight: 0.2,
      },
      {
        text: "commission or selling expense taken off",
        accept: [
          "less the cost of selling",
          "commission taken off",
          "stands at fifty eight",
          "net of selling expenses",
        ],
        weight: 0.15,
      },
      {
        text: "stock too high makes profit too high",
        accept: [
          "overstated stock inflates profit",
          "stock too high",
          "higher profit",
          "profit is overstated",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "LIFO is also allowed for stock in India.",
      "Stock stands at cost or value, whichever is higher.",
    ],
  },
  {
    id: "accounts-stock-count-short",
    family: "accounts",
    topic: "inventory",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Count lower than the books",
    frames: [
      "The physical count shows stock worth three lakh less than the books. What do you check, what do you book, and what do you change afterwards?",
      "Suppose the yearly count at {employer} is three lakh short. How do you find out whether it is paper or theft, and what do you then book and change?",
      "Goods worth three lakh are missing in the store, and the head wants the books simply adjusted. What do you check, book and change?",
    ],
    expected:
      "I recount the ten items with the largest gap with another person. Then I look for paper reasons, such as goods sent on a challan but not billed, a purchase booked before the goods came, returns in a corner without entry, or pieces counted as boxes. Cut-off around the count date explains a lot. What is left is a real loss. I report it in writing, check the gate register and cameras, and tell the insurer if it looks like theft. Then I write off the loss with approval and reverse the input credit on it, because credit on lost goods is not allowed. Last, I start a monthly count of costly items.",
    points: [
      {
        text: "recount the largest gaps first",
        accept: [
          "recount the ten items",
          "second count by another person",
          "recount with a second person",
          "recount costly items",
        ],
        weight: 0.2,
      },
      {
        text: "paper reasons: unbilled challan, entry without goods, wrong unit",
        accept: [
          "challan but not billed",
          "cut-off around the count",
          "pieces counted as boxes",
          "goods in transit not booked",
          "booked but goods not received",
          "delivery challan not billed",
          "cut-off entries",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "real loss reported, gate register, insurer",
        accept: [
          "check the gate register",
          "tell the insurer",
          "insurance claim for theft",
          "report the loss in writing",
          "check cctv footage",
          "check the cameras",
        ],
        weight: 0.2,
      },
      {
        text: "input credit on lost goods reversed",
        accept: [
          "reverse the input credit on it",
          "credit on lost goods",
          "itc reversed on lost goods",
          "reverse itc on it",
          "reverse the itc",
        ],
        weight: 0.2,
      },
      {
        text: "monthly count of costly items",
        accept: [
          "monthly count of costly",
          "cycle count",
          "perpetual counting of a class",
          "regular surprise count",
          "count costly items monthly",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "Raise a dummy sales bill for the missing goods.",
      "Credit on stolen goods may still be kept.",
      "Adjust the books to the count the same day.",
    ],
  },
  {
    id: "accounts-depreciation-two-ways",
    family: "accounts",
    topic: "fixed-assets",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Depreciation in books and tax",
    frames: [
      "A company buys a machine on 10th December. How is it put in the books, and why does its depreciation differ for tax?",
      "At {employer}, how would you book a machine bought in December, and what would you charge in its first year in the books and for tax?",
      "Your resume names {skill}. A machine is bought in December: what is its cost, and how is it depreciated in the books and for tax?",
    ],
    expected:
      "First I build the cost, which is the price, freight, installation and trial run, without GST if we take the credit. Repairs later are expense. In a company's books I spread the cost, less five percent residual value, over the useful life of Schedule II of the Companies Act, and start from the day it is ready for use. For income tax I add it to its block, and the rate is on the written down value. As it was used for less than hundred and eighty days in the year, only half the rate is allowed. The two profits differ, so I book deferred tax on the gap. Each asset gets a number and a line in the register.",
    points: [
      {
        text: "cost has price, freight and installation",
        accept: [
          "freight installation and trial run",
          "installation and freight capitalised",
          "installation added to the cost",
        ],
        weight: 0.2,
      },
      {
        text: "books by useful life of Schedule II",
        accept: [
          "useful life of schedule",
          "companies act schedule ii",
          "residual value",
          "over its useful life",
          "as per companies act",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "tax on the block at written down value",
        accept: ["add it to its block", "written down value", "block of assets", "wdv rate"],
        weight: 0.2,
      },
      {
        text: "half rate when used below 180 days",
        accept: [
          "less than hundred and eighty days",
          "half the rate",
          "50 percent depreciation in first year",
          "below 180 days",
          "half of the rate",
        ],
        weight: 0.2,
      },
      {
        text: "deferred tax on the difference",
        accept: ["book deferred tax", "timing difference", "deferred tax liability"],
        weight: 0.15,
      },
    ],
    avoid: [
      "Repairs are added to the cost of the machine every year.",
      "Depreciation starts from the date of the bill.",
    ],
  },
  {
    id: "accounts-break-even-shop",
    family: "accounts",
    topic: "costing",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Finding the break-even sale",
    frames: [
      "A product sells at 100 rupees and costs 60; fixed cost is 2 lakh a month. What is the break-even, the sale for 1 lakh profit, and your answer to an order at 70?",
      "Suppose {employer} sells at 100 a product that costs 60, with 2 lakh of fixed cost. Find the break-even, the sale for 1 lakh profit, and judge an order at 70.",
      "A buyer offers 70 for a product that sells at 100 and costs 60; fixed cost is 2 lakh. Do you agree, and which sales give break-even and 1 lakh profit?",
    ],
    expected:
      "Each piece brings a contribution of forty rupees, that is hundred less the variable cost of sixty. Fixed costs of two lakh divided by forty make five thousand pieces a month, so below that we lose money. If the owner wants one lakh profit as well, it is three lakh by forty, seven thousand five hundred. I first make sure that the costs are split rightly, because power and overtime are partly fixed. For an order at seventy I say yes only if there is idle capacity, since it still brings ten rupees a piece, and if regular buyers will not ask for the same price. I also show the safety margin, how far sales can fall.",
    points: [
      {
        text: "contribution is price less variable cost, 40 rupees",
        accept: [
          "contribution of forty",
          "hundred less sixty",
          "contribution per unit 40",
          "40 rupees contribution",
          "contribution is 40",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "fixed cost divided by it gives 5,000 pieces",
        accept: [
          "five thousand pieces",
          "two lakh divided by forty",
          "break even is 5000",
          "5000 units",
          "200000 divided by 40",
          "fixed cost by contribution",
        ],
        weight: 0.3,
      },
      {
        text: "target profit added to the fixed cost",
        accept: [
          "three lakh by forty",
          "seven thousand five hundred",
          "add desired profit to fixed cost",
          "7500 units",
          "7500 pieces",
          "300000 divided by 40",
        ],
        weight: 0.2,
      },
      {
        text: "low price only with idle capacity",
        accept: [
          "only if there is idle capacity",
          "spare capacity",
          "regular buyers will not ask for the same price",
          "idle machine capacity",
          "covers the variable cost",
        ],
        weight: 0.2,
      },
    ],
    avoid: ["The break-even is two thousand pieces.", "An order below the usual price is a loss."],
  },
  {
    id: "accounts-material-over-budget",
    family: "accounts",
    topic: "costing",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "Material cost over the budget",
    frames: [
      "Material cost is twelve percent above budget this month. How do you find out why, and what do you report?",
      "Suppose the plant head of {employer} says that material cost went up only because of prices. How do you test that, and what do you report?",
      "You list {skill}. Material cost is twelve percent above budget. How do you split and trace it, and how do you report it so that managers act?",
    ],
    expected:
      "First I flex the budget, because if we made more pieces, more material is right. What is left I split into price and usage. Price variance is the change in rate into the quantity bought, and usage variance is the extra kilos into the budget rate. If eight of the twelve points are price, I ask purchase for the quotes and whether the vendor or freight changed. If four are usage, I ask the shop floor about scrap, a bad lot or a new operator, by machine and shift. I check for a wrong entry too, like a bill of next month. My report has one line per cause, with rupees, the owner's name and what he does by when.",
    points: [
      {
        text: "budget flexed to the real output",
        accept: [
          "flex the budget",
          "flexible budget",
          "made more pieces more material",
          "budget for actual output",
          "standard for actual production",
        ],
        weight: 0.25,
      },
      {
        text: "split into price and usage",
        accept: [
          "price variance",
          "usage variance",
          "rate and quantity effect",
          "extra kilos into the budget rate",
          "material price variance",
          "price and quantity",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "price causes asked from purchase",
        accept: ["ask purchase for the quotes", "vendor or freight changed", "market rate went up"],
        weight: 0.15,
      },
      {
        text: "usage causes: scrap, bad lot, machine",
        accept: ["shop floor about scrap", "wastage and rejection", "bad lot of material"],
        weight: 0.15,
      },
      {
        text: "report by cause with rupees and owner",
        accept: ["one line per cause", "owner's name and what he does", "responsible person and action"],
        weight: 0.2,
      },
    ],
    avoid: [
      "Every cost above the budget is the purchase department's fault.",
      "The budget stays fixed whatever the output.",
    ],
  },
];
