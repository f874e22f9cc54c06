import { describe, expect, it } from "vitest";
import { endText } from "./decoding.ts";

describe("A text that is to end", () => {
  it("can go on with nothing but its end, and so can each of several", () => {
    const logits = Float32Array.of(5, 1, 9, 2, 8, 3);
    endText(logits, 3, 1);
    expect([...logits]).toEqual([-Infinity, 0, -Infinity, -Infinity, 0, -Infinity]);
  });
});
