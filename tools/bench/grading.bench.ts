/*
 * How well the coach's score of an answer goes with the grades that people gave: Pearson's r, with meanings compared and
 * with words alone. Nothing is trained on the answers; the two halves by question show how much the figure moves.
 *
 * --data FILE: graded answers, one a line: question, reference, answer, grade. --out FILE: JSON with `pearson` and
 * `pearsonLexical` besides the table's figures.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { scoreAnswer } from "#models/coach/score/scoreAnswer.ts";
import { type Meanings, textsOf } from "#models/coach/score/senses.ts";
import { isAnswered } from "#models/rules/score.ts";
import { asQuestion, type Graded, pearson, readGraded } from "./grading/answers.ts";
import { meaningsOf, openEmbedder } from "./grading/embedder.ts";
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

async function measure() {
  const all = readGraded(file);
  const texts = all.flatMap((one) => textsOf(asQuestion(one, ""), one.answer));
  const embedder = openEmbedder();
  if (!embedder) console.log("The weights of all-MiniLM-L6-v2 are missing: words alone are compared.");
  const start = performance.now();
  const meanings = embedder && (await meaningsOf(embedder, texts));
  const took = performance.now() - start;
  await embedder?.close();
  const lexical = figuresOf(all, scoresOf(all, null), "words alone", 0.53);
  const meant = meanings ? figuresOf(all, scoresOf(all, meanings), "with meanings", 0.62) : [];
  report("grading", [
    { what: "answers", value: all.length, unit: "" },
    ...meant,
    ...lexical,
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
