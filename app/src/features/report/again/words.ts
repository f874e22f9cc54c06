import type { Method } from "#models/coach/score/version.ts";
import type { Dictionary } from "../../../ui/words.ts";

const how: Record<Method, string> = {
  meaning: "Both answers were scored just now by the coach on this device, by what they mean.",
  words:
    "Both answers were scored just now by the coach on this device, by their words alone, which mostly gives fewer points than by what they mean.",
};

const en = {
  tryAgain: "Try this question again",
  yours: "Your new answer",
  approach: "Your approach in words",
  hint: "Free, also without a network. It is kept on this device, and the report's score stays as it is.",
  notKept: "This device has no room, or keeps nothing: copy your text before you leave this page.",
  score: "Score my new answer",
  scoring: "Scoring your answer",
  failed:
    "It could not be scored now: a part of Taiyari is not on this device yet. Your text stays here. Try again when you are online.",
  then: "Then",
  now: "Now",
  reported: "In your report",
  thenHere: "First answer, scored here",
  nowHere: "New answer, scored here",
  change(points: number) {
    if (points === 0) return "the same score";
    const many = Math.abs(points);
    return `${many} ${many === 1 ? "point" : "points"} ${points > 0 ? "more" : "less"}`;
  },
  changed: "Your text has changed since. Score it again to see how it stands now.",
  parts: "Each part of the score, then and now",
  part: "Part",
  gained: "New in your answer",
  lost: "In your first answer, and not in this one",
  open: "Not heard yet",
  how,
  otherwise: (score: number) =>
    `Your report has ${score} for the first one, because it was scored in another way there.`,
};

export type Words = typeof en;
export const words: Dictionary<Words> = { en, hi: () => import("./words.hi.ts").then((m) => m.hi) };
