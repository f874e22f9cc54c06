/* eslint-disable no-console -- a fault to look into; the person is told in words */
import { Problem } from "#models/contract/problem.ts";
import { uploadResume } from "#models/contract/resumes.ts";
import { resumeFileProblem } from "#models/rules/resumeFile.ts";
import type { Api, Clock, Store } from "../../ports.ts";
import { isSameFile } from "./isSameFile.ts";
import type { ResumeError, ResumeEvent } from "./logic/state.ts";

export type Outside = { api: Api; store: Store; clock: Clock };
type Send = (event: ResumeEvent) => void;

/** A refusal of this page itself; the sentence stands in its words. */
class Refused extends Error {
  override name = "Refused";
}

/** What to show for a failure; `otherwise` is the code where it says nothing itself. */
export function errorOf(why: unknown, otherwise: string): ResumeError {
  if (why instanceof Problem) return { code: why.code, say: why.message };
  if (why instanceof Refused) return { code: why.message, say: "" };
  console.error(why);
  return { code: otherwise, say: "" };
}

const isAway = (why: unknown) =>
  why instanceof Problem && (why.code === "offline" || why.code === "unavailable");

/** A file on a drive that has gone, or in a cloud that does not answer, cannot be read. */
const bytesOf = (file: Blob) =>
  file.arrayBuffer().catch(() => {
    throw new Refused("file_unreadable");
  });

/** @throws {Refused} rules RF1 and RF2 */
async function lookAt(file: File): Promise<void> {
  const head = new Uint8Array(await bytesOf(file.slice(0, 1_029)));
  const problem = resumeFileProblem(file.size, head);
  if (problem) throw new Refused(problem);
}

/** What can be told of a file as soon as it is chosen; null when nothing is wrong with it. */
export async function wrongWith(file: File): Promise<ResumeError | null> {
  try {
    await lookAt(file);
    return null;
  } catch (why) {
    return errorOf(why, "file_unreadable");
  }
}

/** @throws {Refused} rules RF1 and RF2 */
async function readPdf(file: File): Promise<ArrayBuffer> {
  await lookAt(file);
  return bytesOf(file);
}

/** Whether the server has looked into the file; false when it is out of reach. @throws {Problem} its refusal */
async function check(api: Api, file: File, keepCopy: boolean, send: Send): Promise<boolean> {
  try {
    const { resumeUrl } = await api.call(uploadResume, { body: { keep: `${keepCopy}` }, file });
    if (keepCopy) send({ type: "account.read", resumeUrl });
    return true;
  } catch (why) {
    if (isAway(why)) return false;
    throw why;
  }
}

/** Keeps the file in the place of the one before; what was put right of it stays where it is the same file. */
async function keep(store: Store, userId: string, resume: { name: string; bytes: ArrayBuffer }) {
  try {
    const before = await store.resume.read(userId);
    const corrections = before && isSameFile(before.bytes, resume.bytes) ? before.corrections : undefined;
    await store.resume.keep(userId, { ...resume, corrections });
  } catch (why) {
    console.error("The resume could not be kept", why);
    throw new Refused("resume_not_saved");
  }
}

/**
 * Looks at the file here, has the server look into it, then keeps it in this browser: a locked or damaged file is
 * told before it replaces a good one.
 * @returns whether it is kept
 */
export async function upload(
  outside: Outside,
  userId: string,
  file: File,
  keepCopy: boolean,
  send: Send,
): Promise<boolean> {
  send({ type: "started" });
  try {
    const bytes = await readPdf(file);
    send({ type: "progressed", step: "checking", progress: 35 });
    const checked = await check(outside.api, file, keepCopy, send);
    send({ type: "progressed", step: "saving", progress: 80 });
    await keep(outside.store, userId, { name: file.name, bytes });
    const resume = { name: file.name, size: file.size, timestamp: outside.clock.now() };
    send({ type: "succeeded", resume, checked });
    return true;
  } catch (why) {
    send({ type: "failed", error: errorOf(why, "resume_upload_failed") });
    return false;
  }
}
