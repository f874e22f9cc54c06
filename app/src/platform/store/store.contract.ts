import { describe, expect, it, vi } from "vitest";
import type { Question } from "#models/entities/question.ts";
import type { Report } from "#models/entities/report.ts";
import type { Store } from "../../ports.ts";
import type { AttemptRow, Command, RoundKey, StoredAnswer, TypedAnswer } from "../../rows.ts";

/** Rows for tests of any store. */
export const key: RoundKey = { userId: "u1", companyId: "c1", roundId: "r1" };

export const question: Question = {
  questionId: "q0",
  question: "How did you keep it serving?",
  title: "Moving without downtime",
  type: "theoretical",
  link: null,
  expectedAnswer: "Both databases for a while.",
  points: [],
  avoid: [],
  resumeLine: null,
  entryId: null,
};

export const attempt = (over: Partial<AttemptRow> = {}): Omit<AttemptRow, "timestamp"> => ({
  ...key,
  attemptId: "a1",
  reportKey: "k1",
  phase: "answering",
  companyName: "Quick Interview",
  round: {
    roundId: key.roundId,
    title: "Technical round",
    type: "technical",
    difficulty: "medium",
    duration: 30,
    description: "",
    questionCount: null,
  },
  position: 0,
  deadlineAt: null,
  openFor: [],
  ...over,
});

export const report = (over: Partial<Report> = {}): Report => ({
  reportId: "rep1",
  attemptId: "a1",
  companyId: key.companyId,
  roundId: key.roundId,
  companyName: "Quick Interview",
  roundTitle: "Technical round",
  overallScore: 70,
  totalQuestions: 1,
  answeredQuestions: 1,
  averageScore: 70,
  competencies: [],
  questions: [],
  areasForImprovement: [],
  scoredBy: { by: "coach", version: "1" },
  provisional: false,
  overTime: false,
  createdAt: "2026-11-27T10:15:00.000Z",
  ...over,
});

export const typed = (text: string, over: Partial<TypedAnswer> = {}): TypedAnswer => ({
  ...key,
  index: 0,
  attemptId: "a1",
  questionId: "q0",
  text,
  ...over,
});

const untold = { onKept: () => {}, onLost: () => {} };

function contractOfAnswers(make: () => Store | Promise<Store>) {
  it("gives typed text back, by index, with null where nothing was typed", async () => {
    const store = await make();
    store.answers.type(typed("second", { index: 1, questionId: "q1" }), untold);
    await store.answers.flush();
    const [first, second] = await store.answers.read(key, 2);
    expect(first).toBeNull();
    expect(second).toMatchObject({ ...key, index: 1, attemptId: "a1", questionId: "q1", text: "second" });
  });

  it("tells when the text is down", async () => {
    const store = await make();
    const onKept = vi.fn();
    store.answers.type(typed("one"), { ...untold, onKept });
    await store.answers.flush();
    await vi.waitFor(() => expect(onKept).toHaveBeenCalledTimes(1));
  });

  it("raises rev with every change and leaves ackRev behind, so that the row is dirty", async () => {
    const store = await make();
    await store.answers.read(key, 1);
    store.answers.type(typed("one"), untold);
    store.answers.type(typed("one two"), untold);
    await store.answers.flush();
    const [row] = await store.answers.read(key, 1);
    expect(row).toMatchObject({ text: "one two", rev: 2, ackRev: 0, baseServerRev: 0 });
  });
}

function contractOfSync(make: () => Store | Promise<Store>) {
  const place = { ...key, index: 0 };

  it("gives the answers that the server does not have, of one person, refused ones too", async () => {
    const store = await make();
    store.answers.type(typed("waits"), untold);
    store.answers.type(typed("refused", { index: 1, questionId: "q1" }), untold);
    store.answers.type(typed("known", { index: 2, questionId: "q2" }), untold);
    store.answers.type(typed("theirs", { userId: "u2" }), untold);
    await store.answers.flush();
    const refused = { code: "too_large", say: "Too large." };
    await store.answers.change({ ...key, index: 1 }, (row) => ({
      row: row && { ...row, refused },
      earlier: [],
    }));
    await store.answers.change({ ...key, index: 2 }, (row) => ({
      row: row && { ...row, ackRev: row.rev },
      earlier: [],
    }));
    const waiting = await store.answers.waiting("u1");
    expect(waiting.map(({ text, refused: why }) => [text, why?.code])).toEqual([
      ["waits", undefined],
      ["refused", "too_large"],
    ]);
  });

  it("sends a refused answer again once it is changed", async () => {
    const store = await make();
    await store.answers.read(key, 1);
    store.answers.type(typed("refused"), untold);
    await store.answers.flush();
    const refused = { code: "too_large", say: "Too large." };
    await store.answers.change(place, (row) => ({ row: row && { ...row, refused }, earlier: [] }));
    store.answers.type(typed("shorter"), untold);
    await store.answers.flush();
    expect((await store.answers.waiting("u1"))[0]?.refused ?? null).toBeNull();
  });

  it("changes a row in one go, says whether it is typed here, and keeps what stops being the answer", async () => {
    const store = await make();
    const read = { kind: "other" as const, attemptId: "a1", text: "theirs", device: "Firefox", timestamp: 5 };
    const here: boolean[] = [];
    const change = (row: StoredAnswer | null, typedHere: boolean) => {
      here.push(typedHere);
      return { row, earlier: row ? [read] : [] };
    };
    await store.answers.change(place, change);
    store.answers.type(typed("mine"), untold);
    await store.answers.flush();
    await store.answers.change(place, change);
    expect(here).toEqual([false, true]);
    const [first, ...more] = await store.history.list(key, 0);
    expect(first).toMatchObject(read);
    expect([more, await store.history.list(key, 1)]).toEqual([[], []]);
    await store.history.remove(first?.id ?? 0);
    expect(await store.history.list(key, 0)).toEqual([]);
  });

  it("keeps commands by person until they are removed, and the reason of a refusal", async () => {
    const store = await make();
    const command = {
      ...key,
      id: "k1",
      kind: "delete" as const,
      attemptId: "a1",
      refused: null,
      timestamp: 1,
    };
    await store.commands.keep(command);
    await store.commands.keep({ ...command, id: "k2", userId: "u2" });
    expect(await store.commands.list("u1")).toMatchObject([command]);
    await store.commands.refuse("k1", { code: "not_admin", say: "No." });
    expect(await store.commands.list("u1")).toMatchObject([{ refused: { code: "not_admin" } }]);
    await store.commands.remove("k1");
    expect(await store.commands.list("u1")).toEqual([]);
  });

  it("keeps an attempt and its command in one, and drops the command with the report or the attempt", async () => {
    const store = await make();
    const command = ({ userId, companyId, roundId, attemptId, timestamp }: AttemptRow): Command => ({
      ...{ userId, companyId, roundId, attemptId, timestamp },
      ...{ id: `c-${attemptId}`, kind: "delete", refused: null },
    });
    const kept = await store.attempts.keepWith(attempt({ phase: "finishing" }), command);
    expect(await store.attempts.read(key)).toMatchObject({ phase: "finishing", timestamp: kept.timestamp });
    expect(await store.commands.list("u1")).toMatchObject([{ id: "c-a1", timestamp: kept.timestamp }]);
    await store.reports.finish(key, report());
    expect(await store.commands.list("u1")).toEqual([]);
    await store.attempts.keepWith(attempt({ attemptId: "a2" }), command);
    await store.attempts.remove("a2");
    expect(await store.commands.list("u1")).toEqual([]);
  });

  it("remembers how far each person's changes are known", async () => {
    const store = await make();
    expect(await store.sequence.read("u1")).toBe(0);
    await store.sequence.keep("u1", 7);
    expect([await store.sequence.read("u1"), await store.sequence.read("u2")]).toEqual([7, 0]);
  });

  it("tells of changes until one has heard enough", async () => {
    const store = await make();
    const listener = vi.fn();
    const unsubscribe = store.subscribe(listener);
    await store.reports.keep(key, report());
    expect(listener).toHaveBeenCalled();
    unsubscribe();
    listener.mockClear();
    await store.reports.keep(key, report());
    expect(listener).not.toHaveBeenCalled();
  });
}

function contractOfReports(make: () => Store | Promise<Store>) {
  it("lists one person's reports, newest first", async () => {
    const store = await make();
    await store.reports.keep(key, report());
    await new Promise((resolve) => setTimeout(resolve, 2));
    await store.reports.keep({ ...key, roundId: "r2" }, report({ reportId: "rep2", roundId: "r2" }));
    await store.reports.keep({ ...key, userId: "u2" }, report({ reportId: "rep3" }));
    const mine = await store.reports.list("u1");
    expect(mine.map((row) => row.report.reportId).sort()).toEqual(["rep1", "rep2"]);
    expect(mine).toEqual([...mine].sort((a, b) => b.timestamp - a.timestamp));
    expect((await store.reports.read({ ...key, userId: "u2" }))?.report.reportId).toBe("rep3");
  });

  it("finishes: keeps the report, drops questions and answers, and the attempt is no longer open", async () => {
    const store = await make();
    await store.attempts.keep(attempt({ phase: "finishing" }));
    await store.questions.keep({ ...key, attemptId: "a1", questions: [question] });
    store.answers.type(typed("an answer"), untold);
    await store.reports.finish(key, report());
    expect((await store.reports.read(key))?.report.reportId).toBe("rep1");
    expect(await store.questions.read(key)).toBeNull();
    expect(await store.answers.read(key, 1)).toEqual([null]);
    expect(await store.attempts.read(key)).toBeNull();
  });

  it("finishes: a text that neither the server nor the report has goes into the history", async () => {
    const store = await make();
    await store.answers.read(key, 1);
    store.answers.type(typed("written after the report was asked for"), untold);
    await store.reports.finish(key, report());
    expect(await store.answers.read(key, 1)).toEqual([null]);
    const texts = (await store.history.list(key, 0)).map(({ text }) => text);
    expect(texts).toEqual(["written after the report was asked for"]);
  });

  it("leaves the questions and answers of a newer attempt when an older one's report arrives", async () => {
    const store = await make();
    await store.attempts.keep(attempt({ attemptId: "a2" }));
    await store.questions.keep({ ...key, attemptId: "a2", questions: [question] });
    store.answers.type(typed("newer", { attemptId: "a2" }), untold);
    await store.answers.flush();
    await store.reports.finish(key, report({ attemptId: "a1" }));
    expect((await store.questions.read(key))?.attemptId).toBe("a2");
    expect((await store.answers.read(key, 1))[0]?.text).toBe("newer");
    expect((await store.attempts.read(key))?.attemptId).toBe("a2");
  });
}

function contractOfAttempts(make: () => Store | Promise<Store>) {
  it("finds the attempt at one round that is not done, and all open ones of a person", async () => {
    const store = await make();
    await store.attempts.keep(attempt());
    await store.attempts.keep(attempt({ attemptId: "a2", roundId: "r2", phase: "preparing" }));
    await store.attempts.keep(attempt({ attemptId: "a3", roundId: "r3", phase: "done" }));
    await store.attempts.keep(attempt({ attemptId: "a4", userId: "u2" }));
    expect((await store.attempts.read(key))?.attemptId).toBe("a1");
    expect(await store.attempts.read({ ...key, roundId: "r3" })).toBeNull();
    expect((await store.attempts.open("u1")).map((row) => row.attemptId).sort()).toEqual(["a1", "a2"]);
  });

  it("leaves an attempt done that is done, whatever a page that was open then writes of it", async () => {
    const store = await make();
    await store.attempts.keep(attempt());
    await store.attempts.keep(attempt({ phase: "done" }));
    await store.attempts.keep(attempt({ phase: "answering", position: 2 }));
    expect([await store.attempts.read(key), await store.attempts.open("u1")]).toEqual([null, []]);
    await store.attempts.keepWith(
      attempt({ phase: "finishing" }),
      ({ userId, companyId, roundId, attemptId }) => ({
        ...{ userId, companyId, roundId, attemptId, timestamp: 1 },
        ...{ id: "k1", kind: "delete", refused: null },
      }),
    );
    expect((await store.attempts.read(key))?.phase).toBe("finishing");
  });

  it("replaces an attempt's row and removes it", async () => {
    const store = await make();
    await store.attempts.keep(attempt());
    await store.attempts.keep(attempt({ position: 3, openFor: [1_000] }));
    expect(await store.attempts.read(key)).toMatchObject({ position: 3, openFor: [1_000], reportKey: "k1" });
    await store.attempts.remove("a1");
    expect(await store.attempts.read(key)).toBeNull();
  });
}

/**
 * What every store does, whatever it is made of.
 * @param make an empty store
 */
export function storeContract(name: string, make: () => Store | Promise<Store>): void {
  describe(name, () => {
    it("keeps a resume byte for byte until it is removed", async () => {
      const store = await make();
      const bytes = new Uint8Array([37, 80, 68, 70, 0, 255]).buffer;
      expect(await store.resume.read("u1")).toBeNull();
      await store.resume.keep("u1", { name: "cv.pdf", bytes });
      const kept = await store.resume.read("u1");
      expect(kept).toMatchObject({ name: "cv.pdf", size: 6 });
      expect([...new Uint8Array(kept?.bytes ?? new ArrayBuffer(0))]).toEqual([37, 80, 68, 70, 0, 255]);
      await store.resume.remove("u1");
      expect(await store.resume.read("u1")).toBeNull();
    });

    it("keeps the questions of a round by user, company and round", async () => {
      const store = await make();
      await store.questions.keep({ ...key, attemptId: "a1", questions: [question] });
      expect(await store.questions.read(key)).toMatchObject({ attemptId: "a1", questions: [question] });
      expect(await store.questions.read({ ...key, userId: "u2" })).toBeNull();
    });

    it("[CO6] keeps an exercise with its checks, and one of before that has none", async () => {
      const store = await make();
      const examples = [1, 2, 3].map((n) => ({ args: [n], result: n }));
      const before = { name: "f", params: ["n"], examples };
      const exercises = [{ ...before, checks: [{ args: [-1], result: -1 }] }, before];
      const questions = exercises.map((exercise, at) => ({ ...question, questionId: `q${at}`, exercise }));
      await store.questions.keep({ ...key, attemptId: "a1", questions });
      const read = await store.questions.read(key);
      expect(read?.questions.map(({ exercise }) => exercise)).toEqual(exercises);
    });

    contractOfAnswers(make);
    contractOfSync(make);
    contractOfReports(make);
    contractOfAttempts(make);
  });
}
