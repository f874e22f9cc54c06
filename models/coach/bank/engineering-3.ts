import type { EntryDraft } from "../entry.ts";

/** Mechanical engineering: machines, maintenance, machining and welding. */
export const engineering3: readonly EntryDraft[] = [
  {
    id: "engineering-fan-vibration",
    family: "engineering",
    topic: "maintenance",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "Vibration that keeps rising",
    frames: [
      "You wrote: {line}. What does a vibration reading tell you, and how do you get from it to the cause?",
      "A fan's vibration went from 3 to 8 millimetres per second in a month. How do you find out why?",
      "Your resume names {skill}. A big fan vibrates more every week; how do you find the cause before it fails?",
      "At {employer}, a blower shakes more every week. Which readings do you take, and what does each tell you?",
    ],
    expected:
      "First I trust the trend and not one reading, so I measure again at the same points, in three directions, at the same load. Then I look at the frequency. If most of it stands at one times the running speed, I think of imbalance, often dust on the blades or a worn blade. A high peak at twice the speed, with axial movement, points to misalignment. High frequencies with heat and noise mean the bearing. I also check the foundation bolts and a soft foot, because looseness can look like anything. I clean and tighten first, as it costs little, then balance or align, and compare with the old baseline.",
    points: [
      {
        text: "measure the trend at the same points",
        accept: [
          "same points in three directions",
          "trust the trend",
          "old baseline",
          "vibration trend",
          "compare with last month",
          "horizontal vertical and axial",
        ],
        weight: 0.2,
      },
      {
        text: "one times the speed means imbalance",
        accept: ["imbalance", "unbalance", "dust on the blades", "worn blade"],
        weight: 0.25,
        must: true,
      },
      {
        text: "twice the speed points to misalignment",
        accept: [
          "misalignment",
          "peak at twice the speed",
          "axial movement",
          "coupling out of line",
          "coupling alignment",
        ],
        weight: 0.2,
      },
      {
        text: "high frequency with heat and noise means the bearing",
        accept: ["high frequencies with heat", "bearing noise", "bearing frequency"],
        weight: 0.15,
      },
      {
        text: "foundation bolts and soft foot checked for looseness",
        accept: ["foundation bolts", "soft foot", "loose base bolts"],
        weight: 0.2,
      },
    ],
    avoid: ["A new bearing is the cure for any vibration."],
  },
  {
    id: "engineering-shutdown-plan",
    family: "engineering",
    topic: "maintenance",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "A shutdown of two days",
    frames: [
      "You wrote: {line}. How do you plan such a stop so that no job, spare or permit is missing?",
      "You get the plant for only 48 hours of shutdown. How do you plan it so that nothing is left over?",
      "Suppose {employer} gives you two days of shutdown. How do you plan the jobs, the people and the start-up?",
      "You work as {role}. How do you prepare a yearly shutdown so that the plant starts again on time?",
    ],
    expected:
      "Four weeks before, I freeze the job list with production, and each job gets hours, people, tools and spares. I find the longest chain of jobs, the critical path, because one late coupling there delays the whole start. Then I check that every spare lies in our store and is not only on order, and that the crane and the contractor are booked. Permits and isolations are drawn up a day before, so that nobody waits at eight in the morning. During the shutdown we meet every six hours and compare with the plan. I keep the last four hours for the trial run, and hand over in writing.",
    points: [
      {
        text: "job list frozen, with hours and people for each",
        accept: [
          "freeze the job list",
          "fixed list of jobs",
          "shutdown job list",
          "list of all jobs",
          "manpower for each job",
        ],
        weight: 0.2,
      },
      {
        text: "critical path decides the end",
        accept: ["critical path", "longest chain of jobs", "longest job decides"],
        weight: 0.25,
      },
      {
        text: "spares, crane and contractor ready before",
        accept: [
          "every spare lies in our store",
          "crane and the contractor",
          "spares are available before",
          "spares in hand",
          "arrange spares before",
        ],
        weight: 0.2,
      },
      {
        text: "permits and isolations ready the day before",
        accept: ["permits and isolations", "permits made in advance"],
        weight: 0.15,
      },
      {
        text: "progress compared with the plan, start-up trial at the end",
        accept: [
          "meet every six hours",
          "compare with the plan",
          "last four hours for the trial",
          "review every few hours",
          "trial run at the end",
        ],
        weight: 0.2,
      },
    ],
    avoid: ["New jobs may join until the last day."],
  },
  {
    id: "engineering-hydraulic-slow",
    family: "engineering",
    topic: "hydraulics",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "A press that became slow",
    frames: [
      "A hydraulic press moves slowly and does not build full pressure. What do you check, and in which order?",
      "You list {skill}. A cylinder became slow this week; how do you find the weak part?",
      "At {employer}, a hydraulic cylinder loses speed as the oil gets hot. How do you find the part that leaks inside?",
    ],
    expected:
      "I start with the cheap things, which are oil level, oil temperature, a choked suction filter and leaks outside. Above about sixty degrees the oil gets thin and everything slows. Then I put a gauge near the pump. If the pressure does not come up with the line blocked, I look at the relief valve, which may be dirty or set low, and then at a worn pump. If the pump is good, I run the rod to its end, open the return hose and press again. Oil coming out there means that the piston seal passes. If not, the direction valve leaks. Before I open any hose, I lower the load and release the accumulator.",
    points: [
      {
        text: "oil level, temperature, filter and outside leaks",
        accept: ["choked suction filter", "oil level oil temperature", "hot oil gets thin"],
        weight: 0.25,
      },
      {
        text: "pump pressure tested with a gauge and the line blocked",
        accept: ["gauge near the pump", "pressure with the line blocked", "check the pump pressure"],
        weight: 0.25,
        must: true,
      },
      {
        text: "relief valve dirty or set low",
        accept: ["relief valve", "pressure setting valve"],
        weight: 0.2,
      },
      {
        text: "piston seal that passes oil",
        accept: [
          "piston seal",
          "cylinder seal passing",
          "oil comes from the return hose",
          "internal leakage of cylinder",
          "worn piston seal",
        ],
        weight: 0.2,
      },
      {
        text: "load lowered and accumulator released first",
        accept: ["release the accumulator", "lower the load", "depressurise the system"],
        weight: 0.1,
      },
    ],
    avoid: ["Tighten the relief valve until the press is fast.", "Thicker oil cures an inside leak."],
  },
  {
    id: "engineering-weld-porosity",
    family: "engineering",
    topic: "welding",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Gas holes in a weld",
    frames: [
      "The X-ray of a weld shows porosity. What caused it, how do you repair it, and what do you change?",
      "Your resume names {skill}. Small round holes keep showing in the joints. Which causes do you look at, and how do you repair them?",
      "On a job of {employer}, two joints are rejected for gas holes. How do you find the cause, repair them and prevent more?",
    ],
    expected:
      "Porosity is gas that could not get out, so I look for where the gas came from. Mostly it is damp. Low hydrogen electrodes such as 7018 must be baked at about 300 degrees and kept in a hot quiver, not left open on the floor. Next come rust, oil or paint on the edges, a long arc, and with MIG or TIG a wind or a wrong gas flow. For the repair I mark the length, grind it out completely, and prove with dye penetrant that it is gone. A qualified welder fills it by the same WPS. Then the joint is tested again, and one more joint of that welder.",
    points: [
      {
        text: "damp electrodes that were not baked",
        accept: [
          "low hydrogen electrodes",
          "baked at about 300",
          "wet electrodes",
          "hot quiver",
          "bake the electrodes",
          "moisture in electrodes",
        ],
        weight: 0.3,
      },
      {
        text: "rust, oil or paint on the edges",
        accept: ["rust oil or paint", "joint was not cleaned", "dirty edges"],
        weight: 0.15,
      },
      {
        text: "long arc, wind or wrong gas flow",
        accept: ["long arc", "wrong gas flow", "shielding gas"],
        weight: 0.15,
      },
      {
        text: "grind it out completely and prove it",
        accept: [
          "grind it out",
          "dye penetrant",
          "gouge out the weld",
          "remove defect by grinding",
          "gouging out",
          "grind out the porosity",
        ],
        weight: 0.2,
        must: true,
      },
      {
        text: "weld by the WPS and test again",
        accept: ["same wps", "qualified welder", "joint is tested again", "radiography after the repair"],
        weight: 0.2,
      },
    ],
    avoid: ["One more weld run over the holes closes them.", "Wind has no effect on MIG welding."],
  },
  {
    id: "engineering-cnc-size-drift",
    family: "engineering",
    topic: "cnc",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "A size that drifts",
    frames: [
      "A turned diameter grows by twenty microns from morning to noon. How do you find the reason on a CNC lathe?",
      "You list {skill}. A diameter drifts through the shift, though nobody touched the program; where do you look?",
      "At {employer}, how did you keep a turned size steady from the first piece of a shift to the last?",
    ],
    expected:
      "I plot the size of every tenth piece against time, because the shape of the line tells the story. A slow steady growth is insert wear, so I fix a tool life, say eighty pieces, and give a small wear offset in between. A quick change in the first hour that then stops is heat in the spindle and the screw. For that we run a warm-up cycle of fifteen minutes. Sudden jumps mean something loose, such as the insert seat or the chuck jaws. Before all this I check the gauge with its master. I never chase each piece with the offset, since that only makes the spread bigger.",
    points: [
      {
        text: "sizes plotted against time",
        accept: ["size of every tenth piece", "plot the size", "trend of the size"],
        weight: 0.2,
      },
      {
        text: "insert wear: tool life and wear offset",
        accept: ["insert wear", "tool wear", "wear offset", "tool life"],
        weight: 0.3,
        must: true,
      },
      {
        text: "heat of the spindle, cured by a warm-up cycle",
        accept: ["warm-up cycle", "heat in the spindle", "thermal growth", "spindle expansion"],
        weight: 0.2,
      },
      {
        text: "loose insert seat or chuck jaws",
        accept: ["insert seat", "chuck jaws", "loose clamping", "backlash"],
        weight: 0.15,
      },
      {
        text: "gauge checked with its master, no chasing of each piece",
        accept: ["gauge with its master", "setting master", "check the gauge", "calibrate the gauge"],
        weight: 0.15,
      },
    ],
    avoid: ["Correct the offset after every single piece.", "The operator's measuring is always to blame."],
  },
  {
    id: "engineering-position-tolerance",
    family: "engineering",
    topic: "drawings",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "Reading a position tolerance",
    frames: [
      "A drawing gives a hole position of 0.2 at maximum material. How do you read it and check it on the shop floor?",
      "You list {skill}. Explain to a machinist what a position tolerance of 0.2 with a circled M allows, and how it is checked.",
      "Suppose a 10 to 10.2 hole in a part of {employer} has a position of 0.2 with a circled M. When is the part good, and how do you check?",
    ],
    expected:
      "The frame says that the axis of the hole must lie inside a round zone of 0.2 millimetres around the true position, measured from the datums A, B and C in that order. The circled M means that 0.2 holds when the hole is at its smallest. For a hole of 10 to 10.2, if it is made 10.1, I get 0.1 more, so 0.3 in all. The bonus is fair, because a bigger hole still lets the bolt pass. So I can check it fast with a fixed gauge with a pin of 9.8, and need no CMM. Plus and minus sizes would give a square zone, which is smaller for the same bolt.",
    points: [
      {
        text: "axis within a round zone around true position",
        accept: ["axis of the hole", "around the true position", "cylindrical zone"],
        weight: 0.3,
        must: true,
      },
      {
        text: "measured from the datums in order",
        accept: ["datums a b and c", "from the datums", "datum order"],
        weight: 0.2,
      },
      {
        text: "bonus as the hole gets bigger than its smallest",
        accept: [
          "bonus is fair",
          "bonus tolerance",
          "0.3 in all",
          "at its smallest",
          "extra tolerance when bigger",
        ],
        weight: 0.3,
      },
      {
        text: "checked with a fixed gauge or a CMM",
        accept: [
          "fixed gauge",
          "functional gauge",
          "cmm",
          "coordinate measuring",
          "gauge pin of 9.8",
          "go gauge with pin",
        ],
        weight: 0.2,
      },
    ],
    avoid: ["Circled M wants the hole as large as possible.", "The tolerance stays 0.2 at every size."],
  },
];
