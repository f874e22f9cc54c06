import { waitFor } from "xstate";
import { describe, expect, it, vi } from "vitest";
import { generateReport } from "#models/contract/reports.ts";
import { refuse } from "#models/contract/problems.ts";
import { Report } from "#models/entities/report.ts";
import { interviewWorld } from "../testing/interviewServer.ts";
import { REPORT, callsOf, start, tagged } from "../testing/startInterview.ts";
import type { CallOptions } from "../../../ports.ts";

type World = Awaited<ReturnType<typeof interviewWorld>>;

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

  it("says what was cleared just before, which the server may still have a text of, the same after a reload", async () => {
    const world = await interviewWorld();
    world.ports.api.answer(generateReport, refuse("unexpected"));
    const actor = await answered(world);
    actor.send({ type: "TYPE", text: "" });
    actor.send({ type: "FINISH" });
    await tagged(actor, "failed");
    actor.stop();
    const again = start(world);
    await tagged(again, "failed");
    const [first, second] = callsOf(world, REPORT);
    expect(first).toMatchObject({ body: { answers: [{ answer: "", cleared: true }, { answer: "" }] } });
    expect(Object(first?.body)["answers"][1]).not.toHaveProperty("cleared");
    expect(second).toEqual(first);
    again.stop();
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

  it("waits for the network where what asks for the report could not be fetched, and asks then", async () => {
    const world = await interviewWorld();
    const actor = await answered(world);
    vi.doMock("./requestReport.ts", () => Promise.reject(new TypeError("Failed to fetch")));
    actor.send({ type: "FINISH" });
    await waitFor(actor, (snapshot) => snapshot.matches("waitingForNetwork"));
    expect(world.ports.store.rows.commands.size).toBe(1);
    vi.doUnmock("./requestReport.ts");
    actor.send({ type: "ONLINE" });
    await waitFor(actor, ({ status }) => status === "done");
    expect(world.ledger.reports).toBe(1);
  });

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

describe("An attempt that has ended on another device while it is open here", () => {
  it("stays over: the page that keeps its place does not bring it back to life", async () => {
    const world = await interviewWorld();
    const actor = start(world);
    const { attempt } = (await tagged(actor, "answering")).context;
    const { store } = world.ports;
    await vi.waitFor(() => expect(store.rows.attempts.get("id-1")?.deadlineAt).not.toBeNull());
    if (attempt) await store.attempts.keep({ ...attempt, phase: "done" });
    actor.send({ type: "NEXT" });
    actor.send({ type: "SAVE" });
    await waitFor(actor, (snapshot) => snapshot.matches({ answering: { keeping: "written" } }));
    expect(store.rows.attempts.get("id-1")?.phase).toBe("done");
    expect(await store.attempts.open(world.userId)).toEqual([]);
    actor.stop();
  });
});
