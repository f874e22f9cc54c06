import { describe, expect, it } from "vitest";
import { namesOfTopic } from "../ask/topics.ts";
import { Entry, Family, RoundKind } from "../entry.ts";
import { toolTopics } from "../resume/findSkills.ts";
import { questionOf } from "../score/fixtures.ts";
import { scoreAnswer } from "../score/scoreAnswer.ts";
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

  it("[SC4] scores every expected answer 85 or more against its own question", () => {
    const low = bank.filter((entry) => scoreAnswer(questionOf(entry), entry.expected).score < 85);
    expect(ids(low)).toEqual([]);
  }, 60_000);

  it("[SC4] scores at least 95% of expected answers 25 or less against questions of other topics (a sample of pairs)", () => {
    const pairs = bank.flatMap((asked, i) =>
      bank
        .filter((other, j) => (i + j) % 67 === 0 && other.topic !== asked.topic)
        .map((other) => ({ asked, other })),
    );
    const high = pairs.filter(
      ({ asked, other }) => scoreAnswer(questionOf(asked), other.expected).score > 25,
    );
    expect(high.length / pairs.length).toBeLessThanOrEqual(0.05);
  }, 60_000);
});
