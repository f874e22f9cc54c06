import type { ProblemCode } from "../contract/problems.ts";

/** The largest resume, in bytes: exactly this many pass, one more does not (rule RF1). */
export const RESUME_MAX_BYTES = 1_048_576;

/** How far into a file `%PDF-` may stand; readers accept junk before it. */
const MAGIC_WITHIN = 1_024;

const MAGIC = [0x25, 0x50, 0x44, 0x46, 0x2d];

/** Whether the bytes say they are a PDF, whatever the file's name or type (rule RF2). */
export function looksLikePdf(head: Uint8Array): boolean {
  const last = Math.min(head.length, MAGIC_WITHIN) - MAGIC.length;
  for (let at = 0; at <= last; at++) {
    if (MAGIC.every((byte, i) => head[at + i] === byte)) return true;
  }
  return false;
}

/** What is wrong with a file chosen as a resume, or null: size first, since a huge file is not worth reading. */
export function resumeFileProblem(size: number, head: Uint8Array): ProblemCode | null {
  if (size > RESUME_MAX_BYTES) return "resume_too_large";
  return looksLikePdf(head) ? null : "resume_not_pdf";
}
