import type { Dictionary } from "../ui/words.ts";

const en = {
  ask: "Let the built-in coach ask",
  score: "Let the built-in coach score it",
  about: {
    ask: "The built-in coach makes the questions from your resume at once, without the AI interviewer.",
    score: "The built-in coach scores by fixed rules at once, without the AI interviewer.",
  },
  always: "Do so whenever the AI interviewer does not answer",
  failed: "That did not work either. Please try again.",
};

export type Words = typeof en;
/** Text about the coach standing in for the AI interviewer. */
export const words: Dictionary<Words> = {
  en,
  hi: () => import("./coachInsteadWords.hi.ts").then((m) => m.hi),
};
