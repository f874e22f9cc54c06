import type { Dictionary } from "../../../ui/words.ts";

const en = {
  title: "Share this report",
  what: "Whoever has the link can read this report until it ends: score, questions, feedback and what was missing. Your email, your recordings and the lines of your resume are not in it. Questions may name what your resume says.",
  withAnswers: "Show my answers",
  withoutNote: "Your answers are left out, and the feedback that quotes them.",
  shownAs: "Your name in it (optional)",
  shownAsHint: "Left empty, the report does not say whose it is.",
  make: "Make a link",
  change: "Save the change",
  changed: "Saved. The link is the same.",
  address: "Link to your report",
  ends: (date: string) => `It ends on ${date}.`,
  copy: "Copy link",
  copied: "The link is copied.",
  copyFailed: "The browser did not allow it. Mark the link and copy it by hand.",
  send: "Send",
  sendText: (round: string) => `My practice interview: ${round}`,
  revoke: "Take the link back",
  revokeSure: "The link stops working at once, for everybody who has it. Take it back?",
  revokeYes: "Take it back",
  revokeNo: "Keep it",
  revoked: "The link does not work any more. You can make a new one.",
  looking: "Looking for your link",
  offline: "Making a link needs a network. Your report stays here; try again when you are online.",
  failed: "That did not work. Please try again in a moment.",
  again: "Try again",
};

export type Words = typeof en;
/** All text of sharing a report. */
export const words: Dictionary<Words> = { en, hi: () => import("./words.hi.ts").then((m) => m.hi) };
