import { overlap, type Span } from "../text/spans.ts";
import type { Figure, Line } from "./facts.ts";

const NUMBER = String.raw`\d+(?:,\d+)*(?:\.\d+)?`;
const SCALE = String.raw`(?:\s*(?:lakhs?|lacs?|crores?|cr|million|thousand|k|m)\b)?`;
const MONEY = String.raw`(?:\bRs\.?|INR|₹|\$|€)\s*${NUMBER}${SCALE}`;
const VALUE = String.raw`(?:${MONEY}|${NUMBER}\s*%|${NUMBER}${SCALE})`;

/** What stands behind a number and is nothing that it counts. */
const NOT_COUNTED = [
  "to|and|of|in|at|for|by|with|from|on|per|the|a|an|against|more|or|than|as|out|if|when|while|which|who|that|this|these",
  "those|into|onto|over|under|via|using|after|before|during|then|also|but|not|each|only|so|it|we|they|he|she|our|my|his|her",
  "is|was|were|are|be|been|has|have|had|will|would|shall|should|can|could|may|might|must|does|did",
  "times|hours?|am|pm|st|nd|rd|th|years?|yrs?|months?|nos?|approx",
].join("|");

const PATTERNS: readonly (readonly [Figure["kind"], RegExp])[] = [
  ["range", new RegExp(String.raw`\bfrom ${VALUE} to ${VALUE}(?!\d)`, "gi")],
  ["range", /\d[\d,.]*\s*%?\s+से\s+(?:घटकर|बढ़कर|घट कर|बढ़ कर)\s+\d[\d,.]*\s*%?/gu],
  [
    "count",
    /(?<![\d.,])\d[\d,]* (?=\p{Script=Devanagari})(?!(?:से|में|को|तक|का|की|के|और|वर्ष|साल|हुए)(?![\p{L}\p{M}]))[\p{Script=Devanagari}]+/gu,
  ],
  ["money", new RegExp(String.raw`${MONEY}(?![\d])`, "gi")],
  ["percent", new RegExp(String.raw`\b${NUMBER}\s*(?:%|percent\b|per cent\b)`, "gi")],
  [
    "count",
    new RegExp(
      String.raw`\b(?:${NUMBER} (?:lakh|crore|million|thousand)|${NUMBER}(?:[KM]\b)?)\+? (?=\p{L})(?!(?:${NOT_COUNTED})\b)\p{Ll}[\p{L}-]+`,
      "gu",
    ),
  ],
];

/** Adjectives after a count whose noun is one word further on ("2M+ monthly API requests"). */
const ADJECTIVE =
  /^(?:new|daily|monthly|weekly|active|junior|senior|blood|trading|major|concurrent|online|live|small|large|high|arterial|post|regular|total|direct|different|residential|commercial|industrial|multi-?storey|internal|external|key|technical|monthly|annual)$/i;

/** What bears a number as its name, a standard above all: "IS 456", "ISO 9001", "M 20", "Form 16"; a floor plan; "24/7". */
const NAME_BEFORE =
  /(?:\b(?:IS|IRC|ISO|IEC|IATF|BS|EN|DIN|ASTM|ASME|API|ANSI|IEEE|NFPA|AS|SP|NH|SH|M|Fe|R|JEE|ERP|[Ff]orm|[Ss]ection|[Ss]ec|[Cc]lause|[Rr]ule|[Aa]rticle|[Cc]lass|[Gg]rade|[Ll]evel|[Pp]hase|[Vv]ersion|[Bb]lock|[Tt]ower|[Gg]ate|[Pp]lot|[Nn]o)\.?[ :]*|[\p{L}\d]\+|\d\/)$/u;

/** What a figure is counted against: "9 per 1000 days", "12 in every 1,000 parts". */
const MEASURE = /\b(?:per|every)\s$/i;

const isYear = (words: string) => /^(?:19|20)\d{2}\b/.test(words) || /(?:19|20)\d{2}\s*-\s*\d{2}/.test(words);

function widened(text: string, from: number, words: string): string {
  const noun = words.split(" ").at(-1) ?? "";
  if (!ADJECTIVE.test(noun)) return words;
  const more =
    /^ \p{L}[\p{L}-]+(?: (?:requests|users|customers|students|labs))?/u.exec(
      text.slice(from + words.length),
    )?.[0] ?? "";
  return words + more;
}

/** Words of a change for the better or worse, which make a number a result. */
const CHANGE =
  /\b(?:increas\w*|decreas\w*|reduc\w*|rais\w+|grew|grow\w*|rose|fell|cut(?:ting)?|sav\w+|recover\w*|improv\w*|boost\w*|lower\w*|dropp?\w*|doubl\w+|faster|more than before|up from|down from|up by|up \d|down \d)\b|घट|बढ़/iu;

/** Whether a figure is clearly a result: from one value to another, or beside a word of change. */
export function isResult({ kind, words, line }: Figure): boolean {
  if (kind === "range") return true;
  const clause = line.text.split(/[;•]|, |\band\b|(?<!\bRs)\. /).find((part) => part.includes(words));
  return CHANGE.test(clause ?? "");
}

/** Figures that one line states, the most telling first, without years, dates and phone numbers. */
export function figuresIn(line: Line): Figure[] {
  if (!/\d/.test(line.text)) return [];
  const taken: Span[] = [];
  const figures: Figure[] = [];
  for (const [kind, pattern] of PATTERNS) {
    for (const match of line.text.matchAll(pattern)) {
      const words = kind === "count" ? widened(line.text, match.index, match[0]) : match[0];
      const span = { from: match.index, to: match.index + words.length };
      const overlaps = taken.some((other) => overlap(span, other));
      const insideNumber = /[\d.,-]$/.test(line.text.slice(0, span.from).replace(/[,.]\s$/, " "));
      const before = line.text.slice(0, span.from);
      const isNoFigure = MEASURE.test(before) || (kind === "count" && NAME_BEFORE.test(before));
      if (overlaps || isYear(words) || insideNumber || isNoFigure || words.length > 48) continue;
      taken.push(span);
      figures.push({ words: words.replace(/[.,]$/, ""), kind, line });
    }
  }
  return figures;
}
