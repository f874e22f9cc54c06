import type { Brief, DraftQuestion, InterviewerPort } from "#models/coach/interviewer.ts";
import { correctedLines } from "#models/coach/resume/correctedLines.ts";
import { removedSkills } from "#models/coach/resume/correctSkills.ts";
import { isPersonal } from "#models/coach/resume/contact.ts";
import { speaksToScorer } from "#models/coach/score/toScorer.ts";
import { MAX_QUESTIONS } from "#models/entities/round.ts";
import { sentencesOf } from "#models/coach/text/spans.ts";
import type { QuestionType } from "#models/entities/question.ts";
import { placesLeft } from "#models/rules/duration.ts";
import { newMark } from "./fenced.ts";
import { isSame, type Look, lookOf } from "./alike.ts";
import { judge } from "./guards.ts";
import type { Pace } from "./pace.ts";
import { isAbsent, type LanguageModel, ModelFailure } from "./port.ts";
import {
  MODEL_TYPES,
  type QuestionsTask,
  questionsPrompt,
  type RawQuestion,
  rawQuestions,
} from "./prompts/questions.ts";
import { structured } from "./structured.ts";

/** Who works together on a set: the model asks, the coach looks at its key points and fills up what is missing. */
export type Askers = { model: LanguageModel; coach: InterviewerPort; pace: Pace };

/** A set and how many of its questions the model has written. */
export type Asked = { drafts: DraftQuestion[]; byModel: number };

const RESUME_CHARACTERS = 20_000;
/** Of earlier questions so many are told; all of them are held against. */
const ASKED_TOLD = 40;
/** A question takes about 350; a model that does not come to its end is not waited for longer than this. */
const TOKENS_A_QUESTION = 650;

/**
 * The lines of a resume that a model may see: without what is about the private person (rule RS2), without what speaks to
 * whoever reads it by machine, and 20,000 characters at most.
 */
export function linesToShow(resume: readonly string[]): string[] {
  let left = RESUME_CHARACTERS;
  return resume.filter((line) => {
    if (isPersonal(line) || speaksToScorer(line) || line.length > left) return false;
    left -= line.length;
    return true;
  });
}

/** What a round says of itself, without sentences that speak to whoever reads it by machine (rule LM7). */
export const descriptionToShow = (description: string): string =>
  sentencesOf(description)
    .map(({ from, to }) => description.slice(from, to))
    .filter((sentence) => !speaksToScorer(sentence))
    .join(" ");

/** The longest list of weak matters that is told. */
const WEAK_TOLD = 20;

const typesOf = (drafts: readonly DraftQuestion[]) => drafts.map(({ type }) => type);

/** How many questions of a type a set still has time for (rule DU2). */
const places = ({ round }: Brief, drafts: readonly DraftQuestion[], type: QuestionType): number =>
  placesLeft(round, typesOf(drafts), type);

/** Whether the coach finds at least half of the key points in the expected answer: then it can score answers by them. */
async function isSound(coach: InterviewerPort, draft: DraftQuestion, signal: AbortSignal): Promise<boolean> {
  const question = { ...draft, questionId: "draft" };
  const { questions } = await coach.score(
    [{ question, answer: draft.expectedAnswer, seconds: null }],
    signal,
  );
  return (questions[0]?.found.length ?? 0) * 2 >= draft.points.length;
}

const NO_TIME = "there was no time in the round for one more question of a type";

/** One set in the making. */
class Making {
  readonly drafts: DraftQuestion[] = [];
  /** What was wrong with the last questions, each fault once. */
  wrong: string[] = [];
  readonly #brief: Brief;
  readonly #resume: readonly string[];
  readonly #known: readonly string[];
  readonly #askers: Askers;
  /** What this person has had, and what the set has already. */
  readonly #asked: string[];
  readonly #looks: Look[];
  /** One for the whole set: services keep the beginning of a prompt that they have read already. */
  readonly #mark = newMark();

  constructor(askers: Askers, brief: Brief, before: readonly string[]) {
    this.#askers = askers;
    this.#brief = brief;
    this.#asked = [...before];
    this.#looks = before.map(lookOf);
    this.#resume = linesToShow(correctedLines(brief.resume, brief.corrections));
    this.#known = [...this.#resume, brief.companyName, brief.round.title];
  }

  /** So many more fit at most: as many as are talk, which takes the least time. */
  get left(): number {
    return places(this.#brief, this.drafts, "theoretical");
  }

  #keep(draft: DraftQuestion) {
    this.drafts.push(draft);
    this.#asked.push(draft.question);
    this.#looks.push(lookOf(draft.question));
  }

  async #take(raw: readonly RawQuestion[], most: number, signal: AbortSignal) {
    const types = MODEL_TYPES[this.#brief.round.type];
    const disowned = removedSkills(this.#brief.corrections?.skills ?? []);
    const wrong = new Set<string>();
    let taken = 0;
    for (const one of raw) {
      if (taken === most || this.left === 0) break;
      const judged = judge(one, {
        types,
        resume: this.#resume,
        known: this.#known,
        taken: this.#looks,
        disowned,
      });
      if ("wrong" in judged) wrong.add(judged.wrong);
      else if (places(this.#brief, this.drafts, judged.draft.type) === 0) wrong.add(NO_TIME);
      else if (!(await isSound(this.#askers.coach, judged.draft, signal))) {
        wrong.add("the expected answer must say the key points in nearly the same words");
      } else {
        this.#keep(judged.draft);
        taken++;
      }
    }
    if (raw.length < most) wrong.add("there were fewer questions than asked for");
    this.wrong = [...wrong];
  }

  /** Asks for `many` more. @throws ModelFailure */
  async more(many: number, signal: AbortSignal): Promise<void> {
    const { round, companyName, weakTopics = [], weakTitles = [] } = this.#brief;
    const types = MODEL_TYPES[round.type];
    const task: QuestionsTask = {
      round: { ...round, description: descriptionToShow(round.description ?? "") },
      companyName,
      weakTopics: [...weakTitles, ...weakTopics].slice(0, WEAK_TOLD),
      resume: this.#resume,
      many,
      places: types.map((type) => ({ type, many: places(this.#brief, this.drafts, type) })),
      asked: this.#asked.slice(-ASKED_TOLD),
      wrong: this.wrong,
    };
    const { questions } = await structured(this.#askers.model, {
      ...questionsPrompt(task, this.#mark),
      purpose: "questions",
      name: "questions",
      schema: rawQuestions(types),
      maxTokens: 200 + many * TOKENS_A_QUESTION,
      steady: false,
      signal,
    });
    await this.#take(questions, many, signal);
  }
}

/** The coach's questions in the places that are left, without any that the set has already (rule LM12). */
async function filledUp(
  { coach }: Askers,
  brief: Brief,
  drafts: readonly DraftQuestion[],
  signal: AbortSignal,
): Promise<DraftQuestion[]> {
  if (places(brief, drafts, "theoretical") === 0) return [...drafts];
  const own = await coach.ask({ ...brief, round: { ...brief.round, questionCount: MAX_QUESTIONS } }, signal);
  const had = drafts.map(({ question }) => lookOf(question));
  const fresh = own.filter(({ question }) => !had.some((look) => isSame(look, lookOf(question))));
  return fresh.reduce(
    (set, draft) => (places(brief, set, draft.type) > 0 ? [...set, { ...draft, standsIn: true }] : set),
    [...drafts],
  );
}

/**
 * The questions of a round from a model, a few at a time, held against the guards. One call more than is needed asks again
 * for what did not fit; the coach then fills up what is missing, also when the time is over, so that the set is whole.
 * @param before texts of questions that this person was asked earlier
 * @param time ends the asking, and the set with it where nothing has come so far
 * @throws ModelFailure where the model could not be asked at all
 */
export async function askModel(
  askers: Askers,
  brief: Brief,
  before: readonly string[],
  time: AbortSignal,
): Promise<Asked> {
  const making = new Making(askers, brief, before);
  const { pace } = askers;
  let answered = false;
  let absent: ModelFailure | undefined;
  let fruitless = 0;
  // Replies that bring nothing are borne twice: once to be told what is wrong, once to show that it helps.
  while (making.left > 0 && fruitless < 2 && !time.aborted) {
    const many = Math.min(making.left, pace.next());
    if (many === 0) break;
    const [had, begun] = [making.drafts.length, performance.now()];
    try {
      await making.more(many, time);
      answered = true;
      pace.took(performance.now() - begun, many);
    } catch (why) {
      if (!(why instanceof ModelFailure)) throw why;
      if (isAbsent(why)) {
        pace.tookLonger(performance.now() - begun, many);
        absent = why;
        break;
      }
      answered = true;
      if (why.kind === "cut") pace.fewer();
    }
    if (making.drafts.length === had) fruitless++;
  }
  if (!answered) throw absent ?? new ModelFailure("away", "did not answer in time");
  const drafts = await filledUp(askers, brief, making.drafts, new AbortController().signal);
  return { drafts, byModel: making.drafts.length };
}
