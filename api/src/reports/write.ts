import { Problem } from "#models/contract/problem.ts";
import { refuse } from "#models/contract/problems.ts";
import { Report, type ReportQuestion } from "#models/entities/report.ts";
import { isAnswered } from "#models/rules/score.ts";
import * as z from "zod/mini";
import { keepText } from "../answers/keepText.ts";
import { nextChange } from "../changes/sequence.ts";
import type { AttemptRow, ReportRow } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import { type Finish, type Handler, type JobKind, NoUseTrying } from "../jobs/port.ts";
import { tellOfReport } from "../push/actions.ts";
import { isLasting, scoreFor } from "../interviewers/work.ts";
import { personOfAttempt } from "../questions/show.ts";
import * as attempts from "../questions/table.ts";
import { answeredOf, type FinishedAnswer, readSent, type Sent } from "./answered.ts";
import { checkScores } from "./checkScores.ts";
import { untilCoachSaid } from "./coachSaid.ts";
import * as table from "./table.ts";

/** The writing of a report, by attempt. An interviewer that is away gets half an hour in all. */
export const reportJob: JobKind<{ attemptId: string }> = {
  name: "report",
  payload: z.object({ attemptId: z.string() }),
  atOnce: 8,
  tries: 7,
  backoff: 15,
};

/** What whoever scores is not told of, and the report shows. */
const withOwn = (question: ReportQuestion, own: FinishedAnswer | undefined): ReportQuestion => ({
  ...question,
  ...(own?.spoken && { spoken: own.spoken }),
  ...(own?.followUp && { followUp: own.followUp }),
  ...(own?.run && { run: own.run }),
});

/** A failure as a refusal; one that another try would repeat ends the job, and the person chooses the way on. */
function failureOf(error: unknown): Problem | NoUseTrying {
  const problem = error instanceof Problem ? error : refuse("report_failed", { cause: error });
  return isLasting(problem) ? new NoUseTrying(problem) : problem;
}

/** The report with what the interviewer says of the answers. Throws `report_failed`, also for a word that is no report. */
async function scoredReport(
  deps: Deps,
  attempt: AttemptRow,
  answered: readonly FinishedAnswer[],
  sent: Sent,
  coachSaid: AbortSignal,
): Promise<Report> {
  const names = await attempts.namesOf(deps.database.db, attempt.company_id, attempt.round_id);
  try {
    // Whoever scores is not told how an answer was spoken (rule SP1).
    const person = personOfAttempt(attempt);
    const told = answered.map(({ question, answer, seconds, run }) => {
      return { question, answer, seconds, person, run };
    });
    const whose = { userId: attempt.user_id, interviewer: sent.interviewer, coachSaid };
    const { scored, scoredBy } = await scoreFor(deps, whose, told);
    const checked = checkScores(told, scored);
    return Report.parse({
      reportId: deps.ids.make(),
      attemptId: attempt.attempt_id,
      companyId: attempt.company_id,
      roundId: attempt.round_id,
      companyName: names?.name ?? "",
      roundTitle: names?.title ?? "",
      ...checked,
      questions: checked.questions.map((question, i) => withOwn(question, answered[i])),
      scoredBy,
      provisional: false,
      overTime: sent.overTime,
      createdAt: new Date(deps.clock.now()).toISOString(),
    });
  } catch (error) {
    throw failureOf(error);
  }
}

/** Stores report, answers, the attempt's end and the job's in one; an attempt that was given up meanwhile gets none. */
function store(
  deps: Deps,
  attempt: AttemptRow,
  answered: readonly FinishedAnswer[],
  report: Report,
  finish: Finish,
): Promise<void> {
  const { attempt_id, user_id, company_id, round_id } = attempt;
  const now = Date.parse(report.createdAt);
  return deps.database.inTransaction(async (trx) => {
    const seq = await nextChange(trx, user_id);
    // The attempt before the job, as whoever asks for a report locks them.
    const ended = await attempts.endAttempt(trx, attempt_id, { state: "reported", at: now, seq });
    await finish(trx);
    const request = await table.takeRequest(trx, attempt_id);
    if (!ended) return;
    const body = JSON.stringify(report);
    const ids = { report_id: report.reportId, attempt_id, user_id, company_id, round_id };
    const row: ReportRow = { ...ids, body, created_at: now, seq };
    await table.insertReport(trx, row);
    for (const { question, answer, spoken, followUp } of answered.filter(
      (one) => one.cleared || isAnswered(one.answer),
    )) {
      const ids = { questionId: question.questionId, userId: user_id };
      await keepText(trx, { ...ids, text: answer, spoken, followUp, editedAt: now, device: null }, now);
    }
    if ((request?.waiting_until ?? 0) < deps.clock.now()) await tellOfReport(deps, trx, user_id, attempt_id);
  });
}

/** Works on a report. No transaction is open while it is scored. */
export const writeReport =
  (deps: Deps): Handler<{ attemptId: string }> =>
  async ({ payload: { attemptId } }, finish) => {
    const { db, inTransaction } = deps.database;
    const request = await table.requestOf(db, attemptId);
    const attempt = await table.anyAttempt(db, attemptId);
    // Reported, given up, or gone with its person: there is nothing to do.
    if (!request || attempt?.state !== "open") {
      return inTransaction(async (trx) => {
        await finish(trx);
        await table.takeRequest(trx, attemptId);
      });
    }
    const sent = readSent(request);
    const answered = await answeredOf(deps, attempt, sent);
    const report = await untilCoachSaid(deps, attemptId, (coachSaid) =>
      scoredReport(deps, attempt, answered, sent, coachSaid),
    );
    await store(deps, attempt, answered, report, finish);
  };
