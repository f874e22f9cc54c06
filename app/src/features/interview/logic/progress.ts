/** How long the bar takes by the specification; making questions usually takes 30 to 45 seconds. */
export const BAR_MS = 30_000;

/** Where the bar stands after 30 seconds. It creeps on from there: full it is only when the questions are there. */
const AFTER_BAR = 92;
const NEVER_MORE = 99;

/** The bar, 0 to 99, `ms` after the work began: quick at first, slower towards the end. */
export function barAt(ms: number): number {
  const part = Math.min(1, Math.max(0, ms) / BAR_MS);
  const eased = AFTER_BAR * (1 - (1 - part) ** 2);
  const late = Math.max(0, ms - BAR_MS) / BAR_MS;
  return Math.min(NEVER_MORE, eased + (NEVER_MORE - AFTER_BAR) * (1 - 1 / (1 + late)));
}

/** Which of `count` sentences about the work fits the time; the last one stays. */
export const stepAt = (ms: number, count: number) =>
  Math.min(count - 1, Math.floor((Math.max(0, ms) / BAR_MS) * count));
