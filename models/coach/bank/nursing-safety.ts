import type { EntryDraft } from "../entry.ts";

/** Nursing: infection, blood, doses and oxygen. */
export const nursingSafety: readonly EntryDraft[] = [
  {
    id: "nursing-biomedical-waste",
    family: "nursing",
    topic: "biomedical waste",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Sorting hospital waste",
    frames: [
      "At {employer}, where was waste sorted, into which colours, and how long could a bag stay? Take one dressing trolley.",
      "After a dressing and an injection, what goes into the yellow, red, white and blue container, where do you sort it, and how long may it stay?",
    ],
    expected:
      "I sort at the place where the waste is made, since nobody should sort it later by hand. Yellow takes soiled gauze, body parts, expired drugs and linen with blood. Red takes plastic that can be recycled after treatment, such as IV sets, catheters, gloves and syringes without the needle. The white puncture proof box takes needles and blades, which I cut or burn and never recap. Blue takes glass vials and metal implants. Food and paper go to the general bin. The common mistake is a cotton swab in the red bag. I close bags at three quarters, with a bar code label, and they may not stay beyond forty eight hours under the rules of 2016.",
    points: [
      {
        text: "segregated by colour at the bedside",
        accept: [
          "place where the waste",
          "sort it later by hand",
          "segregation at source",
          "sort at the bedside",
          "at the point of generation",
        ],
        weight: 0.2,
      },
      {
        text: "yellow: soiled and anatomical waste",
        accept: [
          "yellow takes",
          "soiled gauze",
          "body parts",
          "soiled dressings",
          "cotton and gauze",
          "anatomical waste",
        ],
        weight: 0.2,
      },
      {
        text: "red: recyclable plastic",
        accept: [
          "red takes",
          "iv sets catheters",
          "recyclable plastic",
          "iv sets and gloves",
          "plastic tubing",
        ],
        weight: 0.2,
      },
      {
        text: "white puncture proof box for sharps, no recapping",
        accept: ["puncture proof", "needles and blades", "sharps in white", "needles in white"],
        weight: 0.25,
        must: true,
      },
      {
        text: "blue for glass, limit of 48 hours",
        accept: ["blue takes", "forty eight hours", "broken glass", "glass vials and ampoules"],
        weight: 0.15,
      },
    ],
    avoid: [
      "Needles are recapped by hand and thrown.",
      "Everything goes into one bag, sorted later.",
      "Cleaners can sort the waste later.",
    ],
  },
  {
    id: "nursing-needle-stick",
    family: "nursing",
    topic: "sharps injury",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "After a needle prick",
    frames: [
      "What if you prick yourself with a used needle on duty as {role}? What do you do at once, and in the following weeks?",
      "A used needle pricks your finger at two in the night. What do you do, in which order, how soon, and in the weeks after?",
    ],
    expected:
      "I let go of the needle, wash the place with soap and running water, and I do not squeeze it, put it in my mouth or use bleach. Then I report to the casualty doctor at once, even at night, because HIV prophylaxis works best within two hours and is of no use after seventy two. We note the depth, the kind of needle and the patient, and with consent the source is tested for HIV, hepatitis B and C. My own blood is taken as a baseline. If needed I take the tablets for twenty eight days. For hepatitis B it depends on my antibody level. I repeat the tests at six weeks and three months.",
    points: [
      {
        text: "soap and running water, no squeezing",
        accept: ["soap and running water", "wash the place", "wash with soap", "wash under running water"],
        weight: 0.25,
        must: true,
      },
      {
        text: "report at once, prophylaxis best in two hours, not after 72",
        accept: [
          "prophylaxis works best within two hours",
          "seventy two",
          "report to the casualty",
          "pep",
          "report immediately",
          "inform the infection control nurse",
        ],
        weight: 0.25,
      },
      {
        text: "source and own blood tested",
        accept: ["source is tested", "hepatitis b and c", "my blood for hiv", "baseline blood test"],
        weight: 0.2,
      },
      {
        text: "28 days of tablets if needed",
        accept: ["twenty eight days", "full course of tablets"],
        weight: 0.15,
      },
      {
        text: "hepatitis B by antibody level, later tests",
        accept: [
          "antibody level",
          "antibody titre",
          "repeat the tests",
          "hepatitis b vaccine status",
          "follow up tests",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "I squeeze the finger so that blood comes out.",
      "The wound is washed with bleach or spirit.",
      "Reporting can wait until the morning duty.",
      "A healthy looking patient makes tests unnecessary.",
    ],
  },
  {
    id: "nursing-transfusion-safety",
    family: "nursing",
    topic: "blood transfusion",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Giving blood safely",
    frames: [
      "As {role}, how do you give one unit of blood, from the blood bank slip to the last drop?",
      "Take me through a blood transfusion: what is checked, by whom, how fast it runs, and how long it may hang.",
    ],
    expected:
      "Before I collect the bag I see that consent, group and a working cannula are there. At the bedside two of us check together: the patient says his name, and we match name, hospital number, group, unit number and expiry on the bag, the form and the wrist band. I start within thirty minutes of taking it out, through a filter set, slowly for the first fifteen minutes, and I stay there because most bad reactions begin then. I take vitals before, at fifteen minutes and then each half hour. One unit finishes within four hours. No drug goes in the same line, only saline.",
    points: [
      {
        text: "two persons match bag, form and wrist band at the bedside",
        accept: [
          "bag the form and the wrist",
          "unit number and expiry",
          "two nurse check",
          "check with the wrist band",
          "cross check by two persons",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "slow and watched for the first fifteen minutes",
        accept: [
          "slowly for the first fifteen minutes",
          "reactions begin then",
          "begin at a slow drip rate",
          "stay for fifteen minutes",
        ],
        weight: 0.25,
      },
      {
        text: "started in 30 minutes, finished in four hours",
        accept: [
          "thirty minutes of taking it out",
          "unit finishes within four hours",
          "complete within four hours",
          "start within 30 minutes",
        ],
        weight: 0.2,
      },
      {
        text: "vitals before, at fifteen minutes and after",
        accept: ["vitals before at fifteen", "vitals every half hour", "baseline vitals"],
        weight: 0.15,
      },
      {
        text: "filter set, only saline in the line",
        accept: ["filter set", "no drug in the line", "only saline in the line"],
        weight: 0.1,
      },
    ],
    avoid: [
      "The bag is warmed in hot water.",
      "One nurse alone can check the bag.",
      "A unit may run for six hours.",
      "Drugs can go through the blood line.",
    ],
  },
  {
    id: "nursing-transfusion-reaction",
    family: "nursing",
    topic: "blood transfusion",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Shivering during a transfusion",
    frames: [
      "What if a patient in your care at {employer} starts to shiver ten minutes into a transfusion? Tell me your steps, and what you keep.",
      "Ten minutes into a blood bag the patient has chills and back pain. What do you do, and what do you keep?",
    ],
    expected:
      "I stop the blood at once, because with back pain and chills it may be a wrong group. I do not pull out the cannula, I take off the whole set and run saline through a new one to keep the vein open. Then I call the doctor, take vitals and give oxygen if he is breathless. Next I check the label on the bag again with the wrist band and the form. The bag with its set goes back to the blood bank, with fresh samples from the other arm and the first urine, since red urine shows broken cells. I watch the urine output, and I fill in the reaction form.",
    points: [
      {
        text: "stop the blood at once",
        accept: ["stop the blood", "stop the transfusion", "clamp the blood"],
        weight: 0.3,
        must: true,
      },
      {
        text: "keep the vein with saline in a new set",
        accept: ["saline through a new", "vein open", "change the set", "start normal saline", "new iv set"],
        weight: 0.2,
      },
      {
        text: "check bag, wrist band and form again",
        accept: ["label on the bag", "recheck identity", "recheck the blood group", "match the wrist band"],
        weight: 0.15,
      },
      {
        text: "bag and set back to the blood bank, with samples",
        accept: ["back to the blood bank", "fresh samples", "inform the blood bank", "first urine sample"],
        weight: 0.25,
      },
      {
        text: "watch urine, fill in the reaction form",
        accept: ["urine output", "reaction form", "haemovigilance"],
        weight: 0.1,
      },
    ],
    avoid: [
      "I slow the drip and give a blanket.",
      "I pull out the cannula.",
      "Paracetamol is given and the blood continues.",
      "The bag goes into the yellow waste bin.",
    ],
  },
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
      "Every breathless patient gets ten litres.",
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
