import type { EntryDraft } from "../entry.ts";

/** Nursing: the daily work of a ward. */
export const nursingWard: readonly EntryDraft[] = [
  {
    id: "nursing-vitals-early-warning",
    family: "nursing",
    topic: "vital-signs",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "What vital signs tell you",
    frames: [
      "At {employer}, which change in the vital signs made you act at once, and what did you do with the other readings?",
      "You take vitals of twenty patients in a shift. Which readings worry you first, and how do you make sure they are true?",
      "You list {skill}. Which one reading is most often taken carelessly, and what do you lose by that?",
    ],
    expected:
      "First I count breathing for a full minute, because the respiratory rate changes hours before the pressure falls, and it is the reading that most people guess. Then I take pulse, pressure with the right cuff size, saturation, temperature and how awake the patient is. If a reading looks odd I repeat it by hand before I believe the machine. I add them up in the early warning score. A total of five or more, or three in one sign, means that I inform the doctor and go to hourly checks. I also compare with the last three readings, since a trend says more than one number.",
    points: [
      {
        text: "respiratory rate counted for a full minute",
        accept: ["breathing for a full minute", "count breathing", "respiratory rate changes"],
        weight: 0.25,
        must: true,
      },
      {
        text: "repeat an odd reading by hand",
        accept: ["repeat it by hand", "believe the machine", "right cuff size"],
        weight: 0.2,
      },
      {
        text: "add up an early warning score and act on it",
        accept: ["early warning score", "three in one sign", "news score"],
        weight: 0.3,
      },
      {
        text: "compare with the trend",
        accept: ["trend says more than one number", "a trend says", "compare with previous readings"],
        weight: 0.15,
      },
      {
        text: "note how awake the patient is",
        accept: ["how awake", "level of consciousness", "avpu"],
        weight: 0.1,
      },
    ],
    avoid: ["A normal blood pressure shows that the patient is stable."],
  },
  {
    id: "nursing-cannula-phlebitis",
    family: "nursing",
    topic: "iv-therapy",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "deepener",
    title: "Looking after a cannula",
    frames: [
      "You list {skill}. How do you choose the vein, and how do you notice early that a cannula is going bad?",
      "A patient says that the drip arm burns. What do you look for, and what do you do with the cannula?",
      "When you put in cannulas at {employer}, what did you do so that they lasted and did not hurt the patient?",
    ],
    expected:
      "I start low on the forearm of the hand he uses less, away from joints, and I take the smallest cannula that does the job, for example twenty two gauge for antibiotics. I clean the skin, let it dry and do not touch it again. Every shift I look at the site and score it. Pain with redness, swelling or a hard cord is phlebitis, so I stop, take the cannula out and put in a new one on the other arm. If the arm is cold and swollen, the fluid has leaked into the tissue. Before each drug I flush with saline, and I write the date on the dressing.",
    points: [
      {
        text: "forearm, away from joints, smallest size that serves",
        accept: ["low on the forearm", "smallest cannula", "twenty two gauge"],
        weight: 0.25,
      },
      {
        text: "clean the skin and let it dry",
        accept: ["clean the skin", "dry before the needle", "aseptic technique"],
        weight: 0.2,
      },
      {
        text: "pain, redness or hard cord: remove and resite",
        accept: ["hard cord", "take the cannula out", "phlebitis so i stop", "vip score"],
        weight: 0.3,
        must: true,
      },
      {
        text: "cold and swollen means leakage",
        accept: ["cold and swollen", "leaked into the tissue", "extravasation", "infiltration"],
        weight: 0.15,
      },
      {
        text: "flush before drugs, date on the dressing",
        accept: ["flush with saline", "date on the dressing"],
        weight: 0.1,
      },
    ],
    avoid: ["A sore cannula can stay until the antibiotic course ends."],
  },
  {
    id: "nursing-pressure-ulcer",
    family: "nursing",
    topic: "wound-care",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Preventing bed sores",
    frames: [
      "You list {skill}. How do you keep a patient who cannot move free of bed sores for three weeks?",
      "A thin old patient cannot turn by himself. What do you do from the first day so that he gets no bed sore?",
    ],
    expected:
      "On the first day I check the skin from head to heel and score the risk with the Braden scale, so eighteen or less means a plan. I turn him every two hours, with thirty degrees tilt instead of flat on the hip, and I lift him with a sheet because dragging tears the skin. The heels hang free over a pillow. An air mattress helps, but it does not replace turning. I keep the skin dry, change wet linen at once and use barrier cream. I also ask the dietician for protein. If a red area does not turn pale under my finger, it is stage one, and I never massage it.",
    points: [
      {
        text: "risk scored on the first day, skin seen",
        accept: ["braden", "head to heel", "risk score"],
        weight: 0.2,
      },
      {
        text: "turned on a two hour schedule, lifted with a sheet, not dragged",
        accept: ["turn him every two hours", "lift him with a sheet", "turning schedule", "turning chart"],
        weight: 0.3,
        must: true,
      },
      {
        text: "heels free, air mattress as a help",
        accept: ["heels hang free", "air mattress", "float the heels"],
        weight: 0.15,
      },
      { text: "dry skin and enough protein", accept: ["barrier cream", "wet linen", "protein"], weight: 0.2 },
      {
        text: "redness that stays is stage one, no massage",
        accept: ["turn pale under", "finger it is stage one", "non-blanching"],
        weight: 0.15,
      },
    ],
    avoid: ["Rubbing a red spot well brings the blood back."],
  },
  {
    id: "nursing-fall-prevention",
    family: "nursing",
    topic: "falls",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "deepener",
    title: "Keeping patients from falling",
    frames: [
      "At {employer}, how did you find out who might fall, and what did you change around the bed?",
      "Which patients fall in a ward, at what time, and what do you do before it happens?",
    ],
    expected:
      "I score each patient on admission with the Morse scale and again after surgery or a new drug. High risk are old people with an earlier fall, those on sleeping tablets or water tablets, and anyone weak or confused. Most falls happen at night on the way to the toilet, so I offer the toilet before sleep and at each round. The bed is low with brakes locked, the bell and the glasses are in reach, the floor is dry, and a yellow band warns all. Rails alone do not protect, because a confused man climbs over them. If he falls, I check for injury before I lift him.",
    points: [
      {
        text: "risk scored on admission and after changes",
        accept: ["morse scale", "score each patient", "fall risk score"],
        weight: 0.25,
        must: true,
      },
      {
        text: "know who: earlier fall, sedatives, confusion",
        accept: ["earlier fall", "sleeping tablets", "weak or confused"],
        weight: 0.2,
      },
      {
        text: "toilet offered in time",
        accept: ["offer the toilet", "way to the toilet", "toileting round"],
        weight: 0.2,
      },
      {
        text: "low locked bed, bell in reach, dry floor",
        accept: ["brakes locked", "bell and the glasses", "yellow band"],
        weight: 0.25,
      },
      {
        text: "after a fall check before lifting",
        accept: ["before i lift", "check for injury", "rails alone"],
        weight: 0.1,
      },
    ],
    avoid: ["With the rails up a patient cannot fall."],
  },
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
      "You list {skill}. What makes a nursing note good enough to be read aloud in a court?",
      "What do you write in a nursing note after a busy shift, what do you leave out, and how do you correct a mistake?",
    ],
    expected:
      "I write what I saw, heard, measured and did, with the time, soon after doing it. For example, ten past two, vomited two hundred millilitres of green fluid, doctor informed, injection given at twenty past, no vomiting till four. I do not write seems fine or had a good night, because that says nothing. I never chart a drug before it is given, and never for a colleague. If I forget something I add it as a late entry with the real time. A mistake gets one line through it, with my initials, so it can still be read. What is not written counts as not done.",
    points: [
      {
        text: "facts and times, soon after doing",
        accept: ["saw heard measured", "with the time", "doctor informed", "objective facts"],
        weight: 0.3,
        must: true,
      },
      { text: "no empty words", accept: ["seems fine", "had a good night", "vague words"], weight: 0.2 },
      {
        text: "nothing charted in advance or for a colleague",
        accept: ["before it is given", "never for a colleague", "advance charting"],
        weight: 0.2,
      },
      {
        text: "one line through an error, late entry marked",
        accept: ["late entry", "initials so it can", "with my initials", "no overwriting"],
        weight: 0.3,
      },
    ],
    avoid: ["Whitener may be used if the page looks untidy."],
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
        accept: ["best prevention is no", "each morning i ask", "still needed for example", "remove early"],
        weight: 0.3,
        must: true,
      },
      {
        text: "sterile insertion, fixed to the thigh",
        accept: ["fix it to the thigh", "sterile set", "secured catheter"],
        weight: 0.2,
      },
      {
        text: "closed system, bag below the bladder",
        accept: ["bag hangs below the bladder", "system stays closed", "never on the floor"],
        weight: 0.25,
      },
      {
        text: "soap and water daily",
        accept: ["soap and water daily", "antiseptic brings no", "perineal care"],
        weight: 0.15,
      },
      { text: "sample from the port", accept: ["samples from the port", "sampling port"], weight: 0.1 },
    ],
    avoid: ["Every catheter should be changed once a week."],
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
      "You worked as {role}. A diabetic patient sweats and talks nonsense before lunch. What do you do, and why did it happen?",
      "A patient on insulin is sweating and confused, and the meter shows fifty two. What do you do, minute by minute?",
    ],
    expected:
      "Fifty two is low, so I treat first and ask later. If he can swallow I give fifteen grams of glucose, that is three teaspoons of sugar in water, and I check again after fifteen minutes, and repeat if it is below seventy. If he is drowsy nothing goes by mouth. Then I call the doctor and give twenty five percent dextrose into a good vein as ordered, or glucagon in the muscle. After he recovers he eats something with starch, because sugar alone drops again. Next I look for the reason: insulin given and the meal late, a wrong dose, vomiting or weak kidneys. I chart it and tell the team before the next dose.",
    points: [
      {
        text: "awake: 15 g glucose, check after 15 minutes",
        accept: ["fifteen grams", "three teaspoons of sugar", "teaspoons of sugar in water", "rule of 15"],
        weight: 0.3,
        must: true,
      },
      {
        text: "drowsy: nothing by mouth, dextrose in the vein",
        accept: ["nothing goes by mouth", "dextrose into a", "glucagon"],
        weight: 0.25,
      },
      {
        text: "then food with starch",
        accept: ["something with starch", "sugar alone drops", "snack afterwards"],
        weight: 0.15,
      },
      {
        text: "find the reason: late meal or wrong dose",
        accept: ["meal late", "weak kidneys", "insulin given and"],
        weight: 0.2,
      },
      {
        text: "chart it, review before the next insulin",
        accept: ["before the next dose", "chart it and tell the team"],
        weight: 0.1,
      },
    ],
    avoid: ["Give sugar water even if the patient is unconscious."],
  },
];
