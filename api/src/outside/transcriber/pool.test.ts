import { describe, expect, it } from "vitest";
import type { Reply, Request } from "./messages.ts";
import { makePool, type PoolOptions } from "./pool.ts";
import { Busy } from "./port.ts";
import { type Thread, ThreadDied } from "./thread.ts";

const NEVER = new AbortController().signal;
const request: Request = { kind: "decode", samples: new Float32Array(1), partial: false, voicedRms: 1 };
const job = (owner: string, kind: "final" | "partial" = "final", signal = NEVER) => ({
  owner,
  kind,
  signal,
  request,
});

/** Threads that answer when they are told to. */
function handThreads() {
  const open: { resolve(reply: Reply): void; reject(error: Error): void }[] = [];
  const started: Thread[] = [];
  const ended: Thread[] = [];
  const stopped = { enough: 0 };
  async function start(): Promise<Thread> {
    let alive = true;
    const asked = new Set<(error: Error) => void>();
    const thread: Thread = {
      load: () => asked.size,
      alive: () => alive,
      ask: (_, signal) =>
        new Promise<Reply>((resolve, reject) => {
          signal?.addEventListener("abort", () => stopped.enough++);
          const dies = (error: Error) => {
            alive = false;
            asked.delete(dies);
            reject(error);
          };
          asked.add(dies);
          open.push({ resolve: (reply) => resolve(reply), reject: dies });
        }),
      end: async () => void ended.push(thread),
    };
    started.push(thread);
    return thread;
  }
  const next = async () => {
    while (open.length === 0) await new Promise((wake) => setTimeout(wake, 1));
    const one = open.shift();
    if (!one) throw new Error("nothing is asked");
    return one;
  };
  return {
    start,
    started,
    ended,
    next,
    open,
    get enough() {
      return stopped.enough;
    },
  };
}

const text = (words: string): Reply => ({ kind: "text", text: words });
const poolOf = (threads: ReturnType<typeof handThreads>, more: Partial<PoolOptions> = {}) =>
  makePool({ start: threads.start, size: 1, waiting: 2, idleMs: 60_000, ...more });

describe("a pool of threads", () => {
  it("starts none before something is asked, and one text at a time in each", async () => {
    const threads = handThreads();
    const pool = poolOf(threads);
    expect(threads.started).toHaveLength(0);
    const both = [pool.decode(job("a")), pool.decode(job("b"))];
    (await threads.next()).resolve(text("one"));
    expect(threads.open).toHaveLength(0);
    (await threads.next()).resolve(text("two"));
    expect(await Promise.all(both)).toEqual([text("one"), text("two")]);
    expect(threads.started).toHaveLength(1);
    await pool.close();
    expect(threads.ended).toEqual(threads.started);
  });

  it("replaces a thread that dies, and tries its text once more", async () => {
    const threads = handThreads();
    const pool = poolOf(threads);
    const said = pool.decode(job("a"));
    (await threads.next()).reject(new ThreadDied("gone"));
    (await threads.next()).resolve(text("after all"));
    expect(await said).toEqual(text("after all"));
    const lost = expect(pool.decode(job("a"))).rejects.toThrow("gone again");
    (await threads.next()).reject(new ThreadDied("gone"));
    (await threads.next()).reject(new ThreadDied("gone again"));
    await lost;
    expect(threads.started).toHaveLength(3);
  });

  it("does not try again what simply cannot be done", async () => {
    const threads = handThreads();
    const pool = poolOf(threads);
    const lost = expect(pool.decode(job("a"))).rejects.toThrow("no such tensor");
    (await threads.next()).reject(new Error("no such tensor"));
    await lost;
    expect(threads.open).toHaveLength(0);
  });

  it("refuses partial texts when enough waits", async () => {
    const threads = handThreads();
    const pool = poolOf(threads);
    const finals = ["a", "b", "c"].map((owner) => pool.decode(job(owner)));
    await expect(pool.decode(job("d", "partial"))).rejects.toBeInstanceOf(Busy);
    for (let i = 0; i < finals.length; i++) (await threads.next()).resolve(text("x"));
    await Promise.all(finals);
  });

  it("has a partial text give way when a sentence is there in full", async () => {
    const threads = handThreads();
    const pool = poolOf(threads);
    const gaveWay = expect(pool.decode(job("a", "partial"))).rejects.toBeInstanceOf(Busy);
    const partial = await threads.next();
    const sentence = pool.decode(job("b"));
    expect(threads.enough).toBe(1);
    partial.resolve(text("cut sh"));
    await gaveWay;
    (await threads.next()).resolve(text("all of it"));
    expect(await sentence).toEqual(text("all of it"));
  });

  it("forgets what is not wanted any more", async () => {
    const threads = handThreads();
    const pool = poolOf(threads);
    const first = pool.decode(job("a"));
    const unwanted = new AbortController();
    const second = expect(pool.decode(job("b", "final", unwanted.signal))).rejects.toThrow("left");
    unwanted.abort(new Error("left"));
    await second;
    (await threads.next()).resolve(text("x"));
    await first;
    expect(threads.open).toHaveLength(0);
  });

  it("tells speech from silence beside a text that is being made, and again when the thread dies", async () => {
    const threads = handThreads();
    const pool = poolOf(threads);
    const said = pool.decode(job("a"));
    const decode = await threads.next();
    const heard = pool.atOnce({ kind: "hear", samples: new Float32Array(512), memory: null });
    (await threads.next()).reject(new ThreadDied("gone"));
    const reply = text("heard");
    (await threads.next()).resolve(reply);
    expect(await heard).toEqual(reply);
    decode.resolve(text("said"));
    await said;
  });

  it("lets the threads go when nobody has spoken for a while", async () => {
    const threads = handThreads();
    const pool = poolOf(threads, { idleMs: 20 });
    const said = pool.decode(job("a"));
    (await threads.next()).resolve(text("x"));
    await said;
    await expect.poll(() => threads.ended.length).toBe(1);
    const again = pool.decode(job("a"));
    (await threads.next()).resolve(text("y"));
    expect(await again).toEqual(text("y"));
    await pool.close();
  });

  it("has one thread ready when something is going to be asked", async () => {
    const threads = handThreads();
    const pool = poolOf(threads, { size: 3, idleMs: 20 });
    pool.keepWarm();
    pool.keepWarm();
    expect(threads.started).toHaveLength(1);
    await expect.poll(() => threads.ended.length).toBe(1);
    await pool.close();
    pool.keepWarm();
    expect(threads.started).toHaveLength(1);
  });

  it("takes nothing after its end", async () => {
    const threads = handThreads();
    const pool = poolOf(threads);
    const running = pool.decode(job("a"));
    const waiting = expect(pool.decode(job("b"))).rejects.toThrow("stopped");
    const { resolve } = await threads.next();
    await pool.close();
    await waiting;
    resolve(text("just"));
    expect(await running).toEqual(text("just"));
    await expect(pool.decode(job("c"))).rejects.toThrow("closed");
  });
});
