import type { CodeLanguage } from "#models/coding/answerText.ts";
import type { Competency } from "#models/entities/report.ts";
import type { QuestionType } from "#models/entities/question.ts";
import type { BandName } from "#models/rules/scoreBands.ts";
import type { Dictionary } from "../../ui/words.ts";

const bands: Record<BandName, string> = {
  excellent: "Excellent",
  good: "Good",
  fair: "Fair",
  "needs-improvement": "Needs Improvement",
};

const competencies: Record<Competency, string> = {
  coverage: "Covered the key points",
  depth: "Depth and reasons",
  evidence: "Evidence and numbers",
  structure: "Structure",
  relevance: "To the point",
};

const types: Record<QuestionType, string> = {
  theoretical: "theoretical",
  coding: "coding",
  behavioral: "behavioral",
  "system-design": "system-design",
};

const codeLanguages: Record<CodeLanguage, string> = {
  javascript: "JavaScript",
  python: "Python",
  java: "Java",
  cpp: "C++",
  sql: "SQL",
  text: "plain text",
};

const en = {
  title: "Interview report",
  generating: "Generating your interview report...",
  looking: "Looking for your report",
  standings: {
    looking: "If there is a report of this round, it appears here in a moment.",
    asked: "Your answers are on their way. They are saved, so you may leave this page and come back.",
    sending: "Your answers are on their way. They are saved, so you may leave this page and come back.",
    queued: "Your report is next in line. Your answers are saved, so you may leave this page and come back.",
    running:
      "This can take up to a minute. Your answers are saved, so you may leave this page and come back.",
    away: "Taiyari cannot be reached just now. Your answers are saved, and it goes on by itself.",
  },
  generatingOffline:
    "You are offline. Your answers are saved, and the report is made as soon as you are back.",
  failed: "Your report could not be made yet",
  failedText: "Something did not work on our side.",
  failedKept: "Your answers are saved, and nothing is lost. Trying again costs no credits.",
  askAgain: "Try again",
  tellMe: "Tell me when it is ready",
  willTell: "This device will tell you when it is ready.",
  willTellWhileOpen: "This device will tell you when it is ready, as long as Taiyari is open somewhere.",
  tellDenied: "Notifications are blocked for Taiyari in this browser. The report will be on your dashboard.",
  ready: "Your report is ready",
  readyBody: (company: string, round: string) => `${company}: ${round}`,
  arrived: "This is the full report.",
  missing: "No report data available",
  goToDashboard: "Go to Dashboard",
  tryAgain: "Try Again",

  bands,
  competencies,
  types,
  score: "Your score",
  scoreLabel: (score: number, band: string) => `${score} of 100, ${band}`,
  noScore: "Not scored",
  noScoreText: "Nothing in this round could be scored. Your answers are below.",
  answered: (answered: number, total: number) => `${answered} of ${total} answered`,
  average: (score: number) => `${score} on average over the answered ones`,
  since(change: number, date: string) {
    if (change === 0) return `the same as on ${date}`;
    return `${change > 0 ? "up" : "down"} ${Math.abs(change)} since ${date}`;
  },
  practise: "Practise again",
  practiseCost: (credits: number) => `A new round costs ${credits} credits.`,
  print: "Print",
  savePdf: "Save as PDF",
  makingPdf: "Making the PDF",
  pdfMade: "The PDF is in your downloads.",
  pdfAbsent:
    "Making a PDF needs a part that is not on this device yet, and it cannot be fetched now. Print works without it.",
  pdfFailed: "The PDF could not be made. Print works too, and can save a PDF in most browsers.",
  pageOf: "Page {page} of {pages}",
  provisional: "Provisional",
  provisionalText: "Made on this device. The full report takes its place as soon as it is made.",
  provisionalOffline: "Made on this device. The full report comes when you are online.",
  overTime: "Over time",
  overTimeText: "The round's time had run out before you finished.",
  scoredBy: (version: string) => `Scored by the built-in coach, version ${version}.`,
  scoredByModel: (version: string) => `Scored by an AI model, version ${version}.`,
  scoredHow: {
    meaning: "Your answers were compared with the key points by what they mean, so your own words count too.",
    words:
      "Your answers were compared with the key points by their words alone: a point said in quite other words may have been missed.",
  },

  trend: "Your trend",
  trendRound: "Score of this round",
  trendAll: "Score over all rounds",
  trendSpoken: (scores: readonly number[]) => scores.join(", then "),
  trendOtherwise: (date: string) =>
    `From ${date} on this round was scored in another way, so compare with care what lies before.`,

  whereFrom: "Where it came from",
  explained: "every point is explained below",
  barLabel: (name: string, score: number) => `${name}: ${score} of 100`,

  howSpoken: "How you spoke",
  spokenAnswers: (count: number, total: number) => `${count} of ${total} answers were spoken.`,
  notInScore: "None of this is in your score: no accent and no pace costs a mark.",
  figures: {
    pace: "words a minute",
    talk: "talk time, without pauses",
    pauses: "pauses of 0.7 s or more",
    longest: "the longest pause",
    fillers: "fillers at least",
  },
  seconds: (seconds: string) => `${seconds}\u00a0s`,
  workedOut: "How this is worked out",
  listen: "Listen to your answer",
  recording: "Recording of your answer",
  recordingNote: "It is on this device only. Pauses are cut to 3 seconds.",
  recordingGone: "This recording is not here any more.",

  questions: "Question by question",
  number: (number: number, type: string) => `Question ${number} · ${type}`,
  points: (score: number) => `${score} of 100`,
  fromResume: "From your resume",
  standsIn: "Asked by the built-in coach in the AI interviewer's place",
  weakTopic: "Asked because this topic, or one close to it, was weak before",
  yourAnswer: "Your answer",
  yourCode: (language: string) => `Your code, ${language}`,
  codeLanguages,
  copyCode: "Copy the code",
  codeCopied: "Copied",
  codeNotCopied: "The browser did not allow it. Mark the code and copy it by hand.",
  examplesPassed: (passed: number, of: number) =>
    `${passed} of ${of} examples passed when you last ran it, on your device.`,
  checksPassed: (passed: number, of: number) =>
    `Of the checks that are not shown, ${passed} of ${of} passed.`,
  inYourWords: (quote: string) => `in your words: ${quote}`,
  bySound: "we take it for said",
  followUp: "Follow-up question",
  yourAddition: "What you added",
  nothingAdded: "You went on without adding to your answer.",
  answerNotShown: "The answer is not shown.",
  share: "Share",
  shareAbsent: "Sharing needs a part that is not on this device yet, and it cannot be fetched now.",
  sharedTitle: "Shared report",
  sharedBy: (name: string) => `Shared by ${name}`,
  sharedNote: (date: string) => `A practice interview on Taiyari. This link ends on ${date}.`,
  sharedLooking: "Opening the report",
  sharedAway: "The report cannot be reached just now. Look at your network, then try again.",
  sharedEnded: "This link has ended",
  sharedEndedText: "Ask whoever sent it for a new one.",
  toTaiyari: "Practise your own interview",
  notAnswered: "Not answered",
  notAnsweredText: "You left this one open. It counts 0.",
  notScored: "Not scored",
  notScoredText: "This answer could not be scored, so it does not count.",
  youSaid: "You said",
  notClear: "Close, but not clear yet",
  stillMissing: "Not heard yet",
  feedback: "Feedback",
  better: "A better answer, from what you said",
  outline: "An outline to fill in",
  betterNote:
    "Nothing is made up about you. Fill in the brackets with your own facts, and say the rest in your own way.",
  copyBetter: "Copy this answer",
  betterFrom: {
    answer: "your own words",
    code: "your own code",
    resume: "from your resume",
    point: "worth adding",
    gap: "only you can fill this in",
  },
  strong: "A strong answer",
  goodAnswer: "What a good answer says",
  how: "How it was scored",
  part: (score: number, percent: number) => `${score} of 100, counts ${percent}%`,
  link: "Practise this on the web",
  earlier: (count: number) => (count === 1 ? "An earlier text" : `${count} earlier texts`),
  earlierOf: {
    replaced: (when: string) => `Replaced on ${when}`,
    other: (device: string, when: string) => `From ${device}, ${when}`,
  },
  otherDevice: "another device",
  earlierNote: "Kept on this device, and not in the score.",
  copy: "Copy",
  copied: "Copied",
  notCopied: "It could not be copied. Select the text to copy it.",
  time(seconds: number) {
    if (seconds < 60) return `${seconds}\u00a0s`;
    return `${Math.floor(seconds / 60)}\u00a0min ${seconds % 60}\u00a0s`;
  },
  areas: "Work on next",
};

export type Words = typeof en;
export const words: Dictionary<Words> = { en, hi: () => import("./words.hi.ts").then((m) => m.hi) };
