import { QUICK_INTERVIEW, type Company } from "#models/entities/company.ts";
import type { Round } from "#models/entities/round.ts";
import type { AttemptRow } from "../../../rows.ts";

/** The navigation state of /audio-interview (SPEC section 2). */
export type RoundChoice = { selectedCompany: Company; selectedRound: Round };

/** From how many companies on a person gets a field to search them. */
export const SEARCH_FROM = 7;

/** Whether this company stands first and in lamp light. */
export const isQuick = (company: Company) => company.name === QUICK_INTERVIEW;

/** Quick Interview first, the others as they came. */
export function inOrder(companies: readonly Company[]): Company[] {
  return [...companies].sort((a, b) => Number(isQuick(b)) - Number(isQuick(a)));
}

/** Whether every typed word stands somewhere in the company's name, industry or round titles. */
export function matches(company: Company, typed: string): boolean {
  const text = [company.name, company.industry, ...company.rounds.map((round) => round.title)].join(" ");
  const words = typed.toLowerCase().split(/\s+/);
  return words.every((word) => text.toLowerCase().includes(word));
}

/** The choice that a begun round goes on with; it needs no list of companies, which may be out of reach. */
export function choiceOf({ companyId, companyName, round }: AttemptRow): RoundChoice {
  const company = { companyId, name: companyName, logoUrl: "", description: "", industry: "" };
  return { selectedCompany: { ...company, rounds: [round] }, selectedRound: round };
}
