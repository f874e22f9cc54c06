import type { SectionName } from "./facts.ts";
import { isPersonal } from "./contact.ts";
import { timesIn } from "./dates.ts";
import { listTimes, mayTellJob, tellsJob } from "./jobShape.ts";
import { headsJobs, headsTable } from "./tables.ts";
import { hasBullet } from "./tidy.ts";

/** Headings whose words nobody knows: what follows is told by the shape of its lines (rule RS1). */

const LONGEST = 45;
const MOST_WORDS = 6;
/** Signs of a sentence, of a list, of a table, or of a name with its place. */
const NO_HEADING = /[.;,|@\d]|[:–-]\s*\S.*\S/u;

/** Whether a line is set as a heading is: short, alone, with a capital, and no part of a sentence. */
export function isSetAsHeading(raw: string): boolean {
  const line = raw
    .replace(/\([^)]*\)/gu, " ")
    .replace(/\s*:\s*[-–—]?\s*$/u, "")
    .trim();
  if (line === "" || line.length > LONGEST || hasBullet(raw) || NO_HEADING.test(line)) return false;
  return /^[\p{Lu}\p{Lo}]/u.test(line) && line.split(/\s+/).length <= MOST_WORDS && !isPersonal(raw);
}

const NAMES = 2;
/** Lines that are looked at below a heading. */
const BELOW = 6;
const SHORT_ITEM = 4;
const count = (text: string) => text.trim().split(/\s+/).length;

/** Whether lines list things in a few words each, one a line or with commas. */
function listItems(lines: readonly string[]): boolean {
  const told = lines.slice(0, 4);
  const short = told.filter((text) => {
    const items = text.split(/\s*[,/|•]\s*/).filter((item) => item !== "");
    return (
      timesIn(text).length === 0 && !isPersonal(text) && items.every((item) => count(item) <= SHORT_ITEM)
    );
  });
  return told.length >= 2 ? short.length === told.length : /,.*,/.test(told[0] ?? "") && short.length === 1;
}

const opensJobs = (below: readonly string[]): boolean =>
  headsJobs(below[0] ?? "") ||
  tellsJob(below) ||
  listTimes(below) ||
  (mayTellJob(below[0] ?? "") && !headsTable(below[0] ?? ""));

/** What begins a line that tells of something done. */
const DEED =
  /^[\s•●*·-]*(?:\p{L}{3,}(?:ed|ing)|led|built|made|ran|taught|wrote|won|grew|sold|set up|did|took|gave|kept)\s+\S+\s+\S+/iu;
const FEWEST_WORDS = 4;
/** Whether the lines below tell what was done: two of three, or the first one where there is no more. */
const tellDeeds = (below: readonly string[]): boolean =>
  below.slice(0, 3).filter((text) => DEED.test(text) && count(text) >= FEWEST_WORDS && !isPersonal(text))
    .length >= 2;

/** Sections in which what was done is not told. */
const SILENT: ReadonlySet<SectionName> = new Set(["header", "education", "other", "skills"]);

/** Sections whose lines say other things than what an unknown heading below them may open. */
const CLOSED: ReadonlySet<SectionName> = new Set(["personal", "other"]);

/**
 * The section of a line that is set as a heading and is none that is known, by the lines below it: jobs in any section,
 * deeds below what tells of none, short items below what says nothing of work. Null where it may be a line like others.
 * @param worked jobs were told before
 */
export function sectionBelow(
  lines: readonly string[],
  at: number,
  within: SectionName,
  worked: boolean,
): SectionName | null {
  const line = lines[at] ?? "";
  // The first lines of a resume are the person's name.
  if ((within === "header" && at < NAMES) || !isSetAsHeading(line)) return null;
  const below = lines.slice(at + 1, at + 1 + BELOW);
  if (within !== "experience" && within !== "projects" && opensJobs(below)) return "experience";
  const isCapitals = line === line.toUpperCase() && /\p{Lu}{2}/u.test(line);
  if (SILENT.has(within) && tellDeeds(below)) return worked ? "experience" : "activities";
  return CLOSED.has(within) && isCapitals && listItems(below) ? "skills" : null;
}
