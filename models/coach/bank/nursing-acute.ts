import type { EntryDraft } from "../entry.ts";

/** Nursing: emergency, intensive care and the theatre. */
export const nursingAcute: readonly EntryDraft[] = [
  {
    id: "nursing-surgical-checklist",
    family: "nursing",
    topic: "operation-theatre",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "The surgical safety checklist",
    frames: [
      "You worked at {employer}. How was the surgical safety checklist really used in your theatre, at which three moments, with which questions?",
      "Take me through the surgical safety checklist. When do you stop the team, and what do you ask aloud?",
    ],
    expected:
      "There are three stops. Sign in is before anaesthesia: the patient says name, operation and side, we see the consent, the mark on the skin, allergy, the airway risk and whether blood is kept. Time out is just before the cut: everybody stops, all say name and role, and the surgeon says the operation, the expected blood loss and the long steps. I also ask if the antibiotic was given within sixty minutes. Sign out is before the patient leaves the room, with counts, specimen label and equipment problems. If someone signs it later at the desk it protects nobody, so I read it aloud and wait for answers.",
    points: [
      {
        text: "sign in before anaesthesia: identity, site, consent, allergy",
        accept: [
          "sign in before anaesthesia",
          "name operation and side",
          "identity site and consent",
          "consent and allergy checked",
        ],
        weight: 0.25,
      },
      {
        text: "time out just before the cut, everybody stops",
        accept: ["time out", "everybody stops", "pause before incision", "stop before skin incision"],
        weight: 0.3,
        must: true,
      },
      {
        text: "antibiotic within sixty minutes",
        accept: [
          "within sixty minutes",
          "antibiotic was given",
          "antibiotic prophylaxis",
          "antibiotic before incision",
        ],
        weight: 0.15,
      },
      {
        text: "sign out: counts, specimen, equipment",
        accept: [
          "specimen label",
          "counts before closing",
          "swab and instrument count",
          "count and specimen",
        ],
        weight: 0.2,
      },
      {
        text: "read aloud, not signed later",
        accept: ["read it aloud", "signs it later", "not a paper exercise"],
        weight: 0.1,
      },
    ],
    avoid: [
      "The nurse can tick the form after the case.",
      "One person fills the form alone.",
      "The antibiotic can wait until the wound is closed.",
    ],
    link: "https://www.who.int/teams/integrated-health-services/patient-safety/research/safe-surgery",
  },
  {
    id: "nursing-swab-count-wrong",
    family: "nursing",
    topic: "operation-theatre",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "When the swab count differs",
    frames: [
      "What if, as {role}, you count one swab less and the surgeon wants to close? What do you say and do?",
      "Before closure your swab count is one short and the surgeon is in a hurry. What do you do, step by step?",
    ],
    expected:
      "I say it loudly at once: sponge count is one short, please do not close. First the scrub and the circulating nurse count again together, one by one, with the board in view. Then the surgeon searches the wound, while I look in the drapes, the kick bucket, the linen and under the table, because that is where it mostly lies. No bag leaves the room. If it is not found, we ask for an X-ray in theatre before the patient is moved, since the swab has a thread that shows on film. I write the counts, the search and the surgeon's decision in the record, and I inform the theatre in charge.",
    points: [
      {
        text: "say it aloud and ask not to close",
        accept: [
          "please do not close",
          "say it loudly",
          "inform the surgeon before closing",
          "tell the surgeon immediately",
          "tell the surgeon to stop",
          "ask him not to close",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "both nurses count again together",
        accept: ["count again together", "recount", "circulating nurse count"],
        weight: 0.2,
      },
      {
        text: "search wound, drapes, bucket and linen",
        accept: [
          "kick bucket",
          "searches the wound",
          "look in the drapes",
          "check the drapes",
          "search the bins",
        ],
        weight: 0.2,
      },
      {
        text: "X-ray before the patient leaves",
        accept: ["x-ray in theatre", "thread that shows", "radio-opaque", "x-ray on the table"],
        weight: 0.2,
      },
      {
        text: "record it and inform the in charge",
        accept: ["surgeon's decision in the record", "theatre in charge", "incident report"],
        weight: 0.1,
      },
    ],
    avoid: [
      "If the surgeon is sure, I sign the count.",
      "The wound is closed and we search later.",
      "An X-ray in the ward next morning is enough.",
      "I keep quiet, because the surgeon is in a hurry.",
    ],
  },
  {
    id: "nursing-preop-ready",
    family: "nursing",
    topic: "pre-op care",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Ready for the theatre",
    frames: [
      "At {employer}, how did you get a patient ready for the theatre, from the evening before to the trolley?",
      "A patient goes for a hernia operation at nine. What do you prepare and check before he leaves the ward?",
    ],
    expected:
      "The evening before I explain what will happen and ask about allergy, tablets and loose teeth. He may eat solid food till six hours before, and drink clear water till two hours before, so I tell him the real clock times. Blood thinners and sugar tablets I clear with the doctor. In the morning he bathes, and hair is clipped only if needed, because a razor cuts the skin. The surgeon takes the consent, I only see that it is signed, with the right side marked. Then dentures, rings and nail polish come off. Last I check the wrist band, reports and vitals, he empties his bladder, and I hand over in person.",
    points: [
      {
        text: "fasting six hours solids, two hours clear fluids",
        accept: [
          "six hours before",
          "clear water till two hours",
          "nil by mouth",
          "npo",
          "fasting since midnight",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "consent by the surgeon, side marked",
        accept: ["surgeon takes the consent", "site marking", "signed consent", "operation side marked"],
        weight: 0.25,
      },
      {
        text: "allergy, blood thinners and sugar tablets asked",
        accept: [
          "blood thinners",
          "sugar tablets",
          "allergy tablets",
          "allergy to any drug",
          "diabetic tablets",
        ],
        weight: 0.2,
      },
      {
        text: "dentures and rings off, hair clipped not shaved",
        accept: [
          "dentures rings",
          "nail polish",
          "razor cuts",
          "remove the jewellery",
          "remove dentures",
          "jewellery and dentures",
        ],
        weight: 0.15,
      },
      {
        text: "band, reports, vitals, hand over in person",
        accept: [
          "wrist band reports",
          "hand over in person",
          "empties his bladder",
          "id band and reports",
          "reports and vitals",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "The ward nurse explains the risks and takes consent.",
      "The hair is shaved with a razor the evening before.",
      "A light breakfast two hours before is fine.",
    ],
  },
  {
    id: "nursing-sepsis-first-hour",
    family: "nursing",
    topic: "sepsis",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "The first hour of sepsis",
    frames: [
      "What if a patient of yours at {employer} has fever, a pressure of eighty and is confused? What happens within one hour?",
      "A patient with a urine infection becomes confused with a pressure of 84 by 50. What do you do in the first hour?",
    ],
    expected:
      "I think of sepsis and call the doctor now, with SBAR, because each hour without antibiotics costs lives. I give oxygen if the saturation is under ninety four. Then I put in two wide cannulas and take blood for cultures first, along with lactate, counts and kidney tests, but I do not delay the antibiotic for them. The antibiotic goes in within the hour. Fluid follows as ordered, about thirty millilitres a kilo, and I listen for a wet chest. I aim at a mean pressure of sixty five, and if fluid fails, noradrenaline is started. I put a catheter for hourly urine and note every time.",
    points: [
      {
        text: "suspect it and call at once",
        accept: [
          "think of sepsis",
          "sepsis and call the doctor",
          "rapid response",
          "suspect sepsis",
          "call the doctor immediately",
        ],
        weight: 0.2,
      },
      {
        text: "cultures before antibiotic, with lactate",
        accept: ["blood for cultures", "along with lactate"],
        weight: 0.2,
      },
      {
        text: "antibiotic within the hour",
        accept: ["antibiotic in one hour", "antibiotic without delay", "start the antibiotic early"],
        weight: 0.3,
        must: true,
      },
      {
        text: "fluid about 30 ml a kilo, mean pressure 65",
        accept: [
          "thirty millilitres",
          "mean pressure of sixty",
          "noradrenaline",
          "30 ml per kg",
          "fluid bolus",
          "map above 65",
        ],
        weight: 0.2,
      },
      {
        text: "hourly urine output and clock times charted",
        accept: ["urine output charted", "hourly urine output", "catheter for hourly urine"],
        weight: 0.1,
      },
    ],
    avoid: [
      "Wait for the culture report before giving an antibiotic.",
      "The antibiotic can wait for the morning round.",
      "Fluid is restricted when the pressure is low.",
      "Paracetamol and cold sponging are enough.",
    ],
  },
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
      "An antihistamine opens the airway.",
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
        text: "look first for oxygen, sugar, pain, bladder",
        accept: [
          "low oxygen low sugar",
          "full bladder",
          "treat pain before",
          "reversible cause",
          "check oxygen and sugar",
          "check for pain",
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
        accept: ["stop the fluid removal", "stop the ultrafiltration", "stop uf", "reduce the uf rate"],
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
