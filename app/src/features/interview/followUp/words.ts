import type { Dictionary } from "../../../ui/words.ts";

/** Short hints for each kind of question; one of them is shown. */
const tips = {
  behavioral: [
    "Four steps make a story: the situation, your task, what you did, and what came of it. Say the most about what you did.",
    "Choose one real day, not “usually”. Say “I” for what you did, and end with a result one can count.",
    "Begin with where and when in one sentence. Then say what was hard, what you decided, and what you learnt.",
  ],
  hr: [
    "Be honest and short. One reason about the work, one about you, and one example that shows it.",
    "Speak about what you want to do, not about what you want to leave. Name something you know of this company.",
    "A weak point is fine when you say what you do about it. Give one example from the last months.",
  ],
  theoretical: [
    "Say what it is in one sentence, then why it is so, then where you have used it.",
    "Give one example with a figure. Then say when it does not work.",
    "If you are not sure, say what you know and how you would find out the rest.",
  ],
  "system-design": [
    "Ask yourself first: how many people, how much data, how fast? Say your numbers, then draw the parts in words.",
    "For each choice name what you give up. Then say what happens when a part fails.",
    "Begin with the simplest thing that works. Then say what breaks first when ten times more people come.",
  ],
  coding: [
    "Say your plan in one sentence before you write. Try it on the smallest case and on an empty one.",
    "Make it right first, then fast. Say at the end how time and memory grow.",
    "Name things for what they are. Walk through one example line by line before you say it is done.",
  ],
} as const satisfies Record<string, readonly [string, string, string]>;

const en = {
  title: "Follow-up question",
  hint: "Add to your answer below.",
  without: "Go on without",
  tips: tips as Record<keyof typeof tips, readonly [string, string, string]>,
};

export type Words = typeof en;
/** Text of what an interviewer asks next, and of the tips. */
export const words: Dictionary<Words> = { en, hi: () => import("./words.hi.ts").then((m) => m.hi) };
