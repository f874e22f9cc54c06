import type { CompiledQuery, Kysely, QueryResult, Transaction } from "kysely";
import type { Tables } from "./schema.ts";

type Db = Kysely<Tables> | Transaction<Tables>;

/** `build` once for each engine, and then this call's parameters in the order of their places. */
function compiled<Row>(build: (db: Db) => CompiledQuery<Row>) {
  const known = new WeakMap<object, CompiledQuery<Row>>();
  return (db: Db, parameters: readonly unknown[]): Promise<QueryResult<Row>> => {
    // Every transaction is an object of its own; the adapter belongs to the engine.
    const { adapter } = db.getExecutor();
    const first = known.get(adapter) ?? build(db);
    known.set(adapter, first);
    const { query, queryId, sql } = first;
    return db.executeQuery<Row>({ query, queryId, sql, parameters });
  };
}

/**
 * The first row of a query of the busiest paths, compiled once for each engine: building it takes longer than running it.
 * `build` gives it with parameters of any value; the returned function puts this call's in, in the order of their places.
 */
export function compiledOnce<Row>(build: (db: Db) => CompiledQuery<Row>) {
  const run = compiled(build);
  return async (db: Db, parameters: readonly unknown[]): Promise<Row | undefined> =>
    (await run(db, parameters)).rows[0];
}

/** The same for a statement that changes rows; gives how many. */
export function changeCompiledOnce(build: (db: Db) => CompiledQuery<unknown>) {
  const run = compiled(build);
  return async (db: Db, parameters: readonly unknown[]): Promise<number> =>
    Number((await run(db, parameters)).numAffectedRows ?? 0);
}
