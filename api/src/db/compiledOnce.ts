import type { CompiledQuery, Kysely, Transaction } from "kysely";
import type { Tables } from "./schema.ts";

type Db = Kysely<Tables> | Transaction<Tables>;

/**
 * A query of the busiest paths, compiled once for each engine: building it takes longer than running it. `build` gives
 * it with parameters of any value; the returned function puts this call's in, in the order of their places.
 */
export function compiledOnce<Row>(build: (db: Db) => CompiledQuery<Row>) {
  const known = new WeakMap<object, CompiledQuery<Row>>();
  return async (db: Db, parameters: readonly unknown[]): Promise<Row | undefined> => {
    // Every transaction is an object of its own; the adapter belongs to the engine.
    const { adapter } = db.getExecutor();
    const compiled = known.get(adapter) ?? build(db);
    known.set(adapter, compiled);
    const { query, queryId, sql } = compiled;
    const { rows } = await db.executeQuery<Row>({ query, queryId, sql, parameters });
    return rows[0];
  };
}
