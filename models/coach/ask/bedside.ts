import type { Entry } from "../entry.ts";
import type { ResumeFacts } from "../resume/facts.ts";
import { once } from "../text/once.ts";

/** Topics of work at the bed, which a laboratory, a pharmacy or an X-ray room does not do. */
const BEDSIDE: ReadonlySet<string> = new Set([
  ...["vital-signs", "iv-therapy", "wound-care", "falls", "urinary catheter", "diabetes care", "sepsis"],
  ...["blood transfusion", "dose calculation", "oxygen therapy", "pre-op care", "anaphylaxis"],
  ...["handover", "triage", "medication safety", "documentation", "audit"],
]);

/** What some allied trades do and others do not: who touches no patients, gives no medicine, sends nobody home. */
const NOT_BY: readonly (readonly [RegExp, ReadonlySet<string>])[] = [
  [/pharm/i, new Set(["hand hygiene", "sample collection"])],
  [/physio/i, new Set(["sample collection", "patient safety"])],
  [
    /\blab(?:oratory)?\b|d\.?m\.?l\.?t\b|b\.?m\.?l\.?t\b|radiograph|x-?ray|technologist/i,
    new Set(["patient safety", "discharge teaching"]),
  ],
];

const ALLIED =
  /pharm|physio|\blab(?:oratory)?\b|\bd\.?m\.?l\.?t\b|\bb\.?m\.?l\.?t\b|radiograph|\bx-?ray\b|\btechnologist/i;
const NURSE = /\bnurs|\bgnm\b|\banm\b|midwi/i;

/** Whether a title or degree is of an allied trade and not of a nurse. */
const isAllied = (title: string) => ALLIED.test(title) && !NURSE.test(title);

const isAtBed = ({ family, topic }: Pick<Entry, "family" | "topic">, trades: string) =>
  family === "nursing" &&
  (BEDSIDE.has(topic) || NOT_BY.some(([sign, topics]) => topics.has(topic) && sign.test(trades)));

const tradesOf = once((facts: ResumeFacts): readonly string[] => [
  ...facts.roles.map(({ title }) => title),
  ...facts.education.map(({ degree }) => degree),
]);

/** Whether an entry is about a nurse's work at the bed and the job is that of an allied trade (rule QS5). */
export const isBedsideFor = (entry: Pick<Entry, "family" | "topic">, title: string): boolean =>
  isAllied(title) && isAtBed(entry, title);

/** Whether an entry is about a nurse's work at the bed and the person is of an allied trade (rule QS5). */
export function isBedsideOnly(entry: Pick<Entry, "family" | "topic">, facts: ResumeFacts): boolean {
  const trades = tradesOf(facts);
  const allied = trades.some(isAllied) && !trades.some((trade) => NURSE.test(trade));
  return allied && isAtBed(entry, trades.join("\n"));
}
