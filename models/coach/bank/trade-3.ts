import type { EntryDraft } from "../entry.ts";

/** The craft of any trade: law, rules and inspections. */
export const trade3: readonly EntryDraft[] = [
  {
    id: "trade-illegal-request",
    family: "general",
    topic: "wrong requests",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Asked for something unlawful",
    frames: [
      "A good client asks you for something that the law forbids, and offers double pay. What do you do?",
      "Suppose a good client asks you, as {role}, for something that the law forbids, and offers double. What do you do?",
    ],
    expected:
      "I say no in the first minute and without anger, because a vague reply sounds like bargaining. I explain what could happen to both of us: a penalty, a cancelled licence, an insurance that does not pay. Then I look for what he really needs, since often there is a lawful way, for example applying for the permission, which only takes longer. If I work for somebody, I tell my employer the same day, and I note the date and the words. If he keeps pressing I would rather lose him, for whoever asks this once will ask again.",
    points: [
      {
        text: "a clear no at once",
        accept: [
          ...["say no in the first minute", "refuse clearly", "refuse politely but firmly"],
          ...["decline the offer", "nothing illegal for any money", "not do illegal work"],
          ...["I will straightaway refuse", "politely say no", "cannot do illegal work"],
          ...["say sorry not possible", "not break the law", "clearly say no", "say no clearly"],
          ...["tell him I cannot make", "straight tell him no"],
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "explain the risk for both",
        accept: [
          ...["penalty or cancelled licence", "lose my licence", "fine or jail", "legal trouble for both"],
          ...["we both can be punished", "licence will be cancelled", "police case", "it is a crime"],
          ...["my career can end", "both can go to jail", "get in legal trouble", "sanad can be cancelled"],
          "licence and reputation",
        ],
        weight: 0.2,
      },
      {
        text: "look for a lawful way",
        accept: [
          ...["offer a legal alternative", "apply for the permission", "proper legal procedure"],
          ...["legal option instead", "suggest a legal way", "correct procedure", "help him legally"],
          ...["tell him the correct way", "suggest a legal option", "help him in legal way"],
        ],
        weight: 0.2,
      },
      {
        text: "tell the employer and note it",
        accept: [
          ...["tell my employer", "inform my senior", "keep a written record", "report it to management"],
          ...["inform my boss", "tell my seniors", "keep the proof", "record of his messages"],
        ],
        weight: 0.15,
      },
      {
        text: "rather lose the client",
        accept: [
          ...["let that client leave", "ready to lose him", "walk away from the money"],
          ...["stop working with him", "losing the client is okay", "don't need such money"],
          ...["stop dealing with him", "okay with losing him", "let him find another"],
        ],
        weight: 0.15,
      },
    ],
    avoid: ["If the client takes the blame, I do it.", "Double pay makes the risk worth it."],
  },
  {
    id: "trade-rule-or-habit",
    family: "general",
    topic: "rules of the trade",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "The rule book or the old hands",
    frames: [
      "The older workers do a step differently from what the rule book says. Whom do you follow, and why?",
      "Suppose the older workers at {employer} do a step differently from the written rule. Whom do you follow, and why?",
    ],
    expected:
      "I watch and ask them why, with respect, because a habit often has a good reason that never reached the book, and some rules are outdated. If it concerns safety, health or the law, I keep to what is written until somebody who may change it does so. In other things I try both on a small piece and compare the results. Then I take what I saw to the person in charge, so that we agree on one method for everybody and the book is corrected where it was wrong. What I do not do is to follow one method in front of the boss and another behind him.",
    points: [
      {
        text: "ask them with respect for the reason",
        accept: [
          ...["watch and ask them why", "understand their reason", "respect their experience"],
          ...["ask seniors the reason", "ask the seniors politely", "learn why they do so"],
          ...["listen to their experience", "there may be a reason", "ask them politely why"],
        ],
        weight: 0.25,
      },
      {
        text: "in safety or law the written rule holds",
        accept: [
          ...["keep to what is written", "follow the rule for safety", "rule comes first in safety"],
          ...["standard procedure must be followed", "follow the rule book", "safety rule first"],
          ...["follow the SOP", "written procedure is safe", "law must be followed"],
          ...["follow the written rule", "for safety follow the book", "rule book first"],
        ],
        weight: 0.3,
      },
      {
        text: "try both and compare",
        accept: [
          ...["try both on a small piece", "compare the results", "test both methods"],
          ...["see which is better", "check both methods", "try both methods", "see which one is better"],
        ],
        weight: 0.2,
      },
      {
        text: "take it to the person in charge",
        accept: [
          ...["tell the person in charge", "ask the supervisor to decide", "agree on one method"],
          ...["get the rule updated", "discuss with the supervisor", "ask the manager"],
          ...["bring it to the boss", "clear it with in-charge", "ask my supervisor"],
          "discuss with my manager",
        ],
        weight: 0.25,
      },
    ],
    avoid: ["Whatever older people do is always correct.", "A written rule is only for inspectors."],
  },
  {
    id: "trade-licences-and-rules",
    family: "general",
    topic: "rules of the trade",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Licences and rules of your trade",
    frames: [
      "Which licences, permissions or rules bind people in your trade, and how do you keep yours in order?",
      "Which licences, permissions or rules bind you as {role}, and how do you keep them in order?",
    ],
    expected:
      "I can name each one with the office that issues it and what it allows, for example a driving licence by class or a food licence by turnover. The dates of expiry stand in my calendar two months ahead, because renewal is slow, and with a lapsed paper the insurance does not pay. I carry a copy or hang it on the wall where it must be seen. Without it the fine is the smaller harm, since one may lose the work and is liable after an accident. Once a year I look at the website of the authority or ask our association, so that a new rule does not surprise me.",
    points: [
      {
        text: "name it with the office that issues it",
        accept: [
          ...["office that issues it", "issued by the authority", "registered with the council"],
          ...["licence from the department", "registration certificate", "enrolled with the council"],
          ...["licence from RTO", "FSSAI licence", "bar council registration", "trade licence"],
          ...["council registration number", "need a valid licence", "copyright and contract rules"],
          ...["shop act and trade licence", "fire NOC", "heavy vehicle licence", "rules of my trade"],
          "valid licence from",
        ],
        weight: 0.3,
      },
      {
        text: "renewed before the date of expiry",
        accept: [
          ...["dates of expiry", "renewal in my calendar", "renew it in advance", "valid till date"],
          ...["renew before expiry", "renew one month before", "keep track of expiry"],
          ...["reminder on my phone", "renewal date noted", "reminders in phone", "check the expiry"],
          "renew before time",
        ],
        weight: 0.25,
      },
      {
        text: "a copy carried or on the wall",
        accept: [
          ...["carry a copy", "hang it on the wall", "originals kept ready", "copy on my phone"],
          ...["original and copy", "keep it in DigiLocker", "display at the counter"],
          ...["keep it in the vehicle", "file of all papers", "hanging near the counter"],
          "kept in DigiLocker",
        ],
        weight: 0.1,
      },
      {
        text: "what happens without it",
        accept: [
          ...["fine or penalty", "insurance does not pay", "liable after an accident"],
          ...["licence can be cancelled", "punishable by law", "heavy fine", "challan and fine"],
          ...["insurance claim is rejected", "business can be closed", "licence suspended"],
          ...["officer can seal", "insurance will not give", "fine is heavy"],
        ],
        weight: 0.15,
      },
      {
        text: "look for new rules each year",
        accept: [
          ...["website of the authority", "ask our association", "read new notifications"],
          ...["updates in the law", "changes in the rules", "check the official website"],
          ...["news of new rules", "union or association group", "read the circulars"],
          ...["attend the update training", "training every two years", "know about new rules"],
          "from the union",
        ],
        weight: 0.2,
      },
    ],
    avoid: ["A lapsed licence counts until somebody checks.", "One licence in the team covers everybody."],
  },
  {
    id: "trade-inspector-at-door",
    family: "general",
    topic: "rules of the trade",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "An inspector without notice",
    frames: [
      "An inspector or auditor stands at the door without notice. How do you act, and what should be ready?",
      "Suppose an inspector comes to {employer} without notice while you are there. How do you act, and what should be ready?",
    ],
    expected:
      "I greet him, look at his identity card and ring my manager, but I do not leave him standing outside for half an hour. What he needs should be ready every day and not polished for one: licences, registers, test reports, up to date in one file. I answer truthfully what is asked, and where I do not know I say that I will find out, instead of guessing. I never fill an empty page in a hurry, because a false entry is worse than a gap. I walk with him and write down each finding. I sign only what I have read, and each point gets a name and a date.",
    points: [
      {
        text: "registers and licences up to date every day",
        accept: [
          ...["registers up to date", "up to date in one file", "licences and registers ready"],
          ...["documents always ready", "registers are maintained daily", "documents in one file"],
          ...["records always updated", "licence and bills ready", "daily cleanliness and records"],
          ...["temperature log and bills", "kept in one file", "registers kept updated"],
        ],
        weight: 0.25,
      },
      {
        text: "identity card seen, manager rung",
        accept: [
          ...["look at his identity card", "inform my manager", "tell my senior", "ask for his identity"],
          ...["see his ID card", "call my boss", "inform the owner", "welcome him politely"],
          ...["offer him a seat", "ask for his card", "welcome the inspector", "check his identity"],
        ],
        weight: 0.15,
      },
      {
        text: "truthful replies, no guessing",
        accept: [
          ...["answer truthfully", "say that I will find out", "cooperate honestly", "show what he asks"],
          ...["answer honestly", "show whatever he asks", "cooperate with him", "show him everything"],
          "ask and tell him",
        ],
        weight: 0.25,
      },
      {
        text: "no false entries",
        accept: [
          ...["false entry is worse", "never fill an empty page", "no backdated entries"],
          ...["not make false entries", "no fake documents", "not change the records"],
          ...["not write old dates", "not make any false entry"],
        ],
        weight: 0.1,
      },
      {
        text: "findings noted and closed by a date",
        accept: [
          ...["write down each finding", "name and a date", "correct the points in time"],
          ...["act on his remarks", "note his points", "correct the mistakes", "submit the reply in time"],
          ...["improve what he says", "compliance by the date", "whatever he finds I note"],
          ...["correct before the date", "finish it in a week"],
        ],
        weight: 0.25,
      },
    ],
    avoid: ["Empty pages are filled quickly before he looks.", "A small gift makes the inspector kind."],
  },
];
