import type { EntryDraft } from "../entry.ts";

/** Nursing: allergy, intensive care and dialysis. */
export const nursingCritical: readonly EntryDraft[] = [
  {
    id: "nursing-anaphylaxis",
    family: "nursing",
    topic: "anaphylaxis",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Allergy after an injection",
    frames: [
      "Suppose you give an antibiotic at {employer}, and in five minutes the lips swell and he wheezes. What do you do, with which doses?",
      "Minutes after an antibiotic injection the patient wheezes, has a rash and the pulse is weak. Your steps and doses?",
    ],
    expected:
      "I stop the drug, shout for help and lay him flat with legs up, or sitting if he cannot breathe. The first drug is adrenaline, half a milligram, that is half a millilitre of one in a thousand, into the outer thigh. I repeat it after five minutes if he is no better. Antihistamine and hydrocortisone come later, because they do not open the airway. Then oxygen by bag mask, two wide lines and fast saline. I watch the pressure and rhythm, and if the pulse goes we start CPR. He stays under watch since it can come back hours later. I write the allergy in red on the file and tell the family.",
    points: [
      {
        text: "stop the drug, call help, lay flat",
        accept: [
          "flat with legs",
          "stop the drug shout",
          "shout for help",
          "stop the antibiotic",
          "raise the legs",
        ],
        weight: 0.15,
      },
      {
        text: "adrenaline 0.5 mg in the thigh muscle first",
        accept: [
          "adrenaline half a",
          "outer thigh",
          "im adrenaline",
          "epinephrine",
          "intramuscular adrenaline",
          "adrenaline in the thigh",
          "give adrenaline",
          "inject adrenaline",
          "adrenaline injection",
          "0.5 mg im",
        ],
        weight: 0.35,
        must: true,
      },
      {
        text: "repeat after five minutes, other drugs later",
        accept: [
          "repeat it after five",
          "hydrocortisone come later",
          "repeat adrenaline",
          "antihistamine comes later",
          "steroids come later",
        ],
        weight: 0.15,
      },
      {
        text: "oxygen, lines and fast saline",
        accept: ["fast saline", "oxygen by bag mask", "oxygen and saline", "oxygen and fluids"],
        weight: 0.15,
      },
      {
        text: "watch for return, allergy in the file",
        accept: [
          "come back hours later",
          "allergy in red",
          "biphasic",
          "observe for some hours",
          "write the allergy",
          "inform the allergy",
        ],
        weight: 0.2,
      },
    ],
    avoid: [
      "Adrenaline is given only if antihistamine fails.",
      "Adrenaline is given only if Avil and Efcorlin fail.",
      "Adrenaline goes straight into the vein first.",
    ],
  },
  {
    id: "nursing-icu-delirium",
    family: "nursing",
    topic: "icu",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "A confused patient in ICU",
    frames: [
      "You list {skill}. A patient pulls at his tubes at night. How do you judge it, and what do you do before sedation or tying?",
      "An ICU patient becomes confused and pulls at his lines. How do you judge it, and what do you do before sedation or restraint?",
    ],
    expected:
      "First I look for what can kill: low oxygen, low sugar, pressure, a full bladder, pain or a kinked tube. Then I score him, with RASS for how awake he is and CAM-ICU for confusion, because the quiet kind is missed if nobody tests. I treat pain before I ask for sedation. I put on his glasses and hearing aid, say the day and place, switch the lights down at night and group the care, so he sleeps four hours. The family may hold his hand. I ask the doctor to stop drugs such as midazolam. Tying hands is the last way, only with an order, a reason and a check every two hours.",
    points: [
      {
        text: "look for a bodily cause first",
        accept: [
          "low oxygen low sugar",
          "full bladder",
          "treat pain before",
          "reversible cause",
          "check oxygen and sugar",
          "check for pain",
          "look for what can kill",
          "low oxygen, low sugar",
          "look for the cause",
          "check the oxygen",
        ],
        weight: 0.25,
        must: true,
      },
      { text: "scored with RASS and CAM-ICU", accept: ["rass", "cam-icu", "delirium score"], weight: 0.2 },
      {
        text: "sleep, glasses, day and place, family",
        accept: [
          "glasses and hearing aid",
          "group the care",
          "hold his hand",
          "reorient",
          "tell him the date",
          "family beside him",
          "orient him to place",
        ],
        weight: 0.25,
      },
      {
        text: "stop or cut drugs such as midazolam",
        accept: [
          "light sedation",
          "stop midazolam",
          "reduce midazolam",
          "fewer sedatives",
          "no benzodiazepine",
        ],
        weight: 0.15,
      },
      {
        text: "restraint last, with order and checks",
        accept: ["tying hands", "restraint order", "last way", "last resort"],
        weight: 0.15,
      },
    ],
    avoid: [
      "I give midazolam so that he sleeps.",
      "I tie his hands for the whole night.",
      "Confusion is normal for old people in ICU.",
    ],
  },
  {
    id: "nursing-dialysis-pressure-drop",
    family: "nursing",
    topic: "dialysis",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "Pressure falls during dialysis",
    frames: [
      "You list {skill}. Two hours into a session the pressure falls to eighty and the patient yawns. What do you do now, and before next time?",
      "During haemodialysis the patient has cramps and the pressure drops to 80. What do you do now, and before the next session?",
    ],
    expected:
      "I lay him flat with the legs up and stop the fluid removal. I give a hundred to two hundred millilitres of saline through the circuit, check sugar and oxygen, and see if he has chest pain, because it may be the heart or bleeding and not only fluid. I look at the access and the lines for a leak. When the pressure is back I restart with a lower removal rate. Then I ask why: too much weight gained, the dry weight set too low, tablets for pressure taken in the morning, or food during dialysis. Before the next session I tell the doctor, and a cooler dialysate helps too.",
    points: [
      {
        text: "flat, legs up, stop the fluid removal",
        accept: [
          "stop the fluid removal",
          "stop the ultrafiltration",
          "stop uf",
          "reduce the uf rate",
          "turn off uf",
          "reduce ultrafiltration",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "saline through the circuit",
        accept: ["saline through the circuit", "saline bolus", "give normal saline"],
        weight: 0.2,
      },
      {
        text: "look for heart, sugar, bleeding or leak",
        accept: [
          "access and the lines",
          "heart or bleeding",
          "check for chest pain",
          "check for bleeding",
          "check the sugar",
        ],
        weight: 0.15,
      },
      {
        text: "reason: weight gain, dry weight, tablets",
        accept: ["dry weight", "weight gained", "tablets for pressure", "bp tablets before dialysis"],
        weight: 0.2,
      },
      {
        text: "next session: doctor told, cooler dialysate",
        accept: ["cooler dialysate", "lower removal rate", "inform the nephrologist"],
        weight: 0.15,
      },
    ],
    avoid: [
      "The removal rate is raised to finish early.",
      "Saline is harmful, he is full of water.",
      "A low pressure is normal, we continue.",
    ],
  },
];
