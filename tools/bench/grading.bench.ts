/*
 * How well the coach's score of an answer goes with the grades that people gave: Pearson's r, with meanings compared and
 * with words alone. Nothing is trained on the answers; the two halves by question show how much the figure moves.
 *
 * Besides, how far the scores of 200 answers are apart that the server's embedder and the one of the built page give, in
 * a real Chromium.
 *
 * --data FILE: graded answers, one a line: question, reference, answer, grade. --out FILE: JSON with `pearson` and
 * `pearsonLexical` besides the table's figures. --part grades: without the page.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Embedder } from "#models/coach/meaning/embedder.ts";
import { scoreAnswer } from "#models/coach/score/scoreAnswer.ts";
import { type Meanings, textsOf } from "#models/coach/score/senses.ts";
import { isAnswered } from "#models/rules/score.ts";
import { chromiumPath } from "../../tests/lib/browser.ts";
import { answersToCompare, apart } from "./grading/apart.ts";
import { pearson } from "#models/coach/testing/pearson.ts";
import { asQuestion, type Graded, readGraded } from "./grading/answers.ts";
import { meaningsOf, openEmbedder } from "./grading/embedder.ts";
import { openPageEmbedder } from "./grading/page.ts";
import { type Figure, flag, report } from "./table.ts";

const file = flag("data") ?? join(process.cwd(), "../shared/data/grading/mohler-dev.jsonl");

function makeQuestions(all: readonly Graded[]) {
  const questions = new Map(all.map((one) => [one.question + one.reference, one]));
  return new Map([...questions].map(([key, one], i) => [key, asQuestion(one, `q${i}`)]));
}

function scoresOf(all: readonly Graded[], meanings: Meanings | null): number[] {
  const questions = makeQuestions(all);
  return all.map(({ question, reference, answer }) => {
    const asked = questions.get(question + reference);
    return asked && isAnswered(answer) ? scoreAnswer(asked, answer, meanings).score : 0;
  });
}

/** r over all answers, and over those to every other question. */
function figuresOf(all: readonly Graded[], scores: readonly number[], how: string, least: number): Figure[] {
  const order = [...new Set(all.map(({ question }) => question))];
  const rOf = (chosen: (half: number) => boolean) => {
    const at = all.flatMap(({ question }, i) => (chosen(order.indexOf(question) % 2) ? [i] : []));
    return pearson(
      at.map((i) => scores[i] ?? 0),
      at.map((i) => all[i]?.grade ?? 0),
    );
  };
  return [
    { what: `Pearson r, ${how}`, value: rOf(() => true), unit: "", budget: { is: ">=", value: least } },
    { what: `  first half of the questions, ${how}`, value: rOf((half) => half === 0), unit: "" },
    { what: `  second half of the questions, ${how}`, value: rOf((half) => half === 1), unit: "" },
  ];
}

/** Puts the two figures where whoever reads `--out` looks for them. */
function keepFields(fields: Record<string, number>) {
  const out = flag("out");
  if (!out) return;
  const known: unknown = existsSync(out) ? JSON.parse(readFileSync(out, "utf8")) : {};
  writeFileSync(out, `${JSON.stringify({ ...Object(known), ...fields }, null, 2)}\n`);
}

const COMPARED = 200;

/** Scores by the server's embedder beside those by the page's. */
async function comparePage(all: readonly Graded[], embedder: Embedder): Promise<Figure[]> {
  if (flag("part") === "grades") return [];
  if (chromiumPath === undefined) {
    console.log("skipped: no Chromium to compare the page's scores in");
    return [];
  }
  const page = await openPageEmbedder();
  try {
    const points = await apart(answersToCompare(all, COMPARED), embedder, page);
    const differing = points.filter((by) => by > 0).length;
    return [
      { what: "answers scored on server and in page", value: points.length, unit: "" },
      { what: "largest difference", value: points[0] ?? NaN, unit: "points", budget: { is: "<=", value: 1 } },
      { what: "answers that differ", value: differing, unit: "" },
    ];
  } finally {
    await page.close();
  }
}

async function measure() {
  const all = readGraded(file);
  const texts = all.flatMap((one) => textsOf(asQuestion(one, ""), one.answer));
  const embedder = openEmbedder();
  if (!embedder) console.log("The weights of all-MiniLM-L6-v2 are missing: words alone are compared.");
  const start = performance.now();
  const meanings = embedder && (await meaningsOf(embedder, texts));
  const took = performance.now() - start;
  const beside = embedder ? await comparePage(all, embedder) : [];
  await embedder?.close();
  const lexical = figuresOf(all, scoresOf(all, null), "words alone", 0.53);
  const meant = meanings ? figuresOf(all, scoresOf(all, meanings), "with meanings", 0.62) : [];
  report("grading", [
    { what: "answers", value: all.length, unit: "" },
    ...meant,
    ...lexical,
    ...beside,
    { what: "meaning of a text, mean", value: took / new Set(texts).size, unit: "ms" },
  ]);
  keepFields({
    ...(meant[0] ? { pearson: meant[0].value } : {}),
    pearsonLexical: lexical[0]?.value ?? NaN,
  });
  if (!meanings) process.exitCode = 1;
}

if (existsSync(file)) await measure();
else console.log(`skipped: no graded answers in ${file}`);
