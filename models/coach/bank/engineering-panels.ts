import type { EntryDraft } from "../entry.ts";

/** Electrical work: a lost neutral, hot joints, breakers and generators. */
export const engineeringPanels: readonly EntryDraft[] = [
  {
    id: "engineering-high-voltage-at-homes",
    family: "engineering",
    topic: "electrical",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Bulbs bright, others dim",
    frames: [
      "In a building some flats have very bright lamps and burnt televisions, others dim light. What is wrong, and what do you do?",
      "You list {skill}. On one phase lamps burn very bright, on another dim. What has happened, and what do you do first?",
      "Suppose half the offices of {employer} get 320 volts and others 140. What has happened, and what do you do?",
    ],
    expected:
      "That is a broken or loose neutral on the three phase side. Without the neutral the star point floats, so a phase with little load goes up toward 400 volts and a loaded one falls. I switch the main off at once, because every minute burns equipment and may start a fire. Then I measure at the main, each phase to neutral and each phase to phase. If they are 415 among each other but uneven to neutral, it is proved. I go from the meter to the bus bar and look for a burnt lug, a loose screw or a thin neutral. I redo the joint with the right lug, balance the loads, and fit over-voltage protection.",
    points: [
      {
        text: "neutral broken or loose",
        accept: [
          ...["loose neutral", "broken or loose", "neutral cut", "neutral failure", "open neutral"],
          ...["neutral is missing", "floating neutral", "neutral fault", "neutral wire broken"],
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "main switched off at once",
        accept: [
          ...["switch the main off", "burns equipment", "turn off main", "off the main switch"],
          ...["switch off main supply", "inform all flats", "cut the main supply"],
        ],
        weight: 0.2,
      },
      {
        text: "measured phase to neutral and phase to phase",
        accept: [
          ...["each phase to neutral", "phase to phase", "measure the voltage", "check with multimeter"],
          ...["voltage between phase and neutral", "415 among each other", "check voltage at main"],
        ],
        weight: 0.2,
      },
      {
        text: "bad joint looked for and made new",
        accept: [
          ...["burnt lug", "loose screw", "loose connection at main", "tighten the neutral"],
          ...["check neutral link", "redo the joint", "new lug", "crimp again", "call the electricity board"],
        ],
        weight: 0.2,
      },
      {
        text: "loads balanced, protection fitted",
        accept: [
          ...["balance the loads", "over-voltage protection", "load balancing", "voltage protector"],
          ...["three phase balancing", "balance all phases", "over voltage relay"],
        ],
        weight: 0.1,
      },
    ],
    avoid: [
      "The supply company sends too much voltage on all phases.",
      "A stabiliser in each flat is the cure.",
    ],
  },
  {
    id: "engineering-hot-joint-panel",
    family: "engineering",
    topic: "electrical",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "A hot joint in a panel",
    frames: [
      "You smell burning at a panel and one cable end is discoloured. What do you do, and how do you prevent it?",
      "You list {skill}. One lug in a panel is discoloured and hot. What do you do now, and how do you keep joints cool?",
      "What if a cable end in a panel of {employer} is brown and smells? What do you do, and how do you prevent it?",
    ],
    expected:
      "Heat at a joint means resistance there, and a loose one gets hotter. I do not touch or tighten it live. I note the current of the three phases, compare the heat with a thermal gun, because the neighbours should be alike, and plan the switch-off, at once if the insulation smokes. After isolating and proving it dead I open it. The burnt end is cut back to bright copper, a new lug of the right size is crimped with the right die, the surface cleaned, and the bolt tightened with a torque wrench and marked with paint. Each quarter we scan the panels under load, and I check whether the cable is overloaded.",
    points: [
      {
        text: "supply off and proved dead before touching",
        accept: [
          ...["isolating and proving it dead", "tighten it live", "switch off the supply"],
          ...["isolate the panel", "shutdown the panel", "take shutdown", "turn off power first"],
          ...["loto", "check no voltage"],
        ],
        weight: 0.2,
        must: true,
      },
      {
        text: "why: loose joint or too much load",
        accept: [
          ...["means resistance", "loose one gets hotter", "loose connection", "overload on cable"],
          ...["loose lug", "due to overload", "high resistance joint", "loose contact"],
        ],
        weight: 0.2,
      },
      {
        text: "current and heat measured, phases compared",
        accept: [
          ...["thermal gun", "current of the three phases", "clamp meter", "measure the current"],
          ...["thermal camera", "temperature gun", "compare with other phases"],
        ],
        weight: 0.15,
      },
      {
        text: "cut back, new lug crimped and tightened",
        accept: [
          ...["new lug", "tightened with a torque", "crimp new lug", "replace the lug"],
          ...["cut the burnt portion", "clean and tighten", "crimping tool"],
          ...["proper size lug", "replace the burnt cable"],
        ],
        weight: 0.25,
      },
      {
        text: "regular scans and tightening",
        accept: [
          ...["scan the panels", "each quarter", "thermography", "regular tightening"],
          ...["preventive maintenance of panel", "check every month", "thermal scanning", "monthly checking"],
        ],
        weight: 0.2,
      },
    ],
    avoid: ["A hot lug needs only some tape.", "Tightening with the supply on saves time."],
  },
  {
    id: "engineering-main-trips-too",
    family: "engineering",
    topic: "electrical",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "A small fault stops everything",
    frames: [
      "A short circuit in one small machine trips the main breaker of the whole factory. Why, and what do you change?",
      "You list {skill}. One faulty socket trips the incomer and the whole plant stops. Why, and how do you set it right?",
      "Suppose a fault in one machine trips the main breaker of {employer}. Why does it happen, and what do you change?",
    ],
    expected:
      "The breaker nearest to the fault should open first and alone; that is discrimination, and here it is missing. I read what has tripped, the display of the release, and which kind of fault. Then I draw the line from the incomer down to the machine with each breaker, its size and its settings. Often the small breaker has the wrong curve, or the main stands on instantaneous with a low value, or its earth fault setting is lower than that of the feeder. I lay the time-current curves over one another and give each step more current and more time, for example the main 0.3 seconds later. I test by injection, and lock and list the settings.",
    points: [
      {
        text: "breaker nearest to the fault should open first",
        accept: [
          ...["nearest to the fault", "open first and alone", "discrimination"],
          ...["nearest breaker should trip", "downstream breaker first", "selectivity", "relay coordination"],
          ...["local breaker should trip", "upstream and downstream"],
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "what tripped and why is read",
        accept: [
          ...["read what has tripped", "display of the release", "check trip indication", "type of fault"],
          ...["relay indication", "earth fault or overload", "check the relay flag"],
        ],
        weight: 0.2,
      },
      {
        text: "settings of main and branch compared",
        accept: [
          ...["its size and its settings", "earth fault setting", "check the settings"],
          ...["main setting is low", "relay setting", "rating of breakers"],
          ...["single line diagram", "wrong rating of mcb"],
        ],
        weight: 0.2,
      },
      {
        text: "graded by current and time",
        accept: [
          ...["more current and more time", "time-current curves", "time delay in main", "time grading"],
          ...["increase time delay", "set delay", "graded settings", "adjust the setting"],
        ],
        weight: 0.2,
      },
      {
        text: "tested and listed",
        accept: [
          ...["test by injection", "list the settings", "injection test", "record the settings"],
          ...["primary injection", "test the relay", "testing of relay"],
        ],
        weight: 0.1,
      },
    ],
    avoid: ["Raise every setting until nothing trips.", "Take out the main breaker's protection."],
  },
  {
    id: "engineering-generator-changeover",
    family: "engineering",
    topic: "electrical",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Power cut and the generator",
    frames: [
      "The power fails and the diesel generator must take over. How do you change over safely, and what do you check on it?",
      "You list {skill}. Power fails; how do you bring the generator on safely, and what is checked on it each week?",
      "Suppose the power fails at {employer} and you have a diesel generator. How do you change over, and what must never happen?",
    ],
    expected:
      "The one thing that must never happen is that both supplies meet, or that our generator feeds back into the line, since a lineman may be working on it. So there is an interlocked changeover switch with four poles. I switch off the big loads first, start the set, and wait until voltage and frequency are steady, 415 volts and 50 hertz. Then I change over and add the loads one by one, the largest motor first, because together they would stall it. When the supply is back I wait some minutes, change over, and let the engine run empty to cool. Each week I check diesel, oil, coolant, battery and belts, and run it on load.",
    points: [
      {
        text: "both supplies never together: interlocked changeover",
        accept: [
          ...["both supplies meet", "interlocked changeover", "changeover switch", "back feeding"],
          ...["mechanical interlock", "ats panel", "feeds back into the line"],
          ...["never parallel with grid", "avoid back feed"],
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "voltage and frequency steady before loading",
        accept: [
          ...["voltage and frequency are steady", "50 hertz", "check voltage and frequency", "frequency 50"],
          ...["warm up the dg", "wait for stable voltage", "run for two minutes"],
        ],
        weight: 0.2,
      },
      {
        text: "loads added one by one",
        accept: [
          ...["add the loads one by one", "largest motor first", "load gradually", "essential loads first"],
          ...["not full load at once", "switch off the big loads"],
        ],
        weight: 0.2,
      },
      {
        text: "cooled down without load afterwards",
        accept: [
          ...["run empty to cool", "run without load", "cool down period", "idle for five minutes"],
          ...["run on no load", "then stop the dg", "wait some minutes"],
        ],
        weight: 0.1,
      },
      {
        text: "weekly: diesel, oil, coolant, battery",
        accept: [
          ...["diesel, oil, coolant, battery", "check oil level", "check the diesel", "battery voltage"],
          ...["coolant level", "check radiator water", "fuel level", "weekly trial run", "battery condition"],
        ],
        weight: 0.2,
      },
    ],
    avoid: [
      "The generator may feed the line while the main is on.",
      "A generator that never runs stays ready.",
    ],
  },
];
