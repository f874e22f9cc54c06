/*
 * Rows are read and written by IndexedDB itself, through the half KiB (gzip) of idb.ts. Dexie makes the databases and
 * brings them to a new schema (schema.ts, fetched only where there is something to make or to repair): it would cost 30
 * to 33 KiB on every screen of every visit, against 4 for this whole folder without it. Typing could not use it anyhow:
 * it begins its requests some microtasks late, which a page that is going away does not have.
 */
import type { Store } from "../../ports.ts";
import { attemptsRoom } from "./attempts.ts";
import { connect, type Connection } from "./connection.ts";
import { brought, read, write } from "./idb.ts";
import { answerKey, roundKey } from "./keys.ts";
import { parseAnswer, parseQuestions, parseResume } from "./parse.ts";
import { putRow } from "./putRow.ts";
import { reportsRoom } from "./reports.ts";
import { makeTyping, type Typing } from "./typing.ts";
import { whenHidden } from "./whenHidden.ts";

const resumeRoom = ({ run, look }: Connection, now: () => number): Store["resume"] => ({
  read: (userId) =>
    look(
      async ({ main }) => parseResume(await read<unknown>(main, "resumes", (store) => store.get(userId))),
      null,
    ),
  keep: (userId, { name, bytes }) =>
    run((databases) =>
      putRow(databases, "resumes", userId, { name, size: bytes.byteLength, bytes, timestamp: now() }),
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

const answersRoom = ({ run }: Connection, typing: Typing): Store["answers"] => ({
  async read(key, count) {
    const keys = Array.from({ length: count }, (_, index) => answerKey(key, index));
    const rows = await run(({ main }) => {
      const store = main.transaction("answers").objectStore("answers");
      return Promise.all(keys.map((key) => brought<unknown>(store.get(key))));
    });
    return rows.map((row, index) => typing.settle(key, index, parseAnswer(row)));
  },
  type: typing.type,
  flush: typing.flush,
});

/**
 * The browser's storage, opened with the first call. What only looks (for a resume, reports, attempts) finds nothing
 * in a browser without our databases and makes none; reading questions and answers makes them, since writing follows,
 * and once they are open `answers.type` works within the event that calls it.
 * @param now milliseconds since 1970
 */
export function lazyStore(now: () => number = Date.now): Store {
  // Whoever typed has been told of a failure by `onLost`, and the text waits in the journal.
  const flushNow = () => void typing.flush().catch(() => {});
  const connection = connect(flushNow);
  const typing = makeTyping(connection, now);
  whenHidden(flushNow);
  return {
    resume: resumeRoom(connection, now),
    questions: questionsRoom(connection, now),
    answers: answersRoom(connection, typing),
    reports: reportsRoom(connection, typing, now),
    attempts: attemptsRoom(connection, now),
  };
}
