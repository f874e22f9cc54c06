import { dateRangesIn, timesIn } from "./dates.ts";
import { isTitle, partsOf, strongEmployer } from "./jobParts.ts";
import { hasBullet } from "./tidy.ts";
import { partsOfTold } from "./toldJob.ts";

/** What names a firm by its form; a school or a thing that was built may have been a project. */
const FIRM = /\b(?:ltd|limited|pvt|llp|llc|inc|gmbh|corp|corporation|& co)\b/i;
const NO_FIRM =
  /\b(?:school|college|university|institute|academy|vidyalaya|polytechnic|system|app|application|website|portal|project)\b/i;

/**
 * Whether a line names a job in full: the title first, or a firm, with the other beside it and a time there or on the
 * next line.
 */
export function beginsFullJob([line = "", next = ""]: readonly string[]): boolean {
  const own = dateRangesIn(line);
  if (own.length === 0 && (hasBullet(line) || hasBullet(next) || dateRangesIn(next).length === 0))
    return false;
  const parts = partsOfTold(line, timesIn(line)) ?? partsOf(line, timesIn(line));
  const employer = strongEmployer(parts);
  if (employer === null || NO_FIRM.test(employer)) return false;
  return isTitle(parts[0] ?? "") || (FIRM.test(employer) && parts.some(isTitle));
}
