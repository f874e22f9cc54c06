import type { EntryDraft } from "../entry.ts";

/** Working with data: SQL, Excel, Power BI. */
export const data2: readonly EntryDraft[] = [
  {
    id: "data-sql-running-total",
    family: "data",
    topic: "sql",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "A running total per customer",
    frames: [
      "You work with {skill}. How do you show each payment with the customer's running total, treat two payments on one day, and filter on that total?",
      "In SQL, how do you show each payment with the customer's running total, treat two payments on one day, and filter on that total?",
    ],
    expected:
      "GROUP BY would give me one row per customer, and I want to keep every payment. So I use a window function: SUM of amount OVER, partition by customer, order by paid date and then by payment id. The id matters, because without ROWS the default frame is RANGE, and two payments on the same day would both show the total of that day. So I write ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW. A filter on the running total cannot stand in WHERE, as windows are computed after it, so I put the query in a CTE and filter outside. I check one customer by hand: his last running total equals his plain sum.",
    points: [
      {
        text: "SUM OVER with partition by customer",
        accept: ["window function", "partition by customer", "sum over partition"],
        weight: 0.3,
        must: true,
      },
      {
        text: "dates tie, so order by payment id too",
        accept: ["then by payment id", "tie breaker", "order by id too", "add a unique column"],
        weight: 0.25,
      },
      {
        text: "default RANGE frame joins equal dates, use ROWS",
        accept: ["rows between unbounded", "default frame is range", "frame is range"],
        weight: 0.25,
      },
      {
        text: "filter outside in a CTE",
        accept: [
          "windows are computed after",
          "filter outside",
          "subquery or cte",
          "filter in outer query",
          "wrap it in a subquery",
          "wrap it in a CTE",
        ],
        weight: 0.2,
      },
    ],
    avoid: ["WHERE can filter the running total directly.", "GROUP BY keeps every single payment row."],
    link: "https://www.postgresql.org/docs/current/tutorial-window.html",
  },
  {
    id: "data-sql-not-in-null",
    family: "data",
    topic: "sql",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "NOT IN finds nothing",
    frames: [
      "You know {skill}. NOT IN with a subquery suddenly gives no rows at all. What happened, and how do you write it safely?",
      "A query with NOT IN and a subquery worked for months and now returns no rows. What happened, and how do you fix it?",
    ],
    expected:
      "Most likely one row in the subquery now has a NULL, for example an employee without a manager id. NOT IN means, different from this and different from that, and a comparison with NULL is unknown, so the whole condition is never true and every row drops out. There is no error, that makes it dangerous. I rewrite it with NOT EXISTS, which only asks whether a matching row is there, and is not hurt by NULL. A left join with IS NULL works too. Filtering NULL inside the subquery is a patch. Then I ask why the manager id may be empty, and add a NOT NULL constraint if the business allows it.",
    points: [
      {
        text: "one NULL inside the NOT IN list",
        accept: [
          "subquery now has a null",
          "employee without a manager id",
          "null in the list",
          "null in subquery",
          "subquery returns a null",
        ],
        weight: 0.35,
        must: true,
      },
      {
        text: "comparison with NULL is unknown, never true",
        accept: [
          "null is unknown",
          "three valued logic",
          "condition is never true",
          "comparison gives unknown",
        ],
        weight: 0.2,
      },
      {
        text: "rewrite with NOT EXISTS or an anti join",
        accept: [
          "anti join",
          "left join with is null",
          "use not exists",
          "rewrite it with not exists",
          "replace by not exists",
          "not exists is safe",
          "remove nulls in subquery",
        ],
        weight: 0.3,
      },
      {
        text: "ask why it is empty, add a constraint",
        accept: ["not null constraint", "fix the source", "find why it is empty"],
        weight: 0.15,
      },
    ],
    avoid: ["NULL counts as zero in the list.", "An index is missing on the subquery."],
  },
  {
    id: "data-sql-missing-months",
    family: "data",
    topic: "sql",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "Months without any sale",
    frames: [
      "Suppose that a monthly report for {project} skips months without sales. How do you show them as zero, and which months would you still leave out?",
      "Your monthly SQL report leaves out months in which a shop sold nothing. How do you show them as zero, and which months would you still leave out?",
    ],
    expected:
      "GROUP BY can only show months that exist in the data, so I need a list of months from somewhere else. I use a calendar table, or in PostgreSQL generate_series with one month steps. I cross join it with the shops, so that each shop has each month, then left join the sales on shop and on date from the first of the month up to before the first of the next. The date limits and other filters on sales stay in the ON part. COALESCE makes the missing sum zero. I leave out months before a shop opened, because zero and not yet open are not the same. Averages per month change after this, so I tell the readers.",
    points: [
      {
        text: "calendar table or generated months",
        accept: ["calendar table", "generate_series", "list of months", "date dimension", "recursive cte"],
        weight: 0.3,
        must: true,
      },
      {
        text: "cross join months with shops",
        accept: ["cross join", "all shop and month pairs"],
        weight: 0.2,
      },
      {
        text: "left join sales, filter in ON, COALESCE to zero",
        accept: ["left join the sales", "coalesce", "filters on sales stay"],
        weight: 0.3,
      },
      {
        text: "months before opening left out",
        accept: [
          "before a shop opened",
          "before the shop existed",
          "months before the opening",
          "future months",
        ],
        weight: 0.2,
      },
    ],
    avoid: ["GROUP BY shows empty months by itself.", "COALESCE alone brings the missing months."],
  },
  {
    id: "data-excel-sum-too-small",
    family: "data",
    topic: "excel",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "A sum that comes out wrong",
    frames: [
      "You list {skill}. A column of amounts looks right, but its sum is too small. What do you check, how do you repair it, and how do you prove the sum then?",
      "In Excel a column of amounts looks right but the sum is too small. What do you check, how do you repair it, and how do you prove the sum then?",
    ],
    expected:
      "The first suspect is numbers stored as text. They sit on the left of the cell and often have a green corner, and SUM passes over them in silence. I compare COUNT with COUNTA: if COUNT is lower, some are text. They come from a bank file, with a trailing space, a hard space or the letters Cr behind. I repair them with Text to Columns, or VALUE together with TRIM and SUBSTITUTE for the hard space. Next I look for hidden or filtered rows, and whether the range stops before the last row. A table solves that one, since it grows by itself. At the end I compare with the total on the statement.",
    points: [
      {
        text: "numbers stored as text",
        accept: [
          "green corner",
          "compare count with counta",
          "amounts stored as text",
          "numbers in text format",
          "left aligned numbers",
        ],
        weight: 0.35,
        must: true,
      },
      {
        text: "repair by VALUE, TRIM or Text to Columns",
        accept: ["text to columns", "value together with trim", "paste special multiply"],
        weight: 0.25,
      },
      {
        text: "range stops too early or rows hidden",
        accept: ["range stops before", "filtered rows", "hidden rows"],
        weight: 0.2,
      },
      {
        text: "compare with the statement's total",
        accept: ["total on the statement", "control total", "cross check the total"],
        weight: 0.2,
      },
    ],
    avoid: ["Changing the cell format turns text into a number.", "A green corner only means a comment."],
    link: "https://support.microsoft.com/en-us/excel",
  },
  {
    id: "data-excel-heavy-workbook",
    family: "data",
    topic: "excel",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "A workbook that takes minutes",
    frames: [
      "Your {skill} workbook has 200,000 rows and takes two minutes after every change. How do you make it usable?",
      "An Excel workbook with 200,000 rows takes two minutes after each change. How do you make it fast again?",
    ],
    expected:
      "I set calculation to manual while I work on it, and look for the causes one by one. Volatile functions such as OFFSET, INDIRECT and TODAY recalculate at each change, so I replace OFFSET by INDEX and put the date in one cell. Lookups over whole columns, repeated in twenty columns, are the next. I find the row once with MATCH in a helper column and then use INDEX. Best is to take the raw rows out of the sheet: Power Query loads and joins them into the data model, and a pivot table shows the sums. I delete conditional formats that were copied a thousand times. If it still grows, it belongs in a database.",
    points: [
      {
        text: "volatile functions replaced",
        accept: [
          "offset indirect",
          "volatile functions",
          "replace offset by index",
          "remove volatile formulas",
        ],
        weight: 0.25,
      },
      {
        text: "lookups: match once, no whole columns",
        accept: ["match in a helper", "lookups over whole columns", "find the row once"],
        weight: 0.25,
      },
      {
        text: "raw rows to Power Query and the data model",
        accept: ["power query", "data model", "power pivot"],
        weight: 0.3,
      },
      {
        text: "manual calculation, excess formats, or a database",
        accept: [
          "calculation to manual",
          "conditional formats",
          "belongs in a database",
          "manual calculation",
          "convert formulas to values",
        ],
        weight: 0.2,
      },
    ],
    avoid: ["Only a faster laptop with more memory helps.", "Whole column references make lookups faster."],
  },
  {
    id: "data-power-bi-star-schema",
    family: "data",
    topic: "power-bi",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "One wide table or a star",
    frames: [
      "You built reports with {skill}. Why split one wide sales table into a star, and how do you set the relations?",
      "In Power BI you get one wide table with sales, customers and products. Why and how do you make a star schema of it?",
    ],
    expected:
      "One wide table repeats the customer's city on a million rows, it makes the file large, and a customer without sales is not there at all. I make a fact table with one row per invoice line: keys, quantity and amount. Around it I put dimensions for customer, product and date, each with one row per key. Relations go from one to many, with the filter in a single direction, from dimension to fact. Both directions can make paths ambiguous and totals odd, so I use that only in a measure. The date table covers whole years without gaps and is marked as date table, otherwise last year's comparison is wrong. Slicers come from the dimensions only.",
    points: [
      {
        text: "fact table with one row per line",
        accept: ["fact table", "keys quantity and amount", "one row per invoice"],
        weight: 0.25,
      },
      {
        text: "dimensions with one row per key",
        accept: ["dimensions for customer", "dimension tables", "one row per key"],
        weight: 0.25,
        must: true,
      },
      {
        text: "one to many, single filter direction",
        accept: ["one to many", "single direction", "filter in a single"],
        weight: 0.25,
      },
      {
        text: "full, marked date table",
        accept: ["date table", "mark as date", "date table without gaps"],
        weight: 0.25,
      },
    ],
    avoid: ["Two-way filters on every relation are safest.", "One wide flat table is faster and cleaner."],
    link: "https://learn.microsoft.com/en-us/power-bi/guidance/star-schema",
  },
  {
    id: "data-power-bi-row-security",
    family: "data",
    topic: "power-bi",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "Each manager sees his region",
    frames: [
      "You know {skill}. Forty regional managers open one report and each may see only his region. How do you build and test that?",
      "In Power BI forty managers open one report, and each may see only his own region. How do you build and test it?",
    ],
    expected:
      "I do not make forty copies, and a slicer or a hidden page is no protection. I use row level security. There is a small table with the manager's login and his region, related to the region dimension, and a role with the DAX rule that the login equals USERPRINCIPALNAME. A manager with two regions just has two rows. In the service I put the managers in the role by a security group. They need viewer rights only, since those who can edit the workspace see everything. I test with View as for three people, one who is in no row should see nothing. When somebody moves, only the table changes.",
    points: [
      {
        text: "row level security with a role",
        accept: ["row level security", "rls", "role with the dax"],
        weight: 0.3,
        must: true,
      },
      {
        text: "table of logins and regions, USERPRINCIPALNAME",
        accept: ["userprincipalname", "manager's login and his region", "dynamic security"],
        weight: 0.25,
      },
      {
        text: "viewer rights, editors see all",
        accept: ["viewer rights", "edit the workspace", "members bypass"],
        weight: 0.2,
      },
      {
        text: "tested with View as, also a stranger",
        accept: ["test with view as", "view as role", "test as another user", "user without a region"],
        weight: 0.25,
      },
    ],
    avoid: ["A hidden page keeps the other regions safe.", "Every manager gets his own copy of the file."],
    link: "https://learn.microsoft.com/en-us/fabric/security/service-admin-row-level-security",
  },
  {
    id: "data-power-bi-refresh-fails",
    family: "data",
    topic: "power-bi",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "The morning refresh has failed",
    frames: [
      "You use {skill}. At nine the report shows yesterday's figures. What do you tell the readers, what do you check, and how do you prevent it?",
      "At nine in the morning the Power BI report still shows old figures. What do you tell the readers, what do you check, and how do you prevent it?",
    ],
    expected:
      "First I tell the readers in one line which day the figures are from, because somebody will decide on them. Then I open the refresh history and read the message. Mostly it is one of four: the gateway machine is off or restarted for updates, a password of the source expired, a column was renamed in the source, or a query ran into the time limit. I repair that and refresh by hand. Later I set up a service account, a second gateway in the cluster, alerts to a group and not to one person, and incremental refresh for the large table. On the page I show the last refresh time from the data, not the time of opening.",
    points: [
      {
        text: "readers learn how old the figures are",
        accept: ["which day the figures are from", "last refresh time", "inform users data is old"],
        weight: 0.2,
      },
      {
        text: "refresh history: gateway, password, column, time limit",
        accept: [
          "refresh history",
          "gateway machine is off",
          "password of the source",
          "credentials expired",
          "column was renamed",
        ],
        weight: 0.35,
        must: true,
      },
      {
        text: "prevention: service account, second gateway, alerts",
        accept: ["service account", "gateway in the cluster", "alerts to a group"],
        weight: 0.25,
      },
      {
        text: "incremental refresh for large tables",
        accept: ["incremental refresh", "only new rows are refreshed"],
        weight: 0.2,
      },
    ],
    avoid: ["Keep silent until the refresh works again.", "My own laptop runs the refresh each night."],
  },
];
