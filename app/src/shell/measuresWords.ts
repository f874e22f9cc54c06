import type { Dictionary } from "../ui/words.ts";

const en = {
  measures: "How you spoke",
  pace: (words: number) => `You spoke ${words} words a minute`,
  paceUnknown: "Your pace is worked out from five seconds and eight words on.",
  paceHow: (words: number, seconds: string) => `${words} words in ${seconds} seconds, pauses included.`,
  paceRange: (min: number, max: number) =>
    `${min} to ${max} words a minute are comfortable to listen to. It is no mark: every accent has its own pace.`,
  talk: (seconds: string) => `${seconds} seconds of speech without pauses.`,
  pauses: (count: number, longest: string) =>
    count === 0
      ? "No pause of 0.7 seconds or more."
      : `${count} ${count === 1 ? "pause" : "pauses"} of 0.7 seconds or more, the longest ${longest} seconds.`,
  fillers(count: number) {
    const some = count === 1 ? "1 filler" : `${count} fillers`;
    return `${count === 0 ? "No filler" : `At least ${some}`} such as "um" or "you know". Many are left out when speech is written down.`;
  },
  ofSpeech: "This is of what you said, not of what you typed or changed afterwards.",
};

export type MeasuresWords = typeof en;
/** Text of the figures of how an answer was spoken. */
export const measuresWords: Dictionary<MeasuresWords> = {
  en,
  hi: async () => (await import("./measuresWords.hi.ts")).hi,
};
