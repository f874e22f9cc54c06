import type { BandName } from "#models/rules/scoreBands.ts";
import type { Dictionary } from "../../ui/words.ts";

const bands: Record<BandName, string> = {
  excellent: "Excellent",
  good: "Good",
  fair: "Fair",
  "needs-improvement": "Needs Improvement",
};

const cards = (count: number) => (count === 1 ? "1 card" : `${count} cards`);
const inDays = (days: number) => (days === 1 ? "tomorrow" : `in ${days} days`);

const en = {
  bands,
  title: "Practise weak answers",
  kicker: "Free and without a network",
  lead: "Questions that scored under 60 come back here, on the days when it helps most.",
  loading: "Looking for answers to practise",
  failed: "The storage of this device could not be read. Close other tabs of Taiyari, then reload this page.",
  reload: "Reload",

  empty: "Nothing weak yet",
  emptyText: "After a round, every question that scored under 60 or was left open waits here.",
  emptyAway:
    "Your account could not be asked just now. Rounds from your other devices appear here once you are connected.",
  toDashboard: "Choose a round",

  due: (count: number) => `${cards(count)} for today`,
  dueText: "One question at a time. Answer as you would in the interview.",
  start: "Start practising",
  noneDue: "Nothing is due today",
  next: (count: number, days: number) => `Next: ${cards(count)} ${inDays(days)}`,
  anyway: "Practise anyway",
  deck: (count: number) => `Your deck: ${cards(count)}`,
  when: (days: number) => (days === 0 ? "Today" : days === 1 ? "Tomorrow" : `In ${days} days`),
  lastScore: (score: number) => `Last score: ${score} of 100`,
  from: (company: string, round: string) => `${company}, ${round}`,
  remove: "Take out",
  removeOf: (title: string) => `Take out of the deck: ${title}`,
  removed: (title: string) => `Taken out: ${title}`,
  undo: "Undo",
  notKept: "This could not be written down on this device. Make some room, then try again.",

  ofToday: (at: number, all: number) => `${at} of ${all} today`,
  ofAll: (at: number, all: number) => `${at} of ${all}`,
  leave: "Back to the deck",
  fromResume: "From your resume",
  practiceLink: "Read about this on the web",
  answer: "Your answer",
  approach: "Your approach in words",
  answerHint: "Ctrl + Enter checks it. It is checked on this device.",
  saved: "Saved on this device",
  lost: "Not saved: this device is full. Your text stays on the screen; copy it before you leave.",
  check: "Check my answer",
  checking: "Checking",
  checkFailed: "Your answer could not be checked. It is still here; try again.",

  scored: (score: number, band: string) => `${score} of 100, ${band}`,
  before: (score: number) => `Before: ${score}`,
  comesBack: (days: number) => `This card comes back ${inDays(days)}.`,
  youSaid: "You said",
  bySound: "we take it for said",
  notClear: "Close, but not clear yet",
  missing: "Not heard yet",
  feedback: "Feedback",
  strong: "A strong answer",
  goOn: "Next",
  finish: "Finish",

  ended: "Done for today",
  endedText: (count: number) => (count === 1 ? "You practised 1 card." : `You practised ${count} cards.`),
};

export type Words = typeof en;
export const words: Dictionary<Words> = { en, hi: () => import("./words.hi.ts").then((m) => m.hi) };
