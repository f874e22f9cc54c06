import { createActor, waitFor } from "xstate";
import { describe, expect, it, vi } from "vitest";
import { COACH } from "#models/coach/coach.ts";
import { generateQuestions, questionsOfRound } from "#models/contract/questions.ts";
import { generateReport } from "#models/contract/reports.ts";
import { Problem } from "#models/contract/problem.ts";
import { refuse } from "#models/contract/problems.ts";
import { Report } from "#models/entities/report.ts";
import { choice, interviewWorld } from "../testing/interviewServer.ts";
import { DEVICE_COACH } from "./deviceCoach.ts";
import { prepare } from "./prepare.ts";
import { provideEffects } from "./provideEffects.ts";
import type { CallOptions } from "../../../ports.ts";
import { someReport } from "../../../testing/someReport.ts";

type World = Awaited<ReturnType<typeof interviewWorld>>;

const GENERATE = "POST /questions/generate/{companyId}/{roundId}";
const REPORT = "POST /reports/generate";

const callsOf = ({ ports }: World, name: string) => ports.api.calls.filter((call) => call.name === name);

function start({ ports, userId }: World, chosen: typeof choice | null = choice) {
  const now = ports.clock.now();
  const input = { userId, choice: chosen, known: false, openedAt: now, muted: true, now };
  return createActor(provideEffects(ports), { input }).start();
}

const tagged = (actor: ReturnType<typeof start>, tag: "answering" | "failed" | "offline") =>
  waitFor(actor, (snapshot) => snapshot.hasTag(tag));

describe("Preparing", () => {
  it("stores the attempt with its ids before anything is sent, and sends the resume under the attempt's id", async () => {
    const world = await interviewWorld();
    world.ports.api.answer(generateQuestions, () => {
      const [row] = [...world.ports.store.rows.attempts.values()];
      expect(row).toMatchObject({ phase: "preparing", attemptId: "id-1", reportKey: "id-2" });
      throw refuse("questions_failed");
    });
    const actor = start(world);
    expect((await tagged(actor, "failed")).context.failure).toMatchObject({ code: "questions_failed" });
    const [call] = callsOf(world, GENERATE);
    expect(call).toMatchObject({
      key: "id-1",
      params: { companyId: "c1", roundId: "r1" },
      body: { companyId: "c1", roundId: "r1", userId: world.userId, attemptId: "id-1" },
    });
    expect(call?.file).toMatchObject({ name: "cv.pdf", size: 8, type: "application/pdf" });
    actor.stop();
  });

  it("repeats under the same key, and asks first whether the questions are there", async () => {
    const world = await interviewWorld();
    world.ports.api.answer(generateQuestions, refuse("questions_failed"));
    const actor = start(world);
    await tagged(actor, "failed");
    actor.send({ type: "TRY_AGAIN" });
    await vi.waitFor(() => expect(callsOf(world, GENERATE)).toHaveLength(2));
    expect(callsOf(world, GENERATE).map(({ key }) => key)).toEqual(["id-1", "id-1"]);
    expect(world.ports.api.calls.map(({ name }) => name)).toContain(
      "GET /questions/round/{companyId}/{roundId}",
    );
    actor.stop();
  });

  it("begins with the questions: credits as the server says, time from now", async () => {
    const world = await interviewWorld();
    const actor = start(world);
    const { context } = await tagged(actor, "answering");
    expect(context.attempt).toMatchObject({ deadlineAt: world.ports.clock.now() + 30 * 60_000, position: 0 });
    expect(world.ports.auth.state().user?.credits).toBe(100);
    expect(world.ports.store.rows.questions.size).toBe(1);
    await vi.waitFor(() =>
      expect([...world.ports.store.rows.attempts.values()]).toMatchObject([
        { phase: "answering", deadlineAt: context.attempt?.deadlineAt },
      ]),
    );
    actor.stop();
  });

  it("takes over the attempt that the server has from another device, and drops its own", async () => {
    const world = await interviewWorld();
    const set = await world.ports.api.call(generateQuestions, {
      params: { companyId: "c1", roundId: "r1" },
      body: { attemptId: "elsewhere" },
      file: new Blob(),
    });
    const found = await prepare(world.ports, { userId: world.userId, choice, known: false });
    expect(found.attempt.attemptId).toBe("elsewhere");
    expect(found.questions).toEqual(set.questions);
    expect([...world.ports.store.rows.attempts.keys()]).toEqual(["elsewhere"]);
    expect(world.ledger.charges).toBe(1);
  });

  it("makes new questions where the round was finished on another device, whatever is still stored of it", async () => {
    const world = await interviewWorld();
    const { store } = world.ports;
    const key = { userId: world.userId, companyId: "c1", roundId: "r1" };
    await store.questions.keep({ ...key, attemptId: "over", questions: [] });
    await store.reports.keep(key, { ...someReport, attemptId: "over" });
    const found = await prepare(world.ports, { userId: world.userId, choice, known: false });
    expect(found.attempt.attemptId).not.toBe("over");
    expect(world.ledger.charges).toBe(1);
  });

  it("asks the server first when the page was opened with questions", async () => {
    const world = await interviewWorld();
    world.ports.api.answer(questionsOfRound, refuse("questions_not_found"));
    await prepare(world.ports, { userId: world.userId, choice, known: true });
    expect(world.ports.api.calls.map(({ name }) => name.split(" ")[0])).toEqual(["GET", "POST"]);
  });

  it.each(["credits_short", "resume_locked", "round_not_found"] as const)(
    "leaves no attempt behind when the server refuses with %s",
    async (code) => {
      const world = await interviewWorld();
      world.ports.api.answer(generateQuestions, refuse(code));
      const actor = start(world);
      expect((await tagged(actor, "failed")).context.failure).toMatchObject({ at: "prepare", code });
      expect(world.ports.store.rows.attempts.size).toBe(0);
      actor.stop();
    },
  );

  it("says that the resume is missing without asking the server", async () => {
    const world = await interviewWorld();
    await world.ports.store.resume.remove(world.userId);
    const actor = start(world);
    expect((await tagged(actor, "failed")).context.failure?.code).toBe("resume_missing");
    expect(world.ports.api.calls).toEqual([]);
    actor.stop();
  });

  it("waits while the server is at work on the same request, then takes its result", async () => {
    const world = await interviewWorld();
    const generated = vi
      .fn()
      .mockRejectedValueOnce(new Problem("generating", "Being made.", { retryAfter: 1 }));
    const before = await interviewWorld();
    const reply = await before.ports.api.call(generateQuestions, {
      params: { companyId: "c1", roundId: "r1" },
      body: { attemptId: "id-1" },
      file: new Blob(),
    });
    world.ports.api.answer(generateQuestions, generated.mockResolvedValue(reply));
    const actor = start(world);
    expect((await tagged(actor, "answering")).context.attempt?.attemptId).toBe("id-1");
    expect(callsOf(world, GENERATE).map(({ key }) => key)).toEqual(["id-1", "id-1"]);
    actor.stop();
  });

  it("waits for the network and goes on by itself", async () => {
    const world = await interviewWorld();
    world.ports.network.set(false);
    world.ports.api.answer(generateQuestions, refuse("offline"));
    const actor = start(world);
    await tagged(actor, "offline");
    const other = await interviewWorld();
    world.ports.api.answer(generateQuestions, (sent: object) =>
      other.ports.api.call(generateQuestions, {
        params: { companyId: "c1", roundId: "r1" },
        body: { attemptId: "id-1" },
        file: new Blob(),
        ...sent,
      }),
    );
    world.ports.network.set(true);
    await tagged(actor, "answering");
    actor.stop();
  });
});

describe("Answering", () => {
  it("gives every change of text to the store at once, and tells when it is down", async () => {
    const world = await interviewWorld();
    const actor = start(world);
    await tagged(actor, "answering");
    const type = vi.spyOn(world.ports.store.answers, "type");
    actor.send({ type: "TYPE", text: "one" });
    expect(type.mock.calls[0]?.[0]).toMatchObject({
      index: 0,
      attemptId: "id-1",
      questionId: "q0",
      text: "one",
    });
    expect(actor.getSnapshot().context.save.state).toBe("saving");
    await waitFor(actor, ({ context }) => context.save.state === "kept");
    actor.stop();
  });

  it("says that the text is not down when the disk is full, and that it is after the next try", async () => {
    const world = await interviewWorld();
    const actor = start(world);
    await tagged(actor, "answering");
    await vi.waitFor(() => expect(world.ports.store.rows.attempts.get("id-1")?.deadlineAt).not.toBeNull());
    world.ports.store.full = new DOMException("full", "QuotaExceededError");
    actor.send({ type: "TYPE", text: "one" });
    await waitFor(actor, ({ context }) => context.save.state === "lost");
    world.ports.store.full = null;
    actor.send({ type: "SAVE" });
    await waitFor(actor, ({ context }) => context.save.state === "kept");
    actor.stop();
  });

  it("takes no late word about another question's text for this one's", async () => {
    const world = await interviewWorld();
    const actor = start(world);
    await tagged(actor, "answering");
    actor.send({ type: "TYPE", text: "one" });
    const { seq } = actor.getSnapshot().context.save;
    actor.send({ type: "NEXT" });
    actor.send({ type: "LOST", seq });
    expect(actor.getSnapshot().context.save.state).toBe("untouched");
    actor.stop();
  });

  it("keeps the place: a new actor over the same rows stands at the same question with the same time", async () => {
    const world = await interviewWorld();
    const actor = start(world);
    const { context } = await tagged(actor, "answering");
    actor.send({ type: "NEXT" });
    actor.send({ type: "TYPE", text: "two" });
    await waitFor(actor, (snapshot) => snapshot.context.save.state === "kept");
    actor.stop();
    world.ports.clock.advance(60_000);
    const again = start(world);
    expect((await tagged(again, "answering")).context).toMatchObject({
      attempt: { position: 1, deadlineAt: context.attempt?.deadlineAt, attemptId: "id-1" },
      answers: ["", "two"],
    });
    again.stop();
  });

  it("[bug 29] is restored as often as one likes, each time with a clock that goes and a turn that can be lost", async () => {
    const world = await interviewWorld();
    const { clock, turns } = world.ports;
    const first = start(world);
    const { context } = await tagged(first, "answering");
    await vi.waitFor(() => expect(world.ports.store.rows.attempts.get("id-1")?.deadlineAt).not.toBeNull());
    first.stop();
    for (const time of ["second", "third", "fourth"]) {
      clock.advance(2_000);
      const actor = start(world);
      const { attempt } = (await tagged(actor, "answering")).context;
      expect([time, attempt?.attemptId, attempt?.deadlineAt]).toEqual([
        time,
        "id-1",
        context.attempt?.deadlineAt,
      ]);
      clock.advance(1_000);
      await waitFor(actor, (snapshot) => snapshot.context.now === clock.now());
      turns.lose();
      expect(actor.getSnapshot().hasTag("elsewhere")).toBe(true);
      await turns.takeOver("id-1");
      actor.stop();
    }
  });

  it("reads each question aloud unless muted, and stops when one moves on", async () => {
    const signals: AbortSignal[] = [];
    const said: string[] = [];
    const voice = {
      said,
      available: () => true,
      say: (text: string, signal: AbortSignal) => {
        said.push(text);
        signals.push(signal);
        return new Promise<void>(() => {});
      },
    };
    const world = await interviewWorld(2, { voice });
    const own = { userId: world.userId, choice, known: false, openedAt: 0, muted: false, now: 0 };
    const actor = createActor(provideEffects(world.ports), { input: own }).start();
    await tagged(actor, "answering");
    expect(actor.getSnapshot().hasTag("speaking")).toBe(true);
    actor.send({ type: "NEXT" });
    expect(said).toEqual(["How did you build part 0?", "How did you build part 1?"]);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    vi.stubGlobal("localStorage", { setItem: vi.fn() });
    actor.send({ type: "MUTE" });
    expect(signals[1]?.aborted).toBe(true);
    actor.send({ type: "PREVIOUS" });
    expect(said).toHaveLength(2);
    vi.unstubAllGlobals();
    actor.stop();
  });
});

it("names the coach on the device as the server does", () => expect(DEVICE_COACH).toEqual(COACH));

describe("Finishing", () => {
  async function answered(world: World) {
    const actor = start(world);
    await tagged(actor, "answering");
    actor.send({ type: "TYPE", text: "one" });
    return actor;
  }

  it("sends all answers under the stored report key, stores the report and closes the attempt", async () => {
    const world = await interviewWorld();
    const actor = await answered(world);
    actor.send({ type: "FINISH" });
    await waitFor(actor, ({ status }) => status === "done");
    expect(callsOf(world, REPORT)).toMatchObject([
      {
        key: "id-2",
        body: { attemptId: "id-1", overTime: false, answers: [{ answer: "one" }, { answer: "" }] },
      },
    ]);
    const { rows } = world.ports.store;
    expect([rows.questions.size, rows.answers.size, rows.reports.size]).toEqual([0, 0, 1]);
    expect(rows.attempts.get("id-1")?.phase).toBe("done");
  });

  it("repeats with the same key and the same body after a reload, also when the time ran out meanwhile", async () => {
    const world = await interviewWorld();
    world.ports.api.answer(generateReport, refuse("unexpected"));
    const actor = await answered(world);
    actor.send({ type: "FINISH" });
    await tagged(actor, "failed");
    actor.stop();
    world.ports.clock.advance(3 * 3_600_000);
    const again = start(world);
    await tagged(again, "failed");
    const [first, second] = callsOf(world, REPORT);
    expect(second).toEqual(first);
    again.stop();
  });

  it("stores what asks for the report together with the end of answering", async () => {
    const world = await interviewWorld();
    world.ports.api.answer(generateReport, refuse("report_failed"));
    const actor = await answered(world);
    actor.send({ type: "FINISH" });
    await tagged(actor, "failed");
    const [sent] = callsOf(world, REPORT);
    expect([...world.ports.store.rows.commands.values()]).toMatchObject([
      { id: "id-2", kind: "report", attemptId: "id-1", refused: null, body: sent?.body },
    ]);
    actor.send({ type: "BACK" });
    await tagged(actor, "answering");
    expect(world.ports.store.rows.commands.size).toBe(0);
    actor.stop();
  });

  it("shows the coach's own report after ten seconds where the server takes the call and says nothing", async () => {
    const world = await interviewWorld();
    world.ports.api.answer(
      generateReport,
      (_: unknown, { signal }: CallOptions) =>
        new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason as Error))),
    );
    const actor = await answered(world);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    actor.send({ type: "FINISH" });
    await vi.waitFor(() => expect(callsOf(world, REPORT)).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(9_000);
    expect(world.ports.store.rows.reports.size).toBe(0);
    await vi.advanceTimersByTimeAsync(1_100);
    vi.useRealTimers();
    await waitFor(actor, ({ status }) => status === "done");
    const [kept] = [...world.ports.store.rows.reports.values()];
    expect(kept?.report.provisional).toBe(true);
  });

  it.each(["offline", "unavailable"] as const)(
    "shows the coach's own report at once while the server is %s, and keeps all that the full one needs",
    async (code) => {
      const world = await interviewWorld();
      world.ports.api.answer(generateReport, refuse(code));
      const actor = await answered(world);
      actor.send({ type: "FINISH" });
      await waitFor(actor, ({ status }) => status === "done");
      const { rows } = world.ports.store;
      const [kept] = [...rows.reports.values()];
      expect(kept?.report).toMatchObject({
        provisional: true,
        attemptId: "id-1",
        totalQuestions: 2,
        answeredQuestions: 1,
        scoredBy: { by: "coach" },
      });
      expect(Report.safeParse(kept?.report).success).toBe(true);
      expect([rows.questions.size, rows.answers.size, rows.commands.size]).toEqual([1, 1, 1]);
      expect(rows.attempts.get("id-1")?.phase).toBe("finishing");
    },
  );

  it("leads to the provisional report after a reload, and does not close its attempt", async () => {
    const world = await interviewWorld();
    world.ports.api.answer(generateReport, refuse("offline"));
    const actor = await answered(world);
    actor.send({ type: "FINISH" });
    await waitFor(actor, ({ status }) => status === "done");
    const again = start(world);
    await waitFor(again, ({ status }) => status === "done");
    expect(world.ports.store.rows.attempts.get("id-1")?.phase).toBe("finishing");
  });

  it("tells that the report failed, loses nothing, and goes back under a new key", async () => {
    const world = await interviewWorld();
    world.ports.api.answer(generateReport, refuse("report_failed"));
    const actor = await answered(world);
    actor.send({ type: "FINISH" });
    expect((await tagged(actor, "failed")).context.failure).toMatchObject({
      at: "report",
      code: "report_failed",
    });
    expect(world.ports.store.rows.answers.size).toBe(1);
    actor.send({ type: "BACK" });
    const { context } = await tagged(actor, "answering");
    expect(context).toMatchObject({
      answers: ["one", ""],
      attempt: { phase: "answering", reportKey: "id-3" },
    });
    actor.stop();
  });

  it("takes the report that was made before, when its reply was lost and the page went back", async () => {
    const world = await interviewWorld();
    const actor = await answered(world);
    const { attempt } = actor.getSnapshot().context;
    const { userId, companyId, roundId, attemptId = "" } = attempt ?? {};
    const body = {
      userId,
      companyId: companyId ?? "",
      roundId: roundId ?? "",
      attemptId,
      answers: [{ answer: "one" }],
      overTime: false,
    };
    await world.ports.api.call(generateReport, { body }, { key: "lost" });
    actor.send({ type: "FINISH" });
    await waitFor(actor, ({ status }) => status === "done");
    expect(world.ledger.reports).toBe(1);
  });
});
