import { describe, expect, it } from "vitest";
import { type Learned, stepsFor } from "./ladder.ts";

const NOTHING: Learned = { working: null, loading: null, noGpu: null };
/** Without a graphics processor. */
const isolated = { isolated: true, gpu: false };
const apart = { isolated: false, gpu: false };

describe("The ways to run Whisper on this device", () => {
  it("[bug transformers.js#953] [bug emscripten#19374] [bug JetStream#212] begin with threads where memory can be shared, and have only the plain one elsewhere, as in Safari", () => {
    expect(stepsFor(NOTHING, isolated)).toEqual(["threads", "plain"]);
    expect(stepsFor(NOTHING, apart)).toEqual(["plain"]);
  });

  it("begin with the one that worked last", () => {
    expect(stepsFor({ ...NOTHING, working: "plain" }, isolated)).toEqual(["plain"]);
    expect(stepsFor({ ...NOTHING, working: "threads" }, isolated)).toEqual(["threads", "plain"]);
  });

  it("[bug transformers.js#740] leave out a step during whose loading the tab has died", () => {
    expect(stepsFor({ ...NOTHING, loading: "threads" }, isolated)).toEqual(["plain"]);
    expect(stepsFor({ ...NOTHING, loading: "plain" }, isolated)).toEqual([]);
  });

  it("are found anew where the step that worked is not possible any more", () => {
    expect(stepsFor({ ...NOTHING, working: "threads" }, apart)).toEqual(["plain"]);
    expect(stepsFor({ ...NOTHING, loading: "threads" }, apart)).toEqual(["plain"]);
  });

  it("begin with the graphics processor where it can be had, also on a device that has found a step on the processor before that came", () => {
    expect(stepsFor(NOTHING, { isolated: true, gpu: true })).toEqual(["gpu", "threads", "plain"]);
    expect(stepsFor({ ...NOTHING, working: "plain" }, { isolated: true, gpu: true })).toEqual([
      "gpu",
      "plain",
    ]);
    expect(stepsFor(NOTHING, { isolated: false, gpu: true })).toEqual(["gpu", "plain"]);
  });

  it("[bug transformers.js#740] leave the graphics processor out when the tab has died of it, and nothing else for that", () => {
    const died: Learned = { ...NOTHING, loading: "gpu" };
    expect(stepsFor(died, { isolated: true, gpu: true })).toEqual(["threads", "plain"]);
    expect(stepsFor({ ...died, working: "plain" }, { isolated: true, gpu: true })).toEqual(["plain"]);
  });
});
