import type { NewestFirst } from "#models/contract/page.ts";
import { refuse } from "#models/contract/problems.ts";
import type { QuestionSet } from "#models/entities/question.ts";
import { nextChange } from "../changes/sequence.ts";
import type { Deps } from "../deps.ts";
import { pageOf } from "../http/pages.ts";
import { showSet } from "./show.ts";
import * as table from "./table.ts";

/** The questions of the open attempt at a round; `companyId` may be left out. Throws `questions_not_found`. */
export async function ofRound(
  deps: Deps,
  userId: string,
  { roundId, companyId }: { roundId: string; companyId?: string },
): Promise<QuestionSet> {
  const { db } = deps.database;
  const attempt = await table.openAttempt(db, userId, roundId);
  if (!attempt || (companyId !== undefined && attempt.company_id !== companyId)) {
    throw refuse("questions_not_found");
  }
  return showSet(attempt, await table.questionsOf(db, [attempt.attempt_id]));
}

/** A page of the sets of a person's open attempts, newest first. */
export async function ofUser(deps: Deps, userId: string, query: NewestFirst): Promise<QuestionSet[]> {
  const { db } = deps.database;
  const attempts = await table.openAttempts(db, userId, pageOf(query));
  const questions = await table.questionsOf(
    db,
    attempts.map(({ attempt_id }) => attempt_id),
  );
  return attempts.map((attempt) =>
    showSet(
      attempt,
      questions.filter(({ attempt_id }) => attempt_id === attempt.attempt_id),
    ),
  );
}

/** Gives up the open attempt at a round; its credits stay spent. Throws `questions_not_found`. */
export async function discard(deps: Deps, userId: string, companyId: string, roundId: string): Promise<void> {
  await deps.database.inTransaction(async (trx) => {
    const seq = await nextChange(trx, userId);
    const attempt = await table.openAttempt(trx, userId, roundId);
    if (!attempt || attempt.company_id !== companyId) throw refuse("questions_not_found");
    const end = { state: "discarded", at: deps.clock.now(), seq } as const;
    if (!(await table.endAttempt(trx, attempt.attempt_id, end))) throw refuse("questions_not_found");
  });
}
