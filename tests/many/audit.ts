import type pg from "pg";
import type { Promised } from "./people.ts";

/** Writes down every job that comes and goes, in tables of the test's own. */
export async function watchJobs(pool: pg.Pool): Promise<void> {
  await pool.query(`
    create table seen_jobs (what text not null, name text not null, key text, state text not null);
    create function see_job() returns trigger language plpgsql as $$ begin
      if tg_op = 'INSERT' then insert into seen_jobs values ('in', new.name, new.singleton_key, new.state::text);
      else insert into seen_jobs values ('out', old.name, old.singleton_key, old.state::text);
      end if;
      return null; end $$;
    create trigger see_jobs after insert or delete on pgboss.job for each row execute function see_job();`);
}

/** Jobs that wait or run. */
export async function openJobs(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query(
    "select cast(count(*) as integer) as jobs from pgboss.job where state in ('created', 'retry', 'active')",
  );
  return rows[0].jobs;
}

/**
 * Jobs that came more than once, or were not done exactly once. pg-boss takes a job that
 * is tried again out and puts it in; one that came before the watch began has only gone.
 */
export async function oddJobs(pool: pg.Pool): Promise<unknown[]> {
  const { rows } = await pool.query(`
    select * from (
      select name, key, count(*) filter (where what = 'in' and state = 'created') as came,
        count(*) filter (where what = 'out') - count(*) filter (where what = 'in' and state <> 'created') as done
      from seen_jobs group by name, key) counts
    where (came, done) not in ((1, 1), (0, 1))`);
  return rows;
}

/** How many jobs there were of each kind, and how many tries were cut short. */
export async function jobFigures(pool: pg.Pool): Promise<Record<string, number>> {
  const { rows } = await pool.query(`
    select name, cast(count(*) filter (where what = 'in' and state = 'created') as integer) as jobs,
      cast(count(*) filter (where what = 'in' and state <> 'created') as integer) as again
    from seen_jobs group by name order by name`);
  return Object.fromEntries(
    rows.flatMap(({ name, jobs, again }) => [
      [name, jobs],
      [`${name} again`, again],
    ]),
  );
}

/** People whose ledger does not add up: entries against both pots, holds against what is held, nothing below zero. */
export async function oddAccounts(pool: pg.Pool): Promise<unknown[]> {
  const { rows } = await pool.query(`
    select a.user_id, a.available, a.held, e.total, h.held as holds from credit_accounts a
    left join (select user_id, sum(amount) as total from credit_entries group by 1) e using (user_id)
    left join (select user_id, sum(amount) as held from credit_holds where state = 'held' group by 1) h using (user_id)
    where a.available + a.held <> coalesce(e.total, 0) or a.held <> coalesce(h.held, 0) or a.available < 0`);
  return rows;
}

/** People who paid for more or fewer attempts than they have. */
export async function oddCharges(pool: pg.Pool): Promise<unknown[]> {
  const { rows } = await pool.query(`
    select u.user_id, coalesce(s.spent, 0) as spent, coalesce(t.attempts, 0) as attempts from users u
    left join (select user_id, count(*) as spent from credit_entries where kind = 'spend' and amount = -50 group by 1) s
      using (user_id)
    left join (select user_id, count(*) as attempts from attempts group by 1) t using (user_id)
    where coalesce(s.spent, 0) <> coalesce(t.attempts, 0)`);
  return rows;
}

type Lost = { accounts: number; sets: number; answers: number; reports: number };

/** What was answered with success and is not there. */
export async function lost(pool: pg.Pool, promised: Promised): Promise<Lost> {
  const all = async (text: string) => (await pool.query(text)).rows;
  const emails = new Set((await all("select email from users")).map(({ email }) => email));
  const questions = new Set(
    (await all("select attempt_id, question_id from questions")).map(
      (row) => `${row.attempt_id} ${row.question_id}`,
    ),
  );
  const answers = new Map(
    (await all("select question_id, text from answers")).map((row) => [row.question_id, row.text]),
  );
  const reports = new Map(
    (await all("select attempt_id, body from reports")).map((row) => [row.attempt_id, row.body]),
  );
  const same = (attemptId: string, body: unknown) =>
    JSON.stringify(body) === JSON.stringify(JSON.parse(reports.get(attemptId) ?? "null"));
  return {
    accounts: promised.accounts.filter(({ email }) => !emails.has(email)).length,
    sets: promised.sets.filter(({ attemptId, questionIds }) =>
      questionIds.some((questionId) => !questions.has(`${attemptId} ${questionId}`)),
    ).length,
    answers: [...promised.answers].filter(([questionId, text]) => answers.get(questionId) !== text).length,
    reports: promised.reports.filter(({ attemptId, body }) => !same(attemptId, body)).length,
  };
}
