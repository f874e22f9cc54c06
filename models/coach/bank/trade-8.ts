import type { EntryDraft } from "../entry.ts";

/** The craft of any trade: prices, bills and payment of those who work for clients. */
export const trade8: readonly EntryDraft[] = [
  {
    id: "trade-work-out-price",
    family: "general",
    topic: "prices",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Working out a price",
    frames: [
      "How do you work out your price for a job before you tell it to a client?",
      "As {role}, how do you work out your price for a job before you tell it to a client?",
    ],
    expected:
      "I see the place or the papers first, because a figure by phone is a guess. Then I add up what I buy, with some for loss, my hours times what an hour must bring, travel, and what others charge me. On top comes a share of rent, tools and phone, and then the profit, which is something else than my wage. I compare with what three similar jobs really cost me. I write it down with tax, with what is not in it, and valid for fifteen days. I do not simply go ten percent below my neighbour, since I do not know his costs.",
    points: [
      {
        text: "see the job first",
        accept: [
          "see the place or the papers",
          "site visit first",
          "look at the papers first",
          "measure before quoting",
        ],
        weight: 0.15,
      },
      {
        text: "hours and what is bought",
        accept: [
          "hours times what an hour",
          "labour and material",
          "material and my hours",
          "hourly rate",
          "time it will take",
        ],
        weight: 0.25,
      },
      {
        text: "a share of rent, tools and phone",
        accept: [
          "share of rent",
          "overheads like rent",
          "travel and tools",
          "rent and electricity",
          "office expenses",
        ],
        weight: 0.2,
      },
      {
        text: "profit on top of the wage",
        accept: ["then the profit", "profit margin", "add my margin"],
        weight: 0.2,
      },
      {
        text: "written with tax and validity",
        accept: ["valid for fifteen days", "written quotation", "tax extra or included", "what is not in it"],
        weight: 0.2,
      },
    ],
    avoid: ["I always go below my neighbour's price.", "Rent and phone are not part of a price."],
  },
  {
    id: "trade-half-price-rival",
    family: "general",
    topic: "prices",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Another does it for half",
    frames: [
      "A client says that another does the job for half, which is below your own cost. What do you answer?",
      "Suppose a client tells you, as {role}, that another does it for half, which is below your cost. What do you answer?",
    ],
    expected:
      "I stay friendly, because he may only be testing me. I ask to see what the rival offers for it, since often something is missing there: the tax, the material, the guarantee. My lowest figure I know from my own sums, and I do not go under it, or I would pay for his job out of my pocket or begin to cheat. What I can do is make the job smaller: a simpler finish, fewer pieces, or he does one part himself. I explain what he gets from me for the difference, such as a year of repairs. If it is still too much, I wish him luck and leave the door open.",
    points: [
      {
        text: "ask what the rival's offer includes",
        accept: [
          "what the rival offers",
          "something is missing in his offer",
          "compare the quality and scope",
          "same material or thinner",
          "what is included in that",
        ],
        weight: 0.25,
      },
      {
        text: "not under the lowest figure",
        accept: [
          "do not go under it",
          "cannot work at a loss",
          "cannot match that rate",
          "cannot bear the loss",
          "minimum I must charge",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "make the job smaller",
        accept: ["reduce the scope", "a simpler finish", "fewer pieces", "cheaper option with less"],
        weight: 0.2,
      },
      {
        text: "what the difference buys",
        accept: [
          "gets from me for the difference",
          "explain my quality and guarantee",
          "value of my service",
          "my experience and quality",
        ],
        weight: 0.15,
      },
      {
        text: "let him go with good wishes",
        accept: ["leave the door open", "wish him luck", "politely let the job go"],
        weight: 0.1,
      },
    ],
    avoid: ["I match every price to keep the client.", "I agree and secretly use cheaper material."],
  },
  {
    id: "trade-gst-bill",
    family: "general",
    topic: "prices",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "A proper GST bill",
    frames: [
      "A business asks you for a proper GST bill. What must stand on it, and what if you are not registered?",
      "As {role}, a business asks you for a proper GST bill. What must stand on it, and what if you are not registered?",
    ],
    expected:
      "With a registration I write a tax invoice: my name, address and GSTIN, a running number and the date, his name and GSTIN, what was supplied with its HSN or SAC code, the value, the rate and the tax. Inside one state that is CGST and SGST in equal halves, between states IGST, which the place of supply decides. He needs it for his input credit. Without one I give a plain bill and charge no GST at all, because collecting it would be an offence. For services one must register above twenty lakh rupees a year, in a few north-eastern states above ten. I keep copies for six years, since returns are compared with them.",
    points: [
      {
        text: "GSTIN, running number and date",
        accept: [
          "name address and GSTIN",
          "GST number of both",
          "serial number and date",
          "invoice number and date",
        ],
        weight: 0.3,
      },
      {
        text: "HSN or SAC code, value and rate",
        accept: ["HSN or SAC code", "taxable value and rate", "description and amount", "rate of tax"],
        weight: 0.2,
      },
      {
        text: "CGST and SGST, or IGST",
        accept: ["CGST and SGST", "IGST between states"],
        weight: 0.2,
      },
      {
        text: "unregistered: plain bill, no GST charged",
        accept: ["charge no GST", "plain bill without tax", "simple bill without GST", "cannot collect GST"],
        weight: 0.2,
      },
      {
        text: "registration above twenty lakh a year",
        accept: ["above twenty lakh", "turnover of 20 lakh", "threshold of twenty lakh"],
        weight: 0.1,
      },
    ],
    avoid: ["Anybody may add GST to a bill.", "Every small business must charge GST."],
  },
  {
    id: "trade-unpaid-two-months",
    family: "general",
    topic: "prices",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "Praised but not paid",
    frames: [
      "Your work was praised, but the client has not paid for two months. What do you do, step by step?",
      "Suppose your work as {role} was praised, but the client has not paid for two months. What do you do?",
    ],
    expected:
      "I send the bill again with its date and sum and ring in a friendly way, because often it only lies in the wrong tray. I ask directly whether something displeased him, since a hidden complaint is a common reason. If he is short of cash we agree on instalments with dates, in writing. Until then I begin nothing new for him and keep back the last papers. After that comes a written notice. By law a registered small firm must get its money within forty five days at the latest, and it can complain on the Samadhaan portal, with interest. For the future I take an advance, and the rest on delivery.",
    points: [
      {
        text: "friendly reminder with the bill",
        accept: ["send the bill again", "ring in a friendly way", "polite reminder", "follow up by phone"],
        weight: 0.25,
      },
      {
        text: "ask for the reason",
        accept: [
          "whether something displeased him",
          "ask why he delays",
          "hidden complaint",
          "reason for the delay",
        ],
        weight: 0.15,
      },
      {
        text: "instalments with dates in writing",
        accept: ["agree on instalments", "pay in parts", "fix a date in writing"],
        weight: 0.15,
      },
      {
        text: "nothing new for him, then a notice",
        accept: [
          "begin nothing new",
          "stop further work",
          "written notice",
          "legal notice",
          "Samadhaan portal",
        ],
        weight: 0.25,
      },
      {
        text: "an advance in future",
        accept: ["take an advance", "advance before starting", "payment in stages", "rest on delivery"],
        weight: 0.2,
      },
    ],
    avoid: ["I shout at him before his neighbours.", "Praised work gets paid by itself one day."],
  },
];
