/** A resume as the page shows it, without its bytes. */
export type ResumeFacts = { name: string; size: number; timestamp: number };

/** What went wrong: a code that the page has a sentence for, and the server's own sentence. */
export type ResumeError = { code: string; say: string };

/** What is being done to the file, for the words beside the progress bar. */
export type Step = "reading" | "checking" | "saving";

/** SPEC section 3 "Resume state", with what this page adds. */
export type ResumeState = {
  /** A resume is kept in this browser; null: not known yet. */
  hasResume: boolean | null;
  current: ResumeFacts | null;
  /** Where the account's copy can be fetched; null when none is kept, or when that is not known. */
  resumeUrl: string | null;
  uploading: Step | null;
  /** 0 to 100. */
  uploadProgress: number;
  error: ResumeError | null;
  /** The last upload is done; false in `checked`: the server was out of reach and will look at it later. */
  done: { checked: boolean } | null;
};

export type ResumeEvent =
  | { type: "device.read"; resume: ResumeFacts | null }
  | { type: "account.read"; resumeUrl: string | null }
  | { type: "started" }
  | { type: "progressed"; step: Step; progress: number }
  | { type: "succeeded"; resume: ResumeFacts; checked: boolean }
  | { type: "failed"; error: ResumeError }
  | { type: "removed" }
  | { type: "error.cleared" };

export const atFirst: ResumeState = {
  hasResume: null,
  current: null,
  resumeUrl: null,
  uploading: null,
  uploadProgress: 0,
  error: null,
  done: null,
};

const within = (progress: number) => Math.min(100, Math.max(0, Math.round(progress)));

/** The state after `event` (SPEC section 4, "Resume upload"). */
export function reduce(state: ResumeState, event: ResumeEvent): ResumeState {
  switch (event.type) {
    case "device.read":
      return { ...state, hasResume: event.resume !== null, current: event.resume };
    case "account.read":
      return { ...state, resumeUrl: event.resumeUrl };
    case "started":
      return { ...state, uploading: "reading", uploadProgress: 0, error: null, done: null };
    case "progressed":
      return { ...state, uploading: event.step, uploadProgress: within(event.progress) };
    case "succeeded":
      return {
        ...state,
        hasResume: true,
        current: event.resume,
        uploading: null,
        uploadProgress: 100,
        done: { checked: event.checked },
      };
    case "failed":
      return { ...state, uploading: null, uploadProgress: 0, error: event.error, done: null };
    case "removed":
      return { ...state, hasResume: false, current: null, done: null, uploadProgress: 0, error: null };
    case "error.cleared":
      return { ...state, error: null };
  }
}
