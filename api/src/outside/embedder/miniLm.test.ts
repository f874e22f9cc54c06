/* eslint-disable no-console -- a test that is skipped says so */
import { env } from "@huggingface/transformers";
import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Embedder } from "#models/coach/meaning/embedder.ts";
import { byMeaningOf } from "#models/coach/score/scoreByMeaning.ts";
import { scoreWithCoach } from "#models/coach/score/scoreWithCoach.ts";
import { methodOf } from "#models/coach/score/version.ts";
import { embedderSuite } from "#models/coach/meaning/embedder.contract.ts";
import type { Question } from "#models/entities/question.ts";
import { MINI_LM } from "#models/weights/registered.ts";
import { readEnv } from "../../env.ts";
import { weightsHere } from "../../weights/weights.ts";
import { localEmbedder, type LocalEmbedder } from "./local.ts";
import { loadMiniLm } from "./miniLm.ts";

const folder = weightsHere(readEnv({ NODE_ENV: "test" }))(MINI_LM) ?? "";
if (folder === "") console.info(`skipped: the weights of ${MINI_LM} are missing.`);

const replication: Question = {
  questionId: "q1",
  question: "How do you keep data the same on several database servers?",
  title: "Copies of a database",
  type: "system-design",
  link: null,
  expectedAnswer:
    "All writes go to a single primary. The replicas copy its log and serve the reads. When the primary dies, a replica is promoted.",
  points: [
    { text: "single primary takes writes", accept: [], weight: 0.4, must: true },
    { text: "replicas serve reads", accept: [], weight: 0.3, must: false },
    { text: "failover promotes a replica", accept: [], weight: 0.3, must: false },
  ],
  avoid: [],
  resumeLine: null,
  entryId: null,
};

describe.skipIf(folder === "")("all-MiniLM-L6-v2 on this machine", { timeout: 60_000 }, () => {
  let embedder: Embedder;
  beforeAll(async () => {
    env.allowRemoteModels = false;
    embedder = await loadMiniLm(resolve(folder));
  }, 60_000);

  embedderSuite(() => embedder);

  it("[SC14] [SC16] has a point found that is said in quite other words, with the words that say it", async () => {
    const answer =
      "All the writing goes only to one main machine. Copies of its log go to the other machines, and reading is served by them.";
    const attempt = [{ question: replication, answer, seconds: null }];
    const byWords = scoreWithCoach(attempt);
    const byMeaning = await byMeaningOf(embedder)(attempt);
    const found = (scored: typeof byWords) => scored.questions[0]?.found.map(({ text }) => text);
    expect(found(byWords)).not.toContain("single primary takes writes");
    expect(found(byMeaning)).toContain("single primary takes writes");
    const point = byMeaning.questions[0]?.found.find(({ text }) => text === "single primary takes writes");
    expect(answer).toContain(point?.quote);
    expect(point?.words?.length).toBeGreaterThan(0);
    expect(byMeaning.scoredBy && methodOf(byMeaning.scoredBy)).toBe("meaning");
    expect(byMeaning).toEqual(await byMeaningOf(embedder)(attempt));
  });
});

describe.skipIf(folder === "")("the embedder's thread", { timeout: 60_000 }, () => {
  const open: LocalEmbedder[] = [];
  const start = (idleMs?: number) => {
    const embedder = localEmbedder(folder, idleMs);
    open.push(embedder);
    return embedder;
  };
  afterAll(async () => void (await Promise.all(open.map((one) => one.close()))));

  embedderSuite(() => open[0] ?? start());

  it("holds nobody up: the event loop goes on while a report of twelve answers is scored", async () => {
    const embedder = start();
    await embedder.embed(["ready"]);
    const answer = "All the writing goes to one main machine, and its copies serve whoever reads. ".repeat(8);
    const attempt = Array.from({ length: 12 }, (_, i) => {
      const question = { ...replication, questionId: `q${i}` };
      return { question, answer: `Answer ${i}: ${answer}`, seconds: null };
    });
    let longest = 0;
    let last = performance.now();
    const watch = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    const { questions } = await embedder.score(attempt);
    clearInterval(watch);
    expect(questions.map(({ state }) => state)).toEqual(attempt.map(() => "scored"));
    expect(longest).toBeLessThan(150);
  });

  it("is started again after it was let go for want of work, and not after it was closed", async () => {
    const embedder = start(20);
    const [first] = await embedder.embed(["one text"]);
    await new Promise((later) => setTimeout(later, 200));
    expect((await embedder.embed(["one text"]))[0]).toEqual(first);
    await embedder.close();
    await expect(embedder.embed(["one text"])).rejects.toThrow("closed");
  });

  it("says what is wrong where the weights are none", async () => {
    const broken = localEmbedder("/nowhere/at/all");
    open.push(broken);
    await expect(broken.embed(["one text"])).rejects.toThrow();
  });
});
