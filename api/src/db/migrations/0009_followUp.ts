import { type QueryExecutorProvider, sql } from "kysely";

/** What was asked once more about an answer. A process of the release before leaves it as it is. */
export const followUp = {
  async up(db: QueryExecutorProvider) {
    await sql.raw(`alter table answers add column follow_up text`).execute(db);
  },
};
