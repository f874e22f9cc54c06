import { questionOf } from "#models/coach/again/questionOf.ts";
import type { WeakQuestion } from "#models/entities/practice.ts";
import type { Question } from "#models/entities/question.ts";
import { isWeak } from "#models/rules/weak.ts";
import type {
  DeckChange,
  PracticeCard,
  PracticeDraft,
  StoredQuestions,
  StoredReport,
} from "../../../rows.ts";
import { firstSchedule } from "./schedule.ts";

/** A weak question that was found in a report, here or on the server. */
export type Find = Pick<
  PracticeCard,
  "question" | "whole" | "companyName" | "roundTitle" | "reportedAt" | "provisional" | "answer" | "score"
>;

/**
 * The weak questions of a report that this device has (rule PD1).
 * @param set the questions of its round, where they are still here
 */
export function findsIn({ report }: StoredReport, set: StoredQuestions | null): Find[] {
  const { companyName, roundTitle, provisional, createdAt: reportedAt } = report;
  const own = set?.attemptId === report.attemptId ? set.questions : [];
  return report.questions.flatMap((asked) => {
    const { score, userAnswer: answer } = asked;
    if (score === null || !isWeak({ score })) return [];
    const question = own.find(({ questionId }) => questionId === asked.questionId);
    const found = question ? { question, whole: true } : { question: questionOf(asked), whole: false };
    return [{ ...found, companyName, roundTitle, reportedAt, provisional, answer, score }];
  });
}

/** Ids of the questions that a full report has not found weak, whatever a provisional one had said of them (rule PD6). */
export const clearedBy = ({ report }: StoredReport): string[] =>
  report.provisional
    ? []
    : report.questions.filter((asked) => !isWeak(asked)).map(({ questionId }) => questionId);

/** The weak questions that the server has told of. */
export const findsFrom = (questions: readonly WeakQuestion[]): Find[] =>
  questions.map((weak) => ({ ...weak, whole: true, provisional: false }));

/** Whether both are one question: the same one, or made from the same entry of the bank. */
const isSame = (a: Question, b: Question) =>
  a.questionId === b.questionId || (a.entryId !== null && a.entryId === b.entryId);

const idOf = (userId: string, { questionId }: Question) => `${userId}|${questionId}`;

/** What is found of the round that the card is from, by its full report after a provisional one (rule PD6). */
const confirms = (card: PracticeCard, find: Find) =>
  card.provisional && !find.provisional && find.question.questionId === card.question.questionId;

/** The card with what was found; null where that says nothing new. */
function updated(card: PracticeCard, find: Find, now: number): PracticeCard | null {
  if (card.removedAt !== null) return null;
  if (confirms(card, find)) {
    const question = find.whole ? find : { question: card.question, whole: card.whole };
    return { ...card, ...find, ...question };
  }
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

/** What is told of a person's questions, by reports of this device or by the server. */
export type Told = {
  finds: readonly Find[];
  /** Ids of questions that a full report has not found weak. */
  cleared: ReadonlySet<string>;
};

/** Whether nobody has worked on a card that only a provisional report has called weak, and the full one has not. */
const isMistaken = (card: PracticeCard, { cleared }: Told, drafts: readonly PracticeDraft[]) =>
  card.provisional &&
  card.removedAt === null &&
  cleared.has(card.question.questionId) &&
  card.tries.length === 0 &&
  !drafts.some(({ cardId }) => cardId === card.id);

/**
 * What of the deck changes by what is told: new cards, cards whose question is now known better or was weak again
 * (rule PD2), and cards that were there by a provisional report alone (rule PD6).
 */
export function planDeck(
  known: readonly PracticeCard[],
  drafts: readonly PracticeDraft[],
  told: Told,
  userId: string,
  now: number,
): DeckChange {
  const mistaken = known.filter((card) => isMistaken(card, told, drafts));
  const deck = known.filter((card) => !mistaken.includes(card));
  const changed = new Map<string, PracticeCard>();
  const oldestFirst = [...told.finds].sort((a, b) => (a.reportedAt < b.reportedAt ? -1 : 1));
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
  const drop = mistaken.map(({ id }) => id).filter((id) => !changed.has(id));
  return { put: [...changed.values()], drop };
}
