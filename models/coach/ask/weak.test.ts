import { describe, expect, it } from "vitest";
import { RoundType } from "../../entities/round.ts";
import { isWeak } from "../../rules/weak.ts";
import { bank } from "../bank/index.ts";
import type { Entry } from "../entry.ts";
import type { Brief, DraftQuestion } from "../interviewer.ts";
import { accountant, developer, fresher, nurse } from "../resume/fixtures.ts";
import { readResume } from "../resume/readResume.ts";
import { askFrom } from "./askCoach.ts";
import { asksType } from "./kinds.ts";
import { fieldOf, topicsOfFields } from "./fields.ts";
import { rankEntries } from "./rank.ts";
import { chooseWeak, weakTitlesIn, weakTopicsIn } from "./weak.ts";

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
const entryOf = ({ entryId }: DraftQuestion): Entry => {
  const entry = bank.find(({ id }) => id === entryId);
  if (entry === undefined) throw new Error(`no entry ${entryId ?? "null"}`);
  return entry;
};
const idsOf = (asked: readonly DraftQuestion[]) => asked.flatMap(({ entryId }) => entryId ?? []);
const again = (asked: readonly DraftQuestion[]) => asked.filter(({ because }) => because === "weak-topic");
const resumes = { developer, nurse, accountant, fresher };

it("[PD1] calls an answer under 60 weak, also one that was left open, and not one that has no score", () => {
  expect([0, 59, 60, 100, null].map((score) => isWeak({ score }))).toEqual([true, true, false, false, false]);
});

describe("weak topics", () => {
  const entry = (topic: string) => bank.find((one) => one.topic === topic)?.id ?? "";
  const marked = (topic: string, score: number | null) => ({ entryId: entry(topic), score });

  it("[QS12] are those of answers under 60, the newest report's first", () => {
    expect(weakTopicsIn(bank, [[marked("kafka", 59), marked("redis", 60)], [marked("sql", 0)]])).toEqual([
      "kafka",
      "sql",
    ]);
  });

  it("[QS12] are judged by the newest report that asks of a topic", () => {
    expect(weakTopicsIn(bank, [[marked("kafka", 80)], [marked("kafka", 10)]])).toEqual([]);
    expect(weakTopicsIn(bank, [[marked("kafka", 20)], [marked("kafka", 90)]])).toEqual(["kafka"]);
    expect(weakTopicsIn(bank, [[marked("kafka", null)], [marked("kafka", 90)]])).toEqual([]);
  });

  it("[QS12] come from no question that is not of the bank", () => {
    expect(
      weakTopicsIn(bank, [
        [
          { entryId: null, score: 3 },
          { entryId: "gone", score: 3 },
        ],
      ]),
    ).toEqual([]);
  });
});

it("[QS12] names what was answered weakly of a model's questions by its title, each once, the newest first", () => {
  const titled = (title: string, score: number | null, entryId: string | null = null) => ({
    ...{ title, score, entryId },
  });
  const newest = [
    titled("Keeping a way back", 59),
    titled("Under more load", 60),
    titled("Hooks", 3, "hooks"),
  ];
  const older = [titled("The other way", 0), titled("Keeping a way back", 10), titled("Not scored", null)];
  const mended = [titled("The other way", 90), titled("Keeping a way back", null)];
  expect(weakTitlesIn([mended, newest, older])).toEqual(["Keeping a way back"]);
  expect(weakTitlesIn([newest, older])).toEqual(["Keeping a way back", "The other way"]);
});

describe("weak topics in a set", { timeout: 60_000 }, () => {
  const weakTopics = ["kafka", "sql", "redis"];

  it("[QS12] a quarter of the questions is on them, and says so", () => {
    const asked = askFrom(bank, brief({ weakTopics }));
    expect(asked).toHaveLength(8);
    const chosen = again(asked).map(entryOf);
    expect(chosen).toHaveLength(2);
    expect(chosen.every(({ topic }) => weakTopics.includes(topic))).toBe(true);
    expect(new Set(chosen.map(({ topic }) => topic)).size).toBe(2);
    expect(again(askFrom(bank, brief()))).toEqual([]);
  });

  it("[QS3] [QS12] the same brief gives the same set, another seed another one", () => {
    const ask = (seed: string) => idsOf(askFrom(bank, brief({ weakTopics, seed })));
    expect(ask("s1")).toEqual(ask("s1"));
    expect(ask("s2")).not.toEqual(ask("s1"));
  });

  it.each(Object.entries(resumes))(
    "[QS2] [QS4] [QS5] [QS6] [QS12] come by other entries that suit round and person (%s)",
    (_, resume) => {
      const facts = readResume(resume);
      let chosen = 0;
      for (const type of RoundType.options) {
        const askedBefore: string[] = [];
        let topics: string[] = [];
        for (const seed of ["1", "2", "3"]) {
          const wish = brief({
            ...{ resume, seed, weakTopics: topics, askedBefore: [...askedBefore] },
            round: { ...round, type },
          });
          const asked = askFrom(bank, wish);
          const suiting = rankEntries(bank, wish, facts).filter(({ suits }) => suits);
          expect(asked).toHaveLength(8);
          expect(asked.filter((q) => !asksType(type, q.type))).toEqual([]);
          expect(idsOf(asked).filter((id) => askedBefore.includes(id))).toEqual([]);
          expect(again(asked).length).toBeLessThanOrEqual(2);
          for (const one of again(asked).map(entryOf)) {
            chosen += 1;
            expect(topics.flatMap(fieldOf)).toContain(one.topic);
            expect(suiting.map(({ entry }) => entry.id)).toContain(one.id);
          }
          askedBefore.push(...idsOf(asked));
          // All of it was weak.
          topics = weakTopicsIn(bank, [asked.map(({ entryId }) => ({ entryId, score: 10 }))]);
        }
      }
      expect(chosen).toBeGreaterThan(5);
    },
  );

  it("[QS4] [QS5] [QS12] nothing of another trade or of a tool that the resume does not name comes for it", () => {
    const asked = askFrom(bank, brief({ resume: nurse, weakTopics: ["kafka", "gst", "sql"] }));
    expect(again(asked)).toEqual([]);
    const beginner = askFrom(bank, brief({ weakTopics: ["spring-boot"], resume: accountant }));
    expect(again(beginner)).toEqual([]);
  });

  it("[QS6] [QS12] what was asked before comes again only when the bank is used up, weak topics first", () => {
    const suiting = (askedBefore: string[]) =>
      rankEntries(bank, brief({ askedBefore }), readResume(developer)).filter(({ suits }) => suits);
    const kafka = suiting([]).filter(({ entry }) => entry.topic === "kafka");
    const most = kafka.map(({ entry }) => entry.id);
    expect(most.length).toBeGreaterThan(0);
    expect(fieldOf("kafka")).toEqual(["kafka"]);
    expect(again(askFrom(bank, brief({ weakTopics: ["kafka"], askedBefore: most })))).toEqual([]);
    const all = bank.map(({ id }) => id);
    const repeated = again(askFrom(bank, brief({ weakTopics: ["kafka"], askedBefore: all })));
    expect(repeated.map((one) => entryOf(one).topic)).toEqual(
      Array.from({ length: Math.min(2, kafka.length) }, () => "kafka"),
    );
  });

  it("[QS6] [QS12] repeat nothing in fourteen rounds of stories, while other stories are left", () => {
    const before: string[] = [];
    const reports: { entryId: string | null; score: number }[][] = [];
    for (let at = 1; at <= 14; at += 1) {
      const type = "behavioral";
      const asked = askFrom(
        bank,
        brief({
          ...{ resume: accountant, seed: `s${at}`, askedBefore: [...before] },
          weakTopics: weakTopicsIn(bank, reports),
          round: { ...round, type, difficulty: "easy", questionCount: 5 },
        }),
      );
      expect([at, ...idsOf(asked).filter((id) => before.includes(id))]).toEqual([at]);
      before.push(...idsOf(asked));
      reports.unshift(asked.map(({ entryId }) => ({ entryId, score: 10 })));
    }
  });

  it("[QS12] come from the third level where the round's own and the next have none left", () => {
    const easy = brief({ round: { ...round, difficulty: "easy" } });
    const left = rankEntries(bank, easy, readResume(developer)).filter((one) => one.suitsElse);
    const hard = left.find(
      ({ entry, suits }) => !suits && !left.some((other) => other.suits && other.entry.topic === entry.topic),
    );
    const topic = hard?.entry.topic ?? "";
    expect(chooseWeak(left, 8, [topic]).map((one) => one.topic)).toContain(topic);
  });

  it("[QS12] is one of two questions at the least, and none of one", () => {
    const ranked = rankEntries(bank, brief(), readResume(developer));
    const sizes = [1, 2, 3, 5, 8, 12].map((count) => chooseWeak(ranked, count, weakTopics).length);
    expect(sizes).toEqual([0, 1, 1, 1, 2, 3]);
  });

  it("[QS12] come on a topic that is learnt together with one that has no entry left", () => {
    const weakTopics = ["hand hygiene", "notebook correction"];
    const askedBefore = bank.filter(({ topic }) => weakTopics.includes(topic)).map(({ id }) => id);
    const chosen = again(askFrom(bank, brief({ resume: nurse, weakTopics, askedBefore }))).map(entryOf);
    expect(chosen).toHaveLength(2);
    expect(chosen.every(({ topic }) => fieldOf("hand hygiene").includes(topic))).toBe(true);
    expect(new Set(chosen.map(({ topic }) => topic)).size).toBe(2);
  });

  it("[QS12] a topic is learnt together with others in one way, and the bank has it", () => {
    const topics = topicsOfFields();
    expect(topics.filter((topic, at) => topics.indexOf(topic) !== at)).toEqual([]);
    expect(topics.filter((topic) => bank.every((entry) => entry.topic !== topic))).toEqual([]);
  });
});
