import type { CreditEntry } from "#models/entities/credit.ts";

type Page = { entries: CreditEntry[]; next: string | null };

/** `before` with a page of older entries behind it; what stands there already is not added again. */
export function withOlder(before: Page, page: Page): Page {
  const known = new Set(before.entries.map(({ entryId }) => entryId));
  const fresh = page.entries.filter(({ entryId }) => !known.has(entryId));
  return { entries: [...before.entries, ...fresh], next: page.next };
}
