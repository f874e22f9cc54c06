export type BandName = "excellent" | "good" | "fair" | "needs-improvement";

/** The bands of a score, best first: 80, 60, 40 and below (rule SB1). */
export const SCORE_BANDS: readonly { name: BandName; from: number; label: string }[] = [
  { name: "excellent", from: 80, label: "Excellent" },
  { name: "good", from: 60, label: "Good" },
  { name: "fair", from: 40, label: "Fair" },
  { name: "needs-improvement", from: 0, label: "Needs Improvement" },
];

/** The band of a score from 0 to 100. */
export function bandOf(score: number): BandName {
  return SCORE_BANDS.find((band) => score >= band.from)?.name ?? "needs-improvement";
}
