/* eslint-disable no-console -- the page goes on without knowing */
import { checkResume, deleteResume, fetchResume } from "#models/contract/resumes.ts";
import type { ResumeEvent } from "./logic/state.ts";
import { errorOf, type Outside } from "./upload.ts";

type Send = (event: ResumeEvent) => void;

/** Looks up which resume this browser keeps. */
export async function readDevice({ store }: Outside, userId: string, send: Send) {
  try {
    send({ type: "device.read", resume: await store.resume.read(userId) });
  } catch (why) {
    send({ type: "failed", error: errorOf(why, "device_failed") });
  }
}

/** Asks whether the account keeps a copy. Without an answer the page offers nothing about it. */
export async function readAccount({ api }: Outside, send: Send) {
  try {
    send({ type: "account.read", resumeUrl: (await api.call(checkResume, {})).resumeUrl });
  } catch (why) {
    console.warn("It is not known whether a copy is kept in the account", why);
  }
}

/** Removes the resume from this browser. */
export async function removeHere({ store }: Outside, userId: string, send: Send) {
  try {
    await store.resume.remove(userId);
    send({ type: "removed" });
  } catch (why) {
    send({ type: "failed", error: errorOf(why, "resume_delete_failed") });
  }
}

/** Deletes the account's copy. */
export async function removeCopy({ api }: Outside, send: Send) {
  try {
    send({ type: "error.cleared" });
    send({ type: "account.read", resumeUrl: (await api.call(deleteResume, {})).resumeUrl });
  } catch (why) {
    send({ type: "failed", error: errorOf(why, "resume_delete_failed") });
  }
}

/** Brings the account's copy into this browser, as a file that can be uploaded like any other. */
export async function fetchCopy({ api }: Outside): Promise<File> {
  const { name, pdf } = await api.call(fetchResume, {});
  const bytes = Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0));
  return new File([bytes], name, { type: "application/pdf" });
}
