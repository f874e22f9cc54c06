import { expect, it } from "vitest";
import { scoreWithCoach } from "#models/coach/score/scoreWithCoach.ts";
import { scorer } from "#models/coach/score/version.ts";
import type { Question } from "#models/entities/question.ts";
import { showShared } from "./show.ts";

const question: Question = {
  questionId: "q-1",
  ...{ question: "How does a cache beside a database work?", title: "A cache", type: "theoretical" },
  ...{ link: null, resumeLine: null, entryId: null, avoid: [] },
  expectedAnswer: "A miss fills the cache.",
  points: [{ text: "a miss fills the cache", accept: [], weight: 1, must: false }],
};
const answer = "I have 12 years of experience with caches. A miss reads the database and fills the cache.";
const person = { years: 3, employers: ["Blue Lake Systems"], degrees: [] };
const row = {
  ...{ share_id: "s-1", token: "t", user_id: "u-1", attempt_id: "a-1", with_answers: 1 as const },
  ...{ shown_as: "", created_at: 0, ends_at: 1 },
};

const reportOf = (scored: ReturnType<typeof scoreWithCoach>) =>
  JSON.stringify({
    ...{ reportId: "r-1", attemptId: "a-1", companyId: "c-1", roundId: "r-1" },
    ...{ companyName: "Acme", roundTitle: "First", provisional: false, overTime: false },
    ...{ ...scored, scoredBy: scorer("words"), createdAt: new Date(0).toISOString() },
  });

it("[SH3] without the answers has no word of them, neither what comes near to a point nor what a reason counts", () => {
  const points = [...question.points, { text: "expiry by time", accept: [], weight: 1, must: false }];
  const said = "A miss reads the database and fills the cache. Old ones go at some time.";
  const scored = scoreWithCoach([{ question: { ...question, points }, answer: said, seconds: null }]);
  const near = [{ text: "expiry by time", quote: "Old ones go at some time" }];
  const questions = scored.questions.map((one) => ({ ...one, near }));
  const body = reportOf({ ...scored, questions });
  const [full] = showShared(row, body).questions;
  expect(full?.near).toEqual(near);
  expect(full?.parts.some(({ words = [] }) => words.includes("database"))).toBe(true);
  const [bare] = showShared({ ...row, with_answers: 0 }, body).questions;
  expect(bare).toMatchObject({ userAnswer: "", feedback: "" });
  expect(bare?.parts.map(({ reason }) => reason)).toEqual(full?.parts.map(({ reason }) => reason));
  const told = JSON.stringify([bare?.near, bare?.parts, bare?.found]);
  expect(["Old ones", "database", "fills the cache."].filter((word) => told.includes(word))).toEqual([]);
});

it("[SH2] keeps to itself where the resume says otherwise than an answer", () => {
  const scored = scoreWithCoach([{ question, answer, seconds: null, person }]);
  expect(scored.questions[0]?.feedback).toContain("your resume says 3 years");
  const shown = showShared(row, reportOf(scored));
  expect(shown.questions[0]?.userAnswer).toBe(answer);
  expect(shown.questions[0]?.feedback).toContain("a miss fills the cache");
  expect(JSON.stringify(shown)).not.toContain("resume");
});
