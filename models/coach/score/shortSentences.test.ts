import { describe, expect, it } from "vitest";
import { bank } from "../bank/index.ts";
import { sentencesOf } from "../text/spans.ts";
import { questionOf } from "./fixtures.ts";
import { scoreAnswer } from "./scoreAnswer.ts";

const scored = (id: string, answer: string) => {
  const entry = bank.find((one) => one.id === id);
  if (!entry) throw new Error(`The bank has no ${id}.`);
  return scoreAnswer(questionOf(entry), answer);
};
const whyCapped = (id: string, answer: string) => scored(id, answer).caps.map(({ why }) => why);

describe("Short sentences", () => {
  it("[SC9] do not end at a factorial, but at an exclamation", () => {
    expect(sentencesOf("There are n! results. Fine! Go on.")).toHaveLength(3);
  });

  it("[SC9] are sentences in an answer with a factorial", () => {
    const answer =
      "Backtracking: choose each unused letter in sorted order, recurse on the rest, and stop when no letters remain. n! results. If letters repeat, skip the same letter at the same level.";
    expect(whyCapped("software-algorithms-permutations", answer)).not.toContain("no-sentences");
    expect(scored("software-algorithms-permutations", answer).score).toBeGreaterThan(50);
  });

  it("[SC9] are hurried notes where they say most of the points in no sentence: at most 59, not 40", () => {
    const notes =
      "Who, what broke, since when, exact error text, steps already tried with result, what I promised and by when, next action and whose. Plain enough for a stranger at 2 am.";
    const { caps, points } = scored("support-good-ticket-note", notes);
    expect(points.filter(({ found }) => found).length).toBeGreaterThanOrEqual(points.length - 1);
    expect(caps).toContainEqual({ most: 59, why: "no-sentences" });
  });

  it("[SC9] are telegrams where they say most of the points, and a list of key words is none", () => {
    const told =
      "ABC first. Unresponsive goes red. Chest pain yellow. Minor wounds green. Reassess every 15 min.";
    expect(whyCapped("nursing-triage-rush", told)).not.toContain("no-sentences");
    const listed =
      "ABC, airway, breathing, resuscitation, chest pain, green, wait, reassess, vitals, time, red, ECG, stroke";
    expect(whyCapped("nursing-triage-rush", listed)).toContain("no-sentences");
  });
});
