import type { Merged, OwnRows, PlainRow } from "../../../rows.ts";
import { roundKey } from "../keys.ts";
import { STORES, type StoreName } from "../names.ts";
import { parseAttempt, parseReport } from "../parse.ts";
import { decode } from "./bytes.ts";
import { decide, isSame, type Known, type NewText } from "./merge.ts";
import { planJournals, type JournalPut } from "./planJournals.ts";
import { isOf, kindOf, type Found } from "./scan.ts";

/** A row to be written, with what stood in its place when that was decided. */
export type Put = { store: string; key: string; row: PlainRow; before: PlainRow | null };

/** What a restore writes. */
export type Plan = {
  main: (Put & { store: StoreName })[];
  device: Put[];
  history: Omit<PlainRow, "id">[];
  journals: JournalPut[];
  merged: Merged;
};

const isMain = (store: string): store is StoreName => STORES.some((name) => name === store);

const isId = (value: unknown) => typeof value === "string" && /^[A-Za-z0-9_-]{1,64}$/.test(value);

/** Keys with bars have their person's id in them: under somebody else's nothing is written. */
const mayBeOf = (userId: string, key: string) => !key.includes("|") || isOf(userId, key, {});

/** The key of an export's row in this browser, made from its ids; null where it has none. */
function keyOf(store: string, userId: string, row: PlainRow, keyPath: string | undefined): string | null {
  if (store === "resumes") return row["key"] === userId ? userId : null;
  const { companyId, roundId, index } = row;
  if (!isMain(store)) {
    const key = row[keyPath ?? ""];
    return typeof key === "string" && mayBeOf(userId, key) ? key : null;
  }
  if (row["userId"] !== userId || !isId(companyId) || !isId(roundId)) return null;
  const round = `${userId}|${String(companyId)}|${String(roundId)}`;
  return store === "answers" ? `${round}|${String(index)}` : round;
}

/** What this device knows of its attempts. */
export function knownOf(found: Found[]): Known {
  const attempts = found.flatMap(({ store, row }) => (store === "attempts" ? (parseAttempt(row) ?? []) : []));
  const full = found
    .flatMap(({ store, row }) => (store === "reports" ? (parseReport(row) ?? []) : []))
    .filter(({ report }) => !report.provisional);
  const done = attempts.filter(({ phase }) => phase === "done");
  const open = attempts.filter(({ phase }) => phase !== "done");
  const byRound = new Map<string, string>(open.map((one) => [roundKey(one), one.attemptId]));
  return {
    reported: new Set([...full.map(({ report }) => report.attemptId), ...done.map((one) => one.attemptId)]),
    openAt: (round) => byRound.get(round),
  };
}

const emptyMerged = (): Merged => ({
  added: { resume: 0, questions: 0, answers: 0, earlier: 0, reports: 0, speech: 0, other: 0 },
  replaced: 0,
  kept: 0,
  earlier: 0,
  unreadable: 0,
});

/** Rows of the history are counted by each database for itself. */
const withoutId = (row: PlainRow): PlainRow =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== "id"));

/** Its rows, decoded; one whose bytes cannot be read is null. */
function decoded(row: unknown): PlainRow | null {
  try {
    const value = decode(row);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null; // Counted as unreadable.
  }
}

/**
 * What restoring `rows` writes into a browser that has `found`.
 * @param keyPaths the in-line key of each store of the device's database
 */
export function planMerge(
  userId: string,
  rows: OwnRows,
  found: Found[],
  keyPaths: ReadonlyMap<string, string>,
): Plan {
  const known = knownOf(found);
  const here = new Map(found.map((one) => [`${one.store} ${String(one.key)}`, one.row]));
  const plan: Plan = { main: [], device: [], history: [], journals: [], merged: emptyMerged() };
  const history = found.filter(({ store }) => store === "history").map(({ row }) => withoutId(row));

  function earlier(text: NewText | undefined) {
    const isThere = ({ key, text: known }: PlainRow) => key === text?.key && known === text?.text;
    if (!text || history.some(isThere)) return;
    history.push(text);
    plan.history.push(text);
    plan.merged.earlier++;
  }

  function mergeHistory(row: PlainRow) {
    const isText = typeof row["text"] === "string" && String(row["key"]).startsWith(`${userId}|`);
    if (!isText) return void plan.merged.unreadable++;
    const next = withoutId(row);
    if (history.some((known) => isSame(known, next))) return void plan.merged.kept++;
    history.push(next);
    plan.history.push(next);
    plan.merged.added.earlier++;
  }

  function mergeRow(store: string, row: PlainRow) {
    const key = keyOf(store, userId, row, keyPaths.get(store));
    const before = here.get(`${store} ${key}`) ?? null;
    if (key === null) return void plan.merged.unreadable++;
    const decision = decide(store, key, row, before, known);
    if (decision.do === "unreadable") return void plan.merged.unreadable++;
    earlier(decision.earlier);
    if (decision.do === "keep") return void plan.merged.kept++;
    if (decision.do === "add") plan.merged.added[kindOf(store)]++;
    else plan.merged.replaced++;
    if (isMain(store)) plan.main.push({ store, key, row: decision.row, before });
    else plan.device.push({ store, key, row: decision.row, before });
  }

  const files = Object.entries(rows.stores).flatMap(([store, list]) =>
    list.map((row) => ({ store, row: decoded(row) })),
  );
  const attempts = new Set(
    files.flatMap(({ row }) => (row?.["userId"] === userId ? [String(row["attemptId"])] : [])),
  );
  const isOwn = (row: PlainRow) => isOf(userId, row["key"], row) || attempts.has(String(row["attemptId"]));
  for (const { store, row } of files) {
    const isStore = isMain(store) || store === "history" || (keyPaths.has(store) && store !== "cache");
    if (!row || !isStore || !isOwn(row)) plan.merged.unreadable++;
    else if (store === "history") mergeHistory(row);
    else mergeRow(store, row);
  }
  planJournals(userId, rows.journal, here, known, { plan, earlier });
  return plan;
}
