import { namesSpoken } from "./spoken.ts";
import { withoutBullet } from "./tidy.ts";

/** What people write with a label of its own under a job or a project, and what is no part of the resume for itself. */

/** "Project: …", "Project Title :", "Project #2:"; "Projects: …" names a part of the resume. */
const PROJECT =
  /^(?:(?:key|major|main|current|recent|other|live|client)\s+)?project(?:\s+(?:name|title|handled|executed))?\s*(?:[#-]|no\.?)?\s*\d{0,2}\s*(?::[-–—]?|\||[-–—](?=\s))\s*/i;
const PROJECT_ALONE = /^project\s*(?:[#-]|no\.?)?\s*\d{1,2}\s*$/i;
const TOOLS =
  /^(?:tools?|technolog(?:y|ies)|tech(?:nology)? stack|tools (?:&|and) technologies|environment|software|platform|languages?|frameworks?|databases?)(?:\s+used)?\s*[:|]/i;
const DETAIL =
  /^(?:client|customer|end client|role|my role|duration|period|team size|domain|location|site|value|cost|(?:project|contract) (?:cost|value|duration)|consultant|contractor|guide|status)\s*[:|]/i;
const TELLS =
  /^(?:(?:roles?\s*(?:&|and)\s*)?responsibilit(?:y|ies)|(?:project )?description|scope(?: of work)?|work(?: done)?|abstract|topic)\s*[:|]/i;

/** Whether a line names a project behind a label, or is that label alone. */
export const isProjectLabel = (text: string): boolean => {
  const bare = withoutBullet(text);
  return PROJECT.test(bare) || PROJECT_ALONE.test(bare);
};

/** A line without the label of its project. */
export const withoutProjectLabel = (text: string): string => withoutBullet(text).replace(PROJECT, "");

/** Whether a line lists behind a label what was worked with. */
export const isToolsLabel = (text: string): boolean =>
  TOOLS.test(withoutBullet(text)) && !namesSpoken(withoutBullet(text));

/** Whether a line states something of a project behind a label ("Client: …") and tells nothing of the work. */
export const isProjectDetail = (text: string): boolean =>
  isToolsLabel(text) || DETAIL.test(withoutBullet(text));

/** Whether a line says something of a project behind a label, and names none. */
export const isAboutProject = (text: string): boolean =>
  isProjectDetail(text) || TELLS.test(withoutBullet(text));

/** Whether a line names a project or says behind a label something of the one above it. */
export function isOfProject(lines: readonly { text: string }[], at: number): boolean {
  const text = lines[at]?.text ?? "";
  if (isProjectLabel(text)) return true;
  return at > 0 && isAboutProject(text) && isOfProject(lines, at - 1);
}
