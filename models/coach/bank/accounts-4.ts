import type { EntryDraft } from "../entry.ts";

/** Accounts: payables, petty cash, month-end entries and suspense. */
export const accounts4: readonly EntryDraft[] = [
  {
    id: "accounts-vendor-bill-match",
    family: "accounts",
    topic: "accounts-payable",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Passing a vendor's bill",
    frames: [
      "You wrote: {line}. How did you make sure that no bill was paid twice, too high, or for missing goods?",
      "A vendor's bill comes to your desk. What do you check before you pass it, and how does it go on to payment?",
      "At {employer}, how would you make sure that no purchase bill is paid twice, too high, or for goods that never came?",
      "Your resume shows {skill}. Take me through one vendor bill, from the day it arrives to the day it is paid.",
    ],
    expected:
      "I never pass a bill alone on its face. I match three papers, the purchase order for rate and terms, the goods receipt note for the quantity that really came, and the bill. I check the GSTIN, the tax type and the adding up. If the store took ninety and the bill says hundred, I pay for ninety and ask for a credit note. I search the vendor's ledger for the same bill number, because a scan by mail and the paper often both arrive. Then the right person approves it by the limit of his power. I book it with TDS, and pay on the due date in the weekly run.",
    points: [
      {
        text: "order, goods receipt and bill matched",
        accept: [
          "three way match",
          "purchase order for rate",
          "goods receipt note for the quantity",
          "match po grn and invoice",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "GSTIN, tax and totals checked",
        accept: ["check the gstin", "tax type and the adding up", "arithmetic of the bill"],
        weight: 0.15,
      },
      {
        text: "payment only for goods that came",
        accept: [
          "pay for ninety and ask",
          "short received quantity",
          "debit note for shortage",
          "pay only for received quantity",
          "pay as per grn",
        ],
        weight: 0.2,
      },
      {
        text: "duplicate search by bill number",
        accept: [
          "ledger for the same bill number",
          "duplicate bill check",
          "bill number entered before",
          "duplicate invoice",
          "check for duplicate bill",
        ],
        weight: 0.2,
      },
      {
        text: "approval by limit of power, then payment on due date",
        accept: [
          "approves it by the limit",
          "authority limit",
          "weekly payment run",
          "delegation of powers",
          "approval as per limit",
          "approved by the manager",
          "paid on the due date",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "A bill with a proper GST number can be paid at once.",
      "The vendor's bill alone is proof of delivery.",
      "Pay the full bill and settle the shortage later.",
    ],
  },
  {
    id: "accounts-small-supplier-time",
    family: "accounts",
    topic: "accounts-payable",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "Paying small suppliers in time",
    frames: [
      "Some of your suppliers are micro and small units. What must you watch in paying them, above all near 31st March?",
      "At {employer}, how would you find the small registered suppliers, by when must they be paid, and what does a delay cost?",
      "A supplier with a Udyam certificate says that your payment is late. How do you judge it, what does it cost, and how do you avoid it at year end?",
    ],
    expected:
      "I mark every supplier in the vendor master as micro, small, medium or none, from the Udyam certificate. For micro and small ones the law gives fifteen days if nothing is agreed in writing, and never more than forty five even with an agreement. After that compound interest runs at three times the bank rate. The bigger cost is income tax, because an amount that is late on 31st March is allowed as expense only in the year when we really pay it. So in February I print an ageing of these parties and pay them first. A pure trader with Udyam needs a separate look. I give my manager the list with the tax effect.",
    points: [
      {
        text: "suppliers marked from the Udyam certificate",
        accept: [
          "mark every supplier in the vendor master",
          "udyam registration checked",
          "micro small or medium status",
        ],
        weight: 0.2,
      },
      {
        text: "15 days, or at most 45 with an agreement",
        accept: [
          "never more than forty five",
          "fifteen days if nothing is agreed",
          "45 days limit",
          "within 45 days",
          "forty five days",
          "15 days without agreement",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "compound interest at three times the bank rate",
        accept: ["interest runs at three times", "compound interest to msme", "msme interest"],
        weight: 0.15,
      },
      {
        text: "expense allowed only when really paid",
        accept: [
          "allowed as expense only in the year",
          "disallowed until payment",
          "deduction on payment basis",
          "43b",
          "section 43b(h)",
          "allowed in year of payment",
        ],
        weight: 0.2,
      },
      {
        text: "ageing before March, these parties first",
        accept: ["february i print an ageing", "clear msme dues before march", "msme ageing list"],
        weight: 0.15,
      },
    ],
    avoid: [
      "Ninety days are fine when the supplier agrees by mail.",
      "The rule covers medium companies as well.",
      "Interest is waived when the supplier stays silent.",
    ],
    link: "https://samadhaan.msme.gov.in/",
  },
  {
    id: "accounts-petty-cash-box",
    family: "accounts",
    topic: "bookkeeping",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Keeping a petty cash box",
    frames: [
      "You are given the petty cash of an office. How do you run it so that it agrees, what would you not pay in cash, and what if it is short?",
      "At {employer}, how would you run petty cash for small daily expenses, when would you refuse to pay from it, and what if it is short?",
      "Your petty cash box was short twice this month. How must it be run, what may not be paid from it, and what if it is short again?",
    ],
    expected:
      "I keep it on the imprest system, with a fixed float of say ten thousand rupees. Each payment has a voucher with date, purpose, the receiver's sign and a bill, and the head signs it. At any time cash in the box plus vouchers must make the float. I count every evening and the head counts by surprise once a month. When it is low I total the vouchers by head, book them and draw exactly that amount. I do not pay one party more than ten thousand in cash in a day, as the expense is then not allowed. If it is short, I report it the same evening with the sheet of the count.",
    points: [
      {
        text: "imprest with a fixed float",
        accept: [
          "imprest system",
          "fixed float of",
          "fixed amount topped up",
          "fixed amount of cash",
          "float is topped up",
        ],
        weight: 0.25,
      },
      {
        text: "signed voucher with a bill for each payment",
        accept: ["payment has a voucher", "receiver's sign and a bill", "voucher with bill"],
        weight: 0.2,
      },
      {
        text: "box plus vouchers counted against the float",
        accept: [
          "cash in the box plus vouchers",
          "count every evening",
          "surprise count",
          "daily cash count",
          "cash plus vouchers",
          "physical cash count",
        ],
        weight: 0.2,
      },
      {
        text: "cash to one party at most ten thousand a day",
        accept: [
          "10000 cash limit per day",
          "cash payment limit",
          "ten thousand to one party",
          "party more than ten thousand",
          "10000 in a day",
        ],
        weight: 0.2,
      },
      {
        text: "shortage reported the same evening",
        accept: [
          "report the shortage",
          "sheet of the count",
          "inform about the shortage",
          "shortage the same day",
          "inform my head the same day",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "Make up a small shortage from a dummy voucher.",
      "I adjust a shortage from my own pocket.",
      "Vouchers can be written together at month end.",
    ],
  },
  {
    id: "accounts-month-end-accruals",
    family: "accounts",
    topic: "closing",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Entries at the month end",
    frames: [
      "Insurance of 24,000 rupees was paid for a year in October, and March power is not yet billed. Which entries do you pass in March, and why?",
      "Which entries do you pass at the month end for expenses paid in advance and for bills that have not come, and why?",
      "At {employer}, what would you do at the month end with insurance paid for a year and with bills that have not come?",
    ],
    expected:
      "An expense belongs to the month that uses it, not to the month in which it is paid. So of the insurance paid in October I charge two thousand a month. By March six months are used, that is twelve thousand, and the other twelve thousand stays as a prepaid asset. For March power I take the meter reading or last month's bill, debit electricity and credit a provision, and reverse it when the real bill comes. In the same way I provide salary, rent and interest that are due, charge depreciation, and move customers' advances out of sales. Before I close, I compare each head with last month and ask about any odd jump.",
    points: [
      {
        text: "expense charged in the month that uses it",
        accept: [
          "the month that uses it",
          "accrual basis",
          "matching principle",
          "expense of the period",
          "belongs to the period",
          "month it belongs to",
        ],
        weight: 0.25,
      },
      {
        text: "unused insurance stays as a prepaid asset",
        accept: [
          "twelve thousand stays as a prepaid",
          "prepaid expense",
          "six months prepaid",
          "prepaid insurance",
          "debit prepaid",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "provision for power not yet billed",
        accept: [
          "debit electricity and credit a provision",
          "outstanding expense",
          "accrued expense payable",
          "by the meter reading",
          "provision for electricity",
          "provide for the expense",
          "electricity payable",
        ],
        weight: 0.3,
      },
      {
        text: "provision reversed when the bill comes",
        accept: ["reverse it when the real bill", "reversal entry next month", "adjust on actual bill"],
        weight: 0.15,
      },
    ],
    avoid: [
      "An expense waits in the books until money is paid.",
      "The whole insurance is charged in October.",
      "Unbilled power goes into April's expense.",
    ],
  },
  {
    id: "accounts-suspense-receipts",
    family: "accounts",
    topic: "bookkeeping",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Money from an unknown payer",
    frames: [
      "There are forty receipts in the suspense account and nobody knows who paid. How do you clear them, and how do you stop new ones?",
      "Suppose many UPI and NEFT receipts at {employer} carry no bill number. How would you put each against the right customer, and avoid it in future?",
      "Receipts without a name fill your suspense account. How do you bring it to zero before the year closes, and keep it there?",
    ],
    expected:
      "I list every open receipt with date, amount, bank reference and the sender's name as the bank shows it. First I look for an open bill of exactly that amount, or of two bills together, or less one or two percent for TDS. Then I search the UTR in mails, since many customers send a payment advice. I ask the sales staff about the oldest, and the bank for the remitter's details. I never put money on a customer by guess, because his ledger then is wrong twice. What stays open may be an advance, and it can carry GST for services. For the future each customer gets a virtual account number, so that receipts name themselves.",
    points: [
      {
        text: "list with date, amount and bank reference",
        accept: [
          "list every open receipt",
          "sender's name as the bank shows",
          "list of unidentified receipts",
        ],
        weight: 0.2,
      },
      {
        text: "look for a bill of that amount, or less TDS",
        accept: [
          "open bill of exactly that amount",
          "two bills together",
          "match amount with outstanding invoices",
          "bill of the same amount",
          "outstanding bill of exact amount",
        ],
        weight: 0.25,
      },
      {
        text: "UTR searched in mails, bank asked for the remitter",
        accept: ["search the utr", "payment advice", "remitter's details", "trace by reference number"],
        weight: 0.2,
      },
      {
        text: "no posting by guess",
        accept: [
          "never put money on a customer by guess",
          "do not guess the party",
          "post only with proof",
          "confirm from the customer",
          "post only after confirmation",
        ],
        weight: 0.2,
      },
      {
        text: "virtual account number so receipts name themselves",
        accept: [
          "virtual account number",
          "collection account per customer",
          "ask customers to quote the invoice",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "Write the whole suspense balance to other income.",
      "Guess the customer from the amount and post it.",
    ],
  },
];
