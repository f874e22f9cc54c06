import type { EntryDraft } from "../entry.ts";

/** Design of arrangements that everybody knows, for people outside software: duties, buses, water. */
export const systemDesignEveryday3: readonly EntryDraft[] = [
  {
    id: "general-design-duty-roster",
    family: "general",
    topic: "planning",
    kind: "system-design",
    type: "system-design",
    level: "medium",
    rung: "deepener",
    title: "Duty roster for day and night",
    frames: [
      "Suppose {employer} is open day and night with twelve people. Design the duty roster: who takes nights, who steps in for the sick, and how are duties swapped?",
      "Imagine that as {role} you write the duty roster for twelve people, day and night. Who takes nights, who steps in for the sick, and how are duties swapped?",
      "Twelve people keep a place open day and night. Design the duty roster: who takes nights, who steps in for the sick, and how are duties swapped?",
    ],
    expected:
      "First I count how many must be on each shift, say three in the morning, three in the evening and two at night, so eight duties a day and fifty six a week. With twelve people at five duties each I have sixty, so four are spare. Nights go round in turn, two or three in a row, and then a day off, never an evening straight into a morning. Each day one person is on call as the reserve for the sick. A swap counts only when both sign it and the in-charge agrees. The roster hangs out two weeks ahead, and each month I compare the nights and Sundays of everybody.",
    points: [
      {
        text: "people needed on each shift, against duties available",
        accept: [
          ...[
            "count how many must be on each shift",
            "minimum staff per shift",
            "people needed in each shift",
          ],
          ...["duties a day", "shifts to fill in a week", "strength required per shift"],
          ...["how many persons each shift needs", "total shifts divided by people"],
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "nights in turn, with rest after them",
        accept: [
          ...["nights go round in turn", "rotate the night shift", "night duty by rotation"],
          ...["day off after nights", "equal night duties for all", "rest after night shift"],
          ...["nights in rotation"],
        ],
        weight: 0.25,
      },
      {
        text: "a reserve on call for the sick",
        accept: [
          ...["on call as the reserve", "standby person each day", "reliever for absent staff"],
          ...["backup person for sick leave", "one person on standby", "spare person to step in"],
        ],
        weight: 0.2,
      },
      {
        text: "swaps in writing, agreed by the in-charge",
        accept: [
          ...["both sign it", "swap approved by the supervisor", "exchange of duty in writing"],
          ...["in-charge agrees to the swap", "swap register", "mutual change with approval"],
        ],
        weight: 0.15,
      },
      {
        text: "shown ahead, and nights and Sundays compared",
        accept: [
          ...["two weeks ahead", "roster displayed in advance", "published before the month"],
          ...[
            "compare the nights of everybody",
            "count each person's nights monthly",
            "put up the roster early",
          ],
        ],
        weight: 0.15,
      },
    ],
    avoid: ["the newest people do all the nights", "the sick person must find a substitute alone"],
  },
  {
    id: "general-design-school-buses",
    family: "general",
    topic: "routing",
    kind: "system-design",
    type: "system-design",
    level: "hard",
    rung: "transfer",
    title: "Buses for 240 children",
    frames: [
      "Suppose {employer} has to bring 240 children to school with six buses. How do you make the routes, count the children, and prepare for a breakdown?",
      "Suppose that besides your work as {role} you help a school: six buses for 240 children. How do you make the routes, count the children, and prepare for a breakdown?",
      "Six buses bring 240 children to school by eight. How do you make the routes, count the children, and prepare for a breakdown?",
    ],
    expected:
      "Six buses with forty seats are just enough, so I first mark every home on a map and form six areas of at most forty children. Each bus begins at its farthest stop and comes nearer to school, and no child should sit longer than forty five minutes. Several homes share one stop on the safe side of the road. An attendant ticks each child on a list when it gets in and when it gets out, and walks through the empty bus at the end. If a bus breaks down, the nearest bus makes a second trip, and parents get one message with the new time. I drive every route once before the first day.",
    points: [
      {
        text: "homes on a map, grouped into areas within the seats",
        accept: [
          ...["mark every home on a map", "group children by area", "areas of at most forty children"],
          ...["area wise groups", "cluster the houses by locality", "divide the town into six areas"],
          ...["seats per bus against children in the area"],
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "from the farthest stop inwards, with a limit of minutes",
        accept: [
          ...["begins at its farthest stop", "start from the far end", "longest ride under 45 minutes"],
          ...["no child sits longer than", "maximum ride time", "pick up the farthest first"],
        ],
        weight: 0.2,
      },
      {
        text: "every child ticked in and out, bus checked when empty",
        accept: [
          ...["attendant ticks each child", "list of children getting in and out", "headcount in and out"],
          ...["walks through the empty bus", "roll call in the bus", "attendance in the bus"],
          ...["check that no child is left in the bus"],
        ],
        weight: 0.25,
      },
      {
        text: "plan for a breakdown, parents told",
        accept: [
          ...["the nearest bus makes a second trip", "spare bus ready", "standby vehicle for breakdown"],
          ...["parents get one message", "inform the parents of the delay", "another bus picks them up"],
        ],
        weight: 0.2,
      },
      {
        text: "routes tried before the first day",
        accept: [
          ...["drive every route once", "trial run of the route", "test run before school opens"],
          ...["dry run of each bus"],
        ],
        weight: 0.1,
      },
    ],
    avoid: ["the driver alone counts the children from memory", "every child is picked up at the own door"],
  },
  {
    id: "general-design-water-tankers",
    family: "general",
    topic: "sharing",
    kind: "system-design",
    type: "system-design",
    level: "easy",
    rung: "opener",
    title: "Water tankers for a colony",
    frames: [
      "Suppose {employer} must supply 300 houses with ten water tankers a day. How much does each house get, when and where, and how is cheating seen?",
      "Imagine that besides your work as {role} you help a colony: ten water tankers a day for 300 houses. How much does each get, when and where, and how is cheating seen?",
      "In summer 300 houses get ten water tankers a day. Design the sharing: how much does each get, when and where, and how is cheating seen?",
    ],
    expected:
      "I begin with the litres. Ten tankers of five thousand litres are fifty thousand, so about one hundred and sixty litres for a house, or by heads, forty litres a person. I cut the colony into ten lanes of thirty houses, and each lane gets one tanker at a fixed hour at a fixed corner. Houses of the sick and the old are served first with cans brought to the door. A volunteer of the lane fills by marked drums and ticks each house in a register. The driver's slip with time and litres must agree with that register, and both hang on the board each evening. If a tanker stays away, every lane gives up a tenth.",
    points: [
      {
        text: "litres in all, shared by house or heads",
        accept: [
          ...["begin with the litres", "litres per house", "total water divided by houses"],
          ...["litres a person", "by the number of family members", "equal quantity for each house"],
          ...["tanker capacity times ten"],
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "each lane a fixed hour and place",
        accept: [
          ...["one tanker at a fixed hour", "fixed time for each lane", "time slot for every street"],
          ...["fixed corner", "lane wise timetable", "schedule for each block"],
        ],
        weight: 0.25,
      },
      {
        text: "sick and old people helped first",
        accept: [
          ...["houses of the sick and the old", "priority for elderly people", "cans brought to the door"],
          ...["pregnant women and patients first", "help those who cannot carry water"],
        ],
        weight: 0.15,
      },
      {
        text: "register and driver's slip must agree, open to all",
        accept: [
          ...["ticks each house in a register", "driver's slip with litres", "board each evening"],
          ...[
            "token or card for each house",
            "match the trip sheet with the register",
            "list shown publicly",
          ],
          ...["signature of each house"],
        ],
        weight: 0.2,
      },
      {
        text: "what happens when a tanker does not come",
        accept: [
          ...["a tanker stays away", "every lane gives up a tenth", "missing tanker shared by all lanes"],
          ...["reserve tanker", "when one tanker breaks down"],
        ],
        weight: 0.1,
      },
    ],
    avoid: ["whoever comes first takes as much as they can", "the driver decides who gets more"],
  },
];
