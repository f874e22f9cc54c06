import { beforeEach, describe, expect, it, vi } from "vitest";
import type { SpokenTold } from "../../ports.ts";
import { FakeWorker } from "../../testing/fakeWorker.ts";
import { someSet, someSets } from "../../testing/someSets.ts";
import { makeListenerHost } from "./listenerHost.ts";
import type { Stretch } from "./messages.ts";

vi.mock("./listener.worker.ts?worker", async () => ({
  default: (await import("../../testing/fakeWorker.ts")).FakeWorker,
}));

const stretch: Stretch = {
  id: "s",
  userId: "u",
  attemptId: "a",
  companyId: "c",
  roundId: "r",
  questionId: "q",
  index: 0,
};

/** Who is told of a stretch, and what that was. */
function someone() {
  const heard: string[] = [];
  const note = (what: string) => () => void heard.push(what);
  const told: SpokenTold = {
    deviceId: null,
    onLevel: note("level"),
    onSpeech: note("speech"),
    onHeard: note("heard"),
    onText: ({ text }) => void heard.push(`text: ${text}`),
    onLost: note("lost"),
    onUnkept: note("unkept"),
    onUnplugged: note("unplugged"),
    onBroken: note("broken"),
    onMuted: note("muted"),
    onAway: note("away"),
  };
  return { heard, told };
}

/** A host that has loaded, and its worker. */
async function loaded() {
  const host = makeListenerHost(someSets, () => {});
  const ready = host.load();
  const worker = FakeWorker.last();
  worker.say({ type: "ready" });
  await ready;
  return { host, worker };
}

beforeEach(() => void (FakeWorker.all = []));

describe("The worker that listens", () => {
  it("is made once, when it is first needed, and ends a stretch when it has nothing more to tell", async () => {
    const { host, worker } = await loaded();
    const { heard, told } = someone();
    host.tell("s", told);
    const end = host.end("s", { type: "stop" });
    const times = { speechFrom: 0, speechTo: 1, speechMs: 1 };
    worker.say({ type: "event", stretch: "s", event: { kind: "text", segment: 0, text: "Yes.", times } });
    worker.say({ type: "stopped", stretch: "s" });
    expect([await end, heard, FakeWorker.all.length]).toEqual([true, ["text: Yes."], 1]);
  });

  it.each<[string, (worker: FakeWorker) => void]>([
    ["crashes", (worker) => worker.crash()],
    ["cannot go on", (worker) => worker.say({ type: "failed", why: "memory access out of bounds" })],
  ])("that %s in the middle of a sentence is told to whoever speaks, once, and given up", async (_, fail) => {
    const { host, worker } = await loaded();
    const { heard, told } = someone();
    host.tell("s", told);
    fail(worker);
    fail(worker);
    worker.say({ type: "level", level: 1, speech: true });
    expect([heard, worker.ended]).toEqual([["broken"], true]);
  });

  it("[bug transformers.js#1767] [bug transformers.js#1635] is replaced after a failure: the same one would fail for ever", async () => {
    const host = makeListenerHost(someSets, () => {});
    const ready = host.load();
    const first = FakeWorker.last();
    first.say({ type: "failed", why: "no available backend found" });
    await expect(ready).rejects.toThrow("no available backend");
    const again = host.load();
    expect([FakeWorker.last() === first, first.ended]).toEqual([false, true]);
    first.say({ type: "failed", why: "late" });
    FakeWorker.last().say({ type: "ready" });
    await again;
    expect(FakeWorker.last().got).toEqual([{ type: "load", vad: someSet, runtime: someSet }]);
  });

  it("keeps nobody waiting for the end of a stretch when it crashes meanwhile, and says that some may be left", async () => {
    const { host, worker } = await loaded();
    const { heard, told } = someone();
    host.tell("s", told);
    const end = host.end("s", { type: "stop" });
    worker.crash();
    expect([await end, heard]).toEqual([false, []]);
  });

  it("ends a stretch for each who waits: for its speaking, and for what it had left when its page came back", async () => {
    const { host, worker } = await loaded();
    const [before, after] = [someone(), someone()];
    host.tell("s", before.told);
    const spoken = host.end("s", { type: "stop" });
    host.tell("s", after.told);
    const recovered = vi.fn();
    void host.end("s", { type: "recover", stretch }).then(recovered);
    const times = { speechFrom: 0, speechTo: 1, speechMs: 1 };
    worker.say({ type: "stopped", stretch: "s" });
    expect(await spoken).toBe(true);
    expect(recovered).not.toHaveBeenCalled();
    worker.say({ type: "event", stretch: "s", event: { kind: "text", segment: 0, text: "Late.", times } });
    worker.say({ type: "stopped", stretch: "s" });
    await vi.waitFor(() => expect(recovered).toHaveBeenCalledWith(true));
    expect([before.heard, after.heard]).toEqual([[], ["text: Late."]]);
  });

  it("is given up where it does not load, while the microphone is open and nobody listens", async () => {
    vi.useFakeTimers();
    const host = makeListenerHost(someSets, () => {});
    const ready = host.load();
    const failed = expect(ready).rejects.toThrow("too long");
    await vi.advanceTimersByTimeAsync(30_000);
    await failed;
    expect(FakeWorker.last().ended).toBe(true);
    const again = host.load();
    const worker = FakeWorker.last();
    worker.say({ type: "ready" });
    await again;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(worker.ended).toBe(false);
    vi.useRealTimers();
  });

  it("writes down in another worker what is left, and does not fall into a circle when that one crashes too", async () => {
    const { host, worker } = await loaded();
    const { heard, told } = someone();
    host.tell("s", told);
    worker.crash();
    host.tell("s", told);
    const end = host.end("s", { type: "recover", stretch });
    expect(FakeWorker.last()).not.toBe(worker);
    expect(FakeWorker.last().got).toEqual([{ type: "recover", stretch }]);
    FakeWorker.last().crash();
    expect([await end, heard]).toEqual([false, ["broken"]]);
  });
});
