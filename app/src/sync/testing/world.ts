import { saveAnswer } from "#models/contract/answers.ts";
import { changes } from "#models/contract/changes.ts";
import { listCompanies } from "#models/contract/companies.ts";
import type { Answer } from "#models/entities/answer.ts";
import type { AttemptRow, Command, StoredAnswer } from "../../rows.ts";
import type { SentCall } from "../../testing/fakeApi.ts";
import { fakePorts, someUser } from "../../testing/fakePorts.ts";
import { fakeTime } from "../../testing/fakeTime.ts";
import { someCompanies, someRound } from "../../testing/someCompanies.ts";
import { someReport } from "../../testing/someReport.ts";
import { makeSync } from "../sync.ts";

export const { userId } = someUser;
export const key = { userId, companyId: "Quick-Interview", roundId: "hr" };
export const moment = "2026-11-27T10:00:00.000Z";
export const nothing = { seq: 0, more: false, attempts: [], sets: [], answers: [], reports: [] };

export const row = (over: Partial<StoredAnswer> = {}): StoredAnswer => ({
  ...{ ...key, index: 0, attemptId: "a1", questionId: "q0", text: "ours" },
  ...{ rev: 1, ackRev: 0, baseServerRev: 0, timestamp: Date.parse(moment) },
  ...over,
});

export const attempt = (over: Partial<AttemptRow> = {}): AttemptRow => ({
  ...{ ...key, attemptId: "a1", reportKey: "k1", phase: "answering", companyName: "Quick Interview" },
  ...{ round: someRound("hr"), position: 0, deadlineAt: null, openFor: [], timestamp: 0 },
  ...over,
});

export const stored = (over: Partial<Answer> = {}): Answer => ({
  ...{ questionId: "q0", answer: "ours", attemptId: "a1", index: 0, rev: 1, serverRev: 1 },
  ...{ editedAt: moment, updatedAt: moment },
  ...over,
});

export const command = (over: Partial<Command>): Command =>
  ({ ...key, id: "k1", attemptId: "a1", refused: null, timestamp: 0, kind: "generate", ...over }) as Command;
export const report = {
  ...someReport,
  ...{ companyId: key.companyId, roundId: key.roundId, attemptId: "a1" },
};

/** The server takes every answer as it comes. */
export const take = ({ body }: SentCall) => {
  const { answer, questionId, attemptId, index, rev, editedAt } = body as Answer;
  return { answer: { ...stored(), answer, questionId, attemptId, index, rev, editedAt }, conflict: null };
};

/**
 * A page whose rows, server and clock a test steers.
 * @param own `locked`: whether another tab has the lock; `open`: attempts whose interview is open in some tab
 */
export function world({ locked = (): boolean => false, open = new Set<string>() } = {}) {
  const ports = fakePorts();
  const time = fakeTime();
  const seen = new Set<() => void>();
  ports.api.answer(saveAnswer, take);
  ports.api.answer(changes, nothing);
  ports.api.answer(listCompanies, { companies: someCompanies });
  const { rows } = ports.store;
  const woken = { count: 0 };
  const sync = makeSync({
    ...ports,
    ...time,
    device: { id: "d1", name: "Chrome on Android" },
    random: () => 1,
    isOpen: async (attemptId) => open.has(attemptId),
    wakeLater: () => void woken.count++,
    lock: {
      async run(work) {
        if (!locked()) await work(new AbortController().signal);
        return !locked();
      },
    },
    onVisible(listener) {
      seen.add(listener);
      return () => seen.delete(listener);
    },
  });
  const put = (...answers: StoredAnswer[]) =>
    answers.forEach((answer) =>
      rows.answers.set(`${key.userId}|${key.companyId}|${key.roundId}|${answer.index}`, answer),
    );
  const sent = (name = "POST /answers") => ports.api.calls.filter((call) => call.name === name);
  const answerAt = (index: number) => rows.answers.get(`${userId}|${key.companyId}|${key.roundId}|${index}`);
  return {
    ports,
    time,
    sync,
    woken,
    rows,
    put,
    sent,
    answerAt,
    look: () => seen.forEach((listener) => listener()),
  };
}
