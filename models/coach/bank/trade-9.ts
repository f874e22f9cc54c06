import type { EntryDraft } from "../entry.ts";

/** The craft of any trade: a tired hour and a fault that comes again; material of those who make things. */
export const trade9: readonly EntryDraft[] = [
  {
    id: "trade-last-tired-hour",
    family: "general",
    topic: "busy days",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "The last hour of a long day",
    frames: [
      "Most mistakes happen in the last hour of a long day. How do you guard against them?",
      "At the end of a long day as {role}, how do you guard against the mistakes of tiredness?",
    ],
    expected:
      "I know my signs: I read a line twice, I get short with people, my hands become careless. Then I take ten minutes, drink water and walk, because willpower does not replace rest. I plan so that what is delicate or dangerous lies in the morning, and cleaning or filing at the end. What I completed late, I look at again next morning before it goes out, or a colleague does. At the wheel, on a ladder or with a blade I do not go on at all when sleepy, even if the client waits, since one second is enough. If such days become the rule, I speak to my manager about the roster.",
    points: [
      {
        text: "know the signs in oneself",
        accept: [
          "read a line twice",
          "hands become careless",
          "feel sleepy",
          "notice that I am tired",
          "lose concentration",
        ],
        weight: 0.2,
      },
      {
        text: "a pause with water and a walk",
        accept: [
          "drink water and walk",
          "take a short break",
          "pause for ten minutes",
          "tea break and stretch",
          "wash my face",
        ],
        weight: 0.2,
      },
      {
        text: "delicate work in the morning",
        accept: [
          "dangerous tasks in the morning",
          "difficult tasks in the morning",
          "easy tasks at the end",
          "simple work for evening",
        ],
        weight: 0.2,
      },
      {
        text: "late work looked at again",
        accept: [
          "look at it next morning",
          "double check late work",
          "colleague checks it once",
          "recheck before sending",
        ],
        weight: 0.2,
      },
      {
        text: "stop dangerous work when sleepy",
        accept: [
          "do not drive when sleepy",
          "at the wheel or on a ladder",
          "stop driving and rest",
          "no risky work when tired",
          "refuse to continue",
        ],
        weight: 0.2,
      },
    ],
    avoid: ["Strong tea replaces a night's sleep.", "A professional never becomes tired."],
  },
  {
    id: "trade-recurring-fault",
    family: "general",
    topic: "quality of work",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "The same fault a third time",
    frames: [
      "The same fault comes back for the third time, though you put it right twice. What do you do differently now?",
      "Suppose in your work as {role} the same fault returns a third time, though you put it right twice. What do you do differently?",
    ],
    expected:
      "I stop curing the sign and look for the cause behind it. I write down on which days it came and what was different on the days without it, because memory makes up patterns. I talk to those who stood near, since they often noticed something and were never asked. Then I change one thing only and wait, so that I know what has helped. If I change three, I learn nothing. When it is gone I watch it for some weeks, and I tell my colleagues what it was, so that nobody begins from zero.",
    points: [
      {
        text: "look for the cause and not the sign",
        accept: [
          "root cause",
          "cause behind it",
          "why it keeps coming",
          "actual reason behind it",
          "reach the real cause",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "note when and where it appears",
        accept: [
          "on which days it came",
          "look for a pattern",
          "keep a log of it",
          "note the date and situation",
        ],
        weight: 0.2,
      },
      {
        text: "ask those who were near",
        accept: [
          "talk to those who stood near",
          "ask the people involved",
          "ask the users",
          "discuss with an experienced colleague",
        ],
        weight: 0.15,
      },
      {
        text: "change one thing only",
        accept: [
          "one change and wait",
          "change one by one",
          "test one possibility at a time",
          "eliminate the causes one by one",
        ],
        weight: 0.2,
      },
      {
        text: "watch it for some weeks after",
        accept: [
          "watch it for some weeks",
          "follow up after a week",
          "monitor it afterwards",
          "observe for some days",
        ],
        weight: 0.15,
      },
    ],
    avoid: ["I repair it once more in the same way.", "I change several things together to be sure."],
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
          "read what we signed",
          "validity of the offer",
          "signed and fixed",
          "terms of the agreement",
          "as per the contract",
        ],
        weight: 0.25,
      },
      {
        text: "go to the client before buying, with the bills",
        accept: [
          "talk to him before buying",
          "old and the new bill",
          "inform the client before buying",
          "show the new rates",
        ],
        weight: 0.25,
      },
      {
        text: "no thinner stuff in secret",
        accept: ["not win it back with thinner", "no compromise on quality", "not use cheaper stuff"],
        weight: 0.1,
      },
      {
        text: "a share or another quality",
        accept: ["ask for a share", "share the increase", "another quality", "bear a small rise myself"],
        weight: 0.15,
      },
      {
        text: "a clause or an early purchase",
        accept: [
          "sum follows above five percent",
          "price escalation clause",
          "buy everything on the first day",
          "advance to buy",
          "purchase early",
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
          "continue with other steps",
          "do other tasks meanwhile",
          "rearrange the work",
          "continue with the rest",
        ],
        weight: 0.15,
      },
      {
        text: "ring other dealers or borrow from colleagues",
        accept: [
          "ring two other dealers",
          "borrow from a colleague",
          "try another supplier",
          "buy from another shop",
          "local market",
        ],
        weight: 0.25,
      },
      {
        text: "a substitute only with approval",
        accept: [
          "ask before I use it",
          "substitute as good",
          "alternative with approval",
          "similar item with permission",
        ],
        weight: 0.25,
      },
      {
        text: "name the new date",
        accept: ["name the new date", "inform the client about delay", "inform my senior"],
        weight: 0.15,
      },
      {
        text: "a level for ordering, a second dealer",
        accept: ["fix a reorder level", "minimum stock level", "keep spare stock", "keep a second dealer"],
        weight: 0.2,
      },
    ],
    avoid: ["I use something cheaper and tell nobody."],
  },
  {
    id: "trade-less-waste",
    family: "general",
    topic: "material",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Less waste",
    frames: [
      "How do you keep waste small in your work, and where does the rest go?",
      "As {role}, how do you keep waste small, and where does the rest go?",
    ],
    expected:
      "For one week I put everything that we throw away on a scale, because without figures everybody believes it is little. Mostly it comes from cutting without a plan, ordering too much and bad storage. So I plan the pieces before I cut, order for three days and not for ten, and take the older stock first. Good leftovers get a box with a label and a second use. The remainder I sort: wet, dry and dangerous, while oil, batteries or chemicals go to a licensed collector against a receipt, never into the drain. A tenth less in the bin is money that needs no new client.",
    points: [
      {
        text: "weigh what is thrown away",
        accept: ["put on a scale", "measure how much is thrown", "record daily wastage", "note the wastage"],
        weight: 0.2,
      },
      {
        text: "plan before cutting, order the right amount",
        accept: [
          "plan the pieces before",
          "order only what is needed",
          "correct measurement",
          "standard portions",
          "estimate the quantity",
        ],
        weight: 0.25,
      },
      {
        text: "older stock first, stored well",
        accept: ["older stock first", "first in first out", "FIFO", "store it properly"],
        weight: 0.2,
      },
      {
        text: "a second use for leftovers",
        accept: ["reuse the leftovers", "second use", "use the remaining pieces", "use the trimmings"],
        weight: 0.15,
      },
      {
        text: "the remainder sorted, dangerous things to a collector",
        accept: [
          "wet dry and dangerous",
          "segregate wet and dry",
          "licensed collector",
          "sell the scrap",
          "give it for recycling",
        ],
        weight: 0.2,
      },
    ],
    avoid: ["Old oil may go into the drain.", "Small leftovers cost nothing."],
  },
  {
    id: "trade-choose-dealer",
    family: "general",
    topic: "material",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "Choosing a dealer",
    frames: [
      "Two dealers offer you the same thing. How do you choose between them, apart from the price?",
      "As {role}, how do you choose a dealer for what you need, apart from the price?",
    ],
    expected:
      "I take a small lot from both and try it in real work, because the same name is not always the same quality. Then I look at the whole: carriage, tax, minimum amount, days of credit, and how much I throw away. I ask two others in the trade whether he delivers on the day and what he does when a piece is bad. A proper bill and a certificate are a must for me, since I answer for it to my client. I give the larger share to the better one and keep the second alive with small orders. Once a year I compare again, so that nobody falls asleep.",
    points: [
      {
        text: "try a small lot",
        accept: ["small lot from both", "test a sample", "check the quality first", "trial order"],
        weight: 0.25,
      },
      {
        text: "carriage, tax and credit looked at",
        accept: [
          "carriage and tax",
          "days of credit",
          "total cost",
          "transport and wastage",
          "payment terms",
        ],
        weight: 0.2,
      },
      {
        text: "delivers on the day, takes bad pieces back",
        accept: [
          "delivers on the day",
          "on time delivery",
          "replaces bad pieces",
          "replacement of defective",
          "reputation in the market",
        ],
        weight: 0.25,
      },
      {
        text: "proper bill and certificate",
        accept: ["proper bill", "test certificate", "GST bill", "licence of the supplier"],
        weight: 0.15,
      },
      {
        text: "the second kept alive",
        accept: ["keep the second alive", "two suppliers", "not depend on one", "backup supplier"],
        weight: 0.15,
      },
    ],
    avoid: ["The cheapest dealer is the best choice.", "A bill does not matter when it is cheap."],
  },
];
