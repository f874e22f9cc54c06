import type { ProblemCode } from "#models/contract/problems.ts";
import type { Dictionary } from "../../../ui/words.ts";

const en = {
  tryAgain: "Try again",
  backToInterview: "Back to the interview",
  dashboard: "Go to Dashboard",
  questionsFailedTitle: "Your questions are not ready",
  questionsFailed: "Failed to generate questions. Please try again.",
  limitReached:
    "The AI interviewer has done all it may for today. Let the built-in coach ask, or come back tomorrow.",
  nothingCharged: "Nothing was charged.",
  chargedOnlyOnce:
    "Credits are taken only when your questions are here. If they were made after all, trying again brings them and costs nothing more.",
  resumeMissingTitle: "Your resume comes first",
  resumeMissing: "Resume not found. Please upload your resume to generate personalized questions.",
  /** What is wrong with the resume, by code; in English the server says it itself. */
  resumeFaults: {} as Partial<Record<ProblemCode, string>>,
  roundGone: "This round is not there any more.",
  uploadResume: "Upload your resume",
  creditsShortTitle: "A few more credits",
  creditsShort: "You need 50 credits to start a round.",
  reportFailedTitle: "Your report is not ready",
  reportFailed: "Failed to generate report. Please try again.",
  nothingLost: "Nothing you wrote is lost.",
  readFailedTitle: "Your round could not be opened",
  readFailed: "What this device keeps could not be read just now. Nothing is lost.",
};

export type Words = typeof en;
/** Text about what did not work; it comes with the screen for it. */
export const words: Dictionary<Words> = { en, hi: () => import("./failedWords.hi.ts").then((m) => m.hi) };
