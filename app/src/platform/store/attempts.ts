import type { Store } from "../../ports.ts";
import type { AttemptRow } from "../../rows.ts";
import type { Changes } from "./changes.ts";
import { dropCommands } from "./commands.ts";
import type { Connection } from "./connection.ts";
import { brought, read, write } from "./idb.ts";
import { roundKey } from "./keys.ts";
import { newestFirst, parseAttempt, present } from "./parse.ts";

const rowsOf = (rows: unknown[]) => rows.flatMap((row) => present(parseAttempt(row))).sort(newestFirst);

/** Marks an attempt as over and drops its commands; its row waits for the next attempt at the round. */
export const markDone = (
  { run }: Connection,
  userId: string,
  attemptId: string,
  now: number,
): Promise<void> =>
  run(({ device }) =>
    write(device, ["attempts", "commands"], async (tx) => {
      const attempts = tx.objectStore("attempts");
      const attempt = parseAttempt(await brought<unknown>(attempts.get(attemptId)));
      const done: AttemptRow | null = attempt && { ...attempt, phase: "done", timestamp: now };
      if (done) attempts.put(done);
      await dropCommands(tx, userId, attemptId);
    }),
  );

/** Puts an attempt's row, unless that is done: a page that was open when it ended elsewhere must not bring it back. */
async function putOpen(tx: IDBTransaction, row: AttemptRow): Promise<void> {
  const stored = parseAttempt(await brought<unknown>(tx.objectStore("attempts").get(row.attemptId)));
  if (stored?.phase !== "done") await put(tx, row);
}

/** Puts an attempt's row; those that were done waited here only for the next attempt at their round. */
async function put(tx: IDBTransaction, row: AttemptRow): Promise<void> {
  const attempts = tx.objectStore("attempts");
  const known = rowsOf(await brought<unknown[]>(attempts.index("userId").getAll(row.userId)));
  known
    .filter((old) => old.phase === "done" && roundKey(old) === roundKey(row))
    .forEach((old) => attempts.delete(old.attemptId));
  attempts.put(row);
}

/** Attempts on this device. */
export function attemptsRoom(
  { run, look }: Connection,
  changes: Changes,
  now: () => number,
): Store["attempts"] {
  const open = async (userId: string) => {
    const rows = await look(
      ({ device }) => read<unknown[]>(device, "attempts", (store) => store.index("userId").getAll(userId)),
      [],
    );
    return rowsOf(rows).filter(({ phase }) => phase !== "done");
  };
  return {
    open,
    read: async (key) => (await open(key.userId)).find((row) => roundKey(row) === roundKey(key)) ?? null,
    keep: (row) =>
      run(({ device }) => write(device, ["attempts"], (tx) => putOpen(tx, { ...row, timestamp: now() }))),
    async keepWith(row, command) {
      const kept: AttemptRow = { ...row, timestamp: now() };
      await run(({ device }) =>
        write(device, ["attempts", "commands"], async (tx) => {
          tx.objectStore("commands").put(command(kept));
          await put(tx, kept);
        }),
      );
      changes.tell();
      return kept;
    },
    async remove(attemptId) {
      await run(({ device }) =>
        write(device, ["attempts", "commands", "audio"], async (tx) => {
          const attempt = parseAttempt(await brought<unknown>(tx.objectStore("attempts").get(attemptId)));
          tx.objectStore("attempts").delete(attemptId);
          if (attempt) await dropCommands(tx, attempt.userId, attemptId);
          const sound = tx.objectStore("audio");
          for (const id of await brought(sound.index("attemptId").getAllKeys(attemptId))) sound.delete(id);
        }),
      );
      changes.tell();
    },
  };
}
