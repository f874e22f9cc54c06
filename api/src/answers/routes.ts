import * as contract from "#models/contract/answers.ts";
import type { Deps } from "../deps.ts";
import { type Door, serve } from "../http/serve.ts";
import * as actions from "./actions.ts";

/** Answers: one text for each question. */
export function answerRoutes(door: Door, deps: Deps) {
  serve(door, contract.saveAnswer, async ({ person, body }) => ({
    answer: await actions.save(deps, person.userId, body),
  }));
  serve(door, contract.answersOfRound, async ({ person, params }) => ({
    answers: await actions.ofRound(deps, person.userId, params.roundId),
  }));
  serve(door, contract.answerOfQuestion, async ({ person, params }) => ({
    answer: await actions.ofQuestion(deps, person.userId, params.questionId),
  }));
}
