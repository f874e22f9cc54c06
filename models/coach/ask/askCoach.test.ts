import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bank } from "../bank/index.ts";
import type { Brief, DraftQuestion } from "../interviewer.ts";
import { askFrom } from "./askCoach.ts";
import { RoundType } from "../../entities/round.ts";
import { alike, bagOf } from "./alike.ts";
import { asksType } from "./kinds.ts";
import { wordCount } from "./word.ts";
import { developer, nurse, accountant, fresher } from "../resume/fixtures.ts";
import { tradeResumes } from "../resume/trades.fixture.ts";

const round = {
  title: "Round",
  type: "technical",
  difficulty: "medium",
  duration: 30,
  questionCount: 8,
} as const;
const brief = (change: Partial<Brief> = {}): Brief => ({
  round,
  companyName: "Company",
  resume: developer,
  askedBefore: [],
  seed: "s1",
  ...change,
});
const ask = (change: Partial<Brief> = {}) => askFrom(bank, brief(change));
const entryOf = ({ entryId }: DraftQuestion) => {
  const entry = bank.find(({ id }) => id === entryId);
  if (entry === undefined) throw new Error(`no entry ${entryId ?? "null"}`);
  return entry;
};
const share = <T>(items: readonly T[], is: (item: T) => boolean) => items.filter(is).length / items.length;
const resumes = { developer, nurse, accountant, fresher };
const trades = tradeResumes.map(({ trade, lines }) => [trade, lines] as const);

describe("choosing questions", { timeout: 60_000 }, () => {
  it("[QS1] asks as many as the round says, or as fit its time", () => {
    expect(ask({ round: { ...round, questionCount: 5 } })).toHaveLength(5);
    expect(ask({ round: { ...round, questionCount: null, duration: 40 } })).toHaveLength(10);
  });

  it.each([
    [30, 3, 5],
    [45, 5, 8],
    [60, 7, 9],
  ])(
    "[QS1] [DU2] asks fewer in a mixed round of %i minutes that has problems, and all in its time",
    (duration, from, to) => {
      for (const difficulty of ["easy", "medium", "hard"] as const) {
        const mixed = { ...round, type: "mixed", difficulty, duration, questionCount: null } as const;
        const types = ask({ round: mixed, weakTopics: ["arrays", "kafka"] }).map(({ type }) => type);
        expect(types.length).toBeGreaterThanOrEqual(from);
        expect(types.length).toBeLessThanOrEqual(to);
        const problems = types.filter((type) => type === "coding" || type === "system-design").length;
        expect(problems).toBeGreaterThan(0);
        const minutesOf = { coding: difficulty === "hard" ? 20 : 15, "system-design": 20 };
        const minutes = types.reduce(
          (sum, type) => sum + (type === "coding" || type === "system-design" ? minutesOf[type] : 4),
          0,
        );
        expect(minutes).toBeLessThanOrEqual(duration + 2);
      }
    },
  );

  it("[QS1] [DU2] asks a nurse as many as ever in a mixed round, since none of them is a problem", () => {
    const mixed = { ...round, type: "mixed", questionCount: null } as const;
    expect(ask({ round: mixed, resume: nurse })).toHaveLength(8);
  });

  it("[QS3] asks the same for the same seed and something else for another", () => {
    expect(ask()).toEqual(ask());
    expect(ask({ seed: "s2" }).map((q) => q.question)).not.toEqual(ask().map((q) => q.question));
  });

  it.each(["technical", "behavioral", "coding", "system-design", "hr", "other"] as const)(
    "[QS2] fits a %s round",
    (type) => {
      const asked = ask({ round: { ...round, type, questionCount: 5 } });
      expect(share(asked, (q) => entryOf(q).kind === type)).toBeGreaterThanOrEqual(0.8);
    },
  );

  it("[QS2] spreads a mixed round over kinds, and asks no nurse to code", () => {
    const mixed = { ...round, type: "mixed" } as const;
    expect(new Set(ask({ round: mixed }).map((q) => entryOf(q).kind)).size).toBeGreaterThanOrEqual(4);
    const forNurse = ask({ round: mixed, resume: nurse }).map((q) => entryOf(q).kind);
    expect(forNurse).not.toContain("coding");
    expect(new Set(forNurse).size).toBeGreaterThanOrEqual(3);
  });

  it("[QS4] asks a nurse about nursing and an accountant about accounts", () => {
    expect(share(ask({ resume: nurse }), (q) => entryOf(q).family === "nursing")).toBeGreaterThanOrEqual(0.7);
    expect(
      share(ask({ resume: accountant }), (q) => entryOf(q).family === "accounts"),
    ).toBeGreaterThanOrEqual(0.7);
  });

  it("[QS4] asks a nurse in a coding round general problems, not tools she never named", () => {
    const asked = ask({ resume: nurse, round: { ...round, type: "coding", questionCount: 4 } });
    expect(asked.map((q) => entryOf(q).family)).not.toContain("data");
    expect(share(asked, (q) => entryOf(q).kind === "coding")).toBe(1);
  });

  it("[QS5] asks about tools that the resume names", () => {
    const topics = ask().map((q) => entryOf(q).topic);
    expect(
      share(topics, (topic) =>
        /java|spring|kube|mongo|postgre|redis|kafka|docker|aws|azure|rest|graphql|ci-cd|git|micro|cach|test|perf|secur|lin|design|data/.test(
          topic,
        ),
      ),
    ).toBeGreaterThanOrEqual(0.75);
  });

  it("[QS6] repeats nothing of an earlier round while other entries are left", () => {
    const first = ask();
    const askedBefore = first.flatMap((q) => q.entryId ?? []);
    const second = ask({ askedBefore, seed: "s2" });
    expect(second.filter((q) => askedBefore.includes(q.entryId ?? ""))).toEqual([]);
  });

  it.each(Object.entries(resumes))(
    "[QS7] asks no entry, no wording and hardly a topic twice (%s)",
    (_, resume) => {
      const asked = ask({ resume, round: { ...round, questionCount: 12 } });
      expect(new Set(asked.map((q) => q.entryId)).size).toBe(12);
      expect(new Set(asked.map((q) => q.question)).size).toBe(12);
    },
  );

  it("[QS8] opens with an opener, ends with transfer, and puts no topic twice in a row", () => {
    const entries = ask({ round: { ...round, questionCount: 10 } }).map(entryOf);
    expect(entries[0]?.rung).toBe("opener");
    expect(entries.at(-1)?.rung).toBe("transfer");
    entries.slice(1).forEach((entry, i) => expect(entry.topic).not.toBe(entries[i]?.topic));
  });

  it.each(["easy", "medium", "hard"] as const)("[QS4] stays mostly on the level %s", (difficulty) => {
    const asked = ask({ round: { ...round, difficulty, questionCount: 6 } });
    expect(share(asked, (q) => entryOf(q).level === difficulty)).toBeGreaterThanOrEqual(0.5);
  });
});

describe("wording questions", { timeout: 60_000 }, () => {
  it.each([...Object.entries(resumes), ...trades])(
    "[QS9] names the resume in at least 60%% of all questions (%s)",
    (_, resume) => {
      const asked = RoundType.options.flatMap((type) => ask({ resume, round: { ...round, type } }));
      const named = asked.filter((q) => q.resumeLine !== null);
      expect(named.length).toBeGreaterThanOrEqual(0.6 * asked.length);
      for (const { resumeLine } of named) expect(resume).toContain(resumeLine);
    },
  );

  it.each(Object.entries(resumes))(
    "[QS1][QS2] asks as many and of the types asked for in the third attempt too (%s)",
    (_, resume) => {
      for (const type of RoundType.options) {
        const askedBefore: string[] = [];
        for (const seed of ["1", "2", "3"]) {
          const asked = ask({ resume, seed, askedBefore: [...askedBefore], round: { ...round, type } });
          expect(asked).toHaveLength(8);
          expect(asked.filter((q) => !asksType(type, q.type)).map((q) => q.entryId)).toEqual([]);
          expect(asked.filter((q) => askedBefore.includes(q.entryId ?? ""))).toEqual([]);
          askedBefore.push(...asked.flatMap((q) => q.entryId ?? []));
        }
      }
    },
  );

  it("[QS7] asks nothing that sounds like another question of the set", () => {
    for (const resume of Object.values(resumes)) {
      const bags = ask({ resume, round: { ...round, type: "hr", questionCount: 12 } }).map((q) =>
        bagOf(q.question),
      );
      bags.forEach((bag, i) => expect(bags.slice(0, i).filter((other) => alike(bag, other))).toEqual([]));
    }
  });

  it("[QS10] asks questions of 8 to 35 words", () => {
    for (const resume of Object.values(resumes)) {
      for (const type of RoundType.options) {
        for (const { question } of ask({ resume, round: { ...round, type } })) {
          expect(wordCount(question)).toBeGreaterThanOrEqual(8);
          expect(wordCount(question)).toBeLessThanOrEqual(35);
        }
      }
    }
  });

  it("[QS10] leaves no slot, no private line and no endless question", () => {
    for (const resume of Object.values(resumes)) {
      for (const { question } of ask({ resume, round: { ...round, questionCount: 12 } })) {
        expect(question).not.toMatch(/[{}]|@example|90000|Date of Birth|Marital|hereby/);
        expect(question.split(/\s+/).length).toBeLessThanOrEqual(60);
      }
    }
  });

  it("[QS10] makes a full set of finished questions from any lines at all", () => {
    const line = fc.oneof(
      fc.string({ maxLength: 120 }),
      fc.string({ unit: "grapheme", maxLength: 60 }),
      fc.constantFrom(
        "EXPERIENCE",
        "SKILLS",
        "{skill} {line}",
        "Java, C, R, Go",
        "Senior Engineer, {project} Ltd, 2019 - present",
        "• Cut cost by 35% {figure}",
      ),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), fc.string({ maxLength: 5 }), (resume, seed) => {
        const asked = ask({ resume, seed });
        expect(asked).toHaveLength(8);
        for (const q of asked) {
          expect(q.question).not.toMatch(/[{}]/);
          if (q.resumeLine !== null) expect(resume).toContain(q.resumeLine);
        }
      }),
      { numRuns: 40 },
    );
  });
});
