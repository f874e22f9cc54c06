import { describe, expect, it } from "vitest";
import { makeGiveUp, NEVER } from "#models/speech/giveUp.ts";
import { makeEngineLink } from "./engine.ts";
import type { Job, JobDone } from "./messages.ts";

const FINAL = { voicedRms: 0.1, partial: false };
const PARTIAL = { voicedRms: 0.1, partial: true };
const sound = () => new Float32Array(4);

/** A worker's side of a door, which replies as told, and what it was asked. */
function worker(reply: (job: Job) => JobDone | null) {
  const { port1, port2 } = new MessageChannel();
  const asked: Job[] = [];
  port2.onmessage = ({ data }: MessageEvent<Job>) => {
    asked.push(data);
    const done = reply(data);
    if (done) port2.postMessage(done);
  };
  return { port: port1, asked, end: () => port2.close() };
}

const right = ({ id }: Job): JobDone => ({ id, text: `text ${id}`, why: "" });
const broken = ({ id }: Job): JobDone => ({ id, text: null, why: "out of memory" });

describe("The link to what writes segments down", () => {
  it("gives each segment its own text", async () => {
    const link = makeEngineLink(() => {});
    const { port, end } = worker(right);
    link.connect(port, null);
    const both = [link.transcribe("u", sound(), FINAL, NEVER), link.transcribe("u", sound(), FINAL, NEVER)];
    expect(await Promise.all(both)).toEqual(["text 1", "text 2"]);
    end();
  });

  it("says at once that nothing is there", async () => {
    const link = makeEngineLink(() => {});
    link.connect(null, null);
    await expect(link.transcribe("u", sound(), FINAL, NEVER)).rejects.toThrow("Nothing");
  });

  it("has what is said while the engine is still being loaded wait for it, and no partial text", async () => {
    const link = makeEngineLink(() => {});
    const text = link.transcribe("u", sound(), FINAL, NEVER);
    await expect(link.transcribe("u", sound(), PARTIAL, NEVER)).rejects.toThrow("Nothing");
    const { port, asked, end } = worker(right);
    link.connect(port, null);
    expect([await text, asked.map(({ userId }) => userId)]).toEqual(["text 1", ["u"]]);
    end();
  });

  it("keeps nobody waiting where there turns out to be no engine", async () => {
    const link = makeEngineLink(() => {});
    const text = link.transcribe("u", sound(), FINAL, NEVER);
    link.connect(null, null);
    await expect(text).rejects.toThrow("gone");
  });

  it("hands a final text that one engine could not make to the next one", async () => {
    const failures: string[] = [];
    const link = makeEngineLink((why) => failures.push(why));
    const first = worker(broken);
    link.connect(first.port, null);
    const text = link.transcribe("u", sound(), FINAL, NEVER);
    await expect.poll(() => failures).toEqual(["out of memory"]);
    const second = worker(right);
    link.connect(second.port, null);
    expect(await text).toBe("text 1");
    first.end();
    second.end();
  });

  it("loses a final text only when no engine is left", async () => {
    const link = makeEngineLink(() => {});
    const { port, end } = worker(() => null);
    link.connect(port, null);
    const text = link.transcribe("u", sound(), FINAL, NEVER);
    link.connect(null, null);
    await expect(text).rejects.toThrow("gone");
    end();
  });

  it.each([
    ["a partial text", PARTIAL],
    ["a text begun early", { ...FINAL, early: true }],
  ])("does not repeat %s, and tells its engine when nobody waits for it", async (_, about) => {
    const given = new Int32Array(new SharedArrayBuffer(4));
    const failures: string[] = [];
    const link = makeEngineLink((why) => failures.push(why));
    const { port, end } = worker(broken);
    link.connect(port, given);
    const giveUp = makeGiveUp();
    const text = link.transcribe("u", sound(), about, giveUp);
    giveUp.give();
    await expect(text).rejects.toThrow("out of memory");
    expect([Atomics.load(given, 0), failures]).toEqual([1, []]);
    end();
  });
});
