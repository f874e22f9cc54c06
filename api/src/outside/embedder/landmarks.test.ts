import { expect, it } from "vitest";
import { bank } from "#models/coach/bank/index.ts";
import { pack } from "#models/coach/meaning/packed.ts";
import { questionVector } from "#models/coach/score/fit/meaningFit.ts";
import { questionOf } from "#models/coach/score/fixtures.ts";
import { hasWeights, realMeanings } from "./realMeanings.ts";

/* Where questions of the bank have changed, `npx vitest run -u --project api landmarks` writes the file anew. */
it.skipIf(!hasWeights)(
  "[SC6] the vectors that answers are held against are those of the bank as it is",
  async () => {
    const questions = bank.filter(({ type }) => type === "behavioral").map(questionOf);
    const meanings = await realMeanings(
      questions.flatMap((q) => [q.question, q.expectedAnswer, ...q.points.map(({ text }) => text)]),
    );
    const lines = questions.map((question) => {
      const vector = questionVector(question, meanings);
      if (!vector) throw new Error(`There is no vector of ${question.title}.`);
      return `  "${question.entryId}": "${pack(vector)}"`;
    });
    const file = "../../../../models/coach/meaning/landmarks.json";
    await expect(`{\n${lines.join(",\n")}\n}\n`).toMatchFileSnapshot(file);
  },
  120_000,
);
