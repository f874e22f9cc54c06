/*
 * Durable POST /answers per second against what bare better-sqlite3 commits at synchronous=FULL, in one run on the
 * same disk. An answer is one commit for one person; the server commits those that arrive together at once.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import BetterSqlite3 from "better-sqlite3";
import { signUp, startAttempt, startBuilt } from "./server.ts";
import { report } from "./table.ts";

const SECONDS = 5;
const TEXT = "We ran both databases for two weeks and compared row counts every night. ".repeat(5);

function bareCommits(): number {
  const folder = mkdtempSync(join(tmpdir(), "taiyari-bare-"));
  const db = new BetterSqlite3(join(folder, "bare.db"));
  db.pragma("journal_mode = WAL");
  db.pragma("synchronous = FULL");
  db.exec("create table answers (id integer primary key, text text not null) strict");
  const write = db.prepare(
    "insert into answers (id, text) values (?, ?) on conflict (id) do update set text = excluded.text",
  );
  const end = performance.now() + SECONDS * 1_000;
  let commits = 0;
  while (performance.now() < end) {
    write.run(commits % 10, `${commits} ${TEXT}`);
    commits++;
  }
  db.close();
  rmSync(folder, { recursive: true, force: true });
  return commits / SECONDS;
}

async function postedAnswers(): Promise<number> {
  const server = await startBuilt();
  const token = await signUp(server.address);
  const questions = await startAttempt(server.address, token);
  let sent = 0;
  const post = (duration: number) =>
    autocannon({
      url: `${server.address}/api/answers`,
      connections: 64,
      duration,
      method: "POST",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      requests: [
        {
          setupRequest(request) {
            sent++;
            const questionId = questions[sent % questions.length];
            // As the page sends while somebody types: a little longer each time, under the next revision; now and then
            // the end is deleted, and what was there goes into the history.
            const rev = Math.ceil(sent / questions.length);
            const answer = TEXT + ".".repeat(rev % 100);
            return { ...request, body: JSON.stringify({ questionId, rev, answer }) };
          },
        },
      ],
    });
  // The first second is the compiler warming up, as in the benchmark of the profile.
  await post(2);
  const { requests, non2xx } = await post(SECONDS);
  await server.stop();
  if (non2xx > 0) throw new Error(`${non2xx} answers were refused`);
  return requests.average;
}

const posted = await postedAnswers();
const bare = bareCommits();
report("answers", [
  { what: "bare better-sqlite3 commits, synchronous=FULL", value: bare, unit: "/s" },
  { what: "durable POST /answers", value: posted, unit: "/s" },
  { what: "share of bare commits", value: posted / bare, unit: "x", budget: { is: ">=", value: 0.5 } },
]);
