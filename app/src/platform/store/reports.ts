/* eslint-disable no-console -- a fault to look into; recordings that are left can be deleted in the settings */
import type { Report } from "#models/entities/report.ts";
import type { Store } from "../../ports.ts";
import type { RoundKey, StoredAnswer } from "../../rows.ts";
import { markDone } from "./attempts.ts";
import type { Changes } from "./changes.ts";
import type { Connection } from "./connection.ts";
import { placed, type Databases } from "./database.ts";
import { keepEarlier } from "./history.ts";
import { brought, read, write } from "./idb.ts";
import { forgetJournal } from "./journal.ts";
import { answerRange, reportRange, roundKey } from "./keys.ts";
import { newestFirst, parseAnswer, parseQuestions, parseReport, present } from "./parse.ts";
import { putRow } from "./putRow.ts";
import type { Typing } from "./typing.ts";
import { unsaid } from "./unsaid.ts";

type Row = RoundKey & { report: Report; timestamp: number };

/** The answers of one attempt, by their keys. */
async function answersIn({ main }: Databases, round: RoundKey, attemptId: string) {
  const range = answerRange(round);
  const store = main.transaction("answers").objectStore("answers");
  const [rows, keys] = await Promise.all([
    brought<unknown[]>(store.getAll(range)),
    brought(store.getAllKeys(range)),
  ]);
  return new Map(
    keys.flatMap((key, at) => {
      const answer = parseAnswer(rows[at]);
      return answer?.attemptId === attemptId ? [[String(key), answer] as const] : [];
    }),
  );
}

type Answers = ReadonlyMap<string, StoredAnswer>;

/** Puts the report and drops the questions of its own attempt, and its answers unless they have changed since. */
function finishRows({ main, keyPaths }: Databases, row: Row, known: Answers): Promise<void> {
  const { attemptId } = row.report;
  return write(main, ["questions", "answers", "reports"], async (tx) => {
    const [questions, answers] = [tx.objectStore("questions"), tx.objectStore("answers")];
    const key = roundKey(row);
    tx.objectStore("reports").put(...placed(keyPaths, "reports", key, row));
    for (const [answer, { rev }] of known) {
      const now = parseAnswer(await brought<unknown>(answers.get(answer)));
      if (now && now.rev <= rev) answers.delete(answer);
    }
    const set = parseQuestions(await brought<unknown>(questions.get(key)));
    if (set?.attemptId === attemptId) questions.delete(key);
  });
}

/** Beside the way of the report itself: nobody waits for it. */
function dropEarlierSound(connection: Connection, row: Row) {
  import("./recordings/drop.ts")
    .then(({ dropEarlier }) => dropEarlier(connection, row, row.report.attemptId))
    .catch((why: unknown) => console.warn("Recordings of an earlier attempt stay for now", why));
}

/** Reports on this device. */
export function reportsRoom(
  connection: Connection,
  typing: Typing,
  changes: Changes,
  now: () => number,
): Store["reports"] {
  const { run, look } = connection;
  const rowOf = ({ userId, companyId, roundId }: RoundKey, report: Report): Row => ({
    ...{ userId, companyId, roundId },
    report,
    timestamp: now(),
  });
  return {
    read: (key) =>
      look(
        async ({ main }) =>
          parseReport(await read<unknown>(main, "reports", (store) => store.get(roundKey(key)))),
        null,
      ),
    async list(userId) {
      const rows = await look(
        ({ main }) => read<unknown[]>(main, "reports", (store) => store.getAll(reportRange(userId))),
        [],
      );
      return rows.flatMap((row) => present(parseReport(row))).sort(newestFirst);
    },
    async finish(key, report) {
      const { attemptId } = report;
      // What is still on its way down would come back after the delete.
      const waited = await typing.end(attemptId);
      const rows = await run((databases) => answersIn(databases, key, attemptId));
      for (const draft of waited) rows.set(draft.key, draft.row);
      for (const [answer, known] of rows) {
        const texts = unsaid(known, report);
        if (texts.length > 0) await keepEarlier(connection, answer, texts);
      }
      const row = rowOf(key, report);
      await run((databases) => finishRows(databases, row, rows));
      [...rows.keys()].forEach(forgetJournal);
      await markDone(connection, key.userId, report.attemptId, now());
      dropEarlierSound(connection, row);
      changes.tell();
    },
    async keep(key, report) {
      const row = rowOf(key, report);
      await run((databases) => putRow(databases, "reports", roundKey(key), row));
      dropEarlierSound(connection, row);
      changes.tell();
    },
  };
}
