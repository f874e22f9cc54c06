import { type QueryExecutorProvider, sql } from "kysely";

/**
 * How an answer was spoken, with its text. A process of the release before leaves it as it is: measures may then be of
 * the text before, until the device that spoke sends the next one.
 */
export const spoken = {
  async up(db: QueryExecutorProvider) {
    await sql.raw(`alter table answers add column spoken text`).execute(db);
  },
};
