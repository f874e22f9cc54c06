import type { StoredKind, StoredSize } from "#app/rows.ts";

/** All kinds in the order in which the page lists them. */
export const ORDER: StoredKind[] = [
  "resume",
  "questions",
  "answers",
  "earlier",
  "reports",
  "speech",
  "other",
];

/** The kinds of which there is something, in the page's order. */
export const inOrder = (sizes: readonly StoredSize[]): StoredSize[] =>
  ORDER.flatMap((kind) => sizes.find((size) => size.kind === kind && size.count > 0) ?? []);

/** Bytes of all kinds together. */
export const total = (sizes: readonly StoredSize[]): number =>
  sizes.reduce((sum, { bytes }) => sum + bytes, 0);

/** Bytes of one kind. */
export const bytesOf = (sizes: readonly StoredSize[], kind: StoredKind): number =>
  sizes.find((size) => size.kind === kind)?.bytes ?? 0;

/** A size in the unit that suits it; a megabyte is 1,024 kilobytes, as in the resume's limit. */
export function sizeIn(bytes: number): { value: number; unit: "kilobyte" | "megabyte" } {
  const kilobytes = Math.ceil(bytes / 1_024);
  if (kilobytes < 1_024) return { value: kilobytes, unit: "kilobyte" };
  return { value: Math.round((kilobytes / 1_024) * 10) / 10, unit: "megabyte" };
}

/** The first words of a text, for a line of a list. */
export function beginning(text: string, longest = 90): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= longest ? line : `${line.slice(0, longest).trimEnd()}…`;
}

/** Whether what was typed is the account's address, however it is written. */
export const isAddress = (typed: string, email: string): boolean =>
  typed.trim().toLowerCase() === email.trim().toLowerCase();
