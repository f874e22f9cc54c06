import type { Span } from "../text/spans.ts";
import { anyEmployer, isTitle, partsOf, strongEmployer, withoutRanges, words } from "./jobParts.ts";
import { TITLE } from "./jobWords.ts";
import { withoutBullet } from "./tidy.ts";

/** A job whose work is told on its own line: "AC Technician - Cool Services, Pune. 2019 to now. Split AC servicing." */

/** Where a sentence ends, and not an abbreviation or an initial; a colon opens what was done. */
const SENTENCE_END =
  /(?<!\b(?:Pvt|Ltd|Inc|Co|Corp|Govt|Jr|Sr|St|Dr|Mr|Mrs|Ms|No|Rs|\p{L}))[.;।]\s+|\s*:\s+/iu;
/** The longest first sentence that names a job, in words. */
const LONGEST = 14;
const LETTERS = /\p{L}/u;

/** What may name the job: the first sentence, or what stands before the time. */
function heads(sentences: readonly string[], text: string, times: readonly Span[]): string[] {
  const told = sentences.length > 1 ? [sentences[0] ?? ""] : [];
  return [...told, text.slice(0, times[0]?.from ?? 0)];
}

/** The first two sentences together, the second perhaps only to its first comma. */
function joined([first = "", second = "", ...rest]: readonly string[]): string[] {
  if (second === "") return [];
  const whole = rest.length > 0 ? [`${first} | ${second}`] : [];
  return [...whole, `${first} | ${second.split(/[,(]/)[0] ?? ""}`];
}

/** Where the title stands among the parts, and where an employer is sure; null where none names a job. */
function namesJob(parts: readonly string[]): "surely" | "perhaps" | null {
  const at = parts.findIndex(isTitle);
  if (at < 0 || at > 2 || (at === 2 && strongEmployer(parts.slice(0, 1)) === null)) return null;
  const rest = parts.filter((_, i) => i !== at);
  if (strongEmployer(rest) !== null) return "surely";
  return at === 0 && anyEmployer(rest) !== null ? "perhaps" : null;
}

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

/** "Hill School, Pune (2019 – now). I joined as class teacher …": the employer first, and as what in a sentence. */
const AS_WHAT = new RegExp(
  `\\b(?:as|was|am)\\s+(?:an?\\s+|the\\s+)?((?:\\p{L}[\\p{L}.&-]*\\s+){0,3}?(?:${TITLE.source}))`,
  "iu",
);

function partsOfSentence(first: string, rest: string): string[] | null {
  const parts = words(first) <= LONGEST ? partsOf(first, []) : [];
  const title = AS_WHAT.exec(rest)?.[1];
  return title === undefined || strongEmployer(parts.slice(0, 1)) === null
    ? null
    : [...parts.slice(0, 1), title];
}

/** Title, employer and place of a job whose work is told behind them on its line; null where none is named first. */
export function partsOfTold(text: string, times: readonly Span[]): string[] | null {
  if (times.length === 0) return null;
  const sentences = withoutRanges(text, times)
    .split(SENTENCE_END)
    .filter((sentence) => LETTERS.test(sentence));
  const isShort = (head: string) => words(head.trim()) <= LONGEST;
  const found =
    heads(sentences, text, times)
      .filter(isShort)
      .map(partsOfHead)
      .find((parts) => namesJob(parts) !== null) ??
    joined(sentences)
      .filter(isShort)
      .map(partsOfHead)
      .find((parts) => namesJob(parts) === "surely");
  return found ?? partsOfSentence(sentences[0] ?? "", sentences.slice(1).join(". "));
}
