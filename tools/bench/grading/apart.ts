import { bank } from "#models/coach/bank/index.ts";
import { questionOf } from "#models/coach/score/fixtures.ts";
import { scoreAnswer } from "#models/coach/score/scoreAnswer.ts";
import { textsOf } from "#models/coach/score/senses.ts";
import { answersOf, spreadOver } from "#models/coach/testing/candidates.ts";
import type { Question } from "#models/entities/question.ts";
import type { Embedder } from "#models/coach/meaning/embedder.ts";
import { asQuestion, type Graded } from "./answers.ts";
import { meaningsOf } from "./embedder.ts";

type Pair = { question: Question; answer: string };

/** So many answers: half of them to questions of the bank, in other words, in part or beside the point; half graded ones. */
export function answersToCompare(graded: readonly Graded[], many: number): Pair[] {
  const ofBank = spreadOver(bank, Math.ceil(many / 6)).flatMap((entry, i) => {
    const half = entry.expected.split(" ").slice(0, 30).join(" ");
    const others = answersOf("shallow", entry, bank, i);
    return [answersOf("strong", entry, bank, i)[1] ?? "", half, ...others].map((answer) => ({
      question: questionOf(entry),
      answer,
    }));
  });
  const step = Math.max(1, Math.floor(graded.length / (many - ofBank.length)));
  const ofPeople = graded
    .filter((_, i) => i % step === 0)
    .map((one, i) => ({ question: asQuestion(one, `g${i}`), answer: one.answer }));
  return [...ofBank, ...ofPeople].slice(0, many);
}

/** How far the scores of two embedders are apart, in points, largest first. */
export async function apart(pairs: readonly Pair[], one: Embedder, other: Embedder): Promise<number[]> {
  const texts = pairs.flatMap(({ question, answer }) => textsOf(question, answer));
  const [a, b] = [await meaningsOf(one, texts), await meaningsOf(other, texts)];
  return pairs
    .map(({ question, answer }) =>
      Math.abs(scoreAnswer(question, answer, a).score - scoreAnswer(question, answer, b).score),
    )
    .sort((x, y) => y - x);
}
