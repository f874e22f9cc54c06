import type { EntryDraft } from "../entry.ts";

/** Nursing: notes, catheters and low sugar on a ward. */
export const nursingWard2: readonly EntryDraft[] = [
  {
    id: "nursing-charting-legal",
    family: "nursing",
    topic: "documentation",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Notes that hold in court",
    frames: [
      "You list {skill}. What makes a nursing note good enough for a court, what do you leave out, and how is a mistake corrected?",
      "What do you write in a nursing note after a busy shift, what do you leave out, and how do you correct a mistake?",
    ],
    expected:
      "I write what I saw, heard, measured and did, with the time, soon after doing it. For example, ten past two, vomited two hundred millilitres of green fluid, doctor informed, injection given at twenty past, no vomiting till four. I do not write seems fine or had a good night, because that says nothing. I never chart a drug before it is given, and never for a colleague. If I forget something I add it as a late entry with the real time. A mistake gets one line through it, with my initials, so it can still be read. What is not written counts as not done.",
    points: [
      {
        text: "facts and times, soon after doing",
        accept: [
          "saw heard measured",
          "with the time",
          "objective facts",
          "date and time",
          "time and signature",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "no empty words",
        accept: ["seems fine", "had a good night", "no vague words", "no personal opinion"],
        weight: 0.2,
      },
      {
        text: "nothing charted in advance or for a colleague",
        accept: [
          "before it is given",
          "never for a colleague",
          "advance charting",
          "never in advance",
          "not for another nurse",
        ],
        weight: 0.2,
      },
      {
        text: "one line through an error, late entry marked",
        accept: [
          "late entry",
          "with my initials",
          "single line through",
          "cross it with one line",
          "strike through and sign",
        ],
        weight: 0.3,
      },
    ],
    avoid: [
      "Whitener makes the page tidy.",
      "I overwrite so that it looks clean.",
      "I chart all drugs at shift start.",
      "I sign for my colleague when she is busy.",
    ],
  },
  {
    id: "nursing-catheter-infection",
    family: "nursing",
    topic: "urinary catheter",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Fewer catheter infections",
    frames: [
      "In your work at {employer}, how did you lower urine infections from catheters? Which step counts most?",
      "Many patients in your ward have a urinary catheter. How do you prevent infections day by day?",
    ],
    expected:
      "The best prevention is no catheter, so each morning I ask whether it is still needed, for example for hourly output or a blocked prostate, and not only because the patient is wet. I put it in with a sterile set, the smallest size, and fix it to the thigh. The system stays closed. The bag hangs below the bladder, never on the floor, and I empty it at two thirds with a clean jar for each patient. I wash with soap and water daily, since antiseptic brings no gain. I take samples from the port with a sterile syringe, and I do not change it by the calendar.",
    points: [
      {
        text: "daily question whether the catheter is needed",
        accept: [
          "catheter is still needed",
          "each morning whether it is needed",
          "remove the catheter early",
          "review the need",
          "remove it early",
          "need of the catheter",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "sterile insertion, fixed to the thigh",
        accept: ["fix it to the thigh", "sterile set", "secured catheter", "aseptic insertion"],
        weight: 0.2,
      },
      {
        text: "closed system, bag below the bladder",
        accept: ["system stays closed", "never on the floor", "bag below the bladder", "closed drainage"],
        weight: 0.25,
      },
      {
        text: "soap and water daily",
        accept: [
          "soap and water daily",
          "antiseptic brings no",
          "perineal care",
          "catheter care daily",
          "clean the perineum",
        ],
        weight: 0.15,
      },
      { text: "sample from the port", accept: ["samples from the port"], weight: 0.1 },
    ],
    avoid: [
      "Every catheter should be changed once a week.",
      "The bag may rest on the bed.",
      "Antibiotics prevent catheter infection.",
      "The tube is opened daily to wash it.",
    ],
  },
  {
    id: "nursing-low-sugar",
    family: "nursing",
    topic: "diabetes care",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "A sudden low sugar",
    frames: [
      "As {role}, you find a diabetic patient sweating and talking nonsense before lunch. What do you do, and why did it happen?",
      "A patient on insulin is sweating and confused, and the meter shows a low sugar. What do you do, minute by minute, and what do you look for later?",
    ],
    expected:
      "I check the sugar at once, and below seventy is low, so I treat first and ask later. If he can swallow I give fifteen grams of glucose, that is three teaspoons of sugar in water, and I check again after fifteen minutes, and repeat if it is still low. If he is drowsy nothing goes by mouth. Then I call the doctor and give twenty five percent dextrose into a good vein as ordered, or glucagon in the muscle. After he recovers he eats something with starch, because sugar alone drops again. Next I look for the reason: insulin given and the meal late, a wrong dose, vomiting or weak kidneys. I chart it and tell the team before the next dose.",
    points: [
      {
        text: "awake: 15 g glucose, check after 15 minutes",
        accept: [
          "fifteen grams",
          "teaspoons of sugar in water",
          "rule of 15",
          "glucose powder in water",
          "recheck after 15 minutes",
          "15 grams",
          "15 gram glucose",
          "sugar in water",
          "again after fifteen minutes",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "drowsy: nothing by mouth, dextrose in the vein",
        accept: ["dextrose into a", "glucagon"],
        weight: 0.25,
      },
      {
        text: "then food with starch",
        accept: [
          "something with starch",
          "sugar alone drops",
          "snack afterwards",
          "give some food",
          "biscuits or roti",
        ],
        weight: 0.15,
      },
      {
        text: "find the reason: late meal or wrong dose",
        accept: [
          "meal late",
          "weak kidneys",
          "insulin given and",
          "skipped meal",
          "extra insulin",
          "find the cause",
        ],
        weight: 0.2,
      },
      {
        text: "chart it, review before the next insulin",
        accept: ["chart it and tell the team", "review the insulin dose"],
        weight: 0.1,
      },
    ],
    avoid: [
      "I force him to drink although he is drowsy.",
      "I give him insulin to bring him round.",
      "The next insulin is given as usual.",
    ],
  },
];
