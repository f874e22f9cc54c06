import { saveAnswer } from "#models/contract/answers.ts";
import { Problem } from "#models/contract/problem.ts";
import { deleteQuestions } from "#models/contract/questions.ts";
import { generateReport, reportOfAttempt } from "#models/contract/reports.ts";
import type { Report } from "#models/entities/report.ts";
import { tidySpoken } from "#models/entities/spoken.ts";
import { generateFor, keepQuestions } from "../calls/questions.ts";
import type { Command, StoredAnswer } from "../rows.ts";
import { answerId, type Job } from "./logic/plan.ts";
import { afterReply, tidyText } from "./logic/settle.ts";
import type { Outside } from "./outside.ts";

/** Milliseconds of a moment on the wire. */
export const readMoment = (moment: string) => Date.parse(moment);

const isMissing = (why: unknown) => why instanceof Problem && why.code === "questions_not_found";

/** A short mark of a text (FNV-1a), so that other content never goes under the key of an earlier request. */
function markOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

async function sendAnswer(outside: Outside, serverRevs: Map<string, number>, sent: StoredAnswer) {
  const { api, store, device } = outside;
  const { attemptId, questionId, index, rev } = sent;
  const place = `${answerId(sent)}|${attemptId}`;
  // A tab that types may have put back what it knew before the last reply.
  const baseServerRev = Math.max(sent.baseServerRev, serverRevs.get(place) ?? 0);
  const answer = tidyText(sent.text);
  const editedAt = new Date(sent.timestamp).toISOString();
  const spoken = answer.trim() === "" ? null : tidySpoken(sent.dictated?.spoken);
  const ids = { questionId, attemptId, index, rev, baseServerRev };
  const told = { ...(spoken && { spoken }), ...(sent.followUp && { followUp: sent.followUp }) };
  const body = { ...ids, answer, editedAt, device: device.name, ...told };
  const mark = markOf(Object.keys(told).length > 0 ? answer + JSON.stringify(told) : answer);
  const key = [device.id, attemptId, index, rev, baseServerRev, mark].join(".");
  const reply = await api.call(saveAnswer, { body }, { key, as: sent.userId });
  if (reply.answer.questionId !== questionId) throw new Problem("unavailable", "A reply to something else.");
  // A repeat gets its first reply again, which may be older than what is known by now.
  serverRevs.set(place, Math.max(reply.answer.serverRev, serverRevs.get(place) ?? 0));
  const open = await outside.isOpen(attemptId);
  await store.answers.change(sent, (row, typedHere) =>
    afterReply(row, sent, reply, { onScreen: open || typedHere, device: device.name, read: readMoment }),
  );
}

/** The report that was made when the reply to an earlier request was lost. */
async function madeBefore({ api }: Outside, { attemptId, userId }: Command, why: unknown): Promise<Report> {
  if (!isMissing(why)) throw why;
  const { report } = await api.call(reportOfAttempt, { params: { attemptId } }, { as: userId });
  if (!report) throw why;
  return report;
}

/** Asked while it is at work, the server is asked again after this, in seconds. */
const LOOK_AGAIN_S = 5;

/**
 * The report that an earlier request has asked for; undefined where none has come through. To ask for it again would have
 * the server try anew what it has given up.
 * @throws {Problem} `report_running`, `report_given_up`
 */
async function askedFor({ api }: Outside, { attemptId, userId }: Command): Promise<Report | undefined> {
  const call = api.call(reportOfAttempt, { params: { attemptId } }, { as: userId });
  const { state, report, reason } = await call;
  if (report) return report;
  if (state === "failed") throw new Problem("report_given_up", reason ?? "");
  if (state !== "none") throw new Problem("report_running", "", { retryAfter: LOOK_AGAIN_S });
  return undefined;
}

const askFor = (outside: Outside, command: Command & { kind: "report" }): Promise<Report> =>
  outside.api
    .call(generateReport, { body: command.body }, { key: command.id, as: command.userId })
    .catch((why: unknown) => madeBefore(outside, command, why));

async function sendReport(outside: Outside, command: Command & { kind: "report" }, again: boolean) {
  const report = (again && (await askedFor(outside, command))) || (await askFor(outside, command));
  // Meanwhile the person may have gone back to answering.
  const asked = await outside.store.commands.list(command.userId);
  if (asked.some(({ id }) => id === command.id)) await outside.store.reports.finish(command, report);
}

async function sendGenerate(outside: Outside, command: Command) {
  const { store } = outside;
  const row = await store.attempts.read(command);
  const isMeant = row?.attemptId === command.attemptId && row.phase === "preparing";
  if (!isMeant) return store.commands.remove(command.id);
  await keepQuestions(outside, row, await generateFor(outside, row));
}

async function sendDelete({ api, store }: Outside, command: Command) {
  const { id, userId, companyId, roundId, attemptId } = command;
  await api
    .call(deleteQuestions, { params: { companyId, roundId } }, { key: id, as: userId })
    .catch((why: unknown) => {
      if (!isMissing(why)) throw why;
    });
  await store.attempts.remove(attemptId);
  await store.commands.remove(id);
}

function sendCommand(outside: Outside, command: Command, again: boolean): Promise<void> {
  if (command.kind === "report") return sendReport(outside, command, again);
  return command.kind === "generate" ? sendGenerate(outside, command) : sendDelete(outside, command);
}

/**
 * Sends one job and stores what came of it; `again`: after a failure, without anybody having asked for it.
 * @throws {Problem} what the server refused
 */
export function makeSender(outside: Outside): (job: Job, again: boolean) => Promise<void> {
  const serverRevs = new Map<string, number>();
  return (job, again) =>
    "answer" in job ? sendAnswer(outside, serverRevs, job.answer) : sendCommand(outside, job.command, again);
}
