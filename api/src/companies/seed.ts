import type { CompanyRow, RoundRow } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import { type FirstCompany, firstCompanies } from "./firstCompanies.ts";
import * as table from "./table.ts";

function rowsOf({ companyId, rounds, ...company }: FirstCompany, now: number) {
  const row: CompanyRow = {
    ...company,
    company_id: companyId,
    logo_url: "",
    created_at: now,
    removed_at: null,
  };
  const roundRows = rounds.map(({ roundId, questionCount = null, ...round }, place): RoundRow => ({
    ...round,
    round_id: `${companyId}-${roundId}`,
    company_id: companyId,
    place,
    question_count: questionCount,
    removed_at: null,
  }));
  return { company: row, rounds: roundRows };
}

/**
 * Fills an empty list of companies, so that the first person can practise at once. Once there was any company, also a
 * removed one, nothing is added. The ids are fixed: of two processes that start at once, the second adds nothing.
 */
export async function seedCompanies({ database, clock }: Pick<Deps, "database" | "clock">): Promise<void> {
  const rows = firstCompanies.map((company) => rowsOf(company, clock.now()));
  await database.inTransaction(async (trx) => {
    if (await table.hasCompanies(trx)) return;
    await table.insertMissing(trx, {
      companies: rows.map(({ company }) => company),
      rounds: rows.flatMap(({ rounds }) => rounds),
    });
  });
}
