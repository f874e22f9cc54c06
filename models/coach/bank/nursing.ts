import type { EntryDraft } from "../entry.ts";

/** Nursing and allied health, part 1 of 2. */
export const nursing: readonly EntryDraft[] = [
  {
    id: "nursing-hand-hygiene-moments",
    family: "nursing",
    topic: "hand hygiene",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "When to clean your hands",
    frames: [
      "At {employer}, when did you clean your hands in one bedside round, with what, and did gloves change anything?",
      "At which moments must a nurse clean the hands, when with rub and when with soap, and do gloves change anything?",
      "Take me through your hand hygiene for one patient, from walking up to the bed to leaving it: when, with what, and with gloves?",
    ],
    expected:
      "I follow the five moments of the WHO. I clean my hands before touching the patient, and before a clean or aseptic procedure, like opening a line. I clean them after a risk of body fluid, for example after emptying a urine bag, then after touching the patient, and after touching the surroundings, even if I only moved the bed table. Alcohol rub for twenty to thirty seconds is enough if hands look clean. If they are soiled, or it is diarrhoea with spores, I use soap and water. Gloves do not replace it, I clean before and after gloves.",
    points: [
      {
        text: "before touching the patient and before an aseptic task",
        accept: [
          "aseptic procedure",
          "clean procedure",
          "before touching and before a procedure",
          "sterile procedure",
          "giving an injection",
          "opening a line",
          "dressing a wound",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "after a risk of body fluid",
        accept: [
          "body fluid",
          "emptying a urine bag",
          "blood exposure",
          "touching blood or urine",
          "blood and secretions",
        ],
        weight: 0.2,
      },
      {
        text: "after the patient and the surroundings",
        accept: [
          "touching the surroundings",
          "after touching the patient",
          "bed table",
          "patient surroundings",
        ],
        weight: 0.2,
      },
      {
        text: "rub if clean, soap if soiled",
        accept: [
          "alcohol rub",
          "soap and water",
          "visibly dirty",
          "20 to 30 seconds",
          "visibly soiled hands",
          "soap if soiled",
        ],
        weight: 0.2,
      },
      {
        text: "gloves do not replace hand cleaning",
        accept: ["gloves do not replace", "wash after removing gloves", "gloves are not a substitute"],
        weight: 0.15,
      },
    ],
    avoid: [
      "Gloves replace hand washing.",
      "With gloves on, washing can be skipped.",
      "Alcohol rub kills everything, soap is outdated.",
      "Washing hands once after the whole round is enough.",
    ],
    link: "https://www.who.int/campaigns/world-hand-hygiene-day",
  },
  {
    id: "nursing-blood-sample-errors",
    family: "nursing",
    topic: "sample collection",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "deepener",
    title: "Taking a correct blood sample",
    frames: [
      "As {role}, how do you make sure that a blood sample is right, from the patient to the laboratory?",
      "Why are blood samples rejected by the laboratory, and how do you prevent each reason?",
    ],
    expected:
      "Most rejected samples are wrong before they reach the machine. I ask the patient to say the full name, and match it with the number on the form. I label the tube at the bedside after drawing, never before. I follow the order of draw, the blue coagulation tube, then the plain one, and EDTA later, because EDTA carried over gives a false high potassium. I fill the blue tube to the line and mix each by turning gently, since shaking breaks the cells. I remove the tourniquet within a minute and never draw above a running drip. Then I send it in time and note fasting or drugs.",
    points: [
      {
        text: "identify the patient, label at the bedside",
        accept: [
          "tube at the bedside",
          "say the full name",
          "label after drawing",
          "patient identification",
          "label at the bedside",
          "ask his full name",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "right order of draw",
        accept: [
          "order of draw",
          "blue coagulation tube",
          "tube order",
          "citrate tube first",
          "sequence of tubes",
        ],
        weight: 0.2,
      },
      {
        text: "fill to the line and mix gently",
        accept: [
          "fill the blue tube",
          "turning gently",
          "haemolysis",
          "shaking breaks",
          "fill up to the mark",
          "mix gently",
          "invert the tube",
        ],
        weight: 0.2,
      },
      {
        text: "tourniquet under a minute, not above a drip",
        accept: ["tourniquet within a minute", "above a running drip", "drip arm"],
        weight: 0.2,
      },
      {
        text: "send in time, note fasting or drugs",
        accept: [
          "send it in time",
          "note fasting",
          "time of collection",
          "transport in time",
          "send to the lab immediately",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "I label all tubes at the nursing station.",
      "Bed six is enough to know the patient.",
      "Shaking the tube hard mixes the blood well.",
      "Drawing above a running drip is fine.",
    ],
  },
  {
    id: "nursing-high-alert-drugs",
    family: "nursing",
    topic: "medication safety",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Giving high-alert drugs safely",
    frames: [
      "At {employer}, which drugs were high-alert, and how did you give one safely? Take me from the order to the chart.",
      "Which drugs are high-alert in your ward, and how do you give one safely, from the order to the bedside?",
    ],
    expected:
      "High-alert drugs are those where a small error can kill, like concentrated potassium, insulin, heparin and opioids. I check the order against the chart for right patient, drug, dose, route and time, and I ask about allergy. I identify the patient by name and hospital number, not by bed. A second nurse does her own calculation without seeing mine, then we compare, and both sign. Potassium never goes as a push, only diluted by pump. I label the syringe at once. If a phone order comes in an emergency, I write it and read it back. After giving, I watch and chart.",
    points: [
      {
        text: "name such drugs: potassium, insulin, heparin, opioids",
        accept: [
          "concentrated potassium",
          "insulin heparin",
          "heparin and opioids",
          "potassium chloride",
          "morphine and insulin",
        ],
        weight: 0.2,
      },
      {
        text: "the rights, with two identifiers",
        accept: ["dose route", "name and hospital number", "two identifiers", "right patient", "five rights"],
        weight: 0.2,
      },
      {
        text: "second nurse calculates on her own",
        accept: [
          "independent double check",
          "both nurses sign",
          "double check by second nurse",
          "second nurse does her calculation",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "potassium diluted, never pushed",
        accept: ["diluted by pump", "dilute potassium", "potassium only by infusion"],
        weight: 0.15,
      },
      {
        text: "label syringe, read back phone orders",
        accept: [
          "read it back",
          "label the syringe",
          "repeat verbal order",
          "label the drug",
          "write the phone order",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "The second nurse trusts my calculation and signs.",
      "Potassium may be pushed slowly in an emergency.",
      "Bed six is enough to know the patient.",
    ],
  },
  {
    id: "nursing-central-line-care",
    family: "nursing",
    topic: "central line",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Caring for a central line",
    frames: [
      "You list {skill}. How do you look after a central line day by day, when should it come out, and what if fever comes?",
      "How do you care for a central line every day, when do you ask to have it removed, and what if the patient gets fever?",
    ],
    expected:
      "At each shift I ask first whether the line is still needed, because the safest line is one that is out. I look at the site through the clear dressing for redness, pus or a loose edge. I change the clear dressing every seven days, or at once if it is damp or loose, and clean with chlorhexidine in alcohol and let it dry. Before each use I scrub the hub for about fifteen seconds. I flush with saline using push and pause. I keep the number of openings low. If there is fever without a clear source, I tell the doctor, and we take paired blood cultures.",
    points: [
      {
        text: "daily question whether it is still needed",
        accept: [
          "line is still needed",
          "remove early",
          "daily review of need",
          "safest line",
          "remove when not required",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "clear dressing watched and changed in 7 days",
        accept: [
          "change the clear dressing",
          "every seven days",
          "transparent dressing",
          "damp or loose",
          "check the site for redness",
        ],
        weight: 0.2,
      },
      {
        text: "chlorhexidine on the skin, left to dry",
        accept: ["chlorhexidine", "skin antisepsis", "let the skin dry"],
        weight: 0.2,
      },
      {
        text: "scrub the hub before use",
        accept: [
          "scrub the hub",
          "hub for about fifteen",
          "disinfect the port",
          "clean the hub",
          "scrub for 15 seconds",
        ],
        weight: 0.2,
      },
      {
        text: "fever: tell doctor, paired cultures",
        accept: [
          "fever without a clear",
          "blood culture",
          "culture from the line",
          "inform the doctor about fever",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "The line stays in until discharge.",
      "A fresh dressing each shift is safest.",
      "The hub is wiped only if it looks dirty.",
      "A new line goes in every week by routine.",
    ],
  },
  {
    id: "nursing-medication-error",
    family: "nursing",
    topic: "patient safety",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "A drug error by you",
    frames: [
      "What if, working as {role}, you gave a drug to the wrong patient? What do you do at once, and what after that?",
      "You realise that you gave the wrong dose ten minutes ago. What do you do, in which order?",
    ],
    expected:
      "The patient comes first. I stop the drug if it is running, check airway, pulse, pressure and sugar if it concerns insulin, and stay there. I call the doctor at once and say exactly what was given, how much and when, so that the antidote or monitoring can start. I tell the nurse in charge. I chart the fact truthfully with the time, and I do not erase anything. The doctor and I tell the patient or family honestly. Then I fill in the incident form, so that we find out why, perhaps look-alike vials. I learn from it, and I do not hide it.",
    points: [
      {
        text: "patient first: stop the drug and assess",
        accept: [
          "stop the drug",
          "patient comes first",
          "check airway",
          "check vitals",
          "monitor the patient",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "call the doctor with exact details",
        accept: [
          "call the doctor at",
          "what was given",
          "inform the physician",
          "antidote",
          "inform the doctor immediately",
        ],
        weight: 0.2,
      },
      {
        text: "chart truthfully, erase nothing",
        accept: [
          "chart the fact truthfully",
          "no alteration",
          "document the error",
          "write exactly what happened",
          "record it honestly",
        ],
        weight: 0.2,
      },
      {
        text: "tell the patient or family honestly",
        accept: [
          "patient or family honestly",
          "open disclosure",
          "tell the relatives",
          "inform the family",
          "tell the patient the truth",
        ],
        weight: 0.15,
      },
      {
        text: "incident form to find the cause",
        accept: ["incident form", "look-alike vials", "incident report", "why it happened", "root cause"],
        weight: 0.2,
      },
    ],
    avoid: [
      "I keep quiet and only watch the patient.",
      "I overwrite the entry so it looks correct.",
      "A harmless error can stay out of the chart.",
    ],
  },
];
