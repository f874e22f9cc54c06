import { readFileSync } from "node:fs";
import * as z from "zod/mini";
import type { Question } from "#models/entities/question.ts";

/** One answer that people have graded. */
const Graded = z.object({
  question: z.string(),
  reference: z.string(),
  answer: z.string(),
  /** Mean of the graders, on any scale. */
  grade: z.number(),
});
export type Graded = z.infer<typeof Graded>;

/** Graded answers, one a line in JSON. */
export const readGraded = (file: string): Graded[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => Graded.parse(JSON.parse(line)));

/** A question as a set has it that came without points: the coach makes them of the expected answer. */
export const asQuestion = (
  { question, reference }: Pick<Graded, "question" | "reference">,
  id: string,
): Question => ({
  questionId: id,
  question,
  title: question,
  type: "theoretical",
  link: null,
  expectedAnswer: reference,
  points: [],
  avoid: [],
  resumeLine: null,
  entryId: null,
});
