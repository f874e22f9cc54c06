import type { EntryDraft } from "../entry.ts";

/** Nursing: waste, needles and blood. */
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
        accept: [
          "puncture proof",
          "needles and blades",
          "sharps in white",
          "needles in white",
          "white container",
          "white box",
          "never recap",
        ],
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
      "Everything goes mixed into one bag, sorted later.",
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
        accept: [
          "soap and running water",
          "wash the place",
          "wash with soap",
          "wash under running water",
          "soap and water",
          "under running water",
        ],
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
          "two nurses check",
          "two nurses verify",
          "two staff check",
          "double check at bedside",
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
        accept: [
          "stop the blood",
          "stop the transfusion",
          "clamp the blood",
          "stop transfusion",
          "stop it immediately",
          "close the clamp",
        ],
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
];
