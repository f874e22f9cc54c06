import { mayBeQuoted } from "./contact.ts";
import type { Line, SectionName } from "./facts.ts";
import { headingBehind, headingOf } from "./headings.ts";
import { beginsFullJob } from "./jobParts.ts";
import { isProjectLabel, isToolsLabel } from "./underJob.ts";

/** Where jobs stand; without any heading that is above the first one. */
const OF_JOBS: ReadonlySet<SectionName> = new Set(["experience", "header"]);
/** What may be told under a job, so that the next job stands below it. */
const UNDER_JOBS: ReadonlySet<SectionName> = new Set(["skills", "activities", "personal", "summary"]);

/** Whether a line that looks like a heading belongs to the job or the project that it stands under. */
function isUnder(text: string, within: SectionName): boolean {
  if (OF_JOBS.has(within) && isProjectLabel(text)) return true;
  return (within === "experience" || within === "projects") && isToolsLabel(text);
}

/** The section that is open, whether by a label with text behind it, and the one in which jobs were told before. */
type Open = { section: SectionName; inline: boolean; jobs: SectionName | null };

/** The section that jobs are in, where one that was opened under a job ends with the next job. */
function jobsAgain(lines: readonly string[], at: number, open: Open): SectionName | null {
  const mayEnd = open.section === "projects" || (open.inline && UNDER_JOBS.has(open.section));
  return mayEnd && open.jobs !== null && beginsFullJob(lines.slice(at, at + 2)) ? open.jobs : null;
}

/** What is open once a line is read that is no heading. */
function onLine(lines: readonly string[], at: number, open: Open): Open {
  const again = jobsAgain(lines, at, open);
  if (again !== null) return { section: again, inline: false, jobs: again };
  const first = open.section === "header" && open.jobs === null && beginsFullJob(lines.slice(at, at + 1));
  return first ? { ...open, jobs: "header" } : open;
}

const opensJobs = ({ section }: { section: SectionName }) => (section === "experience" ? section : null);

/**
 * The lines of a resume, each with its section; headings themselves and empty lines are left out. A label under a job
 * ("Project: …", "Technologies: …") opens nothing, and below projects the next job is among the jobs again (rule RS1).
 */
export function splitSections(lines: readonly string[]): Line[] {
  let open: Open = { section: "header", inline: false, jobs: null };
  const split: Line[] = [];
  lines.forEach((text, index) => {
    const heading = isUnder(text, open.section) ? null : headingOf(text, open.section);
    open = heading ? { ...heading, jobs: opensJobs(heading) ?? open.jobs } : onLine(lines, index, open);
    if (text.trim() === "" || (heading !== null && !heading.inline)) return;
    split.push({ text, index, section: open.section, quotable: mayBeQuoted(text) });
    const behind = headingBehind(text);
    if (behind !== null) open = { section: behind, inline: false, jobs: open.jobs };
  });
  return split;
}
