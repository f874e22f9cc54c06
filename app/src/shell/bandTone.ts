import { bandOf } from "#models/rules/scoreBands.ts";

const tones = { excellent: "good", good: "warn", fair: "fair", "needs-improvement": "bad" } as const;

/** The colour of a score from 0 to 100: green, orange, yellow, red (rule SB1). */
export function bandTone(score: number): "good" | "warn" | "fair" | "bad" {
  return tones[bandOf(score)];
}
