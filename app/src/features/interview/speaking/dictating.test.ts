import { describe, expect, it, vi } from "vitest";
import type { Listening, SpokenOf, SpokenTold } from "../../../ports.ts";
import { fakeEar, type FakeEar } from "../../../testing/fakeEar.ts";
import type { SpokenPiece } from "./dictated.ts";
import { makeDictating } from "./dictating.ts";

const of: SpokenOf = {
  userId: "u-1",
  companyId: "c-1",
  roundId: "r-1",
  attemptId: "a-1",
  questionId: "q-1",
  index: 0,
};
const times = { speechFrom: 0, speechTo: 16_000, speechMs: 1_000 };

function world(ear: FakeEar = fakeEar()) {
  const pieces: SpokenPiece[] = [];
  const dictating = makeDictating(ear, (_, piece) => void pieces.push(piece));
  const last = () => {
    const stretch = ear.stretches.at(-1);
    if (!stretch) throw new Error("Nobody listens.");
    return stretch;
  };
  return { ear, dictating, pieces, last };
}

/** An ear whose browser asks first whether it may hear; `stopping`: what its stretch then waits for when it ends. */
function asking(stopping?: (told: SpokenTold) => Promise<void>) {
  const ear = fakeEar();
  const { listen } = ear;
  let allow = () => {};
  const allowed = new Promise<void>((over) => (allow = over));
  ear.listen = async (whose, told) => {
    await allowed;
    const listening = await listen(whose, told);
    const [stretch] = ear.stretches;
    if (stretch && stopping) stretch.whenStopped = stopping(told);
    return listening;
  };
  return { ear, allow };
}

describe("Speaking", () => {
  it("leaves what is being said on the screen when the text of an earlier sentence comes", async () => {
    const { dictating, last } = world();
    await dictating.start(of, null);
    const { told } = last();
    told.onSpeech("s/0000");
    told.onHeard({ segment: "s/0000", committed: "First", pending: "" });
    told.onSpeech("s/0001");
    told.onHeard({ segment: "s/0001", committed: "Then we", pending: "moved" });
    told.onText({ segment: "s/0000", text: "First.", times });
    expect(dictating.state().heard).toEqual({ committed: "Then we", pending: "moved" });
    told.onText({ segment: "s/0001", text: "Then we moved.", times });
    expect(dictating.state().heard).toBeNull();
  });

  it("tries once more, before the round is finished, what could not be written down", async () => {
    const { ear, dictating, last, pieces } = world();
    await dictating.start(of, null);
    last().told.onSpeech("s/0000");
    last().told.onLost("s/0000");
    expect(dictating.state().later).toBe(1);
    await dictating.settle();
    expect([ear.recovered, pieces.map(({ text }) => text), dictating.state().later]).toEqual([
      ["s"],
      ["What was said before."],
      0,
    ]);
    await dictating.settle();
    expect(ear.recovered).toEqual(["s"]);
  });

  it("does not keep the end of a round waiting for a server that stays away, but for one that comes back", async () => {
    vi.useFakeTimers();
    const { dictating, last } = world();
    await dictating.start(of, null);
    const { told } = last();
    last().whenStopped = new Promise(() => {});
    told.onSpeech("s/0000");
    const settled = vi.fn();
    void dictating.settle().then(settled);
    told.onAway(true);
    await vi.advanceTimersByTimeAsync(3_000);
    told.onAway(false);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(settled).not.toHaveBeenCalled();
    told.onAway(true);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(settled).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  it("forgets with its end that the microphone was muted, and with its next beginning that there was no room", async () => {
    const { dictating, last } = world();
    await dictating.start(of, null);
    last().told.onMuted(true);
    last().told.onUnkept();
    await dictating.stop();
    expect([dictating.state().muted, dictating.state().unkept]).toEqual([false, true]);
    await dictating.start(of, null);
    expect(dictating.state().unkept).toBe(false);
  });

  it("that was ended before its microphone opened takes nothing from the next one when that fails late", async () => {
    const ear = fakeEar();
    const { listen } = ear;
    let refuse: (why: Error) => void = () => {};
    ear.listen = () => new Promise<Listening>((_, reject) => (refuse = reject));
    const { dictating, last } = world(ear);
    const first = dictating.start(of, null);
    void dictating.stop();
    ear.listen = listen;
    await dictating.start(of, "headset");
    refuse(new Error("busy"));
    await first;
    expect([dictating.state().phase, dictating.state().fault]).toEqual(["on", null]);
    await dictating.stop();
    expect(last().stopped).toBe(true);
  });

  it("does not keep the end of a round waiting for a question of the browser that nobody answers, and ends when somebody does", async () => {
    vi.useFakeTimers();
    const { ear, allow } = asking();
    const { dictating, last } = world(ear);
    const started = dictating.start(of, null);
    await dictating.stop();
    expect(dictating.state().phase).toBe("off");
    const settled = vi.fn();
    void dictating.settle().then(settled);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(settled).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
    allow();
    await started;
    await vi.waitFor(() => expect(last().stopped).toBe(true));
    expect([dictating.state().phase, dictating.state().fault]).toEqual(["off", null]);
  });

  it("has all of it before the round ends where its microphone only took its time: somebody may have spoken by then", async () => {
    let write = () => {};
    const writing = new Promise<void>((over) => (write = over));
    const { ear, allow } = asking(async (told) => {
      await writing;
      told.onText({ segment: "s/0000", text: "At once.", times });
    });
    const { dictating, pieces } = world(ear);
    void dictating.start(of, null);
    const settled = vi.fn();
    const settling = dictating.settle().then(settled);
    allow();
    await new Promise((over) => setTimeout(over, 10));
    expect(settled).not.toHaveBeenCalled();
    write();
    await settling;
    expect(pieces.map(({ text }) => text)).toEqual(["At once."]);
  });

  it("that is refused after it was ended says nothing of it", async () => {
    const { ear, dictating } = world();
    ear.fault = "denied";
    const started = dictating.start(of, null);
    await dictating.stop();
    await started;
    expect([dictating.state().phase, dictating.state().fault]).toEqual(["off", null]);
  });

  it("is said to have broken off where its end fails, which is a fault to look into", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const { dictating, last } = world();
    await dictating.start(of, null);
    last().whenStopped = Promise.reject(new Error("the recorder has failed"));
    await dictating.stop();
    expect([dictating.state().phase, dictating.state().fault]).toEqual(["off", "broken"]);
    expect(warn.mock.calls.flat()).toContainEqual(new Error("the recorder has failed"));
    warn.mockReset();
  });
});
