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
      "Your resume shows {skill}. How would what you studied help you in the first project that we give you?",
      "Half of what is taught in a degree is never used. Which part of yours will help you here, and which will not?",
    ],
    expected:
      "Most helpful will be the habit of the laboratory record. Each Friday we wrote aim, steps, readings and result, and someone else had to be able to repeat it. In this job I would write my work in the same way, so that a colleague can go on when I am ill. Second, I can read a table with care, I look at the unit and the number of samples before I believe it. What will not help is that we learnt derivations by heart, and I have forgotten most of them. What I lack is your software. I looked at the free lessons on it, and I would need about three weeks for the basics.",
    points: [
      {
        text: "study habit tied to job",
        accept: ["laboratory record habit", "useful for this job", "apply subject here"],
        weight: 0.3,
        must: true,
      },
      {
        text: "concrete example",
        accept: ["aim steps readings result", "unit and sample count", "record others can repeat"],
        weight: 0.25,
      },
      {
        text: "honest about useless parts",
        accept: ["derivations by heart", "forgotten most", "not useful here"],
        weight: 0.2,
      },
      {
        text: "missing skill and learning plan",
        accept: ["lack your software", "three weeks basics", "free lessons"],
        weight: 0.25,
      },
    ],
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
      "On the day of purchase I debit the machinery account with one lakh and credit the supplier, since a machine is an asset that comes in, and we owe him money. It is not a purchase of goods, so it does not go to the purchases account or to the trading account. If there is GST on the bill and the credit is allowed, the tax is debited to input GST and not to the machine. Freight and fitting charges are added to the machine's cost. After a month I debit the supplier with fifty thousand and credit the bank. At the year end I charge depreciation to profit and loss, for the days it was used.",
    points: [
      {
        text: "debit machinery, credit the supplier",
        accept: [
          "debit the machinery account",
          "credit the supplier",
          "machinery account debit",
          "creditor credited",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "asset, not purchases",
        accept: ["not a purchase of goods", "capital expenditure", "not go to the purchases"],
        weight: 0.2,
      },
      {
        text: "GST apart, freight and fitting added",
        accept: ["input gst", "freight and fitting", "installation added to cost"],
        weight: 0.2,
      },
      {
        text: "payment: debit supplier, credit bank",
        accept: ["debit the supplier", "credit the bank"],
        weight: 0.15,
      },
      {
        text: "depreciation at year end",
        accept: ["charge depreciation", "depreciation at the year end"],
        weight: 0.15,
      },
    ],
    avoid: ["Debit the purchases account with the machine."],
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
      "Profit is counted when the sale is made, and cash comes when the customer pays. If he sold on ninety days' credit, the profit is there and the money is with the customers, in debtors. The second place is stock: he may have bought goods for the next season, and that is no expense until they are sold. Third, he may have paid for a machine or returned a loan. Both take cash but the machine comes into profit only slowly through depreciation, and the repayment of the principal not at all. I would read the cash flow statement, and compare debtors and stock with last year. First aid is to collect the old bills.",
    points: [
      {
        text: "sales on credit: money is in debtors",
        accept: ["in debtors", "money is with the customers", "sold on credit", "receivables"],
        weight: 0.3,
        must: true,
      },
      {
        text: "money tied up in stock",
        accept: ["goods for the next season", "no expense until", "inventory", "cash in stock"],
        weight: 0.25,
      },
      {
        text: "machine bought or loan repaid",
        accept: [
          "paid for a machine",
          "returned a loan",
          "repayment of the principal",
          "capital expenditure",
        ],
        weight: 0.25,
      },
      {
        text: "read cash flow, collect old bills",
        accept: ["cash flow statement", "collect the old bills", "working capital"],
        weight: 0.2,
      },
    ],
    avoid: ["Profit and cash are the same thing."],
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
        accept: ["current assets against current", "current ratio", "quick ratio", "liquid assets"],
        weight: 0.25,
        must: true,
      },
      {
        text: "debt against own capital",
        accept: ["total debt against", "debt equity", "owner's own capital", "leverage"],
        weight: 0.25,
      },
      {
        text: "interest covered by profit",
        accept: ["interest must be covered", "interest coverage", "dscr", "profit before interest"],
        weight: 0.25,
      },
      {
        text: "three years, returns, notes and old debtors",
        accept: ["three years", "gst returns to compare", "notes for money lent", "debtors are older"],
        weight: 0.25,
      },
    ],
    avoid: ["A high turnover alone proves that it can repay."],
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
        ],
        weight: 0.35,
        must: true,
      },
      {
        text: "the counterweight carries much of the load",
        accept: ["counterweight", "half of the load"],
        weight: 0.2,
      },
      {
        text: "wrong unit is the first suspect",
        accept: ["look for a unit", "kilos as tonnes", "minutes as seconds", "unit conversion"],
        weight: 0.25,
      },
      {
        text: "compare with a real plate or a known case",
        accept: ["name plate", "result i know", "known case"],
        weight: 0.2,
      },
    ],
    avoid: ["A program's result needs no check."],
  },
  {
    id: "fresher-first-day-plant",
    family: "fresher",
    topic: "engineering subjects",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "First day on the shop floor",
    frames: [
      "You list {skill}. On your first day in a plant, what do you do before you go near a machine?",
      "It is your first day on a shop floor. What do you do and ask before you go near any machine?",
    ],
    expected:
      "I first ask for the safety talk and the right gear: shoes, helmet, glasses and ear plugs, and no loose sleeves or a chain on my neck. I walk the yellow lane and look for the emergency stop, the exit, the assembly point and the fire extinguisher. I ask the operator to show me what moves, what is hot and what starts by itself. I never put a hand in a machine that is only standing still; it must be switched off, locked and tagged by the person in charge, and tried once. I do not press any button to see what it does. And I ask who to report a near miss to.",
    points: [
      {
        text: "safety gear and no loose clothes",
        accept: ["shoes helmet glasses", "ppe", "loose sleeves", "safety talk"],
        weight: 0.25,
      },
      {
        text: "emergency stop, exit and assembly point",
        accept: ["emergency stop", "assembly point", "fire extinguisher"],
        weight: 0.2,
      },
      {
        text: "off, locked and tagged before a hand goes in",
        accept: ["switched off locked", "lock out", "lockout tagout", "loto", "locked and tagged"],
        weight: 0.35,
        must: true,
      },
      {
        text: "ask the operator, report near misses",
        accept: ["ask the operator", "near miss", "what starts by itself"],
        weight: 0.2,
      },
    ],
    avoid: ["A machine that stands still is safe to touch."],
  },
  {
    id: "fresher-survey-fair-questions",
    family: "fresher",
    topic: "survey",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Asking without leading people",
    frames: [
      "You must ask 100 people in a town about buses for a college survey. How do you choose them and word the questions?",
      "For {project}, suppose that you had to ask 100 people. How would you choose them and word the questions fairly?",
    ],
    expected:
      "If I ask only my classmates, I learn what classmates think. So I divide the town in five parts and take twenty people from each, at the stop, in the market and at home, in the morning and in the evening, men and women, some who never take a bus. I word the questions so that no answer is the polite one. Not, do you agree that buses are bad, but, how many minutes did you wait last time. One question asks one thing. I try it on five people and change what they misunderstand. I do not write names, and I tell them what it is for. At the end I say how many refused.",
    points: [
      {
        text: "people from all parts and times",
        accept: [
          "five parts",
          "market and at home",
          "stratified",
          "morning and in the evening",
          "random sample",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "neutral questions, one thing each",
        accept: ["do you agree that", "no answer is the polite", "one question asks one", "leading question"],
        weight: 0.3,
      },
      { text: "try it first on a few", accept: ["try it on five", "pilot", "misunderstand"], weight: 0.2 },
      {
        text: "no names, purpose told, refusals counted",
        accept: ["do not write names", "what it is for", "how many refused", "consent"],
        weight: 0.2,
      },
    ],
    avoid: ["Friends and classmates are a fair sample."],
  },
  {
    id: "fresher-seminar-went-badly",
    family: "fresher",
    topic: "presentation",
    kind: "behavioral",
    type: "behavioral",
    level: "medium",
    rung: "deepener",
    title: "A talk that went badly",
    frames: [
      "Tell me about a seminar or class talk of yours that went badly. What did you change for the next one?",
      "Take your project {project}. Tell me about a talk on it that did not go well, and what you changed.",
    ],
    expected:
      "My third year seminar on solar cells went badly. I had forty slides for fifteen minutes and read them aloud, and after eight minutes the professor said, come to the end. I was ashamed, and I asked her afterwards what I should change. She said, tell one thing. For the next talk I wrote the one sentence that people should remember, made seven slides with pictures, and practised it twice before my roommate with a watch. I also prepared for three questions. It took fourteen minutes, and two students came to ask for the paper. I still become nervous, so I learn the first two sentences by heart.",
    points: [
      {
        text: "talk went badly",
        accept: ["forty slides", "read slides aloud", "went blank", "ran out of time"],
        weight: 0.25,
      },
      {
        text: "asked for feedback afterwards",
        accept: ["asked professor afterwards", "feedback from guide", "found the reason"],
        weight: 0.2,
      },
      {
        text: "what you changed next time",
        accept: ["seven slides", "practised twice", "rehearsed with watch", "fewer slides"],
        weight: 0.35,
        must: true,
      },
      {
        text: "how the next one went",
        accept: ["fourteen minutes", "students asked for paper", "next talk went well"],
        weight: 0.2,
      },
    ],
  },
];
