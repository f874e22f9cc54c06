import { describe, expect, it } from "vitest";
import { isReplaced, makePeaks } from "./replaced.ts";

const text = "We ran both databases for two weeks.";

describe("A text that is worth keeping when it goes", () => {
  it("is one of which more than a fifth is deleted, wherever in it", () => {
    expect(isReplaced(text, "")).toBe(true);
    expect(isReplaced(text, "Something else altogether, and longer than before.")).toBe(true);
    expect(isReplaced(text, text.slice(0, 20))).toBe(true);
    expect(isReplaced(text, text.replace("both databases ", ""))).toBe(true);
  });

  it("is not one that grows or is only mended", () => {
    expect(isReplaced(text, `${text} And then we switched.`)).toBe(false);
    expect(isReplaced(text, `First: ${text}`)).toBe(false);
    expect(isReplaced(text, text.replace("two", "three"))).toBe(false);
  });

  it("is not one that is typed again in a moment", () => {
    expect(isReplaced("We ran", "")).toBe(false);
    expect(isReplaced("          \n\n   ", "")).toBe(false);
  });

  it("is the longest one where somebody deletes letter by letter, and each only once", () => {
    const peaks = makePeaks();
    peaks.begin("k", text);
    const gone = Array.from(text, (_, at) => peaks.replacedBy("k", text.slice(0, text.length - 1 - at)));
    expect(gone.filter((one) => one === text)).toHaveLength(1);
  });
});
