import type {
  AttemptRow,
  RoundKey,
  StoredAnswer,
  StoredQuestions,
  StoredReport,
  StoredResume,
} from "../rows.ts";
import type { Clock, Store } from "../ports.ts";

/** The rows themselves, to fill before and to look at after. */
export type FakeRows = {
  resumes: Map<string, StoredResume>;
  questions: Map<string, StoredQuestions>;
  answers: Map<string, StoredAnswer>;
  reports: Map<string, StoredReport>;
  attempts: Map<string, AttemptRow>;
};

/** A store in memory. */
export type FakeStore = Store & {
  rows: FakeRows;
  /** While set, every write rejects with it, as on a full disk. */
  full: Error | null;
};

/** The key of a row in the fake's maps. */
export const rowKey = ({ userId, companyId, roundId }: RoundKey) => `${userId}|${companyId}|${roundId}`;

const newestFirst = (a: { timestamp: number }, b: { timestamp: number }) => b.timestamp - a.timestamp;

/** @param clock gives the rows their timestamps */
export function fakeStore(clock: Clock): FakeStore {
  const rows: FakeRows = {
    resumes: new Map(),
    questions: new Map(),
    answers: new Map(),
    reports: new Map(),
    attempts: new Map(),
  };
  const write = async (change: () => unknown) => {
    if (store.full) throw store.full;
    change();
  };
  const openOnes = (of: (row: AttemptRow) => boolean) =>
    [...rows.attempts.values()].filter((row) => row.phase !== "done" && of(row)).sort(newestFirst);
  const putReport = (key: RoundKey, report: StoredReport["report"]) =>
    rows.reports.set(rowKey(key), { ...key, report, timestamp: clock.now() });
  const store: FakeStore = {
    rows,
    full: null,
    resume: {
      read: async (userId) => rows.resumes.get(userId) ?? null,
      keep: (userId, { name, bytes }) =>
        write(() =>
          rows.resumes.set(userId, { name, bytes, size: bytes.byteLength, timestamp: clock.now() }),
        ),
      remove: (userId) => write(() => rows.resumes.delete(userId)),
    },
    questions: {
      read: async (key) => rows.questions.get(rowKey(key)) ?? null,
      keep: (row) => write(() => rows.questions.set(rowKey(row), { ...row, timestamp: clock.now() })),
    },
    answers: {
      read: async (key, count) =>
        Array.from({ length: count }, (_, index) => rows.answers.get(`${rowKey(key)}|${index}`) ?? null),
      type(answer, told) {
        const key = `${rowKey(answer)}|${answer.index}`;
        const before = rows.answers.get(key);
        const row = {
          ackRev: 0,
          baseServerRev: 0,
          ...before,
          ...answer,
          rev: (before?.rev ?? 0) + 1,
          timestamp: clock.now(),
        };
        write(() => rows.answers.set(key, row)).then(told.onKept, told.onLost);
      },
      flush: async () => {},
    },
    reports: {
      read: async (key) => rows.reports.get(rowKey(key)) ?? null,
      list: async (userId) =>
        [...rows.reports.values()].filter((row) => row.userId === userId).sort(newestFirst),
      keep: (key, report) => write(() => putReport(key, report)),
      finish: (key, report) =>
        write(() => {
          putReport(key, report);
          const { attemptId } = report;
          if (rows.questions.get(rowKey(key))?.attemptId === attemptId) rows.questions.delete(rowKey(key));
          for (const [name, row] of rows.answers) {
            if (name.startsWith(`${rowKey(key)}|`) && row.attemptId === attemptId) rows.answers.delete(name);
          }
          const attempt = rows.attempts.get(attemptId);
          if (attempt) rows.attempts.set(attemptId, { ...attempt, phase: "done", timestamp: clock.now() });
        }),
    },
    attempts: {
      read: async (key) => openOnes((row) => rowKey(row) === rowKey(key))[0] ?? null,
      open: async (userId) => openOnes((row) => row.userId === userId),
      keep: (row) => write(() => rows.attempts.set(row.attemptId, { ...row, timestamp: clock.now() })),
      remove: (attemptId) => write(() => rows.attempts.delete(attemptId)),
    },
  };
  return store;
}
