import type { EntryDraft } from "../entry.ts";

/** Raw files, and tables in Python: gaps, joins, size. */
export const dataPandas: readonly EntryDraft[] = [
  {
    id: "data-cleaning-first-hour",
    family: "data",
    topic: "data-cleaning",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "First hour with a new file",
    frames: [
      "You list {skill}. A colleague sends a file with 50,000 orders that you have never seen. What do you do in the first hour?",
      "You get a file with 50,000 orders that you have never seen. What do you check in the first hour before any analysis?",
    ],
    expected:
      "I keep the original as it is and note where it came from and when. I ask what one row is: an order or an item of an order. Then I count rows and compare with the number the sender knows. For each column I look at type, share of empty cells, smallest, largest and most frequent values. That shows dates in the year 1900, negative amounts, or a city written in four ways. I check that the order number is unique. I plot orders per day, because a hole of three days jumps to the eye. I write the questions in a list and ask the owner before I clean anything, and each cleaning step goes in a script.",
    points: [
      {
        text: "the grain: what one row stands for",
        accept: ["order or an item", "grain of the data", "ask what one row is"],
        weight: 0.2,
      },
      {
        text: "look over each column before cleaning",
        accept: [
          "share of empty cells",
          "smallest largest",
          "missing values",
          "min and max",
          "most frequent values",
          "data type of each column",
          "blank cells",
          "For each column I look",
          "check the data types",
          "null values",
          "check for blanks",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "unique key and row count compared",
        accept: [
          "order number is unique",
          "count rows and compare",
          "duplicates by order number",
          "duplicate orders",
          "check for duplicates",
        ],
        weight: 0.2,
      },
      {
        text: "orders per day plotted to see gaps",
        accept: ["plot orders per day", "hole of three days", "plot over time"],
        weight: 0.15,
      },
      {
        text: "original kept, cleaning in a script, owner asked",
        accept: ["keep the original as", "cleaning step goes in", "ask the owner before"],
        weight: 0.2,
      },
    ],
    avoid: ["Delete every row with an empty cell first.", "Start the analysis, errors show up later."],
  },
  {
    id: "data-cleaning-strange-values",
    family: "data",
    topic: "data-cleaning",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Strange values: keep or drop",
    frames: [
      "In the data of {project}, suppose that a few values are twenty times larger than the rest. When do you keep them, and when not?",
      "A few values in your data are twenty times larger than the rest. When do you keep them, and when do you take them out?",
    ],
    expected:
      "I never drop a value only because it is large. I look at the rows first. If it is an error, like an age of 230 or an amount in paise instead of rupees, I correct it from the source, or set it to missing when I cannot. If it is real, say one hospital that orders for a whole district, it may be the most important customer, and I keep it. Then I choose a method that it does not pull: the median, a log scale, or a model for large customers apart. I report the result with and without it. If the finding changes, I say so. The rule is set before I see the result.",
    points: [
      {
        text: "find out whether it is an error or real",
        accept: ["error or real", "age of 230", "if it is real", "genuine or a mistake", "real or an error"],
        weight: 0.3,
        must: true,
      },
      {
        text: "correct errors from the source or set missing",
        accept: ["paise instead of rupees", "correct it from the source", "set it to missing"],
        weight: 0.2,
      },
      {
        text: "keep real ones with a robust method",
        accept: ["median", "log scale", "robust method", "winsorize"],
        weight: 0.25,
      },
      {
        text: "report with and without, rule set before",
        accept: ["with and without", "set before i see", "sensitivity"],
        weight: 0.25,
      },
    ],
    avoid: [
      "Everything beyond three standard deviations is deleted.",
      "Replace each large value by the mean.",
    ],
  },
  {
    id: "data-pandas-missing-values",
    family: "data",
    topic: "pandas",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Gaps in the data",
    frames: [
      "For {project} you cleaned data with {skill}. How did you decide what to do with missing values?",
      "A column in a pandas table has many missing values. How do you decide whether to drop, fill or keep them?",
    ],
    expected:
      "First I look at how many there are with isna and sum, and whether they follow a pattern, for example only one shop or only old dates. The reason decides. If a field does not apply, empty is the right value and I keep it. If a few random rows are incomplete, I drop them. If I must fill, I take the median of the group for numbers, as the mean is pulled by extreme values, and the word unknown for categories; and I add a column that marks what was filled. Zero is dangerous, because it changes averages. For a model I learn the fill value from the training part only. I report how many rows each step removed.",
    points: [
      {
        text: "count the gaps and look for a pattern",
        accept: ["isna", "follow a pattern", "count the missing"],
        weight: 0.25,
      },
      {
        text: "not applicable fields stay empty",
        accept: ["field does not apply", "missing by design", "keep it empty", "empty is the right value"],
        weight: 0.25,
      },
      {
        text: "median fills numbers, unknown fills categories",
        accept: ["mean is pulled by", "fill with median", "fill by the median", "median of the group"],
        weight: 0.2,
      },
      {
        text: "an extra column flags filled rows",
        accept: ["marks what was filled", "missing indicator", "flag filled rows"],
        weight: 0.15,
      },
      {
        text: "filling with zero distorts averages",
        accept: ["zero is dangerous", "zero distorts", "zero changes averages"],
        weight: 0.15,
      },
    ],
    avoid: ["Fill every gap with zero to be safe.", "The plain mean suits any column."],
    link: "https://pandas.pydata.org/docs/user_guide/missing_data.html",
  },
  {
    id: "data-pandas-merge-growth",
    family: "data",
    topic: "pandas",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "A merge that grew",
    frames: [
      "You work with {skill}. A merge of sales with a product list returned more rows than before. What happened, and how do you guard against it?",
      "In pandas, merging sales with a product list returned more rows than before. What happened, and how do you guard against it?",
    ],
    expected:
      "The product list has some key twice, so each sale of that product is repeated. I check with duplicated on the key column and find for example an old and a new price for the same code. Whether I keep the latest or join by date as well is a question about the business. As a guard I pass validate as many-to-one, and pandas raises an error when the right side is not unique. I also set indicator to true, because the _merge column shows which sales found no product. Often keys do not match due to types, a number on one side and a text with leading zeros on the other, so I align those first.",
    points: [
      {
        text: "the right table has a key twice",
        accept: [
          "key twice",
          "duplicate keys",
          "duplicated on the key",
          "duplicate product codes",
          "product appears twice",
          "key is not unique",
          "duplicates in product",
          "key is repeated",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "the validate argument raises an error",
        accept: [
          "many_to_one",
          "many-to-one",
          "validate argument",
          "validate parameter",
          "pandas raises an error",
        ],
        weight: 0.3,
      },
      {
        text: "the indicator column shows unmatched rows",
        accept: ["indicator to true", "_merge column", "indicator argument", "indicator shows unmatched"],
        weight: 0.2,
      },
      {
        text: "keys differ in type, leading zeros",
        accept: ["text with leading zeros", "align the key types"],
        weight: 0.2,
      },
    ],
    avoid: ["Sorting both tables first prevents the extra rows."],
    link: "https://pandas.pydata.org/docs/user_guide/merging.html",
  },
  {
    id: "data-pandas-large-file",
    family: "data",
    topic: "pandas",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Table too big for memory",
    frames: [
      "What if the data of {project} grew to a 30 GB CSV on a laptop with 16 GB? How would you still get totals per customer with {skill}?",
      "A 30 GB CSV must be summed per customer in Python on a laptop with 16 GB of memory. How would you do it?",
    ],
    expected:
      "I read only what I need: two columns by usecols, with fixed dtypes, and the customer name as category, which alone can cut memory several times. Then I read by chunksize, group each chunk by customer and keep its partial sums, and at the end I group the partial results once more. That works for sums and counts, an average needs both of them, but a median cannot be put together from chunks. If I need the file again I write it once to Parquet, so later reads take single columns. Often I would just use DuckDB, which runs SQL on the file and spills to disk, or Polars in lazy mode.",
    points: [
      {
        text: "usecols and small dtypes save memory",
        accept: ["by usecols", "fixed dtypes", "name as category"],
        weight: 0.25,
      },
      {
        text: "group chunks, then combine partial sums",
        accept: ["partial sums", "group each chunk", "read in chunks", "read by chunksize"],
        weight: 0.3,
      },
      {
        text: "a median cannot come from chunks",
        accept: ["put together from chunks", "average needs both"],
        weight: 0.15,
      },
      {
        text: "DuckDB or Polars instead",
        accept: ["DuckDB", "Polars", "Dask"],
        weight: 0.15,
      },
      {
        text: "reused data goes to Parquet",
        accept: ["write it once to", "save as Parquet"],
        weight: 0.15,
      },
    ],
    avoid: [
      "Averages of chunk averages give the right mean.",
      "Read the whole file, Python frees the memory.",
    ],
    link: "https://pandas.pydata.org/docs/user_guide/scale.html",
  },
];
