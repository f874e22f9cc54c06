import { afterEach, describe, expect, it } from "vitest";
import { startThread, ThreadDied } from "../transcriber/thread.ts";
import { embedderIn, type LocalEmbedder } from "./local.ts";
import type { Reply, Request } from "./messages.ts";

const open: LocalEmbedder[] = [];
afterEach(async () => void (await Promise.all(open.splice(0).map((one) => one.close()))));

/** It tells "slow" late, hangs at "hang", and has each text mean how many requests its thread has had. */
const PROGRAM = `import { parentPort } from "node:worker_threads";
let count = 0;
parentPort.on("message", async (m) => {
  if (m.end) process.exit();
  count++;
  const [text] = m.request.texts;
  while (text === "hang");
  if (text === "slow") await new Promise((later) => setTimeout(later, 150));
  parentPort.postMessage({ id: m.id, reply: { kind: "told", meanings: [{ whole: new Float32Array([count]) }] } });
});`;

/** An embedder whose thread is taken to hang after `workMs`, and how often one was started. */
function embedder({ workMs = 5_000, longestMs = 5_000 } = {}) {
  let starts = 0;
  const file = new URL(`data:text/javascript,${encodeURIComponent(PROGRAM)}`);
  const one = embedderIn(
    async () => {
      starts++;
      return startThread<Request, Reply>(file, null, { ms: workMs, kill: true });
    },
    { longestMs },
  );
  open.push(one);
  const tell = async (text: string) => (await one.embed([text]))[0]?.whole[0];
  return { tell, close: one.close, starts: () => starts };
}

describe("the thread of an embedder", () => {
  it("that hangs is ended, and those who waited behind it are served by a new one", async () => {
    const { tell, starts } = embedder({ workMs: 400 });
    const [stuck, ...waited] = await Promise.allSettled([tell("hang"), tell("a"), tell("b")]);
    expect(stuck).toMatchObject({ status: "rejected", reason: expect.any(ThreadDied) });
    expect(waited).toEqual([1, 2].map((value) => ({ status: "fulfilled", value })));
    expect(starts()).toBe(2);
  });

  it("is not taken for one that hangs where many wait, and does nothing for whoever has given up", async () => {
    const { tell, starts } = embedder({ longestMs: 400 });
    await tell("ready");
    const many = await Promise.allSettled(Array.from({ length: 6 }, () => tell("slow")));
    const served = many.filter(({ status }) => status === "fulfilled").length;
    expect(served).toBeGreaterThan(0);
    expect(served).toBeLessThan(4);
    // The first, those who were served, and the one at work when the time was over.
    expect(await tell("last")).toBeLessThanOrEqual(served + 3);
    expect(starts()).toBe(1);
  });

  it("is not started for those who still wait when the embedder is closed", async () => {
    const { tell, close, starts } = embedder();
    const both = Promise.allSettled([tell("slow"), tell("a")]);
    await close();
    expect((await both).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(starts()).toBeLessThanOrEqual(1);
  });
});
