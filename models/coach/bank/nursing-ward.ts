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
      "At {employer}, which vital sign was most often guessed, how did you judge a strange reading, and when did you call the doctor?",
      "You take vitals of twenty patients in a shift. Which sign changes earliest, how do you know that a reading is true, and when do you call?",
      "You list {skill}. Which reading is most often taken carelessly, how do you check a strange one, and when do you call the doctor?",
    ],
    expected:
      "First I count breathing for a full minute, because the respiratory rate changes hours before the pressure falls, and it is the reading that most people guess. Then I take pulse, pressure with the right cuff size, saturation, temperature and how awake the patient is. If a reading looks odd I repeat it by hand before I believe the machine. I add them up in the early warning score. A total of five or more, or three in one sign, means that I inform the doctor and go to hourly checks. I also compare with the last three readings, since a trend says more than one number.",
    points: [
      {
        text: "respiratory rate counted for a full minute",
        accept: [
          "breathing for a full minute",
          "count breathing",
          "count the respiratory rate",
          "breathing rate changes early",
          "respiratory rate is guessed",
          "respiration for one minute",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "repeat an odd reading by hand",
        accept: ["repeat it by hand", "right cuff size", "check it manually", "recheck manually"],
        weight: 0.2,
      },
      {
        text: "add up an early warning score and act on it",
        accept: [
          "early warning score",
          "three in one sign",
          "news score",
          "mews score",
          "inform the doctor by the score",
        ],
        weight: 0.3,
      },
      { text: "compare with the trend", accept: ["a trend says", "previous readings"], weight: 0.15 },
      {
        text: "note how awake the patient is",
        accept: ["how awake", "level of consciousness", "avpu"],
        weight: 0.1,
      },
    ],
    avoid: [
      "A normal pressure is proof that he is stable.",
      "Counting breaths for ten seconds is enough.",
      "I copy the last reading if he looks fine.",
    ],
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
      "You list {skill}. How do you choose and clean the place for a cannula, and what do you do when it goes bad?",
      "A patient says that the drip arm burns. What do you look for, what do you do with the cannula, and how do you place the next one?",
      "When you put in cannulas at {employer}, how did you choose the place, keep it clean, and what did you do when one went bad?",
    ],
    expected:
      "I start low on the forearm of the hand he uses less, away from joints, and I take the smallest cannula that does the job, for example twenty two gauge for antibiotics. I clean the skin, let it dry and do not touch it again. Every shift I look at the site and score it. Pain with redness, swelling or a hard cord is phlebitis, so I stop, take the cannula out and put in a new one on the other arm. If the arm is cold and swollen, the fluid has leaked into the tissue. Before each drug I flush with saline, and I write the date on the dressing.",
    points: [
      {
        text: "forearm, away from joints, smallest size that serves",
        accept: [
          "low on the forearm",
          "smallest cannula",
          "twenty two gauge",
          "away from the joint",
          "vein in the forearm",
          "small gauge",
        ],
        weight: 0.25,
      },
      {
        text: "clean the skin and let it dry",
        accept: [
          "clean the skin",
          "dry before the needle",
          "aseptic technique",
          "spirit and let it dry",
          "clean with chlorhexidine",
        ],
        weight: 0.2,
      },
      {
        text: "pain, redness or hard cord: remove and resite",
        accept: [
          "hard cord",
          "take the cannula out",
          "phlebitis so i stop",
          "vip score",
          "remove the cannula",
          "change the site",
          "redness and swelling",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "cold and swollen means leakage",
        accept: [
          "cold and swollen",
          "leaked into the tissue",
          "extravasation",
          "infiltration",
          "swelling and cold skin",
        ],
        weight: 0.15,
      },
      {
        text: "flush before drugs, date on the dressing",
        accept: ["flush with saline", "date on the dressing", "flush the line", "write the date"],
        weight: 0.1,
      },
    ],
    avoid: [
      "A painful cannula can stay if it runs.",
      "A bigger cannula is always better.",
      "The vein at the wrist or elbow is best.",
    ],
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
        accept: ["braden", "head to heel", "risk score", "skin assessment", "pressure sore risk"],
        weight: 0.2,
      },
      {
        text: "turned on a two hour schedule, lifted with a sheet, not dragged",
        accept: [
          "turn him every two hours",
          "lift him with a sheet",
          "turning schedule",
          "turning chart",
          "position change",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "heels free, air mattress as a help",
        accept: ["heels hang free", "air mattress", "float the heels", "pillow under the calves"],
        weight: 0.15,
      },
      {
        text: "dry skin and enough protein",
        accept: ["barrier cream", "wet linen", "protein", "keep the skin dry"],
        weight: 0.2,
      },
      {
        text: "redness that stays is stage one, no massage",
        accept: ["turn pale under", "non-blanching", "red area stays red", "no massage on redness"],
        weight: 0.15,
      },
    ],
    avoid: [
      "Massage of the red area helps.",
      "An air mattress replaces turning.",
      "Turning him twice a day is enough.",
      "A rubber ring under the hip protects.",
    ],
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
      "At {employer}, how did you find out who might fall, what did you change around the bed, and what if one fell?",
      "How do you find out who may fall in your ward, and when, and what do you do before and after it happens?",
    ],
    expected:
      "I score each patient on admission with the Morse scale and again after surgery or a new drug. High risk are old people with an earlier fall, those on sleeping tablets or water tablets, and anyone weak or confused. Most falls happen at night on the way to the toilet, so I offer the toilet before sleep and at each round. The bed is low with brakes locked, the bell and the glasses are in reach, the floor is dry, and a yellow band warns all. Rails alone do not protect, because a confused man climbs over them. If he falls, I check for injury before I lift him.",
    points: [
      {
        text: "risk scored on admission and after changes",
        accept: [
          "morse scale",
          "score each patient",
          "fall risk score",
          "fall risk assessment",
          "morse fall",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "know who: earlier fall, sedatives, confusion",
        accept: [
          "earlier fall",
          "sleeping tablets",
          "weak or confused",
          "old and confused",
          "history of falls",
        ],
        weight: 0.2,
      },
      {
        text: "toilet offered in time",
        accept: ["offer the toilet", "toileting round", "take to the toilet"],
        weight: 0.2,
      },
      {
        text: "low locked bed, bell in reach, dry floor",
        accept: [
          "brakes locked",
          "bell and the glasses",
          "yellow band",
          "bed in low position",
          "side rails up",
          "call bell near",
        ],
        weight: 0.25,
      },
      {
        text: "after a fall check before lifting",
        accept: ["check for injury", "check him before lifting", "inform the doctor after a fall"],
        weight: 0.1,
      },
    ],
    avoid: [
      "Raised rails keep every patient safe.",
      "Tying the patient prevents falls.",
      "I pull him up by the arms quickly.",
    ],
  },
];
