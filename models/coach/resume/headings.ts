import type { SectionName } from "./facts.ts";
import { tidyLine, withoutBullet } from "./tidy.ts";

const HEADINGS: readonly (readonly [SectionName, string])[] = [
  [
    "summary",
    "summary|professional summary|career summary|profile|profile summary|about|about me|objective|career objective|professional profile|executive summary|personal statement|उद्देश्य|परिचय|सारांश",
  ],
  [
    "experience",
    "experience|work experience|professional experience|employment|employment history|work history|employment record|experience details|job experience|career history|industrial experience|teaching experience|clinical experience|relevant experience|organisational experience|organizational experience|working experience|employment details|work profile|job profile|professional background|professional summary of experience|work|work details|past work|previous work|jobs|अनुभव|कार्य अनुभव|कार्यानुभव|नौकरी",
  ],
  [
    "projects",
    "projects|project|academic projects|academic project|personal projects|key projects|project work|project details|projects undertaken|final year project|dissertation|परियोजना|परियोजनाएं|प्रोजेक्ट",
  ],
  [
    "skills",
    "skills|strengths|personal strengths|technical skills|key skills|core skills|computer skills|it skills|computer knowledge|technical proficiency|core competencies|competencies|areas of expertise|expertise|tools|technologies|tech stack|software skills|soft skills|skills & tools|skill set|skillset|professional skills|clinical skills|technical expertise|software known|technical knowledge|कौशल|तकनीकी कौशल|योग्यताएं",
  ],
  [
    "education",
    "education|academic qualification|academic qualifications|educational qualification|educational qualifications|academics|academic details|qualification|qualifications|academic background|educational background|education details|academic profile|education & training|professional qualification|professional qualifications|technical qualification|technical qualifications|education qualification|scholastic record|शिक्षा|शैक्षणिक योग्यता|शैक्षिक योग्यता|योग्यता",
  ],
  [
    "activities",
    "activities|achievements|awards|honors|honours|honors/awards|awards and achievements|achievements and awards|certifications|certification|certificates|training|trainings|training and activities|volunteer experience|volunteering|extracurricular activities|extra curricular activities|co-curricular activities|on campus involvement|selected honors|publications|patents|invited talks|leadership|positions of responsibility|internship|internships|courses|workshops|training & certification|accomplishments|most proud of|registration|उपलब्धियां|प्रशिक्षण|गतिविधियां",
  ],
  [
    "personal",
    "personal details|personal information|personal profile|bio-data|biodata|contact|contact details|contact information|languages|languages known|language|hobbies|interests|hobbies and interests|hobbies & interests|my life philosophy|a day of my life|personal skills|personal attributes|व्यक्तिगत विवरण|व्यक्तिगत जानकारी|भाषाएं|भाषा|रुचि|शौक",
  ],
  ["declaration", "declaration|घोषणा"],
  ["references", "references|referees|reference|संदर्भ"],
];

const BY_HEADING: ReadonlyMap<string, SectionName> = new Map(
  HEADINGS.flatMap(([name, words]) => words.split("|").map((word) => [word, name] as const)),
);

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}&/\- ]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();

const PRIVATE: ReadonlySet<SectionName> = new Set(["references", "declaration"]);

/** "EXPERIENCE MY LIFE PHILOSOPHY": two headings of two columns on one line; the first one counts. */
function firstOfTwo(line: string): SectionName | null {
  if (line.length > 60 || line !== line.toUpperCase() || !/[A-Z]/.test(line)) return null;
  const words = bare(line).split(" ");
  for (let many = Math.min(3, words.length - 1); many > 0; many--) {
    const name = BY_HEADING.get(words.slice(0, many).join(" "));
    const rest = BY_HEADING.get(words.slice(many).join(" "));
    if (name === undefined || rest === undefined) continue;
    // "PUBLICATIONS REFEREES": what stands below may be other people's names.
    return PRIVATE.has(rest) ? rest : name;
  }
  return null;
}

/** A heading in capitals that the layout put on the same line as other text, before or behind it. */
const GLUED =
  "(?:WORK |PROFESSIONAL )?EXPERIENCE|(?:TECHNICAL |KEY |COMPUTER )?SKILLS|EDUCATION|PROJECTS|SUMMARY|OBJECTIVE|ACHIEVEMENTS|CERTIFICATIONS|LANGUAGES|STRENGTHS|HOBBIES|DECLARATION|PERSONAL DETAILS";
const GLUED_BEFORE = new RegExp(`^(${GLUED})\\s+(?=\\S*.*\\p{Ll})`, "u");
const GLUED_BEHIND = new RegExp(`(?<=\\p{Ll}.{8,})\\s+(${GLUED})$`, "u");

/** A line without a heading that the layout glued to it. */
export const withoutGluedHeading = (line: string) => line.replace(GLUED_BEFORE, "").replace(GLUED_BEHIND, "");

/** The section that opens behind a line, its text still belonging to the one before; null when none does. */
export const headingBehind = (line: string): SectionName | null =>
  BY_HEADING.get(bare(GLUED_BEHIND.exec(line.trim())?.[1] ?? "")) ?? null;

/** The section that a line opens, or null when it is no heading (rule RS1). `inline`: text follows on the line. */
export function headingOf(
  raw: string,
  within: SectionName = "header",
): { section: SectionName; inline: boolean } | null {
  const line = withoutBullet(tidyLine(raw));
  if (line.length > 200) return null;
  const whole = line.length <= 60 ? BY_HEADING.get(bare(line)) : undefined;
  if (whole !== undefined && !/^[\p{Ll}]/u.test(line)) return { section: whole, inline: false };
  const label = /^([^:]{4,40})\s*:-?\s*(\S.*)$/u.exec(line);
  const labelled = label === null ? undefined : BY_HEADING.get(bare(label[1] ?? ""));
  // "Languages: Python, C++" below Skills names programming languages and opens nothing.
  const listed = within === "skills" && labelled === "personal";
  if (labelled !== undefined && !listed) return { section: labelled, inline: true };
  const before = BY_HEADING.get(bare(GLUED_BEFORE.exec(line)?.[1] ?? ""));
  if (before !== undefined) return { section: before, inline: true };
  const first = firstOfTwo(line);
  return first === null ? null : { section: first, inline: false };
}
