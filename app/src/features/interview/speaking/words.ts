import type { Dictionary } from "../../../ui/words.ts";

const en = {
  opening: "Opening the microphone",
  listening: "Listening",
  stopped: "Not listening",
  reading: "The question is being read: speak when it has ended",
  writing: "Writing down what you said",
  undo: "Take back what I said last",
  pending: "Not settled yet",

  checkTitle: "Speak your answers",
  offer: (size: string) =>
    `What you say is written down on this device, also without a network. It needs a download of ${size}, once.`,
  onlyEnglish:
    "Please speak English: only that is written down rightly. In Hindi or another language, type your answer.",
  spokenLanguage: "I speak",
  offerMetered: "You are on a connection that may cost money or that saves data. The download can wait.",
  private: "What you say does not leave this device.",
  privateOr:
    "What you say stays on this device, unless this device cannot write it down: then our server does.",
  serverOffer: "Without the download, our server can write it down, while you have a network.",
  serverHow:
    "What you say is sent to our server and written down there, or by the speech service it uses. We do not keep the sound.",
  useServer: "Let the server write it down",
  useDevice: "Write it down on this device instead",
  serverNow: "Our server writes this down.",
  change: "Change",
  away: "Our server cannot be reached. What you say is kept on this device, and written down when it can be.",
  download: "Download now",
  resume: "Go on with the download",
  notServed: "There is no download for speaking on this server. Please type your answers.",
  notNow: "Not now, I will type",
  downloading: "Downloading",
  progress: (have: string, all: string) => `${have} of ${all}`,
  pause: "Pause",
  loading: "Getting ready to listen",
  later: "This device cannot write down what you say. Please type your answers.",
  network:
    "The download has stopped, for want of a network or at our server. What has come so far is kept; go on later.",
  room: "There is not enough room on this device for the download. Free some space, or type your answers.",
  damaged: "The download was damaged on its way. Please try again.",

  testTitle: "Say a sentence",
  testHint: "For example: I like to solve problems with simple tools.",
  tryIt: "Try the microphone",
  heardThis: "This is what was written down:",
  microphone: "Microphone",
  systemChoice: "As the system chooses",
  otherMicrophone: "Change microphone",
  level: "Loudness",
  begin: "Speak my answer",
  typing: "I will type",

  denied: "The microphone is not allowed for this page. Allow it, then try again.",
  missing: "No microphone was found. Plug one in, or connect your headset, then try again.",
  busy: "Another program is using the microphone. Close it there, then try again.",
  unsupported:
    "This browser gives no microphone to web pages. Please type your answers, or use another browser.",
  unknown: "The microphone could not be opened. Try again, or type your answer.",
  unplugged: "The microphone is gone. What you said until then is kept. Plug it in again, or choose another.",
  broken:
    "Listening has broken off. What you said until then is kept and will be written down. Press Speak to go on.",
  muted: "The microphone is muted by the system or by a switch on your headset. Turn it on to be heard.",
  bluetooth: "A Bluetooth headset may need a second to begin, and may sound duller than its own music does.",
  unkept:
    "This device has no room to keep the sound. What you say is written down, but a crash could lose a sentence.",
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
