/* eslint-disable no-console -- what cannot be dropped is left; the write then fails and is told */
import { WEIGHTS_CACHE } from "#models/contract/worker.ts";
import { PDF_CACHE } from "../../pdf/cacheName.ts";
import { connect } from "../connection.ts";
import { COPY, SHELL } from "../names.ts";
import { dropOldest } from "../recordings/drop.ts";

/** Drops something that can be made again; resolves with whether there was anything to drop. */
export type Purge = () => Promise<boolean>;

/** The file that an index.html begins with. Its name has a hash, so it tells the versions apart. */
const entryIn = (html: string) => /assets\/index-[\w-]+\.js/.exec(html)?.[0];

const entryOfPage = () => entryIn(Array.from(document.scripts, ({ src, text }) => src + text).join("\n"));

async function entryOf(cache: string) {
  const index = await (await caches.open(cache)).match("/index.html");
  return index && entryIn(await index.text());
}

/**
 * Files of the versions before this page's own. One that is newer waits for its turn, and where this page's own cannot
 * be told from the others nothing is dropped.
 */
export async function dropOldVersions(): Promise<boolean> {
  const own = entryOfPage();
  if (!("caches" in globalThis) || own === undefined) return false;
  const shells = (await caches.keys()).filter((name) => name.startsWith(SHELL));
  const entries = await Promise.all(shells.map(entryOf));
  const old = shells.slice(0, Math.max(0, entries.indexOf(own)));
  await Promise.all(old.map((name) => caches.delete(name)));
  return old.length > 0;
}

/** What makes PDFs: a report can be printed without it. */
export async function dropPdf(): Promise<boolean> {
  return "caches" in globalThis && (await caches.delete(PDF_CACHE));
}

/** What was downloaded for speech: it can be downloaded again, and what is loaded of it goes on working. */
export async function dropWeights(): Promise<boolean> {
  return "caches" in globalThis && (await caches.delete(WEIGHTS_CACHE));
}

/** Copies of replies that are the same for everybody: the server gives them again. */
export async function dropCopies(): Promise<boolean> {
  const copies = Object.keys(localStorage).filter((key) => key.startsWith(COPY));
  copies.forEach((key) => localStorage.removeItem(key));
  return copies.length > 0;
}

/**
 * Recordings of one attempt, the oldest. The person has chosen to keep them, so they go last, and only so that a text can
 * be written down that is nowhere yet: theirs is stored.
 */
export const dropRecordings = (): Promise<boolean> => dropOldest(connect(() => {}));

/** What can be made again, the least missed first, then recordings. Never a text, nor a file that another app has shared. */
const PURGES: readonly Purge[] = [dropOldVersions, dropPdf, dropWeights, dropCopies, dropRecordings];

/** Drops the first thing that there is; resolves with whether there was any. */
export async function freeSpace(purges = PURGES): Promise<boolean> {
  for (const purge of purges) {
    try {
      if (await purge()) return true;
    } catch (why) {
      console.warn("No room could be made", why);
    }
  }
  return false;
}
