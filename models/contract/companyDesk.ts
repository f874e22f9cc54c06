import * as z from "zod/mini";
import { Id, optionalText, text } from "../entities/basics.ts";
import { Company } from "../entities/company.ts";
import { CompanyChange, CompanyDraft, RoundDraft } from "../entities/companyDraft.ts";
import { Done } from "./done.ts";
import type { Endpoint } from "./endpoint.ts";

const ById = z.object({ companyId: Id });
const One = z.object({ company: Company });

/** A company of a bulk insert; it needs at least one round. Empty names get the form's own sentence. */
const BulkCompany = z.object({
  name: text(120),
  industry: z._default(optionalText(120), ""),
  description: z._default(optionalText(2_000), ""),
  rounds: z.array(RoundDraft).check(z.minLength(1), z.maxLength(50)),
});

export const createCompany = {
  method: "POST",
  path: "/companies",
  summary: "Add a company with its rounds.",
  guard: "admin",
  body: CompanyDraft,
  reply: One,
  status: 201,
  problems: ["company_name_required"],
  repeatable: true,
} as const satisfies Endpoint;

export const updateCompany = {
  method: "PUT",
  path: "/companies/{companyId}",
  summary: "Change a company. Rounds missing in the list are removed; without a list they stay.",
  guard: "admin",
  params: ById,
  body: CompanyChange,
  reply: One,
  problems: ["company_name_required", "company_not_found"],
} as const satisfies Endpoint;

export const deleteCompany = {
  method: "DELETE",
  path: "/companies/{companyId}",
  summary: "Take a company and its rounds off the list.",
  guard: "admin",
  params: ById,
  reply: Done,
  problems: ["company_not_found"],
} as const satisfies Endpoint;

export const bulkCompanies = {
  method: "POST",
  path: "/admin/companies/bulk",
  summary: "Add several companies with their rounds at once: all of them or none.",
  guard: "admin",
  body: z.object({ companies: z.array(BulkCompany).check(z.minLength(1), z.maxLength(200)) }),
  reply: z.object({ companies: z.array(Company) }),
  status: 201,
  problems: ["company_names_required", "round_titles_required"],
  repeatable: true,
} as const satisfies Endpoint;
