import type { Dictionary } from "#app/ui/words.ts";

const en = {
  benefits: "Why practise here",
  benefitList: [
    [
      "About your own work",
      "Questions come from lines of your resume, not from a list that everyone has read.",
    ],
    ["Your resume stays yours", "It is kept in this browser and read only to write your questions."],
    ["Nothing you say is lost", "A closed tab, a flat battery, no signal: your words are still there."],
    ["Something to do next", "Every report shows what was missing and what a better answer sounds like."],
  ],
  how: "How it works",
  steps: [
    ["Upload your resume", "One PDF, up to 1 MB."],
    ["Choose a company", "Pick a round: technical, coding, HR and more."],
    ["Start the interview", "Answer question by question, then read your report."],
  ],
  stories: "Success stories",
  illustrative: "Illustrative stories, written to show how people use Taiyari.",
  stars: "5 out of 5 stars",
  contact: "Write to us",
  contactWhy: "A question, an idea, something that did not work: we read everything.",
};

export type Words = typeof en;
/** The landing page below the first screen. */
export const words: Dictionary<Words> = { en, hi: () => import("./belowWords.hi.ts").then((m) => m.hi) };
