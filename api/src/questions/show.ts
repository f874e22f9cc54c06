import type { Attempt } from "#models/entities/attempt.ts";
import { Person } from "#models/entities/person.ts";
import { Interviewer, Question, type QuestionSet } from "#models/entities/question.ts";
import type { AttemptRow, QuestionRow } from "../db/schema.ts";

/** A stored question. Throws when what is stored is no question: then the database is damaged. */
export function showQuestion({ question_id, body }: QuestionRow): Question {
  const stored: unknown = JSON.parse(body);
  return Question.parse({ ...Object(stored), questionId: question_id });
}

/** The facts of the resume that an attempt was made from; null where none are stored. */
export const personOfAttempt = ({ person }: Pick<AttemptRow, "person">): Person | null =>
  person ? Person.parse(JSON.parse(person)) : null;

/** An attempt with its questions, as it leaves the server. */
export function showSet(attempt: AttemptRow, questions: readonly QuestionRow[]): QuestionSet {
  const person = personOfAttempt(attempt);
  return {
    ...(person ? { person } : {}),
    attemptId: attempt.attempt_id,
    companyId: attempt.company_id,
    roundId: attempt.round_id,
    questions: questions.map(showQuestion),
    madeBy: Interviewer.parse(JSON.parse(attempt.made_by)),
    createdAt: new Date(attempt.created_at).toISOString(),
  };
}

/** An attempt without its questions, as it leaves the server. */
export function showAttempt(attempt: AttemptRow): Attempt {
  return {
    attemptId: attempt.attempt_id,
    companyId: attempt.company_id,
    roundId: attempt.round_id,
    state: attempt.state,
    createdAt: new Date(attempt.created_at).toISOString(),
  };
}
