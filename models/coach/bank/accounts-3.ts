import type { EntryDraft } from "../entry.ts";

/** Accounts: e-invoices, e-way bills, reverse charge, credit notes, and TDS on salary. */
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
      "Among the month's bills are one from an advocate and one from a goods transporter. Who pays the GST, how is it paid, and what comes back?",
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
          "we pay gst ourselves",
          "recipient pays the tax",
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
        accept: [
          "from the cash ledger",
          "rcm paid in cash",
          "pay rcm in cash",
          "tax paid in cash",
          "electronic cash ledger",
          "challan and cash payment",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "self-invoice for an unregistered supplier",
        accept: [
          "raise a self-invoice",
          "self-invoice in thirty days",
          "own invoice for supplier",
          "self invoice",
        ],
        weight: 0.2,
      },
      {
        text: "same amount taken as input credit after payment",
        accept: [
          "same amount as input credit",
          "claim itc of rcm",
          "credit after payment",
          "take itc after payment",
          "input credit of rcm",
        ],
        weight: 0.2,
      },
    ],
    avoid: [
      "Existing credit in the ledger pays the reverse charge.",
      "The advocate collects GST from us and deposits it.",
      "Reverse charge tax is a cost, no credit comes.",
    ],
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
      "Which sales need an e-invoice? Take me through one, from the sale to the GST return, and say how a wrong one is corrected.",
      "Your resume names {skill}. Which sales need an e-invoice, how does one go from bill to return, and how is a wrong one corrected?",
      "Suppose the turnover of {employer} has grown past the limit for e-invoices. Which sales need one, how does it reach the return, and how is a mistake corrected?",
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
          "b2b invoices",
          "turnover above five crore",
        ],
        weight: 0.2,
      },
      {
        text: "bill sent to the invoice registration portal",
        accept: [
          "invoice registration portal",
          "upload to irp",
          "json to the portal",
          "generate irn on portal",
          "sent to the irp",
        ],
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
          "cancelled within 24 hours",
        ],
        weight: 0.2,
      },
      {
        text: "data flows to GSTR-1 and is matched",
        accept: ["flows into gstr-1", "auto populated in gstr-1", "match e-invoice data with return"],
        weight: 0.15,
      },
    ],
    avoid: [
      "An IRN can be edited on the portal.",
      "An IRN can be cancelled within a month.",
      "E-invoice is needed for every retail sale.",
    ],
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
      "Your truck broke down, another one took the load, the e-way bill ran out, and an officer stops it. What do you do, and which time limits count?",
      "Suppose the truck of {employer} broke down, the load moved to another one, and the e-way bill ran out. What do you do, and which time limits count?",
      "Suppose an officer holds your goods: the vehicle was changed on the way and the e-way bill ran out. Which rules count, and how are they released?",
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
        accept: [
          "day for each two hundred kilometres",
          "validity by distance",
          "valid one day per 200",
          "200 km per day",
          "200 kilometres in a day",
        ],
        weight: 0.15,
      },
      {
        text: "extend within eight hours of the expiry",
        accept: [
          "extend it within eight hours",
          "extension of e-way bill",
          "extend the validity with a reason",
          "8 hours before expiry",
          "eight hours after expiry",
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
          "proof of breakdown",
          "show the invoice",
        ],
        weight: 0.15,
      },
      {
        text: "reply to the notice or pay the penalty",
        accept: ["issues a notice we reply", "pay the penalty to free", "penalty for release of goods"],
        weight: 0.2,
      },
    ],
    avoid: [
      "Make a back-dated bill for the new truck.",
      "The old vehicle number may stay in the e-way bill.",
      "An expired e-way bill can be extended within a week.",
    ],
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
      "A customer sends back part of the goods after your GST return for the sale is filed. What do you do, until when, and what must he do?",
      "Suppose a buyer of {employer} returns goods after the sale was reported. How do you bring the tax down, until when, and what must the buyer do?",
      "Your resume shows {skill}. Goods come back after the return is filed: how do you treat them, until when, and what must the buyer do?",
    ],
    expected:
      "I do not touch the old bill or the filed return. When the goods are back and counted, I issue a credit note with the number and date of the original invoice, the quantity and the same tax rate. I enter it in the next GSTR-1, and our tax for that month comes down. This works only if the buyer reverses the credit he took, so I ask him to accept the note on the portal and confirm. The last date is thirtieth November after the end of that financial year. After it I can give a commercial credit note for the price alone. In the stock book I take the goods back in.",
    points: [
      {
        text: "credit note that refers to the original invoice",
        accept: [
          "date of the original invoice",
          "gst credit note",
          "note against the invoice number",
          "issue a credit note",
          "raise a credit note",
        ],
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
        accept: [
          "buyer reverses the credit",
          "customer must reverse itc",
          "accept the note on the portal",
          "buyer reverses itc",
          "customer reverses his credit",
        ],
        weight: 0.25,
      },
      {
        text: "time limit of 30th November after the year",
        accept: [
          "thirtieth november",
          "last date november",
          "after it a commercial credit note",
          "financial credit note without gst",
          "30th november",
          "till november of next year",
        ],
        weight: 0.15,
      },
      {
        text: "goods taken back into stock",
        accept: [
          "sales return entry in stock",
          "goods are back and counted",
          "goods back into stock",
          "add to stock again",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "Delete the old invoice and file the return again.",
      "A credit note reduces tax in any later year.",
      "Amend the filed GSTR-3B of that month.",
    ],
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
      "How do you work out each month's tax on the salary of someone who joined midway, and what do you change in January?",
      "At {employer}, how would you fix the monthly tax of a person who joined in August from another company, and what changes in January?",
      "Your resume names {skill}. How do you fix and correct the tax on salary from April to March, also for one who joined midway?",
    ],
    expected:
      "Tax on salary is on the estimate of the whole year. In April I ask each person which regime he wants, and the new one applies when he says nothing. I project twelve months of pay with bonus, take off the standard deduction, seventy five thousand in the new regime, and apply the slabs, the rebate and cess. I divide the tax by the months that are left. For someone who joined in August I add the salary and tax from his earlier employer's statement. In January those in the old regime give proofs of rent and savings, and I recalculate. The last months take any shortfall. In June they get the yearly certificate.",
    points: [
      {
        text: "estimate of the whole year's salary",
        accept: [
          "project twelve months of pay",
          "estimated annual income",
          "whole year is projected",
          "estimate the annual income",
          "annual salary is projected",
        ],
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
        accept: [
          "salary and tax from his earlier employer",
          "previous employer income",
          "form 12b",
          "salary of previous company",
          "previous employer's form 16",
        ],
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
    avoid: [
      "Salary tax is a flat ten percent each month.",
      "Salary from the earlier employer is his own matter.",
    ],
    link: "https://www.incometax.gov.in/",
  },
];
