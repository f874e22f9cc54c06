/*
 * A simulated candidate of eight kinds is asked sixty questions over all families of the bank: how each kind scores, by words
 * alone and with meanings, and how often one who knows scores above one who does not.
 */
import { bank } from "#models/coach/bank/index.ts";
import type { Entry } from "#models/coach/entry.ts";
import { questionOf } from "#models/coach/score/fixtures.ts";
import { scoreWithCoach } from "#models/coach/score/scoreWithCoach.ts";
import { type Meanings, textsOf } from "#models/coach/score/senses.ts";
import { answersOf, KINDS, type Kind, spreadOver } from "#models/coach/testing/candidates.ts";
import { meaningsOf, openEmbedder } from "./grading/embedder.ts";
import { type Figure, report } from "./table.ts";

const QUESTIONS = 60;
const NOT_ANSWERS: readonly Kind[] = [
  "empty",
  "does not know",
  "gibberish",
  "repeats the question",
  "gives orders",
];

const entries = spreadOver(bank, QUESTIONS);

function scoresOf(meanings: Meanings | null): Map<Kind, number[][]> {
  const score = (entry: Entry, answer: string) =>
    scoreWithCoach([{ question: questionOf(entry), answer, seconds: null }], meanings).overallScore ?? NaN;
  const ofKind = (kind: Kind) =>
    entries.map((entry, i) => answersOf(kind, entry, bank, i).map((answer) => score(entry, answer)));
  return new Map(KINDS.map((kind) => [kind, ofKind(kind)]));
}

/** Percent of pairs at the same question in which the first kind scores more. */
function above(scores: ReadonlyMap<Kind, number[][]>, more: Kind, less: Kind): number {
  const pairs = (scores.get(more) ?? []).flatMap((some, i) =>
    some.flatMap((a) => (scores.get(less)?.[i] ?? []).map((b) => a > b)),
  );
  return (100 * pairs.filter(Boolean).length) / pairs.length;
}

function figuresOf(scores: ReadonlyMap<Kind, number[][]>, how: string): Figure[] {
  const order: readonly [Kind, Kind][] = [
    ["strong", "shallow"],
    ["shallow", "off-topic"],
    ["strong", "off-topic"],
  ];
  const sorted = (kind: Kind) => (scores.get(kind) ?? []).flat().sort((a, b) => a - b);
  return [
    ...(["strong", "shallow", "off-topic"] as const).map((kind) => {
      const all = sorted(kind);
      return {
        what: `${kind}, median, ${how}`,
        value: all[Math.floor(all.length / 2)] ?? NaN,
        unit: "points",
      };
    }),
    ...order.map(([more, less]) => ({
      what: `${more} above ${less}, ${how}`,
      value: above(scores, more, less),
      unit: "%",
      budget: { is: ">=", value: 95 } as const,
    })),
    ...NOT_ANSWERS.map((kind) => ({
      what: `${kind}, highest, ${how}`,
      value: sorted(kind).at(-1) ?? NaN,
      unit: "points",
      budget: { is: "<=", value: 14 } as const,
    })),
  ];
}

const differing = (a: ReadonlyMap<Kind, number[][]>, b: ReadonlyMap<Kind, number[][]>) =>
  KINDS.filter((kind) => JSON.stringify(a.get(kind)) !== JSON.stringify(b.get(kind))).length;

const byWords = scoresOf(null);
const figures = figuresOf(byWords, "words");
const same: Figure = {
  what: "kinds that score otherwise the second time",
  value: differing(byWords, scoresOf(null)),
  unit: "",
  budget: { is: "<=", value: 0 },
};
const embedder = openEmbedder();
if (embedder) {
  const texts = entries.flatMap((entry, i) =>
    KINDS.flatMap((kind) =>
      answersOf(kind, entry, bank, i).flatMap((answer) => textsOf(questionOf(entry), answer)),
    ),
  );
  figures.push(...figuresOf(scoresOf(await meaningsOf(embedder, texts)), "meaning"));
  await embedder.close();
} else console.log("The weights of all-MiniLM-L6-v2 are missing: words alone are compared.");
report("candidates", [...figures, same]);
