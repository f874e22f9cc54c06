import { describe, expect, it } from "vitest";
import { bank } from "../bank/index.ts";
import { questionOf } from "./fixtures.ts";
import { scoreAnswer } from "./scoreAnswer.ts";

/** The points of a question of the bank that an answer shows. */
function shown(id: string, answer: string): string[] {
  const entry = bank.find((one) => one.id === id);
  if (!entry) throw new Error(`The bank does not ask ${id}.`);
  return scoreAnswer(questionOf(entry), answer).points.flatMap(({ found, point }) =>
    found ? [point.text] : [],
  );
}

const concrete = (answer: string) => shown("engineering-concrete-quality", answer);
const WATER = "no water added at site";
const CUBES = "cubes tested at 7 and 28 days";

describe("[SC5] The opposite of a point", () => {
  it("is that one does not do it, that it is not needed, or that it is not true", () => {
    expect(concrete("We test the cubes at 7 and 28 days in the lab.")).toContain(CUBES);
    expect(concrete("I would not test cubes at 7 and 28 days in the lab.")).not.toContain(CUBES);
    expect(concrete("No cubes are needed at 7 and 28 days.")).not.toContain(CUBES);
    expect(concrete("It is not true that cubes are tested at 7 and 28 days.")).not.toContain(CUBES);
  });

  it("is, of what must not be, that it is", () => {
    expect(concrete("I see to it that no water is added at the site.")).toContain(WATER);
    expect(concrete("Water can be added at site by the helper.")).not.toContain(WATER);
  });

  it("is not what denies something else first, or gives the reason behind", () => {
    expect(concrete("I do not trust anybody's word, so I test the cubes at 7 and 28 days.")).toContain(CUBES);
    expect(
      shown(
        "software-git-undo-pushed",
        "I do not use reset with a forced push, because colleagues would merge the old commit back.",
      ),
    ).toContain("a reset rewrites what others have");
  });
});
