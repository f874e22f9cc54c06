import { describe, expect, it } from "vitest";
import { INTERVIEW_LOCK, interviewRuns, toPage } from "./worker.ts";

describe("what page and worker say to each other", () => {
  it("knows a running attempt by its lock", () => {
    expect(interviewRuns([{ name: "sync" }, { name: `${INTERVIEW_LOCK}a` }])).toBe(true);
    expect([interviewRuns([{ name: "sync" }, {}]), interviewRuns([]), interviewRuns(undefined)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("takes messages of its own release and leaves others", () => {
    expect(toPage({ type: "sync" })).toEqual({ type: "sync" });
    for (const other of [null, "sync", {}, { type: "of.later" }]) expect(toPage(other)).toBeNull();
  });
});
