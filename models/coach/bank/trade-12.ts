import type { EntryDraft } from "../entry.ts";

/** The craft of any trade: bills and payment; material of those who make things. */
export const trade12: readonly EntryDraft[] = [
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
          ...["name address and GSTIN", "GST number of both", "serial number and date"],
          ...["invoice number and date", "GSTIN on top", "invoice number", "client's name and GSTIN"],
          ...["name and address", "date of invoice", "GSTIN and address on top", "bill number and date"],
        ],
        weight: 0.3,
      },
      {
        text: "HSN or SAC code, value and rate",
        accept: [
          ...["HSN or SAC code", "taxable value and rate", "description and amount", "rate of tax"],
          ...["SAC code", "HSN code", "description of service", "amount and rate", "description with SAC"],
          "rate and amount",
        ],
        weight: 0.2,
      },
      {
        text: "CGST and SGST, or IGST",
        accept: [
          ...["CGST and SGST", "IGST between states", "CGST SGST in same state", "IGST outside state"],
          ...["9 percent CGST", "IGST for other state", "18 percent IGST"],
        ],
        weight: 0.2,
      },
      {
        text: "unregistered: plain bill, no GST charged",
        accept: [
          ...["charge no GST", "plain bill without tax", "simple bill without GST", "cannot collect GST"],
          ...["can't charge GST", "give a simple bill", "bill without GST", "reverse charge"],
          ...["not registered no GST", "simple bill"],
        ],
        weight: 0.2,
      },
      {
        text: "registration above twenty lakh a year",
        accept: [
          ...["above twenty lakh", "turnover of 20 lakh", "threshold of twenty lakh"],
          ...["turnover crosses 20 lakh", "20 lakhs turnover", "limit of 20 lakh", "register for GST"],
          "crosses 20 lakhs",
        ],
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
        accept: [
          ...["send the bill again", "ring in a friendly way", "polite reminder", "follow up by phone"],
          ...["call politely", "mail the invoice again", "remind him", "send a reminder"],
          ...["message on WhatsApp", "soft message with invoice", "polite reminder with invoice"],
        ],
        weight: 0.25,
      },
      {
        text: "ask for the reason",
        accept: [
          ...["whether something displeased him", "ask why he delays", "hidden complaint"],
          ...["reason for the delay", "ask if any problem", "why it is delayed", "know the reason"],
          ...["is he satisfied", "design has some problem", "issue with my work"],
        ],
        weight: 0.15,
      },
      {
        text: "instalments with dates in writing",
        accept: [
          ...["agree on instalments", "pay in parts", "fix a date in writing", "two instalments"],
          ...["pay slowly in parts", "fix a last date", "time to pay", "take it in two parts"],
          "instalments with dates",
        ],
        weight: 0.15,
      },
      {
        text: "nothing new for him, then a notice",
        accept: [
          ...["begin nothing new", "stop further work", "written notice", "legal notice"],
          ...["Samadhaan portal", "not start new work", "stop the service", "send legal notice"],
          ...["MSME complaint", "not give final files", "police or court", "stop the next work"],
          ...["lawyer sends a notice", "not take new work"],
        ],
        weight: 0.25,
      },
      {
        text: "an advance in future",
        accept: [
          ...["take an advance", "advance before starting", "payment in stages", "rest on delivery"],
          ...["fifty percent advance", "advance next time", "take payment first", "agreement next time"],
          ...["take half before starting", "take advance in future"],
        ],
        weight: 0.2,
      },
    ],
    avoid: ["I shout at him before his neighbours.", "Praised work gets paid by itself one day."],
  },
  {
    id: "trade-material-gets-dearer",
    family: "general",
    topic: "material prices",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "Material that becomes dearer",
    frames: [
      "After you have fixed your price, the material becomes much dearer. Who bears it, and how do you prevent that?",
      "As {role}, you have fixed your price, and then the material becomes much dearer. Who bears it, and how do you prevent that?",
    ],
    expected:
      "I read what we signed. If my offer was valid for fifteen days and he came after thirty, I may name a new sum. If it is signed and fixed, I bear it, and I do not win it back with thinner stuff. A small rise I swallow, because a quarrel costs more. With a large one I go to him before I buy, lay the old and the new bill of the dealer on the table, and ask for a share or for another quality. For the future I write a clause: above five percent the sum follows. And for a long job I take enough advance to buy everything on the first day.",
    points: [
      {
        text: "what was signed decides",
        accept: [
          ...["read what we signed", "validity of the offer", "signed and fixed", "terms of the agreement"],
          ...["as per the contract", "what is in agreement", "quotation validity", "fixed rate is my loss"],
          ...["as written in quotation", "as per quotation", "already agreed price"],
        ],
        weight: 0.25,
      },
      {
        text: "go to the client before buying, with the bills",
        accept: [
          ...["talk to him before buying", "old and the new bill", "inform the client before buying"],
          ...["show the new rates", "tell the client before", "show him the bill", "new market rate"],
          ...["talk to the client", "show him both bills", "talk before buying"],
        ],
        weight: 0.25,
      },
      {
        text: "no thinner stuff in secret",
        accept: [
          ...["not win it back with thinner", "no compromise on quality", "not use cheaper stuff"],
          ...["not reduce the quality", "same quality material", "no cheating in material"],
        ],
        weight: 0.1,
      },
      {
        text: "a share or another quality",
        accept: [
          ...["ask for a share", "share the increase", "another quality", "bear a small rise myself"],
          ...["share half half", "bear small increase", "other brand", "request him to pay difference"],
          ...["both share it", "some increase from client"],
        ],
        weight: 0.15,
      },
      {
        text: "a clause or an early purchase",
        accept: [
          ...["sum follows above five percent", "price escalation clause"],
          ...["buy everything on the first day", "advance to buy", "purchase early", "buy in advance"],
          ...["take advance", "write rate may change", "clause in quotation", "keep stock"],
          ...["buy material at once", "write validity in quotation"],
        ],
        weight: 0.25,
      },
    ],
    avoid: ["I secretly use thinner stuff for it.", "A fixed price can always be raised."],
  },
  {
    id: "trade-runs-out-midway",
    family: "general",
    topic: "material",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "Something runs out midway",
    frames: [
      "In the middle of a job something you need runs out, and the dealer has none for a week. What do you do?",
      "Suppose in your work as {role} something you need runs out midway, and the dealer has none. What do you do?",
    ],
    expected:
      "I count what is really left and which steps can go on without it, so that nobody stands idle. I ring two other dealers and colleagues in the trade, because one often lends for a few days. If there is a substitute I look whether it is as good and as safe, and I ask the client or my boss before I use it, never secretly. If nothing helps I name the new date the same day. Afterwards I fix a level at which I order again, for example when a third is left, and for the important things I keep a second dealer, even if he is a little dearer.",
    points: [
      {
        text: "go on with steps that do not need it",
        accept: [
          ...["continue with other steps", "do other tasks meanwhile", "rearrange the work"],
          ...["continue with the rest", "do other work till then", "not stop the work"],
          ...["other dishes or parts", "work on remaining part", "part done without that"],
          ...["keep my boys busy", "other work meanwhile"],
        ],
        weight: 0.15,
      },
      {
        text: "ring other dealers or borrow from colleagues",
        accept: [
          ...["ring two other dealers", "borrow from a colleague", "try another supplier"],
          ...["buy from another shop", "local market", "call other shops", "ask a friend"],
          ...["borrow from neighbour", "search in market", "order online", "other supplier"],
          ...["phone three shops", "electrician friend for a coil", "ask other hotels"],
        ],
        weight: 0.25,
      },
      {
        text: "a substitute only with approval",
        accept: [
          ...["ask before I use it", "substitute as good", "alternative with approval"],
          ...["similar item with permission", "use similar with permission", "ask client for other brand"],
          ...["alternative of same quality", "take approval first", "other brand same quality"],
          "ask owner before putting",
        ],
        weight: 0.25,
      },
      {
        text: "name the new date",
        accept: [
          ...["name the new date", "inform the client about delay", "inform my senior"],
          ...["tell the client about delay", "inform boss", "give new time", "tell owner may be late"],
          "inform about two days",
        ],
        weight: 0.15,
      },
      {
        text: "a level for ordering, a second dealer",
        accept: [
          ...["fix a reorder level", "minimum stock level", "keep spare stock", "keep a second dealer"],
          ...["keep extra stock", "check stock before", "order early next time", "two suppliers"],
          ...["minimum level", "buy ten percent extra", "keep extra next time"],
        ],
        weight: 0.2,
      },
    ],
    avoid: ["I use something cheaper and tell nobody."],
  },
];
