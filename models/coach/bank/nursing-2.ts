import type { EntryDraft } from "../entry.ts";

/** Nursing and allied health, part 2 of 2. */
export const nursing2: readonly EntryDraft[] = [
  {
    id: "nursing-sbar-handover",
    family: "nursing",
    topic: "handover",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Handing over a patient",
    frames: [
      "At {employer}, how did you hand over a patient at the end of a shift so that nothing was lost?",
      "How do you hand over one patient in two minutes, and how do you both make sure that nothing was missed? Show me an example.",
    ],
    expected:
      "I hand over at the bedside and use SBAR. Situation, this is bed six, second day after bowel surgery, now with a temperature of 38.6. Background, he is diabetic, with a drain and a central line, and allergic to penicillin. Assessment, pulse 110, drain is cloudy, pain is five, and I am worried about infection. Recommendation, the doctor has been called, cultures are sent, so please do vitals each hour and call if pressure falls under ninety. We check lines, pumps and drugs due together. The next nurse repeats the main points, and I include the patient.",
    points: [
      {
        text: "situation, background, assessment, recommendation",
        accept: ["isbar", "sbar", "situation and background", "background and assessment"],
        weight: 0.35,
        must: true,
      },
      {
        text: "at the bedside, with the patient",
        accept: ["at the bedside", "include the patient"],
        weight: 0.2,
      },
      {
        text: "lines, pumps and drugs due checked together",
        accept: [
          "drugs due",
          "check lines",
          "infusions together",
          "pending drugs and drips",
          "check the infusions",
        ],
        weight: 0.25,
      },
      {
        text: "the next nurse repeats the main points",
        accept: [
          "repeats the main points",
          "next nurse repeats",
          "closed loop",
          "read back",
          "next nurse says it back",
          "she repeats it back",
        ],
        weight: 0.2,
      },
    ],
    avoid: [
      "I hand over from memory at the desk.",
      "The file tells everything, so talking is unnecessary.",
      "Stable patients can be left out of the handover.",
    ],
  },
  {
    id: "nursing-hygiene-audit",
    family: "nursing",
    topic: "audit",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Raising hand hygiene compliance",
    frames: [
      "You wrote: {line}. How do you measure hand hygiene fairly, find the cause of lapses and raise it?",
      "Hand hygiene in your ward is at 70 percent. How do you measure it fairly, find the cause and raise it?",
    ],
    expected:
      "We watched for twenty minutes in each shift with the five-moment form, and counted actions done over chances, by staff group. I told people that it was for learning and not for blame, because a known audit changes behaviour, so I also used the quantity of rub consumed. The lowest moment was before touching the patient, and the cause was simple, the rub was at the door and not at the bed. We put a bottle on each bed, gave weekly feedback on a chart, and doctors joined as champions. Compliance rose from seventy one to ninety three percent in six months.",
    points: [
      {
        text: "direct observation: actions over chances",
        accept: [
          "counted actions done",
          "five-moment form",
          "direct observation",
          "actions over opportunities",
          "number of opportunities",
          "observe in every shift",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "being watched changes behaviour, so a second measure",
        accept: [
          "known audit changes",
          "quantity of rub",
          "hawthorne",
          "consumption of rub",
          "rub used per patient",
          "people behave when watched",
        ],
        weight: 0.15,
      },
      {
        text: "find the weakest moment and its cause",
        accept: [
          "lowest moment",
          "root cause",
          "which moment was missed",
          "reason for missing",
          "rub was at the door",
        ],
        weight: 0.2,
      },
      {
        text: "rub at every bed",
        accept: [
          "bottle on each bed",
          "point of care",
          "dispenser near bed",
          "hand rub near the bed",
          "bottle at every bedside",
        ],
        weight: 0.2,
      },
      {
        text: "weekly feedback and leaders who join",
        accept: [
          "weekly feedback",
          "champions",
          "feedback on a chart",
          "doctors joined",
          "display the results",
          "senior doctors as example",
        ],
        weight: 0.2,
      },
    ],
    avoid: [
      "Punishing staff raises compliance fastest.",
      "Posters alone raise compliance.",
      "Staff can report their own compliance truly.",
    ],
  },
  {
    id: "nursing-triage-rush",
    family: "nursing",
    topic: "triage",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Sorting patients in a rush",
    frames: [
      "In your time at {employer}, how did you decide who is seen first when many patients came at once?",
      "Ten patients come to emergency in ten minutes. How do you decide who is seen first?",
      "You list {skill}. Ten patients come at once: which signs send one straight to resuscitation, and what about the others?",
    ],
    expected:
      "I give each patient under a minute first, and I look at airway, breathing, circulation and consciousness, not at who came first or who shouts. No breathing, severe distress, shock, heavy bleeding, fits or being unresponsive goes to red, straight to the resuscitation area. Chest pain, a stroke within hours, or a high fever with confusion goes to yellow and soon, with an ECG in ten minutes for chest pain. Walking patients with small wounds are green and wait. I write the time and the vitals, and I check the waiting ones again, because a green can turn red. I tell families why.",
    points: [
      {
        text: "airway, breathing, circulation, consciousness decide",
        accept: ["airway breathing", "circulation and consciousness", "abc", "abcd"],
        weight: 0.3,
        must: true,
      },
      {
        text: "red signs go straight to resuscitation",
        accept: [
          "goes to red",
          "resuscitation area",
          "severe distress",
          "unresponsive",
          "unconscious patient first",
          "difficulty in breathing",
        ],
        weight: 0.2,
      },
      {
        text: "chest pain or stroke comes soon",
        accept: ["chest pain", "ecg in ten minutes", "stroke within"],
        weight: 0.15,
      },
      {
        text: "stable walking patients wait",
        accept: ["walking patients", "are green", "minor wounds", "minor injuries can wait"],
        weight: 0.15,
      },
      {
        text: "reassess those who wait",
        accept: [
          "waiting ones again",
          "green can turn red",
          "re-triage",
          "reassess",
          "check the waiting patients again",
        ],
        weight: 0.2,
      },
    ],
    avoid: [
      "First come, first served is the fair rule.",
      "Chest pain can wait for its turn.",
      "I take whoever shouts the most.",
    ],
  },
  {
    id: "nursing-vap-prevention",
    family: "nursing",
    topic: "ventilator care",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "Preventing ventilator pneumonia",
    frames: [
      "You list {skill}. Which measures do you take in every shift against pneumonia, and why each of them?",
      "How do you lower the risk of pneumonia in a patient on a ventilator, shift by shift?",
    ],
    expected:
      "Every shift I go through the bundle. The head end stays at thirty to forty five degrees, unless it is not allowed. I ask the doctor daily about a sedation break and a breathing trial, because the earlier the tube is out, the lower the risk. I give oral care and keep the cuff pressure at twenty to thirty centimetres of water. I suction only when needed, with aseptic method, and drain the tubing water away from the patient. I do not change the circuit by routine, only when it is soiled. We also start feeding and moving early, and I chart every item.",
    points: [
      {
        text: "head end raised 30 to 45 degrees",
        accept: ["head end", "head elevation", "30 to 45", "head up 30 degrees", "bed raised to 45 degrees"],
        weight: 0.25,
        must: true,
      },
      {
        text: "daily sedation break and breathing trial",
        accept: [
          "sedation break",
          "breathing trial",
          "early extubation",
          "sedation holiday",
          "early weaning from ventilator",
          "spontaneous breathing",
        ],
        weight: 0.25,
      },
      {
        text: "oral care and cuff pressure",
        accept: ["oral care", "cuff pressure", "mouth care"],
        weight: 0.2,
      },
      {
        text: "aseptic suction only when needed",
        accept: [
          "suction only when needed",
          "aseptic method",
          "closed suction",
          "drain the tubing water",
          "sterile suction",
        ],
        weight: 0.2,
      },
      {
        text: "no routine change of the circuit",
        accept: ["circuit by routine", "circuit only when soiled", "circuit when visibly dirty"],
        weight: 0.1,
      },
    ],
    avoid: [
      "The circuit is changed every day.",
      "The head end stays flat.",
      "Suction is done every hour by routine.",
      "Deep sedation is kept until extubation.",
    ],
  },
  {
    id: "nursing-deteriorating-patient",
    family: "nursing",
    topic: "code blue",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "A patient who gets worse",
    frames: [
      "What if a stable patient of yours at {employer} turns breathless at night, and then loses the pulse? What do you do?",
      "At three in the night your stable patient becomes drowsy and breathes fast. What do you do, and what if the pulse goes?",
    ],
    expected:
      "I do not wait for the round. I check the airway, sit him up, see the breathing rate, saturation, pulse, pressure, sugar and consciousness within two minutes. I start oxygen by the order or protocol, and ask a colleague to bring the crash trolley and the monitor. If the early warning score is high I call the rapid response team, and if there is no pulse I call code blue and start compressions at once, thirty to two, about one hundred and ten a minute. I check the IV access, note times, and give the doctor SBAR. I stay with the patient, and I tell the family later.",
    points: [
      {
        text: "full set of vitals and sugar in minutes",
        accept: [
          "saturation pulse",
          "within two minutes",
          "breathing rate",
          "vitals and sugar",
          "check all vitals",
          "check sugar and saturation",
        ],
        weight: 0.25,
      },
      {
        text: "oxygen and trolley by a colleague",
        accept: [
          "crash trolley",
          "start oxygen",
          "colleague to bring",
          "give oxygen",
          "bring the emergency trolley",
        ],
        weight: 0.2,
      },
      {
        text: "call rapid response or code blue early",
        accept: [
          "rapid response team",
          "call code blue",
          "early warning score",
          "call for help",
          "inform the doctor immediately",
          "call the doctor at once",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "no pulse: compressions at once",
        accept: ["start compressions", "thirty to two", "cpr", "chest compressions"],
        weight: 0.25,
      },
    ],
    avoid: [
      "I wait for the morning round.",
      "A sedative will settle his restlessness.",
      "I leave the patient and run for the doctor.",
    ],
  },
];
