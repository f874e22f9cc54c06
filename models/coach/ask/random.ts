/** A number from 0 up to 1 for a text: the same text gives the same number, near texts far numbers (FNV-1a, mixed). */
export function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** One of the items, decided by a text; null when there is none. */
export const pickOne = <T>(items: readonly T[], by: string): T | null =>
  items[Math.floor(chance(by) * items.length)] ?? null;
