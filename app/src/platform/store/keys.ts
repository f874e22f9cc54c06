import type { RoundKey } from "../../rows.ts";

/** Keys that begin with `start` and a bar. */
const under = (start: string) => IDBKeyRange.bound(`${start}|`, `${start}|\uffff`);

/** Key of questions and of a report: `userId|companyId|roundId`. Ids have no bar in them. */
export const roundKey = ({ userId, companyId, roundId }: RoundKey) => `${userId}|${companyId}|${roundId}`;

/** Key of one answer: the round's key and the question's index, from 0. */
export const answerKey = (key: RoundKey, index: number) => `${roundKey(key)}|${index}`;

/** Keys of all answers of a round. */
export const answerRange = (key: RoundKey) => under(roundKey(key));

/** Keys of all reports of a person. */
export const reportRange = (userId: string) => under(userId);

/** Keys of all answers of a person. */
export const answersOf = (userId: string) => under(userId);

/** What the key of an answer says; null where it is no such key. */
export function parseAnswerKey(key: string): (RoundKey & { index: number }) | null {
  const [userId, companyId, roundId, place, ...more] = key.split("|");
  if (!userId || !companyId || !roundId || !place || !/^\d+$/.test(place) || more.length > 0) return null;
  return { userId, companyId, roundId, index: Number(place) };
}
