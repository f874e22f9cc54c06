import * as z from "zod/mini";
import type { CompanyDraft } from "#models/entities/companyDraft.ts";
import { checked, CompanyForm, type Fault, newCompany } from "./companyForm.ts";

/** A company of a bulk insert, as the contract takes it. */
export type BulkDraft = Omit<CompanyDraft, "logoUrl">;

/** A bulk insert as it is being filled in: by form or by a pasted table; `key` is its Idempotency-Key. */
export const BulkForm = z.object({
  key: z.string(),
  way: z.enum(["form", "table"]),
  companies: z.array(CompanyForm),
  text: z.string(),
});
export type BulkForm = z.infer<typeof BulkForm>;

/** The most companies of one bulk insert. */
export const MOST_COMPANIES = 200;

/** An empty one, by form, with one company and one round. */
export const newBulk = (key: string): BulkForm => ({
  key,
  way: "form",
  companies: [newCompany()],
  text: "",
});

/** With one more company at the end. */
export function withCompany(form: BulkForm): BulkForm {
  const n = Math.max(-1, ...form.companies.map((company) => company.n)) + 1;
  return { ...form, companies: [...form.companies, newCompany(n)] };
}

/** Without one of its companies; the last one stays. */
export function withoutCompany(form: BulkForm, n: number): BulkForm {
  if (form.companies.length === 1) return form;
  return { ...form, companies: form.companies.filter((company) => company.n !== n) };
}

/** With one of its companies in the place of what it was. */
export const withCompanyChanged = (form: BulkForm, changed: CompanyForm): BulkForm => ({
  ...form,
  companies: form.companies.map((company) => (company.n === changed.n ? changed : company)),
});

/** The companies as the contract takes them, or what is wrong: by `n` of the company and the name of the field. */
export function checkedBulk(
  companies: readonly CompanyForm[],
): { drafts: BulkDraft[]; faults?: never } | { faults: ReadonlyMap<number, ReadonlyMap<string, Fault>> } {
  const faults = new Map<number, ReadonlyMap<string, Fault>>();
  const drafts: BulkDraft[] = [];
  for (const company of companies) {
    const result = checked({ ...company, logoUrl: "" });
    if (result.faults) faults.set(company.n, result.faults);
    else drafts.push(withoutLogo(result.draft));
  }
  return faults.size > 0 ? { faults } : { drafts };
}

/** The form has no logos. */
export const withoutLogo = ({ name, industry, description, rounds }: CompanyDraft): BulkDraft => ({
  name,
  industry,
  description,
  rounds,
});
