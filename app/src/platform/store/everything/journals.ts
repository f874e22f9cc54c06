import type { PlainRow } from "../../../rows.ts";
import { JOURNAL } from "../names.ts";

const namesOf = (userId: string): string[] =>
  Object.keys(localStorage).filter((name) => name.startsWith(`${JOURNAL}${userId}|`));

function parsed(raw: string | null): PlainRow | null {
  try {
    const entry: unknown = JSON.parse(raw ?? "null");
    return typeof entry === "object" && entry !== null ? { ...entry } : null;
  } catch {
    return null; // Cut off: nothing can be read from it here either.
  }
}

/** Journal entries of one person by the key of their answer. */
export function readJournals(userId: string): Record<string, PlainRow> {
  const entries = namesOf(userId).flatMap((name) => {
    const entry = parsed(localStorage.getItem(name));
    return entry ? [[name.slice(JOURNAL.length), entry] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Writes one entry down. @throws on a full disk */
export const putJournal = (key: string, entry: PlainRow): void =>
  localStorage.setItem(JOURNAL + key, JSON.stringify(entry));

/** Removes all entries of one person. */
export function dropJournals(userId: string): void {
  for (const name of namesOf(userId)) localStorage.removeItem(name);
}
