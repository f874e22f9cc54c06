import type { EntryDraft } from "../entry.ts";

/** Electrical engineering, drives, PLC and air conditioning. */
export const engineering4: readonly EntryDraft[] = [
  {
    id: "engineering-buchholz-alarm",
    family: "engineering",
    topic: "transformers",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "Gas alarm on a transformer",
    frames: [
      "What does an alarm of a transformer's Buchholz relay tell you, what does its trip tell you, and what do you do after each?",
      "You list {skill}. After an alarm the Buchholz relay tripped a transformer, and production wants power back. What do the two tell you, and what do you do?",
      "At {employer}, the gas relay of a transformer gives an alarm and later trips it. What does each mean, and what do you check before charging it?",
    ],
    expected:
      "The Buchholz sits in the pipe between the tank and the conservator. An alarm means that gas has slowly collected in it, and a trip means a surge of oil, so something serious inside. On an alarm I look at the oil level and temperature, since low oil or air left after filling can also cause it. Then I take a gas sample. If the gas burns, there is a fault in the oil or insulation, while air does not burn. After a trip I never charge it again just to see. I isolate it and test insulation, winding resistance and ratio, and send oil for dissolved gas analysis. Meanwhile the load goes to the other transformer.",
    points: [
      {
        text: "alarm is gas collected, trip is a surge of oil",
        accept: ["surge of oil", "gas has slowly collected", "gas collected in the relay"],
        weight: 0.25,
      },
      {
        text: "low oil level or trapped air",
        accept: [
          "air left after filling",
          "oil level and temperature",
          "low oil level",
          "air trapped inside",
        ],
        weight: 0.15,
      },
      {
        text: "gas sample: does it burn",
        accept: ["gas sample", "gas burns", "test whether the gas is inflammable"],
        weight: 0.2,
      },
      {
        text: "isolated and tested before it is charged again",
        accept: [
          "do not recharge without testing",
          "isolate it and test",
          "test before charging",
          "charge only after tests",
          "never charge it again",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "insulation, winding resistance, ratio and dissolved gas tests",
        accept: ["dissolved gas analysis", "winding resistance and ratio", "dga"],
        weight: 0.15,
      },
    ],
    avoid: [
      "Reset the relay and charge the transformer once more.",
      "An alarm can wait until the next shutdown.",
    ],
  },
  {
    id: "engineering-power-factor",
    family: "engineering",
    topic: "electrical",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "A penalty for power factor",
    frames: [
      "You wrote: {line}. How did you find the reason for the low power factor, and how did you size the capacitors?",
      "The electricity bill shows a penalty for low power factor. How do you find the reason, and how do you size and choose the capacitors?",
      "You list {skill}. A factory pays a penalty for low power factor. How do you find the reason, size the capacitors and avoid side effects?",
      "At {employer}, the monthly bill shows a power factor of 0.85. How do you find the reason, and how do you choose the capacitors?",
    ],
    expected:
      "First I check whether the capacitor panel works at all, because often three of eight units are dead or the controller stands on manual. Then I read the load through one day, since half-loaded motors and welding sets pull the factor down. For the size, take 200 kilowatts at 0.8 and a target of 0.98. The tangent falls from 0.75 to 0.20, so I need about 110 kVAr. I take an automatic panel with steps, so that it does not go leading at night. Where many drives run I ask for detuned reactors, as harmonics burn capacitors. A big motor gets its own capacitor beside it, which also cuts the cable current.",
    points: [
      {
        text: "existing capacitors and controller checked",
        accept: ["capacitor panel works", "controller stands on manual", "failed capacitors"],
        weight: 0.2,
      },
      {
        text: "load over a day: half-loaded motors",
        accept: ["half-loaded motors", "lightly loaded motors", "load curve of a day"],
        weight: 0.15,
      },
      {
        text: "kVAr from kilowatts and the two tangents",
        accept: [
          "kvar",
          "tangent falls",
          "tan phi",
          "reactive power needed",
          "kw into tan difference",
          "calculate the kvar",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "automatic steps so that it never goes leading",
        accept: ["automatic panel", "leading at night", "apfc"],
        weight: 0.2,
      },
      {
        text: "detuned reactors against harmonics",
        accept: ["detuned reactors", "harmonics burn", "harmonic filter"],
        weight: 0.2,
      },
    ],
    avoid: ["Extra capacitors only make the bill lower.", "The meter counts fewer units with capacitors."],
  },
  {
    id: "engineering-drive-trips",
    family: "engineering",
    topic: "motors",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "A drive that faults",
    frames: [
      "A variable speed drive trips on overcurrent whenever the conveyor starts. How do you find out why, step by step?",
      "You list {skill}. A drive faults again and again; is it the drive, the cable, the motor or the load?",
      "At {employer}, a drive shows an overcurrent fault at every start. What do you check before you call its maker?",
    ],
    expected:
      "I note the fault code and the moment, whether at start, at steady speed or while stopping. At start I first make the acceleration time longer, and compare the motor data in the parameters with the nameplate, since a changed motor is often not entered. Then I uncouple the load. If the motor now runs, the conveyor is jammed. If it still trips, I switch off, wait ten minutes for the DC bus to discharge, take the cable off the drive, and test motor and cable with a megger, never through the drive. If the drive trips without any cable, its output stage is gone. Overvoltage while stopping would need a longer ramp or a brake resistor.",
    points: [
      {
        text: "fault code and the moment it comes",
        accept: ["fault code", "at steady speed or while stopping", "fault history"],
        weight: 0.2,
      },
      {
        text: "acceleration time and motor data in the parameters",
        accept: ["acceleration time", "motor data in the parameters", "ramp up time"],
        weight: 0.2,
      },
      {
        text: "uncouple the load and try",
        accept: [
          "uncouple the load",
          "conveyor is jammed",
          "run the motor free",
          "decouple the load",
          "mechanical jam",
        ],
        weight: 0.15,
      },
      {
        text: "DC bus discharged, megger with the cable off the drive",
        accept: [
          "dc bus to discharge",
          "megger the motor",
          "disconnect the motor cable",
          "wait for dc bus",
          "insulation test of motor",
          "take the cable off",
          "megger test",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "drive alone tells if its output stage is dead",
        accept: ["output stage", "trips without any cable", "igbt failed"],
        weight: 0.15,
      },
    ],
    avoid: [
      "The megger test can be done with the drive connected.",
      "Keep resetting the fault, it will start.",
    ],
  },
  {
    id: "engineering-plc-no-start",
    family: "engineering",
    topic: "plc",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Pressed start, nothing happens",
    frames: [
      "A machine will not start and no alarm shows. How do you use the PLC to find the missing condition?",
      "You list {skill}. The operator presses start and nothing happens; how do you find the cause in ten minutes?",
      "At {employer}, a machine does not start and shows no alarm. How do you trace it to one sensor or wire?",
    ],
    expected:
      "First I look whether the PLC is in run, the 24 volts are there, and no emergency stop or guard is open. Then I go online and open the rung of the start output. I follow it back to the contact that is not true, and that gives me one input address. At the input card I look at its lamp. If the lamp is off, I go to the sensor and measure the supply, the gap and the cable, and see if it is PNP or NPN. If the lamp is on but the bit is not, the card is bad. I do not force an input to run production, since the guard may be behind it.",
    points: [
      {
        text: "PLC in run, 24 volts, emergency stop and guards",
        accept: ["plc is in run", "24 volts", "emergency stop or guard"],
        weight: 0.2,
      },
      {
        text: "rung of the output: the contact not true",
        accept: [
          "rung of the start output",
          "contact that is not true",
          "missing interlock in the ladder",
          "interlock in the ladder",
          "which condition is false",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "lamp on the input card",
        accept: ["input card", "input led", "lamp is off"],
        weight: 0.15,
      },
      {
        text: "sensor supply, gap, cable, PNP or NPN",
        accept: ["pnp or npn", "measure at the sensor", "sensor gap", "sensor cable"],
        weight: 0.2,
      },
      {
        text: "no forcing to run production",
        accept: ["never force an input", "forcing is dangerous", "not force the input", "avoid forcing"],
        weight: 0.15,
      },
    ],
    avoid: ["Force the sensor input and let production run.", "Bypass the guard switch and start."],
  },
  {
    id: "engineering-plc-live-change",
    family: "engineering",
    topic: "plc",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Changing logic on a line",
    frames: [
      "Production wants a small change in the PLC logic of a running line. How do you make it without a nasty surprise?",
      "What if {employer} asks you to change the sequence of a running machine this evening? How do you go about it?",
      "Your resume names {skill}. How do you change a program on a live line so that you can always go back?",
    ],
    expected:
      "I upload the running program first and keep it with the date, since the copy in the office is often old. I write down what shall change, which outputs it touches and what could move by surprise, and production signs it. I test it on a simulator or with the drives off. Then I load it in a planned stop with the operator beside me, run one slow cycle without material, and try every interlock again. An emergency stop must stay hard wired or in a safety PLC, so I never take it through ordinary logic. If something goes wrong, the old program is back in five minutes. At the end I update the comments and the backup.",
    points: [
      {
        text: "running program uploaded and kept first",
        accept: [
          "upload the running program",
          "take a backup",
          "backup of the program",
          "upload and save",
          "old program is restored",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "change written down with its outputs and signed",
        accept: ["which outputs it touches", "production signs", "change note approved"],
        weight: 0.2,
      },
      {
        text: "tested on a simulator or with drives off",
        accept: ["on a simulator", "offline simulation", "with drives switched off"],
        weight: 0.2,
      },
      {
        text: "loaded in a planned stop, slow cycle, interlocks tried",
        accept: ["planned stop", "slow cycle without material", "try every interlock", "dry run"],
        weight: 0.2,
      },
      {
        text: "emergency stop stays hard wired",
        accept: ["hard wired", "safety plc", "safety relay"],
        weight: 0.15,
      },
    ],
    avoid: [
      "An online edit is safe because it can be undone.",
      "The emergency stop can go through normal logic.",
    ],
  },
  {
    id: "engineering-hall-not-cold",
    family: "engineering",
    topic: "hvac",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "A hall that stays warm",
    frames: [
      "An office hall stays warm though the chilled water plant runs. How do you find the reason, step by step?",
      "You list {skill}. A hall stays at 28 degrees while the AHU runs; where do you begin and where do you end?",
      "At {employer}, a hall is at 28 degrees instead of 24. What do you check, and in which order?",
    ],
    expected:
      "I begin on the air side, since most complaints end there. I check the filter, the fan belt, the direction of rotation and closed dampers, and compare supply and return air, which should differ by about ten degrees. Then I check the water side. If chilled water enters at seven and leaves at twelve, the coil works. If it leaves at eight, the heat does not reach the water, so the coil is dirty or the airflow is low. If it enters warm, I go to the chiller and look at the condenser and the refrigerant pressures. I add refrigerant only after the leak is found. Last I ask whether the load has grown, for example new computers.",
    points: [
      {
        text: "air side: filter, fan belt, dampers",
        accept: ["fan belt", "closed dampers", "choked air filter", "dirty filter", "air filter"],
        weight: 0.25,
        must: true,
      },
      {
        text: "supply and return air compared",
        accept: ["supply and return air", "air temperature difference", "grille temperature"],
        weight: 0.15,
      },
      {
        text: "chilled water temperature in and out of the coil",
        accept: ["chilled water enters", "coil is dirty", "water temperature difference", "delta t of water"],
        weight: 0.25,
      },
      {
        text: "chiller: condenser and refrigerant pressures",
        accept: ["refrigerant pressures", "condenser", "suction and head pressure"],
        weight: 0.15,
      },
      {
        text: "leak found before refrigerant is added; load grown",
        accept: ["refrigerant only after the leak", "load has grown", "refrigerant leak"],
        weight: 0.2,
      },
    ],
    avoid: ["More gas cures every cooling complaint.", "Add gas first, find the leak later."],
  },
  {
    id: "engineering-cooling-load",
    family: "engineering",
    topic: "hvac",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "Sizing the air conditioning",
    frames: [
      "How do you size the air conditioning for a hall of fifty people, and why not simply take a bigger unit?",
      "Your resume names {skill}. How do you calculate the tonnage for a hall, where do people go wrong, and why not simply take more?",
      "At {employer}, a supplier offers a very large unit for a hall of fifty people. How do you check the tonnage, and why not just take it?",
    ],
    expected:
      "The square foot rule is good only for a first guess. I add the heat part by part, which means sun through glass and roof, walls, lights, machines, and people, about 120 watts each when they sit. Fresh air is often the big surprise, so for fifty people at seven or eight litres a second each I calculate both its dry and its wet heat. Say it comes to 35 kilowatts, then it is ten tons, since one ton is 3.5 kilowatts. West glass peaks at four and the east at nine, so I add hour by hour and not the peaks. A unit that is too big stops too soon, the air stays damp, and it costs more.",
    points: [
      {
        text: "heat gains added up part by part",
        accept: [
          "sun through glass",
          "watts each when they sit",
          "heat gain of people and lights",
          "add the heat part by",
          "heat load calculation",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "fresh air with its dry and wet heat",
        accept: ["fresh air", "dry and its wet heat", "sensible and latent"],
        weight: 0.2,
      },
      {
        text: "one ton is 3.5 kilowatts",
        accept: ["ton is 3.5", "12000 btu", "ten tons"],
        weight: 0.15,
      },
      {
        text: "peaks do not come at the same hour",
        accept: ["west glass peaks", "diversity", "peaks at different hours", "hour by hour"],
        weight: 0.15,
      },
      {
        text: "too big: short cycles and damp air",
        accept: ["air stays damp", "stops too soon", "short cycling", "humidity is not removed"],
        weight: 0.2,
      },
    ],
    avoid: [
      "A bigger unit is always on the safe side.",
      "Square feet alone give the right tonnage.",
      "All peaks are simply added together.",
    ],
  },
];
