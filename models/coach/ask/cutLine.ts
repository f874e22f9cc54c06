import { dateRangesIn } from "../resume/dates.ts";
import { withoutGluedHeading } from "../resume/headings.ts";
import { withoutBullet } from "../resume/tidy.ts";

/** The longest piece of a resume line inside a question, in characters. */
export const LONGEST_QUOTE = 100;

/** What only says that work is told behind it. */
const LABEL =
  /^(?:(?:key|job|main) )?(?:(?:roles? (?:and|&) )?responsibilit(?:y|ies)|duties|description|achievements?)\s*[:|]\s*/i;

/** Words that cannot end a quoted piece. */
const LOOSE_END =
  /[\s,;:–—-]*\b(?:a|an|the|and|or|but|of|in|on|at|to|for|from|by|with|using|through|per|into|as|via|than|about|over|under|that|which|including|is|was|were|are|its|their|my|our|both|between|across|against|around|up|down|under|within|during|after|before|made|Rs|from \S+|\S+[’']|&)$/i;

const balanced = (text: string) => {
  const open = text.lastIndexOf("(");
  return open > text.lastIndexOf(")") ? text.slice(0, open) : text;
};

/** Words that cannot end even a line that is quoted to its end. */
const NEVER_LAST =
  /[\s,;:–—-]*(?:\b(?:a|an|the|and|or|but|of|to|for|from|by|with|using|per|into|as|via|than|that|which|including|was|were|are|its|their|my|our|between|Rs|&)|(?<=[%\d]\s)in)$/i;
/** "matched credit and recovered …": a half of a pair that lost its object falls away. */
const HALF_OF_PAIR = /,?\s(?:and|or)\s\S+$/i;
const LOOSE_SIGNS = /[\s.,;:–—|/•·…।-]+$/u;

function tidyEnd(text: string, cut: boolean): string {
  const loose = cut ? LOOSE_END : NEVER_LAST;
  let tidy = balanced(text).replace(LOOSE_SIGNS, "");
  while (loose.test(tidy)) {
    tidy = tidy.replace(loose, "").replace(LOOSE_SIGNS, "");
    if (cut) tidy = tidy.replace(HALF_OF_PAIR, "");
  }
  return tidy;
}

/** Cuts a text to the limit between words; after a comma or semicolon when that leaves enough. */
function cutWords(text: string, most: number): string {
  if (text.length <= most) return text;
  const head = text.slice(0, most + 1);
  const clause = Math.max(
    -1,
    ...[
      ...head.matchAll(
        /[;,] |(?<!\b(?:Rs|No|Dr|Mr|Ms|Ltd|Pvt|vs|approx|Asst|Sr|Jr|Engg|Govt|Dept|Co|St))\. /gi,
      ),
    ].map((m) => m.index),
  );
  if (clause >= most * 0.38) return head.slice(0, clause);
  const space = head.lastIndexOf(" ");
  const whole = space > 0 ? head.slice(0, space) : head.slice(0, most);
  return whole.replace(HALF_OF_PAIR, "");
}

function withoutDates(line: string): string {
  let bare = line;
  for (const { at } of [...dateRangesIn(line)].reverse())
    bare = `${bare.slice(0, at.from)} ${bare.slice(at.to)}`;
  return bare
    .replace(/\(\s*\)/g, " ")
    .replace(/(\d) (?:months?|years?)(?: \d+ months?)?$/, (all, digit) => (bare === line ? all : digit));
}

/**
 * A piece of a resume line that can stand inside a question: no list sign, no dates, whole words, at most `most`
 * characters, no loose end, no quotes or braces of its own (rule QS10). Empty when nothing readable is left.
 */
export function cutLine(line: string, most = LONGEST_QUOTE): string {
  const plain = withoutDates(withoutGluedHeading(withoutBullet(line)).replace(LABEL, ""))
    .replace(/[{}<>`\\]/g, " ")
    .replace(/[“”"„]/g, "'")
    // Whole parts only: a word that the line break cut in two falls away.
    .replace(/\s+\S*\p{L}-$/u, "")
    .replace(/\s+/g, " ")
    .trim();
  return tidyEnd(cutWords(plain, most), plain.length > most).replace(/\b(?:Pvt|P)\. Ltd$/i, "$&.");
}
