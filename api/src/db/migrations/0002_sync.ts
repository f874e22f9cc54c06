import { type QueryExecutorProvider, sql } from "kysely";
import type { Engine } from "../engine.ts";

const words = {
  sqlite: { big: "integer", strict: "strict" },
  postgres: { big: "bigint", strict: "" },
} as const;

/** What was there before gets its numbers in the order of its age. */
const numbered = [
  `create table numbering as
    select kind, id, user_id, row_number() over (partition by user_id order by at, kind, id) as seq
    from (
      select 1 as kind, attempt_id as id, user_id, coalesce(ended_at, created_at) as at from attempts
      union all select 2, question_id, user_id, updated_at from answers
      union all select 3, report_id, user_id, created_at from reports
    ) as all_rows`,
  `create index numbering_by_id on numbering(kind, id)`,
  `update attempts set seq = (select n.seq from numbering n where n.kind = 1 and n.id = attempt_id)`,
  `update answers set device_rev = rev, base_rev = server_rev - 1,
    seq = (select n.seq from numbering n where n.kind = 2 and n.id = question_id)`,
  `update reports set seq = (select n.seq from numbering n where n.kind = 3 and n.id = report_id)`,
  `insert into sync_heads (user_id, seq) select user_id, max(seq) from numbering group by user_id`,
  `drop table numbering`,
];

function tables(engine: Engine): string[] {
  const { big, strict } = words[engine];
  const counters = ["device_rev", "base_rev", "kept"];
  return [
    `create table sync_heads (
      user_id text primary key references users(user_id) on delete cascade, seq ${big} not null) ${strict}`,
    ...["attempts", "answers", "reports"].map(
      (table) => `alter table ${table} add column seq ${big} not null default 0`,
    ),
    `alter table answers add column device text`,
    ...counters.map((name) => `alter table answers add column ${name} integer not null default 0`),
    `create table answer_history (
      question_id text not null references questions(question_id) on delete cascade, n integer not null,
      text text not null, device text, edited_at ${big} not null, server_rev integer not null,
      primary key (question_id, n)) ${strict}`,
    ...numbered,
    ...["attempts", "answers", "reports"].map(
      (table) => `create index ${table}_by_change on ${table}(user_id, seq)`,
    ),
    `alter table idempotency add column brief integer not null default 0`,
    `create index brief_repeats on idempotency(created_at) where brief = 1`,
  ];
}

/** An entry may lose its person once, when the account is deleted; nothing else of it ever changes. */
const sameEntry = `new.entry_id = old.entry_id and new.amount = old.amount and new.kind = old.kind and new.ref = old.ref
  and new.balance_after = old.balance_after and new.at = old.at
  and old.user_id not like 'gone-%' and new.user_id like 'gone-%'`;

const appendOnly: Record<Engine, string[]> = {
  sqlite: [
    `drop trigger credit_entries_stay`,
    `create trigger credit_entries_stay before update on credit_entries when not (${sameEntry})
      begin select raise(abort, 'credit entries are never changed'); end`,
  ],
  postgres: [
    `create or replace function refuse_change() returns trigger language plpgsql as
      $$ begin
        if ${sameEntry} then return new; end if;
        raise exception 'credit entries are never changed';
      end $$`,
  ],
};

/**
 * Sync: a sequence of changes for each person, earlier texts of answers, and entries of the ledger that outlive their
 * person. Rows that a process of the release before writes meanwhile have the number 0 and are told of with their next
 * change.
 */
export const sync = (engine: Engine) => ({
  async up(db: QueryExecutorProvider) {
    for (const statement of [...tables(engine), ...appendOnly[engine]]) await sql.raw(statement).execute(db);
  },
});
