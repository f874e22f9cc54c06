import type { Answered, InterviewerPort, Scored } from "#models/coach/interviewer.ts";
import { ownAnswer } from "#models/coding/starter.ts";
import type { ReportQuestion } from "#models/entities/report.ts";
import { isAnswered } from "#models/rules/score.ts";
import { answeredQuestions, averageScore, overallScore } from "#models/rules/totals.ts";
import { modelAreas, modelCompetencies } from "./areas.ts";
import { newMark } from "./fenced.ts";
import { isAbsent, type LanguageModel, ModelFailure } from "./port.ts";
import { type Judged, type Judge, notScored, scoreAnswer } from "./scoreAnswer.ts";

/** The model judges; the coach's own view of the same answers bounds it. */
export type Scorers = { model: LanguageModel; coach: InterviewerPort };

/** Answers that are judged at the same time, where the first was judged in QUICK_MS. */
const AT_ONCE = 2;
/** A service that needs longer for one computes them one after the other: together they would only wait for each other. */
const QUICK_MS = 10_000;

/** An answer with words in it, and the coach's view of it. */
type Told = { answered: Answered; base: ReportQuestion };

/** The answers of one report on their way through the model. */
class Judging {
  readonly judged = new Map<Told, Judged>();
  failure: ModelFailure | undefined;
  readonly #judge: Judge;
  readonly #told: readonly Told[];
  readonly #ended = new AbortController();
  readonly #signal: AbortSignal;
  #failed = 0;
  #slow = 0;

  constructor(judge: Judge, told: readonly Told[], time: AbortSignal) {
    this.#judge = judge;
    this.#told = told;
    this.#signal = AbortSignal.any([time, this.#ended.signal]);
  }

  /** Whether half of the answers is still to be had. */
  #mayStillDo = () => this.#failed * 2 <= this.#told.length;

  /** One slow reply is borne where others have come; whatever else keeps the model from answering ends it all. */
  #bears(why: ModelFailure): boolean {
    if (!isAbsent(why)) return true;
    return why.kind === "slow" && this.judged.size > 0 && ++this.#slow === 1;
  }

  async #one(told: Told): Promise<void> {
    try {
      const { answered, base } = told;
      this.judged.set(told, await scoreAnswer(this.#judge, answered, base.score, this.#signal));
    } catch (why) {
      if (!(why instanceof ModelFailure)) throw why;
      // What is called off because of another failure says nothing of its own.
      if (this.#ended.signal.aborted) return;
      this.failure = why;
      this.#failed++;
      if (!this.#bears(why) || !this.#mayStillDo()) this.#ended.abort();
    }
  }

  /** Whether a report can be made of what was judged: half of it at least, of a model that can be asked. */
  suffices(): boolean {
    if (this.failure?.kind === "away" || this.failure?.kind === "set-up") return false;
    return this.judged.size * 2 >= this.#told.length;
  }

  /** The first alone, which teaches the pace. */
  async all(): Promise<void> {
    const [first, ...rest] = this.#told;
    if (!first) return;
    const begun = performance.now();
    await this.#one(first);
    const many = performance.now() - begun <= QUICK_MS ? AT_ONCE : 1;
    const left = rest.values();
    const worker = async () => {
      for (const told of left) if (!this.#signal.aborted) await this.#one(told);
    };
    await Promise.all(Array.from({ length: many }, worker));
  }
}

/**
 * Scores of an attempt from a model, one call for each answer; a blank is never sent (rule SC3), quotes are held against the
 * answer, sums and caps are ours (rules LM5 to LM8). An answer of which it says nothing usable, or nothing in time, is "not
 * scored".
 * @param time ends it: what has been judged by then counts, where that is half of the answers at least
 * @throws ModelFailure where the model could not be asked, or could not be used for more than half of the answers
 */
export async function scoreWithModel(
  { model, coach }: Scorers,
  attempt: readonly Answered[],
  time: AbortSignal,
): Promise<Scored> {
  const seen = await coach.score(attempt, time);
  const told = attempt.flatMap((answered, at): Told[] => {
    const base = seen.questions[at];
    return base && isAnswered(ownAnswer(answered.question, answered.answer)) ? [{ answered, base }] : [];
  });
  const judging = new Judging({ model, mark: newMark() }, told, time);
  await judging.all();
  if (!judging.suffices()) {
    throw judging.failure ?? new ModelFailure("stopped", "was called off");
  }
  const outcomes = new Map(
    told.map((one) => [one.base, { ...one.base, ...(judging.judged.get(one) ?? notScored(one.answered)) }]),
  );
  const questions = seen.questions.map((base) => outcomes.get(base) ?? base);
  return {
    overallScore: overallScore(questions),
    averageScore: averageScore(questions),
    totalQuestions: questions.length,
    answeredQuestions: answeredQuestions(questions),
    competencies: modelCompetencies(questions),
    areasForImprovement: modelAreas(questions, seen.areasForImprovement),
    questions,
  };
}
