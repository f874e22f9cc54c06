/** Ways to run Whisper on this device, best first: with threads, which need shared memory, and without. */
export const STEPS = ["threads", "plain"] as const;
export type Step = (typeof STEPS)[number];

/** What this device has learned of itself. */
export type Learned = {
  /** The step that worked last. */
  working: Step | null;
  /** A step whose loading was begun and never ended: the tab died of it. */
  loading: Step | null;
};

/**
 * The steps to try, in order. What has killed the tab is not tried again, nor what is better than a step that was
 * found to be the one that works.
 */
export function stepsFor({ working, loading }: Learned, isolated: boolean): readonly Step[] {
  const possible = STEPS.filter((step) => step !== "threads" || isolated);
  const from = loading === null ? possible.indexOf(working ?? "threads") : possible.indexOf(loading) + 1;
  return possible.slice(Math.max(0, from));
}
