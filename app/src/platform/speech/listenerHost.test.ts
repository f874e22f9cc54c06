import { beforeEach, describe, expect, it, vi } from "vitest";
import type { SpokenTold } from "../../ports.ts";
import { FakeWorker } from "../../testing/fakeWorker.ts";
import { someSet, someSets } from "../../testing/someSets.ts";
import type { DeviceEngine } from "./deviceEngine.ts";
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

/** An engine, and how many doors it has given. */
function engine() {
  const own = { doors: 0 };
  const made: DeviceEngine = {
    door() {
      own.doors++;
      return { port: new MessageChannel().port1, given: null };
    },
    end: () => {},
  };
  return { engine: made, doors: () => own.doors };
}

/** For each word about what writes down, whether there was a door in it. */
const doorsIn = ({ got }: FakeWorker) =>
  got.flatMap((message) =>
    typeof message === "object" && message !== null && "port" in message ? [message.port !== null] : [],
  );

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

  it("gets one door to each engine: behind a second one all that waits would be written down twice", async () => {
    const { host, worker } = await loaded();
    const [first, second] = [engine(), engine()];
    for (const one of [first, first, second, second]) host.connect(one.engine);
    expect([doorsIn(worker), first.doors(), second.doors()]).toEqual([[true, true], 1, 1]);
    host.connect(null);
    host.connect(second.engine);
    expect([doorsIn(worker), second.doors()]).toEqual([[true, true, false, true], 2]);
  });

  it("gets a door of its own where it takes the place of one that has crashed", async () => {
    const { host, worker } = await loaded();
    const { engine: whisper, doors } = engine();
    host.connect(whisper);
    worker.crash();
    host.connect(whisper);
    expect([doorsIn(FakeWorker.last()), doors()]).toEqual([[true], 2]);
  });

  it("is busy from the beginning of a stretch until it has nothing more to tell of it", async () => {
    const { host, worker } = await loaded();
    expect(host.isBusy()).toBe(false);
    host.tell("s", someone().told);
    const end = host.end("s", { type: "stop" });
    expect(host.isBusy()).toBe(true);
    worker.say({ type: "stopped", stretch: "s" });
    await end;
    expect(host.isBusy()).toBe(false);
  });
});
