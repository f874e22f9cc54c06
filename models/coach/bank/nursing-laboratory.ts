import type { EntryDraft } from "../entry.ts";

/** In a medical laboratory. */
export const nursingLaboratory: readonly EntryDraft[] = [
  {
    id: "nursing-lab-swapped-reports",
    family: "nursing",
    topic: "laboratory incidents",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Two reports exchanged",
    frames: [
      "You notice at noon that the reports of two patients were exchanged in the morning, and both have gone out. What do you do?",
      "You work as {role}. Two patients have each got the other's report. What do you do now, and what do you change?",
      "At {employer}, two patients have got each other's report. What do you do in the first hour, and what do you change?",
    ],
    expected:
      "I act before I look for who did it, because somebody may be treated on the wrong figure now. I ring both treating doctors and both patients, say plainly that the reports are exchanged, and ask that nothing is done on them. The wrong reports are withdrawn in the software with a note, and corrected reports go out marked as such. Then I compare tubes, forms and bar codes, and run both samples again, or collect fresh ones if there is any doubt about the tubes. I look at the samples beside them in the rack. The incident is written down, and the cause cured: label at the bedside with two identifiers, bar code scanned before printing.",
    points: [
      {
        text: "doctors and patients told at once",
        accept: [
          ...["ring both treating doctors", "call inform the doctor", "inform both the doctors"],
          ...["call the patients immediately", "tell the doctors not to treat", "inform patient honestly"],
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "wrong reports withdrawn, corrected ones marked",
        accept: [
          ...["withdrawn in the software", "corrected reports go out", "recall the report"],
          ...["take back the report", "cancel the reports", "amended report"],
          ...["issue corrected report", "collect the wrong reports"],
        ],
        weight: 0.15,
      },
      {
        text: "samples compared and run again",
        accept: [
          ...["run both samples again", "collect fresh ones", "repeat the test", "fresh sample"],
          ...["recheck the samples", "check the tube labels", "compare tubes", "recollect the sample"],
        ],
        weight: 0.2,
      },
      {
        text: "others of that run looked at, incident written",
        accept: [
          ...["samples beside them", "incident is written", "check other samples", "incident report"],
          ...["same batch", "inform the in charge", "lab incharge informed", "non conformance"],
        ],
        weight: 0.15,
      },
      {
        text: "cause cured: two identifiers, bar codes",
        accept: [
          ...["two identifiers", "bar code scanned", "barcode system", "check name and id"],
          ...["label at the bedside", "double check before release", "patient id and name"],
          ...["second person verify", "uhid number"],
        ],
        weight: 0.2,
      },
    ],
    avoid: ["The patients will notice it themselves.", "Correct it in the software and say nothing."],
  },
  {
    id: "nursing-lab-centrifuge-break",
    family: "nursing",
    topic: "laboratory incidents",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "A tube breaks in the centrifuge",
    frames: [
      "You hear a tube of blood break in the running centrifuge. What do you do, in order?",
      "You work as {role}, and a blood tube breaks in the running centrifuge. What do you do, step by step?",
      "At {employer}, a tube of blood breaks in the running centrifuge. What do you do, step by step?",
    ],
    expected:
      "I switch it off and keep the lid shut for about thirty minutes, because a fine mist of blood hangs inside and would be breathed in. Then I wear thick gloves over the thin ones, a gown, a mask, best an N95, and goggles. Glass I never take with my fingers, only with forceps, into the puncture proof box. The bucket and the rotor go into a disinfectant that does not eat metal, since bleach corrodes them, and the bowl is wiped twice. I ask for a new sample. I write an incident, and look why: a cracked tube, no balance, or too much speed.",
    points: [
      {
        text: "stopped, lid kept shut for a time",
        accept: [
          ...["switch it off and keep the lid shut", "thirty minutes", "do not open the lid"],
          ...["wait for 30 minutes", "keep closed", "aerosol settle", "not open immediately"],
          ...["stop the centrifuge", "wait half an hour"],
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "gloves, mask, goggles",
        accept: [
          ...["thick gloves", "N95", "wear ppe", "gloves and mask", "wear gloves", "goggles and gown"],
          ...["face shield", "personal protective", "apron and mask"],
        ],
        weight: 0.2,
      },
      {
        text: "glass by forceps into the sharps box",
        accept: [
          ...["only with forceps", "puncture proof", "with forceps", "sharps container"],
          ...["pick glass with forceps", "blue container", "white container", "tongs for glass"],
        ],
        weight: 0.2,
      },
      {
        text: "disinfected, metal parts not by bleach",
        accept: [
          ...["does not eat metal", "hypochlorite", "disinfect the centrifuge", "clean with disinfectant"],
          ...["70 percent alcohol", "sodium hypochlorite", "clean the rotor", "wipe the bowl"],
        ],
        weight: 0.15,
      },
      {
        text: "sample asked again, incident and cause",
        accept: [
          ...["ask for a new sample", "write an incident", "recollect the sample", "balance the tubes"],
          ...["fresh sample", "incident form", "check the balance", "cracked tube", "tubes not balanced"],
        ],
        weight: 0.15,
      },
    ],
    avoid: ["Open it at once to save the other tubes.", "Bleach is best for the metal rotor."],
  },
  {
    id: "nursing-lab-low-platelets",
    family: "nursing",
    topic: "laboratory",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "Platelets too low to believe",
    frames: [
      "The counter gives platelets of 22,000 in a well man without any bleeding. Do you report it? How do you find out?",
      "You work as {role}. Platelets come at 22,000 and the man looks well. How do you find out if it is true?",
      "At {employer}, the cell counter gives 22,000 platelets in a healthy looking man. How do you check it before it goes out?",
    ],
    expected:
      "A machine counts what flows past it, and platelets that stick together count as nothing or as white cells. So first I look into the tube for a clot, since a slow collection clots. I read the flags and the histogram. Then I make a smear and look at its edge and tail: clumps there mean that the count is false. Often EDTA itself makes them clump. I ask for a new sample in citrate, count it at once, and multiply by 1.1 for the dilution. If the smear shows few, it is true and critical, so I phone the doctor, since it may be dengue.",
    points: [
      {
        text: "clot in the tube looked for",
        accept: [
          ...["tube for a clot", "slow collection", "check for clot", "clotted sample", "clot in edta"],
          ...["check sample for clot", "small clots"],
        ],
        weight: 0.2,
      },
      {
        text: "smear looked at for clumps",
        accept: [
          ...["make a smear", "clumps there", "peripheral smear", "platelet clumps", "see the slide"],
          ...["microscope for platelets", "manual platelet count", "smear examination"],
          ...["clumping of platelets", "check under microscope"],
        ],
        weight: 0.35,
        must: true,
      },
      {
        text: "new sample, also in citrate",
        accept: [
          ...["new sample in citrate", "EDTA itself", "repeat with citrate", "sodium citrate tube"],
          ...["fresh sample", "citrate vial", "recollect the sample", "blue top tube", "repeat the sample"],
        ],
        weight: 0.2,
      },
      {
        text: "flags, histogram and earlier count read",
        accept: [
          ...["flags and the histogram", "histogram", "check the flag", "previous report"],
          ...["old platelet count", "machine flags", "rerun the sample", "run again on the analyser"],
        ],
        weight: 0.1,
      },
      {
        text: "true: doctor rung as critical",
        accept: [
          ...["true and critical", "phone the doctor", "inform the doctor", "critical alert"],
          ...["call the doctor", "panic value", "inform immediately", "critical value register"],
        ],
        weight: 0.15,
      },
    ],
    avoid: ["What the counter prints goes out as it is.", "Shaking the tube hard dissolves the clumps."],
  },
  {
    id: "nursing-lab-analyser-down",
    family: "nursing",
    topic: "laboratory",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "The analyser is down",
    frames: [
      "The biochemistry analyser fails at eight in the morning with 120 samples waiting. How do you get through the day?",
      "You work as {role}. The main analyser fails at eight with 120 samples waiting. How do you get through the day?",
      "At {employer}, the main analyser fails at eight with 120 samples waiting. What is done first, and whom do you tell?",
    ],
    expected:
      "First I sort and do not repair: emergency, ICU and dialysis samples go to the small back-up machine or by hand, since their treatment waits. I note the error code, restart once, and ring the service engineer. Meanwhile all other samples are spun and separated, and the serum goes into the fridge with labels, because glucose falls and potassium rises on the cells. What cannot wait goes to our partner laboratory. I tell the wards and the front desk a time that I believe. After the repair I calibrate, run both controls, and repeat a few samples from before. Only then results go out.",
    points: [
      {
        text: "urgent samples first, by another way",
        accept: [
          ...["sort and do not repair", "back-up machine", "emergency samples first", "icu samples first"],
          ...["urgent samples first", "stat samples", "semi auto analyser", "backup analyser"],
          ...["priority to emergency", "manual method"],
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "error read, engineer called",
        accept: [
          ...["note the error code", "service engineer", "call the engineer", "inform the company"],
          ...["complaint number", "biomedical engineer", "basic troubleshooting", "restart the machine"],
        ],
        weight: 0.15,
      },
      {
        text: "other samples separated and kept cold",
        accept: [
          ...["spun and separated", "serum goes into the fridge", "separate the serum", "store the samples"],
          ...["store at 2 to 8", "refrigerate the serum", "centrifuge and store", "aliquot the samples"],
        ],
        weight: 0.2,
      },
      {
        text: "wards told a time, or sent to another laboratory",
        accept: [
          ...["partner laboratory", "tell the wards", "inform the wards", "outsource the samples"],
          ...["send to other lab", "inform the reception", "inform doctors about delay"],
          ...["refer lab", "inform the delay"],
        ],
        weight: 0.2,
      },
      {
        text: "calibrated and controls run before results",
        accept: [
          ...["calibrate, run both controls", "repeat a few samples", "run qc", "calibration after repair"],
          ...["controls after repair", "check qc before reporting", "run the controls", "qc pass"],
        ],
        weight: 0.2,
      },
    ],
    avoid: ["After a restart the results can go out at once.", "Blood can stand unspun until evening."],
  },
];
