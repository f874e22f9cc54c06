import { type QueryExecutorProvider, sql } from "kysely";

/**
 * The few facts of the resume that the answers of an attempt are compared with. Attempts of the release before have none, and
 * it goes on writing such ones: then nothing is compared.
 */
export const person = {
  async up(db: QueryExecutorProvider) {
    await sql.raw(`alter table attempts add column person text`).execute(db);
  },
};
