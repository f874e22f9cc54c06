/* eslint-disable no-console -- a fault to look into; the new text is kept all the same */
import type { Earlier } from "../../ports.ts";
import type { RoundKey, StoredAnswer, TypedAnswer } from "../../rows.ts";
import type { Connection } from "./connection.ts";
import { keepEarlier } from "./history.ts";
import { dropJournal, readJournal, writeJournal, type JournalEntry } from "./journal.ts";
import { answerKey } from "./keys.ts";
import { putAnswer } from "./putAnswer.ts";
import { makePeaks } from "./replaced.ts";
import { makeWriter, type Draft, type Told, type Writer } from "./writer.ts";

type Revisions = Pick<StoredAnswer, "rev" | "ackRev" | "baseServerRev">;

/** Of an answer that has never been written. */
const NEW: Revisions = { rev: 0, ackRev: 0, baseServerRev: 0 };

export type Typing = Pick<Writer, "flush" | "end"> & {
  type(answer: TypedAnswer, told: Told): void;
  /** The row as it should be read: the journal's text where that is newer; it is then written down. */
  settle(key: RoundKey, index: number, row: StoredAnswer | null): StoredAnswer | null;
  /** The server's word has changed the revisions of a row. */
  learn(key: string, revisions: Revisions): void;
  /** Whether somebody has typed this answer in this tab. */
  typedHere(key: string): boolean;
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
 * @param onDown told whenever a text is down
 */
export function makeTyping(connection: Connection, now: () => number, onDown: () => void): Typing {
  const known = new Map<string, Revisions>();
  const typed = new Set<string>();
  const peaks = makePeaks();
  const writer = makeWriter(put, ({ key, raw }) => {
    dropJournal(key, raw);
    onDown();
  });

  /** Texts whose place in the history was refused (a full disk): they go there before anything replaces their row. */
  const unkept = new Map<string, Earlier[]>();

  async function keepUnkept(key: string) {
    const texts = unkept.get(key) ?? [];
    await keepEarlier(connection, key, texts);
    unkept.delete(key);
  }

  async function put({ key, row }: Draft): Promise<void> {
    if (unkept.has(key)) await keepUnkept(key);
    const rev = await connection.run((databases) => putAnswer(databases, key, upToDate(key, row)));
    learn(key, { ...row, ...known.get(key), rev });
  }

  /** The row with what the server has said since it was typed: it must not count as said of this text. */
  function upToDate(key: string, row: StoredAnswer): StoredAnswer {
    const base = known.get(key);
    if (!base || row.rev === 0) return row;
    const rev = base.rev > row.rev ? base.rev + 1 : row.rev;
    known.set(key, { ...base, rev });
    return { ...row, ...base, rev };
  }

  /** Revisions only grow: what was typed meanwhile is ahead of what was read or written. */
  function learn(key: string, { rev, ackRev, baseServerRev }: Revisions) {
    known.set(key, { rev: Math.max(rev, known.get(key)?.rev ?? 0), ackRev, baseServerRev });
  }

  function keepReplaced(key: string, { attemptId, text }: TypedAnswer, at: number) {
    const replaced = peaks.replacedBy(key, text);
    if (replaced === null) return;
    const earlier: Earlier = { kind: "replaced", attemptId, text: replaced, device: null, timestamp: at };
    keepEarlier(connection, key, [earlier]).then(onDown, (why: unknown) => {
      console.warn("The replaced text waits", why);
      unkept.set(key, [...(unkept.get(key) ?? []), earlier]);
    });
  }

  function type(answer: TypedAnswer, told: Told) {
    const key = answerKey(answer, answer.index);
    const base = known.get(key);
    const rev = base ? base.rev + 1 : 0;
    if (base) known.set(key, { ...base, rev });
    typed.add(key);
    const { text, attemptId, questionId } = answer;
    const at = now();
    const raw = writeJournal(key, { text, rev, attemptId, questionId, at });
    keepReplaced(key, answer, at);
    writer.enqueue({ key, raw, row: { ...answer, ...NEW, ...base, rev, timestamp: at } }, told);
  }

  function settle(key: RoundKey, index: number, row: StoredAnswer | null) {
    const name = answerKey(key, index);
    const answer = newest(key, index, name, row);
    peaks.begin(name, answer?.text ?? "");
    return answer;
  }

  function newest(key: RoundKey, index: number, name: string, row: StoredAnswer | null) {
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

  return {
    type,
    settle,
    learn,
    typedHere: (key) => typed.has(key),
    flush: writer.flush,
    end: writer.end,
  };
}
