/* eslint-disable no-console -- a fault to look into; nothing is lost by it */
import type { Store } from "../../ports.ts";
import type { RoundKey, StoredAnswer } from "../../rows.ts";
import type { Changes } from "./changes.ts";
import type { Connection } from "./connection.ts";
import { placed } from "./database.ts";
import { keepEarlier } from "./history.ts";
import { brought, read, write } from "./idb.ts";
import { journalKeys } from "./journal.ts";
import { answerKey, answersOf, parseAnswerKey } from "./keys.ts";
import { parseAnswer, present } from "./parse.ts";
import type { Typing } from "./typing.ts";

/** Whether the server lacks this text. */
const waits = ({ rev, ackRev }: StoredAnswer) => rev > ackRev;

/** Answers on this device. */
export function answersRoom(connection: Connection, typing: Typing, changes: Changes): Store["answers"] {
  const { run, look } = connection;
  /** People whose journal has been looked through: after that it only has what this page writes itself. */
  const recovered = new Set<string>();

  async function readRows(key: RoundKey, indexes: readonly number[]) {
    const rows = await run(({ main }) => {
      const store = main.transaction("answers").objectStore("answers");
      return Promise.all(indexes.map((index) => brought<unknown>(store.get(answerKey(key, index)))));
    });
    return rows.map((row, at) => typing.settle(key, indexes[at] ?? 0, parseAnswer(row)));
  }

  /** Writes down what a page that has died had only in its journal. */
  async function recover(userId: string) {
    if (recovered.has(userId)) return;
    for (const { index, ...key } of journalKeys(userId).flatMap((key) => present(parseAnswerKey(key)))) {
      if (!typing.typedHere(answerKey(key, index))) await readRows(key, [index]);
    }
    try {
      await typing.flush();
      recovered.add(userId);
    } catch (why) {
      // A full disk must not keep the rest from being sent: the journal still has these, and the next look tries again.
      console.warn("The journal waits", why);
    }
  }

  return {
    read: (key, count) =>
      readRows(
        key,
        Array.from({ length: count }, (_, index) => index),
      ),
    type: typing.type,
    flush: typing.flush,
    async waiting(userId) {
      await recover(userId);
      const rows = await look(
        ({ main }) => read<unknown[]>(main, "answers", (store) => store.getAll(answersOf(userId))),
        [],
      );
      return rows.flatMap((row) => present(parseAnswer(row))).filter(waits);
    },
    async change(of, change) {
      const key = answerKey(of, of.index);
      const { row, earlier } = await run(({ main, keyPaths }) =>
        write(
          main,
          ["answers"],
          async (tx) => {
            const answers = tx.objectStore("answers");
            const stored = parseAnswer(await brought<unknown>(answers.get(key)));
            const outcome = change(stored, typing.typedHere(key));
            if (outcome.row) answers.put(...placed(keyPaths, "answers", key, outcome.row));
            return outcome;
          },
          "relaxed",
        ),
      );
      if (row) typing.learn(key, row);
      if (earlier.length > 0) await keepEarlier(connection, key, earlier);
      if (row || earlier.length > 0) changes.tell(row ? { key, ...revisionsOf(row) } : undefined);
    },
  };
}

const revisionsOf = ({ rev, ackRev, baseServerRev }: StoredAnswer) => ({ rev, ackRev, baseServerRev });
