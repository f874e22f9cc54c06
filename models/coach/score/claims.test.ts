import { expect, it } from "vitest";
import { findWrongClaims } from "./claims.ts";
import { matcherFor } from "./matcher.ts";
import { prepare } from "./prepared.ts";

function madeIn(answer: string, claim: string) {
  const prepared = prepare(answer);
  return findWrongClaims([claim], prepared, matcherFor(prepared)).map(({ quote }) => quote);
}

const LIST = "A linked list has fast access by index.";
const ALONE = "I always manage alone and never ask anybody.";
const DUES = "Sales targets come before collecting old dues.";

it.each([
  ["A linked list has fast access by index.", LIST],
  ["I think a linked list has fast access by index, and that is right.", LIST],
  ["Honestly, I always manage alone and never ask anybody.", ALONE],
  ["For me sales targets come before collecting old dues.", DUES],
])("[SC10] a wrong claim is found: %s", (answer, claim) => {
  expect(madeIn(answer, claim)).toHaveLength(1);
});

it.each([
  ["Some think that a linked list has fast access by index, but this is wrong.", LIST],
  ["Many say a linked list has fast access by index; that’s a common myth.", LIST],
  ["A linked list has fast access by index, which isn’t true.", LIST],
  ["A linked list has fast access by index? It has to walk.", LIST],
  ["A linked list hasn’t fast access by index.", LIST],
  ["A linked list lacks fast access by index.", LIST],
  ["It would be wrong to say that I always manage alone and never ask anybody.", ALONE],
  ["Collecting old dues comes before sales targets.", DUES],
])("[SC10] who denies it, asks, or says the reverse makes none: %s", (answer, claim) => {
  expect(madeIn(answer, claim)).toEqual([]);
});
