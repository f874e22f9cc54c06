import type { EntryDraft } from "../entry.ts";

/** The craft of any trade: quality, speed, and what is asked under pressure. */
export const trade2: readonly EntryDraft[] = [
  {
    id: "trade-measure-own-quality",
    family: "general",
    topic: "quality of work",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "How good your work really is",
    frames: [
      "Nobody complains about your work. How do you find out how good it really is?",
      "Nobody complains about your work as {role}. How do you find out how good it really is?",
    ],
    expected:
      "Silence tells me little, because most unhappy people simply go elsewhere. So I count a few things: how many jobs come back for correction, how many clients return or send a friend, and how often I kept the promised date. I note these figures each month, since only the trend shows whether I am getting better. Twice a year I hold a piece of mine beside one of somebody better and write down the difference. I also ask two clients what they would change, instead of asking whether they liked it. It costs some pride, but then I know what to practise.",
    points: [
      {
        text: "count the jobs that come back",
        accept: [
          ...["come back for correction", "how much rework", "number of complaints or returns"],
          ...["count my mistakes", "pieces returned for alteration", "dishes sent back"],
          ...["work rejected by seniors", "number of revisions", "came back for alteration"],
          ...["returned for correction", "fewer returns than before"],
        ],
        weight: 0.25,
      },
      {
        text: "clients who return or recommend",
        accept: [
          ...["clients return or send a friend", "repeat customers", "recommend me to others"],
          ...["come through references", "regular customers", "come back again to me"],
          ...["bring their relatives", "word of mouth", "ratings and reviews", "same families call again"],
          ...["send their neighbours", "customers call me again", "old clients come again"],
        ],
        weight: 0.2,
      },
      {
        text: "promised dates that were kept",
        accept: [
          ...["kept the promised date", "finished on the promised date", "how often I was late"],
          ...["delivered within the deadline", "finish before the deadline", "deliver on time"],
          ...["meet the target date", "any late delivery", "deliver before time", "no delay in work"],
        ],
        weight: 0.15,
      },
      {
        text: "ask openly what they would change",
        accept: [
          ...["what they would change", "ask for honest feedback", "ask customers for feedback"],
          ...["ask my senior to rate", "ask where I can improve", "take suggestions"],
          ...["honest opinion of clients", "ask my seniors", "feedback form", "ask my customers frankly"],
          ...["what they did not like", "ask for feedback", "take feedback from seniors"],
        ],
        weight: 0.2,
      },
      {
        text: "compare it with better work",
        accept: [
          ...["beside one of somebody better", "compare with a standard", "compare with an expert"],
          ...["compare with seniors' work", "see the work of others", "compare with last year"],
          ...["compare with industry standard", "learn from better people", "see work on Instagram"],
          ...["compare my finishing", "look at better work"],
        ],
        weight: 0.2,
      },
    ],
    avoid: ["Silence proves that my work is perfect."],
  },
  {
    id: "trade-quality-or-speed",
    family: "general",
    topic: "quality of work",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "When quick, when perfect",
    frames: [
      "When may your work be quick, and when must it be perfect? How do you decide?",
      "As {role}, how do you decide when your work may be quick and when it must be perfect?",
    ],
    expected:
      "I ask what the date is for, because some deadlines are real and some are only habit. There is a lowest standard below which I never go, namely safe, lawful and correct. Above that I look at what can be taken back: a draft may be rough, but a cut, a signature or a message once sent gets its time. What many people see or use every day also gets more care than what is looked at once. Real speed comes from preparation and not from hurry. If both are not possible, I say so early and let the client choose what to leave out, rather than making everything a little bad.",
    points: [
      {
        text: "a lowest standard that never falls",
        accept: [
          ...["lowest standard below which", "minimum standard always", "never compromise on safety"],
          ...["quality is never compromised", "minimum quality is must", "safety is never compromised"],
          ...["legal requirements first", "basic standard is fixed", "safety and basic quality"],
          "never compromise on quality",
        ],
        weight: 0.3,
      },
      {
        text: "what cannot be taken back gets its time",
        accept: [
          ...["what can be taken back", "cannot be corrected later", "where a mistake is costly"],
          ...["irreversible steps slowly", "final version must be perfect", "mistake cannot be reversed"],
          ...["draft can be quick", "high risk work slowly", "final printing takes time"],
          "take full time for final",
        ],
        weight: 0.2,
      },
      {
        text: "ask whether the deadline is real",
        accept: [
          ...["some deadlines are real", "ask how urgent it is", "real urgency of the deadline"],
          ...["ask the client's urgency", "when it is really needed", "importance of the work"],
          ...["ask how urgent", "urgency of the client"],
        ],
        weight: 0.15,
      },
      {
        text: "speed comes from preparation",
        accept: [
          ...["prepare everything beforehand", "good planning saves hours", "speed comes by practice"],
          ...["keep templates ready", "ready preparation", "practice makes it fast"],
          ...["keep the material ready", "with good preparation", "preparation makes us fast"],
        ],
        weight: 0.15,
      },
      {
        text: "the client chooses what to leave out",
        accept: [
          ...["let the client choose", "explain the choice to the client", "reduce the scope"],
          ...["inform the client early", "tell which part is left", "give the option to client"],
          ...["deliver part by part", "ask for more days", "tell what can be delivered", "he can choose"],
        ],
        weight: 0.2,
      },
    ],
    avoid: ["A hurried client must accept lower safety.", "Every piece deserves the same long hours."],
  },
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
          ...["what this step protects", "purpose of that check", "why that check exists"],
          ...["importance of that check", "ask why to skip", "what can happen without it"],
          ...["explain the importance of check", "why this check is important", "for safety of people"],
        ],
        weight: 0.2,
      },
      {
        text: "refuse to skip what protects people",
        accept: [
          ...["say that I cannot skip it", "not skip the safety check", "refuse politely"],
          ...["not compromise on safety", "cannot leave out a safety check", "tell him politely no"],
          ...["matter of life", "I will not do it", "safety comes first", "refuse to do it"],
          ...["tell my boss I cannot", "cannot skip this check", "politely refuse", "do that check anyway"],
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "offer another way to save hours",
        accept: [
          ...["two people on it", "save time somewhere else", "one half today", "finish the check faster"],
          ...["ask for more time", "start early", "take another person's help", "finish other work faster"],
          ...["do the check quickly", "take help to save time", "work late to finish"],
          ...["call one more person", "finish fast with help", "another road to save"],
        ],
        weight: 0.2,
      },
      {
        text: "say what it costs when it goes wrong",
        accept: [
          ...["a fine or an accident", "explain the consequences", "risk of an accident"],
          ...["penalty or rework later", "accident can happen", "licence can go", "legal case can come"],
          ...["costs more later", "customer may get hurt", "accident happens then trouble"],
          ...["bigger trouble", "police case comes"],
        ],
        weight: 0.15,
      },
      {
        text: "ask in writing or go higher",
        accept: [
          ...["ask for it in writing", "next higher person", "inform higher management"],
          ...["take written instruction", "give it on WhatsApp", "give it in writing"],
          ...["tell the higher manager", "inform his senior", "complain to management"],
          ...["request in writing", "talk to higher management", "tell the transport manager"],
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
          ...["refuse the money", "do not accept the money", "return the envelope", "politely decline it"],
          ...["refuse to take it", "not take any bribe", "I will refuse politely", "I never take it"],
          ...["return the money", "say no thank you", "not accept any gift", "against my principles"],
          ...["returned it in front", "refuse and return", "return it then and there"],
          "I returned the envelope",
        ],
        weight: 0.35,
        must: true,
      },
      {
        text: "report it to the manager",
        accept: [
          ...["tell my manager", "inform my senior", "report it the same day", "inform the owner"],
          ...["tell my boss", "inform my seniors", "report to the company", "let the owner know"],
          ...["told my principal also", "inform my manager", "tell the owner"],
        ],
        weight: 0.25,
      },
      {
        text: "house rule on small gifts",
        accept: [
          ...["limit of the house", "company policy on gifts", "box of sweets at a festival"],
          ...["code of conduct", "company does not allow", "rules do not allow gifts"],
          ...["small sweets are okay", "diwali sweets shared by all", "mithai on common table"],
          ...["company policy", "only doing my duty"],
        ],
        weight: 0.15,
      },
      {
        text: "judge on price and quality as before",
        accept: [
          ...["judge on quality and price", "decide only on merit", "treat him like other suppliers"],
          ...["not change my judgement", "decide by quality", "work will not change"],
          ...["same treatment for everyone", "do my duty fairly", "remain fair"],
          ...["checking the quality like others", "based on quality and price", "same as for others"],
        ],
        weight: 0.25,
      },
    ],
    avoid: ["Other colleagues accept such money, so I do too.", "Money given as thanks is harmless."],
  },
];
