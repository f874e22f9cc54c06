import type { EntryDraft } from "../entry.ts";

/** Nursing: doses, oxygen and an order that was questioned. */
export const nursingDoses: readonly EntryDraft[] = [
  {
    id: "nursing-drip-rate",
    family: "nursing",
    topic: "dose calculation",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Working out drips and doses",
    frames: [
      "As {role}, how do you work out a drip rate and a pump rate, how do you write them, and how do you catch your own mistake?",
      "Half a litre must run in four hours with a twenty drop set. How many drops a minute, how do you check it, and how do you set a pump?",
    ],
    expected:
      "Volume times drop factor divided by minutes. Five hundred times twenty is ten thousand, by two hundred and forty minutes, so about forty two drops a minute. Before I count I guess roughly, because an answer far from the guess shows a slipped zero. For a pump I first find the strength: twenty five thousand units of heparin in fifty millilitres is five hundred units in each, so a thousand units an hour is two millilitres an hour. I write the unit next to every number. A zero stands before the point and none after it. For children I use the weight of today, and a colleague counts alone.",
    points: [
      {
        text: "volume times drops by minutes, about 42",
        accept: [
          "times drop factor",
          "forty two drops",
          "volume into drop factor",
          "divided by time in minutes",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "strength per millilitre first for a pump",
        accept: [
          "find the strength",
          "five hundred units in each",
          "two millilitres an hour",
          "units per ml",
          "concentration per ml",
          "ml per hour",
        ],
        weight: 0.25,
      },
      {
        text: "rough guess before counting",
        accept: ["guess roughly", "slipped zero", "estimate first"],
        weight: 0.2,
      },
      {
        text: "units written, zero before the point",
        accept: ["zero stands before", "leading zero", "zero before the decimal", "write the units"],
        weight: 0.15,
      },
      {
        text: "weight of today, colleague counts alone",
        accept: [
          "weight of today",
          "colleague counts alone",
          "independent check",
          "colleague checks it separately",
          "second nurse checks",
        ],
        weight: 0.1,
      },
    ],
    avoid: [
      "A trailing zero makes the dose clearer.",
      "The pump does the sum, checking is unnecessary.",
      "A child gets half of the adult dose.",
    ],
  },
  {
    id: "nursing-oxygen-devices",
    family: "nursing",
    topic: "oxygen therapy",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Choosing how oxygen is given",
    frames: [
      "In your ward at {employer}, how did you choose between prongs, mask and bag mask, who got less oxygen, and what did you watch?",
      "How do you choose the oxygen device and flow, why is more oxygen not always better, and what do you watch afterwards?",
    ],
    expected:
      "It begins with a target, not with a flow. For most adults I aim at ninety four to ninety eight percent, but for a chronic lung patient who keeps carbon dioxide only eighty eight to ninety two, because too much oxygen makes him drowsy. Prongs take one to four litres. A simple mask needs at least five litres, otherwise he breathes his own air again. A Venturi mask gives a fixed share. In shock or trauma I use the bag mask with ten to fifteen litres and see that the bag stays full. Then I check after ten minutes, dry nose and ears too, and I put the no smoking sign.",
    points: [
      {
        text: "saturation target, lower in chronic lung disease",
        accept: [
          "eighty eight to ninety",
          "target not with a flow",
          "ninety four to ninety",
          "target for copd",
          "88 to 92",
          "94 to 98",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "prongs one to four litres",
        accept: ["prongs take", "one to four litres", "nasal prongs", "nasal cannula up to four"],
        weight: 0.2,
      },
      {
        text: "simple mask at least five litres",
        accept: [
          "at least five litres",
          "breathes his own air",
          "rebreathes carbon dioxide",
          "mask five to ten litres",
        ],
        weight: 0.2,
      },
      {
        text: "bag mask 10 to 15 litres with a full bag",
        accept: ["ten to fifteen litres", "bag stays full", "non-rebreather", "reservoir bag"],
        weight: 0.15,
      },
      {
        text: "check again and care for skin and fire",
        accept: ["dry nose and ears", "check saturation again", "no smoking", "humidifier"],
        weight: 0.15,
      },
    ],
    avoid: [
      "Every breathless patient needs the highest flow.",
      "More oxygen is always better.",
      "A simple mask can run at two litres.",
    ],
  },
  {
    id: "nursing-unsafe-order-story",
    family: "nursing",
    topic: "speaking up",
    kind: "behavioral",
    type: "behavioral",
    level: "medium",
    rung: "deepener",
    title: "Questioning a doctor's order",
    frames: [
      "In your time at {employer}, tell me about an order that you thought was unsafe. What did you say, and what happened?",
      "Tell me about a time when you questioned a doctor's order. How did you say it, and how did it end?",
    ],
    expected:
      "On a night duty in the medical ward a new resident wrote two hundred milligrams of tramadol for a woman of forty kilos with kidney disease. I was worried, so I did not give it and I did not argue in front of her. I phoned him, said who I was, the weight and the creatinine of 3.2, and asked, did you mean fifty. He was annoyed and said give it. I told him that I could not give this dose, and that I would call the senior. The senior changed it to fifty. In the morning the resident thanked me. I learned to bring numbers and not feelings, and now I use the same words each time.",
    points: [
      {
        text: "what the order was and why it could harm",
        accept: ["milligrams of", "kidney disease", "overdose", "dose was too high"],
        weight: 0.2,
      },
      {
        text: "did not carry it out and spoke to the doctor directly",
        accept: [
          "could not give this dose",
          "not give it",
          "asked did you mean",
          "clarified with the doctor",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "went to a senior when it was not settled",
        accept: ["call the senior", "informed the senior", "told the ward in charge"],
        weight: 0.2,
      },
      {
        text: "the dose that the patient got in the end",
        accept: [
          "changed it to",
          "resident thanked me",
          "patient was safe",
          "order was changed",
          "order was cancelled",
        ],
        weight: 0.15,
      },
      {
        text: "what you learned from it",
        accept: ["learned to bring", "now i use", "bring numbers"],
        weight: 0.15,
      },
    ],
    avoid: ["A nurse must obey every order."],
  },
];
