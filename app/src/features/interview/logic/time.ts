/** A gap between two ticks that is longer was sleep, not thinking; milliseconds. */
const LONGEST_TICK_MS = 5_000;

/** When a round of `minutes` that begins at `now` is over. */
export const deadlineFrom = (now: number, minutes: number) => now + minutes * 60_000;

/** Milliseconds until the deadline; negative when it has passed, null where there is none yet. */
export const timeLeft = (deadlineAt: number | null, now: number) =>
  deadlineAt === null ? null : deadlineAt - now;

/** `21:40`, or `1:05:00` from an hour on. The sign is left to the words around it. */
export function clockText(ms: number): string {
  const seconds = Math.floor(Math.abs(ms) / 1_000);
  const [h, m, s] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number) => String(n).padStart(2, "0");
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** `openFor` with the time between two ticks added to the question at `index`. */
export function countOpen(openFor: readonly number[], index: number, before: number, now: number): number[] {
  const added = Math.min(Math.max(0, now - before), LONGEST_TICK_MS);
  return Array.from({ length: Math.max(openFor.length, index + 1) }, (_, i) =>
    i === index ? (openFor[i] ?? 0) + added : (openFor[i] ?? 0),
  );
}
