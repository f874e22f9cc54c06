import type { Changed, Numbered, Span } from "./table.ts";

/** How much goes into one reply. */
export type PageSize = {
  /** Rows together. */
  rows: number;
  /** Characters together, as stored; one row goes into every page, however big. */
  characters: number;
};

/** A reply of about a megabyte at most, unless a single row is bigger. */
export const PAGE_SIZE: PageSize = { rows: 200, characters: 1_000_000 };

/** The ids of a page's rows by kind, the number it ends with, and whether there is more. */
export type Page = { ids: Record<Numbered, string[]>; seq: number; more: boolean };

type Found = Record<Numbered, readonly Changed[]>;

const KINDS = ["attempts", "answers", "reports"] as const;

/**
 * Cuts a page from the first `rows + 1` changes of each kind in a span. Rows with the same number come from one
 * transaction and stay together.
 */
export function cutPage(found: Found, { since, until }: Pick<Span, "since" | "until">, size: PageSize): Page {
  const all = KINDS.flatMap((kind) => found[kind].map((row) => ({ ...row, kind })));
  all.sort((a, b) => a.seq - b.seq);
  // Behind the last one of a full list there may be more of its kind.
  const ends = KINDS.map((kind) => (found[kind].length > size.rows ? found[kind].at(-1)?.seq : undefined));
  const known = Math.min(until, ...ends.map((end) => (end === undefined ? until : end - 1)));
  const ids: Page["ids"] = { attempts: [], answers: [], reports: [] };
  let [rows, characters, last] = [0, 0, since];
  for (const row of all) {
    const full = rows >= size.rows || characters + row.size > size.characters;
    if (row.seq > known || (rows > 0 && full && row.seq !== last)) return { ids, seq: last, more: true };
    ids[row.kind].push(row.id);
    [rows, characters, last] = [rows + 1, characters + row.size, row.seq];
  }
  return { ids, seq: until, more: false };
}
