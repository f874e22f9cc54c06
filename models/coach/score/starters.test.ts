import { describe, expect, it } from "vitest";
import { starterOf } from "../../coding/starter.ts";
import { bank } from "../bank/index.ts";
import { questionOf } from "./fixtures.ts";
import { scoreWithCoach } from "./scoreWithCoach.ts";

const withStarter = bank.flatMap((entry) =>
  entry.exercise?.starter === undefined ? [] : [{ id: entry.id, entry, exercise: entry.exercise }],
);

describe("The starter of an exercise", () => {
  it.each(withStarter)("[CO9] shows no point and gets nothing: $id", ({ entry, exercise }) => {
    const question = { ...questionOf(entry), exercise };
    const starter = starterOf(exercise, "javascript");
    const answerOf = (code: string) => `\`\`\`javascript\n${code}\n\`\`\``;
    const shownOf = (code: string) =>
      scoreWithCoach([{ question, answer: answerOf(code), seconds: null }]).questions[0];

    expect(shownOf(`${starter}\n`)).toMatchObject({ state: "not-answered", score: 0, parts: [], found: [] });
    const begun = shownOf(starter.replace("\n}", "\n  return 0;\n}"));
    expect(begun?.found).toEqual([]);
    expect(begun?.score).toBeLessThan(15);
  });

  it("[CO9] is part of some exercises of the bank", () => {
    expect(withStarter.length).toBeGreaterThan(10);
  });
});
