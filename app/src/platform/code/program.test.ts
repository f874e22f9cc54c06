import { Worker } from "node:worker_threads";
import { describe, expect, it } from "vitest";
import { FromSandbox, ranOf } from "#models/coding/ran.ts";
import type { Exercise } from "#models/entities/exercise.ts";
import { programOf } from "./program.ts";

const exercise = {
  name: "double",
  params: ["n"],
  examples: [1, 2, 3].map((n) => ({ args: [n], result: n * 2 })),
};

/** What a worker of a browser has and a thread has not. */
const WORLD = `globalThis.postMessage = (told) => require("node:worker_threads").parentPort.postMessage(told);`;

/** Runs code as the sandbox does, in a real thread. */
async function run(code: string, asked: Exercise = exercise) {
  const { source, linesBefore } = programOf(code, asked);
  const thread = new Worker(`${WORLD}${source}`, { eval: true });
  const told: FromSandbox[] = [];
  const end = await new Promise<"done" | "slow">((resolve) => {
    const timer = setTimeout(() => resolve("slow"), 700);
    thread.on("message", (data) => {
      const one = FromSandbox.parse(data);
      told.push(one);
      if (one.kind !== "done" && one.kind !== "missing") return;
      clearTimeout(timer);
      resolve("done");
    });
    thread.on("error", (why) => told.push({ kind: "broken", say: String(why), line: null }));
    thread.on("exit", () => resolve("done"));
  });
  await thread.terminate();
  return { ...ranOf(asked, told, end), linesBefore };
}

const states = ({ tried }: { tried: readonly { state: string }[] }) => tried.map(({ state }) => state);

describe("Somebody's code in its worker", () => {
  it.each([
    "function double(n) { return n * 2; }",
    "const double = (n) => n + n;",
    "let double = async (n) => { await null; return n * 2; };",
    "var double = (n) => new Promise((give) => setTimeout(give, 5, n * 2))",
    "class Twice { static of(n) { return n * 2; } }\nconst double = Twice.of; // the end",
  ])("[CO3] gives what it returns or promises: %s", async (code) => {
    expect(states(await run(code))).toEqual(["passed", "passed", "passed"]);
  });

  it("[CO3] is told by the line where it throws", async () => {
    const ran = await run(
      "function double(n) {\n  if (n === 2)\n    throw new TypeError('two');\n  return n * 2;\n}",
    );
    expect(states(ran)).toEqual(["passed", "threw", "passed"]);
    expect(ran.tried[1]?.got).toBe("TypeError: two");
    expect((ran.tried[1]?.line ?? 0) - ran.linesBefore).toBe(3);
  });

  it("[CO3] is stopped where it does not end, and what came before stands", async () => {
    const ran = await run("function double(n) { while (n === 2); return n * 2; }");
    expect(states(ran)).toEqual(["passed", "slow", "not-run"]);
    expect((await run("while (true);")).fault?.kind).toBe("slow");
    expect(states(await run("const double = () => new Promise(() => setInterval(() => {}, 50))"))[0]).toBe(
      "slow",
    );
  });

  it("[CO6] is run on the checks behind the examples, under the same limit, and its console does not give them away", async () => {
    const checks = [7, -1, 8].map((n) => ({ args: [n], result: n * 2 }));
    const asked = { ...exercise, checks };
    const own = await run("function double(n) { console.log(n); return Math.abs(n) * 2; }", asked);
    expect([states(own), own.console]).toEqual([
      ["passed", "passed", "passed"],
      ["1", "2", "3"],
    ]);
    expect(own.checks).toEqual({
      ...{ passed: 2, of: 3, failed: { args: "-1", state: "different", got: "2", line: null } },
    });
    const slow = await run("function double(n) { while (n > 6); return n * 2; }", asked);
    expect(slow.checks).toMatchObject({ passed: 0, failed: { args: "7", state: "slow" } });
    const table = await run("const double = (n) => ({ 1: 2, 2: 4, 3: 6 })[n]", asked);
    expect([table.passed, table.checks?.passed]).toEqual([3, 0]);
  });

  it("[CO3] is said to be missing or broken where it is", async () => {
    expect((await run("function twice() {}")).fault?.kind).toBe("missing");
    expect((await run("const double = 5")).fault?.kind).toBe("missing");
    expect((await run("function double(n) {")).fault?.say).toContain("SyntaxError");
    expect((await run("nothing.here; function double() {}")).fault?.say).toContain("ReferenceError");
  });

  it("[CO3] cannot change how it is judged by changing built-in objects", async () => {
    const games = [
      "Array.prototype.map = Array.prototype.push = () => { throw 1 };",
      "JSON.parse = () => [0]; JSON.stringify = () => 'x';",
      "Object.keys = () => []; Object.prototype.kind = 'done';",
      "Array.prototype[Symbol.iterator] = function* () { yield 7 };",
    ];
    for (const game of games.slice(0, 3)) {
      const ran = await run(`${game}\nfunction double(n) { return n === 2 ? 5 : n * 2; }`);
      expect(states(ran), game).toEqual(["passed", "different", "passed"]);
    }
    expect(states(await run(`${games[3]}\nfunction double(n) { return n * 2; }`))).not.toContain("passed");
  });

  it("[CO4] gives nothing large, and nothing that cannot be compared", async () => {
    expect(states(await run("const double = () => () => 1"))[0]).toBe("unreadable");
    expect(states(await run("const double = () => Array(1e6).fill(0)"))[0]).toBe("unreadable");
    expect(states(await run("const double = () => 'x'.repeat(1e6)"))[0]).toBe("unreadable");
    expect(states(await run("const double = () => { const a = []; a[0] = a; return a }"))[0]).toBe(
      "unreadable",
    );
    const odd = "const double = () => { throw { toString() { throw 1 }, toJSON() { throw 1 } } }";
    expect(states(await run(odd))).toEqual(["threw", "threw", "threw"]);
  });

  it.each([
    "new Map(Array.from({ length: 1e5 }, (_, i) => [i, i]))",
    "new Set(Array.from({ length: 1e5 }, (_, i) => i))",
    "new Map([[1, new Set(['x'.repeat(1e5)])]])",
    "[new Map([['x'.repeat(1e5), 1]])]",
    "new ArrayBuffer(1e6)",
    "new Float64Array(1e5)",
    "new Uint8Array(1e6).subarray(0, 1)",
    "new DataView(new ArrayBuffer(1e6))",
    "Array.from({ length: 10 }, () => new ArrayBuffer(1e4))",
    "new String('x'.repeat(1e6))",
    "Array(1e6)",
    "new Error('x'.repeat(1e6))",
  ])("[CO4] gives nothing large, in whatever it is hidden: %s", async (large) => {
    expect(states(await run(`const double = () => ${large}`))[0]).toBe("unreadable");
  });

  it.each([
    "new Map([[1, { a: new Set([2]) }]])",
    "new Set(Array(19_000).keys())",
    "new Uint8Array([1, 2])",
    "new String('x')",
    "Object.create(Map.prototype)",
    "[new Date(0), /x/, , new Error('no')]",
  ])("[CO4] gives what is small, of whatever kind: %s", async (small) => {
    expect(states(await run(`const double = () => ${small}`))[0]).toBe("different");
  });

  it("[CO4] writes a bounded console", async () => {
    const ran = await run(
      "console.log('n', { a: [1] }, undefined, 5n);\nfunction double(n) { for (let i = 0; i < 1e5; i++) console.log(i); return n * 2; }",
    );
    expect(ran.console[0]).toBe('n {"a":[1]} undefined 5');
    expect([ran.console.length, states(ran)]).toEqual([100, ["passed", "passed", "passed"]]);
  });

  it("[CO4] reaches nothing outside", async () => {
    const names =
      "fetch XMLHttpRequest WebSocket indexedDB caches importScripts Worker postMessage BroadcastChannel";
    const ran = await run(
      `console.log("${names}".split(" ").filter((name) => globalThis[name] !== undefined).length); function double() {}`,
    );
    expect(ran.console).toEqual(["0"]);
  });
});
