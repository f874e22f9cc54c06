import type { OwnData, WholeAttempt } from "#models/entities/ownData.ts";
import { Interviewer } from "#models/entities/question.ts";
import { refuse } from "#models/contract/problems.ts";
import { showAnswer, showVersion } from "../answers/show.ts";
import { answersOf } from "../answers/table.ts";
import type { AnswerRow } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import { choiceOf, useByDay } from "../interviewers/table.ts";
import { personOfAttempt, showAttempt, showQuestion } from "../questions/show.ts";
import { attemptOf, questionsOf } from "../questions/table.ts";
import { showReport } from "../reports/show.ts";
import { reportOf } from "../reports/table.ts";
import { resumeShelf } from "../resumes/shelf.ts";
import { everyShareOf } from "../shares/table.ts";
import { ordersPart, rewardsPart } from "./ownMoney.ts";
import { showUser } from "./show.ts";
import { userById } from "./table.ts";
import * as table from "./ownDataTable.ts";

const moment = (at: number) => new Date(at).toISOString();

async function userPart({ database }: Deps, userId: string): Promise<OwnData["user"]> {
  const row = await userById(database.db, userId);
  // Deleted since the guard let it through.
  if (!row) throw refuse("invalid_token");
  const ways = [row.password_hash !== null && "password", row.google_sub !== null && "google"] as const;
  return {
    ...showUser(row),
    createdAt: moment(row.created_at),
    signsInWith: ways.filter((way) => way !== false),
  };
}

type Small = Pick<OwnData, "sessions" | "pushSubscriptions" | "creditEntries" | "creditHolds">;

/** The lists whose rows are small. */
async function smallParts({ database: { db } }: Deps, userId: string): Promise<Small> {
  const sessions = await table.sessionsOf(db, userId);
  const subscriptions = await table.subscriptionsOf(db, userId);
  const entries = await table.entriesOf(db, userId);
  const holds = await table.holdsOf(db, userId);
  return {
    sessions: sessions.map((row) => ({
      device: row.agent,
      createdAt: moment(row.created_at),
      lastSeen: moment(row.last_seen),
    })),
    pushSubscriptions: subscriptions.map((row) => ({
      endpoint: row.endpoint,
      createdAt: moment(row.created_at),
    })),
    creditEntries: entries.map(({ entry_id, balance_after, amount, kind, ref, at }) => ({
      ...{ entryId: entry_id, amount, kind, ref, balanceAfter: balance_after },
      at: moment(at),
    })),
    creditHolds: holds.map(({ amount, purpose, state, created_at, resolved_at }) => ({
      ...{ amount, purpose, state, createdAt: moment(created_at) },
      resolvedAt: resolved_at === null ? null : moment(resolved_at),
    })),
  };
}

async function answersPart({ database: { db } }: Deps, attemptId: string): Promise<WholeAttempt["answers"]> {
  const versions = await table.versionsOfAttempt(db, attemptId);
  const historyOf = ({ question_id }: AnswerRow) =>
    versions.filter((version) => version.question_id === question_id).map(showVersion);
  return (await answersOf(db, attemptId)).map((row) => ({
    ...showAnswer(row),
    device: row.device,
    history: historyOf(row),
  }));
}

async function wholeAttempt(
  deps: Deps,
  userId: string,
  attemptId: string,
): Promise<WholeAttempt | undefined> {
  const { db } = deps.database;
  const attempt = await attemptOf(db, userId, attemptId);
  if (!attempt) return undefined;
  const report = await reportOf(db, attemptId);
  const waiting = await table.waitingToBeScored(db, attemptId);
  return {
    ...showAttempt(attempt),
    endedAt: attempt.ended_at === null ? null : moment(attempt.ended_at),
    madeBy: Interviewer.parse(JSON.parse(attempt.made_by)),
    person: personOfAttempt(attempt) ?? undefined,
    questions: (await questionsOf(db, [attemptId])).map(showQuestion),
    answers: await answersPart(deps, attemptId),
    waitingToBeScored: waiting === undefined ? null : JSON.parse(waiting),
    report: report ? showReport(report) : null,
  };
}

async function resumePart(deps: Deps, userId: string): Promise<OwnData["resume"]> {
  const kept = await resumeShelf(deps).find(userId);
  return kept ? { name: kept.name, pdf: Buffer.from(kept.bytes).toString("base64") } : null;
}

async function interviewerPart({ database: { db } }: Deps, userId: string) {
  const choice = await choiceOf(db, userId);
  const use = await useByDay(db, userId);
  return {
    whenAway: choice?.when_away ?? null,
    use: use.map(({ day, calls, tokens_in, tokens_out }) => ({
      ...{ day, calls },
      ...{ tokensIn: tokens_in, tokensOut: tokens_out },
    })),
  };
}

async function sharesPart({ database: { db } }: Deps, userId: string) {
  return (await everyShareOf(db, userId)).map((row) => ({
    ...{ attemptId: row.attempt_id, withAnswers: row.with_answers === 1, shownAs: row.shown_as },
    ...{ createdAt: moment(row.created_at), endsAt: moment(row.ends_at) },
  }));
}

/**
 * Everything the server keeps about a person as the JSON of `OwnData`, in pieces: one attempt at a time is in memory,
 * however many there are. What is written meanwhile may be in it or not. Throws `invalid_token` when the person is gone.
 */
export async function* ownData(deps: Deps, userId: string): AsyncGenerator<string> {
  const head: Omit<OwnData, "attempts" | "resume"> = {
    version: 1,
    exportedAt: moment(deps.clock.now()),
    user: await userPart(deps, userId),
    ...(await smallParts(deps, userId)),
    orders: await ordersPart(deps, userId),
    rewards: await rewardsPart(deps, userId),
    interviewer: await interviewerPart(deps, userId),
    shares: await sharesPart(deps, userId),
  };
  yield `${JSON.stringify(head).slice(0, -1)},"attempts":[`;
  let comma = "";
  for (const attemptId of await table.attemptIdsOf(deps.database.db, userId)) {
    const attempt = await wholeAttempt(deps, userId, attemptId);
    if (!attempt) continue;
    yield comma + JSON.stringify(attempt);
    comma = ",";
  }
  yield `],"resume":${JSON.stringify(await resumePart(deps, userId))}}`;
}
