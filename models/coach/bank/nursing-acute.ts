import type { EntryDraft } from "../entry.ts";

/** Nursing: the theatre and sepsis. */
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
          "tell the surgeon",
          "inform the surgeon",
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
      "I keep quiet, since the surgeon hurries.",
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
          "6 hours before",
          "fasting for six hours",
          "keep him fasting",
          "empty stomach",
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
      "I take the consent if the surgeon is busy.",
      "The hair is shaved with a razor.",
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
];
