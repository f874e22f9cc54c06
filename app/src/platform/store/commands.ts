import type { Store } from "../../ports.ts";
import type { Command } from "../../rows.ts";
import type { Changes } from "./changes.ts";
import type { Connection } from "./connection.ts";
import { brought, read, write } from "./idb.ts";
import { parseCommand, present } from "./parse.ts";

const rowsOf = (rows: unknown[]): Command[] =>
  rows.flatMap((row) => present(parseCommand(row))).sort((a, b) => a.timestamp - b.timestamp);

/** Drops the commands of an attempt, within `tx`. */
export async function dropCommands(tx: IDBTransaction, userId: string, attemptId: string): Promise<void> {
  const commands = tx.objectStore("commands");
  const own = rowsOf(await brought<unknown[]>(commands.index("userId").getAll(userId)));
  own.filter((one) => one.attemptId === attemptId).forEach(({ id }) => commands.delete(id));
}

/** Commands on this device. */
export function commandsRoom({ run, look }: Connection, changes: Changes): Store["commands"] {
  const told = <T>(done: T) => {
    changes.tell();
    return done;
  };
  return {
    list: async (userId) =>
      rowsOf(
        await look(
          ({ device }) =>
            read<unknown[]>(device, "commands", (store) => store.index("userId").getAll(userId)),
          [],
        ),
      ),
    keep: (command) =>
      run(({ device }) =>
        write(device, ["commands"], (tx) => void tx.objectStore("commands").put(command)),
      ).then(told),
    refuse: (id, refused) =>
      run(({ device }) =>
        write(device, ["commands"], async (tx) => {
          const commands = tx.objectStore("commands");
          const command = parseCommand(await brought<unknown>(commands.get(id)));
          if (command) commands.put({ ...command, refused });
        }),
      ).then(told),
    remove: (id) =>
      run(({ device }) =>
        write(device, ["commands"], (tx) => void tx.objectStore("commands").delete(id)),
      ).then(told),
  };
}
