import type { EntryDraft } from "../entry.ts";

/** Small problems over words, lists, dates, grids and tables, part 5 of 5. */
export const softwareCoding5: readonly EntryDraft[] = [
  {
    id: "software-algorithms-spiral",
    family: "software",
    topic: "algorithms",
    kind: "coding",
    type: "coding",
    level: "hard",
    rung: "deepener",
    title: "Reading a grid in spirals",
    frames: [
      "You list {skill}. Read a grid from outside to inside, clockwise: [[1, 2, 3], [4, 5, 6]] gives [1, 2, 3, 6, 5, 4]. Where do loops go wrong?",
      "Read a grid clockwise from outside to inside: [[1, 2, 3], [4, 5, 6]] gives [1, 2, 3, 6, 5, 4]. Where do such loops go wrong?",
    ],
    expected:
      "I keep four borders, top, bottom, left and right. In each round I read the top row from left to right and lower the top border, then the right column downwards and move right inwards. Then, only if rows are left, I read the bottom row backwards, and only if columns are left, the left column upwards. Those two checks are what people forget: with a single row or column, the same cells would be read twice. The loop runs while top is not below bottom and left is not beyond right. An empty grid gives an empty list. Each cell is read once, so it is rows times columns. The result has as many numbers as cells.",
    exercise: {
      name: "readSpiral",
      params: ["grid"],
      examples: [
        {
          args: [
            [
              [1, 2, 3],
              [4, 5, 6],
            ],
          ],
          result: [1, 2, 3, 6, 5, 4],
        },
        { args: [[]], result: [] },
        { args: [[[1], [2], [3]]], result: [1, 2, 3] },
        { args: [[[7, 8, 9]]], result: [7, 8, 9] },
        {
          args: [
            [
              [1, 2, 3],
              [4, 5, 6],
              [7, 8, 9],
            ],
          ],
          result: [1, 2, 3, 6, 9, 8, 7, 4, 5],
        },
      ],
    },
    points: [
      {
        text: "four borders that move inwards",
        accept: [
          "four borders",
          "top, bottom, left and right",
          "visited cells and turn",
          "peel off the top row",
        ],
        weight: 0.35,
        must: true,
      },
      {
        text: "check rows and columns before going back",
        accept: ["only if rows are left", "rows still left", "columns still left"],
        weight: 0.25,
      },
      { text: "a single row read twice", accept: ["same cells twice", "single row or column"], weight: 0.2 },
      {
        text: "each cell once, rows times columns",
        accept: ["rows times columns", "as many numbers as cells"],
        weight: 0.2,
      },
    ],
    avoid: ["a single row or column needs no check"],
  },
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
      'Suppose {project} has a maze, "..#", "#..", "#..", with # as wall. Return the fewest steps from top left to bottom right, here 4, or -1. Why not depth-first? What if costs differ?',
      'In the maze "..#", "#..", "#..", with # as wall, return the fewest steps from top left to bottom right, here 4, or -1. Why not depth-first? What if costs differ?',
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
        accept: ["mark them when they enter", "visited on enqueue"],
        weight: 0.15,
      },
      {
        text: "depth-first finds some way, not shortest",
        accept: ["not surely the shortest", "a longer way first"],
        weight: 0.2,
      },
      {
        text: "walls on start or goal, queue empty",
        accept: ["queue runs empty", "start and the goal"],
        weight: 0.15,
      },
      { text: "Dijkstra for different costs", accept: ["use Dijkstra", "weighted steps"], weight: 0.15 },
    ],
    avoid: ["a stack gives the nearest cells first"],
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
      "You list {skill}. Walls of height [3, 0, 1, 2] hold rain; here 3 units stay. Compute it in linear time. What limits the water? Can you save memory?",
      "Walls of height [3, 0, 1, 2] stand in a row and it rains. How many units stay, here 3, in linear time? Can you save memory?",
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
        accept: ["lower of two walls", "minimum of both maxima", "lower of the two highest"],
        weight: 0.4,
        must: true,
      },
      { text: "minus its own height", accept: ["subtract the height"], weight: 0.1 },
      {
        text: "arrays of the highest wall from each side",
        accept: ["fills two arrays", "prefix and suffix maximum", "highest wall seen from each"],
        weight: 0.15,
      },
      {
        text: "two pointers save the arrays",
        accept: ["side whose highest is lower", "two pointers", "move the lower side"],
        weight: 0.25,
      },
      { text: "fewer than three walls hold nothing", accept: ["below three walls", "two ends"], weight: 0.1 },
    ],
    avoid: ["only the neighbouring walls hold the water"],
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
      "Suppose {project} has sales(product_id, branch_id, day) and branches(id). With {skill}, list products sold in every branch. Name another way too, and how you test it.",
      "From sales(product_id, branch_id, day) and branches(id), write SQL that lists products sold in every branch. Name another way too, and how you test it.",
    ],
    expected:
      "I group the sales by product and count distinct branches, because one product is sold in the same shop many times. HAVING keeps the groups whose count equals the number of all branches, which a scalar subquery on the branches table gives. I do not write that number down, since a new branch opens one day. A closed branch has to be left out on both sides, otherwise nothing passes. The other way is a double NOT EXISTS, no branch without a sale of it, which reads harder but may stop early. I test with a product that misses one shop, and with no branches at all. An index on product and branch lets the grouping run without a sort.",
    points: [
      {
        text: "group by product, count distinct branches",
        accept: ["count distinct branches", "count distinct branch"],
        weight: 0.35,
        must: true,
      },
      {
        text: "HAVING equals the number of all branches",
        accept: ["having keeps the groups", "scalar subquery on the branches", "having count equals"],
        weight: 0.3,
      },
      {
        text: "double NOT EXISTS as another way",
        accept: ["no branch without a sale", "relational division", "two not exists"],
        weight: 0.15,
      },
      {
        text: "test a missing shop, closed and new branches",
        accept: [
          "misses one shop",
          "closed branch has to be left out",
          "new branch opens",
          "one branch missing",
        ],
        weight: 0.2,
      },
    ],
    avoid: ["an inner join alone shows every branch"],
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
      "Suppose a table in {project} holds some e-mails twice. With {skill}, keep the row with the lowest id and delete the others. Which steps make it safe?",
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
        text: "ROW_NUMBER per e-mail, or MIN of id",
        accept: [
          "row_number partition by",
          "ids whose number is above one",
          "min id per email",
          "not in min id",
          "self join on smaller id",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "a transaction, deleted count compared",
        accept: ["compare the deleted count", "inside a transaction", "check the count before commit"],
        weight: 0.2,
      },
      {
        text: "orders of a deleted user go to the kept one",
        accept: ["over to the kept one", "move foreign keys", "update the references"],
        weight: 0.1,
      },
      {
        text: "a unique index prevents new doubles",
        accept: ["unique index", "unique constraint"],
        weight: 0.2,
      },
    ],
    avoid: ["DISTINCT in a SELECT deletes the doubles", "a DELETE cannot be rolled back in a transaction"],
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
      "Suppose {project} keeps entries(account, day, id, amount). With {skill}, show the balance after each entry. What if two share a day, or one month is shown?",
      "From entries(account, day, id, amount), write SQL that shows each entry with the balance after it. What if two share a day, or one month is shown?",
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
        weight: 0.25,
      },
      {
        text: "RANGE takes rows of one day together",
        accept: ["default frame is RANGE", "rows between unbounded"],
        weight: 0.2,
      },
      {
        text: "filter the month outside, keep opening balance",
        accept: ["filter outside", "opening balance"],
        weight: 0.2,
      },
    ],
    avoid: ["float is exact enough for money"],
    link: "https://www.postgresql.org/docs/current/tutorial-window.html",
  },
  {
    id: "software-algorithms-rotate-grid",
    family: "software",
    topic: "algorithms",
    kind: "coding",
    type: "coding",
    level: "medium",
    rung: "opener",
    title: "Turn a picture by 90",
    frames: [
      "Suppose {project} shows pictures as a grid of numbers. Turn a square one by 90 degrees clockwise in place: [[1, 2], [3, 4]] gives [[3, 1], [4, 2]].",
      "Turn a square grid of numbers by 90 degrees clockwise: [[1, 2], [3, 4]] gives [[3, 1], [4, 2]]. How do you do it in place?",
    ],
    expected:
      "The number at row r and column c goes to row c and column n minus one minus r. With a new grid I just write each number to that place. In place I do it in two steps that are easy to check. First I transpose, so I swap the number at r, c with the one at c, r, but only above the diagonal, or everything is swapped back. Then I reverse each row. For the other direction I reverse each column instead. A grid of one stays as it is, and an empty one stays empty. Every cell is touched a fixed number of times, so it is n squared time, and constant memory in place.",
    exercise: {
      name: "turnRight",
      params: ["grid"],
      examples: [
        {
          args: [
            [
              [1, 2],
              [3, 4],
            ],
          ],
          result: [
            [3, 1],
            [4, 2],
          ],
        },
        { args: [[[7]]], result: [[7]] },
        { args: [[]], result: [] },
        {
          args: [
            [
              [1, 2, 3],
              [4, 5, 6],
              [7, 8, 9],
            ],
          ],
          result: [
            [7, 4, 1],
            [8, 5, 2],
            [9, 6, 3],
          ],
        },
      ],
      starter: "// Returns the turned grid.\nfunction turnRight(grid) {\n}\n",
    },
    points: [
      {
        text: "row c, column n minus one minus r",
        accept: ["n minus one minus r", "where each number goes"],
        weight: 0.25,
      },
      {
        text: "transpose, then reverse each row",
        accept: ["transpose and reverse", "reverse each row", "four cells in a cycle", "layer by layer"],
        weight: 0.35,
        must: true,
      },
      {
        text: "transpose only above the diagonal",
        accept: ["above the diagonal", "swapped back", "upper triangle"],
        weight: 0.2,
      },
      {
        text: "n squared time, constant memory",
        accept: ["n squared time", "memory in place", "constant memory"],
        weight: 0.2,
      },
    ],
    avoid: ["the transpose alone turns the picture"],
  },
];
