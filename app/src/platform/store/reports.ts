import type { Report } from "#models/entities/report.ts";
import type { Store } from "../../ports.ts";
import type { RoundKey } from "../../rows.ts";
import { markDone } from "./attempts.ts";
import type { Changes } from "./changes.ts";
import type { Connection } from "./connection.ts";
import { placed, type Databases } from "./database.ts";
import { brought, read, write } from "./idb.ts";
import { forgetJournal } from "./journal.ts";
import { answerRange, reportRange, roundKey } from "./keys.ts";
import { newestFirst, parseAnswer, parseQuestions, parseReport, present } from "./parse.ts";
import { putRow } from "./putRow.ts";
import type { Typing } from "./typing.ts";

type Row = RoundKey & { report: Report; timestamp: number };

/**
 * Puts the report and drops questions and answers, but only those of the report's own attempt.
 * @returns keys of the dropped answers
 */
function finishRows({ main, keyPaths }: Databases, row: Row): Promise<string[]> {
  const { attemptId } = row.report;
  return write(main, ["questions", "answers", "reports"], async (tx) => {
    const [questions, answers] = [tx.objectStore("questions"), tx.objectStore("answers")];
    const key = roundKey(row);
    tx.objectStore("reports").put(...placed(keyPaths, "reports", key, row));
    const set = parseQuestions(await brought<unknown>(questions.get(key)));
    if (set?.attemptId === attemptId) questions.delete(key);
    const range = answerRange(row);
    const rows = await brought<unknown[]>(answers.getAll(range));
    const keys = await brought(answers.getAllKeys(range));
    const own = keys.filter((_, index) => parseAnswer(rows[index])?.attemptId === attemptId);
    own.forEach((answer) => answers.delete(answer));
    return own.map(String);
  });
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
      // What is still on its way down would come back after the delete.
      const waited = await typing.end(report.attemptId);
      const dropped = await run((databases) => finishRows(databases, rowOf(key, report)));
      [...waited, ...dropped].forEach(forgetJournal);
      await markDone(connection, key.userId, report.attemptId, now());
      changes.tell();
    },
    keep: (key, report) =>
      run((databases) => putRow(databases, "reports", roundKey(key), rowOf(key, report))).then(() =>
        changes.tell(),
      ),
  };
}
