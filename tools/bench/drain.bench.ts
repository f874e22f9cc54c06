/*
 * How long 500 answers that were written without a network take to reach the server over a link of 150 ms, from opening
 * the page to the last acknowledgement.
 */
import { join } from "node:path";
import BetterSqlite3 from "better-sqlite3";
import { startRound } from "../../tests/lib/visitor.ts";
import { report } from "./table.ts";
import { visit } from "./visit.ts";

const ANSWERS = 500;
const LINK = { offline: false, latency: 150, downloadThroughput: -1, uploadThroughput: -1 };
const PATIENCE_MS = 120_000;

type Row = Record<string, unknown>;

/** Gives the open attempt so many questions; the table, not the coach, decides how long a round is. */
function addQuestions(dataDir: string): { attemptId: string; questionIds: string[] } {
  const db = new BetterSqlite3(join(dataDir, "taiyari.sqlite"));
  const [first] = db.prepare("select * from questions order by place limit 1").all() as Row[];
  if (!first) throw new Error("There is no attempt.");
  const columns = Object.keys(first);
  const insert = db.prepare(
    `insert into questions (${columns.join(", ")}) values (${columns.map((name) => `@${name}`).join(", ")})`,
  );
  const questionIds = Array.from({ length: ANSWERS }, (_, n) => `bench-${n}`);
  db.transaction(() => {
    for (const [n, question_id] of questionIds.entries())
      insert.run({ ...first, question_id, place: 1_000 + n });
  })();
  db.close();
  return { attemptId: String(first["attempt_id"]), questionIds };
}

/** Runs in the page: as many answers in the browser's store as if they had been typed without a network. */
async function typeOffline({ attemptId, questionIds }: { attemptId: string; questionIds: string[] }) {
  const open = indexedDB.open("aimockinterview-db");
  await new Promise((done) => open.addEventListener("success", done));
  const transaction = open.result.transaction(["answers", "questions"], "readwrite");
  const sets = transaction.objectStore("questions").getAll();
  await new Promise((done) => sets.addEventListener("success", done));
  const [{ userId, companyId }] = sets.result;
  const store = transaction.objectStore("answers");
  for (const [index, questionId] of questionIds.entries()) {
    const ids = { userId, companyId, roundId: "bench", index, attemptId, questionId };
    const row = {
      ...ids,
      text: `Answer ${index}`,
      rev: 1,
      ackRev: 0,
      baseServerRev: 0,
      timestamp: Date.now(),
    };
    store.put({ key: `${userId}|${companyId}|bench|${index}`, ...row });
  }
  await new Promise((done) => transaction.addEventListener("complete", done));
  open.result.close();
}

/** Runs in the page: how many answers still wait. */
async function waiting(): Promise<number> {
  const open = indexedDB.open("aimockinterview-db");
  await new Promise((done) => open.addEventListener("success", done));
  const all = open.result.transaction("answers").objectStore("answers").getAll();
  await new Promise((done) => all.addEventListener("success", done));
  open.result.close();
  return all.result.filter(({ rev, ackRev }: { rev: number; ackRev: number }) => rev > ackRev).length;
}

const { server, context, page, end } = await visit();
await startRound(page, "Technical");
await page.goto("/contact");
await page.evaluate(typeOffline, addQuestions(server.dataDir));
await page.close();

const again = await context.newPage();
const devtools = await context.newCDPSession(again);
await devtools.send("Network.enable");
await devtools.send("Network.emulateNetworkConditions", LINK);
const begun = performance.now();
await again.goto("/dashboard");
let left = ANSWERS;
while (left > 0 && performance.now() - begun < PATIENCE_MS) {
  await again.waitForTimeout(250);
  left = await again.evaluate(waiting);
}
const seconds = (performance.now() - begun) / 1_000;
await end();

report("drain", [
  { what: "answers that still wait", value: left, unit: "", budget: { is: "<=", value: 0 } },
  {
    what: `${ANSWERS} answers to the server, link of ${LINK.latency} ms`,
    value: seconds,
    unit: "s",
    budget: { is: "<=", value: 20 },
  },
]);
