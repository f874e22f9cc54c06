import { describe, expect, it } from "vitest";
import { atFirst, reduce, type ResumeEvent, type ResumeState } from "./state.ts";

const resume = { name: "cv.pdf", size: 10, timestamp: 1 };
const error = { code: "resume_not_pdf", say: "Only PDF files are allowed" };
const after = (...events: ResumeEvent[]): ResumeState => events.reduce(reduce, atFirst);

describe("the resume state", () => {
  it("starts with uploading and progress 0, and clears the error", () => {
    expect(after({ type: "failed", error }, { type: "started" })).toMatchObject({
      uploading: "reading",
      uploadProgress: 0,
      error: null,
    });
  });

  it("has a resume and progress 100 after a success", () => {
    const state = after({ type: "started" }, { type: "succeeded", resume, checked: true });
    expect(state).toMatchObject({ hasResume: true, current: resume, uploading: null, uploadProgress: 100 });
    expect(state.done).toEqual({ checked: true });
  });

  it("keeps the error and returns progress to 0 after a failure, and keeps the resume there was", () => {
    const state = after(
      { type: "device.read", resume },
      { type: "started" },
      { type: "progressed", step: "checking", progress: 40 },
      { type: "failed", error },
    );
    expect(state).toMatchObject({
      error,
      uploading: null,
      uploadProgress: 0,
      hasResume: true,
      current: resume,
    });
  });

  it("keeps progress between 0 and 100", () => {
    const at = (progress: number) => after({ type: "progressed", step: "saving", progress }).uploadProgress;
    expect([at(-5), at(40.4), at(500)]).toEqual([0, 40, 100]);
  });

  it("has none after a removal", () => {
    expect(after({ type: "device.read", resume }, { type: "removed" })).toMatchObject({
      hasResume: false,
      current: null,
    });
  });

  it("takes the address of the account's copy as it comes, and drops it again", () => {
    expect(after({ type: "account.read", resumeUrl: "/x" }).resumeUrl).toBe("/x");
    expect(
      after({ type: "account.read", resumeUrl: "/x" }, { type: "account.read", resumeUrl: null }).resumeUrl,
    ).toBe(null);
  });

  it("lets the error be cleared", () => {
    expect(after({ type: "failed", error }, { type: "error.cleared" }).error).toBeNull();
  });
});
