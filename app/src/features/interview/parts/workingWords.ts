import type { Dictionary } from "../../../ui/words.ts";

const en = {
  backToInterview: "Back to the interview",
  dashboard: "Go to Dashboard",
  preparingTitle: "Getting your questions ready",
  preparingSteps: [
    "Reading your resume",
    "Looking for what you have built and decided",
    "Writing questions for this round",
    "Putting them in a good order",
  ],
  preparingLate: "This one takes a little longer. Your questions are still being made.",
  usually: "It usually takes 30 to 45 seconds. You may leave this page; your questions will wait for you.",
  needNotWait: "You need not wait here. Nothing is charged unless your questions are made.",
  expect: "What to expect",
  expectLength: (minutes: number) => `You have ${minutes} minutes. You may go on after that.`,
  expectAloud: "Each question is read aloud. You can turn that off.",
  expectKept: "Your answers are kept as you type, also without a network.",
  expectBack: "Go back and change an answer whenever you like.",
  reportingTitle: "Making your report",
  reportingSteps: [
    "Keeping your answers",
    "Reading your answers",
    "Comparing them with what a good answer says",
    "Writing down what helps you next",
  ],
  reportingLate: "This one takes a little longer. Your report is still being made.",
  reportingKept: "Your answers are kept on this device until your report is here.",
  waitingTitle: "Waiting for a network",
  waitingQuestions:
    "Your questions are made as soon as there is a network. Nothing is charged before they are here.",
  waitingReport: "Your answers are kept on this device. Your report is made as soon as there is a network.",
  tryNow: "Try now",
};

export type Words = typeof en;
/** Text about what is shown while something is made; it comes with the screen for it. */
export const words: Dictionary<Words> = { en, hi: () => import("./workingWords.hi.ts").then((m) => m.hi) };
