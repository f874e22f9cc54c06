import type { EntryDraft } from "../entry.ts";

/** Accounts: e-invoices, e-way bills, reverse charge, credit notes, TDS on salary and TDS receivable. */
export const accounts3: readonly EntryDraft[] = [
  {
    id: "accounts-gst-reverse-charge",
    family: "accounts",
    topic: "gst",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Bills under reverse charge",
    frames: [
      "Among the month's bills you see one from an advocate and one from a goods transporter. What changes for GST?",
      "At {employer}, which expense bills would you search for reverse charge, and how would you book and pay it?",
      "You list {skill}. Bills of an advocate and of a goods transporter show no GST. What must your firm still do about the tax?",
    ],
    expected:
      "On an advocate's fee our firm pays the GST itself, because the law puts it on the receiver. A goods transporter's bill comes under reverse charge when he has not opted to charge tax himself, so I look for that on the bill. I also search for security guards from a supplier who is not a company, and for services bought from abroad. I show this tax in GSTR-3B and pay it from the cash ledger, never from credit. If the supplier is not registered I raise a self-invoice within thirty days. After payment I take the same amount as input credit, if the expense is for business.",
    points: [
      {
        text: "the receiver of the service pays the tax itself",
        accept: [
          "firm pays gst itself",
          "recipient has to pay gst",
          "tax is on the receiver",
          "buyer pays the gst",
        ],
        weight: 0.2,
      },
      {
        text: "transporter's bill only when he charges no tax",
        accept: [
          "opted to charge tax",
          "forward charge",
          "gta under forward charge",
          "transporter charges no gst",
        ],
        weight: 0.15,
      },
      {
        text: "paid from the cash ledger, never from credit",
        accept: ["from the cash ledger", "rcm paid in cash", "pay rcm in cash", "not set off with itc"],
        weight: 0.25,
        must: true,
      },
      {
        text: "self-invoice for an unregistered supplier",
        accept: ["raise a self-invoice", "self-invoice in thirty days", "own invoice for supplier"],
        weight: 0.2,
      },
      {
        text: "same amount taken as input credit after payment",
        accept: ["same amount as input credit", "claim itc of rcm", "credit after payment"],
        weight: 0.2,
      },
    ],
    avoid: ["Reverse charge is set off against credit that already lies in the ledger."],
    link: "https://www.gst.gov.in/",
  },
  {
    id: "accounts-e-invoice-steps",
    family: "accounts",
    topic: "gst",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Making a correct e-invoice",
    frames: [
      "Take me through one e-invoice, from the sale to the printed bill with its code. What can go wrong?",
      "Your resume names {skill}. How is an e-invoice made, and what do you do if the bill turns out wrong?",
      "If turnover at {employer} crosses five crore rupees, what changes in the way sales bills are made, and how is a wrong one corrected?",
    ],
    expected:
      "For a firm above five crore turnover, every sale to a registered buyer needs an e-invoice. I make the bill in our software with the buyer's GSTIN, place of supply, HSN code and rate, and send it to the invoice registration portal. The portal checks it and gives back an IRN and a signed QR code, which we print on the bill. Without the IRN it is not a valid invoice, and the buyer may lose his credit. If I see a mistake within twenty four hours I cancel it on the portal. After that I issue a credit note and make a fresh bill. The data flows into GSTR-1, and I still match it.",
    points: [
      {
        text: "needed above five crore for registered buyers",
        accept: [
          "above five crore turnover",
          "b2b sales only",
          "sale to a registered buyer",
          "turnover limit of 5 crore",
        ],
        weight: 0.2,
      },
      {
        text: "bill sent to the invoice registration portal",
        accept: ["invoice registration portal", "upload to irp", "json to the portal"],
        weight: 0.2,
      },
      {
        text: "IRN and signed QR code printed on it",
        accept: ["irn and a signed qr", "irn and qr code", "invoice reference number", "signed qr code"],
        weight: 0.25,
        must: true,
      },
      {
        text: "cancel within 24 hours, later a credit note",
        accept: [
          "within twenty four hours i cancel",
          "cancel irn in 24 hours",
          "issue a credit note and make a fresh",
        ],
        weight: 0.2,
      },
      {
        text: "data flows to GSTR-1 and is matched",
        accept: ["flows into gstr-1", "auto populated in gstr-1", "match e-invoice data with return"],
        weight: 0.15,
      },
    ],
    avoid: ["An IRN can be edited on the portal at any time."],
    link: "https://einvoice1.gst.gov.in/",
  },
  {
    id: "accounts-eway-truck-stopped",
    family: "accounts",
    topic: "gst",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Truck stopped on the road",
    frames: [
      "The truck with your goods broke down, another one took the load, and an officer has stopped it. What do you do?",
      "Suppose the truck of {employer} broke down, the load moved to another one, and the e-way bill ran out on the way. What do you do?",
      "Suppose an officer holds your goods because the vehicle was changed on the way and the e-way bill ran out. How do you get them released?",
    ],
    expected:
      "First I ask the driver for photos of the papers and the exact place. When the load moves to another truck, Part B of the e-way bill must be updated with the new vehicle number before it starts, so I check whether we did that. The validity is one day for each two hundred kilometres, and I can extend it within eight hours before or after it ends, with the reason. If the officer already stopped the truck, I send him the invoice, the breakdown bill and the updated e-way bill. If he issues a notice, we reply in the given time or pay the penalty to free the goods. Later I set an alarm for each expiry.",
    points: [
      {
        text: "new vehicle number updated in Part B",
        accept: ["part b of the e-way bill", "update the vehicle number", "change of vehicle in part b"],
        weight: 0.3,
        must: true,
      },
      {
        text: "one day of validity for each 200 km",
        accept: ["day for each two hundred kilometres", "validity by distance", "valid one day per 200"],
        weight: 0.15,
      },
      {
        text: "extend within eight hours of the expiry",
        accept: [
          "extend it within eight hours",
          "extension of e-way bill",
          "extend the validity with a reason",
        ],
        weight: 0.2,
      },
      {
        text: "invoice and breakdown proof sent to the officer",
        accept: [
          "send him the invoice",
          "breakdown bill",
          "mechanic's receipt as proof",
          "show documents to the officer",
        ],
        weight: 0.15,
      },
      {
        text: "reply to the notice or pay the penalty",
        accept: ["issues a notice we reply", "pay the penalty to free", "penalty for release of goods"],
        weight: 0.2,
      },
    ],
    avoid: ["Make a new bill with an earlier date for the second truck."],
    link: "https://ewaybillgst.gov.in/",
  },
  {
    id: "accounts-gst-goods-returned",
    family: "accounts",
    topic: "gst",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "Goods returned after the return",
    frames: [
      "A customer sends back part of the goods some months after the sale, and your GST return is filed. What do you do?",
      "Suppose a buyer of {employer} returns goods after the sale was reported. How do you bring the tax down correctly?",
      "Your resume shows {skill}. How do you treat goods that come back after the return is filed, and what must the buyer do?",
    ],
    expected:
      "I do not touch the old bill or the filed return. When the goods are back and counted, I issue a credit note with the number and date of the original invoice, the quantity and the same tax rate. I enter it in the next GSTR-1, and our tax for that month comes down. This works only if the buyer reverses the credit he took, so I ask him to accept the note on the portal and confirm. The last date is thirtieth November after the end of that financial year. After it I can give a commercial credit note for the price alone. In the stock book I take the goods back in.",
    points: [
      {
        text: "credit note that refers to the original invoice",
        accept: ["date of the original invoice", "gst credit note", "note against the invoice number"],
        weight: 0.25,
        must: true,
      },
      {
        text: "entered in the next GSTR-1, tax comes down",
        accept: ["enter it in the next gstr-1", "reported in gstr-1", "shown in current gstr-1"],
        weight: 0.2,
      },
      {
        text: "buyer reverses the credit he took",
        accept: ["buyer reverses the credit", "customer must reverse itc", "accept the note on the portal"],
        weight: 0.25,
      },
      {
        text: "time limit of 30th November after the year",
        accept: [
          "thirtieth november",
          "last date november",
          "after it a commercial credit note",
          "financial credit note without gst",
        ],
        weight: 0.15,
      },
      {
        text: "goods taken back into stock",
        accept: ["take the goods back in", "sales return entry in stock", "goods are back and counted"],
        weight: 0.15,
      },
    ],
    avoid: ["Delete the old invoice and file the return again."],
    link: "https://www.gst.gov.in/",
  },
  {
    id: "accounts-tds-on-salary",
    family: "accounts",
    topic: "tds",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Tax on salary through the year",
    frames: [
      "How do you work out each month's tax on an employee's salary, and what do you change in January?",
      "At {employer}, how would you fix the monthly tax of a person who joined in August from another company?",
      "Your resume names {skill}. How do you fix and correct the tax on one person's salary from April to March?",
    ],
    expected:
      "Tax on salary is on the estimate of the whole year. In April I ask each person which regime he wants, and the new one applies when he says nothing. I project twelve months of pay with bonus, take off the standard deduction, seventy five thousand in the new regime, and apply the slabs, the rebate and cess. I divide the tax by the months that are left. For someone who joined in August I add the salary and tax from his earlier employer's statement. In January those in the old regime give proofs of rent and savings, and I recalculate. The last months take any shortfall. In June they get the yearly certificate.",
    points: [
      {
        text: "estimate of the whole year's salary",
        accept: ["project twelve months of pay", "estimated annual income", "whole year is projected"],
        weight: 0.25,
        must: true,
      },
      {
        text: "regime asked, the new one by default",
        accept: ["which regime he wants", "new regime is default", "old or new regime declaration"],
        weight: 0.2,
      },
      {
        text: "standard deduction, slabs, rebate and cess",
        accept: ["take off the standard deduction", "apply the slabs", "rebate and cess"],
        weight: 0.15,
      },
      {
        text: "tax divided by the months left",
        accept: ["divide the tax by the months", "average rate each month", "remaining months"],
        weight: 0.15,
      },
      {
        text: "earlier employer's salary added",
        accept: ["salary and tax from his earlier employer", "previous employer income", "form 12b"],
        weight: 0.1,
      },
      {
        text: "proofs in January and a fresh calculation",
        accept: [
          "proofs of rent and savings",
          "investment proofs",
          "recalculate in january",
          "submit proofs",
        ],
        weight: 0.15,
      },
    ],
    avoid: ["Salary tax is a flat ten percent each month."],
    link: "https://www.incometax.gov.in/",
  },
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
      "Customers pay you after cutting TDS. How do you book it and make sure that your firm gets the credit?",
      "At {employer}, how would you check that the tax cut by customers really stands in the tax statement?",
      "A customer cut 20,000 rupees of TDS from your bill. How do you book it, and what if it does not show in your tax statement?",
    ],
    expected:
      "When a customer pays less because he cut tax, I book the full bill as settled, the bank for what came, and the rest in a TDS receivable ledger under that customer. Every quarter I download our 26AS, the annual tax statement, and match it party by party with this ledger. When an amount is missing, the customer has usually not filed his statement or typed a wrong PAN. I send him our PAN, the bill number and the amount, and ask him to correct his return. I follow up before we file our own return. I also check that he did not cut tax on the GST part.",
    points: [
      {
        text: "TDS receivable ledger for the part not paid",
        accept: ["rest in a tds receivable ledger", "debit tds receivable", "book full bill as settled"],
        weight: 0.25,
      },
      {
        text: "match with 26AS party by party",
        accept: ["download our 26as", "annual tax statement", "reconcile with form 26as", "compare with ais"],
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
        ],
        weight: 0.15,
      },
      {
        text: "no tax cut on the GST part",
        accept: ["cut tax on the gst part", "tds on value without gst", "not on gst amount"],
        weight: 0.1,
      },
    ],
    avoid: ["TDS cut by customers is an expense of the firm."],
    link: "https://www.incometax.gov.in/",
  },
];
