import type { Earlier } from "../../ports.ts";
import type { RoundKey, StoredAnswer, TypedAnswer } from "../../rows.ts";
import type { Connection } from "./connection.ts";
import type { MakeRoom } from "./full.ts";
import { keepEarlier } from "./history.ts";
import { dropJournal, readJournal, writeJournal, type JournalEntry } from "./journal.ts";
import { answerKey } from "./keys.ts";
import { isOvertaken, putAnswer } from "./putAnswer.ts";
import { parseDictated, parseFollowUp } from "./parse.ts";
import { makePeaks } from "./replaced.ts";
import { makeRevisions, NEW, type Revisions } from "./revisions.ts";
import { makeUnkept } from "./unkept.ts";
import { makeWriter, type Draft, type Told, type Writer } from "./writer.ts";

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

/** A text that comes too late for its row has its place in the history, unless the row goes on from it. */
function besideOf({ attemptId, text, timestamp }: StoredAnswer, newer: StoredAnswer): Earlier[] {
  if (text.trim() === "" || newer.text.startsWith(text)) return [];
  return [{ kind: "replaced", attemptId, text, device: null, timestamp }];
}

/** The row that a journal entry stands for, one revision after the row it was found beside. */
function rowOf(key: RoundKey, index: number, entry: Entry, row: StoredAnswer | null): StoredAnswer {
  const { userId, companyId, roundId } = key;
  const { text, attemptId, questionId, at } = entry;
  const dictated = parseDictated(entry.dictated) ?? row?.dictated;
  const followUp = parseFollowUp(entry.followUp) ?? row?.followUp;
  const { rev, ackRev, baseServerRev } = row ?? NEW;
  const ids = { userId, companyId, roundId, index, attemptId, questionId };
  const revisions = { rev: Math.max(entry.rev, rev + 1), ackRev, baseServerRev };
  const own = { ...(dictated && { dictated }), ...(followUp && { followUp }) };
  return { ...ids, text, ...revisions, timestamp: at, ...own };
}

/**
 * The typing path: journal first, then the row. Up to the put itself all of it is synchronous once the databases are
 * open, or it would be lost in `pagehide`.
 * @param now milliseconds since 1970
 * @param told `touched`: of every change of a text, before anything of it is down; `down`: whenever a text is down
 * @param makeRoom for a disk that is full
 */
export function makeTyping(
  connection: Connection,
  now: () => number,
  { touched, down: onDown }: { touched: () => void; down: () => void },
  makeRoom: MakeRoom,
): Typing {
  const revisions = makeRevisions();
  const typed = new Set<string>();
  const peaks = makePeaks();
  const unkept = makeUnkept(connection, onDown);
  const dropped = ({ key, raw }: Draft) => {
    dropJournal(key, raw);
    onDown();
  };
  const writer = makeWriter(put, dropped, makeRoom);

  async function put({ key, row }: Draft, again: boolean): Promise<void> {
    if (unkept.waits(key)) await unkept.settle(key);
    const down = again ? revisions.down(key) : undefined;
    const outcome = await connection.run((databases) =>
      putAnswer(databases, key, revisions.upToDate(key, row), down),
    );
    if ("rev" in outcome) revisions.written(key, row, outcome.rev);
    else await keepEarlier(connection, key, besideOf(row, outcome.overtakenBy));
  }

  function keepReplaced(key: string, { attemptId, text }: TypedAnswer, at: number) {
    const replaced = peaks.replacedBy(key, text);
    if (replaced === null) return;
    unkept.keep(key, { kind: "replaced", attemptId, text: replaced, device: null, timestamp: at });
  }

  function type(answer: TypedAnswer, told: Told) {
    const key = answerKey(answer, answer.index);
    const next = revisions.next(key);
    typed.add(key);
    touched();
    const { text, attemptId, questionId, dictated, followUp } = answer;
    const at = now();
    const entry = { text, rev: next.rev, attemptId, questionId, at, dictated, followUp };
    const raw = writeJournal(key, entry);
    keepReplaced(key, answer, at);
    writer.enqueue({ key, raw, row: { ...answer, ...next, timestamp: at } }, told);
  }

  function settle(key: RoundKey, index: number, row: StoredAnswer | null) {
    const name = answerKey(key, index);
    const answer = newest(key, index, name, row);
    peaks.begin(name, answer?.text ?? "");
    return answer;
  }

  function newest(key: RoundKey, index: number, name: string, row: StoredAnswer | null) {
    const waiting = writer.waitingRow(name);
    if (waiting && row && isOvertaken(waiting, row, revisions.down(name))) {
      writer.drop(name);
      for (const earlier of besideOf(waiting, row)) unkept.keep(name, earlier);
    } else if (waiting && waiting.rev > 0) return waiting;
    revisions.found(name, row?.rev ?? 0);
    const entry = readJournal(name);
    if (entry && (entry.rev === 0 || entry.rev > (row?.rev ?? 0))) {
      const newer = rowOf(key, index, entry, row);
      revisions.learn(name, newer);
      writer.enqueue({ key: name, raw: entry.raw, row: newer });
      return newer;
    }
    if (entry) dropJournal(name, entry.raw);
    revisions.learn(name, row ?? NEW);
    return row;
  }

  return {
    type,
    settle,
    learn: revisions.learn,
    typedHere: (key) => typed.has(key),
    flush: writer.flush,
    end: writer.end,
  };
}
