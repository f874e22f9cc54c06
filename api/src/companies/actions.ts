import { refuse } from "#models/contract/problems.ts";
import type { Company } from "#models/entities/company.ts";
import type { CompanyChange, CompanyDraft, RoundDraft } from "#models/entities/companyDraft.ts";
import type { Transaction } from "kysely";
import { audit, changesOf } from "../admin/audit.ts";
import type { CompanyRow, RoundRow, Tables } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import { fieldProblem } from "../http/fields.ts";
import { inOrder, showCompany } from "./show.ts";
import * as table from "./table.ts";

type House = Pick<Deps, "database" | "ids" | "clock">;

function byCompany(rounds: readonly RoundRow[]): ReadonlyMap<string, RoundRow[]> {
  const groups = new Map<string, RoundRow[]>();
  for (const round of rounds) {
    const group = groups.get(round.company_id);
    if (group) group.push(round);
    else groups.set(round.company_id, [round]);
  }
  return groups;
}

/** Companies of one page; more than anyone has, so that a page which never asks for more misses nothing. */
const MOST_COMPANIES = 200;

/**
 * The companies on the list with their rounds, Quick Interview first: at most `limit`, from the one behind `after` on,
 * which may have been removed since. Throws `company_not_found` for an `after` that never was.
 */
export async function list(
  { database: { db } }: House,
  { limit, after }: { limit?: string | undefined; after?: string | undefined } = {},
): Promise<Company[]> {
  const last = after === undefined ? undefined : await table.companyOf(db, after);
  if (after !== undefined && !last) throw refuse("company_not_found");
  const page = (await table.listedCompanies(db))
    .sort(inOrder)
    .filter((row) => !last || inOrder(last, row) < 0)
    .slice(0, Number(limit ?? MOST_COMPANIES));
  const ids = page.map(({ company_id }) => company_id);
  const rounds = byCompany(await table.listedRounds(db, ids));
  return page.map((row) => showCompany(row, rounds.get(row.company_id) ?? []));
}

function columnsOf(draft: Omit<CompanyDraft, "rounds">) {
  const { name, logoUrl, description, industry } = draft;
  return { name, logo_url: logoUrl, description, industry };
}

function roundRow(draft: RoundDraft, ids: { round_id: string; company_id: string }, place: number): RoundRow {
  const { title, type, difficulty, duration, description, questionCount } = draft;
  const columns = { title, type, difficulty, duration, description, question_count: questionCount };
  return { ...ids, ...columns, place, removed_at: null };
}

type NewCompany = { company: CompanyRow; rounds: RoundRow[] };

function newCompany({ ids, clock }: House, draft: CompanyDraft): NewCompany {
  const company_id = ids.make();
  return {
    company: { company_id, ...columnsOf(draft), created_at: clock.now(), removed_at: null },
    rounds: draft.rounds.map((round, place) => roundRow(round, { round_id: ids.make(), company_id }, place)),
  };
}

async function insert(trx: Transaction<Tables>, made: readonly NewCompany[]) {
  await table.insertCompanies(
    trx,
    made.map(({ company }) => company),
  );
  await table.insertRounds(
    trx,
    made.flatMap(({ rounds }) => rounds),
  );
}

/** Stores the reply in the transaction that stores the company, for a repeat of the call. */
type Remember<R> = (trx: Transaction<Tables>, reply: R) => Promise<void>;
type One = { company: Company };

const titlesOf = (rounds: readonly { title: string }[]) => rounds.map(({ title }) => title);
type Several = { companies: Company[] };

/** Adds a company with its rounds; all of them get new ids. */
export async function create(
  house: House,
  adminId: string,
  draft: CompanyDraft,
  remember: Remember<One>,
): Promise<One> {
  const made = newCompany(house, draft);
  const reply = { company: showCompany(made.company, made.rounds) };
  await house.database.inTransaction(async (trx) => {
    await insert(trx, [made]);
    const detail = { name: draft.name, rounds: titlesOf(draft.rounds) };
    await audit(house, trx, adminId, {
      action: "company.create",
      subject: made.company.company_id,
      detail,
    });
    await remember(trx, reply);
  });
  return reply;
}

type BulkDraft = Omit<CompanyDraft, "logoUrl">;

/** Adds several companies at once, or none of them. */
export async function createAll(
  house: House,
  adminId: string,
  drafts: readonly BulkDraft[],
  remember: Remember<Several>,
): Promise<Several> {
  const made = drafts.map((draft) => newCompany(house, { ...draft, logoUrl: "" }));
  const reply = { companies: made.map((one) => showCompany(one.company, one.rounds)) };
  await house.database.inTransaction(async (trx) => {
    await insert(trx, made);
    const detail = { companies: drafts.map(({ name }) => name) };
    await audit(house, trx, adminId, { action: "company.bulk", subject: "companies", detail });
    await remember(trx, reply);
  });
  return reply;
}

function refuseDoubles(rounds: readonly RoundDraft[]) {
  const seen = new Set<string>();
  for (const [place, { roundId }] of rounds.entries()) {
    if (roundId === undefined) continue;
    if (seen.has(roundId)) throw fieldProblem([{ path: ["rounds", place, "roundId"] }]);
    seen.add(roundId);
  }
}

/**
 * Changes a company. Rounds with a known id are changed in place, others are new, those missing in the list are taken
 * off it, though reports and attempts keep pointing at them; without a list the rounds stay. Throws `company_not_found`.
 */
export async function update(
  house: House,
  adminId: string,
  companyId: string,
  change: CompanyChange,
): Promise<Company> {
  const { rounds, ...columns } = change;
  if (rounds) refuseDoubles(rounds);
  return house.database.inTransaction(async (trx) => {
    const before = await table.lockedCompany(trx, companyId);
    if (!before) throw refuse("company_not_found");
    const stored = await table.roundsOf(trx, companyId);
    const company = { ...before, ...columnsOf(columns) };
    await table.updateCompany(trx, company);
    const kept = rounds ? await replaceRounds(house, trx, companyId, stored, rounds) : stored;
    const [was, is] = [showCompany(before, stored), showCompany(company, kept)];
    await audit(house, trx, adminId, {
      action: "company.update",
      subject: companyId,
      detail: changeOf(was, is),
    });
    return is;
  });
}

/** For the log: the name, and what has changed of the company and of the titles of its rounds. */
function changeOf(was: Company, is: Company) {
  const { rounds: before, ...old } = was;
  const { rounds: after, ...now } = is;
  const rounds = roundsDiffer(before, after) ? { rounds: [titlesOf(before), titlesOf(after)] } : {};
  return { name: is.name, changes: { ...changesOf(old, now), ...rounds } };
}

const roundsDiffer = (before: Company["rounds"], after: Company["rounds"]) =>
  JSON.stringify(before) !== JSON.stringify(after);

/** Changes the rounds that are known, adds the new ones and removes those missing in the list. */
async function replaceRounds(
  house: House,
  trx: Transaction<Tables>,
  company_id: string,
  stored: readonly RoundRow[],
  drafts: readonly RoundDraft[],
): Promise<RoundRow[]> {
  const known = new Set(stored.map((row) => row.round_id));
  const rows = drafts.map((draft, place) => {
    const { roundId } = draft;
    const round_id = roundId !== undefined && known.has(roundId) ? roundId : house.ids.make();
    return roundRow(draft, { round_id, company_id }, place);
  });
  const kept = new Set(rows.map((row) => row.round_id));
  const fresh = rows.filter((row) => !known.has(row.round_id));
  const gone = [...known].filter((id) => !kept.has(id));
  for (const row of rows) if (known.has(row.round_id)) await table.updateRound(trx, row);
  await table.insertRounds(trx, fresh);
  await table.removeRounds(trx, gone, house.clock.now());
  return rows;
}

/** Takes a company off the list; its reports stay. Throws `company_not_found`. */
export async function remove(house: House, adminId: string, companyId: string): Promise<void> {
  await house.database.inTransaction(async (trx) => {
    const company = await table.lockedCompany(trx, companyId);
    if (!company) throw refuse("company_not_found");
    await table.removeCompany(trx, companyId, house.clock.now());
    const detail = { name: company.name };
    await audit(house, trx, adminId, { action: "company.remove", subject: companyId, detail });
  });
}
