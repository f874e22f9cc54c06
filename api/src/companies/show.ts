import { type Company, QUICK_INTERVIEW } from "#models/entities/company.ts";
import { Difficulty, type Round, RoundType } from "#models/entities/round.ts";
import type { CompanyRow, RoundRow } from "../db/schema.ts";

/** A round as people see it. */
export function showRound(row: RoundRow): Round {
  return {
    roundId: row.round_id,
    title: row.title,
    type: RoundType.parse(row.type),
    difficulty: Difficulty.parse(row.difficulty),
    duration: row.duration,
    description: row.description,
    questionCount: row.question_count,
  };
}

/** A company as people see it, with its rounds in the order in which they are given. */
export function showCompany(row: CompanyRow, rounds: readonly RoundRow[]): Company {
  return {
    companyId: row.company_id,
    name: row.name,
    logoUrl: row.logo_url,
    description: row.description,
    industry: row.industry,
    rounds: rounds.map(showRound),
  };
}

// In code, since the engines sort text differently.
const byName = new Intl.Collator("en-IN", { sensitivity: "base", numeric: true });

/** Quick Interview first, then by name; equal names by id. 0 only for the same company. */
export function inOrder(one: CompanyRow, two: CompanyRow): number {
  const quick = Number(two.name === QUICK_INTERVIEW) - Number(one.name === QUICK_INTERVIEW);
  const ids = Number(one.company_id > two.company_id) - Number(one.company_id < two.company_id);
  return quick || byName.compare(one.name, two.name) || ids;
}
