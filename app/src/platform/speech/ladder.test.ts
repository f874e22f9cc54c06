import { describe, expect, it } from "vitest";
import { stepsFor } from "./ladder.ts";

const NOTHING = { working: null, loading: null };

describe("The ways to run Whisper on this device", () => {
  it("[bug transformers.js#953] [bug emscripten#19374] [bug JetStream#212] begin with threads where memory can be shared, and have only the plain one elsewhere, as in Safari", () => {
    expect(stepsFor(NOTHING, true)).toEqual(["threads", "plain"]);
    expect(stepsFor(NOTHING, false)).toEqual(["plain"]);
  });

  it("begin with the one that worked last", () => {
    expect(stepsFor({ working: "plain", loading: null }, true)).toEqual(["plain"]);
    expect(stepsFor({ working: "threads", loading: null }, true)).toEqual(["threads", "plain"]);
  });

  it("[bug transformers.js#740] leave out a step during whose loading the tab has died", () => {
    expect(stepsFor({ working: null, loading: "threads" }, true)).toEqual(["plain"]);
    expect(stepsFor({ working: null, loading: "plain" }, true)).toEqual([]);
  });

  it("are found anew where the step that worked is not possible any more", () => {
    expect(stepsFor({ working: "threads", loading: null }, false)).toEqual(["plain"]);
    expect(stepsFor({ working: null, loading: "threads" }, false)).toEqual(["plain"]);
  });
});
