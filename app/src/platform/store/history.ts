import type { Earlier, Store } from "../../ports.ts";
import type { EarlierText } from "../../rows.ts";
import type { Changes } from "./changes.ts";
import type { Connection } from "./connection.ts";
import { brought, read, write } from "./idb.ts";
import { answerKey } from "./keys.ts";
import { parseEarlier, present } from "./parse.ts";

/** Earlier texts that are kept of one answer. */
const KEPT = 20;

const rowsOf = (rows: unknown[]): EarlierText[] =>
  rows.flatMap((row) => present(parseEarlier(row))).sort((a, b) => b.id - a.id);

/**
 * Adds texts to the history of the answer `key`, and drops the oldest beyond what is kept. The puts are issued within
 * this very call where the database is open.
 */
export const keepEarlier = ({ run }: Connection, key: string, texts: readonly Earlier[]): Promise<void> =>
  run(({ device }) =>
    write(
      device,
      ["history"],
      async (tx) => {
        const history = tx.objectStore("history");
        for (const text of texts) history.put({ ...text, key });
        const rows = rowsOf(await brought<unknown[]>(history.index("key").getAll(key)));
        rows.slice(KEPT).forEach(({ id }) => history.delete(id));
      },
      "relaxed",
    ),
  );

/** Earlier texts on this device. */
export const historyRoom = ({ run, look }: Connection, changes: Changes): Store["history"] => ({
  list: async (key, index) =>
    rowsOf(
      await look(
        ({ device }) =>
          read<unknown[]>(device, "history", (store) => store.index("key").getAll(answerKey(key, index))),
        [],
      ),
    ),
  remove: (id) =>
    run(({ device }) => write(device, ["history"], (tx) => void tx.objectStore("history").delete(id))).then(
      () => changes.tell(),
    ),
});
