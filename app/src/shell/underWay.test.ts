import { describe, expect, it } from "vitest";
import { someAttempt } from "../testing/someCompanies.ts";
import type { AttemptRow, Command } from "../rows.ts";
import { isUnderWay } from "./underWay.ts";

const row = (own: Partial<AttemptRow>): AttemptRow => ({ ...someAttempt, timestamp: 0, ...own });
const { userId, companyId, roundId, attemptId } = someAttempt;
const generate: Command = {
  ...{ userId, companyId, roundId, attemptId },
  ...{ id: attemptId, kind: "generate", refused: null, timestamp: 0 },
};

describe("a round", () => {
  it("is unfinished from its first question to its report", () => {
    expect(isUnderWay(row({ phase: "answering", deadlineAt: 1 }), [])).toBe(true);
    expect(isUnderWay(row({ phase: "finishing" }), [])).toBe(true);
    expect(isUnderWay(row({ phase: "preparing", deadlineAt: null }), [])).toBe(true);
  });

  it("is unfinished here too when it was answered on another device, as far as that is known", () => {
    expect(isUnderWay(row({ phase: "answering", deadlineAt: null, openFor: [0] }), [])).toBe(true);
  });

  it("is not unfinished while it is only prepared, or to be prepared", () => {
    expect(isUnderWay(row({ phase: "answering", deadlineAt: null }), [])).toBe(false);
    expect(isUnderWay(row({ phase: "preparing", deadlineAt: null }), [generate])).toBe(false);
  });
});
