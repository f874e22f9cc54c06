import type { Entry } from "../entry.ts";
import { familiesOfTitle } from "../resume/signs.ts";
import type { Education, ResumeFacts } from "../resume/facts.ts";
import { asksStudies } from "./bearing.ts";
import { cutLine } from "./cutLine.ts";
import { lead, MOST, unique, type Lead } from "./lead.ts";
import { isIdle } from "./present.ts";
import { isOpen } from "./slots.ts";

const STUDIED = ["Your resume shows {}.", "You name {} under your studies.", "I see {} on your resume."];
/** Where somebody comes from leads to questions on the post itself. */
const FROM = ["You would come to us from {}.", "You would join us from {}."];
const AFTER = ["You would come to us after {}.", "You would join us after {}."];
const STUDY_DAYS = ["Think back to your time of study ({}).", "You may think of your studies ({})."];
const DAYS = ["Think back to your days at {}.", "You may think of your time at {}."];

const LONGEST_STUDY = 70;
function study({ degree, school }: Education): string {
  const both = `${degree} at ${school ?? ""}`;
  return school === null || both.length > LONGEST_STUDY ? degree : both;
}

const SCHOOL_YEARS =
  /^(?:class|hsc|s\.?s\.?l?\.?c|h\.?s\.?l\.?c|hsslc|puc|intermediate|matric|12th|10th|xii)|हाई स्कूल|इंटर/i;
/** Degrees; the years at school only of those who have nothing else, neither degree nor job. */
function studiesOf({ education, roles }: ResumeFacts): readonly Education[] {
  const degrees = education.filter(({ degree }) => !SCHOOL_YEARS.test(degree));
  return degrees.length > 0 || roles.length > 0 ? degrees : education;
}

/**
 * Studies lead to questions that they have to do with, to those for freshers, and to the trade that the degree is for; the
 * days there to a story, and the place to other questions on the post of those who have had no job.
 */
export function studiesBefore(entry: Entry, facts: ResumeFacts, story: boolean): Lead[] {
  const open = isOpen(entry);
  const own = studiesOf(facts).filter(({ degree }) => open || familiesOfTitle(degree).includes(entry.family));
  const idle = isIdle(facts);
  const ofLife = entry.family === "general" || entry.family === "fresher";
  const worth = idle ? 1.3 : 0.5;
  return unique(own, study)
    .slice(0, MOST)
    .flatMap((education, at) => {
      const { degree, line, school } = education;
      const by = worth - 0.1 * at;
      const place = (ofSchool: readonly string[], ofDegree: readonly string[]) =>
        school === null
          ? lead(ofDegree, { words: cutLine(degree, LONGEST_STUDY), line }, by)
          : lead(ofSchool, { words: cutLine(school, LONGEST_STUDY), line }, by);
      if (story) return idle && ofLife ? place(DAYS, STUDY_DAYS) : [];
      if (asksStudies(entry)) {
        return lead(STUDIED, { words: cutLine(study(education), LONGEST_STUDY), line }, by);
      }
      return idle ? place(FROM, AFTER) : [];
    });
}
