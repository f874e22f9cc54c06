import type { EntryDraft } from "../entry.ts";

/** Working with data: definitions, unwelcome findings, models, loads. */
export const data4: readonly EntryDraft[] = [
  {
    id: "data-analysis-active-user",
    family: "data",
    topic: "data-analysis",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "What counts as an active user",
    frames: [
      "You list {skill}. Marketing says 90,000 active users, product says 60,000. How do you come to one number?",
      "Two teams report different numbers of active users, 90,000 and 60,000. How do you bring them to one definition?",
    ],
    expected:
      "I ask both for the query, not for the number. The words hide four choices: which action counts, the period, who is left out, and how a person is counted. Marketing had counted anybody who opened the app in thirty days by device, with test accounts. Product counted people who did a search or an order in twenty eight days by login. I ask what the number shall decide. For the value of the product an opened app says little, so we took an order or a search, per person, in twenty eight days, so that each period has four Sundays. We wrote it on one page with an owner and built it once in the model.",
    points: [
      {
        text: "compare the queries, not the numbers",
        accept: ["ask both for the query", "compare the queries", "definitions side by side"],
        weight: 0.25,
      },
      {
        text: "which action, period, person and exclusions",
        accept: ["which action counts", "how a person is counted", "test accounts", "device or login"],
        weight: 0.3,
        must: true,
      },
      {
        text: "what the number shall decide",
        accept: ["number shall decide", "decision behind the metric", "purpose of the metric"],
        weight: 0.2,
      },
      {
        text: "one written definition, built once, with owner",
        accept: [
          "one page with an owner",
          "single source of truth",
          "metric dictionary",
          "documented definition",
          "one definition with owner",
          "built once in the model",
        ],
        weight: 0.25,
      },
    ],
    avoid: ["The larger number is safer to report.", "Take the average of both numbers."],
  },
  {
    id: "data-unwelcome-finding",
    family: "data",
    topic: "data-analysis",
    kind: "behavioral",
    type: "behavioral",
    level: "hard",
    rung: "deepener",
    title: "A finding nobody wanted",
    frames: [
      "Tell me about a time when your analysis showed something that your manager did not want to hear. What did you do?",
      "At {employer}, tell me about a time when your figures went against what people believed. How did you bring it up?",
    ],
    expected:
      "Our sales head loved the twenty percent discount for old customers and wanted a slide on its success. I found that eight of ten who used it had bought at full price in the month before, so we mostly gave money away. I checked it twice and had a colleague read my query. I did not show it first in the big meeting. I went to him the day before with one chart, and said what I could not know. He was annoyed, but he asked for a test in two cities. Without the discount sales fell by one percent and the margin rose by six. I learnt to bring bad news early and alone.",
    points: [
      {
        text: "what the figures showed against the belief",
        accept: ["bought at full price", "gave money away", "against what they believed", "did not work"],
        weight: 0.2,
      },
      {
        text: "you checked it before speaking",
        accept: ["checked it twice", "colleague read my query", "verified the numbers"],
        weight: 0.25,
      },
      {
        text: "how you told it, early and with respect",
        accept: ["day before with one chart", "went to him", "in private", "could not know"],
        weight: 0.3,
        must: true,
      },
      {
        text: "what came of it and what you learnt",
        accept: ["test in two cities", "margin rose", "learnt to bring"],
        weight: 0.25,
      },
    ],
    avoid: ["I polished the figures to make him happy."],
  },
  {
    id: "data-ml-time-split",
    family: "data",
    topic: "machine-learning",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Testing a forecast fairly",
    frames: [
      "In your {skill} work, how would you split the data to test a model that predicts next month's demand?",
      "You build a model that predicts next month's demand. How do you split the data to test it, and what do you compare it with?",
    ],
    expected:
      "Not at random, because then the model learns from March to predict February, and each row has neighbours from the same week in training. I train on the months up to a day and test on the month after it, then move the day forward and do it again, say for six months. Each feature may use only what was known on that day, so no averages over the whole file. Stock figures that are corrected later are a trap. I compare with two simple guesses: last month's value and the same month of last year. If the model is not clearly better than these in rupees, we do not need it. The last months stay untouched until the end.",
    points: [
      {
        text: "no random split, test on later time",
        accept: [
          "time based split",
          "train on the past",
          "split by date",
          "test on later months",
          "train up to a day",
          "train on earlier and test on later",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "move the cut forward several times",
        accept: ["move the day forward", "rolling origin", "walk forward", "several folds in time"],
        weight: 0.2,
      },
      {
        text: "features only from what was known then",
        accept: ["known on that day", "leakage", "averages over the whole"],
        weight: 0.25,
      },
      {
        text: "compare with simple guesses",
        accept: [
          "two simple guesses",
          "same month of last",
          "naive forecast",
          "baseline model",
          "last month's value",
          "naive baseline",
        ],
        weight: 0.25,
      },
    ],
    avoid: [
      "Random cross-validation is right for any data.",
      "Shuffle all rows before the split.",
      "Averages over the whole file are fine.",
      "A random split is fair for every month.",
    ],
  },
  {
    id: "data-ml-loan-refused",
    family: "data",
    topic: "machine-learning",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Explaining a refused loan",
    frames: [
      "You list {skill}. A model refuses a loan and the customer asks why. How do you explain it, and how do you check it is fair?",
      "A model refuses a small loan and the customer asks for the reason. How do you give it, and how do you check for unfairness?",
    ],
    expected:
      "I want to be able to give the reason before we go live. For a small loan I would first try a scorecard or a model with few features, because each point can be read. With boosted trees I use SHAP values for this one person and turn the two or three strongest into words he can act on: your card is used to ninety percent of its limit. For fairness I compare approval and later default by gender, region and language, and I look for stand-ins such as the pin code. Refusals near the line go to a person. I keep model version and inputs of each decision, since the regulator may ask.",
    points: [
      {
        text: "simple readable model first",
        accept: ["scorecard", "readable model", "logistic regression"],
        weight: 0.2,
      },
      {
        text: "the strongest reasons for this person in plain words",
        accept: [
          "shap",
          "two or three strongest",
          "reason codes",
          "main reasons for the refusal",
          "reasons in plain words",
          "words he can act on",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "compare groups, look for stand-ins",
        accept: ["approval and later default", "stand-ins such as", "proxy variables", "bias across groups"],
        weight: 0.3,
      },
      {
        text: "human review and kept records",
        accept: ["refusals near the line", "model version and inputs", "human review", "audit trail"],
        weight: 0.2,
      },
    ],
    avoid: ["Leaving out gender makes the model fair.", "Tell him the computer decided it."],
  },
  {
    id: "data-warehouse-customer-history",
    family: "data",
    topic: "data-warehouse",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Customers who move city",
    frames: [
      "You know {skill}. A customer moves from Pune to Delhi. How do you keep last year's sales in Pune in the reports?",
      "In a warehouse a customer moves from Pune to Delhi. How do you keep his old sales in Pune and count the new ones in Delhi?",
    ],
    expected:
      "If I just overwrite the city, last year's report changes overnight, and that is type one. Here I want history, so I use type two: the customer dimension gets a new row with its own surrogate key, valid from and valid to dates and a flag for the current one. The old row is closed on that day. Facts keep the key that was valid on the sale date, so old sales stay in Pune. The natural customer number stays in both, so I still count one person. I do this only for columns where history matters, like city or segment; a spelling correction is overwritten. A late sale must look up the row by its own date.",
    points: [
      {
        text: "new row with valid dates (type two)",
        accept: [
          "type two",
          "scd 2",
          "slowly changing dimension",
          "new row with its own",
          "start date and end date",
          "type 2 dimension",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "fact points to the key valid on sale date",
        accept: ["surrogate key", "valid on the sale date", "facts keep the key"],
        weight: 0.25,
      },
      {
        text: "overwriting changes old reports",
        accept: [
          "overwrite the city",
          "report changes overnight",
          "type one overwrites",
          "overwriting loses history",
        ],
        weight: 0.2,
      },
      {
        text: "only where history matters; count by natural key",
        accept: ["natural customer number", "where history matters", "spelling correction", "late sale"],
        weight: 0.25,
      },
    ],
    avoid: ["Reports only ever need the latest city."],
  },
  {
    id: "data-etl-incremental-load",
    family: "data",
    topic: "etl",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Loading only what changed",
    frames: [
      "Your resume says: {line}. How do you load only the rows that changed, and which changes would you miss?",
      "How do you load only changed rows from a source table every night, and which changes can you miss that way?",
    ],
    expected:
      "The simple way is a high water mark: I take rows whose updated time is after the last one I loaded, and merge them by key. I store the mark only after the load is committed. What can be missed: rows deleted in the source, rows changed by a script that does not set the updated time, and transactions that began earlier but were committed after my cut. So I read with an overlap of an hour, and the merge makes repeated rows harmless. For deletes I compare keys each week, or use change data capture from the log, which sees everything. A nightly count and sum on both sides tells me whether they have drifted apart.",
    points: [
      {
        text: "high water mark on the updated time",
        accept: [
          "high water mark",
          "watermark",
          "last modified",
          "updated time after last load",
          "rows updated after last load",
        ],
        weight: 0.25,
      },
      {
        text: "merge by key, so repeats are harmless",
        accept: ["merge them by key", "repeated rows harmless", "upsert", "idempotent"],
        weight: 0.25,
      },
      {
        text: "deleted rows and late commits are missed",
        accept: [
          "deleted in the source",
          "does not set the updated",
          "committed after my cut",
          "hard deletes",
          "deleted rows",
          "rows deleted at source",
          "deletes are missed",
          "late commits",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "overlap, capture from log, counts compared",
        accept: ["overlap of an hour", "change data capture", "cdc", "count and sum on both"],
        weight: 0.2,
      },
    ],
    avoid: ["A plain insert handles repeated rows well."],
  },
  {
    id: "data-spark-slow-task",
    family: "data",
    topic: "spark",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "One task that never ends",
    frames: [
      "You worked with {skill}. In a join, 199 of 200 tasks end in a minute and one runs for an hour. What is wrong, and what do you try?",
      "In a Spark join 199 of 200 tasks finish in a minute and the last one takes an hour. What is the reason, and what do you do?",
    ],
    expected:
      "That is skew: all rows of one key go to one task, say orders with an empty customer id or one giant seller. I prove it in the Spark UI, where that task reads far more than the median, and by counting rows per key. If the key is NULL, those rows never match, so I split them off and add them later. If the other table is small, I broadcast it, and no shuffle of the large one is needed. Adaptive execution in Spark 3 can split skewed partitions by itself, so I check that it is on. The last way is salting, a random number beside the hot key on one side, copies on the other.",
    points: [
      {
        text: "skew: one hot key",
        accept: ["that is skew", "data skew", "hot key", "skewed key", "uneven key distribution"],
        weight: 0.3,
        must: true,
      },
      {
        text: "proved in the UI and by counting keys",
        accept: ["spark ui", "rows per key", "more than the median"],
        weight: 0.2,
      },
      {
        text: "NULL keys apart, or broadcast the small table",
        accept: ["broadcast", "key is null", "split off null keys"],
        weight: 0.25,
      },
      {
        text: "adaptive execution or salting",
        accept: ["adaptive execution", "aqe", "salting", "skewed partitions"],
        weight: 0.25,
      },
    ],
    avoid: ["More executors cure the slow task.", "The last machine is slow, restart it."],
    link: "https://spark.apache.org/docs/latest/sql-performance-tuning.html",
  },
];
