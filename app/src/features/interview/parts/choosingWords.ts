import type { Dictionary } from "../../../ui/words.ts";

const en = {
  tryAgain: "Try again",
  microphone:
    "Speaking your answers needs the microphone of this browser; it will ask you first. Typing always works.",
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
  features: "What you get",
  feature: [
    "Questions made from your own resume",
    "Each question is read aloud, like in a call",
    "Answers kept on this device as you write",
    "A score for every answer, with the words that earned it",
  ],
  start: "Start Interview",
  startHint: (credits: number) => `A round costs ${credits} credits.`,
};

export type Words = typeof en;
/** Text about choosing a round; it comes with the screen for it. */
export const words: Dictionary<Words> = { en, hi: () => import("./choosingWords.hi.ts").then((m) => m.hi) };
