import type { Dictionary } from "../../ui/words.ts";

const en = {
  title: "Interviewer",
  about:
    "On this server an AI interviewer makes the questions and the scores. The built-in coach can do both without it, by fixed rules.",
  coachInstead: "When the AI interviewer does not answer, let the built-in coach do it at once",
  failed: "This could not be saved. Please try again.",
};

export type Words = typeof en;
/** Text of the settings about who asks and scores. */
export const words: Dictionary<Words> = {
  en,
  hi: () => import("./interviewerWords.hi.ts").then((m) => m.hi),
};
