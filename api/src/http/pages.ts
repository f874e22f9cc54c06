import type { NewestFirst } from "#models/contract/page.ts";

/** Entries of a page that names no limit. */
const PAGE = 20;

/** The `until` of the first page: the year 10000, later than any moment that is written. */
const LATEST = 253_402_300_800_000;

/** A page in numbers: at most `limit` entries made before `until`, in milliseconds since 1970. */
export const pageOf = ({ limit, before }: NewestFirst) => ({
  limit: Number(limit ?? PAGE),
  until: before === undefined ? LATEST : Date.parse(before),
});
