import type { Corrections } from "../entities/corrections.ts";
import type { ExampleRun } from "../entities/exampleRun.ts";
import type { Person } from "../entities/person.ts";
import type { Interviewer, Question } from "../entities/question.ts";
import type { Report, ReportQuestion } from "../entities/report.ts";
import type { Round } from "../entities/round.ts";

/** What to ask about, from whom, and what not to ask again. */
export type Brief = {
  round: Pick<Round, "title" | "type" | "difficulty" | "duration" | "questionCount"> & {
    /** What the round says of itself; what it speaks of is asked first. */
    description?: string;
  };
  companyName: string;
  /** Lines of the resume in reading order. */
  resume: readonly string[];
  /** What the person has put right of what is read from these lines. */
  corrections?: Corrections | null;
  /** Entries of the bank this person was asked before, oldest first. */
  askedBefore: readonly string[];
  /** Topics of the bank that this person's last reports show as weak; about a quarter of a set is on them. */
  weakTopics?: readonly string[];
  /** Titles of questions that are not of the bank and were answered weakly, newest first: a model is told of them. */
  weakTitles?: readonly string[];
  /** Decides between equal choices; the same seed gives the same questions. */
  seed: string;
};

/** A question before it has an id. */
export type DraftQuestion = Omit<Question, "questionId">;

/**
 * An answer to score, with its question; where they are known, also what the resume says of whoever gave it, and what its
 * code did when it was last run.
 */
export type Answered = {
  question: Question;
  answer: string;
  seconds: number | null;
  person?: Person | null;
  run?: ExampleRun | null;
};

/** What the scorer says; ids, names and dates are the caller's. */
export type Scored = Pick<
  Report,
  | "overallScore"
  | "totalQuestions"
  | "answeredQuestions"
  | "averageScore"
  | "competencies"
  | "areasForImprovement"
> & {
  questions: ReportQuestion[];
  /** Who scored, where that is said more exactly than by `who`. */
  scoredBy?: Interviewer;
};

/** The part of an AbortSignal that is needed here; both realms' own signals fit. */
export type Cancel = { readonly aborted: boolean };

/**
 * The one who asks and scores. Two stand behind it: the built-in coach, pure and without a network,
 * and a language model.
 */
export type InterviewerPort = {
  readonly who: Interviewer;
  /** Questions for a round. Throws a `Problem` (questions_failed) when it cannot make them. */
  ask(brief: Brief, cancel: Cancel): Promise<DraftQuestion[]>;
  /** Scores of a whole attempt. Throws a `Problem` (report_failed) when it cannot give them. */
  score(attempt: readonly Answered[], cancel: Cancel): Promise<Scored>;
};
