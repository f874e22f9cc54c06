import type { Entry } from "../entry.ts";
import type { ResumeFacts } from "../resume/facts.ts";
import { once } from "../text/once.ts";

/** Topics of work at the bed, which a laboratory, a pharmacy or an X-ray room does not do. */
const BEDSIDE: ReadonlySet<string> = new Set([
  ...["vital-signs", "iv-therapy", "wound-care", "falls", "urinary catheter", "diabetes care", "sepsis"],
  ...["blood transfusion", "dose calculation", "oxygen therapy", "pre-op care", "anaphylaxis"],
  ...["handover", "triage", "medication safety", "documentation"],
]);

const ALLIED =
  /pharm|physio|\blab(?:oratory)?\b|\bd\.?m\.?l\.?t\b|\bb\.?m\.?l\.?t\b|radiograph|\bx-?ray\b|\btechnologist/i;
const NURSE = /\bnurs|\bgnm\b|\banm\b|midwi/i;

/** Whether a title or degree is of an allied trade and not of a nurse. */
const isAllied = (title: string) => ALLIED.test(title) && !NURSE.test(title);

const isAlliedPerson = once((facts: ResumeFacts): boolean => {
  const trades = [...facts.roles.map(({ title }) => title), ...facts.education.map(({ degree }) => degree)];
  return trades.some(isAllied) && !trades.some((trade) => NURSE.test(trade));
});

/** Whether an entry is about a nurse's work at the bed and the job is that of an allied trade (rule QS5). */
export const isBedsideFor = (entry: Pick<Entry, "family" | "topic">, title: string): boolean =>
  entry.family === "nursing" && BEDSIDE.has(entry.topic) && isAllied(title);

/** Whether an entry is about a nurse's work at the bed and the person is of an allied trade (rule QS5). */
export const isBedsideOnly = (entry: Pick<Entry, "family" | "topic">, facts: ResumeFacts): boolean =>
  entry.family === "nursing" && BEDSIDE.has(entry.topic) && isAlliedPerson(facts);
