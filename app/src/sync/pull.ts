import { changes } from "#models/contract/changes.ts";
import { listCompanies } from "#models/contract/companies.ts";
import type { Reply } from "#models/contract/endpoint.ts";
import type { Company } from "#models/entities/company.ts";
import type { QuestionSet } from "#models/entities/question.ts";
import type { Report } from "#models/entities/report.ts";
import { keepQuestions } from "../calls/questions.ts";
import type { AttemptRow, RoundKey } from "../rows.ts";
import { afterPull } from "./logic/settle.ts";
import type { Outside } from "./outside.ts";
import { readMoment } from "./send.ts";

type Changes = Reply<typeof changes>;

/**
 * The row of an attempt of another device; null where its round is not in the catalogue any more.
 * @param answered whether somebody has begun to answer it
 */
function rowFor(
  outside: Outside,
  userId: string,
  set: QuestionSet,
  { companies, answered }: { companies: readonly Company[]; answered: boolean },
) {
  const { companyId, roundId, attemptId } = set;
  const company = companies.find((one) => one.companyId === companyId);
  const round = company?.rounds.find((one) => one.roundId === roundId);
  if (!company || !round) return null;
  const own = { attemptId, reportKey: outside.ids.make(), phase: "answering" as const };
  // How long its questions were open is not known here, only that the first one was.
  const openFor = answered ? [0] : [];
  const place = { position: 0, deadlineAt: null, openFor, timestamp: outside.clock.now() };
  return { userId, companyId, roundId, ...own, companyName: company.name, round, ...place };
}

async function keepSets(outside: Outside, userId: string, { sets, answers }: Changes) {
  if (sets.length === 0) return;
  const open = await outside.store.attempts.open(userId);
  const { companies } = await outside.api.call(listCompanies, {});
  for (const set of sets) {
    const here = open.find((row) => row.companyId === set.companyId && row.roundId === set.roundId);
    // An attempt that is under way here is not touched; one that is being prepared gets its questions.
    if (here && (here.phase !== "preparing" || here.attemptId !== set.attemptId)) continue;
    const answered = answers.some(({ attemptId }) => attemptId === set.attemptId);
    const row = here ?? rowFor(outside, userId, set, { companies, answered });
    if (row) await keepQuestions(outside, row, set);
  }
}

async function keepAnswers(
  { store, device, isOpen }: Outside,
  attempts: readonly AttemptRow[],
  { answers }: Changes,
) {
  for (const answer of answers) {
    const attempt = attempts.find(({ attemptId }) => attemptId === answer.attemptId);
    if (!attempt) continue;
    const { userId, companyId, roundId } = attempt;
    const place = { userId, companyId, roundId };
    const onScreen = await isOpen(answer.attemptId);
    const history = answer.lost ? await store.history.list(place, answer.index) : [];
    const where = { device: device.name, read: readMoment, known: history.map(({ text }) => text) };
    await store.answers.change({ ...place, index: answer.index }, (row, typedHere) =>
      afterPull(row, place, answer, { ...where, onScreen: onScreen || typedHere }),
    );
  }
}

async function keepReport({ store }: Outside, key: RoundKey, report: Report, attempt?: AttemptRow) {
  const known = (await store.reports.read(key))?.report;
  const isNewer = !known || known.attemptId === report.attemptId || known.createdAt < report.createdAt;
  if (!isNewer) return;
  // This device has asked for it; otherwise its rows stay, since some may still be on their way.
  if (attempt?.phase === "finishing") return store.reports.finish(key, report);
  await store.reports.keep(key, report);
}

/** Attempts that have ended elsewhere are not offered here any more; nothing of them is deleted. */
async function closeEnded({ store }: Outside, open: readonly AttemptRow[], { attempts }: Changes) {
  const ended = new Set(attempts.filter(({ state }) => state !== "open").map(({ attemptId }) => attemptId));
  for (const row of open) {
    if (ended.has(row.attemptId) && row.phase !== "finishing") {
      await store.attempts.keep({ ...row, phase: "done" });
    }
  }
}

async function keepAll(outside: Outside, userId: string, reply: Changes) {
  await keepSets(outside, userId, reply);
  const open = await outside.store.attempts.open(userId);
  await keepAnswers(outside, open, reply);
  for (const report of reply.reports) {
    const { companyId, roundId, attemptId } = report;
    const attempt = open.find((row) => row.attemptId === attemptId);
    await keepReport(outside, { userId, companyId, roundId }, report, attempt);
  }
  await closeEnded(outside, open, reply);
}

/**
 * Brings here what other devices have done since the last time. A row that waits to be sent is never written over.
 * The place in the sequence is stored last: after a crash the same is read once more, which changes nothing.
 * @throws {Problem} what the server refused
 */
export async function pull(outside: Outside, userId: string): Promise<void> {
  const { api, store } = outside;
  for (;;) {
    const since = String(await store.sequence.read(userId));
    const reply = await api.call(changes, { query: { since } }, { as: userId });
    await keepAll(outside, userId, reply);
    await store.sequence.keep(userId, reply.seq);
    if (!reply.more) return;
  }
}
