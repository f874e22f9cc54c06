import * as contract from "#models/contract/answers.ts";
import type { Deps } from "../deps.ts";
import { type Door, serve } from "../http/serve.ts";
import * as actions from "./actions.ts";

/** Answers: one text for each question. */
export function answerRoutes(door: Door, deps: Deps) {
  serve(
    door,
    contract.saveAnswer,
    ({ person, body, remember }) => actions.save(deps, person.userId, body, remember),
    // A lost reply is asked for again within days; after them the revision makes a repeat harmless.
    { briefRepeats: true },
  );
  serve(door, contract.answersOfRound, async ({ person, params }) => ({
    answers: await actions.ofRound(deps, person.userId, params.roundId),
  }));
  serve(door, contract.answerOfQuestion, async ({ person, params }) => ({
    answer: await actions.ofQuestion(deps, person.userId, params.questionId),
  }));
  serve(door, contract.answerHistory, async ({ person, params }) => ({
    versions: await actions.versions(deps, person.userId, params.questionId),
  }));
}
