import { listCompanies } from "#models/contract/companies.ts";
import type { Company } from "#models/entities/company.ts";
import type { Api } from "../../ports.ts";

/** The most companies that one reply has. */
const AT_ONCE = 200;

/** Every company as the server has it now, however many there are. @throws {Problem} */
export async function allCompanies(api: Api, signal?: AbortSignal): Promise<Company[]> {
  const all: Company[] = [];
  let after: string | undefined;
  do {
    const query = { limit: String(AT_ONCE), ...(after !== undefined && { after }) };
    const { companies } = await api.call(listCompanies, { query }, signal && { signal });
    all.push(...companies);
    after = companies.length === AT_ONCE ? companies.at(-1)?.companyId : undefined;
  } while (after !== undefined);
  return all;
}
