import { createHash } from "node:crypto";
import type { Brief, DraftQuestion } from "#models/coach/interviewer.ts";
import { personIn } from "#models/coach/person/personOf.ts";
import { Problem } from "#models/contract/problem.ts";
import { refuse } from "#models/contract/problems.ts";
import { type Corrections, parseCorrections } from "#models/entities/corrections.ts";
import type { QuestionSet } from "#models/entities/question.ts";
import { Difficulty, MAX_QUESTIONS, RoundType } from "#models/entities/round.ts";
import type { Transaction } from "kysely";
import { nextChange } from "../changes/sequence.ts";
import { creditsOf, release, reserve, settle } from "../credits/actions.ts";
import { isDuplicate } from "../db/engine.ts";
import type { AttemptRow, QuestionRow, Tables } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import { fieldProblem } from "../http/fields.ts";
import type { MadeSet } from "../interviewers/port.ts";
import { askFor } from "../interviewers/work.ts";
import { readResume } from "../resumes/actions.ts";
import { resumeShelf } from "../resumes/shelf.ts";
import { showSet } from "./show.ts";
import * as table from "./table.ts";
import { weakOf } from "./weak.ts";

/** Who asks for the questions of which round, and what came along. */
export type Wish = {
  userId: string;
  companyId: string;
  roundId: string;
  /** The id that the page has made for the attempt. */
  attemptId: string | undefined;
  resume: Uint8Array | undefined;
  /** "coach" where the person has said that the coach is to ask. */
  interviewer?: string | undefined;
  /** What the person has put right of their resume, as JSON. */
  corrections?: string | undefined;
};

type SetWithCredits = QuestionSet & { credits: number };

/**
 * The attempt that this wish has already paid for: the open one of the round, else the one that it names, which may have
 * ended meanwhile on another device.
 */
async function paidAttempt(trx: Transaction<Tables>, { userId, roundId, attemptId }: Wish) {
  const open = await table.openAttempt(trx, userId, roundId);
  if (open || attemptId === undefined) return open;
  const named = await table.attemptOf(trx, userId, attemptId);
  if (named?.round_id !== roundId) return undefined;
  if (named.state === "discarded") throw refuse("questions_not_found");
  return named;
}

async function paidSet(trx: Transaction<Tables>, wish: Wish): Promise<SetWithCredits | undefined> {
  const attempt = await paidAttempt(trx, wish);
  if (!attempt || attempt.company_id !== wish.companyId) return undefined;
  const questions = await table.questionsOf(trx, [attempt.attempt_id]);
  return { ...showSet(attempt, questions), credits: await creditsOf(trx, wish.userId) };
}

/** What is known of whoever is asked: the lines of the resume, and what they have put right of them. */
type Known = Pick<Brief, "resume" | "corrections">;

/** The corrections that came along; null where there are none. Throws `bad_request` where they are not readable. */
function correctionsIn(json: string | undefined): Corrections | null {
  if (json === undefined || json === "") return null;
  const corrections = parseCorrections(json);
  if (!corrections) throw fieldProblem([{ path: ["corrections"] }]);
  return corrections;
}

/**
 * The lines of the resume that came along, else of the kept copy, with the corrections that were made for that file (rule
 * RS9). Throws `resume_missing` and the file's refusals.
 */
async function knownFrom(
  deps: Deps,
  { userId, resume }: Wish,
  corrections: Corrections | null,
): Promise<Known> {
  const bytes = resume ?? (await resumeShelf(deps).find(userId))?.bytes;
  if (!bytes) throw refuse("resume_missing");
  const { lines } = await readResume(deps, bytes);
  const isOfFile = corrections?.resume === createHash("sha256").update(bytes).digest("hex");
  return { resume: lines, corrections: isOfFile ? corrections : null };
}

type RoundWithCompany = NonNullable<Awaited<ReturnType<typeof table.roundWithCompany>>>;

async function briefOf(
  deps: Deps,
  wish: Wish,
  round: RoundWithCompany,
  known: Known,
  seed: string,
): Promise<Brief> {
  return {
    round: {
      title: round.title,
      description: round.description,
      type: RoundType.parse(round.type),
      difficulty: Difficulty.parse(round.difficulty),
      duration: round.duration,
      questionCount: round.question_count,
    },
    companyName: round.company_name,
    ...known,
    askedBefore: await table.askedEntries(deps.database.db, wish.userId),
    ...(await weakOf(deps.database.db, wish.userId)),
    seed,
  };
}

/** Only addresses that a browser opens safely leave the house, whoever wrote the question. */
const withSafeLink = (draft: DraftQuestion): DraftQuestion => ({
  ...draft,
  link: draft.link?.startsWith("https://") === true ? draft.link : null,
});

function rowsOf(deps: Deps, attempt: AttemptRow, drafts: readonly DraftQuestion[]): QuestionRow[] {
  return drafts.map((draft, place) => ({
    question_id: deps.ids.make(),
    attempt_id: attempt.attempt_id,
    user_id: attempt.user_id,
    place,
    entry_id: draft.entryId,
    body: JSON.stringify(withSafeLink(draft)),
  }));
}

/** Stores attempt and questions and spends the hold, all in one: nobody pays for questions that are not there. */
function deliver(
  deps: Deps,
  wish: Wish,
  holdId: string,
  { seed, resume, corrections }: Brief,
  { drafts, madeBy }: MadeSet,
) {
  const person = personIn(resume, corrections);
  return deps.database.inTransaction(async (trx): Promise<SetWithCredits> => {
    const seq = await nextChange(trx, wish.userId);
    const now = deps.clock.now();
    const attempt: AttemptRow = {
      attempt_id: seed,
      user_id: wish.userId,
      company_id: wish.companyId,
      round_id: wish.roundId,
      state: "open",
      made_by: JSON.stringify(madeBy),
      person: JSON.stringify(person),
      created_at: now,
      ended_at: null,
      seq,
    };
    if (!(await table.insertAttempt(trx, attempt))) {
      // The page's id is used already, at another round or by somebody else.
      attempt.attempt_id = deps.ids.make();
      await table.insertAttempt(trx, attempt);
    }
    const questions = rowsOf(deps, attempt, drafts);
    await table.insertQuestions(trx, questions);
    // The hold's time ran out and its credits went back: nothing is stored either.
    if (!(await settle(deps, trx, holdId))) throw refuse("questions_failed");
    return { ...showSet(attempt, questions), credits: await creditsOf(trx, wish.userId) };
  });
}

async function ask(deps: Deps, { userId, interviewer }: Wish, brief: Brief): Promise<MadeSet> {
  const { drafts, madeBy } = await askFor(deps, { userId, interviewer }, brief);
  if (drafts.length === 0) throw refuse("questions_failed");
  return { drafts: drafts.slice(0, MAX_QUESTIONS), madeBy };
}

async function makeSet(deps: Deps, wish: Wish, round: RoundWithCompany, known: Known, holdId: string) {
  try {
    const seed = wish.attemptId ?? deps.ids.make();
    const brief = await briefOf(deps, wish, round, known, seed);
    return await deliver(deps, wish, holdId, brief, await ask(deps, wish, brief));
  } catch (error) {
    const first = await deps.database.inTransaction(async (trx) => {
      await release(deps, trx, holdId);
      // Another process was faster by a hair: its set is the set.
      return isDuplicate(error) ? paidSet(trx, wish) : undefined;
    });
    if (first) return first;
    // Its set has been given up again meanwhile: the next try makes a new one.
    if (isDuplicate(error)) throw refuse("generating", { retryAfter: 2, cause: error });
    throw error instanceof Problem ? error : refuse("questions_failed", { cause: error });
  }
}

/**
 * The questions of a round: those of the open attempt, or of the one with the same id, again without a charge, else new ones for 50 credits, which are
 * spent only with their delivery. Throws `round_not_found`, `questions_not_found` for the id of an attempt that was given up, the refusals of a resume before any credit is held,
 * `credits_short`, `generating`, `questions_failed` and `interviewer_limit`.
 */
export async function generate(deps: Deps, wish: Wish): Promise<SetWithCredits> {
  const { database } = deps;
  const corrections = correctionsIn(wish.corrections);
  const paid = await database.inTransaction((trx) => paidSet(trx, wish));
  if (paid) return paid;
  const round = await table.roundWithCompany(database.db, wish.companyId, wish.roundId);
  if (!round) throw refuse("round_not_found");
  const known = await knownFrom(deps, wish, corrections);
  // Another call may have delivered while this one read the resume.
  const next = await database.inTransaction(
    async (trx) =>
      (await paidSet(trx, wish)) ?? (await reserve(deps, trx, wish.userId, `generate:${wish.roundId}`)),
  );
  return typeof next === "string" ? makeSet(deps, wish, round, known, next) : next;
}
