import type { EntryDraft } from "../entry.ts";

/** Learning from data: models, experiments, pipelines. */
export const dataModels: readonly EntryDraft[] = [
  {
    id: "data-machine-learning-overfitting",
    family: "data",
    topic: "machine-learning",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Good in training only",
    frames: [
      "Suppose a model in {project} overfits. What does that mean, how would you notice it, and what would you do against it?",
      "A model is right 99 percent of the time in training but only 71 percent on new data. What is that, how do you check it, and what do you do?",
    ],
    expected:
      "That gap is overfitting: the model has learnt the noise of the training rows by heart. I see it by holding back a validation set and plotting both curves; when training error still falls but validation error rises, I stop there, which is early stopping. What helps most is more and more varied data. Otherwise I make the model simpler, for example a tree with less depth, or add regularisation such as L2 or dropout. With little data I use cross-validation so I do not trust one lucky split. The final test set I touch only once. If both errors are high it is the opposite, underfitting, and the model needs better features.",
    points: [
      {
        text: "it learnt the noise by heart",
        accept: [
          "noise of the training",
          "memorised the training",
          "learnt by heart",
          "memorises the data",
          "learns the noise",
        ],
        weight: 0.25,
      },
      {
        text: "the held-back validation error rises",
        accept: [
          "validation error rises",
          "hold-out set",
          "holding back a validation",
          "validation loss goes up",
          "validation set",
          "training and validation curves",
        ],
        weight: 0.3,
      },
      {
        text: "a simpler model or regularisation",
        accept: [
          "regularisation",
          "regularization",
          "tree with less depth",
          "L2 or dropout",
          "simplify the model",
          "early stopping",
          "dropout",
          "reduce the depth",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "cross-validation instead of one lucky split",
        accept: ["lucky split", "k-fold", "cross-validation folds"],
        weight: 0.2,
      },
    ],
    avoid: ["more training rounds cure overfitting", "A bigger model with more layers helps here."],
    link: "https://scikit-learn.org/stable/modules/cross_validation.html",
  },
  {
    id: "data-machine-learning-rare-class",
    family: "data",
    topic: "machine-learning",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Finding rare fraud",
    frames: [
      "You list {skill}. A fraud model is 99.5 percent accurate, and one in two hundred payments is fraud. Is it good? How do you judge it?",
      "A fraud model is 99.5 percent accurate, and one in two hundred payments is fraud. Is it good? How do you judge it?",
    ],
    expected:
      "That accuracy says nothing, since a model that always answers no fraud reaches 99.5 percent as well. I look at the confusion matrix, at recall, how much of the fraud we catch, and precision, how many of our alarms are true. With such a rare class I plot the precision-recall curve, as ROC looks too rosy. Then I choose the threshold by cost: a missed fraud costs perhaps five thousand rupees, a false alarm a call of twenty rupees and an annoyed customer. For training I try class weights first; if I resample, it is only inside the training folds and never in the test data. I split by time, because fraud patterns change.",
    points: [
      {
        text: "always saying no reaches the same accuracy",
        accept: [
          "always answers no",
          "accuracy says nothing",
          "accuracy is misleading",
          "always says no fraud",
          "predicts no fraud always",
        ],
        weight: 0.25,
      },
      {
        text: "judge by recall and precision",
        accept: ["precision-recall", "confusion matrix", "recall and precision"],
        weight: 0.3,
        must: true,
      },
      {
        text: "the threshold follows the costs",
        accept: [
          "threshold by cost",
          "missed fraud costs",
          "false alarm costs",
          "choose the threshold",
          "threshold from business cost",
        ],
        weight: 0.25,
      },
      {
        text: "class weights, resample only training data",
        accept: ["class weights", "training folds", "oversample training data only"],
        weight: 0.2,
      },
    ],
    avoid: ["high accuracy means a good model", "The threshold stays at one half."],
    link: "https://scikit-learn.org/stable/modules/model_evaluation.html",
  },
  {
    id: "data-machine-learning-leakage",
    family: "data",
    topic: "machine-learning",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Great offline, poor live",
    frames: [
      "What if the model of {project} were excellent in your tests and useless after launch? Where would you look for the fault?",
      "A model was excellent in all offline checks and is useless after launch. Where would you look for the fault?",
    ],
    expected:
      "My first suspect is data leakage: a feature that is known only after the result, such as a closing date when we predict closing. I check each feature by asking at what moment its value exists, and I look hard at a single feature that is far too strong. The second is the split: rows of one customer in both halves, or a random split where time matters, or scaling fitted before splitting. Third is training-serving skew, when the live code computes a feature differently; I log live features and compare them with the training ones. Last comes drift, the world has changed. I would have run it in shadow mode before the launch.",
    points: [
      {
        text: "leakage of facts from the future",
        accept: ["data leakage", "known only after", "target leakage"],
        weight: 0.35,
        must: true,
      },
      {
        text: "the same customer or time in both halves",
        accept: ["customer in both halves", "random split where", "fitted before splitting"],
        weight: 0.25,
      },
      {
        text: "live features computed differently",
        accept: ["training-serving skew", "computes a feature differently"],
        weight: 0.2,
      },
      {
        text: "drift, and a shadow run beforehand",
        accept: ["shadow mode", "comes drift", "data drift"],
        weight: 0.2,
      },
    ],
    avoid: ["The live servers are too slow.", "A larger model fixes it after launch."],
    link: "https://scikit-learn.org/stable/common_pitfalls.html",
  },
  {
    id: "data-statistics-ab-experiment",
    family: "data",
    topic: "statistics",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "Stopping an experiment early",
    frames: [
      "You list {skill}. A colleague wants to end an A/B experiment on day two because p is below 0.05. What do you say, and how should it be planned?",
      "A colleague ends an A/B experiment on day two because p is already below 0.05. What would you say, and how should it be planned and read?",
    ],
    expected:
      "I would tell him that looking every day and stopping at the first good value is peeking, and it makes a false success far more likely than five percent. Before the start we fix the main metric, the smallest effect worth having, and from that the sample size for a power of eighty percent. Then we run full weeks, since a Monday is not a Sunday, and read the result at the end. If we must look early, we use a sequential method made for it. I report the effect with a confidence interval, not only p. I also check that the groups have the planned size, because a sample ratio mismatch means broken assignment.",
    points: [
      {
        text: "peeking raises the false success rate",
        accept: ["peeking", "false success", "false positive rate"],
        weight: 0.3,
        must: true,
      },
      {
        text: "sample size fixed before the start",
        accept: ["sample size for a", "power of eighty", "power analysis"],
        weight: 0.25,
      },
      {
        text: "whole weeks, Monday differs from Sunday",
        accept: ["not a Sunday", "weekly cycle", "run full weeks"],
        weight: 0.15,
      },
      {
        text: "report the effect with its interval",
        accept: ["confidence interval", "effect size and interval"],
        weight: 0.15,
      },
      {
        text: "check the sizes of the groups",
        accept: ["sample ratio mismatch", "planned size"],
        weight: 0.15,
      },
    ],
    avoid: ["There is a 95 percent chance that it works.", "Looking every day does no harm."],
  },
  {
    id: "data-pipelines-late-records",
    family: "data",
    topic: "data-engineering",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "A nightly load that breaks",
    frames: [
      "The nightly load of {project} sometimes stops half way, and late records change old days. How would you rebuild it?",
      "A nightly data load sometimes stops half way, and late records change old days. How would you rebuild it?",
    ],
    expected:
      "The main thing is that a run can be repeated without harm. Each run handles one date partition and overwrites it as a whole, or merges by a business key, so a second run gives the same rows. I load into a staging table, check it, and swap only at the end, so readers never see half a day. For late records I process the last three days again each night, and keep both the event time and the load time. Checks stop the run: row counts against the source, unique keys, no empty amounts. An orchestrator such as Airflow retries and alerts, and a backfill is just the same job with an old date.",
    points: [
      {
        text: "a repeated run does no harm",
        accept: [
          "repeated without harm",
          "date partition and overwrites",
          "idempotent run",
          "idempotent load",
          "overwrite the date partition",
        ],
        weight: 0.35,
        must: true,
      },
      {
        text: "load into staging, then swap tables",
        accept: ["load into a staging", "staging table", "swap at the end"],
        weight: 0.2,
      },
      {
        text: "late records: process recent days again",
        accept: [
          "process the last three",
          "reprocess recent partitions",
          "lookback window",
          "reprocess last few days",
          "reprocess last three days",
        ],
        weight: 0.2,
      },
      {
        text: "quality checks halt a bad run",
        accept: ["no empty amounts", "counts against the source", "data quality checks"],
        weight: 0.15,
      },
      {
        text: "an orchestrator retries and backfills",
        accept: ["Airflow", "orchestrator retries", "backfill job"],
        weight: 0.1,
      },
    ],
    avoid: ["Append again and remove duplicates by hand.", "Late records can be ignored safely."],
    link: "https://airflow.apache.org/docs/apache-airflow/stable/best-practices.html",
  },
];
