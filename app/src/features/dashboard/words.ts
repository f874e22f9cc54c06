import type { Difficulty, RoundType } from "#models/entities/round.ts";
import type { Dictionary } from "../../ui/words.ts";

const rounds = (count: number) => (count === 1 ? "1 round" : `${count} rounds`);

const types: Record<RoundType, string> = {
  technical: "technical",
  behavioral: "behavioral",
  coding: "coding",
  "system-design": "system-design",
  hr: "hr",
  mixed: "mixed",
  other: "other",
};

const difficulties: Record<Difficulty, string> = { easy: "easy", medium: "medium", hard: "hard" };

const en = {
  title: "Dashboard",
  profile: "Your profile",
  credits: "Credits",
  roundCost: (cost: number) => `each round costs ${cost}`,
  enoughFor: (count: number) => (count === 0 ? "not enough for a round" : `enough for ${rounds(count)}`),
  creditHistory: "Credit history",
  addCredits: "Add more credits",
  updateResume: "Update Resume",

  firstTitle: "First, your resume",
  firstText: "Your questions are made from it. It is kept in this browser.",
  firstAction: "Upload resume",

  startHere: "Start here",
  quickText: "Made from your resume alone. No company, no waiting.",
  companies: "Companies",
  search: "Search companies and rounds",
  nothingFound: (typed: string) => `Nothing fits “${typed}”.`,
  loading: "Companies are being loaded",
  noCompanies: "No companies available. Contact admin to add companies.",
  noRounds: "No rounds here yet.",
  companiesFailed: "Failed to fetch companies",
  tryAgain: "Try again",
  start: "Start Interview",
  startRound: (title: string) => `Start Interview: ${title}`,
  readyOffline: "Ready offline",
  prepare: "Prepare for offline",
  prepareRound: (title: string) => `Prepare for offline: ${title}`,
  beingPrepared: "Being prepared",
  toBePrepared: "Prepared when online",
  prepareTitle: "Prepare this round",
  prepareText: (title: string, cost: number) =>
    `The questions of “${title}” are made now and kept on this device. It costs ${cost} credits, like a start.`,
  prepareLater: (title: string, cost: number) =>
    `There is no connection now. The questions of “${title}” are made as soon as there is one, and kept on this device. It costs ${cost} credits then, like a start.`,
  prepareMore: "You can then run the whole round without a network. Starting it costs nothing more.",
  prepareNow: (cost: number) => `Prepare for ${cost} credits`,
  notNow: "Not now",
  understood: "All right",
  types,
  difficulties,
  minutes: (minutes: number) => `${minutes}\u00a0min`,
  deviceFailed:
    "The storage of this browser could not be read. Close other tabs of Taiyari, reload the page and try once more.",

  trend: "Your last rounds",
  trendLabel: (scores: string) => `Scores of your last rounds, oldest first: ${scores}`,
  reports: "Your reports",
  noReports: "Your scores appear here after your first round.",
  noScore: "Not scored",
  points: (score: number) => `${score} of 100`,

  creditsTitle: "Add more credits",
  creditsHave: (credits: number, cost: number) =>
    `You have ${credits === 1 ? "1 credit" : `${credits.toLocaleString("en-IN")} credits`}. Each interview round costs ${cost}.`,
};

export type Words = typeof en;
export const words: Dictionary<Words> = { en, hi: () => import("./words.hi.ts").then((m) => m.hi) };
