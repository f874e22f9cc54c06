import type { EntryDraft } from "../entry.ts";

/** Allied health: laboratory, pharmacy, physiotherapy, imaging. */
export const nursingAllied: readonly EntryDraft[] = [
  {
    id: "nursing-lab-quality-control",
    family: "nursing",
    topic: "laboratory",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Trusting the analyser today",
    frames: [
      "You list {skill}. How do you know in the morning that the analyser can be trusted, and what if a control is out?",
      "Your morning control for glucose is out of range. How do you judge it, and what do you do before one patient result goes out?",
    ],
    expected:
      "Before patients I run controls at two levels and plot them on the Levey-Jennings chart. If one is beyond two standard deviations I look closer, and beyond three, or two in a row on the same side beyond two, I hold all glucose results. I do not just repeat until it fits, because that hides the fault. I ask what changed: a new reagent lot, an old calibrator, a badly mixed control vial, a bubble or the lamp. I correct one thing, calibrate if needed, and run the control again. Then I check some earlier samples, since the drift may have begun yesterday. All is written in the log, and outside schemes such as EQAS show bias.",
    points: [
      {
        text: "controls at two levels on a chart",
        accept: [
          "levey-jennings",
          "controls at two levels",
          "qc chart",
          "normal and abnormal control",
          "lj chart",
        ],
        weight: 0.2,
      },
      {
        text: "rules: beyond three deviations, or two in a row",
        accept: [
          "standard deviations",
          "two in a row on the same side",
          "westgard",
          "beyond two sd",
          "three sd",
        ],
        weight: 0.2,
      },
      {
        text: "hold patient results and find the cause",
        accept: [
          "hold all glucose",
          "new reagent lot",
          "stop reporting",
          "do not release results",
          "hold the reports",
          "look for the cause",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "correct, calibrate, run the control again",
        accept: [
          "calibrate if needed",
          "run the control again",
          "recalibrate",
          "repeat the control after correction",
        ],
        weight: 0.15,
      },
      {
        text: "look back at earlier samples, log, EQAS",
        accept: [
          "earlier samples",
          "eqas",
          "drift may have begun",
          "external quality",
          "check previous patient results",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "I repeat the control until it falls in range.",
      "Patient results may go out with a remark.",
      "Widening the limits brings the control back.",
    ],
  },
  {
    id: "nursing-lab-critical-value",
    family: "nursing",
    topic: "laboratory",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "A result hard to believe",
    frames: [
      "What if, at {employer}, a potassium of 7.8 comes out for a patient who walked in smiling? How do you check it, and whom do you tell?",
      "A potassium of 7.8 comes up for an outpatient. How do you decide if it is real, and whom do you tell?",
    ],
    expected:
      "It may be false or it may kill him, so I do both things fast. I look at the tube first: is the serum red from broken cells, was it filled from an EDTA tube, which also gives a very low calcium, or did it stand for hours on the cells. I check the name against the form, the control of the day and his old results. I run it again within ten minutes. If I cannot explain it, I phone the doctor as a critical value, say that a fresh sample is coming, and he reads it back. I write the name, time and value. I never release it in silence, and I never hold it back until evening.",
    points: [
      {
        text: "look for broken cells, EDTA or an old sample",
        accept: [
          "serum red",
          "edta tube",
          "haemolysed",
          "stand for hours",
          "haemolysis",
          "hemolysed sample",
          "edta contamination",
        ],
        weight: 0.25,
      },
      {
        text: "check name, control and old results",
        accept: [
          "his old results",
          "delta check",
          "control of the day",
          "previous results",
          "check the patient's name",
        ],
        weight: 0.15,
      },
      {
        text: "run again fast and ask for a fresh sample",
        accept: ["run it again within", "fresh sample", "repeat the test", "repeat sample"],
        weight: 0.15,
      },
      {
        text: "phone the doctor as a critical value, read back",
        accept: [
          "phone the doctor",
          "inform the doctor immediately",
          "call the treating doctor",
          "critical value to the doctor",
          "critical alert",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "write name, time and value",
        accept: ["name time and value", "critical call register", "note the time", "record the call"],
        weight: 0.15,
      },
    ],
    avoid: [
      "The report waits until the patient's next visit.",
      "The report goes with the evening batch.",
      "A walking patient is safe, so it can wait.",
    ],
  },
  {
    id: "nursing-pharmacy-dispensing",
    family: "nursing",
    topic: "pharmacy",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Dispensing without a mistake",
    frames: [
      "At {employer}, what did you check before a prescription medicine was sold, what if a name was unclear, and what went into a register?",
      "A prescription is hard to read and has an antibiotic. How do you dispense it safely and within the law?",
    ],
    expected:
      "I read the whole prescription first: name, age, date, the doctor's registration number, drug, strength, dose and days. If a name is unclear I phone the doctor, because look-alike names such as Lasix and Losec can kill. I ask about allergy, pregnancy and other tablets, and I check the dose of a child by weight. Then I pick by the strip and not by memory of the shelf, look at the expiry, and a second person compares. A third generation cephalosporin is Schedule H1, so I enter patient, doctor, drug and quantity in the register, kept three years. Finally I say in his language how to take it and give a bill.",
    points: [
      {
        text: "whole prescription read, with the doctor's number",
        accept: [
          "doctor's registration number",
          "valid prescription",
          "registered doctor",
          "name date and dose",
          "read the prescription fully",
        ],
        weight: 0.2,
      },
      {
        text: "unclear name: phone, never guess",
        accept: [
          "look-alike names",
          "sound alike",
          "call the prescriber",
          "phone the doctor",
          "confirm with the doctor",
          "ask the doctor",
          "never guess the name",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "allergy, pregnancy, other tablets asked",
        accept: ["allergy pregnancy", "ask about allergy", "other medicines he takes", "drug interactions"],
        weight: 0.2,
      },
      {
        text: "Schedule H1 register, three years",
        accept: [
          "schedule h1",
          "quantity in the register",
          "h1 register",
          "register for three years",
          "enter in the register",
        ],
        weight: 0.2,
      },
      {
        text: "expiry and second check, advice on use",
        accept: [
          "second person compares",
          "look at the expiry",
          "how to take it",
          "check the expiry",
          "explain the dose",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "A regular customer gets his antibiotic on request.",
      "An unclear name can be guessed from the dose.",
      "A cheaper brand may be given quietly.",
    ],
  },
  {
    id: "nursing-physio-knee",
    family: "nursing",
    topic: "physiotherapy",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "First days after knee surgery",
    frames: [
      "You list {skill}. How do you treat a patient in the first days after a knee replacement, with which aims, and when do you stop?",
      "A woman of sixty eight is one day after a knee replacement and afraid to stand. How do you start, what is your aim, and what stops you?",
    ],
    expected:
      "First I read the file for the weight she may put on the leg, the blood loss and the clot prevention, and I ask for pain relief half an hour before. On day one she does ankle pumps, quadriceps sets and heel slides in bed, since the knee must bend and also lie fully straight. Then she sits and stands with a walker, two of us beside her, and walks a few steps if the pressure holds. I aim at ninety degrees of bend within two weeks and no pillow under the knee. I set her goal with her, for example going to the temple. I stop for chest pain, dizziness or a hot swollen calf, and call the doctor.",
    points: [
      {
        text: "read weight allowed, pain relief before",
        accept: [
          "weight she may put on the leg",
          "pain relief half",
          "weight bearing",
          "painkiller before exercise",
          "check the surgeon's notes",
        ],
        weight: 0.2,
      },
      {
        text: "ankle pumps, quadriceps, bend and straighten",
        accept: [
          "ankle pumps",
          "quadriceps sets",
          "heel slides",
          "static quads",
          "knee bending exercise",
          "range of motion",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "stands and walks with a walker early",
        accept: ["walk with a walker", "stand with support"],
        weight: 0.2,
      },
      {
        text: "aims: ninety degrees, own goal",
        accept: ["ninety degrees", "goal with her", "full extension"],
        weight: 0.15,
      },
      {
        text: "stop for chest pain, dizziness, swollen calf",
        accept: ["swollen calf", "chest pain dizziness", "dvt sign", "calf pain", "feels dizzy"],
        weight: 0.2,
      },
    ],
    avoid: [
      "A pillow under the knee gives comfort.",
      "Complete bed rest protects the new knee.",
      "A swollen calf is normal, she walks on.",
      "The knee is bent by force.",
    ],
  },
  {
    id: "nursing-imaging-safety",
    family: "nursing",
    topic: "radiology",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Safe before the scan",
    frames: [
      "At {employer}, what did you ask each patient before an X-ray, a CT with contrast and an MRI?",
      "What do you ask and check before an X-ray, a CT with contrast and an MRI, and why is each different?",
    ],
    expected:
      "First I match name and request, and the side, because the wrong side is the commonest error. For X-ray I ask a woman of childbearing age about the last period, keep the field small and use low dose, and relatives stay outside. For CT contrast I ask about an earlier reaction, asthma, kidney trouble and metformin, see the creatinine, and have adrenaline ready. For MRI the danger is the magnet, so I go through the list for pacemaker, clips, cochlear implant and metal in the eye, and no oxygen cylinder or trolley of iron comes in. I also ask about fear of closed places, and I give the bell.",
    points: [
      {
        text: "name, request and side matched",
        accept: [
          "match name and request",
          "identity and side",
          "check the name and request",
          "identify the patient",
          "wrong side error",
        ],
        weight: 0.2,
      },
      {
        text: "X-ray: last period asked, small field, low dose",
        accept: [
          "childbearing age about the last period",
          "field small",
          "pregnancy",
          "last menstrual period",
          "lead apron",
        ],
        weight: 0.25,
      },
      {
        text: "contrast: earlier reaction, kidney, metformin",
        accept: [
          "see the creatinine",
          "earlier reaction",
          "kidney trouble and metformin",
          "allergy to contrast",
          "kidney function",
        ],
        weight: 0.25,
      },
      {
        text: "MRI: pacemaker, implants and iron kept out",
        accept: [
          "pacemaker clips",
          "cochlear implant",
          "metal in the eye",
          "metal implant",
          "pacemaker or metal",
          "no metal inside",
        ],
        weight: 0.3,
        must: true,
      },
    ],
    avoid: [
      "A pacemaker is fine in the MRI room.",
      "An oxygen cylinder may come into the MRI room.",
      "Contrast is harmless if he drinks water.",
      "The last period matters only for MRI.",
    ],
  },
];
