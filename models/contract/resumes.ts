import * as z from "zod/mini";
import type { Endpoint } from "./endpoint.ts";

const ResumeState = z.object({
  hasResume: z.boolean(),
  /** Where another device can fetch the kept copy; null when none is kept. */
  resumeUrl: z.nullable(z.string()),
});

/** Refusals of every call that reads a resume. */
export const resumeProblems = [
  "resume_not_chosen",
  "resume_not_pdf",
  "resume_too_large",
  "resume_locked",
  "resume_damaged",
  "resume_no_text",
  "resume_too_slow",
] as const;

export const uploadResume = {
  method: "POST",
  path: "/resume/upload",
  summary: "Check a resume; keep a copy in the account only when `keep` is `true`.",
  guard: "session",
  form: { fields: z.object({ keep: z.optional(z.enum(["true", "false"])) }), file: "resume" },
  reply: ResumeState,
  problems: resumeProblems,
} as const satisfies Endpoint;

export const checkResume = {
  method: "GET",
  path: "/resume/check",
  summary: "Whether a copy of the resume is kept in the account.",
  guard: "session",
  reply: ResumeState,
  problems: [],
} as const satisfies Endpoint;

export const deleteResume = {
  method: "DELETE",
  path: "/resume/delete",
  summary: "Delete the kept copy; deleting none is no error.",
  guard: "session",
  reply: ResumeState,
  problems: [],
} as const satisfies Endpoint;

export const fetchResume = {
  method: "GET",
  path: "/resume/file",
  summary: "The kept copy, as a PDF in base64.",
  guard: "session",
  reply: z.object({ name: z.string(), pdf: z.string() }),
  problems: ["resume_not_kept"],
} as const satisfies Endpoint;
