import type { Answered } from "#models/coach/interviewer.ts";
import type { NewestFirst } from "#models/contract/page.ts";
import { Problem } from "#models/contract/problem.ts";
import { refuse } from "#models/contract/problems.ts";
import { Report, type ReportSummary } from "#models/entities/report.ts";
import { isAnswered } from "#models/rules/score.ts";
import * as answers from "../answers/table.ts";
import type { AttemptRow } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import { pageOf } from "../http/pages.ts";
import { withPatience } from "../questions/patience.ts";
import { showQuestion } from "../questions/show.ts";
import * as attempts from "../questions/table.ts";
import { checkScores } from "./checkScores.ts";
import { showReport, showSummary } from "./show.ts";
import * as table from "./table.ts";

/** What the page sends at Finish. */
export type Finish = {
  companyId: string;
  roundId: string;
  attemptId?: string | undefined;
  answers: readonly { answer: string; seconds?: number | undefined }[];
  overTime?: boolean | undefined;
};

/** The attempt that is meant: the named one, else the open one, else the one reported last. */
async function attemptFor(deps: Deps, userId: string, finish: Finish): Promise<AttemptRow> {
  const { db } = deps.database;
  const attempt =
    finish.attemptId === undefined
      ? ((await attempts.openAttempt(db, userId, finish.roundId)) ??
        (await attempts.reportedAttempt(db, userId, finish.roundId)))
      : await attempts.attemptOf(db, userId, finish.attemptId);
  const meant = attempt?.company_id === finish.companyId && attempt.round_id === finish.roundId;
  if (!attempt || !meant || attempt.state === "discarded") throw refuse("questions_not_found");
  return attempt;
}

/**
 * Questions with their answers. A blank at a place means "not answered on this device", so a stored text of another
 * device stands in for it; what was cleared on purpose was stored as cleared.
 */
async function answeredOf(
  deps: Deps,
  { attempt_id }: AttemptRow,
  sent: Finish["answers"],
): Promise<Answered[]> {
  const { db } = deps.database;
  const questions = (await attempts.questionsOf(db, [attempt_id])).map(showQuestion);
  if (sent.length > questions.length) throw refuse("answers_unmatched");
  const stored = new Map((await answers.answersOf(db, attempt_id)).map((row) => [row.question_id, row.text]));
  return questions.map((question, i) => {
    const own = sent[i]?.answer ?? "";
    const answer = isAnswered(own) ? own : (stored.get(question.questionId) ?? own);
    return { question, answer, seconds: sent[i]?.seconds ?? null };
  });
}

/** The report with what the interviewer says of the answers. Throws `report_failed`, also for a word that is no report. */
async function writeReport(deps: Deps, attempt: AttemptRow, answered: readonly Answered[], finish: Finish) {
  const names = await attempts.namesOf(deps.database.db, attempt.company_id, attempt.round_id);
  try {
    const scored = await withPatience((cancel) => deps.interviewer.score(answered, cancel));
    return Report.parse({
      reportId: deps.ids.make(),
      attemptId: attempt.attempt_id,
      companyId: attempt.company_id,
      roundId: attempt.round_id,
      companyName: names?.name ?? "",
      roundTitle: names?.title ?? "",
      ...checkScores(answered, scored),
      scoredBy: deps.interviewer.who,
      provisional: false,
      overTime: finish.overTime ?? false,
      createdAt: new Date(deps.clock.now()).toISOString(),
    });
  } catch (error) {
    throw error instanceof Problem ? error : refuse("report_failed", { cause: error });
  }
}

/** Stores report, answers and the attempt's end in one; where another call was faster, its report is the one. */
function store(
  deps: Deps,
  attempt: AttemptRow,
  answered: readonly Answered[],
  report: Report,
): Promise<Report> {
  return deps.database.inTransaction(async (trx) => {
    const { attempt_id, user_id, company_id, round_id } = attempt;
    const now = Date.parse(report.createdAt);
    const body = JSON.stringify(report);
    const row = {
      report_id: report.reportId,
      attempt_id,
      user_id,
      company_id,
      round_id,
      body,
      created_at: now,
    };
    if (!(await table.insertReport(trx, row))) {
      const first = await table.reportOf(trx, attempt_id);
      return first ? showReport(first) : report;
    }
    // Given up while the report was being made: nothing is stored.
    if (!(await attempts.endAttempt(trx, attempt_id, "reported", now))) throw refuse("questions_not_found");
    for (const { question, answer } of answered.filter((one) => isAnswered(one.answer))) {
      const { questionId } = question;
      await answers.upsert(trx, {
        questionId,
        userId: user_id,
        text: answer,
        rev: undefined,
        editedAt: now,
        now,
      });
    }
    return report;
  });
}

/**
 * The report of an attempt: the stored one when there is one, else a new one. Throws `questions_not_found`,
 * `answers_unmatched`, and `report_failed`, after which the attempt is as it was.
 */
export async function generate(deps: Deps, userId: string, finish: Finish): Promise<Report> {
  const attempt = await attemptFor(deps, userId, finish);
  const known = await table.reportOf(deps.database.db, attempt.attempt_id);
  if (known) return showReport(known);
  const answered = await answeredOf(deps, attempt, finish.answers);
  return store(deps, attempt, answered, await writeReport(deps, attempt, answered, finish));
}

/** A page of a person's history, newest first. */
export async function list(deps: Deps, userId: string, query: NewestFirst): Promise<ReportSummary[]> {
  const { limit, until } = pageOf(query);
  return (await table.reportsOf(deps.database.db, userId, limit, until)).map(showSummary);
}

/** The newest report of a round. Throws `report_missing`. */
export async function ofRound(
  deps: Deps,
  userId: string,
  companyId: string,
  roundId: string,
): Promise<Report> {
  const row = await table.newestReport(deps.database.db, userId, companyId, roundId);
  if (!row) throw refuse("report_missing");
  return showReport(row);
}
