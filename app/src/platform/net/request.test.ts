import { describe, expect, it } from "vitest";
import { generateQuestions } from "#models/contract/questions.ts";
import { listReports, generateReport } from "#models/contract/reports.ts";
import { saveAnswer } from "#models/contract/answers.ts";
import { addressOf, bodyOf, patienceFor } from "./request.ts";

describe("addressOf", () => {
  it("puts parameters in their braces, encoded", () => {
    const params = { companyId: "a/b", roundId: "r 1" };
    expect(addressOf("/api", generateQuestions, { params })).toBe("/api/questions/generate/a%2Fb/r%201");
  });

  it("leaves a parameter with a dollar sign as it is", () => {
    expect(addressOf("", { path: "/x/{id}" }, { params: { id: "$&" } })).toBe("/x/%24%26");
  });

  it("adds the query, without what is undefined", () => {
    expect(addressOf("/api", listReports, { query: { limit: "5", before: undefined } })).toBe(
      "/api/reports?limit=5",
    );
    expect(addressOf("/api", listReports, { query: {} })).toBe("/api/reports");
  });
});

describe("bodyOf", () => {
  it("sends JSON", () => {
    const body = { questionId: "q", answer: "Text" };
    expect(bodyOf(saveAnswer, { body })).toEqual({
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  });

  it("sends a form with its fields, and the file last under the name the call gives it", () => {
    const file = new Blob(["%PDF-"]);
    const { body, headers } = bodyOf(generateQuestions, {
      body: { attemptId: "a", userId: undefined },
      file,
    });
    expect(headers).toEqual({});
    if (!(body instanceof FormData)) throw new Error("not a form");
    expect([...body.keys()]).toEqual(["attemptId", "resume"]);
    expect(body.get("resume")).toMatchObject({ name: "resume.pdf", size: 5 });
  });

  it("keeps the name of a file that has one", () => {
    const { body } = bodyOf(generateQuestions, { file: new File(["x"], "my cv.pdf") });
    expect(body instanceof FormData && body.get("resume")).toMatchObject({ name: "my cv.pdf" });
  });

  it("sends nothing where the call takes nothing", () => {
    expect(bodyOf(listReports, {})).toEqual({ headers: {} });
  });
});

describe("patienceFor", () => {
  it("waits longer for work on a resume and for a report", () => {
    expect([listReports, saveAnswer, generateReport, generateQuestions].map(patienceFor)).toEqual([
      15_000, 15_000, 120_000, 120_000,
    ]);
  });
});
