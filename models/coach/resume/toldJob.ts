import type { DateRange } from "./dates.ts";
import { anyEmployer, isTitle, partsOf, strongEmployer, withoutRanges, words } from "./jobParts.ts";
import { withoutBullet } from "./tidy.ts";

/** A job whose work is told on its own line: "AC Technician - Cool Services, Pune. 2019 to now. Split AC servicing." */

/** Where a sentence ends, and not an abbreviation or an initial; a colon opens what was done. */
const SENTENCE_END =
  /(?<!\b(?:Pvt|Ltd|Inc|Co|Corp|Govt|Jr|Sr|St|Dr|Mr|Mrs|Ms|No|Rs|\p{L}))[.;।]\s+|\s*:\s+/iu;
/** The longest first sentence that names a job, in words. */
const LONGEST = 14;
const LETTERS = /\p{L}/u;

/** What may name the job: the first sentence, what stands before the time, and the first two sentences. */
function heads(text: string, ranges: readonly DateRange[]): string[] {
  const sentences = withoutRanges(text, ranges)
    .split(SENTENCE_END)
    .filter((sentence) => LETTERS.test(sentence));
  const told = sentences.length > 1 ? [sentences[0] ?? ""] : [];
  const before = text.slice(0, ranges[0]?.at.from ?? 0);
  return [...told, before, sentences.length > 2 ? sentences.slice(0, 2).join(" | ") : ""];
}

const namesJob = (parts: readonly string[]) => {
  const at = parts.findIndex(isTitle);
  if (at < 0 || at > 1) return false;
  const rest = parts.filter((_, i) => i !== at);
  return strongEmployer(rest) !== null || (at === 0 && anyEmployer(rest) !== null);
};

/** "Worked as a helper in …": what is left names the title, and surely an employer behind it. */
const AS =
  /^(?:I\s+)?(?:(?:have|am|was)\s+)?(?:been\s+)?(?:work(?:ed|ing)?|served)\s+as\s+(?:an?\s+|the\s+)?/i;
const AT = /\s+(?:in|with|for)\s+(?=\p{Lu})/u;
const LOOSE_TIME = /\s+(?:from|since|during)\s*$/i;

function partsOfHead(head: string): string[] {
  const bare = withoutBullet(head).replace(LOOSE_TIME, "");
  if (!AS.test(bare)) return partsOf(bare, []);
  const parts = partsOf(bare.replace(AS, "").replace(AT, " | "), []);
  return strongEmployer(parts) === null ? [] : parts;
}

/** Title, employer and place of a job whose work is told behind them on its line; null where none is named first. */
export function partsOfTold(text: string, ranges: readonly DateRange[]): string[] | null {
  if (ranges.length === 0) return null;
  const found = heads(text, ranges)
    .filter((head) => words(head.trim()) <= LONGEST)
    .map(partsOfHead)
    .find(namesJob);
  return found ?? null;
}
