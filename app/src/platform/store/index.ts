/*
 * Rows are read and written by IndexedDB itself, through the half KiB (gzip) of idb.ts. Dexie makes the databases and
 * brings them to a new schema (schema.ts, fetched only where there is something to make or to repair): it would cost 30
 * to 33 KiB on every screen of every visit, against 4 for this whole folder without it. Typing could not use it anyhow:
 * it begins its requests some microtasks late, which a page that is going away does not have.
 */
import type { Store } from "../../ports.ts";
import { answersRoom } from "./answers.ts";
import { attemptsRoom } from "./attempts.ts";
import { makeChanges, type Changes } from "./changes.ts";
import { commandsRoom } from "./commands.ts";
import { calm } from "./calm.ts";
import { connect, type Connection } from "./connection.ts";
import { inRoom, lazyRoom, type MakeRoom } from "./full.ts";
import { historyRoom } from "./history.ts";
import { read, write } from "./idb.ts";
import { roundKey } from "./keys.ts";
import { parseQuestions, parseResume } from "./parse.ts";
import { putRow } from "./putRow.ts";
import { reportsRoom } from "./reports.ts";
import { soundRoom } from "./sound.ts";
import { sequenceRoom } from "./sequence.ts";
import { makeTyping } from "./typing.ts";
import { whenHidden } from "./whenHidden.ts";

const resumeRoom = ({ run, look }: Connection, now: () => number): Store["resume"] => ({
  read: (userId) =>
    look(
      async ({ main }) => parseResume(await read<unknown>(main, "resumes", (store) => store.get(userId))),
      null,
    ),
  keep: (userId, { name, bytes, corrections }) =>
    run((databases) =>
      putRow(databases, "resumes", userId, { name, size: bytes.byteLength, bytes, corrections, timestamp: now() }),
    ),
  remove: (userId) =>
    run(({ main }) => write(main, ["resumes"], (tx) => void tx.objectStore("resumes").delete(userId))),
});

const questionsRoom = ({ run }: Connection, now: () => number): Store["questions"] => ({
  read: (key) =>
    run(async ({ main }) =>
      parseQuestions(await read<unknown>(main, "questions", (store) => store.get(roundKey(key)))),
    ),
  keep: (row) =>
    run((databases) => putRow(databases, "questions", roundKey(row), { ...row, timestamp: now() })),
});

/** Listeners look at the rows when typing has paused so long, or now and then: it would hold up the next keys. */
const PAUSE_MS = 350;
const TELL_MS = 2_000;

/**
 * The browser's storage, opened with the first call. What only looks (for a resume, reports, attempts) finds nothing
 * in a browser without our databases and makes none; reading questions and answers makes them, since writing follows,
 * and once they are open `answers.type` works within the event that calls it.
 * @param now milliseconds since 1970
 * @param makeRoom drops something that can be made again, where the disk is full
 */
export function lazyStore(
  now: () => number = Date.now,
  changes: Changes = makeChanges(),
  makeRoom: MakeRoom = lazyRoom(),
): Store {
  // Whoever typed has been told of a failure by `onLost`, and the text waits in the journal.
  const flushNow = () => void typing.flush().catch(() => {});
  const opened = connect(flushNow);
  const connection = inRoom(opened, makeRoom);
  const tellCalmly = calm(() => changes.tell(), PAUSE_MS, TELL_MS);
  // It makes room itself: an older text must not come after a newer one.
  const typing = makeTyping(opened, now, { touched: changes.touch, down: tellCalmly }, makeRoom);
  changes.onLearned(({ key, ...revisions }) => typing.learn(key, revisions));
  whenHidden(flushNow);
  return {
    resume: resumeRoom(connection, now),
    questions: questionsRoom(connection, now),
    answers: answersRoom(connection, typing, changes),
    history: historyRoom(connection, changes),
    commands: commandsRoom(connection, changes),
    sequence: sequenceRoom(connection),
    reports: reportsRoom(connection, typing, changes, now),
    attempts: attemptsRoom(connection, changes, now),
    sound: soundRoom(connection),
    subscribe: changes.subscribe,
    onTouched: changes.onTouched,
  };
}
