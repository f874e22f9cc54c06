import { describe, expect, it } from "vitest";
import { namesOfTopic } from "../ask/topics.ts";
import { Entry, Family, RoundKind } from "../entry.ts";
import { toolTopics } from "../resume/findSkills.ts";
import { findWrongClaims } from "../score/claims.ts";
import { questionOf } from "../score/fixtures.ts";
import { matcherFor } from "../score/matcher.ts";
import { prepare } from "../score/prepared.ts";
import { checkBank } from "./check.ts";
import { bank } from "./index.ts";

const ids = (entries: readonly Entry[]) => entries.map(({ id }) => id);

describe("the bank", () => {
  it("has at least 150 entries, each of the right shape and with an id of its own", () => {
    expect(bank.length).toBeGreaterThanOrEqual(150);
    expect(ids(bank.filter((entry) => !Entry.safeParse(entry).success))).toEqual([]);
    expect(new Set(ids(bank)).size).toBe(bank.length);
  });

  it("has points whose weights add up to 1", () => {
    const sum = ({ points }: Entry) => points.reduce((all, { weight }) => all + weight, 0);
    expect(ids(bank.filter((entry) => Math.abs(sum(entry) - 1) > 0.001))).toEqual([]);
  });

  it("knows at least 20 technologies that resumes name", () => {
    const named = bank.filter(
      ({ family, topic }) =>
        family === "software" && namesOfTopic(topic).some((name) => toolTopics().has(name)),
    );
    expect(new Set(named.map(({ topic }) => topic)).size).toBeGreaterThanOrEqual(20);
  });

  it.each(RoundKind.options)("has %s questions of every level", (kind) => {
    expect(new Set(bank.filter((entry) => entry.kind === kind).map(({ level }) => level)).size).toBe(3);
  });

  it.each(Family.options)("has at least five entries for the family %s", (family) => {
    expect(bank.filter((entry) => entry.family === family).length).toBeGreaterThanOrEqual(5);
  });

  it("has a wording without slots, or one that every resume can fill, in every entry", () => {
    expect(ids(bank.filter(({ frames }) => frames.every((frame) => frame.includes("{"))))).toEqual([]);
  });

  it("[SC4] [SC6] scores every expected answer 85 or more on its own question, and 25 or less on every other", () => {
    // An eighth of the answers, each against every question; `npm run bench questions` tries all.
    const { low, high } = checkBank(
      bank,
      questionOf,
      bank.filter((_, i) => i % 8 === 0),
    );
    expect(low).toEqual([]);
    expect(high).toEqual([]);
  }, 60_000);

  it("[SC10] makes no wrong claim in an expected answer", () => {
    const wrong = bank.flatMap(({ id, avoid, expected }) => {
      const prepared = prepare(expected);
      return findWrongClaims(avoid, prepared, matcherFor(prepared)).map(({ claim }) => [id, claim]);
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ["behavioral-say-no", "sales-month-of-refusals"],
    ["behavioral-missed-target", "sales-month-of-refusals"],
    ["behavioral-upset-customer", "support-angry-call-steps"],
    ["behavioral-upset-customer", "behavioral-help-teammate"],
    ["behavioral-lead-group", "behavioral-unpopular-decision"],
    ["behavioral-persuade-others", "sales-nearly-lost"],
    ["behavioral-learn-fast", "fresher-captain-lost-match"],
    ["fresher-camp-organising", "behavioral-lead-group"],
    ["data-sql-not-in-null", "data-sql-left-join-filter"],
    ["accounts-year-end-close", "behavioral-proud-result"],
  ])(
    "[SC6] gives 25 or less at %s to what answers %s, though they have much in common",
    (asked, answered) => {
      const of = (id: string) => bank.filter((entry) => entry.id === id);
      const { pairs, high } = checkBank([...of(asked), ...of(answered)], questionOf, of(answered));
      expect(pairs).toBe(1);
      expect(high).toEqual([]);
    },
  );
});
