import { questionsOfRound } from "#models/contract/questions.ts";
import { Problem } from "#models/contract/problem.ts";
import type { QuestionSet } from "#models/entities/question.ts";
import { generateFor, keepQuestions } from "../../../calls/questions.ts";
import type { Ports } from "../../../ports.ts";
import type { AttemptRow, RoundKey } from "../../../rows.ts";
import { hasNotBegun, isOffline } from "../logic/failure.ts";
import { textsOf } from "../logic/fromRows.ts";
import { keyOf, type Choice, type Found, type PrepareInput } from "../logic/types.ts";

const code = (why: unknown) => (why instanceof Problem ? why.code : null);

function newAttempt({ ids, clock }: Ports, key: RoundKey, { companyName, round }: Choice): AttemptRow {
  const own = { attemptId: ids.make(), reportKey: ids.make(), phase: "preparing" as const };
  return {
    ...key,
    ...own,
    companyName,
    round,
    position: 0,
    deadlineAt: null,
    openFor: [],
    timestamp: clock.now(),
  };
}

/** The questions of the open attempt that the server knows at this round, or null. */
async function existing(
  { api }: Ports,
  { userId, companyId, roundId }: RoundKey,
): Promise<QuestionSet | null> {
  try {
    return await api.call(questionsOfRound, { params: { companyId, roundId } }, { as: userId });
  } catch (why) {
    if (code(why) === "questions_not_found") return null;
    throw why;
  }
}

/** Begins answering with these questions, and with the answers that are here already. */
async function begin(
  ports: Ports,
  attempt: AttemptRow,
  set: Pick<QuestionSet, "attemptId" | "questions" | "person">,
) {
  const { attemptId, questions } = set;
  const ready = await keepQuestions(ports, attempt, set);
  const rows = await ports.store.answers.read(attempt, questions.length);
  return { attempt: ready, questions, answers: textsOf({ answers: rows }, attemptId, questions.length) };
}

/** The set on this device, unless its round was finished, here or on another device. */
async function storedSet({ store }: Ports, key: RoundKey) {
  const set = await store.questions.read(key);
  const report = (await store.reports.read(key))?.report;
  return report && !report.provisional && report.attemptId === set?.attemptId ? null : set;
}

/**
 * Gets an attempt its questions, from this device, from the server, or newly made. The attempt's row, with the ids
 * that make repeats harmless, is stored before anything is sent.
 * @throws {Problem} what the server refused; `resume_missing` where this device has no resume
 */
export async function prepare(ports: Ports, { userId, choice, known }: PrepareInput): Promise<Found> {
  const { store, network } = ports;
  const key = keyOf(userId, choice);
  const row = await store.attempts.read(key);
  const stored = await storedSet(ports, key);
  if (stored && (!row || row.attemptId === stored.attemptId)) {
    return begin(ports, row ?? { ...newAttempt(ports, key, choice), attemptId: stored.attemptId }, stored);
  }
  const attempt = row ?? newAttempt(ports, key, choice);
  if (!row) await store.attempts.keep(attempt);
  const isCutOff = !network.online();
  try {
    const set = (row || known ? await existing(ports, key) : null) ?? (await generateFor(ports, attempt));
    return await begin(ports, attempt, set);
  } catch (why) {
    // Nothing can have left this device under a new attempt's id: who leaves now has begun nothing.
    const isUnsent = !row && isCutOff && isOffline(why);
    if (isUnsent || hasNotBegun(why)) await store.attempts.remove(attempt.attemptId);
    throw why;
  }
}
