import { describe, expect, it } from "vitest";
import { isSame, lookOf } from "./alike.ts";

const same = (one: string, other: string) => isSame(lookOf(one), lookOf(other));

describe("[LM3] two questions", () => {
  it("are one with the same letters, or with nearly the same words", () => {
    expect(same("How do you test?", "how do you TEST")).toBe(true);
    expect(
      same(
        "What was hard about moving the services to PostgreSQL?",
        "What was hard about moving services to PostgreSQL, then?",
      ),
    ).toBe(true);
  });

  it("are two with other words, or with too few to tell", () => {
    expect(
      same("How do you test a backup of a large database?", "How do you greet a patient in the ward?"),
    ).toBe(false);
    expect(same("What is a backup?", "Which backup is it that you test in the night?")).toBe(false);
  });
});
