/** What is typed again in a moment is not worth keeping. */
const SHORTEST = 10;
/** More than this share of a text has to go. */
const SHARE = 0.2;

/** How many characters two texts have in common at their beginning and end, without counting one twice. */
function shared(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && a[start] === b[start]) start++;
  let end = 0;
  while (end < most - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return start + end;
}

/** Whether so much of `before` is gone in `next` that `before` belongs in the history; also when it was cleared. */
export function isReplaced(before: string, next: string): boolean {
  if (before.trim().length < SHORTEST) return false;
  return before.length - shared(before, next) > before.length * SHARE;
}

/**
 * Remembers the longest text of each answer since the last one that was replaced: a text that is deleted letter by
 * letter is replaced as well.
 */
export function makePeaks() {
  const peaks = new Map<string, string>();
  return {
    /** An answer as it was read. */
    begin: (key: string, text: string) => void peaks.set(key, text),
    /** @returns the text that `next` has replaced, or null */
    replacedBy(key: string, next: string): string | null {
      const peak = peaks.get(key) ?? "";
      const gone = isReplaced(peak, next);
      if (gone || next.length >= peak.length) peaks.set(key, next);
      return gone ? peak : null;
    },
  };
}
