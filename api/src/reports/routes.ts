import * as contract from "#models/contract/reports.ts";
import type { Deps } from "../deps.ts";
import { type Door, serve } from "../http/serve.ts";
import * as actions from "./actions.ts";

/** Reports: making and reading them. */
export function reportRoutes(door: Door, deps: Deps) {
  serve(
    door,
    contract.generateReport,
    ({ person, body, gone }) => actions.generate(deps, person.userId, body, gone),
    { limit: "report" },
  );
  serve(door, contract.reportOfAttempt, ({ person, params }) =>
    actions.ofAttempt(deps, person.userId, params.attemptId),
  );
  serve(door, contract.listReports, async ({ person, query }) => ({
    reports: await actions.list(deps, person.userId, query),
  }));
  serve(door, contract.reportOfRound, ({ person, params }) =>
    actions.ofRound(deps, person.userId, params.companyId, params.roundId),
  );
}
