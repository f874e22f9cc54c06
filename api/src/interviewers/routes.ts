import * as contract from "#models/contract/interviewer.ts";
import type { Deps } from "../deps.ts";
import { type Door, serve } from "../http/serve.ts";
import * as actions from "./actions.ts";

/** What people want where the language model does not answer. */
export function interviewerRoutes(door: Door, deps: Deps) {
  serve(door, contract.interviewerChoice, ({ person }) => actions.choice(deps, person.userId));
  serve(door, contract.chooseInterviewer, ({ person, body }) =>
    actions.choose(deps, person.userId, body.whenAway),
  );
}
