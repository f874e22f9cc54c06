import type { EntryDraft } from "../entry.ts";

/** Civil engineering: levels, setting out, steel, concrete, trenches and rates. */
export const engineering5: readonly EntryDraft[] = [
  {
    id: "engineering-carry-level",
    family: "engineering",
    topic: "surveying",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Bringing a level to site",
    frames: [
      "How do you carry a level from a bench mark to a site 400 metres away, and know that it is right?",
      "You list {skill}. How do you bring the reduced level from a bench mark to the site and prove it?",
      "At {employer}, how did you bring the level of a bench mark to the building, and how was it checked?",
    ],
    expected:
      "I start from a bench mark whose value is given in writing, and check the instrument with a two peg test, since a tilted line of sight hides in every reading. I take a backsight on the mark, add it to get the height of instrument, and go forward with foresights. I keep both distances equal, about forty metres, because then the error cancels. At the end I go back and close on the same mark. For building work I allow twelve millimetres times the root of the kilometres, and if it is more I do it again. Then I fix two temporary marks in concrete, away from digging, so that anyone can check.",
    points: [
      {
        text: "known bench mark and a two peg test",
        accept: ["two peg test", "value is given in writing", "collimation check"],
        weight: 0.2,
      },
      {
        text: "backsight gives the height of instrument",
        accept: ["backsight", "height of instrument", "foresights"],
        weight: 0.2,
      },
      {
        text: "equal distances so that the error cancels",
        accept: ["both distances equal", "error cancels", "equal sight distance"],
        weight: 0.2,
      },
      {
        text: "close on the mark within a limit",
        accept: [
          "close on the same mark",
          "root of the kilometres",
          "closing error",
          "misclosure",
          "close back on benchmark",
          "closing on the benchmark",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "temporary marks away from digging",
        accept: ["temporary marks", "temporary bench mark", "tbm"],
        weight: 0.15,
      },
    ],
    avoid: [
      "One careful reading makes closing back needless.",
      "Unequal distances are fine with a good instrument.",
    ],
  },
  {
    id: "engineering-column-off-grid",
    family: "engineering",
    topic: "surveying",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "A column off its line",
    frames: [
      "After the footing is cast you find one column 60 millimetres off the grid. What do you do now?",
      "What if a column at a site of {employer} is found 60 millimetres off its grid line? What do you do?",
      "You list {skill}. A column is off its grid line and the footing is cast; how do you handle it?",
    ],
    expected:
      "I stop work on that column and hide nothing. First I measure again with a second instrument and from two different grid lines, since a moved peg gives the same picture. Then I check every other column, because one wrong peg may shift a whole row. I give the structural engineer a sketch with the real offset. He decides, for example a bigger pedestal, drilled bars or breaking it out, and I take it in writing. I never crank the bars back on my own. The client's engineer is told the same day. From then on the reference pegs stand outside the digging, we measure diagonals, and a second person checks before each pour.",
    points: [
      {
        text: "measured again from other grid lines",
        accept: [
          "two different grid lines",
          "moved peg",
          "check with another instrument",
          "measure again with total station",
        ],
        weight: 0.2,
      },
      {
        text: "all other columns checked",
        accept: ["shift a whole row", "same mistake in the other columns", "check other columns"],
        weight: 0.15,
      },
      {
        text: "structural engineer decides, in writing",
        accept: ["structural engineer", "sketch with the real offset", "designer's written advice"],
        weight: 0.3,
        must: true,
      },
      {
        text: "bars never cranked back on your own",
        accept: ["never crank the bars", "do not bend the bars", "no bending of bars"],
        weight: 0.15,
      },
      {
        text: "reference pegs, diagonals and a second person",
        accept: ["reference pegs", "measure diagonals", "second person checks", "offset pegs"],
        weight: 0.2,
      },
    ],
    avoid: ["Bend the bars back to the line and cast.", "Crank the bars back and go on."],
  },
  {
    id: "engineering-rate-analysis",
    family: "engineering",
    topic: "quantities",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "Building a rate yourself",
    frames: [
      "You wrote: {line}. Take one cubic metre of brickwork; how do you build up its rate, and what do people forget?",
      "How do you build your own rate for one cubic metre of brickwork when the schedule rate looks too low?",
      "You list {skill}. How do you build up the rate of one cubic metre of brickwork, and what do people forget?",
      "At {employer}, how did you check whether a subcontractor's rate for brickwork was fair?",
    ],
    expected:
      "I break one cubic metre into material, labour, tools and overheads. With modular bricks it is about 500 bricks plus five percent breakage, and in one to six mortar about one and a quarter bags of cement with the sand. I take today's prices delivered at site with unloading. For labour I use what our own masons lay in a day, and not what the book says. Then come scaffolding, water, curing and lifting to upper floors, and overhead with profit, often fifteen percent. GST I keep apart. I compare the total with the schedule of rates and two quotes. People forget wastage, lead and lift, and so they lose on every cubic metre.",
    points: [
      {
        text: "quantity of material with wastage",
        accept: [
          "500 bricks",
          "five percent breakage",
          "bags of cement",
          "wastage of material",
          "number of bricks",
          "bricks with wastage",
          "forget wastage",
          "quantity of material",
          "material quantity",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "today's prices delivered at site",
        accept: ["delivered at site", "today's prices", "market rate of material"],
        weight: 0.15,
      },
      {
        text: "labour by the daily output of own masons",
        accept: ["our own masons", "masons lay in a day", "labour output", "productivity of the mason"],
        weight: 0.2,
      },
      {
        text: "scaffolding, water, lifting, overhead and profit",
        accept: ["overhead with profit", "scaffolding water", "contractor's profit"],
        weight: 0.2,
      },
      {
        text: "compared with schedule and quotes; lead and lift",
        accept: ["two quotes", "lead and lift", "dsr", "compare with schedule of rates"],
        weight: 0.2,
      },
    ],
    avoid: ["Wastage is the contractor's own problem.", "Book labour output is true at every site."],
  },
  {
    id: "engineering-slab-steel-check",
    family: "engineering",
    topic: "reinforcement",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Steel before the pour",
    frames: [
      "What do you check in the steel of a slab before you allow the concrete to be poured?",
      "You list {skill}. Walk along a slab the evening before concreting; what do you check in the steel?",
      "At {employer}, what had to be right in the steel of a slab before you signed for the pour?",
    ],
    expected:
      "I take the drawing and the bar bending schedule and go bay by bay. I check the diameter, the spacing with a tape over ten bars, and that the main bars run along the short span below. Cover blocks stand under the bars, usually twenty millimetres in a slab, and chairs hold the top steel, because workers walk it down and then the support cracks. The extra top bars over the beams must be there. Laps are as long as the drawing says and staggered, not all in one line. Then I look at electrical pipes, cleaning and the props. I count, photograph and sign the checklist, and only after that I call the mixer.",
    points: [
      {
        text: "diameter and spacing against drawing and schedule",
        accept: [
          "bar bending schedule",
          "tape over ten bars",
          "spacing of bars",
          "bbs",
          "check bar diameter",
          "spacing as per drawing",
          "check the diameter",
          "diameter and spacing",
          "dia and spacing",
          "bar spacing",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "main bars along the short span below",
        accept: ["short span", "main bars at the bottom", "main steel in the short direction"],
        weight: 0.15,
      },
      {
        text: "cover blocks and chairs for the top steel",
        accept: ["cover blocks", "chairs hold the top", "clear cover"],
        weight: 0.25,
      },
      {
        text: "laps long enough and staggered",
        accept: ["laps are as long", "laps staggered", "lap length"],
        weight: 0.2,
      },
      {
        text: "photographs and a signed checklist",
        accept: ["sign the checklist", "photograph and sign", "pour card"],
        weight: 0.15,
      },
    ],
    avoid: ["All laps can stand in one line.", "Stones can be used in place of cover blocks."],
  },
  {
    id: "engineering-wall-cracks",
    family: "engineering",
    topic: "cracks",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "Which cracks are dangerous",
    frames: [
      "A new house shows cracks in its walls after the first summer. How do you tell harmless ones from dangerous ones, and what do you do?",
      "You list {skill}. An owner shows you cracks, one of them diagonal at a window. Which are harmless, which are dangerous, and what do you do?",
      "What if a building handed over by {employer} shows cracks in six months? How do you judge and treat them?",
    ],
    expected:
      "I do not fill a crack before I understand it. I draw where it runs, its shape and width, and ask when it came. Fine lines like a map are plaster shrinkage, often from poor curing. A straight line between column and wall is the joint of two materials, and needs a mesh under the plaster. A diagonal crack from a window corner, wider at one end, makes me think of settlement. I fix a glass tell-tale with the date and watch for a month or more. If the crack crosses a beam or column, or still grows, I prop it and call the structural engineer. The cause is cured first, for example a leaking drain near the footing.",
    points: [
      {
        text: "place, shape and width drawn",
        accept: ["shape and width", "draw where it runs", "map the cracks"],
        weight: 0.2,
      },
      {
        text: "plaster shrinkage or the joint of two materials",
        accept: ["plaster shrinkage", "joint of two materials", "mesh under the plaster", "chicken mesh"],
        weight: 0.2,
      },
      {
        text: "diagonal and wider at one end: settlement",
        accept: ["think of settlement", "foundation settlement", "settlement of the footing"],
        weight: 0.2,
      },
      {
        text: "tell-tale watched for growth",
        accept: ["glass tell-tale", "crack gauge", "watch whether it grows"],
        weight: 0.15,
      },
      {
        text: "beam or column: prop and call the structural engineer",
        accept: [
          "call the structural engineer",
          "crosses a beam or column",
          "propped before anything",
          "crack in beam or column",
          "inform structural engineer",
        ],
        weight: 0.25,
        must: true,
      },
    ],
    avoid: ["A diagonal crack is only a plaster matter."],
  },
  {
    id: "engineering-cubes-below-grade",
    family: "engineering",
    topic: "concrete",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "Cubes below the grade",
    frames: [
      "Your 28 day cubes of M25 came at 21. What do you do, and what do you tell the client?",
      "You list {skill}. M25 cubes come at 21 at 28 days. What do you do first, and how do you find out if the slab itself is weak?",
      "At {employer}, the cubes of one M25 pour come at 21. What do you do first, and how do you decide about that slab?",
    ],
    expected:
      "I stop loading that part and tell the client and the designer the same day. Then I check the test itself, whether the cubes were kept in water, had flat faces, and the machine is calibrated. For M25 no result should be under 22, and the mean of four must pass the grade by a margin, so 21 fails. Next I look at the slab. A rebound hammer and an ultrasonic test show where it is weak, but they do not decide. Three cores decide. By IS 456 their average must reach 85 percent of the grade and none may be under 75. If they fail too, the designer chooses a load test, strengthening or breaking out.",
    points: [
      {
        text: "loading stopped, client and designer told",
        accept: [
          "stop loading",
          "client and the designer",
          "inform the consultant",
          "inform the designer",
          "stop further work",
        ],
        weight: 0.2,
      },
      {
        text: "the test itself checked: curing, faces, machine",
        accept: ["cubes were kept in water", "machine is calibrated", "faulty cubes", "cubes cured properly"],
        weight: 0.15,
      },
      {
        text: "limits: no result under 22, mean of four above",
        accept: ["mean of four", "under 22", "acceptance limits"],
        weight: 0.15,
      },
      {
        text: "rebound hammer and ultrasonic show weak places",
        accept: ["rebound hammer", "ultrasonic test", "upv"],
        weight: 0.15,
      },
      {
        text: "cores: average 85 percent, none under 75",
        accept: ["three cores", "core test", "core cutting", "85 percent of the grade"],
        weight: 0.25,
        must: true,
      },
      {
        text: "load test, strengthening or breaking out",
        accept: ["load test", "strengthening or breaking", "jacketing"],
        weight: 0.1,
      },
    ],
    avoid: [
      "A good rebound hammer value is enough to accept the slab.",
      "Cast new cubes from the next truck instead.",
    ],
  },
  {
    id: "engineering-deep-trench",
    family: "engineering",
    topic: "excavation",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Work in a deep trench",
    frames: [
      "Workers must lay a pipe in a trench three metres deep. What do you want in place before anyone climbs down?",
      "You list {skill}. A deep trench is cut beside a road for a pipe. How do you make it safe, from the first digging to the last man out?",
      "At {employer}, a pipe goes into a trench three metres deep. How do you make it safe to dig and to work in?",
    ],
    expected:
      "Before digging I ask for the drawings of cables, gas and water lines, and we dig by hand near them. A trench deeper than 1.5 metres gets sloped sides or shoring, and I decide by the soil, since loose wet sand may need both. The dug earth and the machines stay 1.5 metres back from the edge, because their weight pushes the side in. A ladder stands near the men, rails and lamps stand around it, and nobody works alone below. A competent person looks at it every morning and after rain. If I see a crack along the edge, everyone comes out at once, even if the pipe is half laid.",
    points: [
      {
        text: "buried cables and lines found first",
        accept: ["drawings of cables", "dig by hand", "underground services"],
        weight: 0.15,
      },
      {
        text: "slope or shoring when deeper than 1.5 metres",
        accept: [
          "shoring",
          "sloped sides",
          "timbering",
          "benching of the sides",
          "shore the sides",
          "slope the sides",
          "trench box",
          "support the sides",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "earth and machines kept back from the edge",
        accept: ["back from the edge", "weight pushes the side", "excavated soil away"],
        weight: 0.2,
      },
      {
        text: "ladder, rails, nobody alone below",
        accept: [
          "ladder stands near",
          "nobody works alone",
          "rails and lamps",
          "ladder for exit",
          "barricade around the trench",
        ],
        weight: 0.15,
      },
      {
        text: "inspected daily and after rain, out when the edge cracks",
        accept: ["every morning and after rain", "crack along the edge", "inspect after rain"],
        weight: 0.2,
      },
    ],
    avoid: ["Hard soil needs no support at any depth.", "Dug earth at the edge saves carrying."],
  },
];
