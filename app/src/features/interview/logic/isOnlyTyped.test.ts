import { describe, expect, it } from "vitest";
import { isOnlyTyped } from "./isOnlyTyped.ts";

type Snapshot = Parameters<typeof isOnlyTyped>[0];

/** The interview at one of two questions, as far as the rule looks at it. */
function at(
  position: number,
  state: "untouched" | "saving" | "kept" | "lost",
  { text = "some words", asked = false, box = 0, tags = ["answering"] } = {},
): Snapshot {
  const answers = ["", ""].map((none, index) => (index === position ? text : none));
  const save = { seq: 1, state, asked };
  return {
    tags: new Set(tags),
    context: { attempt: { position }, answers, save, box, followUps: [] },
  } as unknown as Snapshot;
}

describe("What the screen may show a moment later", () => {
  it("is one more letter, and that the text is down", () => {
    const shown = at(0, "saving");
    expect(isOnlyTyped(at(0, "saving", { text: "some words more" }), shown)).toBe(true);
    expect(isOnlyTyped(at(0, "kept"), shown)).toBe(true);
  });

  it.each([
    ["that a text is not down any more", at(0, "saving"), at(0, "kept")],
    ["that it cannot be written", at(0, "lost"), at(0, "saving")],
    ["another question", at(1, "saving"), at(0, "saving")],
    ["the first letter", at(0, "saving", { text: "s" }), at(0, "saving", { text: "" })],
    ["that all was deleted", at(0, "saving", { text: " " }), at(0, "saving")],
    ["that Save was pressed", at(0, "saving", { asked: true }), at(0, "saving")],
    ["another text in the box", at(0, "saving", { box: 1 }), at(0, "saving")],
    ["that another tab answers", at(0, "saving", { tags: ["answering", "elsewhere"] }), at(0, "saving")],
    ["the end of answering", at(0, "saving", { tags: ["waiting"] }), at(0, "saving")],
  ])("is not %s", (_, next, shown) => {
    expect(isOnlyTyped(next, shown)).toBe(false);
  });
});
