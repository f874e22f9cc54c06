import { JOURNAL } from "./names.ts";

/**
 * The journal of typed text: one localStorage entry per answer, written within the input event. A crash of the tab
 * loses what IndexedDB has been given in the last moments, localStorage survives it (measured; the reverse holds when
 * the whole browser is killed, so both are used).
 */
export type JournalEntry = {
  text: string;
  /** The row's revision; 0 when it was typed before the row had been read, and so is newer than whatever is there. */
  rev: number;
  attemptId: string;
  questionId: string;
  /** When it was typed, in milliseconds. */
  at: number;
  /** Parsed by whoever reads it: a fault in it must not cost the text. */
  dictated?: unknown;
  followUp?: unknown;
};

/** Writes an entry down. Its raw text, or null where there is no room or no localStorage. */
export function writeJournal(key: string, entry: JournalEntry): string | null {
  const raw = JSON.stringify(entry);
  try {
    localStorage.setItem(JOURNAL + key, raw);
    return raw;
  } catch {
    return null; // The caller then writes the row at once, and whoever typed is told whether that went well.
  }
}

/** Drops the entry of `key` if it is still `raw`: a newer one is not down yet. */
export function dropJournal(key: string, raw: string | null): void {
  if (raw !== null && rawOf(key) === raw) localStorage.removeItem(JOURNAL + key);
}

/** Drops whatever the journal has for `key`. */
export function forgetJournal(key: string): void {
  if (rawOf(key) !== null) localStorage.removeItem(JOURNAL + key);
}

/** The entry of `key`, or null where there is none that can be read. */
export function readJournal(key: string): (JournalEntry & { raw: string }) | null {
  const raw = rawOf(key);
  if (raw === null) return null;
  try {
    const entry: unknown = JSON.parse(raw);
    return isEntry(entry) ? { ...entry, raw } : null;
  } catch {
    return null; // Cut off or not ours: as good as none.
  }
}

/** Keys of all answers of a person that the journal has something for. */
export function journalKeys(userId: string): string[] {
  try {
    const start = `${JOURNAL}${userId}|`;
    const names = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? "");
    return names.filter((name) => name.startsWith(start)).map((name) => name.slice(JOURNAL.length));
  } catch {
    return []; // As in `rawOf`.
  }
}

function rawOf(key: string): string | null {
  try {
    return localStorage.getItem(JOURNAL + key);
  } catch {
    return null; // No localStorage in this browser's mode; IndexedDB then carries everything.
  }
}

function isEntry(entry: unknown): entry is JournalEntry {
  if (typeof entry !== "object" || entry === null) return false;
  const { text, rev, attemptId, questionId, at } = entry as Partial<Record<keyof JournalEntry, unknown>>;
  const ids = typeof attemptId === "string" && typeof questionId === "string";
  return ids && typeof text === "string" && typeof rev === "number" && typeof at === "number";
}
