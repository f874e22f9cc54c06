import type { EntryDraft } from "../entry.ts";

/** Accounts: stock, fixed assets, costing, budget, cash plan and advance tax. */
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
      "You wrote: {line}. How was the closing stock valued, and what did you do with items that sold below cost?",
      "At the year end the store has 500 units. How do you decide at what value they stand in the balance sheet?",
      "At {employer}, how would you find the cost of the closing stock, and what if an item now sells below it?",
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
        accept: ["price without the gst", "plus freight and other cost", "landed cost"],
        weight: 0.2,
      },
      {
        text: "FIFO or weighted average, the same each year",
        accept: ["fifo or weighted average", "weighted average method", "lifo is not allowed"],
        weight: 0.2,
      },
      {
        text: "selling cost taken off the selling price",
        accept: ["less the cost of selling", "commission taken off", "stands at fifty eight"],
        weight: 0.15,
      },
      {
        text: "stock too high makes profit too high",
        accept: [
          "stock is too high profit",
          "overstated stock inflates profit",
          "higher closing stock higher profit",
        ],
        weight: 0.15,
      },
    ],
    avoid: ["LIFO may be used for closing stock in India."],
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
      "The physical count shows stock worth three lakh less than the books. What do you check, and what do you book?",
      "Suppose the yearly count at {employer} is three lakh short. How do you find out whether it is paper or theft?",
      "Goods are missing in the store and the head asks you to just adjust the books. What do you do?",
    ],
    expected:
      "I recount the ten items with the largest gap with another person. Then I look for paper reasons, such as goods sent on a challan but not billed, a purchase booked before the goods came, returns in a corner without entry, or pieces counted as boxes. Cut-off around the count date explains a lot. What is left is a real loss. I report it in writing, check the gate register and cameras, and tell the insurer if it looks like theft. Then I write off the loss with approval and reverse the input credit on it, because credit on lost goods is not allowed. Last, I start a monthly count of costly items.",
    points: [
      {
        text: "recount the largest gaps first",
        accept: ["recount the ten items", "second count by another person", "recount with a second person"],
        weight: 0.2,
      },
      {
        text: "paper reasons: unbilled challan, entry without goods, wrong unit",
        accept: [
          "challan but not billed",
          "cut-off around the count",
          "pieces counted as boxes",
          "goods in transit not booked",
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
        ],
        weight: 0.2,
      },
      {
        text: "input credit on lost goods reversed",
        accept: ["reverse the input credit on it", "credit on lost goods", "itc reversed on lost goods"],
        weight: 0.2,
      },
      {
        text: "monthly count of costly items",
        accept: ["monthly count of costly", "cycle count", "perpetual counting of a class"],
        weight: 0.15,
      },
    ],
    avoid: ["Raise a dummy sales bill for the missing goods."],
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
      "At {employer}, how would you book a new machine, and what would you charge in its first year in the books and for tax?",
      "Your resume names {skill}. How do you build the cost of a new asset, and how is it depreciated in the books and for tax?",
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
        accept: ["useful life of schedule", "companies act schedule ii", "residual value"],
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
        ],
        weight: 0.2,
      },
      {
        text: "deferred tax on the difference",
        accept: ["book deferred tax", "timing difference", "deferred tax liability"],
        weight: 0.15,
      },
    ],
    avoid: ["Repairs are added to the cost of the machine every year."],
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
      "A product sells at 100 rupees, costs 60 to make, and fixed costs are 2 lakh a month. How many must be sold, and would you take an order at 70?",
      "Suppose a product of {employer} sells at 100 rupees and costs 60, with 2 lakh of fixed cost a month. Where is the break-even, and is an order at 70 good?",
      "A buyer offers 70 rupees for a product that sells at 100 and costs 60, with 2 lakh of fixed cost. Where is the break-even, and do you agree?",
    ],
    expected:
      "Each piece brings a contribution of forty rupees, that is hundred less the variable cost of sixty. Fixed costs of two lakh divided by forty make five thousand pieces a month, so below that we lose money. If the owner wants one lakh profit as well, it is three lakh by forty, seven thousand five hundred. I first make sure that the costs are split rightly, because power and overtime are partly fixed. For an order at seventy I say yes only if there is idle capacity, since it still brings ten rupees a piece, and if regular buyers will not ask for the same price. I also show the safety margin, how far sales can fall.",
    points: [
      {
        text: "contribution is price less variable cost, 40 rupees",
        accept: ["contribution of forty", "hundred less sixty", "contribution per unit 40"],
        weight: 0.25,
        must: true,
      },
      {
        text: "fixed cost divided by it gives 5,000 pieces",
        accept: ["five thousand pieces", "two lakh divided by forty", "break even is 5000"],
        weight: 0.25,
      },
      {
        text: "target profit added to the fixed cost",
        accept: ["three lakh by forty", "seven thousand five hundred", "add desired profit to fixed cost"],
        weight: 0.15,
      },
      {
        text: "fixed and variable split carefully",
        accept: ["costs are split rightly", "partly fixed", "semi variable cost"],
        weight: 0.15,
      },
      {
        text: "low price only with idle capacity",
        accept: [
          "only if there is idle capacity",
          "spare capacity",
          "regular buyers will not ask for the same price",
        ],
        weight: 0.2,
      },
    ],
    avoid: ["Break-even is the fixed cost divided by the selling price."],
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
      "Suppose the plant head of {employer} says that material cost went up only because of prices. How do you test that?",
      "You list {skill}. How do you explain a variance so that a manager who is no accountant can act on it?",
    ],
    expected:
      "First I flex the budget, because if we made more pieces, more material is right. What is left I split into price and usage. Price variance is the change in rate into the quantity bought, and usage variance is the extra kilos into the budget rate. If eight of the twelve points are price, I ask purchase for the quotes and whether the vendor or freight changed. If four are usage, I ask the shop floor about scrap, a bad lot or a new operator, by machine and shift. I check for a wrong entry too, like a bill of next month. My report has one line per cause, with rupees, the owner's name and what he does by when.",
    points: [
      {
        text: "budget flexed to the real output",
        accept: ["flex the budget", "flexible budget", "made more pieces more material"],
        weight: 0.25,
        must: true,
      },
      {
        text: "split into price and usage",
        accept: [
          "price variance",
          "usage variance",
          "rate and quantity effect",
          "extra kilos into the budget rate",
        ],
        weight: 0.25,
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
    avoid: ["Every cost above the budget is the purchase department's fault."],
  },
  {
    id: "accounts-cash-plan-weeks",
    family: "accounts",
    topic: "financial-analysis",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Planning cash week by week",
    frames: [
      "The firm shows a profit, yet in six weeks there may be no money for salaries. How do you see it early and act?",
      "Suppose the bank balance of {employer} will run dry next month although the year is good. What plan do you bring?",
      "Why can a firm with profit run out of money, and how do you plan its cash for thirteen weeks?",
    ],
    expected:
      "I begin with what the bank shows today, less cheques not yet presented. I make a sheet of thirteen weeks with expected receipts by party with a real date, and payments. Salaries, GST, TDS, PF and bank instalments come first, as delay costs penalty or trust. Then I see the week in which it turns negative. I act before it, by calling the largest debtors, selling slow stock, asking vendors for longer credit, and moving the machine to a lease. If a gap is left, I go to the bank early with the sheet, for a higher limit or bill discounting. Each week I compare the plan with what came.",
    points: [
      {
        text: "begins with the bank balance of today",
        accept: ["what the bank shows today", "cheques not yet presented"],
        weight: 0.2,
      },
      {
        text: "week-wise sheet of receipts and payments",
        accept: [
          "sheet of thirteen weeks",
          "cash flow forecast",
          "receipts by party with a real date",
          "weekly cash plan",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "salaries, taxes and instalments first",
        accept: ["salaries gst tds", "statutory dues first", "priority of payments"],
        weight: 0.15,
      },
      {
        text: "collect, sell slow stock, stretch vendors",
        accept: ["calling the largest debtors", "selling slow stock", "extra days from vendors"],
        weight: 0.2,
      },
      {
        text: "bank asked early, plan compared weekly",
        accept: [
          "go to the bank early",
          "bill discounting",
          "compare the plan with what came",
          "overdraft limit",
        ],
        weight: 0.15,
      },
    ],
    avoid: ["Use the collected GST money to pay other bills for now."],
  },
  {
    id: "accounts-advance-tax-quarters",
    family: "accounts",
    topic: "income-tax",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Advance tax in four parts",
    frames: [
      "How do you work out advance tax for a company in September, when half of the year is still open?",
      "At {employer}, how would you plan the four parts of advance tax, and what happens if you pay too little?",
      "Your resume names {skill}. Which dates and shares of advance tax must a business keep, and how do you estimate?",
    ],
    expected:
      "Advance tax is due when the tax of the year after TDS is ten thousand rupees or more. The shares are fifteen percent by 15th June, forty five by 15th September, seventy five by 15th December and the whole by 15th March, always counted in total. In September I take the real profit of five months, add what sales expects for the rest, and adjust for tax depreciation and for expenses that tax does not allow. From the tax on that I take off TDS and what we paid in June. If we pay short, interest of one percent a month runs. So after a big one-time income I raise the next part.",
    points: [
      {
        text: "due when tax after TDS is 10,000 or more",
        accept: ["tax of ten thousand or more", "tax liability above 10000"],
        weight: 0.15,
      },
      {
        text: "15, 45, 75 and 100 percent by June, September, December, March",
        accept: [
          "fifteen percent by 15th june",
          "forty five by 15th september",
          "seventy five by december",
          "whole by 15th march",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "estimate from real months plus forecast",
        accept: ["real profit of five months", "expected profit for the rest", "projected income"],
        weight: 0.2,
      },
      {
        text: "tax adjustments and TDS taken off",
        accept: ["adjust for tax depreciation", "expenses that tax does not allow", "take off tds"],
        weight: 0.2,
      },
      {
        text: "interest of one percent a month when short",
        accept: ["interest of one percent a month", "pay short interest", "1 percent interest on shortfall"],
        weight: 0.15,
      },
    ],
    avoid: ["Advance tax can wait until the return is filed."],
    link: "https://www.incometax.gov.in/",
  },
];
