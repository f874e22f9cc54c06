/** Lines of a resume in reading order, and whether hidden text was found and dropped. */
export type ResumeText = { lines: string[]; hiddenText: boolean };

/**
 * Reads the text of a PDF within the limits of time and memory. Throws a `Problem`: resume_locked,
 * resume_damaged, resume_no_text or resume_too_slow.
 */
export type ReadResumeText = (bytes: Uint8Array) => Promise<ResumeText>;
