import type { EntryDraft } from "../entry.ts";

/** Compressed air, a short crew, instruments, and a site behind its programme. */
export const engineering8: readonly EntryDraft[] = [
  {
    id: "engineering-short-crew",
    family: "engineering",
    topic: "production",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "A shift without enough operators",
    frames: [
      "Four of your twenty operators are absent and a truck must leave at six. How do you run the shift, and whom do you tell?",
      "Suppose a line at {employer} lacks four operators on a dispatch day. What do you run first, who runs it, and whom do you tell?",
      "You work as {role}, and the morning shift is four operators short. What do you run, who runs it, and what do you leave?",
    ],
    expected:
      "I look at the dispatch plan first and not at the machines. The orders for today's truck run, and parts that have stock for two days wait. Then I place people by the skill chart, so that the critical station gets a trained operator. Nobody runs a press that he was not trained for, even if that costs output. I stop one line fully rather than run three lines badly, and ask two men of the earlier shift for overtime. Before ten o'clock I tell planning and dispatch the quantity that we will really make, because a late surprise is worse than a smaller number. The next shift gets the pending list.",
    points: [
      {
        text: "dispatch plan decides what runs",
        accept: [
          "dispatch plan first",
          "orders for today's truck",
          "urgent orders run first",
          "dispatch priority",
          "priority of the orders",
        ],
        weight: 0.25,
      },
      {
        text: "trained people on the critical stations",
        accept: [
          "by the skill chart",
          "skill matrix",
          "gets a trained operator",
          "skilled operator on critical",
          "experienced operator on",
          "trained people on critical",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "one line stopped fully, others run well",
        accept: ["stop one line fully", "three lines badly", "stop one line", "close one line"],
        weight: 0.15,
      },
      {
        text: "overtime and the next shift",
        accept: ["for overtime", "pending list for the next shift", "double shift"],
        weight: 0.15,
      },
      {
        text: "planning and dispatch told early of the real quantity",
        accept: ["late surprise", "inform dispatch early", "tell dispatch the quantity"],
        weight: 0.2,
      },
    ],
    avoid: ["Any free person can run the press for a day.", "Dispatch learns it when the truck leaves."],
  },
  {
    id: "engineering-air-leaks",
    family: "engineering",
    topic: "pumps",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Air leaks that cost money",
    frames: [
      "Your air compressor never rests, even at night when no machine runs. How do you measure, find and cut the waste?",
      "At {employer}, how would you find out how much compressed air is lost in leaks, and where, and how would you cut it?",
      "You work as {role}, and the compressor runs all night for nothing. What do you measure, how do you find the leaks, and what do you do?",
    ],
    expected:
      "On a Sunday, with all machines off, I let the compressor fill the line and note how long it loads and unloads. If it loads two minutes in every ten, a fifth of its capacity goes into leaks. Then I walk along the line with soap water, or an ultrasonic detector if we have one, and tag each leak. Most are at hose joints, quick couplings, drain valves and old filters. I fit valves that close the air of idle machines. After that I lower the pressure step by step, since one bar less saves around seven percent of power. I repeat the test every month, because leaks come back.",
    points: [
      {
        text: "test with all machines off: loading against unloading time",
        accept: [
          "loads and unloads",
          "all machines off on a sunday",
          "no load test on sunday",
          "load and unload time",
          "on load time with machines off",
          "leak test",
          "all machines stopped",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "share of capacity lost worked out",
        accept: ["fifth of its capacity", "capacity lost in leaks", "percent of leakage"],
        weight: 0.15,
      },
      {
        text: "soap water or ultrasonic detector, each leak tagged",
        accept: ["soap water", "ultrasonic detector", "tag each leak", "soap solution"],
        weight: 0.2,
      },
      {
        text: "joints, couplings and drain valves leak most",
        accept: ["quick couplings", "hose joints", "drain valves"],
        weight: 0.15,
      },
      {
        text: "lower pressure saves power",
        accept: ["lower the pressure", "one bar less", "reduce the set pressure"],
        weight: 0.2,
      },
    ],
    avoid: ["Air is free, so small leaks can stay.", "Higher pressure makes up for the leaks cheaply."],
  },
  {
    id: "engineering-transmitter-calibration",
    family: "engineering",
    topic: "instrumentation",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Calibrating a pressure transmitter",
    frames: [
      "How do you calibrate a pressure transmitter of 0 to 10 bar while the plant is running?",
      "You list {skill}. The operator of a running plant doubts a pressure reading. How do you check and correct the transmitter, step by step?",
      "At {employer}, how did you calibrate a transmitter in a running plant without causing a trip?",
    ],
    expected:
      "I tell the control room, and the trip of that loop goes on bypass with a signature, because a wrong move can stop the plant. I isolate the transmitter at its manifold, vent it, and connect a hand pump and a master gauge with a valid NABL certificate. Then I give five points, 0, 25, 50, 75 and 100 percent, up and down, and expect 4, 8, 12, 16 and 20 milliamps. I write these as-found values before I touch anything. If the error is above the limit, say half a percent, I set zero first and then span, and repeat all points. Last I write the as-left values, put the sticker, open slowly and remove the bypass.",
    points: [
      {
        text: "control room told and the trip bypassed",
        accept: [
          "tell the control room",
          "loop on bypass",
          "loop on manual",
          "inform the control room",
          "bypass the trip",
          "bypass the interlock",
          "inform the operator",
          "loop in manual",
          "bypass the loop",
          "inform control room",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "isolate, vent and use a traceable master",
        accept: ["master gauge", "nabl", "isolate at the manifold", "hand pump"],
        weight: 0.2,
      },
      {
        text: "five points up and down, 4 to 20 milliamps",
        accept: ["milliamps", "five points", "4 to 20 ma"],
        weight: 0.25,
      },
      {
        text: "readings noted before and after adjusting",
        accept: ["as-found values", "as-left reading on the sticker", "readings before adjustment"],
        weight: 0.15,
      },
      {
        text: "zero set before span",
        accept: ["zero first and then span", "zero and span", "zero trim"],
        weight: 0.15,
      },
    ],
    avoid: ["Any pressure gauge can serve as the master.", "The trip can stay active during calibration."],
  },
  {
    id: "engineering-site-three-weeks-late",
    family: "engineering",
    topic: "project-management",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "A site three weeks late",
    frames: [
      "You wrote: {line}. If such a job runs three weeks late, which work do you push, and how do you recover?",
      "Your project is three weeks behind in the sixth month. How do you find what matters, bring it back, and deal with the client?",
      "You list {skill}. The programme shows three weeks of delay. Which work do you push, how do you recover, and what do you tell the client?",
      "What if a project at {employer} runs three weeks late and the client wants his date? What is your plan?",
    ],
    expected:
      "I compare the real dates with the baseline and look at the critical path first, since a boundary wall with forty days of float harms nobody. Then I ask for the reason, drawings, material, labour or payment, because more masons cannot help if a drawing is missing. For the critical jobs I put three options side by side with their cost, a second shift, overlapping two trades, or opening a second front. I make a two week look-ahead and review it each Monday with every subcontractor. Delays from the client's side I notify in writing at once, for extension of time. And I give the client only a date that I believe.",
    points: [
      {
        text: "baseline compared, critical path and float first",
        accept: [
          "critical path",
          "days of float",
          "compare with the baseline",
          "critical activities",
          "critical work first",
          "critical tasks",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "reason of delay: drawings, material, labour, payment",
        accept: [
          "drawings material labour",
          "drawing is missing",
          "reason for the delay",
          "cause of the delay",
          "find why it is late",
        ],
        weight: 0.2,
      },
      {
        text: "options with cost: second shift, overlapping, second front",
        accept: ["overlapping two trades", "second shift with its cost", "crashing the critical jobs"],
        weight: 0.2,
      },
      {
        text: "two week look-ahead reviewed with subcontractors",
        accept: ["look-ahead", "review it each monday", "weekly review with subcontractors"],
        weight: 0.15,
      },
      {
        text: "written notice for extension of time",
        accept: ["extension of time", "notify in writing", "eot"],
        weight: 0.2,
      },
    ],
    avoid: ["More workers always bring the date back.", "Push every job equally hard."],
  },
];
