import type { EntryDraft } from "../entry.ts";

/** Freshers: subjects of the degree, commerce and engineering in practice. */
export const fresher3: readonly EntryDraft[] = [
  {
    id: "fresher-subject-at-work",
    family: "fresher",
    topic: "studies",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Your degree in daily work",
    frames: [
      "Besides {skill}, how would your studies help you in your first project with us, and which part would not?",
      "Half of what is taught in a degree is never used. Which part of yours will help you here, and which will not?",
    ],
    expected:
      "Most helpful will be the habit of the laboratory record. Each Friday we wrote aim, steps, readings and result, and someone else had to be able to repeat it. In this job I would write my work in the same way, so that a colleague can go on when I am ill. Second, I can read a table with care, I look at the unit and the number of samples before I believe it. What will not help is that we learnt derivations by heart, and I have forgotten most of them. What I lack is your software. I looked at the free lessons on it, and I would need about three weeks for the basics.",
    points: [
      {
        text: "which part of your studies helps here",
        accept: ["laboratory record habit", "will help me here", "useful in this job", "use it in this work"],
        weight: 0.3,
        must: true,
      },
      {
        text: "an example of that from your course",
        accept: [
          "aim steps readings result",
          "unit and sample count",
          "record others can repeat",
          "for example in the lab",
        ],
        weight: 0.25,
      },
      {
        text: "honest about useless parts",
        accept: [
          "derivations by heart",
          "what will not help",
          "forgotten the derivations",
          "theory not used here",
        ],
        weight: 0.2,
      },
      {
        text: "missing skill and learning plan",
        accept: [
          "lack your software",
          "three weeks basics",
          "free lessons",
          "i will learn it in",
          "do not know your software",
        ],
        weight: 0.25,
      },
    ],
    avoid: ["Whatever I studied will be fully useful here."],
  },
  {
    id: "fresher-machine-on-credit",
    family: "fresher",
    topic: "commerce subjects",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "A machine bought on credit",
    frames: [
      "You list {skill}. A shop buys a machine for one lakh on credit and pays half after a month. Which entries do you make?",
      "A firm buys a machine for one lakh rupees on credit and pays half after one month. Which accounts change, and how?",
    ],
    expected:
      "On the day of purchase I debit the machinery account with one lakh and credit the supplier, since a machine is an asset that comes in, and we owe him money. It is not a purchase of goods, so it does not go to the purchases account or to the trading account. If there is GST on the bill and the credit is allowed, the tax is debited to input GST and not to the machine. Freight and fitting charges are added to the machine's cost. After a month I debit the supplier with fifty thousand and credit the bank. At the year end I charge depreciation to profit and loss, for the time it was used.",
    points: [
      {
        text: "debit machinery, credit the supplier",
        accept: [
          "debit the machinery account",
          "credit the supplier",
          "machinery account debit",
          "machinery debit supplier credit",
          "machine debited creditor credited",
          "machinery account to creditor",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "asset, not purchases",
        accept: [
          "not a purchase of goods",
          "capital expenditure",
          "it is a fixed asset",
          "asset and not goods",
        ],
        weight: 0.2,
      },
      {
        text: "GST apart, freight and fitting added",
        accept: [
          "input gst",
          "freight and fitting",
          "installation added to cost",
          "gst input credit",
          "installation charges are added",
        ],
        weight: 0.2,
      },
      {
        text: "payment: debit supplier, credit bank",
        accept: [
          "debit the supplier",
          "credit the bank",
          "fifty thousand from the bank",
          "creditor debit bank credit",
        ],
        weight: 0.15,
      },
      {
        text: "depreciation at year end",
        accept: ["charge depreciation", "depreciation at the year end", "depreciation every year"],
        weight: 0.15,
      },
    ],
    avoid: [
      "It goes to the purchases account like goods.",
      "Cash is credited on the day of purchase.",
      "Depreciation is charged only when the machine is sold.",
    ],
  },
  {
    id: "fresher-profit-without-cash",
    family: "fresher",
    topic: "commerce subjects",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "A profit but no cash",
    frames: [
      "You know {skill}. How can a firm show a profit of ten lakh and still not be able to pay salaries?",
      "A firm shows a profit of ten lakh rupees but cannot pay its salaries. How is that possible?",
    ],
    expected:
      "Profit is counted when the sale is made, and cash comes when the customer pays. If the firm sold on ninety days' credit, the profit is there and the money is with the customers, in debtors. The second place is stock: it may have bought goods for the next season, and that is no expense until they are sold. Third, it may have paid for a machine or returned a loan. Both take cash but the machine comes into profit only slowly through depreciation, and the repayment of the principal not at all. I would read the cash flow statement, and compare debtors and stock with last year. First aid is to collect the old bills.",
    points: [
      {
        text: "sales on credit: money is in debtors",
        accept: [
          "money is with the customers",
          "sold on credit",
          "money is in debtors",
          "stuck in receivables",
          "customers have not paid",
          "credit sales",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "money tied up in stock",
        accept: [
          "goods for the next season",
          "cash in stock",
          "money is in inventory",
          "not an expense until sold",
          "money blocked in stock",
          "unsold stock",
        ],
        weight: 0.25,
      },
      {
        text: "machine bought or loan repaid",
        accept: [
          "paid for a machine",
          "returned a loan",
          "repayment of the principal",
          "capital expenditure",
          "bought a machine",
          "repaid the loan",
          "bought fixed assets",
        ],
        weight: 0.25,
      },
      {
        text: "read cash flow, collect old bills",
        accept: [
          "cash flow statement",
          "collect the old bills",
          "cash flow",
          "collect from debtors",
          "recover the old dues",
        ],
        weight: 0.2,
      },
    ],
    avoid: [
      "Profit always means the same cash in the bank.",
      "Depreciation takes cash out of the bank.",
      "Repaying a loan is an expense that reduces profit.",
    ],
  },
  {
    id: "fresher-read-balance-sheet",
    family: "fresher",
    topic: "commerce subjects",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Lending to a small firm",
    frames: [
      "You list {skill}. From one balance sheet, how would you judge whether a small firm can repay a loan of five lakh?",
      "You get the last balance sheet of a small firm that wants a loan of five lakh. What do you look at first?",
    ],
    expected:
      "I look at whether it can pay its near bills: current assets against current liabilities, and I would like more than one and a third. Then without stock, because old stock does not pay salaries. Next, how much of the business is borrowed, total debt against the owner's own capital; above two to one I become careful. Then I ask for the profit and loss account, since the interest must be covered some three times by profit before interest. One year says little, so I want three years and the GST returns to compare the sales. I read the notes for money lent to relatives and for guarantees. And I check whether debtors are older than six months.",
    points: [
      {
        text: "near bills: current ratio, also without stock",
        accept: [
          "current assets against current",
          "current ratio",
          "quick ratio",
          "liquid assets",
          "pay its short term dues",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "debt against own capital",
        accept: [
          "total debt against",
          "debt equity",
          "owner's own capital",
          "debt to equity",
          "borrowed money against capital",
        ],
        weight: 0.25,
      },
      {
        text: "interest covered by profit",
        accept: [
          "interest must be covered",
          "interest coverage",
          "profit before interest",
          "debt service coverage",
          "enough profit for interest",
          "profit covers the interest",
        ],
        weight: 0.25,
      },
      {
        text: "three years, returns, notes and old debtors",
        accept: [
          "three years",
          "gst returns to compare",
          "debtors older than six",
          "notes for money lent to",
          "compare with gst returns",
          "balance sheets of earlier years",
        ],
        weight: 0.25,
      },
    ],
    avoid: ["A high turnover alone proves that it can repay.", "Profit of one year shows the loan is safe."],
  },
  {
    id: "fresher-check-calculation",
    family: "fresher",
    topic: "engineering subjects",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Is this calculation possible",
    frames: [
      "You know {skill}. The program gives a motor of 400 kW for a small lift. How do you see that it must be wrong?",
      "A program tells you that a small passenger lift needs a motor of 400 kW. How do you check whether that can be right?",
    ],
    expected:
      "I make a rough estimate by hand before I believe any program. Eight people are about five hundred and fifty kilos, and the counterweight carries the cabin and about half of the load, so I lift perhaps three hundred kilos. That is three thousand newton, at one metre per second three thousand watt. With losses I come to five or six kilowatt. So 400 is wrong by about seventy times, and I look for a unit: kilos as tonnes, or minutes as seconds. I compare it with a name plate of a real lift too. Then I test the program with one case whose result I know, and I write down the units of each input.",
    points: [
      {
        text: "rough estimate by hand",
        accept: [
          "rough estimate by hand",
          "order of magnitude",
          "back of the envelope",
          "five or six kilowatt",
          "calculate roughly",
          "quick calculation by hand",
        ],
        weight: 0.35,
        must: true,
      },
      {
        text: "the counterweight carries much of the load",
        accept: [
          "half of the load",
          "counterweight balances",
          "counterweight carries",
          "counterweight takes load",
        ],
        weight: 0.2,
      },
      {
        text: "wrong unit is the first suspect",
        accept: [
          "look for a unit",
          "kilos as tonnes",
          "minutes as seconds",
          "unit conversion",
          "check the units",
          "unit mistake",
          "wrong units were entered",
        ],
        weight: 0.25,
      },
      {
        text: "compare with a real plate or a known case",
        accept: [
          "result i know",
          "known case",
          "name plate of",
          "compare with an existing lift",
          "rating of a similar lift",
        ],
        weight: 0.2,
      },
    ],
    avoid: ["A program's result needs no check.", "The motor must lift the whole cabin weight alone."],
  },
];
