import { done } from "#models/contract/done.ts";
import * as contract from "#models/contract/questions.ts";
import type { Deps } from "../deps.ts";
import { type Door, serve } from "../http/serve.ts";
import * as actions from "./actions.ts";
import { generate } from "./generate.ts";

/** Question sets: making, reading and giving them up. */
export function questionRoutes(door: Door, deps: Deps) {
  serve(
    door,
    contract.generateQuestions,
    ({ person, params, body, file }) =>
      generate(deps, {
        userId: person.userId,
        ...params,
        attemptId: body.attemptId,
        resume: file?.bytes,
        interviewer: body.interviewer,
        corrections: body.corrections,
      }),
    { limit: "generate" },
  );
  serve(door, contract.questionsOfRound, ({ person, params }) =>
    actions.ofRound(deps, person.userId, params),
  );
  serve(door, contract.questionsOfUser, async ({ person, query }) => ({
    sets: await actions.ofUser(deps, person.userId, query),
  }));
  serve(door, contract.questionsOfRoundAlone, ({ person, params }) =>
    actions.ofRound(deps, person.userId, params),
  );
  serve(door, contract.deleteQuestions, async ({ person, params }) => {
    await actions.discard(deps, person.userId, params.companyId, params.roundId);
    return done;
  });
}
