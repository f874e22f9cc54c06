import { listCompanies } from "#models/contract/companies.ts";
import * as contract from "#models/contract/companyDesk.ts";
import { done } from "#models/contract/done.ts";
import type { Problem } from "#models/contract/problem.ts";
import { refuse } from "#models/contract/problems.ts";
import type { Deps } from "../deps.ts";
import type { Issue } from "../http/fields.ts";
import { type Door, serve } from "../http/serve.ts";
import * as actions from "./actions.ts";

/** Too short, or not there at all. */
const isBlank = ({ code }: Issue) => code === "too_small" || code === "invalid_type";

const isRoundTitle = ({ path }: Issue) => path.at(-1) === "title" && path.includes("rounds");

/** The sentence of the form for a blank round title. */
function titleProblem(issues: readonly Issue[]): Problem | undefined {
  return issues.some((issue) => isRoundTitle(issue) && isBlank(issue))
    ? refuse("round_titles_required")
    : undefined;
}

/** The sentence of the form for a blank company name, else the one for a blank round title. */
function nameProblem(issues: readonly Issue[]): Problem | undefined {
  const blank = issues.some((issue) => issue.path.join() === "name" && isBlank(issue));
  return blank ? refuse("company_name_required") : titleProblem(issues);
}

function bulkProblem(issues: readonly Issue[]): Problem | undefined {
  const blank = issues.some(
    ({ path, code }) => path.length === 3 && path[2] === "name" && isBlank({ path, code }),
  );
  return blank ? refuse("company_names_required") : titleProblem(issues);
}

/** Companies and rounds: everyone reads, admins write. */
export function companyRoutes(door: Door, deps: Deps) {
  serve(door, listCompanies, async ({ query }) => ({ companies: await actions.list(deps, query) }));
  serve(
    door,
    contract.createCompany,
    ({ person, body, remember }) => actions.create(deps, person.userId, body, remember),
    { onInvalid: nameProblem },
  );
  serve(
    door,
    contract.updateCompany,
    async ({ person, params, body }) => ({
      company: await actions.update(deps, person.userId, params.companyId, body),
    }),
    { onInvalid: nameProblem },
  );
  serve(door, contract.deleteCompany, async ({ person, params }) => {
    await actions.remove(deps, person.userId, params.companyId);
    return done;
  });
  serve(
    door,
    contract.bulkCompanies,
    ({ person, body, remember }) => actions.createAll(deps, person.userId, body.companies, remember),
    { onInvalid: bulkProblem },
  );
}
