import type { EntryDraft } from "../entry.ts";

/** Customer support: e-mail, ready replies, bots and papers. */
export const support9: readonly EntryDraft[] = [
  {
    id: "support-apology-email",
    family: "support",
    topic: "chat",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "A reply to an angry email",
    frames: [
      "Your resume shows {skill}. How do you write the first reply to a long, angry e-mail about a late order?",
      "A customer sends a long, angry e-mail about a late order. How do you write your first reply?",
    ],
    expected:
      "I read it twice and list what he asks, since there are often three questions in the anger. I begin with his name and his problem, not with thank you for contacting us. I say sorry once, for the exact thing: your order was promised on Friday and did not come. Then I say what I have found, what I do now, and the date when he hears again. I answer every question in its own short paragraph, in plain words, without blaming the courier. Before sending I check name, order number and attachment. Under one hundred and fifty words is usually enough. I put my name under it so he has a person.",
    points: [
      {
        text: "answer every question he asked",
        accept: [
          "list what he asks",
          "answer every question",
          "each of his questions",
          "reply to each point",
          "answer all his points",
          "answer his questions",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "one exact apology",
        accept: [
          "sorry once",
          "exact thing",
          "specific apology",
          "apologise once",
          "apology for the late order",
        ],
        weight: 0.25,
      },
      {
        text: "what is done now and a date",
        accept: [
          "what i do now",
          "date when he hears",
          "next update date",
          "new delivery date",
          "what we are doing",
        ],
        weight: 0.3,
      },
      {
        text: "check name, number and attachment before sending",
        accept: ["check name order number", "before sending i check", "proofread"],
        weight: 0.2,
      },
    ],
    avoid: [
      "I explain that the courier is to blame.",
      "A ready template fits every angry mail.",
      "Repeating sorry calms an angry customer.",
    ],
  },
  {
    id: "support-ready-replies",
    family: "support",
    topic: "chat",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Ready replies that sound human",
    frames: [
      "In your {skill} work, how did you use ready replies without sounding like a machine?",
      "Ready-made replies save time in chat but customers feel it. How do you use them well?",
    ],
    expected:
      "I use them for facts that must be exact, like the return steps, the link or a legal line, and I write the rest myself. The first sentence is always mine and names his problem. I change what does not fit, I remove steps that he has already done, because nothing annoys more than being told to restart again. I never send two in a row. I also keep them clean: each one has an owner and a date, and when three customers ask the same thing after it, the text is not clear and I propose a new one. In our team that cut repeat questions on returns by a fifth.",
    points: [
      {
        text: "for exact facts only",
        accept: ["facts that must be exact", "return steps", "legal line", "links and steps", "policy lines"],
        weight: 0.25,
      },
      {
        text: "ready text fitted to the customer's problem",
        accept: [
          "first sentence is always mine",
          "names his problem",
          "personalise",
          "change the first line",
          "use his name",
          "change what does not fit",
          "edit the template",
          "customise the reply",
          "personal touch",
          "add his name",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "cut steps that the customer already tried",
        accept: [
          "steps that he has already",
          "restart again",
          "never send two in a row",
          "remove steps he tried",
        ],
        weight: 0.2,
      },
      {
        text: "keep the texts up to date",
        accept: ["owner and a date", "propose a new one", "review the templates", "update the replies"],
        weight: 0.25,
      },
    ],
    avoid: ["The same text suits everybody, so I paste it.", "I paste two replies in a row."],
  },
  {
    id: "support-bot-handover",
    family: "support",
    topic: "chat",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Taking over from the bot",
    frames: [
      "You list {skill}. A bot passes you a customer who is already angry with it. How do you begin, and what would you change in the bot?",
      "A chat bot has failed three times and passes an angry customer to you. How do you begin, and what would you improve?",
    ],
    expected:
      "I read the bot's chat before I type, it takes ten seconds. I begin with, I see that you tried three times to change your address, I am a person and I do it now. I do not ask again for what he has given, except for verification. After solving it, I mark where the bot failed: it did not know the word flat number. I would let people reach an agent after two failures or when they type agent, give the whole chat to us, and never let the bot close a ticket by itself. I watch how many come back within a day after a bot chat, not only how many it kept away from agents.",
    points: [
      {
        text: "read the chat and do not ask again",
        accept: [
          "do not ask again",
          "context from the bot",
          "history of the chat",
          "not repeat himself",
          "chat before i type",
          "read what the bot asked",
          "chat history",
          "previous chat",
          "bot conversation",
          "read the chat",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "say that you are a person and act now",
        accept: ["i am a person", "do it now", "real person here", "introduce my name"],
        weight: 0.2,
      },
      {
        text: "exit to an agent after two failures",
        accept: [
          "after two failures",
          "reach an agent",
          "type agent",
          "human handoff",
          "option to talk to agent",
          "connect to an agent",
        ],
        weight: 0.3,
      },
      {
        text: "measure who comes back, not only deflection",
        accept: ["come back within a day", "kept away from agents", "deflection", "containment rate"],
        weight: 0.2,
      },
    ],
    avoid: [
      "He should type his whole problem again.",
      "I say that the bot is useless.",
      "Fewer handovers show a better bot.",
    ],
  },
  {
    id: "support-kyc-mismatch",
    family: "support",
    topic: "kyc-process",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Papers that do not match",
    frames: [
      "You list {skill}. The name on the PAN and on the address proof differ slightly. What do you check, and what do you do?",
      "In a document check, the name on the PAN and on the address proof differ slightly. What do you do?",
    ],
    expected:
      "I look at the kind of difference first. A missing initial or a married name is common, a different father's name is not. I compare the photo, the date of birth and the signature on both, and verify the PAN online with name and birth date. If the process allows small differences with a declaration or a marriage certificate, I ask for that paper by name, in one message, not three. If birth date or photo differ, I do not pass it, I send it to the risk team with a note. I never correct the customer's data on my own to make it fit. Copies have the Aadhaar number masked except the last four digits.",
    points: [
      {
        text: "kind of difference: initial, married name or other",
        accept: ["missing initial", "married name", "spelling difference", "name after marriage"],
        weight: 0.25,
      },
      {
        text: "compare the other details before deciding",
        accept: [
          "photo the date of birth",
          "verify the PAN online",
          "signature on both",
          "check the date of birth",
          "check the pan online",
          "compare the photo",
          "the date of birth",
          "match other details",
          "check father's name",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "ask for the right paper in one message",
        accept: [
          "ask for that paper",
          "marriage certificate",
          "gazette",
          "declaration for name",
          "affidavit",
        ],
        weight: 0.25,
      },
      {
        text: "doubtful case to the risk team",
        accept: ["risk team", "refer to compliance", "send to compliance", "escalate the case"],
        weight: 0.15,
      },
      { text: "Aadhaar masked", accept: ["aadhaar number masked", "last four digits"], weight: 0.1 },
    ],
    avoid: [
      "I edit the name so that both match.",
      "A different father's name is a small matter.",
      "The customer is old, so it may pass.",
    ],
  },
];
