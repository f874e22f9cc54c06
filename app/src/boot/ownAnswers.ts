import { JOURNAL, MAIN, PROFILE } from "../platform/store/names.ts";

type Row = Record<string, unknown>;

/** A person's answers as this browser has them: the rows, and what was typed last by the key of its answer. */
export type OwnAnswers = { stores: { answers: Row[] }; journal: Record<string, unknown> };

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null; // Cut off, or not ours.
  }
}

/** Whose answers these are: the person who is signed in, or null. */
export function signedInUser(): string | null {
  try {
    const { userId } = Object(parsed(localStorage.getItem(PROFILE)));
    return typeof userId === "string" ? userId : null;
  } catch {
    return null; // Storage is off: there is nothing to save either.
  }
}

function journalOf(userId: string): Record<string, unknown> {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(`${JOURNAL}${userId}|`));
  return Object.fromEntries(
    keys.map((key) => [key.slice(JOURNAL.length), parsed(localStorage.getItem(key))]),
  );
}

/** Rows as they stand, in whatever version; nothing is made or changed. Without a database there are none. */
function rowsOf(userId: string): Promise<Row[]> {
  return new Promise((resolve) => {
    const none = () => resolve([]);
    const opening = indexedDB.open(MAIN);
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = none;
    opening.onsuccess = () => {
      const db = opening.result;
      if (!db.objectStoreNames.contains("answers")) return none();
      const reading = db.transaction("answers").objectStore("answers").getAll();
      reading.onerror = none;
      reading.onsuccess = () => {
        db.close();
        resolve(reading.result.map(Object).filter((row: Row) => row.userId === userId));
      };
    };
  });
}

/** All answers of one person, with no code but this. */
export const ownAnswers = async (userId: string): Promise<OwnAnswers> => ({
  stores: { answers: await rowsOf(userId) },
  journal: journalOf(userId),
});
