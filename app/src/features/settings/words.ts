import type { Persistence, NoticesState } from "../../ports.ts";
import type { StoredKind, WaitingRow } from "../../rows.ts";
import type { Dictionary } from "../../ui/words.ts";

const kinds: Record<StoredKind, string> = {
  resume: "Resume",
  questions: "Rounds and questions",
  answers: "Answers",
  earlier: "Earlier texts of answers",
  reports: "Reports",
  speech: "Recordings",
  other: "Other",
};

const persistence: Record<Persistence, string> = {
  kept: "Your browser keeps this until you remove it.",
  "not-kept":
    "When this device runs out of space, your browser may remove it. What is saved to your account comes back.",
  unknown: "This browser does not say how long it keeps it. What is saved to your account comes back.",
};

const notices: Record<NoticesState, string> = {
  on: "This device tells you when a report is ready, also while Taiyari is closed.",
  "on-while-open": "This device tells you when a report is ready, as long as Taiyari is open somewhere.",
  off: "This device does not tell you when a report is ready. You find it on your dashboard.",
  denied:
    "Notifications are blocked for Taiyari in this browser. You can allow them in the browser's settings for this page.",
  unsupported: "This browser has no notifications. You find your reports on the dashboard.",
};

const what: Record<WaitingRow["what"], string> = {
  answer: "Answer",
  generate: "Questions of a new round",
  report: "Report of a finished round",
  delete: "Round you have given up",
};

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

const en = {
  practising: "During a round",
  followUps: "Follow-up questions",
  followUpsText:
    "When you go on from an answer, you may be asked once more about it, as an interviewer would. This is made on this device, without a network. You can always go on without answering.",

  speaking: "Speaking your answers",
  speakingAbout:
    "What you say is written down on this device, also without a network. It needs about 60 MB here: a download of 35 MB, once.",
  speakingHere: "Everything for it is on this device.",
  speakingAbsent: "It is not on this device yet. You can bring it now, or when you first speak.",
  speakingNotServed: "There is no download for it on this server. You can always type your answers.",
  speakingDownload: "Download now",
  speakingGoOn: "Go on with the download",
  speakingRemove: "Remove it from this device",
  speakingDownloading: "Downloading",
  speakingProgress: (have: string, all: string) => `${have} of ${all}`,
  speakingPause: "Pause",
  speakingFault: {
    network: "The download has stopped. What has come so far is kept; go on when you have a network.",
    room: "There is not enough room on this device for the download.",
    damaged: "The download was damaged on its way. Please try again.",
  },
  speakingServer:
    "What you say is sent to our server and written down there, or by the speech service it uses. We do not keep the sound.",
  speakingUseDevice: "Have this device write it down",
  speakingUseServer: "Have the server write it down",
  fasterText:
    "This device has a graphics processor that can write down what you say sooner. It needs about 27 MB more here: a download of 5 MB.",
  fasterBring: "Download 5 MB",
  fasterComing: "What makes writing down faster is on its way. It is used the next time you open the app.",
  whisper: "Who listens",
  whisperFast: "Fast",
  whisperAccurate: "More accurate, slower",
  whisperText: "The more accurate one needs a download of its own, about 80 MB, and a fast device.",
  keepRecordings: "Keep my recordings",
  keepRecordingsText:
    "To listen to your answers again in the report. They stay on this device and are never uploaded, nor are they in the copy you save. A minute of speech takes about 2 MB; when this device runs out of space, the oldest go first. While this is off, sound is deleted as soon as it is written down. What our server writes down is never kept.",
  recordingsHere: (size: string) => `Recordings on this device: ${size}.`,
  recordingsStay: "They stay until you delete them.",
  deleteRecordings: "Delete all recordings",
  deleteRecordingsText:
    "You will not be able to listen to your answers any more. What was written down of them stays, and so do your reports.",
  deleteThem: "Delete them",

  title: "Settings",
  loading: "Looking at what is stored here...",
  failed: "The storage of this device could not be read. Close other tabs of Taiyari, then reload this page.",

  stored: "On this device",
  storedText: "So that you can practise without a network.",
  nothingStored: "Nothing of yours is stored on this device yet.",
  kinds,
  entries: (count: number) => many(count, "entry", "entries"),
  used: (size: string) => `With the app itself: ${size}.`,
  persistence,
  keepIt: "Keep it for good",
  notKept: "Your browser has not agreed. Many do once Taiyari is installed or used more often.",

  waiting: "Waiting to be sent",
  allSent: "Everything you wrote here is in your account.",
  willSend: (count: number) =>
    `${many(count, "entry waits", "entries wait")} here and will be sent as soon as your account can be reached.`,
  sendingNow: (count: number) => `${many(count, "entry is", "entries are")} on the way to your account.`,
  refused: "Your account did not take these. They stay on this device.",
  what,
  because: (reason: string) => `Why: ${reason}`,
  retry: "Try again",
  copy: "Copy the text",
  copied: "Copied.",
  notCopied: "It could not be copied. Save a copy of everything instead, below.",

  look: "Language and colours",
  language: "Language",
  colours: "Colours",
  system: "Like the device",
  light: "Light",
  dark: "Dark",

  notices: "When a report is ready",
  noticesStates: notices,
  turnOn: "Tell me on this device",
  turnOff: "Do not tell me any more",

  resume: "Resume",
  resumeHere: (name: string) => `${name} is on this device.`,
  noResume: "There is no resume on this device.",
  resumeCopied: "A copy is kept in your account.",
  resumeNotCopied: "No copy is kept in your account.",
  toResume: "Go to your resume",

  data: "Your data",
  dataText:
    "One file with everything: resume, questions, answers with their earlier versions, and reports. Keep it, or open it on another device.",
  save: "Save a copy",
  saved: (name: string) => `${name} is in your downloads.`,
  savedHereOnly: (name: string) =>
    `${name} is in your downloads. It has what is on this device. Your account could not be reached, so its part is not in it.`,
  saveFailed: "The copy could not be made. Reload this page to try again.",
  restore: "Restore from a file",
  restoring: "Putting it back...",
  came: "This came back",
  cameCount: (kind: string, count: number) => `${kind}: ${count}`,
  nothingCame: "Everything in this file is here already. Nothing was changed.",
  replacedCount: (count: number) =>
    `${many(count, "older entry here was", "older entries here were")} brought up to date.`,
  earlierCount: (count: number) =>
    `${many(count, "older text is", "older texts are")} now among the earlier versions. What is newer stayed.`,
  unreadableCount: (count: number) => `${many(count, "entry", "entries")} could not be read and stayed out.`,
  fileBroken: "This file is damaged or cut off. Nothing was changed. Choose the file as it was saved.",
  fileForeign: "This is no copy from Taiyari. Nothing was changed.",
  fileNewer: "This copy comes from a newer version of Taiyari. Reload this page, then try again.",
  restoreFailed: "It could not be put back completely. There may be too little space. You can try again.",
  otherPerson: "another account",
  otherTitle: "This is another account's copy",
  otherText: (theirs: string, mine: string) =>
    `It belongs to ${theirs}, and you are signed in as ${mine}. To restore it, sign in to the account it came from.`,
  otherSignIn: "Sign out and change account",
  cancel: "Cancel",

  leave: "Remove or delete",
  removeHere: "Remove everything from this device",
  removeText:
    "Your resume, rounds, answers and reports are removed from this browser, and you are signed out. Your account stays, with everything that was sent to it.",
  notTold:
    "Without a connection the server does not hear that you sign out: there, this sign-in ends only after 30 days without use.",
  unsent: (count: number) =>
    `${many(count, "entry has", "entries have")} not been sent to your account yet, and would be gone.`,
  saveFirst: "Save a copy first",
  remove: "Remove everything",
  removeFailed: "Not everything could be removed. Please try again.",
  deleteAccount: "Delete my account",
  deleteText: "This cannot be taken back. These go for good:",
  deleteList: [
    "your name, e-mail address and password",
    "your resume, rounds, answers and reports, here and in your account",
    "your credits and rewards",
  ],
  typeEmail: (email: string) => `To go on, type ${email}`,
  wrongEmail: "This is not the address of your account.",
  deleteNow: "Delete my account for good",
};

export type Words = typeof en;
/** Text of the settings page. */
export const words: Dictionary<Words> = { en, hi: () => import("./words.hi.ts").then((m) => m.hi) };
