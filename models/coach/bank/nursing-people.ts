import type { EntryDraft } from "../entry.ts";

/** Nursing: mothers, children, relatives, going home. */
export const nursingPeople: readonly EntryDraft[] = [
  {
    id: "nursing-angry-relatives",
    family: "nursing",
    topic: "relatives",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "Angry relatives at the desk",
    frames: [
      "What if ten relatives shout at you at {employer} that nobody is looking after their father? How do you calm them?",
      "Relatives are shouting at the nursing desk that nothing is being done. What do you say and do in the first minutes?",
    ],
    expected:
      "I stay at arm's distance with open hands and speak lower than they do. I ask one person, the son for example, to come and sit with me, because a crowd cannot listen. First I let him speak and say what I hear: you are afraid, since he is worse than yesterday. Then I tell only what I may, what has been done since morning and what comes next, and I bring the doctor within ten minutes for the rest. I do not promise a cure or blame the night shift. If somebody threatens or breaks things, I step back behind the door, call security, and the hospital files a complaint. Afterwards I write it down.",
    points: [
      {
        text: "calm voice and safe distance",
        accept: [
          "open hands",
          "speak lower than they",
          "arm's distance",
          "stay calm and polite",
          "low voice",
        ],
        weight: 0.2,
      },
      {
        text: "one family member, seated apart",
        accept: [
          "one person the son",
          "crowd cannot listen",
          "one spokesperson",
          "take one relative aside",
          "talk to one person",
        ],
        weight: 0.2,
      },
      {
        text: "listen and name the fear",
        accept: [
          "you are afraid",
          "say what i hear",
          "name the fear",
          "empathy",
          "listen to their worry",
          "understand their fear",
          "listen patiently",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "facts of what was done, doctor brought",
        accept: [
          "bring the doctor",
          "done since morning and what comes",
          "what comes next",
          "call the doctor",
          "explain the treatment given",
        ],
        weight: 0.2,
      },
      {
        text: "security when threatened, written down",
        accept: ["threatens or breaks", "code violet", "call security"],
        weight: 0.15,
      },
    ],
    avoid: [
      "It was the fault of the night shift.",
      "I promise them that he will surely recover.",
      "I shout back so that they listen.",
    ],
  },
  {
    id: "nursing-discharge-teachback",
    family: "nursing",
    topic: "discharge teaching",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Teaching before going home",
    frames: [
      "As {role}, how do you make sure that a patient who goes home really knows what to do?",
      "A farmer with heart failure goes home tomorrow and cannot read. How do you teach him and know that he understood?",
    ],
    expected:
      "I begin a day before, not at the gate, and I call the person who cooks and gives the tablets. I use his language and three messages only: weight every morning, less salt and no missed tablet. For the tablets I draw a sun and a moon on the strips. Then I ask him to show me, so that I see whether I explained it well, for example what will you do if the weight goes up by two kilos in two days. I do not ask have you understood. He gets warning signs with a phone number, and the date of the next visit. I note what was taught, and a call follows after three days.",
    points: [
      {
        text: "start early, with the family member who helps",
        accept: [
          "day before not at",
          "person who cooks",
          "family member who",
          "start a day before",
          "teach the family also",
        ],
        weight: 0.2,
      },
      {
        text: "few messages in own language, pictures",
        accept: [
          "three messages",
          "sun and a moon",
          "pictures on the strips",
          "in his language",
          "simple pictures",
        ],
        weight: 0.2,
      },
      {
        text: "ask the patient to show or say it back",
        accept: [
          "ask him to show",
          "teach back",
          "patient repeats the doses",
          "ask him to repeat",
          "repeat it in his own words",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "warning signs with phone number and date",
        accept: ["warning signs", "when to come back with swelling", "danger signs", "date of follow up"],
        weight: 0.2,
      },
      {
        text: "taught points noted, call later",
        accept: ["call follows", "note what was taught"],
        weight: 0.1,
      },
    ],
    avoid: [
      "A nod is proof that he has understood.",
      "All teaching happens at the gate while leaving.",
      "A printed leaflet teaches him enough.",
    ],
  },
  {
    id: "nursing-pph",
    family: "nursing",
    topic: "maternity",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Heavy bleeding after birth",
    frames: [
      "You list {skill}. A mother bleeds heavily twenty minutes after a normal birth. What do you do, in which order?",
      "Twenty minutes after a normal birth the pad is soaked and the womb is soft. Tell me your next ten minutes.",
    ],
    expected:
      "I call for help and do not leave her. With one hand I rub the womb until it is hard, because in most cases it simply does not contract. At the same time a colleague puts two wide cannulas and takes blood for cross match. Oxytocin ten units goes in the muscle or by drip, and tranexamic acid one gram slowly in the vein, within three hours of birth. Then I empty the bladder, see if the placenta is whole and look for tears. I weigh the pads, since eyes guess too little, and take pulse and pressure every five minutes. If it goes on, a balloon goes in and we shift her to a centre with blood.",
    points: [
      {
        text: "shout for help and stay with the mother",
        accept: ["call for help", "not leave her", "call the doctor", "shout for help"],
        weight: 0.15,
      },
      {
        text: "rub the womb and give oxytocin",
        accept: [
          "rub the womb",
          "oxytocin ten units",
          "uterine massage",
          "fundal massage",
          "massage the uterus",
          "massage the fundus",
          "oxytocin injection",
        ],
        weight: 0.3,
        must: true,
      },
      { text: "tranexamic acid within three hours", accept: ["tranexamic acid", "txa"], weight: 0.2 },
      {
        text: "bladder, placenta and tears checked",
        accept: [
          "placenta is whole",
          "look for tears",
          "empty the bladder",
          "check the placenta",
          "check for tears",
          "catheterise the bladder",
        ],
        weight: 0.2,
      },
      {
        text: "weigh the pads, two lines, blood ready",
        accept: [
          "weigh the pads",
          "cross match",
          "two wide cannulas",
          "arrange blood",
          "two large bore cannulas",
          "estimate the blood loss",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "Packing the vagina with gauze is the first step.",
      "Oxytocin can wait until the doctor comes.",
      "Bleeding that soaks a pad is normal after birth.",
    ],
  },
  {
    id: "nursing-vaccine-cold-chain",
    family: "nursing",
    topic: "vaccination",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Keeping vaccines good",
    frames: [
      "You list {skill}. How do you keep vaccines good, which open vial may be used again, and what do you do after the dose?",
      "At a vaccination session, how do you make sure that each vial is good from the fridge to the child, and what comes after the dose?",
    ],
    expected:
      "Vaccines stay at two to eight degrees, and I write the fridge temperature twice a day. Before use I look at the vial monitor: the inner square must be lighter than the ring, otherwise I throw it away. I shake the ones that freezing spoils, like pentavalent and Td, because a frozen vial settles fast. In the carrier I use conditioned ice packs, not hard frozen ones. Open pentavalent, OPV or Td may be used for twenty eight days if kept well and dated. BCG and measles rubella, once mixed, go after four hours. The child waits thirty minutes, I tell the mother four messages, and I report any serious event.",
    points: [
      {
        text: "two to eight degrees, recorded twice a day",
        accept: ["two to eight degrees", "fridge temperature twice", "cold chain"],
        weight: 0.25,
        must: true,
      },
      { text: "vial monitor read before use", accept: ["vial monitor", "inner square", "vvm"], weight: 0.2 },
      {
        text: "freezing spoils some vaccines",
        accept: ["freezing spoils", "conditioned ice packs", "shake test", "must not be frozen"],
        weight: 0.15,
      },
      {
        text: "open vials: 28 days, or four hours for mixed ones",
        accept: [
          "twenty eight days",
          "mixed go after four hours",
          "open vial policy",
          "reconstituted within four hours",
        ],
        weight: 0.25,
      },
      {
        text: "wait thirty minutes, report events",
        accept: [
          "waits thirty minutes",
          "aefi",
          "serious event",
          "observe for 30 minutes",
          "half an hour waiting",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "Every vaccine is best kept in the freezer.",
      "A mixed measles vial can be kept for tomorrow.",
      "Hard frozen ice packs keep them safest.",
    ],
  },
];
