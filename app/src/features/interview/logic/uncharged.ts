import type { ProblemCode } from "#models/contract/problems.ts";

/** Refusals that say what to do about the resume. */
export const isAboutResume = (code: ProblemCode | null) => code?.startsWith("resume_") === true;

/**
 * Refusals with which the server says that it has made nothing: the hold, where there was one, is released. Of a server
 * that has fallen silent that is not known.
 */
export const isUncharged = (code: ProblemCode | null) =>
  code === "questions_failed" ||
  code === "interviewer_limit" ||
  code === "credits_short" ||
  code === "round_not_found" ||
  isAboutResume(code);

/** Refusals after which the built-in coach can do what the AI interviewer could not. */
export const canCoach = (code: ProblemCode | null) =>
  code === "questions_failed" ||
  code === "report_failed" ||
  code === "report_given_up" ||
  code === "interviewer_limit";
