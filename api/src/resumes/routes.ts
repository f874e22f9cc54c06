import * as contract from "#models/contract/resumes.ts";
import type { Deps } from "../deps.ts";
import { type Door, serve } from "../http/serve.ts";
import * as actions from "./actions.ts";

/** Resumes: checking one, and the copy that a person may keep in the account. */
export function resumeRoutes(door: Door, deps: Deps) {
  serve(
    door,
    contract.uploadResume,
    ({ person, file, body }) => actions.upload(deps, person.userId, file, body.keep === "true"),
    { limit: "upload" },
  );
  serve(door, contract.checkResume, ({ person }) => actions.check(deps, person.userId));
  serve(door, contract.deleteResume, ({ person }) => actions.remove(deps, person.userId));
  serve(door, contract.fetchResume, ({ person }) => actions.fetchKept(deps, person.userId));
}
