import type { EntryDraft } from "../entry.ts";

/** Small problems over words, lists, dates, grids and tables, part 5 of 5. */
export const softwareCoding5: readonly EntryDraft[] = [
  {
    id: "software-algorithms-shortest-way",
    family: "software",
    topic: "algorithms",
    kind: "coding",
    type: "coding",
    level: "hard",
    rung: "opener",
    title: "Shortest way through a maze",
    frames: [
      '{project} has a map with rows "..#", "#..", "#..". Return the fewest steps from top left to bottom right, here 4, or -1.',
      'A maze has rows "..#", "#..", "#.." where # is a wall. Return the fewest steps from top left to bottom right, here 4, or -1.',
    ],
    expected:
      "All steps cost the same, so breadth-first search finds the shortest way. I put the start into a queue with distance zero and mark it visited. I take the front cell, and if it is the goal I return its distance. Otherwise I add its four neighbours that are inside the grid, no wall and not visited, with distance plus one, and mark them when they enter the queue. If the queue runs empty I return minus one. Depth-first search would find some way, but not surely the shortest. I check the start and the goal for walls first, and a grid of one free cell gives zero. Cost is rows times columns. With different costs I would use Dijkstra.",
    exercise: {
      name: "fewestSteps",
      params: ["rows"],
      examples: [
        { args: [["..#", "#..", "#.."]], result: 4 },
        { args: [["."]], result: 0 },
        { args: [["#"]], result: -1 },
        { args: [[".#", "#."]], result: -1 },
        { args: [["...", ".#.", "..."]], result: 4 },
        { args: [["....", "###.", "....", ".###", "...."]], result: 13 },
      ],
    },
    points: [
      {
        text: "breadth-first search for equal steps",
        accept: ["breadth-first search", "BFS", "level by level"],
        weight: 0.35,
        must: true,
      },
      {
        text: "mark cells when they enter the queue",
        accept: ["mark them when", "visited on enqueue"],
        weight: 0.15,
      },
      {
        text: "depth-first finds some way, not shortest",
        accept: ["not surely the shortest", "depth-first search"],
        weight: 0.2,
      },
      {
        text: "walls on start or goal, queue empty",
        accept: ["queue runs empty", "start and the goal"],
        weight: 0.15,
      },
      { text: "Dijkstra for different costs", accept: ["use Dijkstra", "weighted steps"], weight: 0.15 },
    ],
  },
  {
    id: "software-algorithms-rain-water",
    family: "software",
    topic: "algorithms",
    kind: "coding",
    type: "coding",
    level: "hard",
    rung: "transfer",
    title: "Water between walls",
    frames: [
      "You list {skill}. Walls of height [3, 0, 1, 2] hold rain; here 3 units stay. Compute it in linear time. What limits the water at a place?",
      "Walls of height [3, 0, 1, 2] stand in a row and it rains. How many units of water stay, here 3? Do it in linear time.",
    ],
    expected:
      "The water over one place is limited by the lower of two walls, the highest on its left and the highest on its right, minus its own height. A simple solution fills two arrays, the highest from the left and from the right, and adds up the differences, O(n) time and memory. With two pointers I need no arrays. I keep the highest wall seen from each end. I move the side whose highest is lower, because its water is already decided by that wall, whatever comes between. I add the difference there. Nothing stays at the two ends, so lists below three walls give zero. In the example zero holds two and one holds one, in total three.",
    exercise: {
      name: "trappedWater",
      params: ["heights"],
      examples: [
        { args: [[3, 0, 1, 2]], result: 3 },
        { args: [[]], result: 0 },
        { args: [[5, 5]], result: 0 },
        { args: [[1, 2, 3]], result: 0 },
        { args: [[4, 1, 4]], result: 3 },
        { args: [[0, 1, 0, 2, 1, 0, 1, 3, 2, 1, 2, 1]], result: 6 },
      ],
    },
    points: [
      {
        text: "lower of the highest walls on both sides",
        accept: ["lower of two walls", "minimum of both maxima"],
        weight: 0.35,
        must: true,
      },
      { text: "minus its own height", accept: ["own height", "subtract the height"], weight: 0.1 },
      {
        text: "two arrays of highest walls work",
        accept: ["fills two arrays", "prefix and suffix maximum"],
        weight: 0.2,
      },
      {
        text: "two pointers move the lower side",
        accept: ["side whose highest is lower", "two pointers"],
        weight: 0.25,
      },
      { text: "fewer than three walls hold nothing", accept: ["below three walls", "two ends"], weight: 0.1 },
    ],
  },
  {
    id: "software-sql-every-branch",
    family: "software",
    topic: "sql",
    kind: "coding",
    type: "coding",
    level: "medium",
    rung: "opener",
    title: "Products sold in every branch",
    frames: [
      "{project} has sales(product_id, branch_id, day) and branches(id). With {skill}, list products sold in every branch. How do you test it?",
      "From sales(product_id, branch_id, day) and branches(id), write SQL that lists products sold in every branch. How do you test it?",
    ],
    expected:
      "I group the sales by product and count distinct branches, because one product is sold in the same shop many times. HAVING keeps the groups whose count equals the number of all branches, which a scalar subquery on the branches table gives. I do not write that number as a constant, since a new branch opens one day. A closed branch has to be left out on both sides, otherwise nothing passes. The other way is a double NOT EXISTS, no branch without a sale of it, which reads harder but may stop early. I test with a product that misses one shop, and with no branches at all. An index on product and branch lets the grouping run without a sort.",
    points: [
      {
        text: "group by product, count distinct branches",
        accept: ["count distinct branches", "count distinct branch"],
        weight: 0.35,
        must: true,
      },
      {
        text: "HAVING equals the number of all branches",
        accept: ["having keeps the groups", "scalar subquery on the branches"],
        weight: 0.25,
      },
      {
        text: "double NOT EXISTS as another way",
        accept: ["no branch without a sale", "relational division"],
        weight: 0.15,
      },
      {
        text: "test a missing shop, closed and new branches",
        accept: ["misses one shop", "closed branch has to be left out", "new branch opens"],
        weight: 0.15,
      },
      {
        text: "index on product and branch",
        accept: ["grouping run without a sort"],
        weight: 0.1,
      },
    ],
    avoid: ["counting sales without distinct is the same"],
    link: "https://www.postgresql.org/docs/current/functions-aggregate.html",
  },
  {
    id: "software-sql-remove-duplicates",
    family: "software",
    topic: "sql",
    kind: "coding",
    type: "coding",
    level: "medium",
    rung: "deepener",
    title: "Removing double rows safely",
    frames: [
      "A table in {project} holds some e-mails twice. With {skill}, keep the row with the lowest id and delete the others. Which steps make it safe?",
      "A table users(id, email) has some e-mails twice. Write SQL to keep the lowest id and delete the rest. Which steps make it safe?",
    ],
    expected:
      "First I look: group by lower of email having count above one, so I know how many are affected. Then I number the rows with ROW_NUMBER, partition by lower of email, order by id, in a subquery, and delete the ids whose number is above one, so the lowest id stays. I run it inside a transaction, compare the deleted count with the first query, and only then commit. Before that I move foreign keys, for example orders that point to a deleted user, over to the kept one. I take a backup or copy the rows into another table. At the end I add a unique index on lower of email, or the doubles will come back.",
    points: [
      {
        text: "doubles found by GROUP BY email HAVING",
        accept: ["group by lower of email", "grouped by email"],
        weight: 0.2,
      },
      {
        text: "the lowest id of each e-mail stays",
        accept: ["lowest id stays"],
        weight: 0.3,
        must: true,
      },
      {
        text: "deleted count compared with the doubles",
        accept: ["compare the deleted count"],
        weight: 0.15,
      },
      {
        text: "orders of a deleted user go to the kept one",
        accept: ["over to the kept one"],
        weight: 0.15,
      },
      {
        text: "a unique index prevents new doubles",
        accept: ["unique index", "unique constraint"],
        weight: 0.2,
      },
    ],
    link: "https://www.postgresql.org/docs/current/indexes-unique.html",
  },
  {
    id: "software-sql-running-balance",
    family: "software",
    topic: "sql",
    kind: "coding",
    type: "coding",
    level: "medium",
    rung: "opener",
    title: "Running balance per account",
    frames: [
      "{project} keeps entries(account, day, id, amount). With {skill}, show the balance after each entry. What if two entries share a day?",
      "From entries(account, day, id, amount), write SQL that shows each entry with the balance after it. What if two share a day?",
    ],
    expected:
      "I use a window function: SUM of amount over a partition by account, ordered by day and id. It gives every row the total of all rows up to it. The order needs the id as well, because with only the day the default frame is RANGE, which takes all rows of the same day together, so both would show the end balance of the day. Writing ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW makes it explicit. For a statement of one month I compute the window in a subquery over everything and filter outside, or the opening balance is lost. A subquery for each row would be quadratic. Amounts are numeric and not float.",
    points: [
      {
        text: "SUM over a window per account",
        accept: ["SUM of amount over", "partition by account"],
        weight: 0.35,
        must: true,
      },
      {
        text: "order by day and id for ties",
        accept: ["ordered by day and id", "order needs the id"],
        weight: 0.2,
      },
      {
        text: "RANGE takes rows of one day together",
        accept: ["default frame is RANGE", "ROWS BETWEEN"],
        weight: 0.2,
      },
      {
        text: "filter the month outside, keep opening balance",
        accept: ["filter outside", "opening balance"],
        weight: 0.15,
      },
      {
        text: "numeric instead of float for money",
        accept: ["numeric and not float", "decimal type"],
        weight: 0.1,
      },
    ],
    link: "https://www.postgresql.org/docs/current/tutorial-window.html",
  },
];
