import { describe, expect, it } from "vitest";
import { maxNewTokens, windowSeconds } from "./window.ts";

describe("the encoder's window", () => {
  it("is the shortest that leaves three seconds of silence", () => {
    expect([0, 1, 12, 12.01, 17, 17.01, 25, 27, 30].map(windowSeconds)).toEqual([
      15, 15, 15, 20, 20, 30, 30, 30, 30,
    ]);
  });
});

describe("the limit of tokens", () => {
  it("is seven a second and sixteen, never more than 224", () => {
    expect([0, 0.5, 1, 10, 29.7, 29.8, 60].map(maxNewTokens)).toEqual([16, 20, 23, 86, 224, 224, 224]);
  });
});
