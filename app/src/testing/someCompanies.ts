import type { Company } from "#models/entities/company.ts";
import type { Round, RoundType } from "#models/entities/round.ts";
import type { AttemptRow } from "../rows.ts";

/** A round of a type; its id is the type's name. */
export const someRound = (type: RoundType, own: Partial<Round> = {}): Round => ({
  roundId: type,
  title: `${type} round`,
  type,
  difficulty: "medium",
  duration: 30,
  description: "",
  questionCount: null,
  ...own,
});

/** A company with these rounds; its id is made from its name. */
export const someCompany = (name: string, rounds: Round[], own: Partial<Company> = {}): Company => ({
  companyId: name.replaceAll(" ", "-"),
  name,
  logoUrl: "",
  description: "",
  industry: "",
  rounds,
  ...own,
});

/** Two companies as the server lists them; Quick Interview is not the first. */
export const someCompanies: Company[] = [
  someCompany("Northwind Systems", [someRound("coding", { difficulty: "hard", duration: 60 })], {
    industry: "Cloud infrastructure",
  }),
  someCompany("Quick Interview", [someRound("hr", { title: "Warm-up", difficulty: "easy", duration: 10 })]),
];

/** An attempt of `user-1` that is being answered. */
export const someAttempt: Omit<AttemptRow, "timestamp"> = {
  userId: "user-1",
  companyId: "Quick-Interview",
  roundId: "hr",
  attemptId: "a-1",
  reportKey: "k-1",
  phase: "answering",
  companyName: "Quick Interview",
  round: someRound("hr", { title: "Warm-up" }),
  position: 2,
  deadlineAt: Date.UTC(2026, 10, 27, 10, 30),
  openFor: [],
};
