import type { EntryDraft } from "../entry.ts";

/** Tables in Python: gaps, joins, size. */
export const dataPandas: readonly EntryDraft[] = [
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
        accept: ["field does not apply", "missing by design"],
        weight: 0.25,
        must: true,
      },
      {
        text: "median fills numbers, unknown fills categories",
        accept: ["mean is pulled by", "fill with median"],
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
        accept: ["key twice", "duplicate keys", "duplicated on the key"],
        weight: 0.3,
        must: true,
      },
      {
        text: "pandas raises an error on duplicates",
        accept: ["many_to_one", "many-to-one"],
        weight: 0.3,
      },
      {
        text: "the indicator column shows unmatched rows",
        accept: ["indicator to true", "_merge column"],
        weight: 0.2,
      },
      {
        text: "keys differ in type, leading zeros",
        accept: ["text with leading zeros", "align the key types"],
        weight: 0.2,
      },
    ],
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
        accept: ["partial sums", "group each chunk", "read in chunks"],
        weight: 0.3,
        must: true,
      },
      {
        text: "a median cannot come from chunks",
        accept: ["put together from chunks", "average needs both"],
        weight: 0.15,
      },
      { text: "DuckDB or Polars instead", accept: ["DuckDB", "Polars", "Dask"], weight: 0.15 },
      {
        text: "reused data goes to Parquet",
        accept: ["write it once to", "save as Parquet"],
        weight: 0.15,
      },
    ],
    link: "https://pandas.pydata.org/docs/user_guide/scale.html",
  },
];
