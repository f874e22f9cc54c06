import type { Dictionary } from "../../../ui/words.ts";

const en = {
  title: "Finish now?",
  ask: (count: number) =>
    count === 1
      ? "1 question has no answer yet. It will count as not answered."
      : `${count} questions have no answer yet. They will count as not answered.`,
  unwritten: (count: number) =>
    count === 1
      ? "1 sentence that you said is not written down yet. The report would be without it."
      : `${count} sentences that you said are not written down yet. The report would be without them.`,
  goOnAnswering: "Go on answering",
};

export type Words = typeof en;
/** What is asked before a round is finished with something missing. */
export const words: Dictionary<Words> = { en, hi: () => import("./finishWords.hi.ts").then((m) => m.hi) };
