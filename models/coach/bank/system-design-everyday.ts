import type { EntryDraft } from "../entry.ts";

/** Designs of everyday systems, for people outside software who practise a system design round. */
export const systemDesignEveryday: readonly EntryDraft[] = [
  {
    id: "general-design-clinic-queue",
    family: "general",
    topic: "queues",
    kind: "system-design",
    type: "system-design",
    level: "easy",
    rung: "opener",
    title: "A waiting line for a clinic",
    frames: [
      "You have worked as {role}. Design a fair waiting line for a clinic with one doctor and 80 patients a day.",
      "Design a waiting line for a small clinic with one doctor and 80 patients a day. What are the parts?",
    ],
    expected:
      "First I ask about the hours and the rush. Eighty patients in eight hours is ten an hour, so six minutes each. I would give tokens with a time window, half by phone the evening before and half at the door, for those without a phone. A helper at the desk checks for danger signs first, and such a patient goes ahead. One board shows the running token. If someone is absent when called, he keeps his place for three more turns. When the doctor is late, all get a message and the times shift. I watch the average wait, and how many leave unseen.",
    points: [
      {
        text: "estimate: ten an hour, six minutes each",
        accept: ["six minutes each", "ten an hour", "time per patient", "eighty patients in eight"],
        weight: 0.25,
        must: true,
      },
      {
        text: "tokens with times, by phone and at the door",
        accept: ["tokens with a time", "half by phone", "time slot", "appointment"],
        weight: 0.25,
      },
      {
        text: "serious patients go ahead",
        accept: ["danger signs first", "emergency first", "goes ahead", "priority"],
        weight: 0.2,
      },
      {
        text: "absent patients and a late doctor",
        accept: ["absent when called", "doctor is late", "times shift"],
        weight: 0.15,
      },
      {
        text: "watch waiting time",
        accept: ["average wait", "leave unseen", "waiting time measured"],
        weight: 0.15,
      },
    ],
  },
  {
    id: "general-design-school-library",
    family: "general",
    topic: "records",
    kind: "system-design",
    type: "system-design",
    level: "easy",
    rung: "deepener",
    title: "Lending books in a school",
    frames: [
      "Suppose {employer} wants to lend 2,000 books to 600 people. Which records and rules would you make?",
      "Design how a school with 2,000 books lends them. Which lists do you keep, and what happens at return?",
    ],
    expected:
      "I keep three lists. The book list has one number for each copy, since two copies of the same title must be told apart. The member list has name, class and a card number. The loan list joins them, which copy, which member, taken on, due on and returned on. A child may hold two books for fourteen days. At lending I look if the copy is free and the child has less than two. At return I close the loan line, check for torn pages, and see whether someone has reserved it. Every Monday a report of late books goes to class teachers. A paper backup is printed weekly.",
    points: [
      {
        text: "one number for each copy",
        accept: ["number for each copy", "copies of one title", "accession number", "unique id for book"],
        weight: 0.25,
        must: true,
      },
      {
        text: "loan list joins copy, member and dates",
        accept: ["loan list", "taken on due on", "issue register", "which copy which member"],
        weight: 0.25,
      },
      {
        text: "limits checked at lending",
        accept: ["less than two", "two books for fourteen", "limit per child", "copy is free"],
        weight: 0.2,
      },
      {
        text: "return: close loan, damage, reservation",
        accept: ["close the loan", "torn pages", "has reserved", "next in waiting"],
        weight: 0.15,
      },
      {
        text: "late report and backup",
        accept: ["late books", "backup is printed", "overdue", "reminder"],
        weight: 0.15,
      },
    ],
  },
  {
    id: "general-design-tiffin-delivery",
    family: "general",
    topic: "delivery",
    kind: "system-design",
    type: "system-design",
    level: "medium",
    rung: "opener",
    title: "Delivering 300 lunches on time",
    frames: [
      "Suppose {employer} sends out 300 lunches a day by 12.30. How would you design the delivery?",
      "Design the delivery of 300 tiffins from one kitchen to homes and offices by 12.30. What do you plan first?",
    ],
    expected:
      "I begin with numbers. If all 300 must arrive between 11.30 and 12.30, and a rider does five drops in fifteen minutes, one rider does about twenty, so I need fifteen riders. Many go to the same offices, so I group by area and each office is one drop, and perhaps nine riders are enough. Each box has a label with route and order of drop, so that the first drop is packed on top. Orders close at nine. If a rider falls ill, one spare rider stands at the kitchen. The customer gets a message on delivery, and I watch late drops per route every day.",
    points: [
      {
        text: "number of riders from drops per hour",
        accept: ["i need fifteen riders", "rider does about twenty", "drops in fifteen", "riders needed"],
        weight: 0.3,
        must: true,
      },
      {
        text: "group by area, an office is one drop",
        accept: ["group by area", "office is one drop", "route", "cluster"],
        weight: 0.25,
      },
      {
        text: "label with route and order of drop",
        accept: ["label with route", "packed on top", "sequence"],
        weight: 0.15,
      },
      {
        text: "order closing time",
        accept: ["orders close at nine", "cut off time", "order deadline"],
        weight: 0.15,
      },
      {
        text: "spare rider and late drops watched",
        accept: ["spare rider", "late drops", "backup rider"],
        weight: 0.15,
      },
    ],
  },
  {
    id: "general-design-kirana-stock",
    family: "general",
    topic: "stock",
    kind: "system-design",
    type: "system-design",
    level: "medium",
    rung: "deepener",
    title: "Stock for a small shop",
    frames: [
      "Suppose {employer} opens a small shop with 400 items. How would it know what to order each day?",
      "Design how a small shop with 400 items knows what to order each day. Keep it cheap and simple.",
    ],
    expected:
      "The shop has one phone and no time, so I would not count 400 items daily. I sort them by sale, perhaps forty items bring seventy percent of the money. Those get a reorder level, which is daily sale times the supplier's days plus some for safety. For example, ten milk packets a day and two days to supply makes twenty, plus five, so order at twenty five. A shelf line in red shows it without any software. The rest are seen once a week. Each sale is entered by bar code only if the shop wants it, because wrong entries are worse than none. I count the forty weekly.",
    points: [
      {
        text: "few items bring most of the money",
        accept: ["forty items bring", "percent of the money", "fast moving", "abc analysis"],
        weight: 0.25,
        must: true,
      },
      {
        text: "reorder level: daily sale times days plus safety",
        accept: ["reorder level", "supplier's days plus", "safety stock", "lead time"],
        weight: 0.3,
      },
      {
        text: "a simple sign, as a red line",
        accept: ["shelf line in red", "without any software", "two bin", "card"],
        weight: 0.2,
      },
      {
        text: "different rhythm for the rest, and weekly count",
        accept: ["seen once a week", "count the forty weekly", "cycle count", "physical check"],
        weight: 0.25,
      },
    ],
  },
  {
    id: "general-design-parking-lot",
    family: "general",
    topic: "capacity",
    kind: "system-design",
    type: "system-design",
    level: "hard",
    rung: "transfer",
    title: "Parking for a busy market",
    frames: [
      "What if {employer} gave you a parking of 100 cars and 300 bikes that is full by eleven? Redesign it.",
      "A market parking for 100 cars is full by eleven and cars block the road. How would you redesign it?",
    ],
    expected:
      "I first learn how long cars stay. If shop owners park the whole day they fill the lot, and buyers find none. A place used for ten hours serves one owner, but five buyers at two hours each. So I would give owners a cheaper lot five minutes away, and make the price rise after two hours. At the gate a counter shows free places, and at zero a board on the main road says full, so cars do not enter and block. Entry and exit are at different sides. If the counter fails, a guard with tokens equal to the places works too. I measure turns per place each day.",
    points: [
      {
        text: "how long cars stay decides capacity",
        accept: ["how long cars stay", "whole day they fill", "duration of stay", "turnover"],
        weight: 0.25,
        must: true,
      },
      {
        text: "price or another lot for long stays",
        accept: ["price rise", "cheaper lot", "owners elsewhere", "higher fee"],
        weight: 0.25,
      },
      {
        text: "count of free places shown before the gate",
        accept: ["counter shows free", "main road says full", "display of vacancy", "sensor"],
        weight: 0.2,
      },
      {
        text: "separate entry and exit",
        accept: ["at different sides", "one way", "separate gates"],
        weight: 0.15,
      },
      {
        text: "works when the counter fails",
        accept: ["guard with tokens", "counter fails", "manual backup"],
        weight: 0.15,
      },
    ],
  },
  {
    id: "general-design-complaint-box",
    family: "general",
    topic: "complaints",
    kind: "system-design",
    type: "system-design",
    level: "hard",
    rung: "transfer",
    title: "Complaints for a whole town",
    frames: [
      "Suppose {employer} must run the complaint desk for a town of two lakh people. How would you design it?",
      "Design a system where people of a town report water and light problems. How does none get lost?",
    ],
    expected:
      "For two lakh people I guess two hundred complaints on a normal day and two thousand after a storm, so it must bend. People may call, send a WhatsApp message or come to the desk, but all go into one list, and each gets a number. The same broken pipe reported by thirty people is joined into one case, by place and kind. A rule sends it to the right team with a time limit, two hours for a live wire and two days for a street lamp. If the time passes, it goes up one level by itself. It closes only when the citizen agrees. The storm day has a paper form.",
    points: [
      {
        text: "estimate, normal and storm day",
        accept: ["two hundred complaints", "after a storm", "peak load", "estimate"],
        weight: 0.2,
      },
      {
        text: "many ways in, one list, one number",
        accept: ["go into one list", "each gets a number", "single register", "tracking number"],
        weight: 0.25,
        must: true,
      },
      {
        text: "same problem joined into one case",
        accept: ["joined into one case", "reported by thirty", "duplicates merged"],
        weight: 0.2,
      },
      {
        text: "time limit by danger, then goes up",
        accept: ["live wire", "up one level", "time limit", "escalates by itself"],
        weight: 0.2,
      },
      {
        text: "closed only when the citizen agrees",
        accept: ["citizen agrees", "feedback before closing", "confirm with caller"],
        weight: 0.15,
      },
    ],
  },
];
