import { wordValue } from "../text/numbers.ts";
import { AN_OCCUPATION, isNotOwn } from "./own.ts";

/** Years of work as they were said. `atLeast`: of a part of the work, or rounded down, so that fewer say nothing. */
type SaidYears = { years: number; atLeast: boolean; slack: number };

const UNIT = "one|two|three|four|five|six|seven|eight|nine";
const NUMBER = String.raw`(\d{1,2}(?:\.\d)?|(?:twenty|thirty|forty)(?:[\s-](?:${UNIT}))?|${UNIT}|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|half\s+an?|an?)`;
/** "15+ years", "two decades"; not "fifteen years old", nor "a year". */
const TIME = String.raw`${NUMBER}(\s*\+|\s+plus)?\s*(years?|yrs?|decades?)['’]?(?!\s*-?old\b)`;
/** What may stand before a number without making it another's. */
const ABOUT = String.raw`((?:(?:a|in|of|the|my|total|overall|solid|rich|good|full|last|past|about|around|almost|nearly|roughly|approximately|over|close to|more than|at least|well over|just over)\s+){0,3})`;
/** "experience" of work: not of driving, life or other people. */
const EXPERIENCE = String.raw`\s+(?:of\s+)?(?:(?!(?:driving|life|lived|gaming|personal|family|team|combined|collective|his|her|their|your|customer|user)\b)\w+\s+){0,3}?experience\b`;
/** What years are said of that can only be those of a person's own work. */
const TRADE = String.raw`(?:nursing|teaching|accounting|accounts|banking|hospitality|(?:this|the) (?:field|profession|line|trade))`;
const FIELD = String.raw`(?:nursing|teaching|sales|accounting|accounts|banking|software|hospitality|it|work|working|service|practice|experience|(?:this|the) (?:field|profession|line|industry|trade))\b`;

const SIGNS: readonly { sign: RegExp; ofAPart: boolean }[] = [
  // "I have 6 years of experience", "my six years' experience"
  {
    sign: said(String.raw`\b(?:i have(?: got)?|i['’]ve(?: got)?|i got|i bring|my)\s+`, EXPERIENCE),
    ofAPart: false,
  },
  // "With almost two decades of experience, …"
  { sign: said(String.raw`^\W*(?:(?:so|well|and|yes)\W+)?with\s+`, EXPERIENCE), ofAPart: false },
  // "I am a nurse with 15 years of experience"
  {
    sign: said(String.raw`\bi(?: am|['’]m)\s+${AN_OCCUPATION}\s+with\s+`, EXPERIENCE),
    ofAPart: false,
  },
  // "I have worked for 6 years", "I have been working since 6 years"
  {
    sign: said(String.raw`\bi(?: have|['’]ve)(?: been)? work(?:ed|ing)\s+(?:for|since)\s+`, ""),
    ofAPart: false,
  },
  // "I have a total experience of 15 years", "my experience is fifteen years"
  {
    sign: said(
      String.raw`\b(?:i have|i['’]ve|my)\s+(?:an?\s+)?(?:(?:total|overall|work|working)\s+){0,2}experience\s+(?:is|of)\s+`,
      "",
    ),
    ofAPart: true,
  },
  // "I worked for almost two decades"
  { sign: said(String.raw`\bi worked for\s+`, ""), ofAPart: true },
  // "I have worked as a nurse for fifteen years"
  {
    sign: said(
      String.raw`\bi(?: have|['’]ve)?(?: been)? work(?:ed|ing)\s+as\s+${AN_OCCUPATION}\s+for\s+`,
      "",
    ),
    ofAPart: true,
  },
  // "I have been a nurse for fifteen years", "I have been in nursing for two decades"
  {
    sign: said(
      String.raw`\bi(?: have|['’]ve) been (?:${AN_OCCUPATION}|in ${FIELD}|nursing|teaching)\s+(?:for|since)\s+`,
      "",
    ),
    ofAPart: true,
  },
  // "I have nine years in nursing"
  {
    sign: said(
      String.raw`\b(?:i have(?: got)?|i['’]ve(?: got)?|i bring)\s+`,
      String.raw`\s+in\s+${TRADE}(?=\s*(?:$|[,;.!?]|and\b|but\b|so\b))`,
    ),
    ofAPart: true,
  },
  // "I am working since nine years", "I am in this field from nine years"
  {
    sign: said(
      String.raw`\bi(?: am|['’]m) (?:working(?: as\s+${AN_OCCUPATION}| in ${FIELD})?|in ${FIELD})\s+(?:for|since|from)\s+`,
      "",
    ),
    ofAPart: true,
  },
  // "In these nine years of nursing"
  {
    sign: said(
      String.raw`\b(?:in|over|during|through|throughout|after) (?:all )?these\s+`,
      String.raw`\s+(?:as\s+${AN_OCCUPATION}|(?:of|in)\s+${TRADE})(?!['’]s)\s*,?\s+i\b`,
    ),
    ofAPart: true,
  },
  // "In my 15 years as a nurse", "over my two decades of practice"
  {
    sign: said(
      String.raw`\b(?:in|over|during|through|throughout|with|after) (?:all )?my\s+`,
      String.raw`\s+(?:as\s+${AN_OCCUPATION}|(?:of|in)\s+${FIELD})(?!['’]s)`,
    ),
    ofAPart: true,
  },
];

function said(before: string, after: string): RegExp {
  return new RegExp(String.raw`${before}${ABOUT}\b${TIME}${after}(.{0,24})`, "iu");
}

/** Years of one tool or place may well be fewer than all. */
const OF_A_PART = /^\s*(?:in|with|as|at|on|of|for)\b/i;
/** Years that are no work of the person's. */
const NO_WORK =
  /^\s*(?:as|of|in|with|on)\s+(?:an?\s+|the\s+|my\s+)?(?:mother|father|parent|student|patient|volunteer|customer|user|player|driving|cricket|life|home|school|marriage)\b/i;
const ROUNDED = /\b(?:about|around|almost|nearly|roughly|approximately|close to)\b/i;
const AT_LEAST = /\b(?:over|more than|at least|than)\b/i;

/** The value of "15", "twenty-five", "a" or "half a". */
function valueOf(written: string): number {
  const word = written.toLowerCase();
  if (/^half/.test(word)) return 0.5;
  if (/^an?$/.test(word)) return 1;
  const parts = word.split(/[\s-]/).map((part) => wordValue(part) ?? Number(part));
  return parts.reduce((sum, part) => sum + part, 0);
}

/** The years of work that a sentence says of the one who speaks; null where it says none. */
export function yearsSaid(sentence: string): SaidYears | null {
  for (const { sign, ofAPart } of SIGNS) {
    const match = sign.exec(sentence);
    if (match === null) continue;
    const [, about = "", written = "", plus, unit = "", tail = ""] = match;
    if (isNotOwn(sentence.slice(0, match.index)) || NO_WORK.test(tail)) return null;
    const isDecades = /^d/i.test(unit);
    const lower =
      ofAPart ||
      isDecades ||
      /a/i.test(written) ||
      plus !== undefined ||
      AT_LEAST.test(about) ||
      OF_A_PART.test(tail);
    const slack = isDecades ? 3 : ROUNDED.test(about) ? 2 : 1;
    return { years: valueOf(written) * (isDecades ? 10 : 1), atLeast: lower, slack };
  }
  return null;
}

/** Whether years that were said are others than those of a resume, which is a few months old; people round, too. */
export function differsFrom({ years, atLeast, slack }: SaidYears, resume: number): boolean {
  return (atLeast ? years - resume : Math.abs(years - resume)) > slack;
}
