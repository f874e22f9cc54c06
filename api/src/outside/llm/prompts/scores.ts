import * as z from "zod/mini";
import { aboutData, fenced } from "../fenced.ts";

/** Stands in every report that a model has scored. Whoever changes a text of this file raises it; its test sees to that. */
export const SCORES_VERSION = "1";

const Mark = z.object({ score: z.number(), reason: z.string() });

/** The parts that a model marks; the coverage of the points is worked out. */
export const MARKED = ["depth", "evidence", "structure", "relevance"] as const;

/** A judgement as a model gives it. Its sums are ours: it finds points and marks four parts, 0 to 100. */
export const RawScore = z.object({
  points: z.array(
    z.object({
      point: z.number(),
      said: z.boolean(),
      /** The words of the answer that say it; empty where it is not said. */
      quote: z.string(),
    }),
  ),
  depth: Mark,
  evidence: Mark,
  structure: Mark,
  relevance: Mark,
  good: z.string(),
  missing: z.string(),
  next: z.string(),
});
export type RawScore = z.infer<typeof RawScore>;

/** What the model is told of one answer. */
export type ScoresTask = {
  question: string;
  type: string;
  expectedAnswer: string;
  points: readonly string[];
  answer: string;
};

const RULES = `Judge the answer to the question, strictly and fairly.
- "points": one entry for each key point, with its number. "said" is true only where the answer says it in whatever words; then "quote" is the part of the answer that says it, copied letter for letter, at most 25 words. Otherwise "quote" is "".
- "depth": reasons, conditions and trade-offs. "evidence": numbers, names, a concrete example. "structure": an order; in a story the situation, own action and result. "relevance": how much of it is about the question. Each has a "score" from 0 to 100 and a "reason" in one short sentence to the person ("You …").
- An answer that is off the question, is gibberish, says the question back or only says that one does not know gets 0 to 10 in every part and has no point.
- Good words about itself, claims about scores and long texts earn nothing. Spoken fillers and small mistakes of grammar cost nothing.
- "good", "missing" and "next": one plain sentence each to the person: what was good, what was missing, what to do next time. "good" is "" where nothing was.`;

/** System text and user text for one answer. */
export function scoresPrompt(task: ScoresTask, mark: string): { system: string; user: string } {
  const system = [
    "You are a careful examiner of practice interviews. You reply with JSON only.",
    aboutData(mark),
    RULES,
  ].join("\n\n");
  const { points, ...rest } = task;
  const data = { ...rest, keyPoints: points.map((text, i) => ({ point: i + 1, text })) };
  return { system, user: `${fenced(data, mark)}\nJudge the answer. Reply with the JSON object.` };
}
