import * as z from "zod/mini";
import { Company } from "../entities/company.ts";
import type { Endpoint } from "./endpoint.ts";
import { After } from "./page.ts";

export const listCompanies = {
  method: "GET",
  path: "/companies",
  summary: "The companies with their rounds, Quick Interview first, then by name.",
  guard: "anyone",
  query: After,
  reply: z.object({ companies: z.array(Company) }),
  problems: ["company_not_found"],
} as const satisfies Endpoint;
