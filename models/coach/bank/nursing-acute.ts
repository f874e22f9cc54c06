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
      "You worked at {employer}. How was the surgical safety checklist really used in your theatre, at which three moments?",
      "Take me through the surgical safety checklist. When do you stop the team, and what do you ask aloud?",
    ],
    expected:
      "There are three stops. Sign in is before anaesthesia: the patient says name, operation and side, we see the consent, the mark on the skin, allergy, the airway risk and whether blood is kept. Time out is just before the cut: everybody stops, all say name and role, and the surgeon says the operation, the expected blood loss and the long steps. I also ask if the antibiotic was given within sixty minutes. Sign out is before the surgeon leaves, with counts, specimen label and equipment problems. If someone signs it later at the desk it protects nobody, so I read it aloud and wait for answers.",
    points: [
      {
        text: "sign in before anaesthesia: identity, site, consent, allergy",
        accept: ["sign in before anaesthesia", "name operation and side", "before anaesthesia"],
        weight: 0.25,
      },
      {
        text: "time out just before the cut, everybody stops",
        accept: ["time out", "everybody stops before the cut", "everybody stops", "before incision"],
        weight: 0.3,
        must: true,
      },
      {
        text: "antibiotic within sixty minutes",
        accept: ["within sixty minutes", "antibiotic was given", "prophylaxis"],
        weight: 0.15,
      },
      {
        text: "sign out: counts, specimen, equipment",
        accept: ["counts specimen label", "specimen label", "counts before closing"],
        weight: 0.2,
      },
      {
        text: "read aloud, not signed later",
        accept: ["read it aloud", "signs it later", "not a paper exercise"],
        weight: 0.1,
      },
    ],
    avoid: ["The circulating nurse can tick the form after the case."],
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
        accept: ["please do not close", "say it loudly", "inform the surgeon before closing"],
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
        accept: ["kick bucket", "searches the wound", "look in the drapes"],
        weight: 0.2,
      },
      {
        text: "X-ray before the patient leaves",
        accept: ["x-ray in theatre", "thread that shows", "radio-opaque"],
        weight: 0.2,
      },
      {
        text: "record it and inform the in charge",
        accept: ["surgeon's decision in the record", "theatre in charge", "incident report"],
        weight: 0.1,
      },
    ],
    avoid: ["If the surgeon is sure, the count may be signed as correct."],
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
      "At {employer}, what did you check before you sent a patient to the theatre? Tell me your last ten minutes.",
      "A patient goes for a hernia operation at nine. What do you prepare and check before he leaves the ward?",
    ],
    expected:
      "The evening before I explain what will happen and ask about allergy, tablets and loose teeth. He may eat solid food till six hours before, and drink clear water till two hours before, so I tell him the real clock times. Blood thinners and sugar tablets I clear with the doctor. In the morning he bathes, and hair is clipped only if needed, because a razor cuts the skin. The surgeon takes the consent, I only see that it is signed, with the right side marked. Then dentures, rings and nail polish come off. Last I check the wrist band, reports and vitals, he empties his bladder, and I hand over in person.",
    points: [
      {
        text: "fasting six hours solids, two hours clear fluids",
        accept: ["six hours before", "clear water till two hours", "nil by mouth", "npo"],
        weight: 0.25,
        must: true,
      },
      {
        text: "consent by the surgeon, side marked",
        accept: ["surgeon takes the consent", "right side marked", "site marking"],
        weight: 0.25,
      },
      {
        text: "allergy, blood thinners and sugar tablets asked",
        accept: ["blood thinners", "sugar tablets", "allergy tablets"],
        weight: 0.2,
      },
      {
        text: "dentures and rings off, hair clipped not shaved",
        accept: ["dentures rings", "nail polish", "razor cuts"],
        weight: 0.15,
      },
      {
        text: "band, reports, vitals, hand over in person",
        accept: ["wrist band reports", "hand over in person", "empties his bladder"],
        weight: 0.15,
      },
    ],
    avoid: ["The ward nurse should explain the risks and take the consent."],
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
        accept: ["think of sepsis", "sepsis and call the doctor", "rapid response"],
        weight: 0.2,
      },
      {
        text: "cultures before antibiotic, with lactate",
        accept: ["blood for cultures", "along with lactate"],
        weight: 0.2,
      },
      {
        text: "antibiotic within the hour",
        accept: ["antibiotic goes in within", "antibiotics costs lives", "antibiotic in one hour"],
        weight: 0.3,
        must: true,
      },
      {
        text: "fluid about 30 ml a kilo, mean pressure 65",
        accept: ["thirty millilitres", "mean pressure of sixty", "noradrenaline"],
        weight: 0.2,
      },
      {
        text: "hourly urine output and clock times charted",
        accept: ["hourly urine", "catheter for hourly urine"],
        weight: 0.1,
      },
    ],
    avoid: ["Wait for the culture report before giving an antibiotic."],
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
      "You gave an antibiotic at {employer}, and in five minutes the lips swell and he wheezes. What do you do?",
      "Minutes after an antibiotic injection the patient wheezes, has a rash and the pulse is weak. Your steps and doses?",
    ],
    expected:
      "I stop the drug, shout for help and lay him flat with legs up, or sitting if he cannot breathe. The first drug is adrenaline, half a milligram, that is half a millilitre of one in a thousand, into the outer thigh. I repeat it after five minutes if he is no better. Antihistamine and hydrocortisone come later, because they do not open the airway. Then oxygen by bag mask, two wide lines and fast saline. I watch the pressure and rhythm, and if the pulse goes we start CPR. He stays under watch since it can come back hours later. I write the allergy in red on the file and tell the family.",
    points: [
      {
        text: "stop the drug, call help, lay flat",
        accept: ["flat with legs", "stop the drug shout", "shout for help"],
        weight: 0.15,
      },
      {
        text: "adrenaline 0.5 mg in the thigh muscle first",
        accept: ["adrenaline half a", "outer thigh", "im adrenaline", "epinephrine"],
        weight: 0.35,
        must: true,
      },
      {
        text: "repeat after five minutes, other drugs later",
        accept: ["repeat it after five", "hydrocortisone come later", "antihistamine"],
        weight: 0.15,
      },
      { text: "oxygen, lines and fast saline", accept: ["fast saline", "oxygen by bag mask"], weight: 0.15 },
      {
        text: "watch for return, allergy in the file",
        accept: ["come back hours later", "allergy in red", "biphasic"],
        weight: 0.2,
      },
    ],
    avoid: ["Avil and Efcorlin are the first drugs in anaphylaxis."],
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
      "You list {skill}. A patient pulls at his tubes at night. How do you find the reason before you reach for sedation?",
      "An ICU patient becomes confused and pulls at his lines. How do you judge it, and what do you do before sedation?",
    ],
    expected:
      "First I look for what can kill: low oxygen, low sugar, pressure, a full bladder, pain or a kinked tube. Then I score him, with RASS for how awake he is and CAM-ICU for confusion, because the quiet kind is missed if nobody tests. I treat pain before I ask for sedation. I put on his glasses and hearing aid, say the day and place, switch the lights down at night and group the care, so he sleeps four hours. The family may hold his hand. I ask the doctor to stop drugs such as midazolam. Tying hands is the last way, only with an order, a reason and a check every two hours.",
    points: [
      {
        text: "look first for oxygen, sugar, pain, bladder",
        accept: ["low oxygen low sugar", "full bladder", "treat pain before", "reversible cause"],
        weight: 0.25,
        must: true,
      },
      { text: "scored with RASS and CAM-ICU", accept: ["rass", "cam-icu", "delirium score"], weight: 0.2 },
      {
        text: "sleep, glasses, day and place, family",
        accept: ["glasses and hearing aid", "group the care", "hold his hand", "reorient"],
        weight: 0.25,
      },
      {
        text: "fewer drugs such as midazolam",
        accept: ["midazolam", "benzodiazepine", "light sedation"],
        weight: 0.15,
      },
      {
        text: "restraint last, with order and checks",
        accept: ["tying hands", "restraint order", "last way"],
        weight: 0.15,
      },
    ],
    avoid: ["Restraint and midazolam are the first steps for a confused patient."],
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
      "You list {skill}. Two hours into a session the pressure falls to eighty and the patient yawns. What do you do?",
      "During haemodialysis the patient has cramps and the pressure drops to 80. What do you do now, and before the next session?",
    ],
    expected:
      "I lay him flat with the legs up and stop the fluid removal. I give a hundred to two hundred millilitres of saline through the circuit, check sugar and oxygen, and see if he has chest pain, because it may be the heart or bleeding and not only fluid. I look at the access and the lines for a leak. When the pressure is back I restart with a lower removal rate. Then I ask why: too much weight gained, the dry weight set too low, tablets for pressure taken in the morning, or food during dialysis. Before the next session I tell the doctor, and a cooler dialysate helps too.",
    points: [
      {
        text: "flat, legs up, stop the fluid removal",
        accept: ["stop the fluid removal", "ultrafiltration off", "legs up stop"],
        weight: 0.3,
        must: true,
      },
      {
        text: "saline through the circuit",
        accept: ["saline through the circuit", "hundred to two hundred", "saline bolus"],
        weight: 0.2,
      },
      {
        text: "look for heart, sugar, bleeding or leak",
        accept: ["chest pain because", "access and the lines", "heart or bleeding"],
        weight: 0.15,
      },
      {
        text: "reason: weight gain, dry weight, tablets",
        accept: ["dry weight", "weight gained", "tablets for pressure"],
        weight: 0.2,
      },
      {
        text: "next session: doctor told, cooler dialysate",
        accept: ["cooler dialysate", "lower removal rate"],
        weight: 0.15,
      },
    ],
  },
];
