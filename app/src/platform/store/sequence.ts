import type { Store } from "../../ports.ts";
import type { Connection } from "./connection.ts";
import { read, write } from "./idb.ts";

const keyOf = (userId: string) => `seq|${userId}`;

/** How far this device knows each person's changes; a row that is none counts as nothing known. */
export const sequenceRoom = ({ run, look }: Connection): Store["sequence"] => ({
  async read(userId) {
    const row = await look(
      ({ device }) => read<unknown>(device, "cache", (store) => store.get(keyOf(userId))),
      null,
    );
    const { seq }: { seq?: unknown } = Object(row);
    return typeof seq === "number" ? seq : 0;
  },
  keep: (userId, seq) =>
    run(({ device }) =>
      write(device, ["cache"], (tx) => void tx.objectStore("cache").put({ key: keyOf(userId), seq })),
    ),
});
