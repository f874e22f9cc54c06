import { type QueryExecutorProvider, sql } from "kysely";
import type { Engine } from "../engine.ts";

const words = {
  sqlite: { big: "integer", strict: "strict" },
  postgres: { big: "bigint", strict: "" },
} as const;

function statements(engine: Engine): string[] {
  const { big, strict } = words[engine];
  const used = `calls integer not null, tokens_in ${big} not null, tokens_out ${big} not null, cost ${big} not null`;
  return [
    `create table model_days (day text primary key, ${used}) ${strict}`,
    `create table model_use (
      user_id text not null references users(user_id) on delete cascade, day text not null, ${used},
      primary key (user_id, day)) ${strict}`,
    `create index model_use_by_day on model_use(day)`,
    `create table interviewer_choices (
      user_id text primary key references users(user_id) on delete cascade,
      when_away text not null check (when_away in ('ask','coach')), at ${big} not null) ${strict}`,
  ];
}

/** What the language model has used, by day and by person, and what people want where it does not answer. */
export const model = (engine: Engine) => ({
  async up(db: QueryExecutorProvider) {
    for (const statement of statements(engine)) await sql.raw(statement).execute(db);
  },
});
