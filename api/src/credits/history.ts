import type { CreditEntry } from "#models/entities/credit.ts";
import type { CreditEntryRow } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import { fieldProblem } from "../http/fields.ts";
import * as table from "./historyTable.ts";

/** Entries of a page that names no limit. */
const PAGE = 50;

/** What credits are set aside for when a round's questions are made; a spend carries it as its ref. */
const GENERATE = "generate:";

/** The round that credits were spent on. */
const roundOf = ({ kind, ref }: CreditEntryRow) =>
  kind === "spend" && ref.startsWith(GENERATE) ? [ref.slice(GENERATE.length)] : [];

/** The payment that bought credits came with. */
const paymentOf = ({ kind, ref }: CreditEntryRow) => (kind === "purchase" ? [ref] : []);

type Known = {
  rounds: ReadonlyMap<string, table.RoundName>;
  prices: ReadonlyMap<string, number>;
};

function show(row: CreditEntryRow, { rounds, prices }: Known): CreditEntry {
  const round = rounds.get(roundOf(row)[0] ?? "");
  return {
    entryId: row.entry_id,
    amount: row.amount,
    kind: row.kind,
    roundTitle: round?.title ?? null,
    companyName: round?.company ?? null,
    priceInPaise: row.kind === "purchase" ? (prices.get(row.ref) ?? null) : null,
    reason: row.kind === "adjust" ? row.ref : null,
    balanceAfter: row.balance_after,
    at: new Date(row.at).toISOString(),
  };
}

/** Where a person's credits came from and went, newest first: at most `limit` entries older than `after`. */
export async function creditHistory(
  { database: { db } }: Pick<Deps, "database">,
  userId: string,
  part: { limit?: string | undefined; after?: string | undefined },
): Promise<{ entries: CreditEntry[]; next: string | null }> {
  const limit = Number(part.limit ?? PAGE);
  const found = await table.entriesPage(db, userId, { limit: limit + 1, after: part.after });
  if (!found) throw fieldProblem([{ path: ["after"] }]);
  const rows = found.slice(0, limit);
  const known = {
    rounds: await table.roundNames(db, rows.flatMap(roundOf)),
    prices: await table.pricesPaid(db, userId, rows.flatMap(paymentOf)),
  };
  return {
    entries: rows.map((row) => show(row, known)),
    next: found.length > limit ? (rows.at(-1)?.entry_id ?? null) : null,
  };
}
