import type { EntryDraft } from "../entry.ts";

/** Civil engineering: shuttering, curing, tests of concrete, and a pour that goes wrong. */
export const engineeringConcreting: readonly EntryDraft[] = [
  {
    id: "engineering-shuttering-strike",
    family: "engineering",
    topic: "formwork",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "When shuttering may come off",
    frames: [
      "When may the shuttering of a column, a slab and a beam come off, and in what order do the props go?",
      "You list {skill}. When do you let column sides, slab bottoms and props be removed, and in what order?",
      "At {employer}, the contractor wants his shuttering back. When may column sides, slab props and beam props go, and in what order?",
    ],
    expected:
      "I look at the strength first and only then at the calendar. With ordinary cement in warm weather column and beam sides may go after 16 to 24 hours, because they only hold the shape. The slab bottom can go after three days if the props stay or go back at once. By IS 456 slab props stay seven days up to a span of 4.5 metres and fourteen above, and beam props fourteen or, over six metres, twenty one. With blended cement or in the cold it takes longer, so I ask for the cubes cured at site. Props go from the middle to the supports, and at a cantilever from the free end, without shocks.",
    points: [
      {
        text: "sides of columns and beams first, after about a day",
        accept: [
          ...["sides after 24 hours", "column shuttering after one day", "vertical shuttering first"],
          ...["side shuttering next day", "16 to 24 hours", "24 hours for columns"],
        ],
        weight: 0.25,
      },
      {
        text: "props stay until the concrete carries: 7 to 21 days by span",
        accept: [
          ...["slab props stay seven days", "beam props fourteen", "14 days for slab", "21 days for beams"],
          ...["props for 14 days", "depends on the span", "not remove props early", "7 days for small span"],
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "blended cement or cold weather needs longer, cubes decide",
        accept: [
          ...["cement or in the cold", "cubes cured at site", "PPC takes longer", "more days in winter"],
          ...["depends on cube strength", "strength of concrete first", "type of cement"],
        ],
        weight: 0.2,
      },
      {
        text: "order: middle to supports, cantilever from its free end",
        accept: [
          ...["from the middle to the supports", "cantilever from the free end", "remove centre props first"],
          ...["start from mid span", "from tip to support"],
        ],
        weight: 0.15,
      },
      {
        text: "props back at once, no shocks",
        accept: [
          ...["props stay or go back", "without shocks", "re-propping", "slowly without jerk"],
          ...["keep some props back", "no hammering"],
        ],
        weight: 0.1,
      },
    ],
    avoid: ["All shuttering may come off after seven days.", "A dry surface shows that the props can go."],
  },
  {
    id: "engineering-staging-before-pour",
    family: "engineering",
    topic: "formwork",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Shuttering and staging before pouring",
    frames: [
      "Before a slab is poured, how do you check its shuttering and the staging under it?",
      "You list {skill}. Walk under a slab on the day before the pour; what do you look at in the staging and shuttering?",
      "Suppose a slab of {employer} is to be poured tomorrow. How do you check the shuttering and its staging?",
    ],
    expected:
      "I begin below the slab, because staging that gives way kills people. Each prop must be plumb, on a sole plate and firm ground, never on loose bricks or fresh fill, and at the spacing of the drawing. The props are braced both ways, since they buckle otherwise. Above, I check level, line and the size of beams with a tape, and give long beams a small camber. Joints are closed with tape or foam so that slurry does not run out and leave holes. The ply is cleaned, oiled before the steel is laid, and free of binding wire. During the pour one carpenter stays below and watches for a prop that sinks.",
    points: [
      {
        text: "props plumb and on firm ground",
        accept: [
          ...["plumb, on a sole plate", "props vertical", "firm ground", "base plate under props"],
          ...["props not on bricks", "props at proper spacing", "support on hard ground", "spacing of props"],
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "bracing both ways",
        accept: [
          ...["braced both ways", "cross bracing", "horizontal bracing", "runners and bracing"],
          ...["props tied together", "lacing of props"],
        ],
        weight: 0.15,
      },
      {
        text: "level, line and size checked",
        accept: [
          ...["level, line and the size", "check the level of shuttering", "line and level"],
          ...["dimension as per drawing", "check plumb and level", "beam size", "small camber"],
        ],
        weight: 0.2,
      },
      {
        text: "joints closed so that no slurry leaks",
        accept: [
          ...["joints are closed", "slurry does not run out", "no gap in the plates", "seal the gaps"],
          ...["gaps with tape", "leakage of slurry", "foam in joints"],
        ],
        weight: 0.2,
      },
      {
        text: "clean, oiled, and watched during the pour",
        accept: [
          ...["cleaned, oiled", "watches for a prop", "apply shuttering oil", "clean the shuttering"],
          ...["carpenter during concreting", "remove dust and wire", "man below while casting"],
        ],
        weight: 0.15,
      },
    ],
    avoid: ["Bricks under a prop are strong enough.", "Fresh filling carries the props of one slab."],
  },
  {
    id: "engineering-curing-in-may",
    family: "engineering",
    topic: "concrete",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "deepener",
    title: "Curing when it is hot",
    frames: [
      "How do you cure a slab and its columns in the heat of May, and for how many days?",
      "You list {skill}. It is 42 degrees and windy. How do you keep a new slab and its columns wet, and how long?",
      "Suppose water is short at a site of {employer} in May. How do you cure the slab and the columns, and how long?",
    ],
    expected:
      "Curing keeps the water in so that cement can go on hardening, or I get cracks on the surface. In the heat I cast in the evening and cover the slab with plastic sheet at once, because hot wind dries it. Once it has set I make small bunds of mortar and pond it with two inches of water. Columns are wrapped in wet hessian and plastic. I keep it at least seven days with ordinary cement and ten or, better, fourteen with blended cement. The date of casting stands on each column, one man is responsible for each shift, and where water is short I use a curing compound.",
    points: [
      {
        text: "why: water must stay so that strength grows and cracks do not",
        accept: [
          ...["keeps the water in", "go on hardening", "concrete gains strength", "hydration of cement"],
          ...["avoid shrinkage cracks", "cracks on the surface", "for full strength"],
        ],
        weight: 0.2,
      },
      {
        text: "number of days by the cement",
        accept: [
          ...["at least seven days", "minimum 7 days", "10 days for PPC", "14 days curing"],
          ...["fourteen with blended cement", "seven to fourteen days", "7 days for OPC"],
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "slab under water",
        accept: [
          ...["bunds of mortar", "pond it", "ponding on slab", "make bunds and fill water"],
          ...["stagnant water on slab", "small kyari", "water standing on the slab"],
        ],
        weight: 0.2,
      },
      {
        text: "columns wrapped in wet cloth",
        accept: [
          ...["wrapped in wet hessian", "wet gunny bags", "jute bags on columns", "hessian cloth"],
          ...["wet sacks around column", "cover column with plastic"],
        ],
        weight: 0.2,
      },
      {
        text: "started early, with somebody responsible",
        accept: [
          ...["cover the slab with plastic", "one man is responsible", "cast in the evening"],
          ...["curing register", "start curing after setting", "date of casting"],
          ...["one labour for curing", "curing compound"],
        ],
        weight: 0.15,
      },
    ],
    avoid: ["Sprinkling once in the morning is enough.", "Curing is over when the surface is hard."],
  },
  {
    id: "engineering-slump-and-cubes",
    family: "engineering",
    topic: "concrete",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Slump test and casting cubes",
    frames: [
      "Explain step by step how you do a slump test and how you cast test cubes at the site.",
      "You list {skill}. Show a new junior how to do a slump test and how to fill, cure and mark the cubes.",
      "At {employer}, how would you teach a junior to do the slump test and to cast cubes that can be trusted?",
    ],
    expected:
      "For the slump I wet the cone and fill it in equal layers, each rodded 25 times, because air pockets give a false figure. I strike it off, lift the cone straight up, and measure how far the top has fallen from 300 millimetres. For cubes I take concrete from the middle of the load, and oil the 150 millimetre moulds. I fill three layers with 35 strokes each and level the top. I write date, grade and place on them, keep them damp for 24 hours, and then in water until the test. By IS 456 sixteen to thirty cubic metres need three samples.",
    points: [
      {
        text: "cone filled in layers, each rodded",
        accept: [
          ...["rodded 25 times", "25 blows each layer", "fill the cone in layers", "tamping rod 25 times"],
          ...["slump cone in four layers", "25 strokes", "three layers with tamping", "three or four layers"],
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "lifted straight, fall of the top measured",
        accept: [
          ...["lift the cone straight", "top has fallen", "lift cone vertically", "measure the drop"],
          ...["height difference", "difference from cone height", "measure the subsidence"],
        ],
        weight: 0.2,
      },
      {
        text: "cubes compacted in oiled moulds",
        accept: [
          ...["150 millimetre moulds", "three layers with 35 strokes", "35 blows", "oil the mould"],
          ...["cube mould", "fill the mould in layers", "compact the cube"],
        ],
        weight: 0.2,
      },
      {
        text: "a day damp, then in water until the test",
        accept: [
          ...["damp for 24 hours", "in water until the test", "remove after 24 hours", "put in curing tank"],
          ...["curing tank for 28 days", "demould next day", "keep in water"],
        ],
        weight: 0.2,
      },
      {
        text: "sample fair and marked, enough of them",
        accept: [
          ...["middle of the load", "write date, grade and place", "number of samples"],
          ...["mark the date on cube", "sample from the middle"],
          ...["three cubes for each", "sampling as per quantity"],
        ],
        weight: 0.15,
      },
    ],
    avoid: ["A lower slump always means stronger concrete.", "One cube is enough for a day."],
  },
  {
    id: "engineering-honeycomb-column",
    family: "engineering",
    topic: "concrete",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Honeycombs after stripping",
    frames: [
      "You strip a column and find honeycombs with bars showing near its foot. What do you do, and how do you prevent it?",
      "You list {skill}. A stripped column shows honeycombs down to the bars; what do you do, and what caused it?",
      "What if a column at a site of {employer} shows honeycombs and bare bars after stripping? What do you do now?",
    ],
    expected:
      "Nobody plasters it. I take photos and tap around it with a hammer, because the hollow part is often larger than what one sees. Then I tell the consultant and ask for his method in writing. If it is only skin deep it is chipped, cleaned and filled with a polymer mortar. Where bars are bare, we prop the floor, chip back to sound concrete behind the bars, wash, and fill with a non-shrink micro concrete in a small shutter, then cure it. An ultrasonic test shows whether it is whole. The reason is mostly slurry lost at the foot, concrete dropped from high or a lazy needle vibrator, so next time I close the foot and pour in layers.",
    points: [
      {
        text: "not covered up, consultant told",
        accept: [
          ...["nobody plasters it", "tell the consultant", "inform the structural engineer"],
          ...["not hide with plaster", "report to the consultant", "take approval for repair"],
          ...["inform senior engineer", "ncr raised"],
        ],
        weight: 0.2,
        must: true,
      },
      {
        text: "how deep and wide it goes",
        accept: [
          ...["tap around it", "hollow part is often larger", "check the depth", "hammer sounding"],
          ...["extent of honeycomb", "how deep it is", "mark the area"],
        ],
        weight: 0.15,
      },
      {
        text: "loose part chipped, filled with grout or micro concrete",
        accept: [
          ...["chip back to sound", "non-shrink micro concrete", "chipping of loose concrete"],
          ...["fill with non shrink grout", "micro concrete", "polymer mortar", "bonding agent"],
          ...["pressure grouting", "epoxy grouting"],
        ],
        weight: 0.3,
      },
      {
        text: "propped, cured and tested again",
        accept: [
          ...["prop the floor", "ultrasonic test shows whether", "check with UPV"],
          ...["rebound test after repair", "give support to the slab", "cure the repair"],
        ],
        weight: 0.15,
      },
      {
        text: "cause cured: leaking joint, height of fall, vibration",
        accept: [
          ...["slurry lost", "dropped from high", "poor vibration", "lazy needle vibrator"],
          ...["leakage of slurry from shuttering", "less compaction", "congested reinforcement"],
          ...["proper vibration next time", "height more than 1.5 metre"],
        ],
        weight: 0.2,
      },
    ],
    avoid: ["Cement plaster over it hides and heals it.", "Honeycombs matter only for the look."],
  },
  {
    id: "engineering-pour-stops-midway",
    family: "engineering",
    topic: "concrete",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "The pump stops in mid slab",
    frames: [
      "The concrete pump breaks down in the middle of a slab, and the next one is four hours away. What do you do?",
      "You list {skill}. Half a slab is poured and the pump fails for four hours. Where and how do you stop, and how do you go on?",
      "Suppose the pump breaks down halfway through a slab of {employer}. How do you save the pour?",
    ],
    expected:
      "First I find out honestly how long it takes, and whether buckets, a crane or a small mixer can keep the edge alive, because fresh concrete must meet fresh concrete before it sets. If that fails I decide where to stop. I end the slab in a straight line near the middle third of the span, where shear is small, and a beam not at its support. A stop board is fixed, so that the edge is vertical. The trucks on the road are stopped. Next day the edge is roughened, washed, wetted and given cement slurry. I note it in the pour record and tell the consultant.",
    points: [
      {
        text: "another way to place it before it sets",
        accept: [
          ...["buckets, a crane or a small mixer", "fresh concrete must meet", "place manually"],
          ...["arrange another pump", "use a standby mixer", "before initial setting time", "cold joint"],
          ...["boom from another site", "manual pouring"],
        ],
        weight: 0.2,
      },
      {
        text: "stopped on purpose where shear is small",
        accept: [
          ...["middle third of the span", "where shear is small", "construction joint at"],
          ...["joint at one third", "stop at mid span", "minimum shear"],
          ...["planned construction joint", "at L by 4"],
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "a straight vertical edge with a stop board",
        accept: [
          ...["stop board", "edge is vertical", "vertical joint", "straight line", "stopper plank"],
          ...["not leave a slope", "proper straight joint"],
        ],
        weight: 0.2,
      },
      {
        text: "edge roughened, cleaned and wetted before going on",
        accept: [
          ...["edge is roughened", "washed, wetted and given cement slurry", "hack the surface"],
          ...["clean and apply slurry", "remove laitance", "bonding agent at joint", "chip the old surface"],
        ],
        weight: 0.2,
      },
      {
        text: "trucks held, consultant told and noted",
        accept: [
          ...["trucks on the road are stopped", "note it in the pour record", "inform the plant"],
          ...["hold the transit mixers", "reject old concrete", "inform the consultant"],
        ],
        weight: 0.1,
      },
    ],
    avoid: [
      "Add water to the waiting truck to keep it soft.",
      "The concrete may stop wherever it has reached.",
    ],
  },
];
