import type { Dictionary } from "../../ui/words.ts";

const en = {
  title: "Interview",
  dashboard: "Go to Dashboard",
  backToDashboard: "Back to the dashboard",
  kept: "Everything is kept on this device.",
  tryAgain: "Try again",
  opening: "Opening your round",
  difficulty: { easy: "easy", medium: "medium", hard: "hard" },
  microphone:
    "Speaking your answers needs the microphone of this browser; it will ask you first. Typing always works.",
  backToInterview: "Back to the interview",
  timeLeft: (time: string) => `Time left: ${time}`,
  overTime: (time: string) => `Over by ${time}`,
  timeOver: "Time is over. You may go on; the report will say over time.",
  understood: "All right",
  elsewhere: "This round is open in another tab. Go on there, or continue here.",
  continueHere: "Continue here",
  freeAgain: "This round is not open in another tab any more. You can go on here.",
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
  speak: "Speak",
  settling: "Writing down",
  stopSpeaking: "Stop speaking",
  speakingFailed: "Speaking could not be loaded. Please type, or try again when you have a network.",
  previous: "Previous",
  next: "Next",
  finish: "Finish Interview",
  finishTitle: "Finish now?",
  finishAsk: (count: number) =>
    count === 1
      ? "1 question has no answer yet. It will count as not answered."
      : `${count} questions have no answer yet. They will count as not answered.`,
  finishUnwritten: (count: number) =>
    count === 1
      ? "1 sentence that you said is not written down yet. The report would be without it."
      : `${count} sentences that you said are not written down yet. The report would be without them.`,
  goOnAnswering: "Go on answering",
  keys: "Space to speak · Alt ← → move between questions · Ctrl Enter goes on",
};

export type Words = typeof en;
/** All text of the interview. */
export const words: Dictionary<Words> = { en, hi: () => import("./words.hi.ts").then((m) => m.hi) };
