import type { RoundKey, StoredAnswer, TypedAnswer } from "../../rows.ts";
import type { Connection } from "./connection.ts";
import { dropJournal, readJournal, writeJournal, type JournalEntry } from "./journal.ts";
import { answerKey } from "./keys.ts";
import { putAnswer } from "./putAnswer.ts";
import { makeWriter, type Draft, type Told, type Writer } from "./writer.ts";

type Revisions = Pick<StoredAnswer, "rev" | "ackRev" | "baseServerRev">;

/** Of an answer that has never been written. */
const NEW: Revisions = { rev: 0, ackRev: 0, baseServerRev: 0 };

export type Typing = Pick<Writer, "flush" | "end"> & {
  type(answer: TypedAnswer, told: Told): void;
  /** The row as it should be read: the journal's text where that is newer; it is then written down. */
  settle(key: RoundKey, index: number, row: StoredAnswer | null): StoredAnswer | null;
};

type Entry = JournalEntry & { raw: string };

/** The row that a journal entry stands for, one revision after the row it was found beside. */
function rowOf(key: RoundKey, index: number, entry: Entry, row: StoredAnswer | null): StoredAnswer {
  const { userId, companyId, roundId } = key;
  const { text, attemptId, questionId, at } = entry;
  const { rev, ackRev, baseServerRev } = row ?? NEW;
  const ids = { userId, companyId, roundId, index, attemptId, questionId };
  return { ...ids, text, rev: Math.max(entry.rev, rev + 1), ackRev, baseServerRev, timestamp: at };
}

/**
 * The typing path: journal first, then the row. Up to the put itself all of it is synchronous once the databases are
 * open, or it would be lost in `pagehide`.
 * @param now milliseconds since 1970
 */
export function makeTyping(connection: Connection, now: () => number): Typing {
  const known = new Map<string, Revisions>();
  const writer = makeWriter(put, ({ key, raw }) => dropJournal(key, raw));

  async function put({ key, row }: Draft): Promise<void> {
    const rev = await connection.run((databases) => putAnswer(databases, key, row));
    learn(key, { ...row, ...known.get(key), rev });
  }

  /** Revisions only grow: what was typed meanwhile is ahead of what was read or written. */
  function learn(key: string, { rev, ackRev, baseServerRev }: Revisions) {
    known.set(key, { rev: Math.max(rev, known.get(key)?.rev ?? 0), ackRev, baseServerRev });
  }

  function type(answer: TypedAnswer, told: Told) {
    const key = answerKey(answer, answer.index);
    const base = known.get(key);
    const rev = base ? base.rev + 1 : 0;
    if (base) known.set(key, { ...base, rev });
    const { text, attemptId, questionId } = answer;
    const at = now();
    const raw = writeJournal(key, { text, rev, attemptId, questionId, at });
    writer.enqueue({ key, raw, row: { ...answer, ...NEW, ...base, rev, timestamp: at } }, told);
  }

  function settle(key: RoundKey, index: number, row: StoredAnswer | null) {
    const name = answerKey(key, index);
    const waiting = writer.waitingRow(name);
    if (waiting && waiting.rev > 0) return waiting;
    const entry = readJournal(name);
    if (entry && (entry.rev === 0 || entry.rev > (row?.rev ?? 0))) {
      const newer = rowOf(key, index, entry, row);
      learn(name, newer);
      writer.enqueue({ key: name, raw: entry.raw, row: newer });
      return newer;
    }
    if (entry) dropJournal(name, entry.raw);
    learn(name, row ?? NEW);
    return row;
  }

  return { type, settle, flush: writer.flush, end: writer.end };
}
