import type { EntryDraft } from "../entry.ts";

/** The craft of any trade: pressure, law and rules. */
export const trade2: readonly EntryDraft[] = [
  {
    id: "trade-cut-corner",
    family: "general",
    topic: "wrong requests",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "Told to leave out a check",
    frames: [
      "You are late, and your boss tells you to leave out a check that the rules ask for. What do you do?",
      "Suppose you are late at {employer} and told to leave out a check that the rules ask for. What do you do?",
    ],
    expected:
      "I ask what this step protects. If it is somebody's life, health or money, I say calmly that I cannot skip it, and why, because my name also stands under the work. In the same breath I offer another way to save hours, for example two people on it, or one half today and the rest tomorrow. I remind him what it costs when it goes wrong: a fine, an accident or double work. If he insists, I ask for it in writing or go to the next higher person. A step that is only a habit I drop gladly.",
    points: [
      {
        text: "ask what the step protects",
        accept: [
          "what this step protects",
          "purpose of that check",
          "why that check exists",
          "importance of that check",
        ],
        weight: 0.2,
      },
      {
        text: "refuse to skip what protects people",
        accept: [
          "say that I cannot skip it",
          "not skip the safety check",
          "refuse politely",
          "not compromise on safety",
          "cannot leave out a safety check",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "offer another way to save hours",
        accept: [
          "two people on it",
          "save time somewhere else",
          "one half today",
          "finish the check faster",
          "ask for more time",
        ],
        weight: 0.2,
      },
      {
        text: "say what it costs when it goes wrong",
        accept: [
          "a fine or an accident",
          "explain the consequences",
          "risk of an accident",
          "penalty or rework later",
        ],
        weight: 0.15,
      },
      {
        text: "ask in writing or go higher",
        accept: [
          "ask for it in writing",
          "next higher person",
          "inform higher management",
          "take written instruction",
        ],
        weight: 0.15,
      },
    ],
    avoid: ["The boss is responsible, so I skip it.", "One missing check has never hurt anybody."],
  },
  {
    id: "trade-gift-offer",
    family: "general",
    topic: "wrong requests",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "An envelope as thanks",
    frames: [
      "Somebody who gains from your decision offers you an envelope with money, only as thanks. How do you deal with it?",
      "In your work as {role} somebody who gains from your decision offers you money, only as thanks. How do you deal with it?",
    ],
    expected:
      "I thank him and give it back at once, if possible in front of somebody, because an envelope that lies on my table for one night is mine in other people's eyes. I say that I would lose my post for it, so that he does not feel insulted. A box of sweets at a festival that the whole team shares is another matter, but there too I keep to the limit of the house. The same day I report to my manager who offered what. And I judge his goods on price and quality as before, neither for him nor against him.",
    points: [
      {
        text: "give it back at once",
        accept: [
          "refuse the money",
          "do not accept the money",
          "return the envelope",
          "politely decline it",
          "refuse to take it",
          "not take any bribe",
        ],
        weight: 0.35,
        must: true,
      },
      {
        text: "report it to the manager",
        accept: ["tell my manager", "inform my senior", "report it the same day", "inform the owner"],
        weight: 0.25,
      },
      {
        text: "house rule on small gifts",
        accept: [
          "limit of the house",
          "company policy on gifts",
          "box of sweets at a festival",
          "code of conduct",
        ],
        weight: 0.15,
      },
      {
        text: "judge on price and quality as before",
        accept: [
          "judge on quality and price",
          "decide only on merit",
          "treat him like other suppliers",
          "not change my judgement",
        ],
        weight: 0.25,
      },
    ],
    avoid: ["Other colleagues accept such money, so I do too.", "Money given as thanks is harmless."],
  },
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
          "say no in the first minute",
          "refuse clearly",
          "refuse politely but firmly",
          "decline the offer",
          "nothing illegal for any money",
          "not do illegal work",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "explain the risk for both",
        accept: ["penalty or cancelled licence", "lose my licence", "fine or jail", "legal trouble for both"],
        weight: 0.2,
      },
      {
        text: "look for a lawful way",
        accept: [
          "offer a legal alternative",
          "apply for the permission",
          "proper legal procedure",
          "legal option instead",
        ],
        weight: 0.2,
      },
      {
        text: "tell the employer and note it",
        accept: ["tell my employer", "inform my senior", "keep a written record", "report it to management"],
        weight: 0.15,
      },
      {
        text: "rather lose the client",
        accept: [
          "let that client leave",
          "ready to lose him",
          "walk away from the money",
          "stop working with him",
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
          "watch and ask them why",
          "understand their reason",
          "respect their experience",
          "ask seniors the reason",
        ],
        weight: 0.25,
      },
      {
        text: "in safety or law the written rule holds",
        accept: [
          "keep to what is written",
          "follow the rule for safety",
          "rule comes first in safety",
          "standard procedure must be followed",
        ],
        weight: 0.3,
      },
      {
        text: "try both and compare",
        accept: ["try both on a small piece", "compare the results", "test both methods"],
        weight: 0.2,
      },
      {
        text: "take it to the person in charge",
        accept: [
          "tell the person in charge",
          "ask the supervisor to decide",
          "agree on one method",
          "get the rule updated",
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
          "office that issues it",
          "issued by the authority",
          "registered with the council",
          "licence from the department",
          "registration certificate",
          "enrolled with the council",
        ],
        weight: 0.3,
      },
      {
        text: "renewed before the date of expiry",
        accept: ["dates of expiry", "renewal in my calendar", "renew it in advance", "valid till date"],
        weight: 0.25,
      },
      {
        text: "a copy carried or on the wall",
        accept: ["carry a copy", "hang it on the wall", "originals kept ready", "copy on my phone"],
        weight: 0.1,
      },
      {
        text: "what happens without it",
        accept: [
          "fine or penalty",
          "insurance does not pay",
          "liable after an accident",
          "licence can be cancelled",
          "punishable by law",
        ],
        weight: 0.15,
      },
      {
        text: "look for new rules each year",
        accept: [
          "website of the authority",
          "ask our association",
          "read new notifications",
          "updates in the law",
          "changes in the rules",
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
          "registers up to date",
          "up to date in one file",
          "licences and registers ready",
          "documents always ready",
        ],
        weight: 0.25,
      },
      {
        text: "identity card seen, manager rung",
        accept: ["look at his identity card", "inform my manager", "tell my senior", "ask for his identity"],
        weight: 0.15,
      },
      {
        text: "truthful replies, no guessing",
        accept: [
          "answer truthfully",
          "say that I will find out",
          "hide nothing",
          "cooperate honestly",
          "show what he asks",
        ],
        weight: 0.25,
      },
      {
        text: "no false entries",
        accept: ["false entry is worse", "never fill an empty page", "no backdated entries"],
        weight: 0.1,
      },
      {
        text: "findings noted and closed by a date",
        accept: [
          "write down each finding",
          "name and a date",
          "correct the points in time",
          "act on his remarks",
        ],
        weight: 0.25,
      },
    ],
    avoid: ["Empty pages are filled quickly before he looks.", "A small gift makes the inspector kind."],
  },
];
