import type { EntryDraft } from "../entry.ts";

/** Quality, order and safety in plants and on sites. */
export const engineering6: readonly EntryDraft[] = [
  {
    id: "engineering-control-chart",
    family: "engineering",
    topic: "quality",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Inside the limits, yet changed",
    frames: [
      "A control chart shows eight points above the centre line, all inside the limits. What does it mean, what do you do, and where do its limits come from?",
      "You list {skill}. Eight points run on one side of a control chart, inside its limits. What do you do, and how do its limits differ from the tolerance?",
      "At {employer}, eight points in a row lie above the centre of a control chart. What do you do, and how do its limits differ from the tolerance?",
    ],
    expected:
      "The parts may all be good, and still something has changed. Control limits come from the process itself, at three sigma, and the tolerance comes from the customer, so I never draw one for the other. Eight points on one side are a signal even if none is outside, because by pure chance it happens less than once in a hundred. I do not turn the knob blindly. I ask what changed at that time, such as a new batch, tool, operator or gauge, and check the parts since the last good sample. When the cause is found I write it on the chart. Later I look at Cpk, where 1.33 is usually asked.",
    points: [
      {
        text: "control limits come from the process, tolerance from the customer",
        accept: [
          "limits come from the process",
          "three sigma",
          "tolerance comes from the customer",
          "limits from process data",
          "tolerance from the drawing",
        ],
        weight: 0.25,
      },
      {
        text: "a run on one side is a signal",
        accept: [
          "by pure chance",
          "shift of the mean",
          "special cause",
          "assignable cause",
          "process has shifted",
          "mean has shifted",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "find what changed: batch, tool, operator or gauge",
        accept: [
          "batch tool operator",
          "what changed at that time",
          "man machine material method",
          "new batch or tool",
          "change of operator",
        ],
        weight: 0.25,
      },
      {
        text: "parts since the last good sample checked",
        accept: [
          "since the last good sample",
          "segregate the parts",
          "recheck the lot",
          "check parts made since",
        ],
        weight: 0.2,
      },
    ],
    avoid: [
      "Inside the limits means that the process has stayed the same.",
      "Draw the customer's tolerance as control limits.",
      "Turn the setting back to the centre at once.",
    ],
  },
  {
    id: "engineering-mixed-part-complaint",
    family: "engineering",
    topic: "quality",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Wrong parts at a customer",
    frames: [
      "You wrote: {line}. When a wrong part reaches a customer, what do you do on the first day and after?",
      "A customer's line stopped because wrong parts were mixed in your box. What do you do on the first day and after?",
      "What if a customer of {employer} sends a photo of a wrong part in your box? What do you do today and later?",
      "You list {skill}. Wrong parts reached a customer; how do you contain it and stop it for good?",
    ],
    expected:
      "On the first day I protect the customer. I ask for the lot number, send two people to sort his stock, and block the same lots in our store, in transit and on the line. Checked parts go out with a green mark. He gets a first reply within 24 hours, with facts and no guesses. Then a small team asks two whys, why it was made and why we did not catch it. In one case both bins stood side by side and the parts looked alike. We built a fixture which the wrong part cannot enter, and changed the control plan and the FMEA. I watch three lots before I close the 8D.",
    points: [
      {
        text: "sort and block stock at customer, transit and store",
        accept: ["sort his stock", "block the same lots", "containment of stock", "quarantine the lot"],
        weight: 0.3,
        must: true,
      },
      {
        text: "first reply within 24 hours with facts",
        accept: [
          "within 24 hours",
          "first reply within a day",
          "facts and no guesses",
          "reply in one day",
          "reply the same day",
        ],
        weight: 0.15,
      },
      {
        text: "cause of making and cause of escape",
        accept: ["small team asks two whys", "why it escaped", "root cause of escape"],
        weight: 0.2,
      },
      {
        text: "a fixture that the wrong part cannot enter",
        accept: ["wrong part cannot enter", "poka yoke", "error proofing", "mistake proofing"],
        weight: 0.2,
      },
      {
        text: "control plan and FMEA changed, lots watched",
        accept: ["control plan", "fmea", "watch three lots", "close the 8d"],
        weight: 0.15,
      },
    ],
    avoid: [
      "Tell the operator to be careful and close the complaint.",
      "Wait for the returned parts before acting.",
    ],
  },
  {
    id: "engineering-incoming-lot",
    family: "engineering",
    topic: "quality",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Accepting a lot of castings",
    frames: [
      "Five hundred castings arrive from a supplier. How do you decide whether to accept the lot, and what do you do if it fails?",
      "You list {skill}. A lot of five hundred castings arrives. How do you choose and check a sample, and what do you do if the lot fails?",
      "At {employer}, how did you check an incoming lot, and what happened when it failed?",
    ],
    expected:
      "I check the papers first, which are the purchase order, heat number and test certificate, and keep the lot in the yellow quarantine area. Then I take a sample by the plan. For 500 pieces at normal level that is fifty, taken from all boxes and not from the top. At an AQL of one percent I accept with one bad piece and reject with two. A critical size such as the bore I measure with a calibrated gauge. If it fails, it gets a red tag, and purchase and the supplier get photos. It can be used only if design signs a deviation. Checking all pieces costs more, and tired eyes still miss some.",
    points: [
      {
        text: "certificate and papers checked, lot in quarantine",
        accept: ["heat number", "test certificate", "quarantine area"],
        weight: 0.2,
      },
      {
        text: "sample by a plan, from all boxes",
        accept: ["taken from all boxes", "aql", "pieces at normal level", "sampling plan", "random sample"],
        weight: 0.3,
        must: true,
      },
      {
        text: "accept and reject number",
        accept: ["reject with two", "accept with one bad piece", "acceptance number"],
        weight: 0.15,
      },
      {
        text: "critical sizes with a calibrated gauge",
        accept: ["calibrated gauge", "critical size", "critical dimension"],
        weight: 0.1,
      },
      {
        text: "failed: red tag, supplier told, signed deviation",
        accept: ["signs a deviation", "supplier get photos", "rejection note", "concession"],
        weight: 0.25,
      },
    ],
    avoid: [
      "Check the top layer, since the rest is the same.",
      "Hundred percent checking finds every bad piece.",
      "Ten percent of any lot is a fair sample.",
    ],
  },
  {
    id: "engineering-work-at-height",
    family: "engineering",
    topic: "safety",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Before a man climbs up",
    frames: [
      "A welder must work on a pipe rack eight metres up. What do you check before he climbs?",
      "You list {skill}. How do you make sure that a welder at eight metres works and comes down safely?",
      "At {employer}, what did you check before you signed a permit for work at height?",
    ],
    expected:
      "I ask first whether the job can be done on the ground, since that is the safest height. If not, I want a scaffold with today's green tag, full planks, toe boards and rails. The welder wears a full body harness with two lanyards, hooked above his head on something strong, so that one hook is always fixed while he moves. Tools hang on strings, and the area below is barricaded with a watcher. He must be medically fit. If wind or rain comes, we stop. The permit with all names hangs at the place. I also plan the rescue, because a man hanging in a harness must be down in a few minutes.",
    points: [
      {
        text: "scaffold tagged today, with planks and rails",
        accept: ["green tag", "toe boards", "scaffold is checked", "inspected scaffold"],
        weight: 0.2,
      },
      {
        text: "full body harness with two lanyards hooked above",
        accept: ["full body harness", "two lanyards", "double lanyard", "lifeline", "full harness"],
        weight: 0.3,
        must: true,
      },
      {
        text: "area below barricaded, tools tied",
        accept: [
          "below is barricaded",
          "tools hang on strings",
          "falling objects",
          "barricade the area",
          "tool lanyard",
        ],
        weight: 0.2,
      },
      {
        text: "medically fit, no wind or rain, permit",
        accept: ["medically fit", "wind or rain", "height pass", "medical fitness"],
        weight: 0.15,
      },
      {
        text: "rescue planned for a hanging man",
        accept: ["plan the rescue", "hanging in a harness", "rescue plan"],
        weight: 0.15,
      },
    ],
    avoid: ["A waist belt is lighter and does the job.", "Hook the lanyard to the nearest cable tray."],
  },
  {
    id: "engineering-tank-entry",
    family: "engineering",
    topic: "safety",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Going inside a tank",
    frames: [
      "A fitter has to go inside a tank that held chemicals. What do you prepare, and what if he falls down inside?",
      "What if a helper at {employer} faints inside a tank? What must have been ready before he went in, and what do you do now?",
      "You list {skill}. What must be true before anybody enters a closed tank, and what if he faints inside?",
    ],
    expected:
      "First I ask if the job can be done from outside. The tank is emptied and washed, and every pipe is blinded or taken off, because a closed valve can leak. I blow in fresh air, and a trained person tests oxygen, which must be between 19.5 and 23.5 percent, then flammable gas, well under ten percent of LEL, and then poison gas such as H2S. He tests again every hour. Lamps are 24 volts. A man stands at the manhole with a list and a line, and never leaves. If the fitter falls, he raises the alarm and pulls him by the tripod. Nobody jumps in without a breathing set, since many of the dead are rescuers.",
    points: [
      {
        text: "pipes blinded or taken off",
        accept: ["pipe is blinded", "blind the lines", "closed valve can leak", "spade the lines"],
        weight: 0.2,
      },
      {
        text: "oxygen, flammable and poison gas tested again and again",
        accept: [
          "tests oxygen",
          "gas test",
          "percent of lel",
          "oxygen level",
          "check oxygen and gas",
          "gas testing",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "fresh air blown in and 24 volt lamps",
        accept: [
          "blow in fresh air",
          "24 volts",
          "forced ventilation",
          "air blower",
          "ventilation by blower",
          "24 volt lamp",
        ],
        weight: 0.15,
      },
      {
        text: "attendant stays at the manhole",
        accept: ["stands at the manhole", "standby person", "hole watch"],
        weight: 0.15,
      },
      {
        text: "rescue from outside, nobody jumps in",
        accept: [
          "by the tripod",
          "without a breathing set",
          "rescue with breathing apparatus",
          "pull him from outside",
        ],
        weight: 0.2,
      },
    ],
    avoid: ["A dust mask protects a person inside the tank.", "A closed valve is as good as a blind."],
  },
  {
    id: "engineering-five-s-lasting",
    family: "engineering",
    topic: "lean",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Making 5S last",
    frames: [
      "You wrote: {line}. How do you begin such a thing in a dirty area, and how do you make it last?",
      "Many shops begin 5S and lose it in three months. How would you begin it on a shop floor and make it last?",
      "You list {skill}. Tell me how you would begin 5S in a dirty tool room and make it last.",
      "At {employer}, how would you begin 5S in one area so that it is still clean after three months?",
    ],
    expected:
      "I begin with one small area, such as the tool crib, and take a photo before. We red tag everything that nobody used for a month and remove it, because a tidy heap is still a heap. Then each tool gets a shadow on the board and a label, so that a missing one shows in two seconds. Cleaning is also inspection, for example a drop of oil tells of a leaking seal. To make it last, the operators write the standard themselves with a photo, it takes ten minutes of each shift, and I audit it every Friday with marks on the board. If I miss two Fridays it dies, so my own time is the real cost.",
    points: [
      {
        text: "red tag and remove what nobody used",
        accept: ["red tag", "remove unused things", "sort out what is not needed"],
        weight: 0.2,
      },
      {
        text: "a marked place for each tool",
        accept: [
          "shadow on the board",
          "shadow board",
          "place for each tool",
          "fixed place for everything",
          "label every place",
        ],
        weight: 0.2,
      },
      {
        text: "cleaning is also inspection",
        accept: ["cleaning is also inspection", "drop of oil", "find leaks while cleaning"],
        weight: 0.2,
      },
      {
        text: "operators write the standard with a photo",
        accept: ["operators write the standard", "standard with a photo", "ten minutes of each shift"],
        weight: 0.15,
      },
      {
        text: "audit every week with marks shown",
        accept: ["audit it every friday", "weekly audit", "marks on the board", "5s audit"],
        weight: 0.25,
        must: true,
      },
    ],
    avoid: ["One big cleaning day before the visit is 5S.", "5S is the job of the cleaning staff."],
  },
];
