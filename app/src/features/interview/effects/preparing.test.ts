import { describe, expect, it, vi } from "vitest";
import { generateQuestions, questionsOfRound } from "#models/contract/questions.ts";
import { Problem } from "#models/contract/problem.ts";
import { refuse } from "#models/contract/problems.ts";
import { choice, interviewWorld } from "../testing/interviewServer.ts";
import { GENERATE, callsOf, start, tagged } from "../testing/startInterview.ts";
import { prepare } from "./prepare.ts";
import { someReport } from "../../../testing/someReport.ts";

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

  it("[RS9] sends what was put right of the resume, under a key of its own as long as nothing else is", async () => {
    const world = await interviewWorld();
    const resume = { name: "cv.pdf", bytes: new ArrayBuffer(1) };
    await world.ports.store.resume.keep(world.userId, { ...resume, corrections: '{"skills":[]}' });
    world.ports.api.answer(generateQuestions, refuse("questions_failed"));
    const actor = start(world);
    const sent = (count: number) =>
      vi.waitFor(() => {
        const calls = callsOf(world, GENERATE);
        expect(calls).toHaveLength(count);
        return calls.map(({ key, body }) => [key, Object(body).corrections]);
      });
    const [first] = await sent(1);
    expect(first).toEqual([expect.stringMatching(/^id-1\.\d+$/), '{"skills":[]}']);
    await tagged(actor, "failed");
    actor.send({ type: "TRY_AGAIN" });
    expect((await sent(2))[1]).toEqual(first);
    await tagged(actor, "failed");
    world.ports.clock.advance(1_000);
    await world.ports.store.resume.keep(world.userId, { ...resume, corrections: '{"skills":[1]}' });
    actor.send({ type: "TRY_AGAIN" });
    const [, , third] = await sent(3);
    expect(third?.[1]).toBe('{"skills":[1]}');
    expect(third?.[0]).not.toBe(first?.[0]);
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

  it("forgets a round that was started without a network, unless somebody stays and waits for one", async () => {
    const world = await interviewWorld();
    world.ports.network.set(false);
    world.ports.api.answer(generateQuestions, refuse("offline"));
    const actor = start(world);
    await tagged(actor, "offline");
    expect(world.ports.store.rows.attempts.size).toBe(0);
    actor.stop();
  });

  it("keeps a round whose request may have reached the server before the network went", async () => {
    const world = await interviewWorld();
    world.ports.api.answer(generateQuestions, () => {
      world.ports.network.set(false);
      throw refuse("offline");
    });
    const actor = start(world);
    await tagged(actor, "offline");
    expect([...world.ports.store.rows.attempts.values()]).toMatchObject([{ phase: "preparing" }]);
    actor.stop();
  });

  it("keeps a round that was asked for before, for a day without a network", async () => {
    const world = await interviewWorld();
    const { store, network, api } = world.ports;
    const key = { userId: world.userId, companyId: "c1", roundId: "r1", attemptId: "asked" };
    const row = { ...key, reportKey: "k", companyName: "Quick Interview", round: choice.round };
    await store.attempts.keepWith(
      { ...row, phase: "preparing", position: 0, deadlineAt: null, openFor: [] },
      ({ timestamp }) => ({ ...key, id: "asked", kind: "generate", refused: null, timestamp }),
    );
    network.set(false);
    api.answer(questionsOfRound, refuse("offline"));
    const actor = start(world);
    await tagged(actor, "offline");
    expect([[...store.rows.attempts.keys()], [...store.rows.commands.keys()]]).toEqual([
      ["asked"],
      ["asked"],
    ]);
    actor.stop();
  });
});
