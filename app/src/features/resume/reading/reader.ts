/** What reads a resume and shows what it has read: fetched with pdfjs, where there is a resume to read. */
export { applyCorrections } from "#models/coach/resume/applyCorrections.ts";
export { readResume } from "#models/coach/resume/readResume.ts";
export { Read } from "./Read.tsx";
