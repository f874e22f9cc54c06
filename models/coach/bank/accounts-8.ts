import type { EntryDraft } from "../entry.ts";

/** Accounts: TDS receivable, a closed month, the cash plan and advance tax. */
export const accounts8: readonly EntryDraft[] = [
  {
    id: "accounts-tds-receivable-match",
    family: "accounts",
    topic: "tds",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "deepener",
    title: "TDS that customers cut",
    frames: [
      "Customers pay you after cutting TDS. How do you book it, make sure that your firm gets the credit, and act when some is missing?",
      "At {employer}, how would you book the tax that customers cut, check it against the tax statement, and act when some is missing?",
      "A customer cut 20,000 rupees of TDS from your bill. How do you book it, and what if it does not show in your tax statement?",
    ],
    expected:
      "When a customer pays less because he cut tax, I book the full bill as settled, the bank for what came, and the rest in a TDS receivable ledger under that customer. Every quarter I download our 26AS, the annual tax statement, and match it party by party with this ledger. When an amount is missing, the customer has usually not filed his statement or typed a wrong PAN. I send him our PAN, the bill number and the amount, and ask him to correct his return. I follow up before we file our own return. I also check that he did not cut tax on the GST part.",
    points: [
      {
        text: "TDS receivable ledger for the part not paid",
        accept: ["rest in a tds receivable ledger", "debit tds receivable", "book full bill as settled"],
        weight: 0.3,
      },
      {
        text: "match with 26AS party by party",
        accept: [
          "download our 26as",
          "annual tax statement",
          "reconcile with form 26as",
          "compare with ais",
          "match with 26as",
          "check form 26as",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "cause: return not filed or wrong PAN",
        accept: ["not filed his tds statement", "typed a wrong pan", "customer did not file tds"],
        weight: 0.2,
      },
      {
        text: "customer asked to correct before our return",
        accept: [
          "ask him to correct his return",
          "send him our pan",
          "follow up before we file",
          "request a revised tds return",
          "ask customer to revise",
          "ask customer to file",
        ],
        weight: 0.2,
      },
    ],
    avoid: [
      "TDS cut by customers is an expense of the firm.",
      "The short payment is written off as discount.",
    ],
    link: "https://www.incometax.gov.in/",
  },
  {
    id: "accounts-edit-log-back-date",
    family: "accounts",
    topic: "tally",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "A closed month to be changed",
    frames: [
      "Your senior asks you to change a sales entry of a closed month in the software. What do you do?",
      "You work with {skill}. A bill in a filed month was booked at the wrong value. How do you correct it, and what does a quiet change leave behind?",
      "Suppose someone at {employer} wants an old voucher changed before the audit. How do you answer, and how is it corrected?",
    ],
    expected:
      "I ask what is wrong and see the paper. Even for an honest mistake I do not edit the old month, because its GST and TDS returns are filed and the reports went out. I pass a correcting journal or a credit note in this month, with a narration that names the old voucher, and get it approved. A company's software must keep an edit log of every change with user and time, and it may not be switched off, so a quiet change shows in the audit anyway. If I am asked to hide something I say no politely and write to the finance head. I lock closed periods so that nobody can do it by accident.",
    points: [
      {
        text: "see the paper and the reason first",
        accept: [
          "ask first what is wrong",
          "ask what is wrong",
          "why the change",
          "ask for the reason",
          "check the supporting document",
          "see the original bill",
        ],
        weight: 0.15,
      },
      {
        text: "returns of that month are filed",
        accept: [
          "gst and tds returns are filed",
          "already reported in gstr",
          "returns already filed",
          "gst return is filed",
        ],
        weight: 0.15,
      },
      {
        text: "correct by a journal or credit note in this month",
        accept: [
          "pass a correcting journal",
          "rectification entry",
          "correction in the current month",
          "narration that names the old voucher",
          "correction entry",
          "credit note this month",
          "journal in current month",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "edit log shows user and time of a change",
        accept: ["edit log of every change", "audit trail cannot be switched off", "edit history"],
        weight: 0.2,
      },
      {
        text: "refuse to hide, and lock closed periods",
        accept: ["say no politely", "lock closed periods", "period lock", "write to the finance head"],
        weight: 0.2,
      },
    ],
    avoid: [
      "Change it, since the auditor sees only the final balance.",
      "Switch off the edit log before the change.",
      "Open the period and edit the old voucher.",
    ],
    link: "https://help.tallysolutions.com/",
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
      "How do you plan the cash of a firm for thirteen weeks, and what do you do when one week turns negative?",
    ],
    expected:
      "I begin with what the bank shows today, less cheques not yet presented. I make a sheet of thirteen weeks with expected receipts by party with a real date, and payments. Salaries, GST, TDS, PF and bank instalments come first, as delay costs penalty or trust. Then I see the week in which it turns negative. I act before it, by calling the largest debtors, selling slow stock, asking vendors for longer credit, and moving the machine to a lease. If a gap is left, I go to the bank early with the sheet, for a higher limit or bill discounting. Each week I compare the plan with what came.",
    points: [
      {
        text: "begins with the bank balance of today",
        accept: [
          "what the bank shows today",
          "cheques not yet presented",
          "opening bank balance",
          "today's bank balance",
        ],
        weight: 0.2,
      },
      {
        text: "week-wise sheet of receipts and payments",
        accept: [
          "sheet of thirteen weeks",
          "cash flow forecast",
          "receipts by party with a real date",
          "inflows and outflows by week",
          "sheet week by week",
          "thirteen week cash flow",
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
        accept: [
          "calling the largest debtors",
          "selling slow stock",
          "extra days from vendors",
          "longer credit from vendors",
          "collect fast from debtors",
        ],
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
    avoid: ["Use the collected GST money to pay other bills for now.", "Delay the PF and TDS to save cash."],
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
      "How do you estimate a company's advance tax in September, which share is due by when, and what does a shortfall cost?",
      "At {employer}, how would you estimate and plan the four parts of advance tax, and what happens if you pay too little?",
      "Your resume names {skill}. How do you estimate advance tax, which shares fall due when, and what does a shortfall cost?",
    ],
    expected:
      "Advance tax is due when the tax of the year after TDS is ten thousand rupees or more. The shares are fifteen percent by 15th June, forty five by 15th September, seventy five by 15th December and the whole by 15th March, always counted in total. In September I take the real profit of five months, add what sales expects for the rest, and adjust for tax depreciation and for expenses that tax does not allow. From the tax on that I take off TDS and what we paid in June. If we pay short, interest of one percent a month runs. So after a big one-time income I raise the next part.",
    points: [
      {
        text: "15, 45, 75 and 100 percent by June, September, December, March",
        accept: [
          "fifteen percent by 15th june",
          "forty five by 15th september",
          "seventy five by december",
          "whole by 15th march",
          "15 percent by june",
          "45 percent by september",
          "75 percent by december",
        ],
        weight: 0.35,
        must: true,
      },
      {
        text: "estimate from real months plus forecast",
        accept: [
          "real profit of five months",
          "expected profit for the rest",
          "projected income",
          "actual profit till august",
          "estimate for remaining months",
        ],
        weight: 0.25,
      },
      {
        text: "tax adjustments and TDS taken off",
        accept: ["adjust for tax depreciation", "expenses that tax does not allow", "take off tds"],
        weight: 0.2,
      },
      {
        text: "interest of one percent a month when short",
        accept: [
          "interest of one percent a month",
          "pay short interest",
          "1 percent interest on shortfall",
          "interest under 234c",
          "interest at 1%",
        ],
        weight: 0.2,
      },
    ],
    avoid: [
      "Advance tax can wait until the return is filed.",
      "Advance tax is paid in four equal parts.",
      "Twenty five percent is due each quarter.",
    ],
    link: "https://www.incometax.gov.in/",
  },
];
