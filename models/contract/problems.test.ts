import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { allEndpoints } from "./all.ts";
import { isProblemCode, problems, refuse, statusOf } from "./problems.ts";

/** The sentences of the specification's error catalogue and validation rules, word for word. */
const CATALOGUE = [
  "Google login failed",
  "Google login failed on server",
  "Login failed",
  "Signup failed",
  "Invalid token",
  "Upload failed",
  "Check failed",
  "Delete failed",
  "Razorpay SDK failed to load. Are you online?",
  "Pricing info not available. Please try again later.",
  "Payment succeeded but failed to add credits. Contact support.",
  "Failed to set referrer.",
  "Resume not found. Please upload your resume to generate personalized questions.",
  "Failed to generate questions. Please try again.",
  "Failed to generate report. Please try again.",
  "Failed to save resume locally.",
  "Redemption failed.",
  "Failed to fetch companies",
  "Failed to create company",
  "Failed to update company",
  "Failed to delete company",
  "Failed to bulk insert companies",
  "Failed to fetch questions",
  "Failed to fetch user questions",
  "Failed to delete questions",
  "Failed to save answer",
  "Failed to get answer",
  "Failed to get answers for round",
  "No valid round ID found",
  "No report data available",
  "Only PDF files are allowed",
  "File size must be less than 1MB",
  "Please select a file",
  "Please select a file first",
  "User not found. Please log in again.",
  "Please enter a valid referrer's email (not your own)",
  "Company name is required",
  "Please fill in all company names",
  "Please fill in all round titles",
];

describe("the table of problems", () => {
  const sentences = new Set<string>(Object.values(problems).map((problem) => problem.say));

  it.each(CATALOGUE)("says “%s” word for word", (sentence) => {
    expect(sentences).toContain(sentence);
  });

  it("gives 401 to an invalid session and to nothing else", () => {
    const codes = Object.entries(problems).filter(([, { status }]) => Number(status) === 401);
    expect(codes.map(([code]) => code)).toEqual(["invalid_token"]);
  });

  it("makes an error with code, sentence and time to wait", () => {
    const problem = refuse("too_many", { retryAfter: 3 });
    expect([problem.code, problem.message, problem.retryAfter]).toEqual([
      "too_many",
      problems.too_many.say,
      3,
    ]);
    expect(statusOf("credits_short")).toBe(402);
  });

  it("knows its own codes and no inherited names", () => {
    expect([isProblemCode("too_many"), isProblemCode("toString"), isProblemCode(7)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("the contract", () => {
  it("names every call once", () => {
    const calls = allEndpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it("has every call of the specification and of the design", () => {
    const calls = new Set(allEndpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`));
    const wanted = readFileSync(new URL("./calls.txt", import.meta.url), "utf8")
      .trim()
      .split("\n");
    expect(wanted.filter((call) => !calls.has(call))).toEqual([]);
    expect(wanted.length).toBeGreaterThan(35);
  });

  it("describes the parameters that its paths name, and no others", () => {
    for (const { name, endpoint } of allEndpoints) {
      const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const described = endpoint.params ? Object.keys(endpoint.params.shape) : [];
      expect(described.sort(), name).toEqual(inPath.sort());
    }
  });

  it("takes an Idempotency-Key only where somebody is signed in", () => {
    for (const { name, endpoint } of allEndpoints) {
      if (endpoint.repeatable) expect(endpoint.guard, name).not.toBe("anyone");
    }
  });
});
