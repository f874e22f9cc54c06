import type { EntryDraft } from "../entry.ts";

/** Customer support: payments, fraud, technical help, tickets. */
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
      "I explain all the facts under her post.",
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
      "I ask for his PIN to check.",
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
      "I take the whole story first.",
      "She should visit the branch tomorrow.",
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
  {
    id: "support-cannot-log-in",
    family: "support",
    topic: "technical-support",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "An employee cannot log in",
    frames: [
      "You list {skill}. An employee is locked out ten minutes before a meeting. What do you check before you reset anything?",
      "An employee calls the help desk and cannot log in before a meeting. What do you check, and when do you reset?",
    ],
    expected:
      "First I make sure it is really him: employee number and a call back on the registered mobile, because a password reset is what cheats ask for. Then I ask for the exact message. Locked account, expired password and wrong user name need different things. I look in the directory whether the account is locked, disabled or expired. I also ask about caps lock, the VPN and whether the second factor phone was changed. I unlock rather than reset when he still knows the password. If I reset, I give a temporary one that must be changed at first login, never by e-mail. If it locks again, some old phone still tries the old password.",
    points: [
      {
        text: "verify identity before any reset",
        accept: [
          "really him",
          "call back on the registered",
          "identity check",
          "verify his identity",
          "employee id",
          "employee number",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "exact message: locked, expired or wrong name",
        accept: [
          "exact message",
          "locked disabled or expired",
          "expired password",
          "error message",
          "account is locked",
        ],
        weight: 0.25,
      },
      { text: "unlock rather than reset", accept: ["unlock rather than"], weight: 0.2 },
      {
        text: "temporary password changed at first login",
        accept: ["temporary one", "changed at first login"],
        weight: 0.15,
      },
      {
        text: "locks again: old device with old password",
        accept: [
          "old phone still tries",
          "saved password on a device",
          "cached credentials",
          "old password on the phone",
        ],
        weight: 0.1,
      },
    ],
    avoid: [
      "I reset at once, since the meeting is urgent.",
      "I mail him the new password.",
      "He can use a colleague's login today.",
    ],
  },
  {
    id: "support-floor-network-down",
    family: "support",
    topic: "technical-support",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "A whole floor goes down",
    frames: [
      "You know {skill}. Twelve people on one floor lose the network at once. How do you work and what do you tell them?",
      "Within five minutes twelve people on one floor report that the network is gone. How do you work, and what do you tell them?",
    ],
    expected:
      "Twelve calls at once are one incident, so I open one parent ticket with high priority and link the others. I ask what still works: another floor, Wi-Fi, the phones on the same switch. If only this floor is down, I suspect its access switch or the uplink, so I ask someone near the rack whether the lights are on, and check the monitoring. I look what changed in the last hour, since a cable put in both ends can make a loop. I call the network team directly and do not wait for mail. Every twenty minutes I send one short message to the floor with the status and the next time.",
    points: [
      {
        text: "one parent incident with high priority",
        accept: ["parent ticket", "one incident", "link the others", "one master ticket", "p1 ticket"],
        weight: 0.25,
        must: true,
      },
      {
        text: "find the extent: what still works",
        accept: ["what still works", "scope of the problem"],
        weight: 0.25,
      },
      {
        text: "switch, uplink or a recent change",
        accept: [
          "access switch",
          "uplink",
          "what changed in the last",
          "check the switch",
          "recent change",
          "loop in the network",
        ],
        weight: 0.25,
      },
      {
        text: "regular short updates at a fixed interval",
        accept: [
          "every twenty minutes",
          "one short message",
          "status and the next time",
          "regular updates",
          "inform all users",
        ],
        weight: 0.25,
      },
    ],
    avoid: ["Each of the twelve gets a separate visit.", "All twelve should restart their computers."],
  },
  {
    id: "support-guide-nontechnical-caller",
    family: "support",
    topic: "technical-support",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "deepener",
    title: "Guiding a caller without jargon",
    frames: [
      "An older caller has to change a setting on her phone and is afraid to break something. How do you guide her?",
      "You list {skill}. How do you guide a caller who does not know words like browser or settings?",
    ],
    expected:
      "I tell her first that nothing can break, and that I stay with her until it works. I ask what she sees on the screen now, and I use her words. I do not say open the browser, I say touch the round picture with red, green and yellow. I give one step at a time and wait until she says done. I keep the same phone beside me so that I see what she sees. If she is lost, we go back to the first screen, no hurry. At the end she does it once alone while I listen, and I send the steps by SMS in her language.",
    points: [
      {
        text: "take away fear",
        accept: [
          "reassure caller",
          "do not worry, nothing",
          "nothing will go wrong",
          "nothing can break and i stay",
          "nothing can go wrong",
        ],
        weight: 0.2,
      },
      {
        text: "single steps, wait for done",
        accept: ["wait until done", "one step at a time", "guide her step by step", "single step"],
        weight: 0.3,
        must: true,
      },
      {
        text: "plain words, her own screen",
        accept: [
          "round picture",
          "avoid jargon",
          "simple language",
          "ask her screen",
          "what do you see",
          "simple words",
        ],
        weight: 0.25,
      },
      {
        text: "repeats alone, steps sent in writing",
        accept: ["once alone", "steps by sms", "steps on whatsapp", "do it once herself", "send the steps"],
        weight: 0.25,
      },
    ],
    avoid: [
      "I send a link to the manual.",
      "She should ask her son for help.",
      "I tell all the steps quickly in one breath.",
    ],
  },
  {
    id: "support-good-ticket-note",
    family: "support",
    topic: "ticketing",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Writing a useful ticket note",
    frames: [
      "You have used {skill}. What do you write in a ticket so that the next agent can go on without calling the customer?",
      "What belongs in a ticket note so that another agent can go on with the case without asking the customer again?",
    ],
    expected:
      "I write it for a colleague on the night shift who has never seen the case. First the customer's problem in one line in his own words, and since when. Then what I checked and what came out, with exact error text, order number and a screenshot. Then what I promised and by when, and who must act next. I keep facts apart from guesses, and no opinions about the customer, because he may ask to see his data. I choose the right category, as reports depend on it. I never write only, called customer, no answer. I put the time and the number I tried.",
    points: [
      {
        text: "problem in one line, since when",
        accept: [
          "since when",
          "problem in one line",
          "customer's problem in short",
          "problem in his own words",
        ],
        weight: 0.25,
      },
      {
        text: "what was checked and what came out",
        accept: [
          "what i checked",
          "exact error text",
          "steps already tried",
          "troubleshooting done",
          "error message",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "promise, time and next owner",
        accept: ["what i promised", "who must act next", "next action and owner", "next step and date"],
        weight: 0.3,
      },
      {
        text: "facts, no opinions, right category",
        accept: ["no opinions about", "right category", "only facts"],
        weight: 0.2,
      },
    ],
    avoid: ["The details stay in my memory.", "I write that the customer was rude."],
  },
];
