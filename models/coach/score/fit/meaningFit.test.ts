import { describe, expect, it } from "vitest";
import type { Meaning } from "../../meaning/embedder.ts";
import { behavioral } from "../../testing/heard.ts";
import { prepare } from "../prepared.ts";
import type { Senses } from "../senses.ts";
import { fitByMeaning } from "./meaningFit.ts";

const [question] = behavioral;
if (!question) throw new Error("The bank is empty.");

const axis = (at: number) => Float32Array.from({ length: 384 }, (_, i) => (i === at ? 1 : 0));
const ANSWER = "I found the torn belt. We ran the mill again by noon.";
const of = (whole: Float32Array, beside: number[] = []): Meaning => ({
  spans: new Int32Array(),
  vectors: new Float32Array(),
  whole,
  beside: Float32Array.from(beside),
  said: null,
});
/** Every text of the question points one way; the answer lies as given. */
const meanings = (answer: Meaning | undefined) => (text: string) => (text === ANSWER ? answer : of(axis(0)));
const senses = (like: number, said: readonly number[] | null = null): Senses => ({
  of: () => ({ level: 0, piece: null, words: [] }),
  likes: () => [like, 0],
  saidAs: () => said,
  whole: 0,
  sentences: [],
  careless: null,
});
const near = (answer: Meaning | undefined, like = 0, asked = question) =>
  fitByMeaning(asked, prepare(ANSWER), { meanings: meanings(answer), senses: senses(like) })?.nearness ??
  null;

describe("[SC6] how near an answer's meaning is to its question", () => {
  it("is whole where no other question is nearer, and a share of the nearest else", () => {
    expect(near(of(axis(0), [0.3, 0.2]))).toBeCloseTo(1, 5);
    const slanted = Float32Array.from(axis(0), (x, i) =>
      i === 0 ? 0.4 * x : i === 1 ? Math.sqrt(1 - 0.16) : 0,
    );
    expect(near(of(slanted, [0.8, 0.2]))).toBeCloseTo(0.5, 5);
    expect(near(of(axis(1), [0.8]))).toBe(0);
  });

  it("is more where clauses mean the points", () => {
    expect(near(of(axis(0)), 0.2)).toBeCloseTo(1.4, 5);
  });

  it("has beside it how much is said of the points as people say them, where that is known", () => {
    const told = (said: readonly number[] | null) =>
      fitByMeaning(question, prepare(ANSWER), { meanings: meanings(of(axis(0))), senses: senses(0, said) })
        ?.said;
    expect([told([2, 5.5]), told(null)]).toEqual([5.5, null]);
  });

  it("is the share alone, twice, where a question has no points of its own", () => {
    expect(near(of(axis(0)), 0.2, { ...question, points: [] })).toBeCloseTo(2, 5);
  });

  it("is not known where a meaning is missing", () => {
    expect(near(undefined)).toBeNull();
  });
});
