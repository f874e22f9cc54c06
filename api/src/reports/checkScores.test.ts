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

it("[SC3] [SC19] counts an answer in Hindi as answered, and an editor that nobody has written in as none: as the device does", () => {
  const hindi = "जो बार बार पढ़ा जाता है और कम बदलता है उसे हम कैश में रखते हैं और समय सीमा लगाते हैं।";
  const exercise = { name: "double", params: ["n"], examples: [{ args: [1], result: 2 }] };
  const coding = { ...question, type: "coding" as const, exercise };
  const untouched = "```javascript\nfunction double(n) {\n  \n}\n```";
  const told = [
    ...attempt,
    { question: { ...question, questionId: "q-2" }, answer: hindi, seconds: null },
    { question: { ...coding, questionId: "q-3" }, answer: untouched, seconds: null },
    { question: { ...coding, questionId: "q-4" }, answer: " ", seconds: null },
  ];
  const onDevice = scoreWithCoach(told);
  const onServer = checkScores(told, onDevice);
  const states = ["scored", "not-scored", "not-answered", "not-answered"];
  for (const { answeredQuestions, questions } of [onDevice, onServer]) {
    expect(answeredQuestions).toBe(2);
    expect(questions.map(({ state }) => state)).toEqual(states);
  }
  expect(onServer).toEqual(expect.objectContaining({ averageScore: onDevice.averageScore }));
  expect(onServer.questions[2]).toMatchObject({ score: 0, userAnswer: untouched });
  expect(onServer.questions[2]?.feedback).toMatch(/nothing in the editor/);
});

it("[LM12] says of a question that the coach stood in for the AI interviewer, as the device's report does", () => {
  const stoodIn = { ...question, questionId: "q-2", standsIn: true };
  const asked = [stoodIn, question].map((one) => ({
    question: one,
    answer: "A miss fills the cache, and old ones go.",
    seconds: null,
  }));
  const onDevice = scoreWithCoach(asked);
  for (const { questions } of [onDevice, checkScores(asked, onDevice)]) {
    expect(questions.map(({ standsIn }) => standsIn)).toEqual([true, undefined]);
  }
});
