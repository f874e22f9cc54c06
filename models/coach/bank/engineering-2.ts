import type { EntryDraft } from "../entry.ts";

/** Mechanical, electrical and civil engineering, plant maintenance and production. */
export const engineering2: readonly EntryDraft[] = [
  {
    id: "engineering-lockout-tagout",
    family: "engineering",
    topic: "safety",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Making a machine safe first",
    frames: [
      "At {employer}, what did you do before you put your hand inside a machine? Give me every step.",
      "Before you repair a conveyor, how do you make sure that nobody can start it? Give me the steps.",
    ],
    expected:
      "First I tell the operator and take the work permit. I stop the machine by its normal stop, then I switch off the main isolator, not only the push button. I put my own lock and tag with name and time on it, and the key stays in my pocket. If three of us work, there are three locks. Then I release stored energy, air pressure, springs, hot oil or a lifted load, and discharge capacitors. I try to start it, and test for dead with a tester that I checked. After the work I count tools, refit the guards, and each person removes his own lock.",
    points: [
      {
        text: "tell the operator and take a permit",
        accept: ["work permit", "tell the operator", "permit to work", "inform production"],
        weight: 0.15,
      },
      {
        text: "isolate and put own lock and tag",
        accept: [
          "lock and tag",
          "main isolator",
          "loto",
          "my own lock and tag",
          "lock out tag out",
          "padlock on the isolator",
          "lockout tagout",
          "lock on the isolator",
          "put my lock",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "one lock for each person",
        accept: ["three locks", "each person removes his own lock", "each person own lock", "group lock"],
        weight: 0.2,
      },
      {
        text: "release stored energy",
        accept: [
          "release stored energy",
          "air pressure springs",
          "discharge capacitors",
          "bleed the pressure",
        ],
        weight: 0.2,
      },
      {
        text: "try start and test dead",
        accept: ["try to start", "test for dead", "zero energy", "isolation proved dead"],
        weight: 0.15,
      },
    ],
    avoid: [
      "Switching off at the push button makes it safe.",
      "One lock of the foreman covers the whole team.",
      "My helper may remove my lock for me.",
    ],
  },
  {
    id: "engineering-pump-no-flow",
    family: "engineering",
    topic: "pumps",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "A pump that lost its flow",
    frames: [
      "What if a centrifugal pump at {employer} runs with noise like gravel and low flow? How do you go about it?",
      "A centrifugal pump runs, but the flow is low and it sounds like gravel inside. What is wrong, and what do you check?",
    ],
    expected:
      "Noise like gravel with low flow makes me think of cavitation, where the suction pressure is so low that bubbles form and burst on the impeller. So I start on the suction side. I check the tank level, whether the suction valve is fully open, the strainer for blocking, and air leaks at the joints. Hot liquid makes it worse. I compare the available suction head, NPSH, with what the pump needs. For a quick help I throttle the delivery valve, never the suction. If there is no noise, I check for wrong rotation, a worn impeller or a closed delivery valve.",
    points: [
      {
        text: "cavitation: bubbles from low suction pressure",
        accept: ["think of cavitation", "cavitation", "bubbles form", "vapour bubbles"],
        weight: 0.3,
        must: true,
      },
      {
        text: "suction side: level, valve, strainer, air leaks",
        accept: ["strainer for blocking", "suction valve", "tank level", "air leaks"],
        weight: 0.3,
      },
      {
        text: "NPSH available against needed",
        accept: ["npsh", "available suction head", "net positive suction"],
        weight: 0.15,
      },
      {
        text: "throttle delivery not suction; rotation and impeller",
        accept: [
          "throttle the delivery",
          "wrong rotation",
          "worn impeller",
          "reverse direction",
          "direction of rotation",
          "impeller is worn",
        ],
        weight: 0.25,
      },
    ],
    avoid: ["Close the suction valve a little to stop the noise.", "A bigger motor brings the flow back."],
  },
  {
    id: "engineering-concrete-quality",
    family: "engineering",
    topic: "concrete",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Checking concrete at site",
    frames: [
      "On the sites of {employer}, how did you check concrete before the pour, while it was poured, and after?",
      "M25 concrete arrives at your site in a mixer truck. What do you check before, during and after pouring?",
    ],
    expected:
      "Before pouring I check the steel, cover blocks, shuttering and level. On the truck I read the challan for grade and the time of mixing, and I do the slump check. If it is outside the limit I send it back, and I never allow water to be added, because it cuts the strength. I cast cubes of 150 millimetres, and test three at seven days and three at twenty eight days. During pouring I see that it is not dropped from a height and is vibrated enough, not too much. Then I start curing, at least seven days with ordinary cement and ten with blended cement.",
    points: [
      {
        text: "steel, cover and shuttering before pouring",
        accept: ["cover blocks", "check the steel", "shuttering and level", "formwork"],
        weight: 0.2,
      },
      {
        text: "slump check and challan, reject if outside",
        accept: [
          "slump check",
          "challan for grade",
          "workability",
          "slump test",
          "slump cone",
          "check the slump",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "no water added at site",
        accept: [
          "no extra water",
          "water cement ratio",
          "no water is added",
          "not allow extra water",
          "without adding water",
        ],
        weight: 0.15,
      },
      {
        text: "cubes tested at 7 and 28 days",
        accept: [
          "three at twenty eight",
          "cast cubes",
          "28 days",
          "cube strength",
          "cubes at 7 days",
          "7 and 28 days",
        ],
        weight: 0.2,
      },
      {
        text: "vibrate well and cure at least 7 days",
        accept: ["start curing", "vibrated enough", "curing for seven days", "compaction"],
        weight: 0.2,
      },
    ],
    avoid: [
      "Some water at site makes concrete better.",
      "A little water may be added to help flow.",
      "Longer vibration always helps the concrete.",
    ],
  },
  {
    id: "engineering-measurement-bill",
    family: "engineering",
    topic: "quantities",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "A contractor's bill too high",
    frames: [
      "At {employer}, a contractor's running bill showed more than you measured. How did you check and settle it?",
      "A contractor bills 120 cubic metres and your drawing gives 104. How do you check and settle it?",
    ],
    expected:
      "I measure again together with him on site, because joint measurement ends most fights. I take length, width and depth from the actual work and not only the drawing, and I write it in the measurement book with both signatures. I check the deductions, for example doors and openings, and whether the same item is counted in an earlier bill. Then I read the contract for how it is paid, such as net volume, and whether over-digging is allowed. I ask for the delivery challans to compare. If extra depth was ordered by us, there must be a written order. I pass only what is proved, and record the rest.",
    points: [
      {
        text: "joint measurement, signed in the book",
        accept: [
          "joint measurement",
          "measurement book",
          "measure together",
          "measured jointly at site",
          "measure jointly",
          "measure again together",
          "re-measure with him",
          "measured together",
          "joint recording",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "deductions and double counting",
        accept: ["deductions for doors", "same item is counted", "earlier bill"],
        weight: 0.2,
      },
      {
        text: "how the contract says it is paid",
        accept: ["contract for how it is paid", "net volume", "over-digging", "mode of measurement"],
        weight: 0.2,
      },
      {
        text: "compare with delivery challans",
        accept: ["delivery challans", "material consumed", "cement consumption"],
        weight: 0.15,
      },
      {
        text: "extra only with a written order",
        accept: [
          "written order",
          "site instruction",
          "extra item approval",
          "approved extra work",
          "written approval",
        ],
        weight: 0.2,
      },
    ],
    avoid: ["Split the difference between both figures."],
  },
  {
    id: "engineering-earthing-check",
    family: "engineering",
    topic: "electrical safety",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "Why earthing matters",
    frames: [
      "You list {skill}. A helper gets a shock from a panel body. What does it tell you about the earthing, and what do you do and check?",
      "Someone feels a shock from a machine body. What does it tell you about earthing, and what do you do and check?",
    ],
    expected:
      "A shock from the body means that a live part touches it and the earth path is bad, so the fault current did not blow the fuse. I switch off and lock it at once, nobody touches it. I check the continuity from the body to the earth bar, which should be far below one ohm, and look for rust, paint or a broken wire at the lug. Then I measure the earth pit resistance with an earth tester, and wet the pit or add a rod if it is high. I test the insulation and the RCCB with its button. Neutral must never be used as earth.",
    points: [
      {
        text: "live body plus bad earth path",
        accept: ["live part touches", "earth path is bad", "leakage to body", "insulation failed"],
        weight: 0.25,
      },
      {
        text: "switch off and lock at once",
        accept: [
          "switch off and lock",
          "isolate supply",
          "isolate the supply",
          "switch off the supply",
          "cut the supply",
        ],
        weight: 0.15,
      },
      {
        text: "continuity of body to earth bar",
        accept: [
          "continuity from the body",
          "earth bar",
          "loose earth wire",
          "continuity test of earth",
          "loose lug",
          "earth continuity",
          "check the earth wire",
          "check earthing connection",
          "earth wire is broken",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "earth pit resistance with a tester",
        accept: ["earth pit", "earth tester", "earth resistance", "ohm of pit"],
        weight: 0.2,
      },
      {
        text: "RCCB tested, neutral not used as earth",
        accept: ["rccb", "elcb", "rcd", "test the rccb", "neutral and earth separate"],
        weight: 0.15,
      },
    ],
    avoid: ["Joining neutral to the body works as earth.", "A small shock is normal for a motor."],
  },
];
