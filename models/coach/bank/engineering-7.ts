import type { EntryDraft } from "../entry.ts";

/** Solar power, and how an engineer deals with danger, breakdowns and people. */
export const engineering7: readonly EntryDraft[] = [
  {
    id: "engineering-solar-low-yield",
    family: "engineering",
    topic: "solar",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "Solar plant giving less",
    frames: [
      "A rooftop solar plant gives fifteen percent less than last year. How do you find out where the energy goes?",
      "Your resume names {skill}. An owner says that his solar plant has become weak; how do you check it?",
      "What if a solar plant of {employer} gives less although the sky is the same? How do you find out why?",
    ],
    expected:
      "First I compare with the sun and not only with last year. The units divided by plant size and measured radiation give the performance ratio, and 75 to 80 percent is normal on a roof. If only the sun was weaker, nothing is wrong. Then I compare the inverters and the strings among themselves. One string with no or half current means a blown fuse, a burnt connector or the shade of a new water tank. If all are low, it is dust, so I wash one row at dawn and measure its gain before I wash all. I read the inverter log for grid voltage trips, and use a thermal camera for hot cells.",
    points: [
      {
        text: "performance ratio against measured radiation",
        accept: ["performance ratio", "measured radiation", "compare with the sun", "irradiation"],
        weight: 0.3,
        must: true,
      },
      {
        text: "strings and inverters compared among themselves",
        accept: [
          "compare the inverters",
          "string current",
          "half current in one string",
          "compare the strings",
          "current of each string",
        ],
        weight: 0.2,
      },
      {
        text: "blown fuse, burnt connector or shade",
        accept: ["blown fuse", "burnt connector", "shade of a new", "shadow on the panels"],
        weight: 0.15,
      },
      {
        text: "dust: wash one row and measure the gain",
        accept: ["wash one row", "it is dust", "soiling loss", "clean the panels"],
        weight: 0.2,
      },
      {
        text: "inverter log for grid trips, thermal camera",
        accept: ["inverter log", "grid voltage trips", "thermal camera", "hot spots"],
        weight: 0.15,
      },
    ],
    avoid: ["Old panels simply lose that much every year.", "Washing in the noon heat is best."],
  },
  {
    id: "engineering-stopped-unsafe-job",
    family: "engineering",
    topic: "safety",
    kind: "behavioral",
    type: "behavioral",
    level: "medium",
    rung: "opener",
    title: "An unsafe job you stopped",
    frames: [
      "Tell me about a danger you noticed at a plant, site or workshop. What did you do about it?",
      "Think of {employer}. Tell me about one unsafe job that you stopped or reported. How did people take it?",
      "When did you see a near miss in a plant or workshop, and what was changed because of you?",
    ],
    expected:
      "In my second month at the plant I saw a helper clean a running conveyor with a rod, and the belt pulled the rod out of his hand. Nobody was hurt. I pressed the emergency stop and made him sit down. The foreman was angry, because the stop cost twenty minutes. I explained to him what would have happened to the hand, and wrote a near miss report the same day, without blame. I found that the guard had been removed because it blocked the cleaning. So I designed a hinged guard for 1,800 rupees. In the next year it did not happen again. I learned that people break a rule mostly when it is hard to follow.",
    points: [
      {
        text: "which unsafe thing you noticed",
        accept: ["running conveyor", "worked without a harness", "open electrical panel"],
        weight: 0.2,
      },
      {
        text: "what you did to stop the unsafe job",
        accept: ["pressed the emergency stop", "stopped the job", "stopped the machine", "stop the work"],
        weight: 0.25,
        must: true,
      },
      {
        text: "you told people without blame",
        accept: [
          "without blame",
          "near miss report",
          "explained to the foreman",
          "informed the safety officer",
        ],
        weight: 0.15,
      },
      {
        text: "real reason found and cured",
        accept: ["hinged guard", "guard had been removed", "fixed the guard", "new guard"],
        weight: 0.2,
      },
      {
        text: "result, and what you learned",
        accept: ["did not happen again", "no accident since"],
        weight: 0.2,
      },
    ],
    avoid: ["I kept quiet, it was another department's work."],
  },
  {
    id: "engineering-worst-breakdown",
    family: "engineering",
    topic: "breakdown",
    kind: "behavioral",
    type: "behavioral",
    level: "hard",
    rung: "deepener",
    title: "Your worst breakdown",
    frames: [
      "Tell me about the worst breakdown or stoppage you had to handle. What did you do in the first hour?",
      "Think of your time at {employer}. Tell me about a breakdown or stoppage when everyone waited for you.",
      "Describe a fault at a plant or site that you had to solve with few people and few spares.",
    ],
    expected:
      "Last year at two in the night the boiler feed pump seized and the whole dyeing section stopped. I was alone with one fitter. First I made it safe, and told the shift head honestly that I needed thirty minutes before I could name a time. I found a broken coupling bush, and the store had no spare. So I started the old standby pump at a lower pressure, which gave sixty percent of the steam, and meanwhile we turned a bush from nylon. By six we were back at full load. We lost four hours and not two days. Since then critical bushes are kept in store, and the standby pump runs every Monday.",
    points: [
      {
        text: "what broke down, and what stopped with it",
        accept: ["pump seized", "whole section stopped", "production stopped"],
        weight: 0.2,
      },
      {
        text: "you told the others honestly when you would know",
        accept: ["told the shift head honestly", "could name a time", "informed production"],
        weight: 0.2,
      },
      {
        text: "real cause, and the way around it",
        accept: ["standby pump", "broken coupling bush", "ran on the standby"],
        weight: 0.3,
        must: true,
      },
      {
        text: "how it ended, with the hours it took",
        accept: [
          "lost four hours",
          "back at full load",
          "restored in four hours",
          "downtime was",
          "plant was running",
        ],
        weight: 0.15,
      },
      {
        text: "what is done differently since",
        accept: ["bushes are kept in store", "standby runs every monday", "added to the checklist"],
        weight: 0.15,
      },
    ],
    avoid: ["I waited for my senior to come in the morning."],
  },
  {
    id: "engineering-experienced-fitter",
    family: "engineering",
    topic: "workmen",
    kind: "behavioral",
    type: "behavioral",
    level: "medium",
    rung: "deepener",
    title: "A workman who refused",
    frames: [
      "Tell me about a time an experienced workman did not accept your instruction. How did you win him?",
      "Think of {employer}. Tell me about a fitter, mason or operator who refused a new method. What did you do?",
      "When did a fitter, mason or operator refuse your way of doing a job, what did you do, and how did it end?",
    ],
    expected:
      "When I joined the assembly shop, a fitter with twenty years of work refused to use the torque wrench and tightened by feel. I did not order him in front of others. I went to him at tea time, asked how he judged it, and listened. Then I asked him to tighten ten bolts in his way, and we measured them together. Four were loose and two were too tight. He was surprised but not insulted, since nobody else was there. I asked him to teach the new way to the helpers, with his name on the work sheet. Leak complaints fell from nine a month to two. I learned that respect comes first and numbers come second.",
    points: [
      {
        text: "why the workman refused",
        accept: [
          "refused to use",
          "tightened by feel",
          "not ready to use",
          "old method",
          "did not accept the new",
        ],
        weight: 0.2,
      },
      {
        text: "you listened to his side in private",
        accept: [
          "order him in front of others",
          "asked how he judged",
          "listened to his reasons",
          "spoke to him in private",
          "talked to him separately",
        ],
        weight: 0.2,
        must: true,
      },
      {
        text: "small trial made together with him",
        accept: ["measured them together", "tested both ways side by side", "tried on one machine"],
        weight: 0.3,
      },
      {
        text: "how the work turned out",
        accept: ["complaints fell", "teach the new way", "rejection came down", "breakdown came down"],
        weight: 0.15,
      },
      {
        text: "what you learned about people",
        accept: ["respect comes first", "i learned that respect"],
        weight: 0.15,
      },
    ],
    avoid: ["I gave him a warning letter the same day."],
  },
];
