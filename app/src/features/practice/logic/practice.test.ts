import { describe, expect, it } from "vitest";
import type { Question } from "#models/entities/question.ts";
import type { PracticeCard, StoredQuestions } from "../../../rows.ts";
import { someReport } from "../../../testing/someReport.ts";
import { answeredCard } from "./answered.ts";
import { clearedBy, findsFrom, findsIn, planDeck, type Find, type Told } from "./collect.ts";
import { daysUntil, deckOf, nextOf } from "./day.ts";
import { firstSchedule, gradeOf, scheduleAfter } from "./schedule.ts";

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 10, 27, 12);
const day = { start: NOON - DAY / 2, end: NOON + DAY / 2 };

const question = (over: Partial<Question> = {}): Question => ({
  questionId: "q-1",
  question: "How did you keep it serving?",
  title: "Moving without downtime",
  type: "theoretical",
  link: null,
  expectedAnswer: "Both databases for a while.",
  points: [{ text: "dual writes", accept: ["both"], weight: 1, must: true }],
  avoid: [],
  resumeLine: null,
  entryId: "entry-1",
  ...over,
});
const find = (over: Partial<Find> = {}): Find => ({
  question: question(),
  whole: true,
  companyName: "Acme",
  roundTitle: "First",
  reportedAt: "2026-11-20T10:00:00.000Z",
  provisional: false,
  answer: "",
  score: 30,
  ...over,
});
const card = (over: Partial<PracticeCard> = {}): PracticeCard => ({
  ...find(),
  ...{ id: "u|q-1", userId: "u", schedule: firstSchedule(NOON), tries: [], removedAt: null },
  ...over,
});

/** The cards that are written down for these finds. */
const planned = (known: PracticeCard[], finds: Find[], now: number) =>
  planDeck(known, [], { finds, cleared: new Set() }, "u", now).put;

describe("grades and schedules", () => {
  it("[PD3] grades by the score: under 40 again, under 60 hard, under 85 good, else easy", () => {
    expect([0, 39, 40, 59, 60, 84, 85, 100].map(gradeOf)).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
  });

  it("[PD3] a better answer comes back later, the same one at the same time", () => {
    const days = [10, 50, 70, 95].map(
      (score) => (scheduleAfter(firstSchedule(NOON), score, NOON).dueAt - NOON) / DAY,
    );
    expect(days[0]).toBe(1);
    expect(days).toEqual([...days].sort((a, b) => a - b));
    expect(new Set(days).size).toBe(4);
    const twice = [1, 2].map(() => scheduleAfter(firstSchedule(NOON), 70, NOON));
    expect(twice[0]).toEqual(twice[1]);
  });

  it("[PD3] intervals grow while answers are good, and shrink to days after a bad one", () => {
    let schedule = firstSchedule(NOON);
    const waits: number[] = [];
    for (const score of [70, 70, 70, 20]) {
      const now = schedule.dueAt;
      schedule = scheduleAfter(schedule, score, now);
      waits.push((schedule.dueAt - now) / DAY);
    }
    const [first = 0, second = 0, third = 0, afterBad = 0] = waits;
    expect(second).toBeGreaterThan(first);
    expect(third).toBeGreaterThan(second);
    expect(afterBad).toBeLessThan(third);
    expect(schedule.lapses).toBe(1);
  });

  it("[PD3] an answer is kept with its score, the newest ten of a card", () => {
    let own = card();
    for (let n = 0; n < 12; n++) own = answeredCard(own, `try ${n}`, 50, NOON + n * DAY);
    expect(own.tries).toHaveLength(10);
    expect(own.tries[0]).toEqual({ answer: "try 11", score: 50, at: NOON + 11 * DAY });
  });
});

describe("collecting cards", () => {
  const row = { userId: "u", companyId: "c-1", roundId: "r-1", report: someReport, timestamp: 1 };

  it("[PD1] finds what scored under 60 or was left open, not what was good or not scored", () => {
    expect(findsIn(row, null).map((one) => [one.question.questionId, one.score])).toEqual([["q-2", 0]]);
  });

  it("[PD2] takes the question as it was asked where it is here, else its points from the report", () => {
    const set: StoredQuestions = {
      ...{ userId: "u", companyId: "c-1", roundId: "r-1", attemptId: "a-1", timestamp: 1 },
      questions: [question({ questionId: "q-2" })],
    };
    expect(findsIn(row, set)).toMatchObject([{ whole: true, question: { points: [{ accept: ["both"] }] } }]);
    expect(findsIn(row, { ...set, attemptId: "other" })).toMatchObject([
      { whole: false, question: { points: [{ text: "one real deadline", weight: 1 }], entryId: null } },
    ]);
  });

  it("[PD2] has the points of the report's scheme, wordings and all, where the report has kept it", () => {
    const { title, points, avoid } = question();
    const questions = someReport.questions.map((one) => ({ ...one, scheme: { title, points, avoid } }));
    expect(findsIn({ ...row, report: { ...someReport, questions } }, null)).toMatchObject([
      { whole: false, question: { title, points } },
    ]);
  });

  it("[PD2] makes one card of a question, due at once, whoever told of it", () => {
    const told = findsFrom([
      {
        ...{ question: question(), score: 30, answer: "", companyName: "Acme", roundTitle: "First" },
        reportedAt: find().reportedAt,
      },
    ]);
    const made = planned([], [find(), ...told], NOON);
    expect(made).toMatchObject([{ id: "u|q-1", userId: "u", schedule: { dueAt: NOON, reps: 0 }, tries: [] }]);
    expect(planned(made, [find(), ...told], NOON + DAY)).toEqual([]);
  });

  it("[PD2] puts the whole question in the place of what was read off the report, and keeps the schedule", () => {
    const known = answeredCard(
      card({ whole: false, question: question({ entryId: null, points: [] }) }),
      "an answer",
      70,
      NOON,
    );
    const [next] = planned([known], [find()], NOON);
    expect(next).toEqual({ ...known, whole: true, question: question() });
    expect(planned([card()], [find({ whole: false, question: question({ points: [] }) })], NOON)).toEqual([]);
  });

  it("[PD2] a question of the same entry that is weak again in a later round is the same card, due now", () => {
    const known = answeredCard(card(), "an answer", 90, NOON);
    const later = find({
      question: question({ questionId: "q-9" }),
      reportedAt: "2026-11-29T10:00:00.000Z",
      score: 20,
    });
    const [next, ...more] = planned([known], [later], NOON + DAY);
    expect(more).toEqual([]);
    expect(next).toMatchObject({ id: "u|q-1", score: 20, schedule: { dueAt: NOON + DAY, reps: 1 } });
    expect(next?.tries).toHaveLength(1);
    expect(planned(next ? [next] : [], [later, find()], NOON + DAY)).toEqual([]);
  });

  it("[PD2] a card that has gone on to a later question keeps its tries when its first report is read again", () => {
    const before = card({
      question: question({ questionId: "q-9" }),
      reportedAt: "2026-11-29T10:00:00.000Z",
    });
    const known = answeredCard(before, "an answer", 90, NOON);
    // The round has other questions by now, so that the report alone tells of it, which knows no entry.
    const first = find({ whole: false, question: question({ entryId: null }) });
    expect(planned([known], [first], NOON + DAY)).toEqual([]);
    expect(planned([{ ...known, removedAt: NOON }], [first], NOON + DAY)).toEqual([]);
  });

  it("[PD5] what was taken out does not come back", () => {
    const later = find({ question: question({ questionId: "q-9" }), reportedAt: "2027-01-01T00:00:00.000Z" });
    expect(planned([card({ removedAt: NOON })], [find(), later], NOON)).toEqual([]);
  });
});

describe("a provisional report and the full one after it", () => {
  const byDevice = card({ provisional: true, score: 30, answer: "as typed" });
  const cleared: Told = { finds: [], cleared: new Set(["q-1"]) };
  const plan = (known: PracticeCard, told: Told) => planDeck([known], [], told, "u", NOON);

  it("[PD6] takes the score and the answer of the full report, and keeps the schedule", () => {
    const tried = answeredCard(byDevice, "an answer", 90, NOON);
    const full = find({ score: 55, answer: "as sent", reportedAt: "2026-11-20T09:00:00.000Z" });
    expect(plan(tried, { finds: [full], cleared: new Set() })).toEqual({
      put: [{ ...tried, ...full, provisional: false }],
      drop: [],
    });
  });

  it("[PD6] drops what only the provisional one had called weak", () => {
    expect(plan(byDevice, cleared)).toEqual({ put: [], drop: ["u|q-1"] });
  });

  it("[PD5] [PD6] keeps what somebody has worked on, or is working on, and what a full report has called weak", () => {
    const nothing = { put: [], drop: [] };
    expect(plan(answeredCard(byDevice, "an answer", 90, NOON), cleared)).toEqual(nothing);
    expect(plan(card(), cleared)).toEqual(nothing);
    expect(plan({ ...byDevice, removedAt: NOON }, cleared)).toEqual(nothing);
    const draft = { cardId: byDevice.id, userId: "u", text: "half" };
    expect(planDeck([byDevice], [draft], cleared, "u", NOON)).toEqual(nothing);
  });

  it("[PD6] is not taken back by the provisional one, and stays when a later round found it weak", () => {
    expect(planned([card({ score: 55 })], [find({ provisional: true })], NOON)).toEqual([]);
    const later = find({ question: question({ questionId: "q-9" }), reportedAt: "2026-11-29T10:00:00.000Z" });
    const told = { finds: [later], cleared: new Set(["q-1"]) };
    expect(plan(byDevice, told)).toMatchObject({
      put: [{ question: { questionId: "q-9" } }],
      drop: ["u|q-1"],
    });
  });

  it("[PD6] a full report clears what it did not find weak or could not score, a provisional one nothing", () => {
    const row = { userId: "u", companyId: "c-1", roundId: "r-1", report: someReport, timestamp: 1 };
    expect(clearedBy(row)).toEqual(["q-1", "q-3"]);
    expect(clearedBy({ ...row, report: { ...someReport, provisional: true } })).toEqual([]);
  });
});

describe("the deck of a day", () => {
  const at = (id: string, dueAt: number, over: Partial<PracticeCard> = {}) =>
    card({ id, schedule: { ...firstSchedule(NOON), dueAt }, ...over });

  it("[PD4] has what is due at any hour of the day, soonest first, and not what was taken out", () => {
    const tried = { tries: [{ answer: "a", score: 70, at: NOON }] };
    const { due, later, done } = deckOf(
      [
        at("tonight", day.end - 1),
        at("tomorrow", day.end, tried),
        at("overdue", 5),
        at("gone", 5, { removedAt: 6 }),
      ],
      day,
    );
    expect(due.map(({ id }) => id)).toEqual(["overdue", "tonight"]);
    expect(later.map(({ id }) => id)).toEqual(["tomorrow"]);
    expect(done).toBe(1);
  });

  it("[PD4] says on which day the next cards come, and how many", () => {
    expect([NOON, day.end - 1, day.end, day.end + DAY].map((time) => daysUntil(time, day))).toEqual([
      0, 0, 1, 2,
    ]);
    const later = [at("a", day.end + 2 * DAY), at("b", day.end + 5), at("c", day.end + DAY - 1)];
    expect(nextOf(later, day)).toEqual({ days: 1, count: 2 });
    expect(nextOf([], day)).toBeNull();
  });
});
