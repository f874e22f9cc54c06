import { questionOf } from "#models/coach/again/questionOf.ts";
import type { WeakQuestion } from "#models/entities/practice.ts";
import type { Question } from "#models/entities/question.ts";
import { isWeak } from "#models/rules/weak.ts";
import type { PracticeCard, StoredQuestions, StoredReport } from "../../../rows.ts";
import { firstSchedule } from "./schedule.ts";

/** A weak question that was found in a report, here or on the server. */
export type Find = Pick<
  PracticeCard,
  "question" | "whole" | "companyName" | "roundTitle" | "reportedAt" | "answer" | "score"
>;

/**
 * The weak questions of a report that this device has (rule PD1).
 * @param set the questions of its round, where they are still here
 */
export function findsIn({ report }: StoredReport, set: StoredQuestions | null): Find[] {
  const { companyName, roundTitle, createdAt: reportedAt } = report;
  const own = set?.attemptId === report.attemptId ? set.questions : [];
  return report.questions.flatMap((asked) => {
    const { score, userAnswer: answer } = asked;
    if (score === null || !isWeak({ score })) return [];
    const question = own.find(({ questionId }) => questionId === asked.questionId);
    const found = question ? { question, whole: true } : { question: questionOf(asked), whole: false };
    return [{ ...found, companyName, roundTitle, reportedAt, answer, score }];
  });
}

/** The weak questions that the server has told of. */
export const findsFrom = (questions: readonly WeakQuestion[]): Find[] =>
  questions.map((weak) => ({ ...weak, whole: true }));

/** Whether both are one question: the same one, or made from the same entry of the bank. */
const isSame = (a: Question, b: Question) =>
  a.questionId === b.questionId || (a.entryId !== null && a.entryId === b.entryId);

const idOf = (userId: string, { questionId }: Question) => `${userId}|${questionId}`;

/** The card with what was found; null where that says nothing new. */
function updated(card: PracticeCard, find: Find, now: number): PracticeCard | null {
  if (card.removedAt !== null) return null;
  if (find.reportedAt > card.reportedAt && find.question.questionId !== card.question.questionId) {
    // It was weak again in a later round, so it is due now.
    const dueAt = Math.min(card.schedule.dueAt, now);
    const question = find.whole || !card.whole ? find : { question: card.question, whole: card.whole };
    return { ...card, ...find, ...question, schedule: { ...card.schedule, dueAt } };
  }
  return find.whole && !card.whole ? { ...card, question: find.question, whole: true } : null;
}

const newCard = (userId: string, find: Find, now: number): PracticeCard => ({
  ...find,
  ...{ userId, id: idOf(userId, find.question) },
  schedule: firstSchedule(now),
  tries: [],
  removedAt: null,
});

/**
 * What of the deck changes by what was found: new cards, and cards whose question is now known better or was weak again
 * (rule PD2).
 */
export function planDeck(
  known: readonly PracticeCard[],
  finds: readonly Find[],
  userId: string,
  now: number,
): PracticeCard[] {
  const deck = [...known];
  const changed = new Map<string, PracticeCard>();
  const oldestFirst = [...finds].sort((a, b) => (a.reportedAt < b.reportedAt ? -1 : 1));
  for (const find of oldestFirst) {
    // A card that has gone on to a later question of its entry is still the one of its first.
    const id = idOf(userId, find.question);
    const at = deck.findIndex((card) => card.id === id || isSame(card.question, find.question));
    const before = deck[at];
    const next = before ? updated(before, find, now) : newCard(userId, find, now);
    if (next === null) continue;
    deck[before ? at : deck.length] = next;
    changed.set(next.id, next);
  }
  return [...changed.values()];
}
