import type { EntryDraft } from "../entry.ts";

/** Accounts: audit, salary in the books, SAP, company filings. */
export const accounts7: readonly EntryDraft[] = [
  {
    id: "accounts-audit-purchases",
    family: "accounts",
    topic: "audit",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Checking purchases in an audit",
    frames: [
      "You are sent to audit the purchases of a firm. How do you choose what to check, and what do you look at?",
      "Your resume names {skill}. How do you choose and check purchase bills in an audit, paper by paper?",
      "In an audit as {role}, which purchase bills would you pick, and what would you check in each and around the year end?",
    ],
    expected:
      "I first learn how a purchase moves in that firm and who approves it. I cannot see every bill, so I take all large ones, a few from each month, some from new vendors, and those booked in the last week of March. For each I see the order, the goods receipt, the bill in the firm's name with the right GSTIN, the rate and the account head. I check that no asset is booked as repair. For cut-off I match the last receipts of March and the first of April with the year they were booked in. I send balance letters to the main suppliers. I note each finding and report it to my senior.",
    points: [
      {
        text: "sample: large, each month, new vendors, March",
        accept: [
          "take all large ones",
          "a few from each month",
          "sample of purchase bills",
          "high value items",
          "sample of large bills",
          "high value bills",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "bill seen with its order and goods receipt",
        accept: [
          "see the order the goods receipt",
          "supporting papers of the bill",
          "grn and invoice checked",
          "purchase order and grn",
          "match with purchase order",
        ],
        weight: 0.2,
      },
      {
        text: "right head, asset not booked as repair",
        accept: ["asset booked as repair", "capital or revenue", "correct account head"],
        weight: 0.15,
      },
      {
        text: "cut-off around the year end",
        accept: ["last receipts of march", "cut-off test", "booked in the right year"],
        weight: 0.2,
      },
      {
        text: "balance letters and findings on paper",
        accept: [
          "balance letters to the main suppliers",
          "third party confirmation",
          "note each finding",
          "working papers",
        ],
        weight: 0.2,
      },
    ],
    avoid: ["An audit means checking every single bill.", "The client hands us the sample he likes."],
    link: "https://www.icai.org/",
  },
  {
    id: "accounts-audit-odd-payment",
    family: "accounts",
    topic: "audit",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "An odd payment in an audit",
    frames: [
      "In an audit you see round payments to a consultant with no report of any work. The client says: let it be. What do you do?",
      "Suppose an audit at {employer} shows a vendor with the same phone number as an employee. How do you look into it, and whom do you tell?",
      "You suspect a false vendor during an audit. How do you collect proof, and whom do you tell?",
    ],
    expected:
      "I stay neutral. I widen the check to all payments to this party since the start, who approved them, the agreement, the PAN and GSTIN on the portal, and whether the bank account also belongs to an employee. I ask for proof of the work, such as reports, mails or visits. I keep copies and write down what each person said and when. I do not accuse anyone and do not warn the person concerned. I take it to my senior, then the partner, and not only to the manager who says let it be. The partner decides on reporting to the audit committee and, for fraud above the limit, to the government.",
    points: [
      {
        text: "widen the check to all payments and approvals",
        accept: ["widen the check", "all payments to this party", "who approved these payments"],
        weight: 0.2,
      },
      {
        text: "vendor verified: GSTIN, address, bank account",
        accept: [
          "pan and gstin on the portal",
          "bank account also belongs",
          "verify the vendor's existence",
          "visit the vendor's address",
          "check vendor's bank account",
        ],
        weight: 0.2,
      },
      {
        text: "proof of the work asked for",
        accept: ["ask for proof of the work", "reports mails or visits", "evidence of service"],
        weight: 0.15,
      },
      {
        text: "no accusing, written copies kept",
        accept: [
          "accuse nobody without proof",
          "keep copies and write down",
          "stay neutral",
          "not accuse anyone",
          "no accusation without proof",
        ],
        weight: 0.2,
      },
      {
        text: "taken to senior and partner, who report it",
        accept: [
          "senior and then the partner",
          "partner decides on reporting",
          "audit committee",
          "engagement partner",
          "tell my senior",
          "report to audit head",
          "inform the partner",
          "audit manager",
        ],
        weight: 0.25,
        must: true,
      },
    ],
    avoid: [
      "A small amount need not be told to the partner.",
      "Drop the matter when the client explains it.",
    ],
  },
  {
    id: "accounts-salary-journal",
    family: "accounts",
    topic: "payroll",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Salary in the books",
    frames: [
      "You wrote: {line}. Which entries went into the books for it, until all dues were paid?",
      "The salary sheet of a month is ready. Which entries do you pass until all dues are paid, and what do you provide besides?",
      "At {employer}, how would you book a month's salary with PF, ESI and TDS, and check that nothing stays open?",
      "Your resume names {skill}. Which entries does one month's salary need until all dues are paid, and why does it cost more than the net pay?",
    ],
    expected:
      "At the month end I debit the gross salary, and besides it the employer's share of PF and ESI with the PF admin charge, because both are our cost. I credit PF payable with both shares, ESI payable, professional tax, TDS on salary and advances recovered, and the rest is net salary payable. When the bank file goes, I debit salary payable. The dues are paid by their dates, TDS by the seventh, PF and ESI by the fifteenth, and each payable ledger must then be zero. If it is not, someone was added late or a challan has another amount. I tie the gross to the payroll register, and I also provide bonus, gratuity and leave each month.",
    points: [
      {
        text: "gross salary and employer's share are the cost",
        accept: [
          "debit the gross salary",
          "employer's share of pf",
          "employer contribution is expense",
          "salary expense debited gross",
          "employer's pf contribution",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "credit PF, ESI, tax and advances, rest is net payable",
        accept: ["credit pf payable", "net salary payable", "deductions credited to payable ledgers"],
        weight: 0.25,
      },
      {
        text: "payable ledgers come to zero after payment",
        accept: ["payable ledger must then be zero", "challan has another amount", "ledgers become nil"],
        weight: 0.2,
      },
      {
        text: "TDS by the 7th, PF and ESI by the 15th",
        accept: ["tds by the seventh", "pf and esi by the fifteenth", "statutory due dates"],
        weight: 0.15,
      },
      {
        text: "bonus, gratuity and leave provided monthly",
        accept: ["provide bonus gratuity", "provision for leave", "gratuity provision"],
        weight: 0.15,
      },
    ],
    avoid: ["Salary has no entry until the bank file goes.", "Net salary is debited as the whole cost."],
  },
  {
    id: "accounts-sap-goods-not-billed",
    family: "accounts",
    topic: "sap-fico",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Month close in SAP",
    frames: [
      "At the month end the GR/IR account has a large open balance. What does it mean, and what else do you do to close the month?",
      "You have {skill} on your resume. Which steps do you do in it at the month end, and what does an open GR/IR balance tell you?",
      "In an ERP the clearing account for purchases is open at the month end. Why, how do you clear it, and how do you close the period?",
    ],
    expected:
      "An open GR/IR balance means goods came in without a bill, or a bill was booked without a receipt. I list the open items by purchase order and age. Where goods came and the bill is late, I post an accrual and ask the vendor. Where the bill came first, I ask the store to post the receipt, and wrong quantities go back to purchase. For the close I work down a list, clear open items, run depreciation, revalue foreign currency balances, post accruals with a reversal date, and then close the old posting period for all but one user. At the end I compare sub-ledgers with the general ledger.",
    points: [
      {
        text: "goods without bill, or bill without goods",
        accept: [
          "bill was booked without a receipt",
          "invoice not received",
          "received but not invoiced",
          "invoiced but not received",
          "goods received without a bill",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "open items by order and age, each with its owner",
        accept: [
          "open items by purchase order",
          "ask the store to post the receipt",
          "mr11",
          "age of open items",
        ],
        weight: 0.2,
      },
      {
        text: "depreciation run and currency revaluation",
        accept: ["run depreciation", "revalue foreign currency", "afab", "asset depreciation posting"],
        weight: 0.2,
      },
      {
        text: "accruals with a reversal date",
        accept: ["accruals with a reversal date", "post an accrual", "accrual reversal next month"],
        weight: 0.15,
      },
      {
        text: "old posting period closed, ledgers compared",
        accept: ["close the old posting period", "ob52", "sub-ledgers with the general ledger"],
        weight: 0.2,
      },
    ],
    avoid: ["GR/IR differences vanish on their own.", "An open GR/IR balance is simply written off."],
  },
  {
    id: "accounts-company-yearly-filing",
    family: "accounts",
    topic: "company-law",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Yearly filings of a company",
    frames: [
      "A company's year ended on 31st March. What must be held and filed by when, and what is the penalty?",
      "You list {skill}. Which meeting and forms follow once the accounts of a company are signed, by when, and what does a delay cost?",
      "Suppose you find that {employer} is late with its yearly filings. What should have been held and filed by when, and what does the delay cost?",
    ],
    expected:
      "I work back from the dates. The board approves the accounts, the auditor signs, and the annual general meeting is held within six months, so by 30th September. The notice with the accounts goes out twenty one clear days before. Then I file AOC-4 with the accounts within thirty days of the meeting, and the annual return MGT-7, or 7A for a small company, within sixty days. The directors' KYC and the return of deposits have dates of their own. A late form costs hundred rupees a day for each form. After long default, directors can be disqualified and the company struck off, so I would file the oldest year first.",
    points: [
      {
        text: "annual meeting by 30th September",
        accept: [
          "within six months so by 30th september",
          "agm by september",
          "annual general meeting is held within six months",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "notice 21 clear days before",
        accept: ["twenty one clear days", "21 days notice", "notice with the accounts"],
        weight: 0.15,
      },
      {
        text: "AOC-4 in thirty days of the meeting",
        accept: ["file aoc-4", "accounts within thirty days", "aoc 4 after agm", "aoc-4 within thirty days"],
        weight: 0.2,
      },
      {
        text: "annual return MGT-7 in sixty days",
        accept: [
          "annual return mgt-7",
          "mgt 7a for small company",
          "mgt-7 in 60 days",
          "annual return within sixty days",
        ],
        weight: 0.2,
      },
      {
        text: "100 rupees a day, directors can be disqualified",
        accept: [
          "hundred rupees a day",
          "directors can be disqualified",
          "additional fee per day",
          "struck off",
        ],
        weight: 0.2,
      },
    ],
    avoid: ["A dormant company is free from yearly filing.", "The annual meeting may be held till December."],
    link: "https://www.mca.gov.in/",
  },
];
