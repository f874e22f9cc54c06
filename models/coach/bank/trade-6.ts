import type { EntryDraft } from "../entry.ts";

/** The craft of any trade: others at work, secrets, emergencies, digital tools. */
export const trade6: readonly EntryDraft[] = [
  {
    id: "trade-waiting-for-others",
    family: "general",
    topic: "working with others",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Waiting for another trade",
    frames: [
      "Your part can begin only when people of another trade are through, and they are late. What do you do?",
      "Suppose your part as {role} can begin only when people of another trade are through, and they are late. What do you do?",
    ],
    expected:
      "I go and look how far they are and ask what holds them up, instead of waiting at my table. Sometimes it is me, because they need a measure or a decision of mine. We agree who comes first on which day, and I write that into our common group. Meanwhile I do what does not depend on them, for example preparing my pieces. Before I begin on top of theirs I inspect it with them, since a fault that I cover becomes mine. If the end date is in danger, I tell the person in charge of the whole with facts and without blame, so that he can change the order.",
    points: [
      {
        text: "go to them and ask what holds them up",
        accept: [
          "ask what holds them up",
          "talk to the other team",
          "look how far they are",
          "find out the reason for delay",
        ],
        weight: 0.25,
      },
      {
        text: "agree who comes on which day",
        accept: [
          "agree who comes first",
          "agree on the dates",
          "make a joint schedule",
          "coordinate the sequence",
        ],
        weight: 0.2,
      },
      {
        text: "meanwhile what does not depend on them",
        accept: [
          "preparing my pieces meanwhile",
          "other tasks in the meantime",
          "do my independent tasks",
          "finish my own preparation",
        ],
        weight: 0.2,
      },
      {
        text: "inspect theirs before going on",
        accept: ["inspect it with them", "check their part before mine", "fault that I cover becomes mine"],
        weight: 0.15,
      },
      {
        text: "tell the person in charge with facts",
        accept: [
          "tell the person in charge",
          "inform the project head",
          "tell the client about delay",
          "report it to the manager",
        ],
        weight: 0.2,
      },
    ],
    avoid: ["Their delay is none of my business.", "I begin on top of their unfinished part."],
  },
  {
    id: "trade-private-things",
    family: "general",
    topic: "keeping secrets",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Private things you see and hear",
    frames: [
      "At work you see and hear private things of other people. How do you keep them safe?",
      "As {role} you see and hear private things of other people. How do you keep them safe?",
    ],
    expected:
      "What I see in a house, a file or on the back seat I do not tell, neither at home nor in a WhatsApp group, even without the name, because people guess it. Papers lie in a drawer and my phone has a lock. A colleague learns what he needs for his part and no more. I take no photo without a yes, not even of my own work for my page. When a caller asks who the client is or what he pays, I pass him to my manager. There is one limit: if somebody is in danger or the court asks, I speak, but only to the right office.",
    points: [
      {
        text: "nothing told at home or in groups",
        accept: [
          "not tell at home",
          "no gossip about clients",
          "not in a WhatsApp group",
          "never discuss with outsiders",
          "do not share with anybody",
        ],
        weight: 0.25,
      },
      {
        text: "papers and phone locked",
        accept: [
          "papers in a drawer",
          "phone has a lock",
          "locked cupboard",
          "password on the computer",
          "shred old papers",
        ],
        weight: 0.2,
      },
      {
        text: "a colleague learns only what is needed",
        accept: ["what he needs and no more", "need to know basis", "only with the persons concerned"],
        weight: 0.2,
      },
      {
        text: "photos only with a yes",
        accept: ["no photo without permission", "ask before sharing pictures", "only with their consent"],
        weight: 0.15,
      },
      {
        text: "danger or the court as the limit",
        accept: ["somebody is in danger", "the court asks", "if law requires it", "unless there is a crime"],
        weight: 0.2,
      },
    ],
    avoid: ["Without the name anybody may hear the story."],
  },
  {
    id: "trade-person-collapses",
    family: "general",
    topic: "emergencies",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "transfer",
    title: "Somebody falls down at work",
    frames: [
      "A person beside you at work suddenly falls down and does not answer. What do you do, step by step?",
      "Suppose a person at {employer} suddenly falls down and does not answer. What do you do, step by step?",
    ],
    expected:
      "I look whether I am safe myself, for example whether a wire or gas is the reason, and switch off what runs. I shout, and send one certain person to ring 112 or 108 and another for the first aid box, because 'somebody should ring' means nobody. I see whether the chest moves. If he does not breathe I press on the chest, thirty times and fast, as I learned it, until the ambulance comes. If he breathes I turn him on his side and give nothing to drink. The crowd stays back, and one waits at the gate to show the way. Later I report it truthfully.",
    points: [
      {
        text: "see that the place is safe",
        accept: [
          "whether I am safe",
          "switch off the current",
          "make the place safe",
          "remove the danger first",
        ],
        weight: 0.2,
      },
      {
        text: "ring 112 or 108 for an ambulance",
        accept: ["call an ambulance", "shout for help", "ring 112", "dial 108", "call the doctor"],
        weight: 0.3,
        must: true,
      },
      {
        text: "see whether he breathes, press on the chest",
        accept: ["whether the chest moves", "check breathing and pulse", "press on the chest", "start CPR"],
        weight: 0.25,
      },
      {
        text: "on his side, nothing to drink",
        accept: [
          "turn him on his side",
          "nothing to eat or drink",
          "recovery position",
          "loosen the clothes",
        ],
        weight: 0.1,
      },
      {
        text: "crowd back, the way shown, reported",
        accept: ["crowd stays back", "waits at the gate", "report it to my supervisor", "keep people away"],
        weight: 0.15,
      },
    ],
    avoid: ["I pour some water into his mouth.", "I lift him up and make him sit."],
  },
  {
    id: "trade-new-app",
    family: "general",
    topic: "digital tools",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "A new app in your trade",
    frames: [
      "A new app or program comes into your trade. How do you learn it, and when do you trust it?",
      "A new app comes into your work as {role}. How do you learn it, and when do you trust it?",
    ],
    expected:
      "I ask which of my steps it makes easier, because a tool without a purpose only adds effort. I try it on an old job whose result I know and hold both side by side. For two weeks I run it beside the paper, even though that is double effort, so that nothing is lost if it fails. I master three functions instead of twenty badly, with a colleague or a short video. I look where the data lies and who can read it, whether I get it out again, and I keep a backup. When it was right on ten jobs I rely on it for that kind, but not blindly.",
    points: [
      {
        text: "which step it makes easier",
        accept: [
          "what problem it solves",
          "purpose of the tool",
          "which steps it makes easier",
          "why we need it",
        ],
        weight: 0.2,
      },
      {
        text: "try it on an old job with a known result",
        accept: [
          "try it on an old job",
          "practise on a small task",
          "sample data first",
          "compare with a known result",
          "test it first on samples",
        ],
        weight: 0.25,
      },
      {
        text: "run it beside the old method",
        accept: ["run it beside the paper", "parallel with the old method", "keep the old method also"],
        weight: 0.2,
      },
      {
        text: "functions mastered with a colleague or video",
        accept: [
          "colleague or a short video",
          "attend the training",
          "watch tutorials",
          "master three functions",
          "read the manual",
        ],
        weight: 0.15,
      },
      {
        text: "a backup, and who can read the data",
        accept: ["keep a backup", "who can read the data", "data is safe", "privacy of the data"],
        weight: 0.2,
      },
    ],
    avoid: ["A program never makes a mistake.", "New programs are only for young people."],
  },
  {
    id: "trade-use-of-ai",
    family: "general",
    topic: "digital tools",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "Artificial intelligence in your trade",
    frames: [
      "Where would you use artificial intelligence in your trade, and where would you not?",
      "Where would you use artificial intelligence in your work as {role}, and where would you not?",
    ],
    expected:
      "I use it for a first draft, for ideas, for translating a letter or for a list of what I may have forgotten, because there an error is seen at once and costs little. Whatever goes out I verify line by line against a source or my own experience, since it invents things and says them with great confidence. Names, addresses and papers of clients I do not type into it. Where a body, a house or a judgement hangs on it, a person decides and signs, and that is me. I tell the client when a large part was made so. And I keep practising by hand, or I could no longer see its errors.",
    points: [
      {
        text: "drafts, ideas and routine",
        accept: [
          "for a first draft",
          "ideas and suggestions",
          "routine and repetitive tasks",
          "translating a letter",
          "drafting and research",
        ],
        weight: 0.2,
      },
      {
        text: "verify everything it says",
        accept: [
          "verify line by line",
          "check the facts",
          "it invents things",
          "it can give wrong information",
          "cross check its output",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "no private data typed into it",
        accept: [
          "papers of clients I do not type",
          "no confidential data",
          "not share client details",
          "privacy of clients",
        ],
        weight: 0.2,
      },
      {
        text: "a person decides and answers for it",
        accept: [
          "a person decides and signs",
          "responsibility is mine",
          "final decision by a human",
          "needs human judgement",
        ],
        weight: 0.2,
      },
      {
        text: "own skill kept, client told",
        accept: ["keep practising by hand", "tell the client when", "not depend on it fully"],
        weight: 0.1,
      },
    ],
    avoid: ["What artificial intelligence says is always correct.", "It will soon do all my work alone."],
  },
  {
    id: "trade-other-language",
    family: "general",
    topic: "talking with clients",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "transfer",
    title: "A client who only nods",
    frames: [
      "A client speaks another language and only nods at what you say. How do you make sure that he understands?",
      "Suppose a client of {employer} speaks another language and only nods. How do you make sure that he understands?",
    ],
    expected:
      "A nod is often politeness and not agreement, so I do not go on from it. I speak slowly in short sentences and show it: a drawing, a sample, a photo, the figure on a calculator. Then I let him show back to me what will happen, because only that proves it. I look for a colleague or relative who knows the language, but for money, health or law I take a neutral adult and no child. A translating app helps with simple things, while for a contract it is too risky. What was agreed I write down with figures and dates, and he shows it to somebody who can read it.",
    points: [
      {
        text: "show it with a drawing, sample or figure",
        accept: ["a drawing or a sample", "show a photo", "signs and gestures", "figure on a calculator"],
        weight: 0.25,
      },
      {
        text: "let him show or say it back",
        accept: [
          "show back to me",
          "repeat it in his own language",
          "ask him to repeat",
          "confirm what he understood",
        ],
        weight: 0.25,
      },
      {
        text: "somebody who knows the language",
        accept: [
          "colleague who knows the language",
          "find an interpreter",
          "help of a translator",
          "translating app",
          "Google Translate",
        ],
        weight: 0.2,
      },
      {
        text: "slowly, in short sentences",
        accept: ["speak slowly", "short sentences", "simple words", "easy words"],
        weight: 0.1,
      },
      {
        text: "agreement written with figures",
        accept: ["write down with figures", "agreed in writing", "write the price and date"],
        weight: 0.2,
      },
    ],
    avoid: ["A nod means that he has agreed.", "Speaking louder helps him to understand."],
  },
];
