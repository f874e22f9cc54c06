import { describe, expect, it } from "vitest";
import { bank } from "../bank/index.ts";
import type { Entry } from "../entry.ts";
import { answersOf, KINDS, type Kind, spreadOver } from "../testing/candidates.ts";
import { questionOf } from "./fixtures.ts";
import { scoreWithCoach } from "./scoreWithCoach.ts";

const entries = spreadOver(bank, 60);

const scoreOf = (entry: Entry, answer: string) =>
  scoreWithCoach([{ question: questionOf(entry), answer, seconds: null }]).overallScore ?? NaN;

/** Scores of each kind's answers, entry by entry. */
const scores = new Map(
  KINDS.map((kind) => [
    kind,
    entries.map((entry, i) => answersOf(kind, entry, bank, i).map((answer) => scoreOf(entry, answer))),
  ]),
);
const of = (kind: Kind) => scores.get(kind) ?? [];

/** Share of pairs of an answer of one kind with one of the other to the same question in which the first scores more. */
function shareAbove(more: Kind, less: Kind): number {
  const pairs = of(more).flatMap((some, i) => some.flatMap((a) => (of(less)[i] ?? []).map((b) => a > b)));
  return pairs.filter(Boolean).length / pairs.length;
}

describe("a simulated candidate", () => {
  it("is asked sixty questions over all families", () => {
    expect(entries).toHaveLength(60);
    expect(new Set(entries.map(({ family }) => family)).size).toBe(
      new Set(bank.map(({ family }) => family)).size,
    );
  });

  it("[SC4] who is strong scores above one who is shallow, and that one above one who talks of something else, in 95 of 100 pairs", () => {
    expect(shareAbove("strong", "shallow")).toBeGreaterThanOrEqual(0.95);
    expect(shareAbove("strong", "off-topic")).toBeGreaterThanOrEqual(0.95);
    expect(shareAbove("shallow", "off-topic")).toBeGreaterThanOrEqual(0.95);
  });

  it.each(["empty", "gibberish", "repeats the question", "gives orders", "does not know"] as const)(
    "[SC9] [SC11] who is of this kind scores under 15: %s",
    (kind) => {
      expect(
        of(kind)
          .flatMap((some, i) => some.map((score) => [score, entries[i]?.id]))
          .filter(([score]) => Number(score) >= 15),
      ).toEqual([]);
    },
  );

  it("[SC4] who says the same twice scores the same", { timeout: 60_000 }, () => {
    for (const [i, entry] of entries.entries()) {
      const again = KINDS.map((kind) =>
        answersOf(kind, entry, bank, i).map((answer) => scoreOf(entry, answer)),
      );
      expect(again).toEqual(KINDS.map((kind) => of(kind)[i]));
    }
  });
});
