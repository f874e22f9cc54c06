import type { EntryDraft } from "../entry.ts";

/** Mechanical, electrical and civil engineering, plant maintenance and production. */
export const engineering: readonly EntryDraft[] = [
  {
    id: "engineering-preventive-maintenance",
    family: "engineering",
    topic: "maintenance",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Setting up preventive maintenance",
    frames: [
      "At {employer}, how did you set up preventive maintenance: which machine got which check, how often, and how did you see that it worked?",
      "How would you set up preventive maintenance for a shop with thirty machines and few people, and how do you see that it works?",
    ],
    expected:
      "I do not treat all machines the same. I rank them by what a stop costs and how often they fail, and the top six get most of the time. For each I take the maker's manual and our own breakdown history to write a list, daily cleaning and oil level by the operator, weekly belt and bolt check, and monthly bearing and alignment check by us. I tie it to running hours, not only dates. I keep the few critical spares in store, because waiting for a part makes a stop long. I watch the plan completed and the time between failures. If a check never finds anything, I make it rarer.",
    points: [
      {
        text: "rank machines by cost of a stop",
        accept: [
          "rank them by",
          "what a stop costs",
          "critical machines",
          "criticality ranking",
          "most important machines first",
          "rank by breakdown loss",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "manual and breakdown history give the list",
        accept: ["breakdown history", "maker's manual", "past failures", "oem manual"],
        weight: 0.2,
      },
      {
        text: "daily operator care, deeper checks by us",
        accept: ["oil level by the operator", "daily cleaning", "autonomous maintenance", "monthly bearing"],
        weight: 0.2,
      },
      {
        text: "critical spares in store",
        accept: ["critical spares", "spares in store", "spare parts stock"],
        weight: 0.15,
      },
      {
        text: "watch plan completed and time between failures",
        accept: [
          "time between failures",
          "plan completed",
          "mtbf",
          "compliance with the plan",
          "breakdown hours came down",
        ],
        weight: 0.2,
      },
    ],
    avoid: [
      "All machines deserve the same attention.",
      "New machines need no maintenance in the first years.",
    ],
  },
  {
    id: "engineering-breakdown-root-cause",
    family: "engineering",
    topic: "root cause",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Finding the root cause",
    frames: [
      "You wrote: {line}. How did you get from the fault to its real cause, and prove that it was cured?",
      "The same bearing fails every two months. How do you find the real cause instead of changing it again, and how do you prove the cure?",
    ],
    expected:
      "Changing the bearing again only treats the sign. I first keep the failed one and look at it, because the marks talk. Wear on one side suggests misalignment, blue colour means heat or no grease, and small pits can mean current or dirt. Then I ask why, step by step. Why did it fail, no grease. Why no grease, the pipe was blocked. Why blocked, the wrong grease had hardened. Why wrong, the two tins look alike. So the cure was coloured tins and a list, not a costlier bearing. I confirm it with vibration readings before and after, and I watch for six months.",
    points: [
      {
        text: "look closely at the failed part and its marks",
        accept: [
          "marks talk",
          "wear on one side",
          "failed one and look",
          "inspect the failed bearing",
          "inspect the failed part",
          "examine the broken part",
          "look at the old bearing",
        ],
        weight: 0.2,
      },
      {
        text: "ask why again and again down to the root",
        accept: ["5 whys", "ask why", "asked why", "asking why", "five whys", "root cause analysis"],
        weight: 0.3,
        must: true,
      },
      {
        text: "likely causes listed, as alignment, grease or dirt",
        accept: [
          "misalignment",
          "current or dirt",
          "lubrication",
          "heat or no grease",
          "fishbone diagram",
          "list of possible causes",
          "overload or misalignment",
        ],
        weight: 0.2,
      },
      {
        text: "cure the cause and prove it over time",
        accept: [
          "coloured tins",
          "vibration readings",
          "watch for six months",
          "fault did not come back",
          "watched for some months",
          "compare readings after repair",
        ],
        weight: 0.3,
      },
    ],
    avoid: ["Replace it on schedule, the cause is age.", "Extra grease is always good for a bearing."],
  },
  {
    id: "engineering-motor-trips",
    family: "engineering",
    topic: "motors",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "A motor that keeps tripping",
    frames: [
      "You are on duty as {role}, and a motor trips on overload after each start. How do you find out why?",
      "A three-phase motor trips on overload again and again. What do you check, and in which order?",
    ],
    expected:
      "I isolate it and never just raise the relay setting. First I compare the relay setting with the current on the nameplate. Then I run it and measure the current in all three phases. If all are high, it is the load, such as a jammed bearing or a choked pump, so I uncouple it and see the no-load current. If one phase is low or missing, it is single phasing, from a loose lug, a blown fuse or a bad contactor. I check the voltage balance and the insulation with a megger, after isolation. A blocked fan can also overheat it after an hour.",
    points: [
      {
        text: "relay setting against nameplate current",
        accept: [
          "compare the relay setting",
          "current on the nameplate",
          "full load current",
          "flc",
          "overload relay setting",
          "rated current of motor",
        ],
        weight: 0.2,
      },
      {
        text: "current measured in all three phases",
        accept: [
          "current in all three",
          "clamp meter",
          "measure the current",
          "phase current",
          "current of each phase",
          "tong tester",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "load side: uncouple and see",
        accept: ["uncouple it", "jammed bearing", "no-load current", "mechanical load"],
        weight: 0.15,
      },
      {
        text: "single phasing from loose lug, fuse or contactor",
        accept: ["single phasing", "loose lug", "blown fuse", "bad contactor"],
        weight: 0.2,
      },
      {
        text: "voltage, insulation and cooling",
        accept: ["megger", "voltage balance", "blocked fan", "insulation resistance"],
        weight: 0.15,
      },
    ],
    avoid: ["Raise the overload setting until it stops tripping.", "Put a bigger fuse and start again."],
  },
  {
    id: "engineering-fits-drawing",
    family: "engineering",
    topic: "drawings",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Reading a fit on a drawing",
    frames: [
      "You list {skill}. Explain a 40 h6 shaft in a 40 H7 hole: the fit, what you take for grip, why not tighter, and how you measure it.",
      "A drawing shows a 40 h6 shaft in a 40 H7 hole. What fit is it, what would you take for grip, why not tighter, and how do you measure it?",
    ],
    expected:
      "Capital H is for the hole and small h for the shaft, and both start at the basic size of forty. The hole H7 may be up to twenty five microns bigger, and the shaft h6 up to sixteen microns smaller. So there is always zero or a small clearance, a sliding fit, good where the part must move by hand but stay true. For a bearing seat I would take k6 or m6, for some grip. A tighter grade needs grinding, more inspection and more rejection, so the cost grows fast. I measure it with a micrometer and bore gauge at twenty degrees.",
    points: [
      {
        text: "H is the hole, h is the shaft",
        accept: [
          "h for the shaft",
          "hole basis",
          "basic size",
          "capital h is for the hole",
          "capital letter for hole",
          "hole tolerance and shaft tolerance",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "zero or small clearance, a sliding fit",
        accept: ["small clearance", "sliding fit", "location clearance", "always clearance"],
        weight: 0.25,
      },
      {
        text: "grip needs another shaft, as k6",
        accept: ["k6 or m6", "transition fit", "interference fit"],
        weight: 0.2,
      },
      {
        text: "tighter costs more: grinding and rejection",
        accept: [
          "needs grinding",
          "cost grows",
          "more rejection in grinding",
          "costly to machine",
          "grinding is needed",
          "costs grow with grinding",
        ],
        weight: 0.2,
      },
      {
        text: "measured with micrometer and bore gauge",
        accept: ["micrometer and bore", "bore gauge"],
        weight: 0.1,
      },
    ],
    avoid: ["H7 and h6 always press together."],
  },
  {
    id: "engineering-line-efficiency",
    family: "engineering",
    topic: "production",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "A line below its output",
    frames: [
      "What if {employer} asked you to raise a line's output by ten percent without a new machine? Where do you start, and what do you change?",
      "A packing line makes 700 boxes an hour instead of 1,000. How do you find the loss, and what do you change, without buying anything?",
    ],
    expected:
      "I break the loss into three parts, as in OEE, which are availability, performance and quality. For three shifts I record every stop above one minute with its reason, because people remember only the big ones. On one line, tape changes and small jams together took more than the breakdowns did. Then I find the bottleneck, the slowest station, since speeding up any other gives nothing. For changeover I move outside work before the stop, as in SMED. I also count rejects and rework. I choose the two largest reasons, try a cheap change for a week, and compare boxes per hour before and after.",
    points: [
      {
        text: "split into availability, performance, quality",
        accept: ["availability performance", "oee", "performance and quality", "overall equipment"],
        weight: 0.25,
      },
      {
        text: "record every stop with its reason",
        accept: ["record every stop", "stop above one minute", "downtime log", "reason code"],
        weight: 0.2,
      },
      {
        text: "find the bottleneck station",
        accept: [
          "find the bottleneck",
          "slowest station",
          "cycle time of each",
          "bottleneck machine",
          "slowest machine",
        ],
        weight: 0.25,
      },
      {
        text: "a shorter changeover",
        accept: [
          "smed",
          "outside work before",
          "changeover time cut",
          "quick change",
          "reduce changeover time",
          "setup time",
        ],
        weight: 0.15,
      },
      {
        text: "largest reasons first, compared before and after",
        accept: ["two largest reasons", "pareto", "trial for a week", "compare boxes per hour"],
        weight: 0.15,
      },
    ],
    avoid: ["Every station should simply run faster.", "Tell the operators to work faster."],
  },
];
