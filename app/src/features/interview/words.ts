import type { ProblemCode } from "#models/contract/problems.ts";
import type { Dictionary } from "../../ui/words.ts";

const en = {
  title: "Interview",
  dashboard: "Go to Dashboard",
  backToDashboard: "Back to dashboard",
  kept: "Everything is kept on this device.",
  tryAgain: "Try again",

  opening: "Opening your round",

  chooseTitle: "Choose a round",
  chooseKicker: "Interview practice",
  company: "Company",
  chooseCompany: "Choose a company",
  round: "Round",
  chooseRound: "Choose a round",
  chooseCompanyFirst: "Choose a company first",
  noCompanies: "No companies available. Contact admin to add companies.",
  companiesFailed: "The companies could not be fetched. Check your network, then try again.",
  duration: "Duration",
  minutes: (minutes: number) => `${minutes} minutes`,
  questionCount: "Questions",
  variable: "Variable",
  difficulty: { easy: "easy", medium: "medium", hard: "hard" },
  features: "What you get",
  feature: [
    "Questions made from your own resume",
    "Each question is read aloud, like in a call",
    "Answers kept on this device as you write",
    "A score for every answer, with the words that earned it",
  ],
  microphone:
    "Speaking your answers needs the microphone of this browser; it will ask you first. Typing always works.",
  start: "Start Interview",
  startHint: (credits: number) => `A round costs ${credits} credits.`,

  preparingTitle: "Getting your questions ready",
  preparingSteps: [
    "Reading your resume",
    "Looking for what you have built and decided",
    "Writing questions for this round",
    "Putting them in a good order",
  ],
  preparingLate: "This one takes a little longer. Your questions are still being made.",
  usually: "It usually takes 30 to 45 seconds. You may leave this page; your questions will wait for you.",
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
  backToInterview: "Back to the interview",

  questionsFailedTitle: "Your questions are not ready",
  questionsFailed: "Failed to generate questions. Please try again.",
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

  timeLeft: (time: string) => `Time left: ${time}`,
  overTime: (time: string) => `Over by ${time}`,
  timeOver: "Time is over. You may go on; the report will say over time.",
  understood: "All right",
  elsewhere: "This round is open in another tab. Go on there, or continue here.",
  continueHere: "Continue here",
  finishedElsewhere:
    "This round was finished on another device. Its report is there, and does not change with what you write here now.",
  seeReport: "See the report",
  questionOf: (at: number, count: number) => `Question ${at} of ${count}`,
  answered: "answered",
  notAnswered: "not answered yet",
  openList: "Show all questions",
  yourRound: "Your round",
  fromResume: (line: string) => `From your resume: “${line}”`,
  replay: "Replay",
  stop: "Stop",
  aloudOn: "Read aloud is on",
  aloudOff: "Read aloud is off",
  noVoice: "This device has no voice to read questions aloud.",
  yourAnswer: "Your answer",
  placeholder: "Write your answer the way you would say it",
  words: (count: number) => (count === 1 ? "1 word" : `${count} words`),
  spent: (time: string) => `${time} on this question`,
  keptAsYouType: "Kept on this device as you type",
  saving: "Saving",
  notSaved: "Not saved: this device could not write it down. Your text is still here.",
  copy: "Copy",
  copied: "Copied",
  save: "Save Answer",
  saved: "Saved",
  previous: "Previous",
  next: "Next",
  finish: "Finish Interview",
  finishTitle: "Finish now?",
  finishAsk: (count: number) =>
    count === 1
      ? "1 question has no answer yet. It will count as not answered."
      : `${count} questions have no answer yet. They will count as not answered.`,
  goOnAnswering: "Go on answering",
  keys: "Alt ← → move between questions · Ctrl Enter goes on",
};

export type Words = typeof en;
/** All text of the interview. */
export const words: Dictionary<Words> = { en, hi: () => import("./words.hi.ts").then((m) => m.hi) };
