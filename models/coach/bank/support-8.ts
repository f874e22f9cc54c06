import type { EntryDraft } from "../entry.ts";

/** Customer support: logins, networks, guiding callers and ticket notes. */
export const support8: readonly EntryDraft[] = [
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
          "verify the user",
          "verify identity",
          "confirm his identity",
          "verify the employee",
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
        text: "treat the calls as one incident",
        accept: [
          "parent ticket",
          "one incident",
          "link the others",
          "one master ticket",
          "p1 ticket",
          "open one parent ticket",
          "single ticket",
          "major incident",
          "master ticket",
        ],
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
          "steps i took",
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
