import type { EntryDraft } from "../entry.ts";

/** Accounts, GST, TDS, Tally and banking in India, part 1 of 2. */
export const accounts: readonly EntryDraft[] = [
  {
    id: "accounts-gst-month-cycle",
    family: "accounts",
    topic: "gst",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "The GST returns of a month",
    frames: [
      "At {employer}, how did one month of GST work go, from the sales book to the paid tax?",
      "Take me through the GST work of one month, from the sales book to the payment of tax.",
      "You list {skill}. Which GST returns does a monthly filer send, in which order and by when?",
    ],
    expected:
      "At the start of the month I close the sales book and check invoice numbers, GSTIN and rates. By the eleventh I file GSTR-1, which gives all outward supplies. Around the fourteenth the statement GSTR-2B comes, and I match our purchases with it to know the input credit. Then I prepare GSTR-3B. Output tax less eligible credit is what we pay in cash, and reverse charge is always paid in cash. I create the challan, pay, and file 3B by the twentieth. Small firms may choose the quarterly scheme and pay monthly.",
    points: [
      {
        text: "GSTR-1 for outward supplies by the 11th",
        accept: ["file gstr-1", "outward supplies", "eleventh", "sales return"],
        weight: 0.25,
      },
      {
        text: "purchases matched with GSTR-2B around the 14th",
        accept: ["statement gstr-2b comes", "match our purchases", "fourteenth"],
        weight: 0.2,
      },
      {
        text: "GSTR-3B and payment by the 20th",
        accept: ["3b by the twentieth", "file 3b", "20th", "twentieth"],
        weight: 0.25,
        must: true,
      },
      {
        text: "output tax less credit is paid in cash",
        accept: ["output tax less", "eligible credit", "output minus input", "set off"],
        weight: 0.2,
      },
      {
        text: "small firms may file quarterly",
        accept: ["quarterly scheme", "qrmp", "file every quarter"],
        weight: 0.1,
      },
    ],
    avoid: ["GSTR-1 is where the tax is paid."],
    link: "https://www.gst.gov.in/",
  },
  {
    id: "accounts-bank-reconciliation",
    family: "accounts",
    topic: "reconciliation",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Reconciling the bank book",
    frames: [
      "At {employer} the bank book and the bank statement showed different balances. What were the usual reasons?",
      "Why can the bank book and the bank statement differ on the same day, and how do you reconcile them?",
      "Your resume says: {line}. How do you do one bank reconciliation, from start to finish?",
    ],
    expected:
      "Most differences are only timing. A cheque that we issued may not be presented yet, and a cheque that we deposited may not be cleared yet. Then there are things the bank knows first, like charges, interest, or a customer's direct credit by NEFT or UPI. And there are plain errors, such as a wrong amount or a wrong bank ledger. I tick the statement against the book, list what is left, and pass entries only for charges, interest and direct credits. Timing items need no entry, but I follow any cheque older than three months, because it is stale.",
    points: [
      {
        text: "cheques issued but not yet presented",
        accept: ["not be presented", "issued may not", "unpresented cheque", "outstanding cheque"],
        weight: 0.25,
        must: true,
      },
      {
        text: "deposits not yet cleared",
        accept: ["not be cleared", "deposited may not", "uncleared cheque", "in clearing"],
        weight: 0.2,
      },
      {
        text: "bank charges, interest or direct credits",
        accept: ["customer's direct credit", "bank charges", "charges interest"],
        weight: 0.2,
      },
      {
        text: "plain errors in amount or ledger",
        accept: ["wrong bank ledger", "plain errors", "wrong amount entered"],
        weight: 0.15,
      },
      {
        text: "entries only for what the books lack",
        accept: ["pass entries only", "need no entry", "older than three months", "stale"],
        weight: 0.2,
      },
    ],
    avoid: ["Every difference needs a journal entry."],
  },
  {
    id: "accounts-tally-find-error",
    family: "accounts",
    topic: "tally",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Finding an error in Tally",
    frames: [
      "You work in {skill}. The supplier's statement and your ledger differ by 9,000 rupees. How do you find it?",
      "In Tally a party balance does not agree with the party's own statement. How do you find the difference?",
    ],
    expected:
      "I ask for the party's statement for the same dates and first compare the opening balance, because an old difference hides there. Then I tick entry against entry. If nine thousand divides by nine, I look for swapped digits, like 54,000 and 45,000. I look for a bill entered twice or a payment posted to a similar ledger name, and for discount or debit notes which only one side passed. In Tally I open the ledger with bill-wise detail and use the alter option on the same voucher, so that the audit trail shows it. At the end I get a balance confirmation.",
    points: [
      {
        text: "compare opening balance first",
        accept: ["compare the opening balance", "old difference", "opening balance", "brought forward"],
        weight: 0.2,
      },
      {
        text: "tick entry against entry",
        accept: ["tick entry", "entry against entry", "match each voucher"],
        weight: 0.25,
        must: true,
      },
      {
        text: "double entry or wrong ledger",
        accept: ["entered twice", "similar ledger name", "posted to wrong", "duplicate voucher"],
        weight: 0.2,
      },
      {
        text: "debit notes or discount passed by one side",
        accept: ["debit notes", "only one side passed", "discount not booked", "credit note"],
        weight: 0.15,
      },
      {
        text: "correct the same voucher and confirm the balance",
        accept: ["same voucher", "audit trail", "balance confirmation", "alter the voucher"],
        weight: 0.2,
      },
    ],
    avoid: ["Pass a journal for the difference and close it."],
    link: "https://help.tallysolutions.com/",
  },
  {
    id: "accounts-kyc-cash-deposit",
    family: "accounts",
    topic: "banking",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "An odd cash deposit",
    frames: [
      "Suppose at {employer} a quiet account gets cash of nine lakh in pieces over three days. What do you do?",
      "You sit at a bank counter, and small cash deposits just under a limit come daily to one account. What do you do?",
    ],
    expected:
      "I serve the customer politely and ask the source and purpose of the cash, as for any large deposit, and I take the PAN where it is needed. I compare it with the KYC file, the stated work and the past pattern. Many deposits just under the limit look like splitting to avoid reporting. I do not accuse him, and I never tell the customer that I may report it, because tipping off is not allowed. I write the facts to the branch head and the principal officer, who decides on a suspicious transaction report to FIU-India. I keep records.",
    points: [
      {
        text: "ask source and purpose, take PAN",
        accept: ["source and purpose", "take the pan", "where the money came", "source of the cash"],
        weight: 0.2,
      },
      {
        text: "compare with KYC file and past pattern",
        accept: ["kyc file", "past pattern", "customer profile", "stated work"],
        weight: 0.25,
      },
      {
        text: "see the splitting under the limit",
        accept: ["splitting", "just under the limit", "structuring", "broken into parts"],
        weight: 0.15,
      },
      {
        text: "report inside, to the principal officer",
        accept: ["principal officer", "suspicious transaction", "fiu", "str"],
        weight: 0.25,
        must: true,
      },
      {
        text: "never tip off the customer",
        accept: ["tipping off", "never tell the customer", "not alert him"],
        weight: 0.15,
      },
    ],
    avoid: ["Tell the customer that he will be reported."],
    link: "https://fiuindia.gov.in/",
  },
  {
    id: "accounts-tds-not-deducted",
    family: "accounts",
    topic: "tds",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "TDS that was missed",
    frames: [
      "What if you find in January that {employer} paid a consultant in June without TDS? What do you do?",
      "In the year-end check you find one rent paid for months without TDS. How do you set it right?",
    ],
    expected:
      "First I confirm that it was above the limit and should have had a deduction. The firm normally must still pay the tax, with interest of one percent a month for the months it was not deducted and one and a half percent a month from deduction till deposit. I try to recover the amount from the next bill of the party. I deposit it with a challan and revise the return for that quarter, so the party gets the credit. If it stays unpaid, thirty percent of the expense may be disallowed in our income tax. Then I set the vendor ledger to flag it.",
    points: [
      {
        text: "check that the limit was crossed",
        accept: ["above the limit", "had a deduction", "threshold crossed", "liable"],
        weight: 0.2,
      },
      {
        text: "interest of 1 and 1.5 percent a month",
        accept: [
          "interest of one percent",
          "half percent a month",
          "1.5 percent",
          "interest for late deduction",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "recover it from the party",
        accept: ["recover the amount", "next bill", "adjust in next payment"],
        weight: 0.15,
      },
      {
        text: "deposit and correct that quarter's return",
        accept: ["revise the return", "with a challan", "correction statement", "file correction"],
        weight: 0.2,
      },
      {
        text: "expense partly disallowed if unpaid",
        accept: ["percent of the expense", "disallowed", "30 percent disallowance"],
        weight: 0.2,
      },
    ],
    avoid: ["Nothing is due, because the consultant pays his own tax."],
    link: "https://www.incometax.gov.in/",
  },
];
