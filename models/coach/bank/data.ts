import type { EntryDraft } from "../entry.ts";

/** Working with data: SQL, spreadsheets, dashboards, disputed figures. */
export const data: readonly EntryDraft[] = [
  {
    id: "data-sql-left-join-filter",
    family: "data",
    topic: "sql",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Customers without orders",
    frames: [
      "You know {skill}. Customers without orders are missing in a report, although you wrote a LEFT JOIN. Why, how do you fix it, and how do you count their orders as zero?",
      "In a SQL report, customers without orders are missing, although you wrote a LEFT JOIN. Why, how do you fix it, and how do you count their orders as zero?",
    ],
    expected:
      "An inner join keeps only the rows that match on both sides, while a left join keeps all customers and fills the order columns with NULL. The usual reason is a filter on the right table in the WHERE clause, such as order status equals paid. For customers without orders the status is NULL, the comparison is not true, and so the row drops out; the left join has silently become an inner one. I move that condition into the ON clause. If I want only the customers without orders, I ask where the order id IS NULL. And for counting I use COUNT of the order id, because COUNT star would give one instead of zero.",
    points: [
      {
        text: "unmatched customers get NULL order columns",
        accept: [
          "order columns with NULL",
          "fills NULL for unmatched",
          "NULL for unmatched rows",
          "NULL for missing orders",
          "status is NULL",
        ],
        weight: 0.2,
      },
      {
        text: "a WHERE condition undoes the left join",
        accept: [
          "become an inner one",
          "silently become inner",
          "condition on the right table",
          "acts like an inner join",
          "WHERE filters out NULL rows",
          "becomes an inner join",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "the filter moves from WHERE to ON",
        accept: [
          "into the on",
          "in the on",
          "to the on",
          "into on",
          "in on",
          "on instead of where",
          "with the on",
        ],
        weight: 0.3,
      },
      {
        text: "count the order id, not star",
        accept: ["COUNT of order id", "count the order id", "count the order column"],
        weight: 0.2,
      },
    ],
    avoid: ["A NULL status passes the WHERE filter.", "DISTINCT brings the missing customers back."],
    link: "https://www.postgresql.org/docs/current/queries-table-expressions.html",
  },
  {
    id: "data-sql-double-counted-revenue",
    family: "data",
    topic: "sql",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Revenue counted twice",
    frames: [
      "You work with {skill}. Suppose joining orders to payments and to items suddenly doubled the revenue. How do you find and fix that?",
      "You join orders to payments and to items, and the revenue becomes too high. How do you find the fault and fix the SQL?",
    ],
    expected:
      "This is a join fan-out: an order with two payments and three items gives six rows, and the order's amount is summed six times. I find it by comparing the row count before and after each join, and by checking that the sum equals the sum of the orders table alone. I fix it by bringing each table down to the right grain first: one subquery sums payments per order, another sums items per order, and then I join these, one row to one row. SELECT DISTINCT only hides it, and SUM DISTINCT is wrong as soon as two orders have the same amount. I write the expected grain as a comment above each step.",
    points: [
      {
        text: "fan-out: the amount is summed repeatedly",
        accept: [
          "join fan-out",
          "summed six times",
          "amount repeats for each",
          "rows get duplicated by the join",
          "one order becomes six rows",
          "rows multiply",
          "duplicate rows after the join",
          "rows are multiplied",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "compare counts before and after joining",
        accept: [
          "comparing the row count",
          "orders table alone",
          "row count before and after",
          "count rows after each join",
        ],
        weight: 0.25,
      },
      {
        text: "bring each table to one grain",
        accept: [
          "right grain",
          "sums payments per order",
          "aggregate before joining",
          "pre-aggregate",
          "sum before joining",
          "group payments by order",
        ],
        weight: 0.3,
      },
      {
        text: "DISTINCT only hides the fault",
        accept: ["DISTINCT only hides", "DISTINCT is no cure"],
        weight: 0.15,
      },
    ],
    avoid: [
      "DISTINCT repairs the doubled sum.",
      "SUM DISTINCT is the quick cure.",
      "A LEFT JOIN would stop the doubling.",
    ],
  },
  {
    id: "data-sql-second-highest-per-group",
    family: "data",
    topic: "sql",
    kind: "coding",
    type: "coding",
    level: "medium",
    rung: "opener",
    title: "Second best per department",
    frames: [
      "You know {skill}. From employees(name, dept, salary), return the second highest salary of each dept. Example: 90, 90, 70 in one dept gives 70.",
      "From a table employees(name, dept, salary), write SQL for the second highest salary of each dept. Example: 90, 90, 70 gives 70.",
    ],
    expected:
      "I use a window function. In an inner query I take DENSE_RANK over a partition by dept, ordered by salary descending, and call it position. The outer query keeps position equal to two, with DISTINCT, as several people may share that salary. It must be DENSE_RANK, since the two nineties are both one and seventy becomes two. ROW_NUMBER would call the second ninety number two, and RANK would jump from one to three. I cannot filter on a window function in WHERE of the same query, so the subquery is needed. A department with a single salary gives no row, and NULL salaries I leave out first, because their sort order differs between databases.",
    points: [
      {
        text: "rank inside each dept: a window with partition by",
        accept: [
          "partition by dept",
          "partition by department",
          "window function ordered",
          "window function per dept",
          "correlated subquery",
        ],
        weight: 0.3,
      },
      {
        text: "DENSE_RANK because of equal salaries",
        accept: ["DENSE_RANK", "dense rank"],
        weight: 0.3,
      },
      {
        text: "ROW_NUMBER and RANK give wrong places",
        accept: ["RANK would jump", "second ninety number two", "ROW_NUMBER ignores ties"],
        weight: 0.15,
      },
      {
        text: "window results filtered outside, by subquery",
        accept: [
          "subquery is needed",
          "filter on a window",
          "common table expression",
          "outer query filters",
          "filter in a CTE",
        ],
        weight: 0.15,
      },
      {
        text: "departments with a single salary",
        accept: [
          "single salary gives",
          "leave out NULL salaries",
          "NULL salaries",
          "no row comes",
          "no row for that dept",
        ],
        weight: 0.1,
      },
    ],
    avoid: ["LIMIT 1 OFFSET 1 works for each dept.", "WHERE can test the window rank directly."],
    link: "https://www.postgresql.org/docs/current/tutorial-window.html",
  },
  {
    id: "data-sql-login-streak",
    family: "data",
    topic: "sql",
    kind: "coding",
    type: "coding",
    level: "hard",
    rung: "deepener",
    title: "Longest run of days",
    frames: [
      "Suppose {project} has logins(user_id, day). With {skill}, return each user's longest run of days in a row. Example: 1, 2, 3, 7, 8 gives 3.",
      "From logins(user_id, day), write SQL that returns each user's longest run of days in a row. Example: days 1, 2, 3, 7, 8 give 3.",
    ],
    expected:
      "This is the gaps and islands problem. First I take distinct user and day, since a user can log in many times a day. Then I number the days per user with ROW_NUMBER ordered by day, and subtract that number from the date. In a run both grow by one, so the difference stays constant, and it changes after a gap. I group by user and this difference and count the rows, which gives the length of each run. The outer query takes the maximum per user. With the example, one, two and three share one value, seven and eight another. I also ask in which time zone a day ends, because that moves the borders.",
    points: [
      {
        text: "duplicate logins of a day removed",
        accept: ["distinct user and day", "log in many times"],
        weight: 0.2,
      },
      {
        text: "one mark per run: date minus row number",
        accept: [
          "gaps and islands",
          "difference stays constant",
          "subtract that number",
          "running sum of gap flags",
          "LAG function",
          "compare with the previous day",
        ],
        weight: 0.35,
        must: true,
      },
      {
        text: "group by user and difference",
        accept: ["group by user and", "count rows per island", "group by user and island"],
        weight: 0.2,
      },
      {
        text: "longest run per user by MAX",
        accept: ["maximum per user", "MAX of run lengths"],
        weight: 0.15,
      },
      {
        text: "ask where a day ends: time zone",
        accept: ["zone a day ends", "moves the borders"],
        weight: 0.1,
      },
    ],
    avoid: ["A self join on the next day gives the length."],
  },
  {
    id: "data-excel-lookup-checks",
    family: "data",
    topic: "excel",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Lookups that can be trusted",
    frames: [
      "You use {skill}. How do you bring prices from one sheet into another, and how do you know that the result is right?",
      "In Excel, how do you bring prices from one sheet into another, and how do you know that the result is right?",
    ],
    expected:
      "I use XLOOKUP, since it finds an exact match by default and can look to the left. In an older Excel I take INDEX with MATCH, or VLOOKUP with FALSE at the end, because without it the match is approximate and may be quietly wrong. Most errors come from the keys: spaces at the end or numbers stored as text, so I clean them with TRIM and VALUE. I format both ranges as tables, so new rows are included by themselves. I leave N/A visible until I have counted it, and only then use IFNA. At the end I compare the total with the source, and look up three rows by hand.",
    points: [
      {
        text: "an exact match: XLOOKUP or INDEX MATCH",
        accept: ["XLOOKUP", "INDEX with MATCH", "INDEX MATCH", "VLOOKUP with FALSE"],
        weight: 0.35,
        must: true,
      },
      {
        text: "clean keys: spaces, numbers as text",
        accept: ["numbers stored as text", "TRIM and VALUE", "trailing spaces"],
        weight: 0.25,
      },
      {
        text: "ranges become tables that grow",
        accept: ["both ranges as tables", "new rows are included", "Excel table"],
        weight: 0.15,
      },
      {
        text: "control total and rows by hand",
        accept: ["three rows by hand", "compare the total with", "control total", "check some rows by hand"],
        weight: 0.25,
      },
    ],
    avoid: [
      "TRUE at the end of VLOOKUP is right.",
      "I leave the last part of VLOOKUP empty.",
      "IFERROR hides errors, so the result is right.",
    ],
    link: "https://support.microsoft.com/en-us/office/xlookup-function-b7fd680e-6d10-43e6-84f9-88eae8bf5929",
  },
  {
    id: "data-power-bi-measure-column",
    family: "data",
    topic: "power-bi",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Measure or column",
    frames: [
      "In your {skill} dashboards at {employer}, when did you write a measure and when a calculated column, and how did you test a new figure?",
      "In Power BI, when do you write a measure and when a calculated column, which is right for a percent, and how do you test a new figure?",
    ],
    expected:
      "A calculated column is worked out for each row at refresh and stored, so I use it for things I slice by, like an age group. A measure is worked out when the visual is drawn, in the present filter context, so totals and ratios must be measures. A margin percent as a column adds up percentages in the total, which is nonsense; as a measure it divides the sums with DIVIDE. I keep columns few, because each one makes the file larger and every refresh longer. And I test a new figure in a matrix, with a slicer and without, before anybody reads it.",
    points: [
      {
        text: "columns are stored per row at refresh",
        accept: ["row at refresh", "calculated at refresh", "row by row at refresh", "column is stored"],
        weight: 0.25,
      },
      {
        text: "measures follow the filter context",
        accept: ["filter context", "visual is drawn", "responds to slicers", "calculated at query time"],
        weight: 0.35,
        must: true,
      },
      {
        text: "a percent column adds up nonsense",
        accept: [
          "sums with DIVIDE",
          "margin percent",
          "ratio must be a measure",
          "adds up percentages",
          "add up percentages",
          "sum of percentages",
        ],
        weight: 0.2,
      },
      {
        text: "few columns, new figures tested in a matrix",
        accept: [
          "keep columns few",
          "test a new figure in a matrix",
          "compare with the source total",
          "test it with a slicer",
          "columns make the file larger",
        ],
        weight: 0.2,
      },
    ],
    avoid: ["A margin percent can be averaged from the rows."],
    link: "https://learn.microsoft.com/en-us/power-bi/guidance/star-schema",
  },
  {
    id: "data-analytics-two-numbers",
    family: "data",
    topic: "data-analysis",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "Two reports disagree",
    frames: [
      "Your resume gives the figure {figure}. What if a second report showed a different number for the same thing? How would you settle it?",
      "Sales shows one revenue figure, finance another, both for the same month. How would you find out why, and settle it?",
    ],
    expected:
      "I do not start with who is right, I start with the definitions. Sales often counts an order when it is placed, finance when it is invoiced, and tax, refunds or cancelled orders may be in or out. Then I compare the filters: the date field, the time zone, test accounts, the currency rate. I take one day and one branch and match both lists row by row, so the gap becomes a short list of orders I can explain. I write it as a bridge from one number to the other. In the end we agree on one definition with an owner, and build it once in a shared layer that both reports read.",
    points: [
      {
        text: "compare the definitions first",
        accept: ["with the definitions", "definition of revenue", "tax, refunds or cancelled"],
        weight: 0.3,
        must: true,
      },
      {
        text: "compare date field, time zone, filters",
        accept: ["compare the filters", "test accounts", "date field"],
        weight: 0.2,
      },
      {
        text: "match one branch's lists for a day",
        accept: [
          "match both lists",
          "one branch and match",
          "short list of orders",
          "compare order by order",
          "reconcile row by row",
        ],
        weight: 0.25,
      },
      {
        text: "one agreed definition with an owner",
        accept: ["shared layer", "single source of truth", "agree on one definition"],
        weight: 0.25,
      },
    ],
    avoid: ["Take the average of both figures.", "I believe the finance figure and drop the other."],
  },
];
