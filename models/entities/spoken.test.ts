import { describe, expect, it } from "vitest";
import { Spoken, tidySpoken } from "./spoken.ts";

const measured = {
  words: 9,
  talkMs: 3_000,
  spanMs: 6_000.0625,
  pauses: 1,
  longestPauseMs: 799.5,
  fillers: 2,
};

describe("the measures of a spoken answer", () => {
  it("travel in whole numbers", () => {
    expect(tidySpoken(measured)).toEqual({ ...measured, spanMs: 6_000, longestPauseMs: 800 });
  });

  it("are none where no word was spoken, or nothing is known", () => {
    expect(tidySpoken({ ...measured, words: 0 })).toBeNull();
    expect(tidySpoken(null)).toBeNull();
    expect(tidySpoken(undefined)).toBeNull();
  });

  it("fit the contract, whatever a device has counted", () => {
    const odd = tidySpoken({ ...measured, talkMs: -3, spanMs: 1e12, fillers: 0.4 });
    expect(Spoken.parse(odd)).toEqual(odd);
    expect(odd).toMatchObject({ talkMs: 0, spanMs: 86_400_000, fillers: 0 });
  });
});
