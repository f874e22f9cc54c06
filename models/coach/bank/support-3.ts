import type { EntryDraft } from "../entry.ts";

/** Customer support: public complaints, payments, fraud and slow internet. */
export const support3: readonly EntryDraft[] = [
  {
    id: "support-complaint-goes-public",
    family: "support",
    topic: "escalation",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "A complaint goes public",
    frames: [
      "A customer posts on X, with 20,000 followers, that your company cheated her. What do you do in the next hour?",
      "Suppose a customer of {employer} posts a complaint with screenshots, and it spreads. How do you handle the first hour?",
    ],
    expected:
      "I reply in public within minutes, short and human: I am sorry for this, I am looking into it personally, please send your order number by direct message. I never ask for a phone number or order details in the open, and I do not argue about facts there. At the same time I tell my lead, the media desk and legal, with the link. Then I find her tickets. Maybe she waited nineteen days and got three ready-made replies. I fix that with a named owner and a real date, and call her. When it is solved, I post one line that we have spoken and settled it. I do not ask her to delete the post.",
    points: [
      {
        text: "quick, short public reply, details in private",
        accept: [
          "direct message",
          "reply in public within minutes",
          "move it to dm",
          "ask her to dm",
          "reply to the post",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "no order details and no quarrel on X",
        accept: [
          "phone number or order details",
          "do not argue about facts",
          "not share order details",
          "not argue in public",
          "no personal details in public",
        ],
        weight: 0.2,
      },
      {
        text: "inform lead and media team at once",
        accept: ["media desk", "tell my lead", "pr team", "social media team"],
        weight: 0.2,
      },
      {
        text: "solve the old ticket with an owner, then close publicly",
        accept: [
          "find her tickets",
          "named owner",
          "post one line",
          "closed in public",
          "check her old complaints",
          "call her and solve",
        ],
        weight: 0.3,
      },
    ],
    avoid: [
      "I ask her to delete the post.",
      "I defend us in the comments with all facts.",
      "Ask for her phone number in the comments.",
      "A post like this is best ignored.",
    ],
  },
  {
    id: "support-upi-debit-failed",
    family: "support",
    topic: "payments help",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Debited, but payment failed",
    frames: [
      "At {employer}, a customer's UPI payment shows failed but his money is gone. What do you check, never ask, and tell him?",
      "A customer's UPI payment to a shop failed, but his account was debited. What do you check, what do you never ask, and what do you tell him?",
    ],
    expected:
      "I ask for the amount, the date and the twelve digit UPI reference, and I check the status on our side: failed, pending or success. I never ask for his PIN or OTP. If it is pending, I ask him not to pay again until it is final. If it failed after the debit, the money comes back by itself. Under the RBI time limits, a transfer to a person is reversed by the next working day and a payment to a merchant within five days, and after that the bank owes a hundred rupees a day. I raise a dispute in the app with the reference, give him the date, and call him back on it.",
    points: [
      {
        text: "take the UPI reference and check status",
        accept: [
          "twelve digit UPI reference",
          "UTR",
          "RRN",
          "check the status on our side",
          "transaction id",
          "transaction status",
        ],
        weight: 0.2,
      },
      {
        text: "never ask PIN or OTP",
        accept: ["without PIN or OTP", "not ask for pin", "never ask for otp"],
        weight: 0.2,
        must: true,
      },
      {
        text: "automatic reversal, next day or five days",
        accept: [
          "comes back by itself",
          "auto reversal",
          "within five days",
          "T+1",
          "T+5",
          "amount will be reversed",
          "refunded automatically",
        ],
        weight: 0.3,
      },
      {
        text: "hundred rupees a day for delay",
        accept: ["hundred rupees a day", "compensation for delay", "100 per day"],
        weight: 0.15,
      },
      {
        text: "raise the dispute and call back",
        accept: ["raise a dispute", "give him the date", "complaint in the app"],
        weight: 0.15,
      },
    ],
    avoid: [
      "He gives me the PIN and I check.",
      "I ask the OTP to verify him.",
      "He should repeat the payment at once.",
      "The shopkeeper keeps the money and must return it.",
    ],
    link: "https://www.npci.org.in/",
  },
  {
    id: "support-fraud-report-call",
    family: "support",
    topic: "fraud",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "A caller has been cheated",
    frames: [
      "A caller is crying: someone just took 80,000 rupees from her account. What do you do in the first five minutes?",
      "Suppose a customer of {employer} shared an OTP and lost money ten minutes ago. What do you do first, and what do you not promise?",
    ],
    expected:
      "Minutes matter, so I stop the loss before the story. I verify her quickly, then block the card, the UPI and net banking, and I say what I have blocked. I note the time of her report, because under RBI rules her liability depends on how soon she tells the bank. I raise a fraud ticket with the transaction numbers to the fraud desk on the line. I ask her to call 1930 or file on cybercrime.gov.in right now, since the police can freeze money that has not moved on. I do not blame her for sharing the OTP, and I do not promise that the money comes back. I give her the number in writing.",
    points: [
      {
        text: "block card, UPI and net banking first",
        accept: [
          "block the card",
          "hotlist the card",
          "stop the loss",
          "freeze the account",
          "block her account",
          "block the upi",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "note the time of the report",
        accept: [
          "note the time of her",
          "liability depends on how soon",
          "reported time",
          "time of complaint",
        ],
        weight: 0.2,
      },
      {
        text: "send her to 1930 or the cyber crime portal",
        accept: ["1930", "cybercrime.gov.in", "cyber cell", "cyber crime helpline"],
        weight: 0.25,
      },
      {
        text: "fraud ticket with transaction numbers",
        accept: [
          "fraud ticket",
          "fraud desk",
          "transaction numbers",
          "register a complaint",
          "transaction details",
        ],
        weight: 0.15,
      },
      {
        text: "no blame and no promise of return",
        accept: ["do not blame her", "do not promise that the money comes back"],
        weight: 0.1,
      },
    ],
    avoid: [
      "I promise that the money will return.",
      "Sharing the OTP was her own fault.",
      "Blocking can wait until I hear the story.",
    ],
    link: "https://cybercrime.gov.in/",
  },
  {
    id: "support-slow-internet",
    family: "support",
    topic: "technical-support",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Internet is slow at home",
    frames: [
      "You list {skill}. A home customer says that the internet is slow. Which steps do you take, and in what order?",
      "A broadband customer says that the internet is very slow. Which questions do you ask and which steps do you try?",
    ],
    expected:
      "I ask since when, on one device or on all, and on Wi-Fi or by cable too. While we talk, I look for an outage in his area and whether his data limit is used up. Then I ask him to restart the router, wait two minutes, and run a speed test near the router, best with a cable. If the cable is fast and Wi-Fi slow, it is signal: move the router, use the five gigahertz band, fewer walls. If the cable is slow too, I check the line values on my tool and book a technician with a time slot. I write down each step with its result.",
    points: [
      {
        text: "one device or all, Wi-Fi or cable",
        accept: ["one device or on all", "wifi or by cable", "isolate the fault", "since when"],
        weight: 0.3,
      },
      {
        text: "outage in the area or data limit used",
        accept: [
          "outage in his area",
          "data limit",
          "fair usage",
          "plan speed",
          "area issue",
          "check the plan",
        ],
        weight: 0.2,
      },
      {
        text: "restart the router and test by cable",
        accept: ["restart the router", "speed test", "power cycle", "reboot the modem"],
        weight: 0.3,
        must: true,
      },
      {
        text: "technician with the steps noted",
        accept: [
          "book a technician",
          "each step with its result",
          "field engineer visit",
          "raise a ticket for technician",
        ],
        weight: 0.2,
      },
    ],
    avoid: [
      "A technician visit solves it fastest.",
      "He should buy a faster plan.",
      "Slow internet is always the customer's router.",
    ],
  },
];
