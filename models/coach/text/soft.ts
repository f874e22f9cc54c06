import { isFigure } from "./figure.ts";
import { stem } from "./stem.ts";

/** Words that mean the same in an answer; one line is one group. */
const GROUPS = `
  customer client buyer consumer shopper
  fix solve resolve repair correct rectify
  boss supervisor superior lead
  error bug defect fault mistake
  fast quick rapid speedy
  slow delay lag late
  reduce decrease lower cut minimize drop shrink
  increase raise grow improve boost rise
  begin start commence initiate
  finish complete conclude close
  choose select pick decide
  check verify confirm validate inspect
  show display present demonstrate
  big large huge major
  fail crash break outage
  copy duplicate replicate replica
  delete remove erase drop
  test trial experiment
  document record log note
  teach train coach mentor guide
  student pupil learner child
  doctor physician consultant
  nurse sister
  medicine drug medication
  salary pay ctc compensation package
  bill invoice
  vendor supplier
  meeting discussion talk conversation
  argue disagree conflict dispute clash
  angry upset irate annoyed frustrated
  colleague teammate coworker peer
  plan schedule timetable
  deadline due cutoff
  urgent priority critical
  machine equipment instrument
  replace swap substitute
  measure metric track monitor watch observe
  share split divide distribute partition
  join merge combine
  request call query
  response reply answer
  listen hear
  apologise apologize sorry
  refund repay
  safe secure protect
  cheap inexpensive affordable
  cost price expense
  worker employee staff
  company firm organisation organization employer
  memory ram
  hire recruit appoint
  quit resign
  escalate inform report
  calm patient composed
  link url
  id identifier number
  find catch detect discover spot
  missing forgotten forgot omitted
  separate dedicated
  temporary short-lived
  picture photo image
  folder directory
  phone mobile
  honest truthful transparent
`;

const GROUP_OF: ReadonlyMap<string, number> = new Map(
  GROUPS.trim()
    .split("\n")
    .flatMap((line, group) =>
      line
        .trim()
        .split(/\s+/)
        .map((word) => [stem(word), group] as const),
    ),
);

/** The group of meaning of a stem; undefined for a word that has none. */
export const groupOf = (stemmed: string): number | undefined => GROUP_OF.get(stemmed);

/** Edits between two words, counted up to `most` + 1 (insert, delete, change, swap of neighbours). */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) best = Math.min(best, (before[j - 2] ?? 0) + 1);
      row.push(best);
    }
    if (Math.min(...row) > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}

/** Edits that a stem of this length may have and still be the same word; short words none. */
const allowedEdits = (length: number) => (length >= 9 ? 2 : length >= 6 ? 1 : 0);
/** From this length on one letter may be another; in shorter words that makes another word ("script", "scrypt"). */
const LETTER_MAY_CHANGE_FROM = 8;

const sameLetters = (a: string, b: string) => [...a].sort().join("") === [...b].sort().join("");

function isTypo(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length);
  const allowed = allowedEdits(length);
  if (allowed === 0 || a[0] !== b[0] || Math.abs(a.length - b.length) > allowed) return false;
  if (length < LETTER_MAY_CHANGE_FROM && a.length === b.length && !sameLetters(a, b)) return false;
  return editDistance(a, b, allowed) <= allowed;
}

/** Whether one stem begins the other and little is left ("replic" and "replica"). */
const isLonger = (a: string, b: string) => {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= 5 && long.length - short.length <= 3 && long.startsWith(short);
};

/** Numbers and costs such as O(n log n) are the same or not; there is no nearly. */
const isExact = (stemmed: string) => isFigure(stemmed) || stemmed.startsWith("o:");

/** Whether two stems stand for one word: equal, one group of meaning, an ending apart, or a small misspelling. */
export function sameStem(a: string, b: string): boolean {
  if (a === b) return true;
  if (isExact(a) || isExact(b)) return false;
  const group = GROUP_OF.get(a);
  if (group !== undefined && group === GROUP_OF.get(b)) return true;
  return isLonger(a, b) || isTypo(a, b);
}
