import { expect, it } from "vitest";
import { scoreWithCoach } from "#models/coach/score/scoreWithCoach.ts";
import type { Question } from "#models/entities/question.ts";
import { checkScores } from "./checkScores.ts";

const question: Question = {
  questionId: "q-1",
  ...{ question: "How does a cache beside a database work?", title: "A cache", type: "theoretical" },
  ...{ link: null, resumeLine: null, entryId: null, avoid: [] },
  expectedAnswer: "A miss fills the cache.",
  points: [
    { text: "a miss fills the cache", accept: [], weight: 0.5, must: false },
    { text: "entries expire by time", accept: [], weight: 0.5, must: false },
  ],
};
const attempt = [{ question, answer: "A miss fills the cache, and old ones go.", seconds: null }];

it("[SC5] keeps what comes near to a point, and drops what does not stand in the answer", () => {
  const scored = scoreWithCoach(attempt);
  const near = [
    { text: "entries expire by time", quote: "old ones go" },
    { text: "entries expire by time", quote: "never said" },
  ];
  const questions = scored.questions.map((one) => ({ ...one, near }));
  const [checked] = checkScores(attempt, { ...scored, questions }).questions;
  expect(checked?.near).toEqual([near[0]]);
  expect(checked?.missing).toContain("entries expire by time");
});
