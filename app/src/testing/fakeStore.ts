import type {
  AttemptRow,
  Command,
  EarlierText,
  RoundKey,
  StoredAnswer,
  StoredQuestions,
  StoredReport,
  StoredResume,
} from "../rows.ts";
import { unsaid } from "../platform/store/unsaid.ts";
import type { Clock, Earlier, LeftSound, Store } from "../ports.ts";

/** The rows themselves, to fill before and to look at after. */
export type FakeRows = {
  resumes: Map<string, StoredResume>;
  questions: Map<string, StoredQuestions>;
  answers: Map<string, StoredAnswer>;
  reports: Map<string, StoredReport>;
  attempts: Map<string, AttemptRow>;
  commands: Map<string, Command>;
  history: EarlierText[];
  /** Sound by the id of its attempt. */
  sound: Map<string, LeftSound[]>;
  sequence: Map<string, number>;
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
    commands: new Map(),
    history: [],
    sound: new Map(),
    sequence: new Map(),
  };
  const listeners = new Set<() => void>();
  const touched = new Set<() => void>();
  const typed = new Set<string>();
  const write = async (change: () => unknown) => {
    if (store.full) throw store.full;
    change();
    for (const listener of [...listeners]) listener();
  };
  const keepEarlier = (key: string, text: Earlier) =>
    rows.history.unshift({ ...text, key, id: rows.history.length + 1 });
  const dropCommands = (attemptId: string) => {
    for (const { id } of [...rows.commands.values()].filter((one) => one.attemptId === attemptId)) {
      rows.commands.delete(id);
    }
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
      keep: (userId, file) =>
        write(() =>
          rows.resumes.set(userId, { ...file, size: file.bytes.byteLength, timestamp: clock.now() }),
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
        typed.add(key);
        for (const listener of [...touched]) listener();
        const row = {
          ackRev: 0,
          baseServerRev: 0,
          ...before,
          ...answer,
          rev: (before?.rev ?? 0) + 1,
          refused: null,
          timestamp: clock.now(),
        };
        write(() => rows.answers.set(key, row)).then(told.onKept, told.onLost);
      },
      flush: async () => {},
      waiting: async (userId) =>
        [...rows.answers.values()].filter((row) => row.userId === userId && row.rev > row.ackRev),
      change: (of, change) =>
        write(() => {
          const key = `${rowKey(of)}|${of.index}`;
          const { row, earlier } = change(rows.answers.get(key) ?? null, typed.has(key));
          if (row) rows.answers.set(key, row);
          for (const text of earlier) keepEarlier(key, text);
        }),
    },
    history: {
      list: async (key, index) => rows.history.filter((one) => one.key === `${rowKey(key)}|${index}`),
      remove: (id) => write(() => (rows.history = rows.history.filter((one) => one.id !== id))),
    },
    commands: {
      list: async (userId) => [...rows.commands.values()].filter((one) => one.userId === userId),
      keep: (command) => write(() => rows.commands.set(command.id, command)),
      refuse: (id, refused) =>
        write(() => {
          const command = rows.commands.get(id);
          if (command) rows.commands.set(id, { ...command, refused });
        }),
      remove: (id) => write(() => rows.commands.delete(id)),
    },
    sequence: {
      read: async (userId) => rows.sequence.get(userId) ?? 0,
      keep: async (userId, seq) => void rows.sequence.set(userId, seq),
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
            if (!name.startsWith(`${rowKey(key)}|`) || row.attemptId !== attemptId) continue;
            for (const text of unsaid(row, report)) keepEarlier(name, text);
            rows.answers.delete(name);
          }
          const attempt = rows.attempts.get(attemptId);
          if (attempt) rows.attempts.set(attemptId, { ...attempt, phase: "done", timestamp: clock.now() });
          dropCommands(attemptId);
        }),
    },
    sound: { left: async (attemptId) => rows.sound.get(attemptId) ?? [] },
    attempts: {
      read: async (key) => openOnes((row) => rowKey(row) === rowKey(key))[0] ?? null,
      open: async (userId) => openOnes((row) => row.userId === userId),
      keep: (row) =>
        write(() => {
          if (rows.attempts.get(row.attemptId)?.phase === "done") return;
          rows.attempts.set(row.attemptId, { ...row, timestamp: clock.now() });
        }),
      async keepWith(row, command) {
        const kept = { ...row, timestamp: clock.now() };
        await write(() => {
          rows.attempts.set(kept.attemptId, kept);
          const { id } = command(kept);
          rows.commands.set(id, command(kept));
        });
        return kept;
      },
      remove: (attemptId) =>
        write(() => {
          rows.attempts.delete(attemptId);
          dropCommands(attemptId);
        }),
    },
    onTouched(listener) {
      touched.add(listener);
      return () => touched.delete(listener);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return store;
}
