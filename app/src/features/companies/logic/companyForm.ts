import * as z from "zod/mini";
import type { Company } from "#models/entities/company.ts";
import { CompanyDraft } from "#models/entities/companyDraft.ts";
import { Difficulty, RoundType } from "#models/entities/round.ts";
import { DEFAULT_DURATION, tidyDuration } from "#models/rules/duration.ts";

/** A round as it is being typed: `n` tells it from the others while they are moved about. */
export const RoundForm = z.object({
  n: z.int(),
  /** Null while it is new. */
  roundId: z.nullable(z.string()),
  title: z.string(),
  type: RoundType,
  difficulty: Difficulty,
  duration: z.string(),
  description: z.string(),
  questionCount: z.string(),
});
export type RoundForm = z.infer<typeof RoundForm>;

/** A company as it is being typed; `n` as above. */
export const CompanyForm = z.object({
  n: z.int(),
  name: z.string(),
  logoUrl: z.string(),
  industry: z.string(),
  description: z.string(),
  rounds: z.array(RoundForm),
});
export type CompanyForm = z.infer<typeof CompanyForm>;

/** The fields of a company that are typed. */
export type CompanyField = "name" | "logoUrl" | "industry" | "description";

/** The most rounds of one company. */
export const MOST_ROUNDS = 50;

/** A new round with the defaults of SPEC section 5. */
export const newRound = (n: number): RoundForm => ({
  n,
  roundId: null,
  title: "",
  type: "technical",
  difficulty: "medium",
  duration: String(DEFAULT_DURATION),
  description: "",
  questionCount: "",
});

/** A new company with one round to fill in. */
export const newCompany = (n = 0): CompanyForm => ({
  n,
  name: "",
  logoUrl: "",
  industry: "",
  description: "",
  rounds: [newRound(0)],
});

/** A stored company as a form. */
export function formOf({ name, logoUrl, industry, description, rounds }: Company): CompanyForm {
  return {
    n: 0,
    name,
    logoUrl,
    industry,
    description,
    rounds: rounds.map(({ duration, questionCount, ...round }, n) => ({
      ...round,
      n,
      duration: String(duration),
      questionCount: questionCount === null ? "" : String(questionCount),
    })),
  };
}

/** What is typed, as it would be sent; a number that is none stays a text, so that the contract finds it. */
export function sendable({ name, logoUrl, industry, description, rounds }: CompanyForm) {
  return {
    name,
    logoUrl: logoUrl.trim(),
    industry,
    description,
    rounds: rounds.map(({ roundId, title, type, difficulty, duration, description, questionCount }) => {
      const count = questionCount.trim();
      return {
        ...(roundId !== null && { roundId }),
        title,
        type,
        difficulty,
        duration: tidyDuration(duration),
        description,
        questionCount: count === "" ? null : /^\d+$/.test(count) ? Number(count) : count,
      };
    }),
  };
}

/** What can be wrong with a field. */
export type Fault = "name" | "logoUrl" | "title" | "count" | "other";

/** Faults by the field they stand at, in the order of the fields: `name`, `rounds.3.title` (3 is the round's `n`). */
export type Faults = ReadonlyMap<string, Fault>;

const FAULTS: Readonly<Record<string, Fault>> = {
  name: "name",
  logoUrl: "logoUrl",
  title: "title",
  questionCount: "count",
};

/** The name of a round's field. */
export const roundField = (n: number, field: string) => `rounds.${n}.${field}`;

/** The company as the contract takes it, or what is wrong with it. */
export function checked(form: CompanyForm): { draft: CompanyDraft; faults?: never } | { faults: Faults } {
  const { data, error } = CompanyDraft.safeParse(sendable(form));
  if (data) return { draft: data };
  const faults = error.issues.map(({ path }): [string, Fault] => {
    const [first, place, field] = path;
    const round = typeof place === "number" ? form.rounds[place] : undefined;
    const name = String(field ?? first);
    return [round ? roundField(round.n, name) : name, FAULTS[name] ?? "other"];
  });
  return { faults: new Map(faults) };
}

/** With one more round at the end; the new one's `n` is the highest. */
export function withRound(form: CompanyForm): CompanyForm {
  const n = Math.max(-1, ...form.rounds.map((round) => round.n)) + 1;
  return { ...form, rounds: [...form.rounds, newRound(n)] };
}

/** Without one of its rounds. */
export const withoutRound = (form: CompanyForm, n: number): CompanyForm => ({
  ...form,
  rounds: form.rounds.filter((round) => round.n !== n),
});

/** With a change in one of its rounds. */
export const withChange = (form: CompanyForm, n: number, change: Partial<RoundForm>): CompanyForm => ({
  ...form,
  rounds: form.rounds.map((round) => (round.n === n ? { ...round, ...change } : round)),
});

/** With a round one place further up (-1) or down (1); at the end of the list it stays. */
export function withMoved(form: CompanyForm, n: number, by: -1 | 1): CompanyForm {
  const from = form.rounds.findIndex((round) => round.n === n);
  const [round, other] = [form.rounds[from], form.rounds[from + by]];
  if (!round || !other) return form;
  const rounds = form.rounds.map((one) => (one === round ? other : one === other ? round : one));
  return { ...form, rounds };
}

/** As it is stored, apart from the ids of new rounds, which the server has given out meanwhile. */
function plain(form: CompanyForm, without: ReadonlySet<number>) {
  const { rounds, ...company } = sendable(form);
  return JSON.stringify({
    ...company,
    rounds: rounds.map(({ roundId, ...round }, place) =>
      without.has(place) ? round : { ...round, roundId },
    ),
  });
}

/** Whether this is stored already: an earlier try has arrived, and only its reply was lost. */
export function isStored(form: CompanyForm, stored: Company): boolean {
  const fresh = new Set(form.rounds.flatMap(({ roundId }, place) => (roundId === null ? [place] : [])));
  return plain(form, fresh) === plain(formOf(stored), fresh);
}
