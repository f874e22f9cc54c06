import { describe, expect, it } from "vitest";
import { decidePrepare, decideStart, type StartFacts } from "./startRound.ts";

const ready: StartFacts = { roundId: "r-1", credits: 50, hasResume: true, begun: false };

describe("decideStart", () => {
  it("leads to the interview with a resume and 50 credits", () => {
    expect(decideStart(ready)).toBe("interview");
  });

  it("leads nowhere without a round id, whatever else is missing", () => {
    expect(decideStart({ ...ready, roundId: undefined })).toBe("no-round");
    expect(decideStart({ ...ready, roundId: "", credits: 0, hasResume: false, begun: true })).toBe(
      "no-round",
    );
  });

  it("[CR2] opens the credit popup for 49 credits and for 0, before it asks for a resume", () => {
    expect(decideStart({ ...ready, credits: 49 })).toBe("buy-credits");
    expect(decideStart({ ...ready, credits: 0, hasResume: false })).toBe("buy-credits");
  });

  it("leads to the resume upload when none is kept in the browser", () => {
    expect(decideStart({ ...ready, hasResume: false })).toBe("upload-resume");
  });

  it("goes on with a round that was begun, since it is paid for", () => {
    expect(decideStart({ ...ready, credits: 0, hasResume: false, begun: true })).toBe("interview");
  });
});

describe("decidePrepare", () => {
  it("leads to the question about the cost with a resume and 50 credits", () => {
    expect(decidePrepare(ready, 0)).toBe("interview");
  });

  it("[CR2] counts the rounds that are asked for already, and what has been begun is no credit", () => {
    expect(decidePrepare({ ...ready, credits: 99 }, 1)).toBe("buy-credits");
    expect(decidePrepare({ ...ready, credits: 100 }, 1)).toBe("interview");
    expect(decidePrepare({ ...ready, credits: 49, begun: true }, 0)).toBe("buy-credits");
  });

  it("leads to the resume upload, also where the round was begun", () => {
    expect(decidePrepare({ ...ready, hasResume: false, begun: true }, 0)).toBe("upload-resume");
  });
});
