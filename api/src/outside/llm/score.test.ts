import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { coach } from "#models/coach/coach.ts";
import type { Answered } from "#models/coach/interviewer.ts";
import type { Question } from "#models/entities/question.ts";
import { marks } from "../../testing/fakeModel.ts";
import { type LanguageModel, ModelFailure } from "./port.ts";
import { scoreWithModel } from "./score.ts";

const question: Question = {
  questionId: "q-1",
  title: "A change",
  question: "How do you change what many people use?",
  type: "theoretical",
  expectedAnswer: "First I measure before and after. Then I keep a way back.",
  points: [
    { text: "measure before and after", accept: [], weight: 0.5, must: false },
    { text: "keep a way back", accept: [], weight: 0.5, must: false },
  ],
  avoid: [],
  link: null,
  resumeLine: null,
  entryId: null,
};

/** A reply of the shape that is asked for. */

const REPLY = JSON.stringify({
  points: [{ point: 1, said: true, quote: "measure before and after" }],
  ...marks(60),
  ...{ good: "You named a step.", missing: "", next: "Say both." },
});

/** So many different answers, and one that was left out. */
const attempt = (many: number): Answered[] =>
  [
    "",
    ...Array.from({ length: many }, (_, i) => `Case ${i}: I measure before and after, and keep a way back.`),
  ].map((answer) => ({ question, answer, seconds: null }));

const second = (ms: number) => ms / 1_000;

describe("scores of a model that takes its time", () => {
  let begun: number[];
  let atOnce: number;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    begun = [];
    atOnce = 0;
  });
  afterEach(() => vi.useRealTimers());

  /** Says which of its calls take how long; one that takes "forever" ends with the time of a call, 50 s. */
  function model(secondsOf: (call: number) => number | "forever"): LanguageModel {
    let running = 0;
    return {
      name: "m-1",
      async reply({ signal }) {
        const takes = secondsOf(begun.push(second(performance.now())) - 1);
        atOnce = Math.max(atOnce, ++running);
        await new Promise<void>((resolve, reject) => {
          const ends = () => reject(new ModelFailure("stopped", "was called off"));
          signal.addEventListener("abort", ends);
          if (signal.aborted) ends();
          setTimeout(
            () => {
              if (takes === "forever") reject(new ModelFailure("slow", "did not answer in time"));
              else resolve();
            },
            1_000 * (takes === "forever" ? 50 : takes),
          );
        }).finally(() => running--);
        return REPLY;
      },
    };
  }

  async function score(many: number, secondsOf: (call: number) => number | "forever", limit = 480) {
    const time = new AbortController();
    setTimeout(() => time.abort(), limit * 1_000);
    const from = performance.now();
    const result = scoreWithModel({ model: model(secondsOf), coach }, attempt(many), time.signal).then(
      ({ questions }) => questions.map(({ state }) => state),
      (why: unknown) => (why instanceof ModelFailure ? why.kind : why),
    );
    let took = Number.NaN;
    void result.then(() => (took = second(performance.now() - from)));
    await vi.advanceTimersByTimeAsync(1_000_000);
    return { result: await result, took };
  }

  it("are asked for one after the other where the first takes long, else two at once", async () => {
    const slow = await score(4, () => 20);
    expect([slow.took, atOnce]).toEqual([80, 1]);
    expect(slow.result).toEqual(["not-answered", "scored", "scored", "scored", "scored"]);
    const quick = await score(7, () => 3);
    expect([quick.took, atOnce]).toEqual([12, 2]);
  });

  it("[LM10] are missing for one answer that took too long, and come for the others", async () => {
    const { result } = await score(4, (call) => (call === 2 ? "forever" : 20));
    expect(result).toEqual(["not-answered", "scored", "scored", "not-scored", "scored"]);
  });

  it("are given up where nothing comes at all, or for the second time nothing", async () => {
    const { result, took } = await score(4, () => "forever");
    expect([result, took, begun.length]).toEqual(["slow", 50, 1]);
    const later = await score(6, (call) => (call > 1 ? "forever" : 20));
    expect([later.result, later.took]).toEqual(["slow", 20 + 50 + 50]);
  });

  it("[LM10] count as far as they have come when the time is over, where that is half of them", async () => {
    const half = await score(4, () => 30, 70);
    expect([half.result, half.took]).toEqual([
      ["not-answered", "scored", "scored", "not-scored", "not-scored"],
      70,
    ]);
    expect(await score(5, () => 30, 70)).toEqual({ result: "stopped", took: 70 });
  });

  it("[LM10] of less than half of the answers make no report", async () => {
    let calls = 0;
    const strange: LanguageModel = {
      name: "m-1",
      async reply() {
        calls++;
        throw new ModelFailure("cut", "had more to say than it may");
      },
    };
    const scored = scoreWithModel({ model: strange, coach }, attempt(9), new AbortController().signal);
    await expect(scored).rejects.toMatchObject({ kind: "cut" });
    // With the fifth it is clear that there will be none; one more was on its way.
    expect(calls).toBeLessThanOrEqual(6);
  });
});
