/*
 * What the page and its service worker say to each other, and the names that both know. Plain data: the two may be of
 * different releases, so a reader takes what it knows and leaves the rest.
 */

/** A Web Lock whose name begins so is held by the tab in which an attempt runs. */
export const INTERVIEW_LOCK = "interview:";

/** Whether an attempt runs in any tab of this browser, by the names of the locks that are held. */
export const interviewRuns = (held: readonly { name?: string }[] = []): boolean =>
  held.some(({ name }) => name?.startsWith(INTERVIEW_LOCK));

/** Cache and address under which the worker leaves a file that another app has shared, until the page takes it. */
export const SHARED_FILE = { cache: "shared", address: "/shared-resume" } as const;

/** Where the system posts a shared file; the manifest names it, the worker answers it. */
export const SHARE_ADDRESS = "/share-resume";

/** The form field that has the shared file. */
export const SHARE_FIELD = "resume";

/** Page to worker. */
export type ToWorker = {
  /** Take over from the running version. The reply comes on the port that is sent along. */
  type: "update.take";
};

/** Worker to page, as the reply to `update.take`: an attempt runs, so the running version stays. */
export type UpdateReply = { type: "update.refused" } | { type: "update.taken" };

/** Worker to every page. */
export type ToPage =
  /** The browser has found the network again; a wake-up for the queue and nothing more. */
  | { type: "sync" }
  /** The push service has given this browser a new address; the server does not know it yet. */
  | { type: "push.changed" }
  /** A report is ready; the notification is on the screen already. */
  | { type: "report.ready"; attemptId: string | null }
  /** A new version could not be stored; `full`: for want of room. The running one goes on. */
  | { type: "update.failed"; full: boolean }
  /** A notification was pressed: go there. Answered on the port that is sent along. */
  | { type: "go"; path: string };

/** A message of the worker, or null for one of another release. */
export function toPage(data: unknown): ToPage | null {
  const { type, path, full, attemptId } = Object(data);
  if (type === "sync" || type === "push.changed") return { type };
  if (type === "report.ready") return { type, attemptId: typeof attemptId === "string" ? attemptId : null };
  if (type === "update.failed") return { type, full: full === true };
  return type === "go" && typeof path === "string" ? { type, path } : null;
}

/** The cache in which the page keeps weights and their runtime. */
export const WEIGHTS_CACHE = "weights";

/** Where the files of all sets lie on our own server. */
export const WEIGHTS_ROOT = "/weights/";
