import { describe, expect, it } from "vitest";
import { splitAtFollowUp } from "./followUp.ts";

describe("An answer around its follow-up", () => {
  it.each([
    ["I cut the time. With a stopwatch.", 15, ["I cut the time.", " With a stopwatch."]],
    ["I cut the time.", 15, ["I cut the time.", ""]],
    ["shorter now", 40, ["shorter now", ""]],
    ["", 12, ["", ""]],
    ["a word that was changed", 9, ["a word that", " was changed"]],
  ])("[FU5] %j at %i is %j, and both together are the answer", (text, at, parts) => {
    expect(splitAtFollowUp(text, { at })).toEqual(parts);
    expect(splitAtFollowUp(text, { at }).join("")).toBe(text);
  });
});
