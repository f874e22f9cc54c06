import type { Store } from "../../ports.ts";
import type { AttemptRow } from "../../rows.ts";
import type { Connection } from "./connection.ts";
import { brought, read, write } from "./idb.ts";
import { roundKey } from "./keys.ts";
import { newestFirst, parseAttempt, present } from "./parse.ts";

const rowsOf = (rows: unknown[]) => rows.flatMap((row) => present(parseAttempt(row))).sort(newestFirst);

/** Marks an attempt as over; its row waits for the next attempt at the round. */
export const markDone = ({ run }: Connection, attemptId: string, now: number): Promise<void> =>
  run(({ device }) =>
    write(device, ["attempts"], async (tx) => {
      const attempts = tx.objectStore("attempts");
      const attempt = parseAttempt(await brought<unknown>(attempts.get(attemptId)));
      const done: AttemptRow | null = attempt && { ...attempt, phase: "done", timestamp: now };
      if (done) attempts.put(done);
    }),
  );

/** Attempts on this device. */
export function attemptsRoom({ run, look }: Connection, now: () => number): Store["attempts"] {
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
      run(({ device }) =>
        write(device, ["attempts"], async (tx) => {
          const attempts = tx.objectStore("attempts");
          const known = rowsOf(await brought<unknown[]>(attempts.index("userId").getAll(row.userId)));
          // Done rows wait here only for the next attempt at their round.
          known
            .filter((old) => old.phase === "done" && roundKey(old) === roundKey(row))
            .forEach((old) => attempts.delete(old.attemptId));
          attempts.put({ ...row, timestamp: now() });
        }),
      ),
    remove: (attemptId) =>
      run(({ device }) =>
        write(device, ["attempts"], (tx) => void tx.objectStore("attempts").delete(attemptId)),
      ),
  };
}
