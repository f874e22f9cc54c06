import { dateRangesIn } from "../coach/resume/dates.ts";
import { headingOf } from "../coach/resume/headings.ts";
import { beginsWithJob } from "../coach/resume/jobParts.ts";

/*
 * What the words of two lines tell of whether the second reads on from the first. The looks alone do not tell it: in a
 * plain resume every line begins at the same place, and some are nearly as long as the longest.
 */

/** Words that no sentence ends with. */
const JOINING =
  /(?:^|[\s(/])(?:a|an|the|of|and|or|with|in|for|to|by|from|at|on|into|over|under|between|through|via|using|per|than|about|around|nearly|as|that|which|who|where|when|while|was|were|is|are|be|been|has|have|had|my|our|their|its|his|her|this|these|such|including|both|और|तथा|एवं|का|के|की|को|में|से|पर|ने|या)$/u;
/** Hindi has no capitals: these words do not begin a sentence. */
const READS_ON = /^(?:\p{Ll}|[(&]|(?:और|तथा|एवं|का|के|की|को|में|से|पर|ने|या|है|हैं|था|थे|थी|हुए|हुई|हुआ|तक)(?=[\s।,]|$))/u;
const IN_CAPITALS = /^[\p{Lu}\s&/:-]*\p{Lu}{4}[\p{Lu}\s&/:-]*$/u;
/** What people begin an item of their work with. */
const DEED =
  /^(?:\p{Lu}\p{Ll}+ed|Led|Built|Ran|Run|Cut|Grew|Won|Made|Took|Taught|Teach|Wrote|Set|Drove|Drive|Held|Kept|Keep|Brought|Sold|Bought|Oversaw|Gave|Began|Met|Rose|Put|Dispense|Handle|Handling|Manage|Managing|Prepare|Preparing|Maintain|Maintaining|Work|Working|Train|Training|Lead|Leading|Support|Supporting|Assist|Assisting|Conduct|Conducting|Supervise|Supervising|Coordinate|Coordinating|Responsible)(?=\s)/u;

const isHeading = (text: string) => IN_CAPITALS.test(text) || headingOf(text) !== null;
const isDated = (text: string) => dateRangesIn(text).length > 0;

/** Whether a line names a job and closes with its time: whatever stands below is about the job. */
const isClosed = (text: string) =>
  beginsWithJob(text) && dateRangesIn(text).some(({ at }) => text.slice(at.to).search(/[^\s).]/) < 0);

const opened = (text: string) => text.lastIndexOf("(") > text.lastIndexOf(")");

/** Whether a line can only begin something: a heading, a job, an item that tells of a deed or begins with a number. */
const begins = (text: string) => /^\d/.test(text) || DEED.test(text) || beginsWithJob(text);

const MONTH =
  "(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|january|february|march|april|august|september|october|november|december)";
const ENDS_IN_MONTH = new RegExp(`\\s${MONTH}\\.?$`, "i");
const ON_FROM_YEAR = new RegExp(`^[-–—]\\s*(?:${MONTH}\\b|present|till|now|current|(?:19|20)\\d{2})`, "i");

/** "2023 Jan to 2024 | Aug": the year comes first. */
const YEAR_FIRST = new RegExp(`(?:19|20)\\d{2}\\s+${MONTH}\\b.*\\b(?:19|20)\\d{2}$`, "i");
const MONTH_ALONE = new RegExp(`^${MONTH}\\.?(?=$|[\\s,;)])(?!\\s*(?:19|20)\\d{2})`, "i");

/** Whether the end of a line cuts a time in two: "Jan | 2020 - Present", "Jan 2020 | - Present". */
export const cutsTime = (before: string, next: string): boolean =>
  (ENDS_IN_MONTH.test(before) && /^(?:19|20)\d{2}\b/.test(next)) ||
  (/\b(?:19|20)\d{2}$/.test(before) && !isDated(before) && ON_FROM_YEAR.test(next)) ||
  (YEAR_FIRST.test(before) && MONTH_ALONE.test(next));

/** Whether a line reads on by its first letter alone. */
export const continues = (text: string): boolean => READS_ON.test(text);

/**
 * Whether the words of a full line and of the one below allow that they are one sentence (rule RS12).
 * @param wrapped lines are known to be wrapped here, or the second stands under the text of a list item
 */
export function mayBeOne(before: string, next: string, wrapped: boolean): boolean {
  if (isClosed(before)) return false;
  if (continues(next) || JOINING.test(before) || opened(before)) return true;
  if (isHeading(next) || isHeading(before)) return false;
  // A job's place and time may stand on its second line: the comma says that more comes.
  const goesOn = /[,&•-]$/.test(before);
  if (isDated(next)) return goesOn && beginsWithJob(before) && !beginsWithJob(next);
  return goesOn || (wrapped && !begins(next));
}
