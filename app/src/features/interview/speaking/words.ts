import type { Dictionary } from "../../../ui/words.ts";

const en = {
  opening: "Opening the microphone",
  listening: "Listening",
  stopped: "Not listening",
  writing: "Writing down what you said",
  undo: "Take back what I said last",
  pending: "Not settled yet",

  checkTitle: "Speak your answers",
  offer: (size: string) =>
    `What you say is written down on this device, also without a network. It needs a download of ${size}, once.`,
  offerMetered: "You are on a connection that may cost money or that saves data. The download can wait.",
  private: "What you say does not leave this device.",
  download: "Download now",
  resume: "Go on with the download",
  notNow: "Not now, I will type",
  downloading: "Downloading",
  progress: (have: string, all: string) => `${have} of ${all}`,
  pause: "Pause",
  loading: "Getting ready to listen",
  later: "This device cannot write down what you say. Please type your answers.",
  network: "The download has stopped. What has come so far is kept; go on when you have a network.",
  room: "There is not enough room on this device for the download. Free some space, or type your answers.",
  damaged: "The download was damaged on its way. Please try again.",

  testTitle: "Say a sentence",
  testHint: "For example: I like to solve problems with simple tools.",
  tryIt: "Try the microphone",
  heardThis: "This is what was written down:",
  microphone: "Microphone",
  systemChoice: "As the system chooses",
  level: "Loudness",
  begin: "Speak my answer",
  typing: "I will type",

  denied:
    "The microphone is not allowed for this page. Press the sign beside the address, allow the microphone, then try again.",
  missing: "No microphone was found. Plug one in, or connect your headset, then try again.",
  busy: "Another program is using the microphone. Close it there, then try again.",
  unsupported:
    "This browser gives no microphone to web pages. Please type your answers, or use another browser.",
  unknown: "The microphone could not be opened. Try again, or type your answer.",
  unplugged: "The microphone is gone. What you said until then is kept. Plug it in again, or choose another.",
  muted: "The microphone is muted by the system or by a switch on your headset. Turn it on to be heard.",
  bluetooth: "A Bluetooth headset may need a second to begin, and may sound duller than its own music does.",
  unkept:
    "This device has no room to keep the sound. What you say is written down, but a crash could lose a sentence.",
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
  fillers: (count: number) =>
    `At least ${count} ${count === 1 ? "filler" : "fillers"} such as "um" or "you know". Many are left out when speech is written down.`,
  waiting: (count: number) =>
    count === 1
      ? "One piece of what you said is kept and not written down yet."
      : `${count} pieces of what you said are kept and not written down yet.`,
  tryAgain: "Try again",
};

export type SpeakingWords = typeof en;
export const words: Dictionary<SpeakingWords> = {
  en,
  hi: async () => (await import("./words.hi.ts")).hi,
};
