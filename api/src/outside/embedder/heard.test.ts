/* eslint-disable no-console -- a test that is skipped says so */
import { resolve } from "node:path";
import { expect, it } from "vitest";
import type { Meaning } from "#models/coach/meaning/embedder.ts";
import { scoreAnswer } from "#models/coach/score/scoreAnswer.ts";
import { textsOf } from "#models/coach/score/senses.ts";
import { figuresOf, heardOn } from "#models/coach/testing/heard.ts";
import { MINI_LM } from "#models/weights/registered.ts";
import { readEnv } from "../../env.ts";
import { weightsHere } from "../../weights/weights.ts";
import { loadMiniLm } from "./miniLm.ts";

const folder = weightsHere(readEnv({ NODE_ENV: "test" }))(MINI_LM) ?? "";
if (folder === "") console.info(`skipped: the weights of ${MINI_LM} are missing.`);

/* Every sixth question; the figures of all are much the same. */
it.skipIf(folder === "")(
  "[SC6] [SC18] by meaning, good answers about oneself are good, and empty ones and those to another question are not",
  async () => {
    const embedder = await loadMiniLm(resolve(folder));
    const heard = heardOn(6);
    const texts = new Set(
      heard.flatMap(({ question, other, good, weak, general, echo }) =>
        [question, other].flatMap((asked) =>
          [...good, weak, general, echo].flatMap((answer) => textsOf(asked, answer)),
        ),
      ),
    );
    const meanings = new Map<string, Meaning>();
    for (const text of texts) for (const meaning of await embedder.embed([text])) meanings.set(text, meaning);
    const figures = figuresOf(
      heard,
      (question, answer) => scoreAnswer(question, answer, (text) => meanings.get(text)).score,
    );
    expect(figures.good.median).toBeGreaterThanOrEqual(74);
    expect(figures.good.from55).toBeGreaterThanOrEqual(0.85);
    expect(figures.good.below25).toBeLessThanOrEqual(0.05);
    expect(figures.weak.below).toBeGreaterThanOrEqual(0.93);
    expect(figures.empty.median).toBeLessThanOrEqual(36);
    expect(figures.empty.above60).toBeLessThanOrEqual(0.05);
    expect(figures.empty.below).toBeGreaterThanOrEqual(0.93);
    expect(figures.elsewhere.median).toBeLessThanOrEqual(15);
    expect(figures.elsewhere.above60).toBeLessThanOrEqual(0.14);
  },
  120_000,
);
