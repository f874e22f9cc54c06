import { type QueryExecutorProvider, sql } from "kysely";
import type { Engine } from "../engine.ts";

const words = {
  sqlite: { big: "integer", strict: "strict" },
  postgres: { big: "bigint", strict: "" },
} as const;

function statements(engine: Engine): string[] {
  const { big, strict } = words[engine];
  return [
    // Whoever can read the token here can read the report beside it, so it stands as it is: its person copies the link again.
    `create table shares (
      share_id text primary key, token text not null unique,
      user_id text not null references users(user_id) on delete cascade,
      attempt_id text not null unique references attempts(attempt_id) on delete cascade,
      with_answers integer not null check (with_answers in (0, 1)), shown_as text not null,
      created_at ${big} not null, ends_at ${big} not null) ${strict}`,
    `create index shares_of_user on shares(user_id, created_at)`,
    `create index shares_by_end on shares(ends_at)`,
  ];
}

/** Links to reports. A release before knows nothing of them, and its pages show none. */
export const shares = (engine: Engine) => ({
  async up(db: QueryExecutorProvider) {
    for (const statement of statements(engine)) await sql.raw(statement).execute(db);
  },
});
