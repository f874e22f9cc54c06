import type { EntryDraft } from "../entry.ts";

/** Electrical work: new wiring, faults in it, cables, and a shock. */
export const engineeringWiring: readonly EntryDraft[] = [
  {
    id: "engineering-wiring-before-switch-on",
    family: "engineering",
    topic: "wiring",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "New wiring before switching on",
    frames: [
      "A new house is wired. Which tests do you do before you switch the supply on for the first time?",
      "You list {skill}. What do you test on new wiring, dead and then live, before you hand it over?",
      "At {employer}, which tests would you do on new wiring before the supply is switched on?",
    ],
    expected:
      "First I look, because most mistakes are seen: loose screws, wrong colours, a box without cover. Then I test dead. With all lamps out and switches on I use the 500 volt insulation tester between phase and neutral and from both to earth, and want more than one megohm, usually far more. I check that the earth wire runs unbroken to each socket, and that each switch breaks the phase and not the neutral, since otherwise a lamp holder stays live though it is off. After that I switch on circuit by circuit, with voltage and polarity at each socket, and press the test button of the RCCB. The readings go on a sheet for the owner.",
    points: [
      {
        text: "all connections looked over",
        accept: [
          ...["loose screws", "wrong colours", "visual inspection", "check all connections"],
          ...["check tightness", "check colour code", "check the joints"],
        ],
        weight: 0.15,
      },
      {
        text: "wires tested against each other and to earth while dead",
        accept: [
          ...["between phase and neutral", "500 volt", "megger test", "megger between phase and neutral"],
          ...["one megohm", "insulation resistance test", "megger the wiring"],
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "earth reaches every socket",
        accept: [
          ...["earth wire runs unbroken", "earth at each socket", "check earthing at socket"],
          ...["earthing of each socket", "third pin of socket"],
          ...["continuity at each point", "earth point of socket"],
        ],
        weight: 0.2,
      },
      {
        text: "switches stand in the phase",
        accept: [
          ...["breaks the phase", "polarity test", "phase on right side", "phase through switch"],
          ...["switch on phase wire", "check polarity"],
        ],
        weight: 0.2,
      },
      {
        text: "switched on step by step, and read",
        accept: [
          ...["circuit by circuit", "voltage and polarity at each", "one by one mcb"],
          ...["test rccb with button", "check voltage at socket", "one mcb at a time"],
        ],
        weight: 0.15,
      },
    ],
    avoid: ["The lamp burns, so the wiring is right.", "It does not matter which wire the switch breaks."],
  },
  {
    id: "engineering-rccb-keeps-tripping",
    family: "engineering",
    topic: "wiring",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "An RCCB that keeps tripping",
    frames: [
      "The RCCB of a flat trips again and again, mostly in the evening. How do you find the reason?",
      "You list {skill}. An RCCB trips each evening and the owner wants it removed. How do you find the fault?",
      "What if the RCCB of an office of {employer} trips every evening? How do you find the fault without guessing?",
    ],
    expected:
      "I never bypass it, since it may be the only thing between a person and a shock. I ask what was switched on when it tripped. Then I switch all MCBs off and the RCCB on. If it holds, I close one circuit after the other until it goes, and in that circuit I pull every plug and put them back one by one. Most often it is a geyser element, a motor or a wet outdoor box. If it trips with nothing plugged in, I use the insulation tester on the wires. A neutral joined with the earth, or borrowed from another circuit, is a common mistake after repairs.",
    points: [
      {
        text: "not bypassed",
        accept: [
          ...["never bypass it", "not bypass the rccb", "do not remove rccb", "should not bypass"],
          ...["between a person and a shock", "it is for safety", "explain to owner about safety"],
        ],
        weight: 0.2,
        must: true,
      },
      {
        text: "circuits closed one by one",
        accept: [
          ...["one circuit after the other", "switch all mcbs off", "one by one mcb", "off all mcb"],
          ...["isolate each circuit", "circuit by circuit checking", "turn on one at a time"],
        ],
        weight: 0.3,
      },
      {
        text: "appliances unplugged and tried",
        accept: [
          ...["pull every plug", "geyser element", "unplug all appliances", "geyser leakage"],
          ...["remove all plugs", "check each appliance", "faulty appliance", "iron or geyser"],
        ],
        weight: 0.2,
      },
      {
        text: "wires tested for insulation, damp boxes",
        accept: [
          ...["insulation tester on the wires", "wet outdoor box", "megger the wiring"],
          ...["moisture in the box", "insulation damage", "check with megger", "water in the switch"],
        ],
        weight: 0.15,
      },
      {
        text: "neutral mixed up with earth or another circuit",
        accept: [
          ...["neutral joined with the earth", "borrowed from another", "neutral earth mix"],
          ...["neutral touching earth", "common neutral", "wrong neutral", "neutral of other circuit"],
        ],
        weight: 0.15,
      },
    ],
    avoid: ["A bigger RCCB of 300 milliamperes cures it.", "It trips because the load is too high."],
  },
  {
    id: "engineering-cable-for-load",
    family: "engineering",
    topic: "wiring",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Choosing cable and breaker",
    frames: [
      "How do you choose the cable and the breaker for a three phase motor of 15 kilowatts, 60 metres from the panel?",
      "You list {skill}. A new machine of 15 kilowatts stands 60 metres away. How do you choose its cable and breaker?",
      "Suppose {employer} adds a 15 kilowatt machine 60 metres from the panel. How do you choose cable and breaker?",
    ],
    expected:
      "I work out the current first. Fifteen kilowatts at 415 volts, power factor 0.85 and efficiency 0.9 give about 27 amperes. I take a size that carries more than that after the correction for heat and grouping, because bundled cables cannot cool. Then I check the voltage drop over the 60 metres; more than about three percent and the motor starts badly, so the length may ask for the next size. I check the short circuit current as well. The breaker stands between both: above the load current, below what the cable carries, and of a motor type, since starting takes six times the current. I leave a margin, and the earth wire gets its own size.",
    points: [
      {
        text: "load current worked out",
        accept: [
          ...["work out the current", "27 amperes", "full load current", "calculate the current"],
          ...["kw into current", "current from kw", "root 3 into voltage", "load in amps"],
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "carrying capacity, less for heat and grouping",
        accept: [
          ...["correction for heat", "bundled cables", "derating factor", "current carrying capacity"],
          ...["derating for temperature", "cable rating from table"],
          ...["grouping of cables", "laying condition"],
        ],
        weight: 0.25,
      },
      {
        text: "voltage drop over the length",
        accept: [
          ...["voltage drop", "drop over the 60 metres", "three percent", "length of cable"],
          ...["drop within limit", "check the voltage drop"],
        ],
        weight: 0.2,
      },
      {
        text: "breaker above the load and below the cable",
        accept: [
          ...["below what the cable carries", "above the load current", "breaker less than cable rating"],
          ...["mcb rating more than load", "mccb as per load", "protect the cable", "motor duty breaker"],
          ...["type d curve", "starting current"],
        ],
        weight: 0.2,
      },
      {
        text: "fault current, margin and earth wire",
        accept: [
          ...["short circuit current", "leave a margin", "fault level", "earth wire gets its own"],
          ...["future load", "25 percent extra", "spare capacity", "earth conductor size"],
        ],
        weight: 0.1,
      },
    ],
    avoid: ["A bigger breaker protects a thin cable better.", "Length has no effect on the size of a cable."],
  },
  {
    id: "engineering-man-on-live-wire",
    family: "engineering",
    topic: "electrical safety",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "transfer",
    title: "A man hangs on a live wire",
    frames: [
      "A helper hangs on a live wire and cannot let go. What do you do in the first five minutes?",
      "You work as {role}, and a helper is stuck to a live wire. What do you do in the first five minutes?",
      "Suppose a helper at {employer} gets stuck to a live wire. What do you do in the first five minutes?",
    ],
    expected:
      "I do not touch him, or there are two of us. I switch off at the nearest switch and shout for help. If I cannot reach a switch at low voltage, I stand on something dry and push him free with a dry wooden stick or a rubber mat; at high voltage I stay away until the line is dead. Then I see whether he answers and breathes. If not, somebody calls 108 and I begin chest compressions in the middle of the chest, about 110 in a minute and hard until help comes. He goes to hospital even if he feels well, because the heart may fail later. Nobody touches the place until the cause is found.",
    points: [
      {
        text: "supply off, not touched before",
        accept: [
          ...["do not touch him", "switch off", "main switch off", "cut the supply", "switch off the main"],
          ...["not touch directly", "turn off the power", "off the supply first"],
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "pushed free with something dry",
        accept: [
          ...["dry wooden stick", "stand on something dry", "wooden stick", "rubber gloves", "dry wood"],
          ...["insulated stick", "rubber mat", "non conducting material", "plastic or wood"],
        ],
        weight: 0.2,
      },
      {
        text: "breath checked, heart massage begun",
        accept: [
          ...["chest compressions", "whether he answers and breathes", "give cpr", "start cpr"],
          ...["check breathing", "check pulse", "artificial respiration"],
          ...["mouth to mouth", "press the chest"],
        ],
        weight: 0.25,
      },
      {
        text: "ambulance and hospital, even if he feels well",
        accept: [
          ...["calls 108", "hospital even if", "call ambulance", "take to hospital", "call the doctor"],
          ...["inform ambulance", "nearest hospital", "shout for help"],
        ],
        weight: 0.15,
      },
      {
        text: "place closed until the cause is found",
        accept: [
          ...["until the cause is found", "touches the place", "find the reason", "report the incident"],
          ...["inform the safety officer", "barricade the area", "accident report"],
        ],
        weight: 0.1,
      },
    ],
    avoid: ["Pull him away quickly by the hand.", "Pour water on him to wake him."],
  },
];
