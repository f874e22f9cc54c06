import { describe, expect, it } from "vitest";
import { saveAnswer } from "#models/contract/answers.ts";
import { changes } from "#models/contract/changes.ts";
import { deleteQuestions, generateQuestions } from "#models/contract/questions.ts";
import { Problem } from "#models/contract/problem.ts";
import { refuse } from "#models/contract/problems.ts";
import type { StoredAnswer } from "../rows.ts";
import { someUser } from "../testing/fakePorts.ts";
import type { SentCall } from "../testing/fakeApi.ts";
import {
  userId,
  key,
  moment,
  nothing,
  row,
  attempt,
  stored,
  take,
  world,
  command,
  report,
} from "./testing/world.ts";

describe("What waits on this device", () => {
  it("goes at the start, with all that the server needs to judge, and is then in the account", async () => {
    const { sync, time, put, sent, answerAt } = world();
    put(row());
    sync.start();
    await time.pass(0);
    expect(sent()).toHaveLength(1);
    expect(sent()[0]).toMatchObject({
      key: expect.stringMatching(/^d1\.a1\.0\.1\.0\./),
      body: { answer: "ours", rev: 1, baseServerRev: 0, editedAt: moment, device: "Chrome on Android" },
    });
    expect(answerAt(0)).toMatchObject({ rev: 1, ackRev: 1, baseServerRev: 1 });
    expect(sync.state()).toMatchObject({ waiting: 0, refused: 0, away: false, counted: true });
  });

  it("goes two seconds after a pause in typing, with the newest text alone", async () => {
    const { sync, time, ports, sent } = world();
    sync.start();
    await time.pass(0);
    for (const text of ["o", "on", "one"]) {
      ports.store.answers.type(
        { ...key, index: 0, attemptId: "a1", questionId: "q0", text },
        { onKept() {}, onLost() {} },
      );
      await time.pass(1_000);
    }
    expect(sent()).toEqual([]);
    expect(sync.state()).toMatchObject({ waiting: 1 });
    await time.pass(1_000);
    expect(sent()).toMatchObject([{ body: { answer: "one", rev: 3 } }]);
  });

  it("[bug 38] is sent again at once when there is a network", async () => {
    const { sync, time, ports, put, sent } = world();
    put(row());
    ports.api.answer(saveAnswer, refuse("offline"));
    ports.network.set(false);
    sync.start();
    await time.pass(0);
    expect(sync.state()).toMatchObject({ waiting: 1, away: true });
    ports.api.answer(saveAnswer, take);
    ports.network.set(true);
    await time.pass(0);
    expect(sent()).toHaveLength(2);
    expect(sync.state()).toMatchObject({ waiting: 0, away: false });
  });

  it("goes with how it was spoken, in whole numbers; under another key where only that has changed", async () => {
    const { sync, put, sent } = world();
    const spoken = { words: 9, talkMs: 3_000.5, spanMs: 4_000, pauses: 0, longestPauseMs: 0, fillers: 0 };
    const send = async (over: Partial<StoredAnswer>) => {
      put(row(over));
      await sync.now();
      return sent().at(-1);
    };
    const typed = await send({});
    const said = await send({ dictated: { spoken, heard: [] } });
    const longer = await send({ dictated: { spoken: { ...spoken, words: 10 }, heard: [] } });
    expect(typed?.body).not.toHaveProperty("spoken");
    expect(said?.body).toMatchObject({ spoken: { ...spoken, talkMs: 3_001 } });
    expect(new Set([typed, said, longer].map((call) => call?.key)).size).toBe(3);
    const cleared = await send({ text: " ", dictated: { spoken, heard: [] } });
    expect(cleared?.body).not.toHaveProperty("spoken");
  });

  it("[FU5] goes with what was asked about it, under another key where only that is new", async () => {
    const { sync, put, sent } = world();
    const followUp = { question: "How did you measure it?", at: 4 };
    put(row());
    await sync.now();
    put(row({ followUp }));
    await sync.now();
    const [plain, asked] = sent();
    expect(plain?.body).not.toHaveProperty("followUp");
    expect(asked?.body).toMatchObject({ followUp });
    expect(asked?.key).not.toBe(plain?.key);
  });

  it("asks a server that is away ever more seldom", async () => {
    const { sync, time, ports, put, sent } = world();
    put(row());
    ports.api.answer(saveAnswer, refuse("unavailable"));
    ports.api.answer(changes, refuse("unavailable"));
    sync.start();
    await time.pass(0);
    const inMinutes: number[] = [];
    for (let minute = 0; minute < 10; minute++) {
      const before = ports.api.calls.length;
      await time.pass(60_000);
      inMinutes.push(ports.api.calls.length - before);
    }
    expect(inMinutes[0]).toBeLessThan(8);
    expect(inMinutes.at(-1)).toBeLessThanOrEqual(1);
    expect(sent().length).toBeGreaterThan(5);
  });

  it("asks the browser for a wake-up while something waits for a network, and only then", async () => {
    const { sync, time, ports, put, woken } = world();
    put(row());
    ports.api.answer(saveAnswer, refuse("unavailable"));
    sync.start();
    await time.pass(0);
    expect(woken.count).toBe(0);
    ports.network.set(false);
    ports.api.answer(saveAnswer, refuse("offline"));
    await sync.now();
    expect(woken.count).toBe(1);
    ports.api.answer(saveAnswer, take);
    await sync.now();
    expect(woken.count).toBe(1);
  });

  it("[bug 38] goes although the browser believes that there is no network", async () => {
    const { sync, time, ports, put, sent } = world();
    ports.network.set(false);
    put(row());
    sync.start();
    await time.pass(0);
    expect(sent()).toHaveLength(1);
    expect(sync.state()).toMatchObject({ waiting: 0 });
  });

  it("[bug 15] [bug 40] survives an error of the server and goes a little later, under the same key", async () => {
    const { sync, time, ports, put, sent } = world();
    put(row());
    ports.api.answer(saveAnswer, refuse("unexpected"));
    sync.start();
    await time.pass(0);
    ports.api.answer(saveAnswer, take);
    await time.pass(900);
    expect(sent()).toHaveLength(1);
    await time.pass(200);
    expect(sent().map((call) => call.key)).toEqual([sent()[0]?.key, sent()[0]?.key]);
    expect(sync.state().waiting).toBe(0);
  });

  it("waits as long as the server asks", async () => {
    const { sync, time, ports, put, sent } = world();
    put(row());
    ports.api.answer(saveAnswer, new Problem("too_many", "", { retryAfter: 20 }));
    sync.start();
    await time.pass(19_000);
    expect(sent()).toHaveLength(1);
    await time.pass(2_000);
    expect(sent()).toHaveLength(2);
  });

  it("[bug 34] is marked and kept when the server refuses it, and holds up nothing else", async () => {
    const { sync, time, ports, put, answerAt, sent } = world();
    put(row(), row({ index: 1, questionId: "q1", text: "good" }));
    ports.api.answer(saveAnswer, (call: SentCall) => {
      if ((call.body as { index: number }).index === 0) throw refuse("answers_unmatched");
      return take(call);
    });
    sync.start();
    await time.pass(60_000);
    expect(answerAt(0)).toMatchObject({ text: "ours", refused: { code: "answers_unmatched" } });
    expect(answerAt(1)).toMatchObject({ ackRev: 1 });
    expect(sent()).toHaveLength(2);
    expect(sync.state()).toMatchObject({ waiting: 0, refused: 1 });
  });

  it("[bug 34] [bug 36] stays when the session is over, and goes when the same person is back", async () => {
    const { sync, time, ports, put, sent, answerAt } = world();
    put(row(), row({ index: 1, questionId: "q1" }));
    ports.api.answer(saveAnswer, () => {
      ports.auth.set({ user: null });
      throw refuse("invalid_token");
    });
    sync.start();
    await time.pass(60_000);
    const before = sent().length;
    expect(before).toBeLessThanOrEqual(2);
    expect(answerAt(0)).toMatchObject({ text: "ours", ackRev: 0 });
    ports.api.answer(saveAnswer, take);
    ports.auth.set({ user: { ...someUser, userId: "user-2" } });
    await time.pass(60_000);
    expect(sent()).toHaveLength(before);
    ports.auth.set({ user: someUser });
    await time.pass(0);
    expect(answerAt(0)).toMatchObject({ ackRev: 1 });
    expect(answerAt(1)).toMatchObject({ ackRev: 1 });
  });

  it("[bug 33] does not become clean by the reply to an earlier text", async () => {
    const { sync, time, ports, put, answerAt } = world();
    put(row());
    let reply = () => {};
    ports.api.answer(saveAnswer, async (call: SentCall) => {
      await new Promise<void>((resolve) => (reply = resolve));
      return take(call);
    });
    sync.start();
    await time.pass(0);
    ports.store.answers.type(
      { ...key, index: 0, attemptId: "a1", questionId: "q0", text: "ours, longer" },
      { onKept() {}, onLost() {} },
    );
    reply();
    ports.api.answer(saveAnswer, take);
    await time.pass(0);
    expect(answerAt(0)).toMatchObject({ text: "ours, longer", rev: 2, ackRev: 2 });
  });

  it("takes no reply for its own that is about something else", async () => {
    const { sync, time, ports, put, answerAt } = world();
    put(row());
    ports.api.answer(saveAnswer, { answer: stored({ questionId: "other" }), conflict: null });
    sync.start();
    await time.pass(0);
    expect(answerAt(0)).toMatchObject({ ackRev: 0 });
  });

  it("is left to another tab that is at it, and looked at again soon", async () => {
    let other = true;
    const { sync, time, put, sent } = world({ locked: () => other });
    put(row());
    sync.start();
    await time.pass(4_000);
    expect(sent()).toEqual([]);
    other = false;
    await time.pass(2_000);
    expect(sent()).toHaveLength(1);
  });
});

const { companyId, roundId } = key;
describe("A command", () => {
  it("gets a round its questions, with the credits as the server says", async () => {
    const { sync, time, ports, rows } = world();
    await ports.store.resume.keep(userId, { name: "cv.pdf", bytes: new ArrayBuffer(8) });
    rows.attempts.set("a1", attempt({ phase: "preparing" }));
    rows.commands.set("a1", command({ id: "a1" }));
    const set = {
      companyId,
      roundId,
      attemptId: "a1",
      questions: [],
      madeBy: { by: "coach", version: "1" },
      createdAt: moment,
    };
    ports.api.answer(generateQuestions, { ...set, credits: 100 });
    sync.start();
    await time.pass(0);
    expect(rows.attempts.get("a1")?.phase).toBe("answering");
    expect([rows.commands.size, rows.questions.size]).toEqual([0, 1]);
    expect(ports.auth.state().user?.credits).toBe(100);
  });

  it("keeps the reason where the server refuses", async () => {
    const { sync, time, ports, rows } = world();
    await ports.store.resume.keep(userId, { name: "cv.pdf", bytes: new ArrayBuffer(8) });
    rows.attempts.set("a1", attempt({ phase: "preparing" }));
    rows.commands.set("a1", command({ id: "a1" }));
    ports.api.answer(generateQuestions, refuse("credits_short"));
    sync.start();
    await time.pass(60_000);
    expect(rows.commands.get("a1")?.refused).toMatchObject({ code: "credits_short" });
    expect(sync.state()).toMatchObject({ waiting: 0, refused: 1 });
  });

  it("gives an attempt up, also when the server has none any more", async () => {
    const { sync, time, ports, rows } = world();
    rows.attempts.set("a1", attempt());
    rows.commands.set("k2", command({ id: "k2", kind: "delete" }));
    ports.api.answer(deleteQuestions, refuse("questions_not_found"));
    sync.start();
    await time.pass(0);
    expect([rows.commands.size, rows.attempts.size]).toEqual([0, 0]);
  });
});

describe("News of other devices", () => {
  const question = {
    questionId: "q0",
    question: "?",
    title: "T",
    type: "theoretical",
    link: null,
    expectedAnswer: "",
  };
  const whole = { ...question, points: [], avoid: [], resumeLine: null, entryId: null };
  const set = {
    companyId,
    roundId,
    attemptId: "a9",
    questions: [whole],
    madeBy: { by: "coach", version: "1" },
    createdAt: moment,
  };

  it("[bug 9] bring an attempt with its questions and answers, and go on from there the next time", async () => {
    const { sync, time, ports, rows, answerAt, look } = world();
    ports.api.answer(changes, ({ query }: SentCall) =>
      (query as { since: string }).since === "0"
        ? {
            ...nothing,
            seq: 7,
            sets: [set],
            answers: [stored({ attemptId: "a9", answer: "theirs", rev: 4, serverRev: 2 })],
          }
        : { ...nothing, seq: 7 },
    );
    sync.start();
    await time.pass(0);
    expect(rows.attempts.get("a9")).toMatchObject({
      phase: "answering",
      companyName: "Quick Interview",
      deadlineAt: null,
    });
    expect(answerAt(0)).toMatchObject({ text: "theirs", rev: 4, ackRev: 4, baseServerRev: 2 });
    await time.pass(11_000);
    look();
    await time.pass(0);
    expect(ports.api.calls.filter(({ name }) => name === "GET /changes").map(({ query }) => query)).toEqual([
      { since: "0" },
      { since: "7" },
    ]);
  });

  it("never write over what waits to be sent", async () => {
    const { sync, time, ports, rows, put, answerAt } = world();
    rows.attempts.set("a1", attempt());
    put(row({ refused: { code: "too_large", say: "Too large." } }));
    ports.api.answer(changes, {
      ...nothing,
      seq: 1,
      answers: [stored({ answer: "theirs", rev: 9, serverRev: 9 })],
    });
    sync.start();
    await time.pass(0);
    expect(answerAt(0)).toMatchObject({ text: "ours" });
  });

  it("close an attempt that was finished elsewhere, keep its report, and delete no answer", async () => {
    const { sync, time, ports, rows, put } = world();
    rows.attempts.set("a1", attempt());
    put(row({ ackRev: 1 }));
    const ended = { attemptId: "a1", companyId, roundId, state: "reported", createdAt: moment };
    ports.api.answer(changes, { ...nothing, seq: 1, attempts: [ended], reports: [report] });
    sync.start();
    await time.pass(0);
    expect(rows.attempts.get("a1")?.phase).toBe("done");
    expect([rows.reports.size, rows.answers.size]).toEqual([1, 1]);
  });

  it("do not put an older report in the place of a newer one", async () => {
    const { sync, time, ports, rows } = world();
    const newer = { ...report, reportId: "new", attemptId: "a2", createdAt: "2026-12-01T10:00:00.000Z" };
    await ports.store.reports.keep(key, newer);
    ports.api.answer(changes, { ...nothing, seq: 1, reports: [report] });
    sync.start();
    await time.pass(0);
    expect([...rows.reports.values()][0]?.report.reportId).toBe("new");
  });
});
