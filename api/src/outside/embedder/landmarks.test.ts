/* eslint-disable no-console -- a test that is skipped says so */
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { bank } from "#models/coach/bank/index.ts";
import type { Meaning } from "#models/coach/meaning/embedder.ts";
import { pack } from "#models/coach/meaning/landmarks.ts";
import { questionVector } from "#models/coach/score/fit/meaningFit.ts";
import { questionOf } from "#models/coach/score/fixtures.ts";
import { MINI_LM } from "#models/weights/registered.ts";
import { readEnv } from "../../env.ts";
import { weightsHere } from "../../weights/weights.ts";
import { loadMiniLm } from "./miniLm.ts";

const folder = weightsHere(readEnv({ NODE_ENV: "test" }))(MINI_LM) ?? "";
if (folder === "") console.info(`skipped: the weights of ${MINI_LM} are missing.`);

/* Where questions of the bank have changed, `npx vitest run -u --project api landmarks` writes the file anew. */
it.skipIf(folder === "")(
  "[SC6] the vectors that answers are held against are those of the bank as it is",
  async () => {
    const embedder = await loadMiniLm(resolve(folder));
    const questions = bank.filter(({ type }) => type === "behavioral").map(questionOf);
    const texts = [
      ...new Set(
        questions.flatMap((q) => [q.question, q.expectedAnswer, ...q.points.map(({ text }) => text)]),
      ),
    ];
    const meanings = new Map<string, Meaning>();
    for (const text of texts) for (const meaning of await embedder.embed([text])) meanings.set(text, meaning);
    const lines = questions.map((question) => {
      const vector = questionVector(question, (text) => meanings.get(text));
      if (!vector) throw new Error(`There is no vector of ${question.title}.`);
      return `  "${question.entryId}": "${pack(vector)}"`;
    });
    const file = "../../../../models/coach/meaning/landmarks.json";
    await expect(`{\n${lines.join(",\n")}\n}\n`).toMatchFileSnapshot(file);
  },
  120_000,
);
