import type { EntryDraft } from "../entry.ts";

/** Accounts, GST, TDS, Tally and banking in India, part 2 of 2. */
export const accounts2: readonly EntryDraft[] = [
  {
    id: "accounts-tds-contractor-bill",
    family: "accounts",
    topic: "tds",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "TDS on a contractor's bill",
    frames: [
      "At {employer} a transport contractor sends a bill. What do you check and do for TDS, from bill to certificate?",
      "A contractor's bill of 80,000 rupees is on your desk. Take me through the TDS work on it.",
      "You list {skill}. What are the steps of TDS on one vendor bill, and the dates you must keep?",
    ],
    expected:
      "I first see the nature of the payment, because work contract, rent and professional fees have different rates. I check the PAN, since without a PAN the rate goes up to twenty percent. I check whether the bill or the yearly total crosses the limit. I deduct when I credit the party or pay, whichever is earlier, and on the value without GST if GST is shown apart. I deposit it by the seventh of the next month, or by thirtieth April for March. Then I put it in the quarterly return and give the party the certificate.",
    points: [
      {
        text: "nature of payment decides the rate",
        accept: ["nature of the payment", "different rates", "type of payment", "which section"],
        weight: 0.2,
      },
      {
        text: "PAN check, higher rate without it",
        accept: ["check the pan", "without a pan", "pan not available", "twenty percent"],
        weight: 0.15,
      },
      {
        text: "limit for the bill or the year",
        accept: ["yearly total", "crosses the limit", "threshold", "single bill limit"],
        weight: 0.15,
      },
      {
        text: "deduct at credit or payment, whichever earlier",
        accept: ["whichever is earlier", "credit the party", "booking or payment"],
        weight: 0.2,
        must: true,
      },
      {
        text: "deposit by the 7th of next month",
        accept: ["seventh of the next", "deposit by", "7th", "challan by seven"],
        weight: 0.15,
      },
      {
        text: "quarterly return and certificate",
        accept: ["quarterly return", "party the certificate", "26q", "16a"],
        weight: 0.15,
      },
    ],
    avoid: ["TDS is always deducted only at payment."],
    link: "https://www.incometax.gov.in/",
  },
  {
    id: "accounts-gst-2b-mismatch",
    family: "accounts",
    topic: "gst",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Mismatch between books and GSTR-2B",
    frames: [
      "You wrote: {line}. What kinds of mismatch did you find, and what did you do about each?",
      "You match the purchase book with GSTR-2B and some bills do not agree. What kinds are there, and what do you do?",
      "At {employer}, how did you handle purchase bills that did not agree with GSTR-2B?",
    ],
    expected:
      "When I compared our purchase book with GSTR-2B I found three kinds of mismatch. Some bills were missing because the supplier filed late, so they came in the next month. Some had a wrong GSTIN or a wrong invoice number, mostly typing errors at one end. In others the rate or the taxable value was different. I made a sheet by supplier, called each one, and asked for an amendment in the next GSTR-1. I took credit only when the bill appeared in 2B, and kept the rest in a pending list with the reversal rule in mind.",
    points: [
      {
        text: "bill missing because supplier filed late",
        accept: ["supplier filed late", "supplier has not filed", "not uploaded", "missing in 2b"],
        weight: 0.25,
      },
      {
        text: "wrong GSTIN or invoice number",
        accept: ["wrong gstin", "wrong invoice number", "number typed wrong", "gstin mismatch"],
        weight: 0.2,
      },
      {
        text: "rate or taxable value differs",
        accept: ["taxable value was different", "rate difference", "value difference", "amount mismatch"],
        weight: 0.2,
      },
      {
        text: "supplier asked to amend, and followed up",
        accept: ["asked for an amendment", "called each", "ask supplier to correct", "follow up with vendor"],
        weight: 0.2,
      },
      {
        text: "credit taken only when it shows in 2B",
        accept: ["credit only when", "appeared in 2b", "reflected in 2b", "reversal rule"],
        weight: 0.15,
        must: true,
      },
    ],
    avoid: ["Credit can be taken on any purchase bill."],
    link: "https://www.gst.gov.in/",
  },
  {
    id: "accounts-year-end-close",
    family: "accounts",
    topic: "closing",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Closing the books faster",
    frames: [
      "You wrote: {line}. What made the close slow before, and what did you change?",
      "What made the yearly closing at {employer} slow, and what did you do to make it quicker?",
      "What makes a year-end close slow, and what would you do before March to make it quick?",
      "Which checks do you do on the books before the auditor comes?",
    ],
    expected:
      "The close was slow because papers were collected only after March. I made a closing list in January with a name and date against every paper. Each month I reconciled banks, GST and TDS, so nothing waited for the year end. In the last week we did a stock count with cut-off, so that goods in transit went to the right year. I passed provisions for salary, electricity and audit fee, and charged depreciation. I sent balance confirmation letters to large debtors. The auditor got one folder with schedules that agreed with the trial balance, and so his questions were few.",
    points: [
      {
        text: "a closing list with dates before March",
        accept: ["closing list in january", "before march", "checklist with date", "in advance"],
        weight: 0.25,
        must: true,
      },
      {
        text: "monthly reconciliation of banks, GST and TDS",
        accept: ["month i reconciled", "reconciled banks", "nothing waited", "monthly reconciliation"],
        weight: 0.15,
      },
      {
        text: "stock count with cut-off",
        accept: ["stock count", "cut-off", "goods in transit", "physical verification"],
        weight: 0.2,
      },
      {
        text: "provisions and depreciation",
        accept: ["passed provisions", "charged depreciation", "outstanding expenses", "provision for salary"],
        weight: 0.2,
      },
      {
        text: "confirmations and schedules that agree",
        accept: ["confirmation letters", "schedules that agreed", "trial balance", "debtors confirm"],
        weight: 0.2,
      },
    ],
  },
  {
    id: "accounts-gst-wrong-credit-taken",
    family: "accounts",
    topic: "gst",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Input credit taken by mistake",
    frames: [
      "What if the auditor of {employer} finds that you took input credit on a blocked item four months ago?",
      "You find that credit on a staff car was taken four months ago. What do you do now, and what may it cost?",
      "Input credit was claimed on an item where it is blocked. How do you correct it in the books and returns?",
    ],
    expected:
      "Credit on such a car is blocked under section 17(5), so I would not defend it. First I check whether the credit was used or is still lying in the credit ledger, because interest falls on the part that was wrongly used. Then I reverse it in the next GSTR-3B, or pay by DRC-03, with interest at eighteen percent where it applies. In the books I add that tax to the cost of the car. I tell my manager in writing. Last, I mark blocked heads in Tally and check all bills of that vendor for the same error.",
    points: [
      {
        text: "the item is blocked under section 17(5)",
        accept: ["blocked under section", "17 5", "credit not allowed", "ineligible"],
        weight: 0.2,
      },
      {
        text: "check if the credit was used",
        accept: ["still lying", "credit ledger", "wrongly used", "utilised"],
        weight: 0.2,
      },
      {
        text: "reverse in GSTR-3B or by DRC-03, with interest",
        accept: ["reverse it in", "drc-03", "reversal with interest", "interest at eighteen"],
        weight: 0.3,
        must: true,
      },
      {
        text: "add the tax to the cost in the books",
        accept: ["tax to the cost", "capitalise the tax", "cost of the car", "expense it"],
        weight: 0.15,
      },
      {
        text: "find the cause and similar bills",
        accept: ["mark blocked heads", "bills of that vendor", "same error", "prevent repeat"],
        weight: 0.15,
      },
    ],
    avoid: ["Leave it, because the portal did not object."],
  },
  {
    id: "accounts-overdue-debtors",
    family: "accounts",
    topic: "receivables",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Customers who pay late",
    frames: [
      "Suppose a third of what customers owe {employer} is over ninety days. How would you bring it in?",
      "Sales are good but cash is short, because customers pay late. How would you work on it in three months?",
    ],
    expected:
      "I begin with an ageing list that puts every bill in zero to thirty, thirty to sixty, sixty to ninety and above ninety days. Most of the money usually sits with a few parties, so I take the top ten first. For each I find the cause, such as a disputed rate, a missing delivery proof, or simply no one asking. I clear disputes with sales in a week. Then I set a call day and a credit limit, and stop new supply above it with the manager's approval. A small discount for early payment can help. I watch collection days every month.",
    points: [
      {
        text: "ageing list by days",
        accept: ["ageing list", "above ninety", "ageing report", "age wise"],
        weight: 0.25,
        must: true,
      },
      {
        text: "largest few parties first",
        accept: ["top ten first", "few parties", "biggest debtors", "largest balances"],
        weight: 0.2,
      },
      {
        text: "find the cause and clear disputes",
        accept: ["disputed rate", "missing delivery proof", "clear disputes", "why not paid"],
        weight: 0.25,
      },
      {
        text: "credit limit and stop supply",
        accept: ["credit limit", "stop new supply", "hold supply", "block orders"],
        weight: 0.15,
      },
      {
        text: "watch collection days",
        accept: ["collection days", "dso", "every month review", "early payment"],
        weight: 0.15,
      },
    ],
  },
];
