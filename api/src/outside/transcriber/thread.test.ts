import { afterEach, describe, expect, it } from "vitest";
import type { Request } from "./messages.ts";
import { type Hanging, startThread, type Thread, ThreadDied } from "./thread.ts";

const request: Request = { kind: "decode", samples: new Float32Array(1), partial: false, voicedRms: 1 };
const open: Thread[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((thread) => thread.end()));
});

/** A thread that runs this for each message. */
function threadOf(code: string, hanging?: Hanging): Thread {
  const program = `import { parentPort } from "node:worker_threads"; parentPort.on("message", (m) => { if (m.end) process.exit(); ${code} });`;
  const file = new URL(`data:text/javascript,${encodeURIComponent(program)}`);
  const thread = startThread(file, { whisper: null, voice: "", cores: 1 }, hanging);
  open.push(thread);
  return thread;
}

const say = (reply: string) => `parentPort.postMessage(${reply});`;

describe("a speech thread", () => {
  it("answers several requests, each with its own reply", async () => {
    const thread = threadOf(say(`{ id: m.id, reply: { kind: "text", text: "number " + m.id } }`));
    const replies = await Promise.all([thread.ask(request), thread.ask(request)]);
    expect(replies).toEqual([
      { kind: "text", text: "number 0" },
      { kind: "text", text: "number 1" },
    ]);
    expect(thread.load()).toBe(0);
  });

  it("says what went wrong, and goes on", async () => {
    const thread = threadOf(say(`m.id === 0 ? { id: 0, error: "no such file" } : { id: m.id, reply: {} }`));
    await expect(thread.ask(request)).rejects.toThrow("no such file");
    expect(await thread.ask(request)).toEqual({});
    expect(thread.alive()).toBe(true);
  });

  it.each([
    ["ends", "process.exit(3)"],
    ["breaks", 'throw new Error("out of memory")'],
  ])("that %s gives back what it was asked for, and everything after that", async (_, code) => {
    const thread = threadOf(code);
    const both = await Promise.allSettled([thread.ask(request), thread.ask(request)]);
    for (const one of both) expect(one).toMatchObject({ status: "rejected", reason: { name: "ThreadDied" } });
    expect(thread.alive()).toBe(false);
    await expect(thread.ask(request)).rejects.toBeInstanceOf(ThreadDied);
  });

  it("gives back what it was asked for when it is to end, and ends by itself", async () => {
    const thread = threadOf("");
    const text = thread.ask(request).catch((error: unknown) => error);
    await thread.end();
    expect(await text).toBeInstanceOf(ThreadDied);
    expect(thread.alive()).toBe(false);
  });

  it("that hangs is ended though it reads nothing any more", async () => {
    const thread = threadOf("for (;;);", { ms: 200, kill: true });
    await expect(thread.ask(request)).rejects.toBeInstanceOf(ThreadDied);
    expect(thread.alive()).toBe(false);
    const begun = performance.now();
    await thread.end();
    // One that still runs is waited for five seconds.
    expect(performance.now() - begun).toBeLessThan(3_000);
  });

  it("is told when a text may end where it is, and not begun when nobody wants it", async () => {
    const thread = threadOf(
      `if ("enough" in m) ${say(`{ id: m.enough, reply: { kind: "text", text: "so far" } }`)}`,
    );
    const unwanted = new AbortController();
    const text = thread.ask(request, unwanted.signal);
    unwanted.abort(new Error("left"));
    expect(await text).toEqual({ kind: "text", text: "so far" });
    await expect(thread.ask(request, unwanted.signal)).rejects.toThrow("left");
  });
});
