import { createActor, waitFor } from "xstate";
import { describe, expect, it, vi } from "vitest";
import { choice, interviewWorld } from "../testing/interviewServer.ts";
import { start, tagged } from "../testing/startInterview.ts";
import { provideEffects } from "./provideEffects.ts";

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
      subscribe: () => () => {},
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
