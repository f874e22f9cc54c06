import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { refuse } from "#models/contract/problems.ts";
import type { Database } from "../db/open.ts";
import { makeMetrics } from "../http/metrics.ts";
import { engines, testDatabase } from "../testing/testApi.ts";
import { clockwork } from "./clockwork.ts";
import { engineOf, openJobs } from "./open.ts";
import { type Handler, type JobKind, type Jobs, NoUseTrying } from "./port.ts";

const log = pino({ level: "silent" });
/** A clock that goes on, and that a test can push ahead. */
const clock = { ahead: 0, now: () => Date.now() + clock.ahead };

type Note = { text: string };
const kindOf = (name: string, changes: Partial<JobKind<Note>> = {}): JobKind<Note> => ({
  name,
  payload: z.object({ text: z.string() }),
  atOnce: 4,
  tries: 3,
  backoff: 1,
  ...changes,
});

describe.each(engines)("jobs on %s", { timeout: 30_000 }, (engine) => {
  let database: Database;
  let open: Jobs[] = [];
  beforeAll(async () => {
    database = await testDatabase(engine);
  });
  afterEach(async () => {
    await Promise.all(open.map((jobs) => jobs.stop()));
    open = [];
  });
  afterAll(() => database.close());

  /** Another process on the same database. */
  async function process(kind: JobKind<Note>, handler: Handler<Note>): Promise<Jobs> {
    const jobs = openJobs({ database, clock, log });
    jobs.work(kind, handler);
    await jobs.start();
    open.push(jobs);
    return jobs;
  }

  const enqueue = (jobs: Jobs, kind: JobKind<Note>, key: string, again = false) =>
    database.inTransaction((trx) => jobs.enqueue(trx, kind, { key, payload: { text: key }, again }));

  const gone = (jobs: Jobs, kind: JobKind<Note>, key: string) =>
    vi.waitFor(async () => expect(await jobs.stateOf(kind, key)).toBeUndefined(), 15_000);

  /** Notes an effect in the ledger of companies, a table that any transaction may write. */
  const effect = (name: string) => ({
    company_id: `${name}-${Math.random()}`,
    name,
    logo_url: "",
    description: "",
    industry: "",
    created_at: 0,
    removed_at: null,
  });
  const effects = async (name: string) =>
    (await database.db.selectFrom("companies").select("name").where("name", "=", name).execute()).length;

  it("starts when its transaction is committed, and never when that is undone", async () => {
    const done: string[] = [];
    const kind = kindOf("commit");
    const jobs = await process(kind, async ({ payload }) => void done.push(payload.text));
    const undone = database.inTransaction(async (trx) => {
      await jobs.enqueue(trx, kind, { key: "undone", payload: { text: "undone" } });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await jobs.stateOf(kind, "undone")).toBeUndefined();
    const begun = performance.now();
    expect(await enqueue(jobs, kind, "kept")).toBe("new");
    await gone(jobs, kind, "kept");
    expect(performance.now() - begun).toBeLessThan(1_500);
    expect(done).toEqual(["kept"]);
  });

  it("has one job for a key while it waits or runs, and a new one afterwards", async () => {
    let runs = 0;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const kind = kindOf("unique");
    const jobs = await process(kind, async () => {
      runs++;
      await held;
    });
    const all = await Promise.all(Array.from({ length: 6 }, () => enqueue(jobs, kind, "one")));
    expect(all.filter((enqueued) => enqueued === "new")).toHaveLength(1);
    await vi.waitFor(async () => expect((await jobs.stateOf(kind, "one"))?.state).toBe("running"), 5_000);
    expect(await enqueue(jobs, kind, "one", true)).toBe("known");
    expect(await jobs.counts()).toContainEqual({ kind: "unique", state: "running", jobs: 1 });
    const metrics = makeMetrics();
    metrics.watchJobs(jobs.counts);
    expect(await metrics.text()).toContain('jobs{kind="unique",state="running"} 1');
    release();
    await gone(jobs, kind, "one");
    expect(runs).toBe(1);
    expect(await metrics.text()).not.toContain('kind="unique"');
    expect(await enqueue(jobs, kind, "one")).toBe("new");
    await gone(jobs, kind, "one");
    expect(runs).toBe(2);
  });

  it("tries again after a while, keeps the last reason, and tries anew when it is asked to", async () => {
    const tries: number[] = [];
    let works = false;
    const kind = kindOf("retry", { tries: 2 });
    const jobs = await process(kind, async () => {
      tries.push(performance.now());
      if (!works) throw tries.length === 1 ? new Error("a secret") : refuse("report_failed");
    });
    await enqueue(jobs, kind, "x");
    await jobs.ended(kind, "x", 5_000);
    expect(await jobs.stateOf(kind, "x")).toEqual({
      state: "queued",
      reason: "Something went wrong on our side. Nothing you wrote is lost.",
    });
    clock.ahead += 2_000;
    const state = async () => jobs.stateOf(kind, "x");
    await vi.waitFor(async () => expect((await state())?.state).toBe("failed"), 10_000);
    const reason = "Failed to generate report. Please try again.";
    expect((await state())?.reason).toBe(reason);
    expect(await jobs.failures()).toContainEqual({ kind: "retry", jobs: 1, reason });
    if (engine === "postgres") expect((tries[1] ?? 0) - (tries[0] ?? 0)).toBeGreaterThan(900);
    expect(await enqueue(jobs, kind, "x")).toBe("known");
    works = true;
    expect(await enqueue(jobs, kind, "x", true)).toBe("again");
    await gone(jobs, kind, "x");
    expect((await jobs.failures()).filter((failed) => failed.kind === "retry")).toEqual([]);
    expect(tries).toHaveLength(3);
  });

  it("does not try again what would fail in the same way, and says why, until it is asked to", async () => {
    let tries = 0;
    const kind = kindOf("no-use", { tries: 5 });
    const jobs = await process(kind, async () => {
      if (++tries === 1) throw new NoUseTrying(refuse("report_failed"));
    });
    await enqueue(jobs, kind, "x");
    await jobs.ended(kind, "x", 5_000);
    const reason = "Failed to generate report. Please try again.";
    expect(await jobs.stateOf(kind, "x")).toEqual({ state: "failed", reason });
    clock.ahead += 3_600_000;
    expect(await enqueue(jobs, kind, "x")).toBe("known");
    expect(tries).toBe(1);
    expect(await enqueue(jobs, kind, "x", true)).toBe("again");
    await gone(jobs, kind, "x");
    expect(tries).toBe(2);
  });

  it("gives the job of a dead process to a living one, and its effect happens once", async () => {
    const kind = kindOf("dead", { atOnce: 1 });
    let wake: () => void = () => undefined;
    const asleep = new Promise<void>((resolve) => (wake = resolve));
    const attempts: number[] = [];
    const handler: Handler<Note> = async ({ attempt }, finish) => {
      attempts.push(attempt);
      // The first process stops for a long time, as if the machine slept, and then goes on.
      if (attempt === 1) await asleep;
      await database.inTransaction(async (trx) => {
        await trx.insertInto("companies").values(effect("dead")).execute();
        await finish(trx);
      });
    };
    const jobs = await process(kind, handler);
    await process(kind, handler);
    await enqueue(jobs, kind, "x");
    await vi.waitFor(() => expect(attempts).toEqual([1]), 5_000);
    // No sign of life for longer than the lease, and a third process notices.
    await database.inTransaction(async (trx) => {
      if (engine === "postgres")
        await sql`update pgboss.job set started_on = now() - interval '1 minute'`.execute(trx);
      else await trx.updateTable("jobs").set({ lease_until: 0 }).execute();
    });
    expect(await engineOf({ database, clock, log }).store.expire()).toBe(true);
    await gone(jobs, kind, "x");
    expect(attempts).toEqual([1, 2]);
    expect(await effects("dead")).toBe(1);
    wake();
    await new Promise((later) => setTimeout(later, 300));
    expect(await effects("dead")).toBe(1);
    expect(await jobs.stateOf(kind, "x")).toBeUndefined();
  });

  it("does each of many jobs once, with three processes at work", async () => {
    const kind = kindOf("many");
    const handler: Handler<Note> = async ({ payload }, finish) => {
      await database.inTransaction(async (trx) => {
        await trx.insertInto("companies").values(effect(payload.text)).execute();
        await finish(trx);
      });
    };
    const [first] = [
      await process(kind, handler),
      await process(kind, handler),
      await process(kind, handler),
    ];
    const keys = Array.from({ length: 40 }, (_, n) => `many-${n}`);
    await Promise.all(keys.map((key) => enqueue(first, kind, key)));
    await vi.waitFor(async () => {
      expect((await first.counts()).filter((count) => count.kind === "many")).toEqual([]);
    }, 20_000);
    expect(await Promise.all(keys.map(effects))).toEqual(keys.map(() => 1));
  });

  it("tells whoever waits in any process when a try has ended", async () => {
    const kind = kindOf("wait");
    const slow: Handler<Note> = () => new Promise((resolve) => setTimeout(resolve, 100));
    const here = await process(kind, slow);
    const there = engine === "postgres" ? await process(kind, slow) : here;
    await enqueue(here, kind, "x");
    const begun = performance.now();
    await Promise.all([here.ended(kind, "x", 10_000), there.ended(kind, "x", 10_000)]);
    expect(performance.now() - begun).toBeLessThan(1_900);
    await there.ended(kind, "nothing", 50);
  });

  it("lets running jobs end when it stops, and takes no more", async () => {
    const kind = kindOf("stop", { atOnce: 1 });
    const ended: string[] = [];
    const jobs = await process(kind, async ({ key }) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      ended.push(key);
    });
    await enqueue(jobs, kind, "first");
    await enqueue(jobs, kind, "second");
    await vi.waitFor(async () => expect((await jobs.stateOf(kind, "first"))?.state).toBe("running"), 5_000);
    await jobs.stop();
    expect(ended).toEqual(["first"]);
    expect(await jobs.stateOf(kind, "second")).toEqual({ state: "queued", reason: null });
  });

  it("takes no job of a kind that nobody works on", async () => {
    const jobs = await process(kindOf("some"), async () => undefined);
    await expect(enqueue(jobs, kindOf("other"), "x")).rejects.toThrow(
      'Nobody works on jobs of the kind "other".',
    );
  });

  it("has one job for each fixed time, however many processes look at the clock, and makes up for a missed one", async () => {
    const times: number[] = [];
    const now = { at: Date.UTC(2026, 10, 30, 18, 31), now: () => now.at };
    const entries = [{ name: "month", fields: "0 0 1 * *", zone: "Asia/Kolkata" } as const];
    const looks = Array.from({ length: 5 }, () =>
      clockwork(database, now, entries, async (_trx, _entry, at) => void times.push(at)),
    );
    const everybody = () => Promise.all(looks.map((look) => look()));
    await everybody();
    await everybody();
    expect(times).toEqual([Date.UTC(2026, 10, 30, 18, 30)]);
    // Nobody was there at the turn of January and of February.
    now.at = Date.UTC(2027, 1, 15);
    await everybody();
    expect(times.slice(1)).toEqual([Date.UTC(2027, 0, 31, 18, 30)]);
    // A clock that goes back does nothing again.
    now.at = Date.UTC(2026, 11, 15);
    await everybody();
    expect(times).toHaveLength(2);
  });

  it("works at fixed times", async () => {
    const jobs = openJobs({ database, clock, log });
    let ran = 0;
    jobs.cron({ name: "often", fields: "* * * * *" }, async () => void ran++);
    expect(() => jobs.cron({ name: "never", fields: "61 * * * *" }, async () => undefined)).toThrow("61");
    open.push(jobs);
    await jobs.start();
    await vi.waitFor(() => expect(ran).toBe(1), 5_000);
  });

  // SQLite has no connection that could be lost.
  if (engine === "postgres")
    it("goes on when the connection that listens is lost", async () => {
      const kind = kindOf("lost");
      const done: string[] = [];
      const jobs = await process(kind, async ({ key }) => void done.push(key));
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen %'`.execute(database.db);
      await enqueue(jobs, kind, "while");
      await vi.waitFor(() => expect(done).toEqual(["while"]), 10_000);
      await new Promise((later) => setTimeout(later, 1_500));
      const begun = performance.now();
      await enqueue(jobs, kind, "after");
      await vi.waitFor(() => expect(done).toEqual(["while", "after"]), { timeout: 10_000, interval: 20 });
      expect(performance.now() - begun).toBeLessThan(1_500);
    });
});
