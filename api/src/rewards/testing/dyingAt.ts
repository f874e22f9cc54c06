import type { Transaction } from "kysely";
import type { Database } from "../../db/open.ts";
import type { Tables } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";

type Trx = Transaction<Tables>;

/** A database whose process dies at the update of this number, from 0: from there on nothing is written any more. */
export function dyingAt(update: number, { database }: Pick<Deps, "database">): Database {
  let left = update;
  const dying = (trx: Trx): Trx =>
    new Proxy(trx, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== "function") return value;
        if (name === "updateTable" && left-- <= 0) throw new Error("The process has died.");
        return value.bind(target);
      },
    });
  return { ...database, inTransaction: (work) => database.inTransaction((trx) => work(dying(trx))) };
}
