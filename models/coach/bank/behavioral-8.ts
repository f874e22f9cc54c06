import type { EntryDraft } from "../entry.ts";

/** Behavioral questions for everyone, part 8 of 9. */
export const behavioral8: readonly EntryDraft[] = [
  {
    id: "behavioral-rule-or-person",
    family: "general",
    topic: "ethics",
    kind: "behavioral",
    type: "behavioral",
    level: "hard",
    rung: "transfer",
    title: "A rule that hurt someone",
    frames: [
      "At {employer}, when did a rule seem unfair to the person before you? How did you decide what to do?",
      "Tell me about a time when following a rule would have hurt someone. How did you decide?",
      "When did kindness and the rule book point in two directions? How did you decide, and do you stand by it now?",
    ],
    expected:
      "At the exam centre a girl came nine minutes late, and the gate closes at half past nine. Her bus had broken down. The rule gave me no power to let her in, and if I open the gate for one, it is unfair to those I sent away. But the rule book also said that the superintendent may decide up to ten minutes. So I did not say yes or no, I asked her to write two lines with the bus number and ran to him. He allowed it and noted it in the register. I would do the same: keep the rule, but look for the person who may bend it.",
    points: [
      {
        text: "which rule and whom it hurt",
        accept: ["gate closes at", "came nine minutes late", "rule says that"],
        weight: 0.25,
      },
      { text: "why the rule is there", accept: ["purpose of the rule", "same for everyone"], weight: 0.15 },
      {
        text: "the way you took, and why",
        accept: [
          "superintendent may decide",
          "ran to him",
          "asked the one who",
          "asked my senior",
          "asked the person in charge",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "it was open: by permission or with a note",
        accept: [
          "noted it in the register",
          "write two lines",
          "recorded the exception",
          "took permission",
          "wrote a note",
        ],
        weight: 0.15,
      },
      {
        text: "how it ended, and if you repeat it",
        accept: ["keep the rule but", "do the same again"],
        weight: 0.2,
      },
    ],
    avoid: ["I broke the rule quietly because nobody saw it."],
  },
  {
    id: "behavioral-fewer-hands",
    family: "general",
    topic: "resources",
    kind: "behavioral",
    type: "behavioral",
    level: "hard",
    rung: "transfer",
    title: "Same work, fewer hands",
    frames: [
      "At {employer}, when was the work the same and the hands or money fewer? What did you cut, and what not?",
      "Tell me about a time you had to manage with fewer people or less money than planned.",
      "When did half of what you needed not come, and how did you still get the work done?",
    ],
    expected:
      "Three of our seven packers did not come back after Holi, and the orders stayed at four hundred a day. I was the shift lead. I looked where time was lost and saw that each packer walked for tape and labels. I put everything on one trolley per table, and I stopped the double count for orders under five items, but I kept it for medicine orders, because a mistake there can harm someone. I told the manager that parcels after five go the next day. We packed three hundred and seventy a day with four people for two weeks, with one complaint.",
    points: [
      {
        text: "who or what was missing",
        accept: [
          "three of our seven packers",
          "half the budget",
          "only four people came",
          "were on leave",
          "did not come back",
          "budget was cut",
        ],
        weight: 0.2,
      },
      {
        text: "the waste you found in the work",
        accept: ["walked for tape", "looked where time was lost"],
        weight: 0.2,
      },
      {
        text: "what you dropped and what you kept",
        accept: [
          "stopped the double count",
          "kept it for medicine",
          "cut the less important",
          "stopped it completely",
          "did not touch the quality",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "you named the limit to the manager",
        accept: [
          "parcels after five",
          "informed customers of the delay",
          "told the owner that",
          "cannot do more than",
        ],
        weight: 0.15,
      },
      {
        text: "what was reached with less",
        accept: ["three hundred and seventy", "finished with four people"],
        weight: 0.15,
      },
    ],
    avoid: ["We lowered the quality so that it finished."],
  },
  {
    id: "behavioral-caught-in-time",
    family: "general",
    topic: "accuracy",
    kind: "behavioral",
    type: "behavioral",
    level: "medium",
    rung: "opener",
    title: "An error caught in time",
    frames: [
      "At {employer}, which error did you catch before it reached anybody else? How did you see it?",
      "Tell me about an error you caught just in time. What made you look twice?",
      "When did your habit of checking save your team from trouble?",
    ],
    expected:
      "I was packing brochures for an exhibition, two thousand pieces printed, and the van was waiting. I have the habit of calling one phone number before anything is sent. A stranger answered: the last two digits were turned around. I stopped the loading and told my manager. Printing again would cost twenty two thousand and two days. I suggested a small sticker with the right number, and three of us stuck all two thousand by night. The stickers cost nine hundred rupees. Since then our proof sheet has a line, number dialled by, with a name. It was my habit that caught it, not luck.",
    points: [
      {
        text: "the error that nearly went out",
        accept: ["two digits were turned", "printed wrongly", "wrong number was printed", "size was wrong"],
        weight: 0.2,
      },
      {
        text: "the check that showed it",
        accept: ["habit of calling", "cross checked", "looked at it twice", "checked it once more"],
        weight: 0.3,
        must: true,
      },
      {
        text: "you stopped and told someone",
        accept: [
          "stopped the loading",
          "told my manager",
          "held the vehicle",
          "told him not to send",
          "informed my lead",
        ],
        weight: 0.2,
      },
      {
        text: "a cheap way to repair it",
        accept: ["small sticker", "stickers cost nine hundred"],
        weight: 0.15,
      },
      {
        text: "the check that stays since then",
        accept: ["proof sheet has a line", "added to the checklist", "before packing we check"],
        weight: 0.15,
      },
    ],
  },
];
