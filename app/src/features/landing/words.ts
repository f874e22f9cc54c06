import type { Dictionary } from "#app/ui/words.ts";

const en = {
  title: "Practise job interviews",
  benefits: "Benefits",
  how: "How it works",
  stories: "Success stories",
  contact: "Contact",
  privacy: "Your data",
  sections: "Sections",
  signIn: "Sign in",
  promise: "Made for weak networks",
  claim: "Walk in having done it before.",
  lead: "Upload your resume. Answer real questions about your own work, out loud. Get a score you can check, word by word.",
  start: "Start Practicing",
  free: "Two rounds free. No card.",
  phone: "A question in a practice round, with an answer being given",
  progress: "Question 3 of 8",
  saved: "Saved",
  question: "How did you keep it serving while the data moved?",
  said: "We ran both databases for two weeks. Every write went to Mongo first and then to Postgres",
  saying: "through an outbox table",
  footer: "Footer",
  line: "Getting ready, one answer at a time.",
  facts: [
    [
      "Say it out loud",
      "Each question is read to you. Answer in your own voice or by typing, at your own pace.",
    ],
    [
      "The train goes into a tunnel",
      "Keep going. Every word is kept on your device and sent when the network is back.",
    ],
    [
      "A score you can argue with",
      "Each point shows the words that earned it, and what a stronger answer would have had.",
    ],
  ],
};

export type Words = typeof en;
/** What the landing page shows first; the rest of it has its own words. */
export const words: Dictionary<Words> = { en, hi: () => import("./words.hi.ts").then((m) => m.hi) };
