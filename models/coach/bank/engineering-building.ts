import type { EntryDraft } from "../entry.ts";

/** Civil engineering: bars, material, walls, wet rooms, scaffolds and bills. */
export const engineeringBuilding: readonly EntryDraft[] = [
  {
    id: "engineering-bar-schedule-waste",
    family: "engineering",
    topic: "reinforcement",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Bar schedule and steel waste",
    frames: [
      "How do you prepare a bar bending schedule for a beam, and how do you keep the waste of steel low?",
      "You list {skill}. How do you work out cutting length and weight of bars, and how do you keep the waste low?",
      "At {employer}, how would you prepare the bar bending schedule of a floor and keep the waste of steel under three percent?",
    ],
    expected:
      "I take the latest drawing and give each bar a mark, shape, diameter and number. The cutting length is the clear length less cover, plus hooks, anchorage and laps, minus the bend deduction, for instance two diameters at a right angle. Weight per metre is diameter squared divided by 162, so a 16 millimetre bar weighs 1.58 kilograms. Bars come in twelve metres, so I combine pieces until they fill twelve, and cut the long ones first. Offcuts above a metre go to a rack and become chairs, dowels and lintel bars. Each month I compare steel issued, fixed and left, because a waste over three percent wants a reason.",
    points: [
      {
        text: "each bar with mark, shape, diameter and number from the drawing",
        accept: [
          ...["mark, shape, diameter and number", "bar mark", "latest drawing", "shape of bar"],
          ...["number of bars", "from structural drawing", "list all the bars"],
        ],
        weight: 0.2,
      },
      {
        text: "cutting length: cover, hooks, laps and bends",
        accept: [
          ...["cutting length", "plus hooks", "bend deduction", "deduct the cover", "development length"],
          ...["add hook length", "lap length added", "deduct bends", "clear length less cover"],
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "weight by diameter squared over 162",
        accept: ["divided by 162", "d square by 162", "unit weight of steel", "d2/162", "weight per metre"],
        weight: 0.15,
      },
      {
        text: "pieces combined to fill whole bars",
        accept: [
          ...["combine pieces until they fill", "cut the long ones first", "cut from 12 metre bars"],
          ...["optimise the cutting", "cutting plan", "full length bars", "twelve metres"],
        ],
        weight: 0.2,
      },
      {
        text: "offcuts used, steel reconciled",
        accept: [
          ...["offcuts above a metre", "steel issued, fixed and left", "use scrap for chairs"],
          ...["cut pieces as chairs", "reconciliation of steel", "use small pieces"],
          ...["wastage below 3 percent", "short pieces reused"],
        ],
        weight: 0.15,
      },
    ],
    avoid: ["Every bar is cut first and measured afterwards.", "Ten percent waste of steel is normal."],
  },
  {
    id: "engineering-cement-steel-arrives",
    family: "engineering",
    topic: "building materials",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Cement, sand and steel arriving",
    frames: [
      "A truck of cement, one of sand and one of steel reach your site. What do you check, and how do you store them?",
      "You work as {role}, and cement, sand and steel arrive together. What do you check on each, and how are they stored?",
      "At {employer}, what would you check when cement, sand and steel arrive, and how would you store them?",
    ],
    expected:
      "On cement bags I read grade, brand and the week of packing, because after three months it loses strength, and I feel for lumps and weigh one bag in twenty. Bags stand on planks, away from the wall, not more than ten high, and the oldest goes out first. For sand I rub some in my hand and do the bottle test; over eight percent silt goes back. Steel comes with a mill certificate. I count the bars, weigh a metre of each size against its standard weight, and send samples for pull and bend tests. It lies on sleepers above the mud, by diameter. What fails is written on the challan and not unloaded.",
    points: [
      {
        text: "cement: age, grade and lumps",
        accept: [
          ...["week of packing", "date of manufacture", "not older than three months", "feel for lumps"],
          ...["check the cement date", "check grade of cement", "no lumps", "weigh one bag", "fresh cement"],
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "cement kept dry, oldest out first",
        accept: [
          ...["bags stand on planks", "not more than ten high", "raised platform", "oldest goes out first"],
          ...["keep dry in godown", "wooden planks"],
        ],
        weight: 0.2,
      },
      {
        text: "sand checked for silt",
        accept: [
          ...["bottle test", "percent silt", "silt content", "silt test in jar", "clean sand", "rub in hand"],
          ...["no clay in the sand", "bulking of sand"],
        ],
        weight: 0.2,
      },
      {
        text: "steel: certificate, weight and tests",
        accept: [
          ...["mill certificate", "weigh a metre", "test certificate", "tensile test", "bend test"],
          ...["weight of bar", "check for rust", "sample to the lab", "manufacturer test report"],
        ],
        weight: 0.2,
      },
      {
        text: "steel off the ground, bad lots sent back",
        accept: [
          ...["sleepers above the mud", "by diameter", "not unloaded", "above the ground"],
          ...["stack diameter wise", "reject the lot", "return the material", "cover with tarpaulin"],
        ],
        weight: 0.15,
      },
    ],
    avoid: ["Old cement only needs more cement in the mix.", "Silt in the sand makes the mix smooth."],
  },
  {
    id: "engineering-brickwork-quality",
    family: "engineering",
    topic: "masonry",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Good and bad brickwork",
    frames: [
      "You walk along a new brick wall. How do you see whether the bricks and the work are good?",
      "You list {skill}. What do you check in bricks, mortar and joints when a mason builds a nine inch wall?",
      "At {employer}, how would you check the bricks and a new brick wall before you pass it for payment?",
    ],
    expected:
      "First the brick: two of them struck together ring, the edges are sharp, and a day in water adds less than twenty percent of its weight. Bricks are soaked before laying, because a dry brick drinks the water of the mortar. In the wall I look for full joints of about ten millimetres, vertical joints that never stand one over the other, and frogs upward. I hold the plumb bob, the string and a straight edge to it. Nobody builds more than a metre and a half in a day, or the fresh mortar squeezes out. Joints are raked for the plaster and the wall is kept wet for seven days.",
    points: [
      {
        text: "brick: sound, edges, water that it takes up",
        accept: [
          ...["struck together ring", "twenty percent of its weight", "metallic sound", "sharp edges"],
          ...["ringing sound", "water absorption", "less than 20 percent", "uniform colour"],
          ...["not break when dropped", "drop from one metre"],
        ],
        weight: 0.2,
      },
      {
        text: "soaked before laying",
        accept: [
          ...["soaked before laying", "soak the bricks", "dry brick drinks", "bricks in water"],
          ...["wet the bricks", "soaking of bricks", "dipped in water"],
        ],
        weight: 0.2,
        must: true,
      },
      {
        text: "full, thin joints that do not stand in one line",
        accept: [
          ...["full joints of about ten", "never stand one over the other", "joint 10 mm"],
          ...["break the vertical joints", "proper bond", "english bond", "joint thickness"],
          ...["no continuous vertical joint", "joints fully filled", "staggered joints"],
        ],
        weight: 0.25,
      },
      {
        text: "plumb and line, limited height in a day",
        accept: [
          ...["plumb bob", "metre and a half in a day", "check plumb and line", "1.5 metre per day"],
          ...["verticality of the wall", "line dori", "not more than five feet"],
        ],
        weight: 0.2,
      },
      {
        text: "joints raked, wall kept wet",
        accept: [
          ...["joints are raked", "kept wet for seven days", "rake the joints", "curing of brickwork"],
          ...["7 days curing", "curing the wall"],
        ],
        weight: 0.15,
      },
    ],
    avoid: ["Dry bricks make a stronger joint.", "Plaster makes up for a wall out of plumb."],
  },
  {
    id: "engineering-toilet-waterproofing",
    family: "engineering",
    topic: "waterproofing",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "A bathroom that must not leak",
    frames: [
      "How do you make the sunken floor of a bathroom waterproof, and how do you prove it before tiles are laid?",
      "You list {skill}. The ceiling below a new bathroom drips. How should its waterproofing have been done and tested?",
      "Suppose bathrooms of a building by {employer} leak into the flat below. How should they have been waterproofed and tested?",
    ],
    expected:
      "Most leaks come through pipes and corners, and not through the slab. So pipes are fixed first, and the holes around them are packed with non-shrink grout. Honeycombs must be grouted before any coating. Then the surface is cleaned, and the corners get a rounded fillet of mortar. The coating goes on in two coats across each other, with mesh at the corners, and up the walls at least 300 millimetres. When it is dry I close the outlet and pond it again for 48 to 72 hours. If the level stays and the ceiling below is dry, we sign, and protect it with a screed that slopes to the drain.",
    points: [
      {
        text: "pipe holes sealed before",
        accept: [
          ...["packed with non-shrink grout", "through pipes and corners", "seal around the pipes"],
          ...["grout the pipe joints", "core cut grouting", "fill around the pipe", "pipe joints sealed"],
        ],
        weight: 0.2,
      },
      {
        text: "slab cleaned, holes grouted, corners rounded",
        accept: [
          ...["rounded fillet", "honeycombs must be grouted", "coving at corners", "clean the surface"],
          ...["vata at corner", "repair the cracks first", "round the corners", "gola at the corners"],
        ],
        weight: 0.15,
      },
      {
        text: "coats up the walls as well",
        accept: [
          ...["up the walls at least", "two coats", "one foot on the wall", "300 mm on wall"],
          ...["coating up to shower height", "membrane on the walls"],
          ...["turned up on wall", "chemical in two coats"],
        ],
        weight: 0.2,
      },
      {
        text: "ponded for two or three days before tiling",
        accept: [
          ...["pond it again", "48 to 72 hours", "ponding test", "fill water for two days"],
          ...["water test for 48 hours", "stand water for", "flood test"],
          ...["check from below for leakage", "24 hours water test"],
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "protected, with a slope to the outlet",
        accept: [
          ...["protect it with a screed", "slopes to the drain", "slope towards trap", "protective plaster"],
          ...["give proper slope", "screed over it"],
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "Tiles themselves keep the water out.",
      "Waterproof powder in the mortar makes testing needless.",
    ],
  },
  {
    id: "engineering-scaffold-check",
    family: "engineering",
    topic: "scaffolding",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "A scaffold before it is used",
    frames: [
      "What do you check on a scaffold of four floors before you let the plasterers go up?",
      "You list {skill}. The plasterers want to climb a new scaffold of four floors. What must be right before they may?",
      "Suppose a steel scaffold of four floors stands ready at {employer}. What do you check before anyone uses it?",
    ],
    expected:
      "I start at the feet. Each standard stands on a base plate and a plank, plumb and on firm ground, because one foot that sinks pulls the rest along. Then I look at the bracing across the whole face and at the ties to the building, every second lift, since an untied scaffold falls outward. The platform has planks without gaps, tied at their ends. Every working level has a top rail at about a metre, a middle rail and a toe board against falling tools. There is a ladder that goes a metre above the landing. A trained person signs the green tag, again each week and after heavy rain or any change.",
    points: [
      {
        text: "feet plumb, on plates and firm ground",
        accept: [
          ...["base plate and a plank", "start at the feet", "base plate", "sole plate"],
          ...["firm ground for scaffold", "legs on hard ground"],
          ...["foundation of scaffolding", "legs are vertical"],
        ],
        weight: 0.2,
      },
      {
        text: "braced and tied to the building",
        accept: [
          ...["ties to the building", "bracing across", "tied with the building", "cross bracing"],
          ...["anchored to wall", "tie with structure", "diagonal bracing"],
          ...["couplers tight", "clamps are tight"],
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "full platform",
        accept: [
          ...["planks without gaps", "tied at their ends", "full planks", "platform properly planked"],
          ...["jali fixed", "no gaps in platform", "planks tied", "walkway board"],
        ],
        weight: 0.2,
      },
      {
        text: "rails, toe boards and a ladder",
        accept: [
          ...["top rail", "toe board", "guard rail", "handrail and mid rail", "ladder for access"],
          ...["proper access", "hand rail at one metre", "railing and ladder"],
        ],
        weight: 0.2,
      },
      {
        text: "tag signed, checked again",
        accept: [
          ...["green tag", "each week and after heavy rain", "scaffold tag", "tagging system"],
          ...["inspection weekly", "checked by competent person", "green tag before use"],
          ...["check after rain", "scaffold inspector"],
        ],
        weight: 0.15,
      },
    ],
    avoid: ["A scaffold that stood last month needs no new check.", "Workers with harness need no rail."],
  },
  {
    id: "engineering-running-bill",
    family: "engineering",
    topic: "quantities",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Making a running bill",
    frames: [
      "How do you prepare a running bill from the measurement book, and what do you add and take off?",
      "You list {skill}. How does a measurement on site become a running bill, and what is added and taken off?",
      "At {employer}, how would you make a running bill for plaster and masonry, from the tape to the net amount?",
    ],
    expected:
      "I measure only finished work and write it the same day in the measurement book with place, length, breadth and height, so that anyone finds the wall again. Deductions follow IS 1200. In plaster, for instance, openings up to half a square metre are not deducted, and those up to three square metres on one face. The abstract takes each item up to date, less what was in the earlier bill, times the rate of the contract. Extra items go on a separate sheet. Then I take off retention, the part of the advance, material that we issued and TDS, and show GST apart. I hold it against the drawing.",
    points: [
      {
        text: "finished work measured and written down with its place",
        accept: [
          ...["write it the same day", "measurement book with place", "record in mb", "measurement sheet"],
          ...["enter in measurement book", "measure the finished work", "length breadth and height"],
          ...["actual measurement at site", "joint measurement"],
        ],
        weight: 0.25,
      },
      {
        text: "deductions by the standard or the contract",
        accept: [
          ...["follow is 1200", "openings up to half", "deduct openings", "deduction of doors and windows"],
          ...["as per is 1200", "deduction for openings", "mode of measurement"],
        ],
        weight: 0.2,
      },
      {
        text: "quantity up to date less the earlier bill, at the contract rate",
        accept: [
          ...["less what was in the earlier bill", "times the rate", "minus previous bill"],
          ...["upto date quantity", "deduct previous quantity", "cumulative minus previous"],
          ...["abstract sheet", "boq rate", "quantity into rate", "previous ra bill"],
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "retention, advance, material and tax taken off",
        accept: [
          ...["take off retention", "part of the advance", "retention money", "recovery of advance"],
          ...["tds deduction", "security deposit", "material recovery"],
          ...["mobilisation advance", "deduct the tds"],
        ],
        weight: 0.2,
      },
      {
        text: "extras approved apart, checked with drawing",
        accept: [
          ...["extra items go on a separate", "hold it against the drawing", "extra item approved"],
          ...["compare with drawing", "test reports attached"],
          ...["extra items separately", "check with boq quantity"],
        ],
        weight: 0.1,
      },
    ],
    avoid: [
      "Work that starts next week can be billed now.",
      "Each bill is made afresh without the earlier one.",
    ],
  },
];
