import pg from "pg";
import { describe, expect, inject, it, onTestFinished, vi } from "vitest";
import { jobFigures, lost, oddAccounts, oddCharges, oddJobs, openJobs, watchJobs } from "./audit.ts";
import { randomFrom } from "../lib/random.ts";
import { type Cluster, startCluster } from "./cluster.ts";
import { comeAndGo, type Figures, type Promised, type World } from "./people.ts";

const SECONDS = Number(process.env["MANY_SECONDS"] ?? 10);
const SEED = Number(process.env["MANY_SEED"] ?? Date.now() % 1_000_000);
/** People who are busy at the same time. */
const AT_ONCE = 6;
/** How long a call that was cut off is tried again after the load has ended; in a long run until its lease is over. */
const GRACE_MS = SECONDS < 60 ? 4_000 : 110_000;

async function newDatabase(): Promise<string> {
  const server = inject("postgresUrl");
  const pool = new pg.Pool({ connectionString: `${server}/postgres`, max: 1 });
  const name = `many_${Date.now()}`;
  await pool.query(`create database ${name}`);
  await pool.end();
  return `${server}/${name}`;
}

/** Kills a random process every few seconds and starts it again, until time is up; returns how many. */
async function killer({ processes }: Cluster, random: () => number, over: () => boolean): Promise<number> {
  let kills = 0;
  while (!over()) {
    await new Promise((wake) => setTimeout(wake, 1_000 + random() * 2_000));
    const victim = processes[Math.floor(random() * processes.length)];
    if (over() || !victim) break;
    await victim.end("SIGKILL");
    kills++;
    victim.start();
    await victim.untilUp();
  }
  return kills;
}

describe("three processes on one PostgreSQL", () => {
  it("lose nothing, charge nothing twice and do every job once while one after the other is killed", async () => {
    console.info(`MANY_SEED=${SEED} MANY_SECONDS=${SECONDS}`);
    const url = await newDatabase();
    const settings = {
      NODE_ENV: "test",
      LOG_LEVEL: "silent",
      DATABASE_URL: url,
      TRUST_PROXY: "1",
      PAGE_DIR: "/nowhere",
    };
    const cluster = await startCluster(3, settings);
    onTestFinished(async () => void (await cluster.stop()));
    const pool = new pg.Pool({ connectionString: url, max: 2 });
    await watchJobs(pool);
    const { companies } = await (await fetch(`${cluster.address}/api/companies`)).json();
    const [first]: { companyId: string; rounds: { roundId: string }[] }[] = companies;
    const rounds = [...(first?.rounds ?? [])]
      .slice(0, 3)
      .map(({ roundId }) => ({ companyId: first?.companyId ?? "", roundId }));

    const end = Date.now() + SECONDS * 1_000;
    const promised: Promised = { accounts: [], sets: [], answers: new Map(), reports: [] };
    const figures: Figures = { calls: 0, cut: {}, refused: 0, repeats: 0 };
    const over = () => Date.now() > end;
    const late = () => Date.now() > end + GRACE_MS;
    const world: World = {
      address: cluster.address,
      random: randomFrom(SEED),
      promised,
      figures,
      over,
      late,
    };
    let people = 0;
    const busy = Array.from({ length: AT_ONCE }, () => comeAndGo(world, rounds, () => ++people));
    const [kills] = await Promise.all([killer(cluster, randomFrom(SEED + 1), over), ...busy]);
    // A job whose process was killed in the middle comes back when its lease is over.
    await vi.waitFor(async () => expect(await openJobs(pool)).toBe(0), { timeout: 90_000, interval: 250 });

    const counts = {
      accounts: promised.accounts.length,
      sets: promised.sets.length,
      answers: promised.answers.size,
      reports: promised.reports.length,
    };
    const jobs = await jobFigures(pool);
    console.info(JSON.stringify({ kills, ...figures, promised: counts, jobs }));
    expect(await lost(pool, promised)).toEqual({ accounts: 0, sets: 0, answers: 0, reports: 0 });
    expect(await oddCharges(pool)).toEqual([]);
    expect(await oddAccounts(pool)).toEqual([]);
    expect(await oddJobs(pool)).toEqual([]);
    expect(kills).toBeGreaterThan(0);
    expect(counts.reports).toBeGreaterThan(0);
    await pool.end();
    expect(await cluster.stop()).toEqual([0, 0, 0]);
  });
});
