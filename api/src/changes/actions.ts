import type * as contract from "#models/contract/changes.ts";
import type { Reply } from "#models/contract/endpoint.ts";
import { showAnswer } from "../answers/show.ts";
import { losersOf } from "../answers/table.ts";
import type { Deps } from "../deps.ts";
import { showAttempt, showSet } from "../questions/show.ts";
import { questionsOf } from "../questions/table.ts";
import { showReport } from "../reports/show.ts";
import { cutPage, type Page, PAGE_SIZE, type PageSize } from "./page.ts";
import * as table from "./table.ts";

/** A page of a person's changes. */
export type Changes = Reply<typeof contract.changes>;

/** Rows that change while they are read come as they are now, and again under their new number. */
async function rowsOf(deps: Deps, { ids, seq, more }: Page): Promise<Changes> {
  const { db } = deps.database;
  const attempts = await table.attemptsWith(db, ids.attempts);
  const open = attempts.filter(({ state }) => state === "open");
  const questions = await questionsOf(
    db,
    open.map(({ attempt_id }) => attempt_id),
  );
  const answers = await table.answersWith(db, ids.answers);
  const losers = await losersOf(db, ids.answers);
  const setOf = (attempt: (typeof open)[number]) =>
    showSet(
      attempt,
      questions.filter(({ attempt_id }) => attempt_id === attempt.attempt_id),
    );
  return {
    seq,
    more,
    attempts: attempts.map(showAttempt),
    sets: open.map(setOf),
    answers: answers.map((row) => showAnswer(row, losers.get(row.question_id))),
    reports: (await table.reportsWith(db, ids.reports)).map(showReport),
  };
}

/**
 * A person's changes after a number of their sequence, oldest first (rules CH1 and CH2). The head is read first: all
 * rows up to it are there then, and what is written meanwhile has a higher number and comes the next time. A number
 * that was never given out, as after a restored backup, counts as 0.
 */
export async function changesAfter(
  deps: Deps,
  userId: string,
  after: number,
  size: PageSize = PAGE_SIZE,
): Promise<Changes> {
  const { db } = deps.database;
  const until = await table.headOf(db, userId);
  const since = after > until ? 0 : after;
  if (since === until) return { seq: until, more: false, attempts: [], sets: [], answers: [], reports: [] };
  const find = (kind: table.Numbered) => table.changedRows(db, kind, { userId, since, until }, size.rows + 1);
  const found = {
    attempts: await find("attempts"),
    answers: await find("answers"),
    reports: await find("reports"),
  };
  return rowsOf(deps, cutPage(found, { since, until }, size));
}
