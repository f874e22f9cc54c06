import { mayBeQuoted } from "./contact.ts";
import type { Line, SectionName } from "./facts.ts";
import { headingBehind, headingOf } from "./headings.ts";
import { beginsFullJob } from "./fullJob.ts";
import { beginsStudy, isWholeJob, tellsJob } from "./jobShape.ts";
import { headsJobs } from "./tables.ts";
import { isAboutProject, isProjectLabel } from "./underJob.ts";
import { sectionBelow } from "./unknownHeading.ts";

/** Where jobs stand; without any heading that is above the first one. */
const OF_JOBS: ReadonlySet<SectionName> = new Set(["experience", "header"]);
/** What a label may say in passing, so that a job may stand below it. */
const BESIDE_JOBS: ReadonlySet<SectionName> = new Set([
  "skills",
  "activities",
  "personal",
  "summary",
  "education",
]);

/** Whether a line that looks like a heading belongs to the job or the project that it stands under. */
function isUnder(text: string, within: SectionName): boolean {
  if (OF_JOBS.has(within) && isProjectLabel(text)) return true;
  return (within === "experience" || within === "projects") && isAboutProject(text);
}

/**
 * The section that is open, whether by a label with text behind it, the one in which jobs were told before, and whether
 * the shape of its lines opened it and no known heading.
 */
type Open = { section: SectionName; inline: boolean; jobs: SectionName | null; shaped?: boolean };

/** Jobs whose section the shape of their lines opened. */
const SHAPED: Open = { section: "experience", inline: false, jobs: "experience", shaped: true };

/** Above the first heading stand the name, the title and where somebody lives. */
const TOP = 4;
const MAY_HOLD_JOBS: ReadonlySet<SectionName> = new Set([...BESIDE_JOBS, "header", "other"]);

/** Whether a job stands below a heading of something else, as its lines show. */
function isMisplacedJob(lines: readonly string[], at: number, section: SectionName): boolean {
  if (!MAY_HOLD_JOBS.has(section) || section === "activities") return false;
  if (section === "header" && at < TOP) return false;
  return section === "education" ? isWholeJob(lines[at] ?? "") : tellsJob(lines.slice(at, at + 3));
}

/** The section that a full job leads back to, from projects under a job or from what a label has said in passing. */
function jobsAgain(
  lines: readonly string[],
  at: number,
  { section, inline, jobs }: Open,
): SectionName | null {
  const inPassing = inline && BESIDE_JOBS.has(section);
  if (!inPassing && (section !== "projects" || jobs === null)) return null;
  return beginsFullJob(lines.slice(at, at + 2)) ? (jobs ?? "experience") : null;
}

/** What is open once a line is read that is no heading. */
function onLine(lines: readonly string[], at: number, open: Open): Open {
  const line = lines[at] ?? "";
  if (open.section !== "projects" && open.section !== "experience" && headsJobs(line)) return SHAPED;
  const again = jobsAgain(lines, at, open);
  if (again !== null) return { section: again, inline: false, jobs: again };
  if (isMisplacedJob(lines, at, open.section)) return SHAPED;
  if (open.shaped === true && beginsStudy(line)) return { ...open, section: "education", shaped: false };
  const first = open.section === "header" && open.jobs === null && beginsFullJob(lines.slice(at, at + 1));
  return first ? { ...open, jobs: "header" } : open;
}

const opensJobs = ({ section }: { section: SectionName }) => (section === "experience" ? section : null);

/** The heading on a line: a known one, else one that the lines below it tell. */
function headingAt(lines: readonly string[], at: number, open: Open): Omit<Open, "jobs"> | null {
  const within = open.section;
  const text = lines[at] ?? "";
  const named = headingOf(text, within);
  if (named !== null) return isUnder(text, within) ? null : named;
  const section = sectionBelow(lines, at, within, open.jobs !== null);
  return section === null ? null : { section, inline: false, shaped: section === "experience" };
}

/**
 * The lines of a resume, each with its section; headings themselves and empty lines are left out. A label under a job
 * ("Project: …", "Technologies: …") opens nothing, and below projects the next job is among the jobs again (rule RS1).
 */
export function splitSections(lines: readonly string[]): Line[] {
  let open: Open = { section: "header", inline: false, jobs: null };
  const split: Line[] = [];
  lines.forEach((text, index) => {
    const heading = headingAt(lines, index, open);
    open = heading ? { ...heading, jobs: opensJobs(heading) ?? open.jobs } : onLine(lines, index, open);
    if (text.trim() === "" || (heading !== null && !heading.inline)) return;
    split.push({ text, index, section: open.section, quotable: mayBeQuoted(text) });
    const behind = headingBehind(text);
    if (behind !== null) open = { section: behind, inline: false, jobs: open.jobs };
  });
  return split;
}
