import { refuse } from "#models/contract/problems.ts";
import { resumeFileProblem } from "#models/rules/resumeFile.ts";
import type { Deps } from "../deps.ts";
import type { UploadedFile } from "../http/body.ts";
import type { ResumeText } from "./reader.ts";
import { resumeShelf } from "./shelf.ts";

type State = { hasResume: boolean; resumeUrl: string | null };

/** Where the kept copy is fetched. */
const URL = "/api/resume/file";
const MAGIC_WITHIN = 1_024;

const state = (hasResume: boolean): State => ({ hasResume, resumeUrl: hasResume ? URL : null });

/** Size and first bytes, then the text. Throws the refusals of a resume (rules RF1, RF2). */
export async function readResume(deps: Deps, bytes: Uint8Array): Promise<ResumeText> {
  const problem = resumeFileProblem(bytes.length, bytes.subarray(0, MAGIC_WITHIN));
  if (problem) throw refuse(problem);
  return deps.readResumeText(bytes);
}

/** A file's name as it is kept. Forms send it in UTF-8, which may arrive read as Latin-1. */
export function tidyName(raw: string): string {
  const bytes = Buffer.from(raw, "latin1").toString("utf8");
  const isLatin = [...raw].every((sign) => sign <= "\u00FF");
  const name = isLatin && !bytes.includes("\uFFFD") ? bytes : raw;
  const plain = name.replace(/[\p{Cc}\\/]/gu, "").trim();
  return [...(plain === "" ? "resume.pdf" : plain)].slice(0, 120).join("");
}

/** Checks a resume; keeps a copy only where the person asked for it. */
export async function upload(deps: Deps, userId: string, file: UploadedFile | undefined, keep: boolean) {
  if (!file) throw refuse("resume_not_chosen");
  await readResume(deps, file.bytes);
  const shelf = resumeShelf(deps);
  if (keep) await shelf.keep(userId, { name: tidyName(file.name), bytes: file.bytes });
  return state(keep || (await shelf.has(userId)));
}

/** Whether a copy is kept. */
export const check = async (deps: Deps, userId: string) => state(await resumeShelf(deps).has(userId));

/** Deletes the kept copy. */
export async function remove(deps: Deps, userId: string) {
  await resumeShelf(deps).drop(userId);
  return state(false);
}

/** The kept copy in base64. Throws `resume_not_kept`. */
export async function fetchKept(deps: Deps, userId: string): Promise<{ name: string; pdf: string }> {
  const resume = await resumeShelf(deps).find(userId);
  if (!resume) throw refuse("resume_not_kept");
  return { name: resume.name, pdf: Buffer.from(resume.bytes).toString("base64") };
}
