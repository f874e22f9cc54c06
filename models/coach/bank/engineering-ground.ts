import type { EntryDraft } from "../entry.ts";

/** Civil engineering: filling, roads, piles and drains. */
export const engineeringGround: readonly EntryDraft[] = [
  {
    id: "engineering-plinth-filling",
    family: "engineering",
    topic: "soil",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Filling that will not sink",
    frames: [
      "How do you fill and compact soil under a floor so that it does not sink after a year, and how is it tested?",
      "You list {skill}. A floor laid on fresh filling has sunk. How should that soil have been placed, compacted and tested?",
      "Suppose {employer} must fill two metres of soil under a floor. How do you compact and test it?",
    ],
    expected:
      "Soil is compacted in layers, because a roller or a plate presses only the top few inches. I take soil without roots, clay lumps or rubbish, and get the best moisture by the Proctor test. At site each layer is about 200 millimetres loose. It is sprinkled or dried until a ball of it holds together. I roll it until the roller leaves no mark, with a small rammer at walls and corners. Then I test each layer with the sand replacement method or a core cutter. If it has less than 95 percent of the Proctor density it is loosened, watered and rolled again.",
    points: [
      {
        text: "thin layers, one after the other",
        accept: [
          ...["compacted in layers", "200 millimetres loose", "layer by layer", "150 mm layers"],
          ...["200 mm layers", "six inch layers", "fill in layers", "thin layers", "layers of 9 inches"],
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "good soil without roots and rubbish",
        accept: [
          ...["without roots", "soil without roots, clay lumps", "remove the vegetation", "good murum"],
          ...["no black cotton soil", "no organic matter", "use murum", "remove big stones"],
        ],
        weight: 0.15,
      },
      {
        text: "moisture right, from the Proctor test",
        accept: [
          ...["best moisture by the proctor", "optimum moisture content", "omc", "sprinkle water"],
          ...["sprinkled or dried", "proctor test in lab", "maximum dry density"],
          ...["proper moisture", "watering the layer"],
        ],
        weight: 0.2,
      },
      {
        text: "rolled everywhere, corners too",
        accept: [
          ...["roller leaves no mark", "rammer at walls and corners", "plate compactor", "number of passes"],
          ...["vibratory roller", "roll the layer", "earth rammer at corners", "hand rammer"],
        ],
        weight: 0.15,
      },
      {
        text: "density of each layer tested",
        accept: [
          ...["sand replacement", "core cutter", "95 percent", "field density test", "fdt for each layer"],
          ...["test each layer", "degree of compaction", "compaction test"],
        ],
        weight: 0.25,
      },
    ],
    avoid: [
      "Filling it at once and flooding it with water is compaction.",
      "A heavy roller makes one thick layer enough.",
    ],
  },
  {
    id: "engineering-road-layers",
    family: "engineering",
    topic: "roads",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Layers of a road",
    frames: [
      "Name the layers of a bituminous road from below to the top. What is each for, and what do you test?",
      "You list {skill}. Take a bituminous road layer by layer, from below. What does each do, and what do you check?",
      "Suppose {employer} builds a bituminous road. What is each layer for, from below to the top, and what do you check?",
    ],
    expected:
      "At the bottom is the subgrade, the last half metre of soil, well compacted and with its CBR known, because the whole design hangs on it. On it lies the granular sub-base, which carries and also lets water out to the side. Then comes wet mix macadam as the base, with a prime coat. Above are the bituminous layers, a dense one that carries, and a smooth wearing course, with a tack coat between. I test density and gradation in each layer, level and camber with string and staff, and the heat of the mix: it arrives at about 150 degrees and must be rolled before it falls under 90. Water is the enemy, so side drains come first.",
    points: [
      {
        text: "prepared soil below, with its bearing value",
        accept: [
          ...["cbr known", "last half metre of soil", "subgrade compaction", "cbr test", "cbr value"],
          ...["natural ground compacted", "subgrade at bottom", "compact the soil"],
        ],
        weight: 0.2,
      },
      {
        text: "layers of stone that carry and drain",
        accept: [
          ...["granular sub-base", "wet mix macadam", "gsb and wmm", "gsb layer", "wmm layer"],
          ...["sub base and base", "wbm", "granular layer for drainage", "base course"],
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "bituminous layers, dense below and wearing above",
        accept: [
          ...["bituminous layers", "wearing course", "dbm and bc", "bituminous concrete"],
          ...["dense bituminous macadam", "top layer for smooth", "bitumen layers", "asphalt layer"],
        ],
        weight: 0.2,
      },
      {
        text: "prime and tack coats that bind them",
        accept: [
          ...["prime coat", "tack coat", "tack coat between", "emulsion spray"],
          ...["bonding between layers", "prime and tack"],
        ],
        weight: 0.15,
      },
      {
        text: "tests: density, thickness, heat of the mix, camber",
        accept: [
          ...["density and gradation", "level and camber", "rolled before it falls", "temperature of mix"],
          ...["field density", "check thickness", "bitumen content", "core cutting for thickness"],
          ...["check the camber", "laying temperature"],
        ],
        weight: 0.2,
      },
    ],
    avoid: ["More bitumen always makes a better road.", "A thick top layer makes up for a weak soil."],
  },
  {
    id: "engineering-bored-pile",
    family: "engineering",
    topic: "piling",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "Making a sound bored pile",
    frames: [
      "How do you make sure that a bored pile is sound from its toe to its head, though nobody can see it?",
      "You list {skill}. You are responsible for a bored pile. What do you check from setting out to the broken head?",
      "Suppose {employer} gives you the bored piles of a bridge. What do you check in each, from setting out to testing?",
    ],
    expected:
      "Position comes first, with two reference pegs, and the mast must be plumb. While boring I compare the soil with the borehole report, because the right stratum decides the depth and not only the drawing. Bentonite holds the sides, so I check its density. Then the bottom is flushed until no loose mud is left. Concrete with a slump of 150 to 180 comes through a tremie, whose mouth always stays two metres inside the concrete. I compare the volume with the theory, since much less means a neck. It is poured above the cut-off, as the dirty top is chipped. Afterwards integrity and load tests follow.",
    points: [
      {
        text: "position and plumb",
        accept: [
          ...["two reference pegs", "mast must be plumb", "check the coordinates", "pile position"],
          ...["verticality of the pile", "check plumb of the rig", "pile location with total station"],
        ],
        weight: 0.15,
      },
      {
        text: "right depth and layer, against the report",
        accept: [
          ...["compare the soil with the borehole", "right stratum", "founding level", "socket in rock"],
          ...["hard strata", "depth as per design", "soil report", "termination depth", "rock socketing"],
        ],
        weight: 0.2,
      },
      {
        text: "bottom cleaned, sides held",
        accept: [
          ...["bottom is flushed", "bentonite holds", "flushing of the bore", "clean the bottom"],
          ...["bentonite density", "check the casing", "remove the sludge", "no loose mud"],
        ],
        weight: 0.2,
      },
      {
        text: "concrete through a pipe that stays inside it",
        accept: [
          ...["through a tremie", "inside the concrete", "tremie pipe", "tremie embedded"],
          ...["continuous concreting by tremie", "pipe not lifted out", "tremie in the concrete"],
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "volume compared, head chipped, tested",
        accept: [
          ...["volume with the theory", "poured above the cut-off", "pile integrity test"],
          ...["load test on pile", "break the pile head", "concrete consumption", "integrity and load tests"],
          ...["above cut off level", "chip the top"],
        ],
        weight: 0.15,
      },
    ],
    avoid: ["Concrete may fall freely into the wet bore.", "A pile that took less concrete has saved money."],
  },
  {
    id: "engineering-sewer-slope",
    family: "engineering",
    topic: "drainage",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "A drain that stays clean",
    frames: [
      "How do you lay a sewer line of 150 millimetre pipes so that it keeps itself clean, and how is it tested?",
      "You list {skill}. A new drain line chokes every month. How should its slope, bed and chambers have been made?",
      "Suppose a drain line at a site of {employer} chokes every month. How should it have been laid and tested?",
    ],
    expected:
      "The level of the outfall decides everything, so I take that invert first and work back. The slope must carry solids along, about one in hundred for this size, because a flat pipe settles and a very steep one leaves the solids behind. I set sight rails or use a laser. The pipe lies on a firm bed of sand or lean concrete along its whole length. A chamber comes at each bend, junction and change of size, and every thirty metres. Before filling I test it with water for leaks, and roll a ball or hold a mirror and lamp. Then I fill by hand around the pipe first.",
    points: [
      {
        text: "slope that carries solids, not flat and not too steep",
        accept: [
          ...["carry solids along", "self cleansing velocity", "proper slope", "slope 1 in 100"],
          ...["proper gradient", "gradient as per design", "not too flat", "slope of pipe"],
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "levels worked back from the outfall",
        accept: [
          ...["level of the outfall", "invert first", "invert level", "sight rails", "outfall level"],
          ...["check with auto level", "start from the manhole"],
          ...["levels with dumpy level", "disposal point level"],
        ],
        weight: 0.2,
      },
      {
        text: "firm bed below the pipe",
        accept: [
          ...["firm bed of sand", "lean concrete along", "bedding below pipe", "pcc bed", "sand bedding"],
          ...["compacted base", "socket facing uphill"],
        ],
        weight: 0.15,
      },
      {
        text: "chambers at bends, junctions and intervals",
        accept: [
          ...["chamber comes at each bend", "every thirty metres", "manhole at every bend"],
          ...["inspection chamber", "manhole at junction"],
          ...["chamber at change of direction", "chambers at 30 m"],
        ],
        weight: 0.2,
      },
      {
        text: "tested before it is covered",
        accept: [
          ...["test it with water", "roll a ball", "mirror and lamp", "water test", "ball test"],
          ...["check the leakage", "smoke test", "test before backfilling", "mirror test"],
        ],
        weight: 0.15,
      },
    ],
    avoid: ["The steeper the drain, the cleaner it stays.", "Two bends can be joined without a chamber."],
  },
];
