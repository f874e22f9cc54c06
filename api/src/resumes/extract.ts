import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { inflateSync } from "node:zlib";
import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
// Puts pdfjs's second half where its first looks for it; it would else be searched beside the bundle.
import "pdfjs-dist/legacy/build/pdf.worker.mjs";
import type { Inflate } from "#models/resumeText/actualText.ts";
import { READ_ONLY, readText } from "#models/resumeText/readText.ts";
import type { ResumeText } from "./reader.ts";

/** Outcomes of reading a file; the words are codes of the contract. */
export type Outcome =
  ResumeText | { problem: "resume_locked" | "resume_damaged" | "resume_no_text"; cause?: string };

const folder = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));

const OPTIONS = {
  ...READ_ONLY,
  cMapUrl: join(folder, "cmaps/"),
  cMapPacked: true,
  standardFontDataUrl: join(folder, "standard_fonts/"),
};

const inflate: Inflate = async (packed, most) => {
  try {
    return inflateSync(packed, { maxOutputLength: most });
  } catch (error) {
    // Not packed this way, or too much of it: such a stream has no wording for us, and pdfjs reads the page anyhow.
    if (error instanceof Error) return null;
    throw error;
  }
};

/** Reads the text of a PDF, in a thread that may be ended at any time. Never throws for what is in the file. */
export async function extract(bytes: Uint8Array): Promise<Outcome> {
  // pdfjs takes the bytes over, so it gets a copy.
  const task = getDocument({ ...OPTIONS, data: bytes.slice() });
  try {
    const text = await readText(await task.promise, bytes, { OPS, inflate });
    return text === null ? { problem: "resume_no_text" } : { lines: text.lines, hiddenText: text.hiddenText };
  } catch (error) {
    const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const locked = error instanceof Error && error.name === "PasswordException";
    return { problem: locked ? "resume_locked" : "resume_damaged", cause };
  } finally {
    await task.destroy();
  }
}
