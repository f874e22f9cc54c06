import type { Dictionary } from "../../ui/words.ts";

const en = {
  title: "Shared reports",
  about: "Links that work now. Whoever has one can read that report.",
  line: (round: string, company: string) => `${round}, ${company}`,
  ends: (date: string, withAnswers: boolean) =>
    `Ends on ${date}${withAnswers ? "" : ", without your answers"}`,
  takeBack: "Take back",
  takeBackOf: (round: string) => `Take back the link to ${round}`,
  tookBack: "The link does not work any more.",
  failed: "That did not work. Please try again in a moment.",
};

export type Words = typeof en;
/** All text of the list of shared reports. */
export const words: Dictionary<Words> = { en, hi: () => import("./sharesWords.hi.ts").then((m) => m.hi) };
