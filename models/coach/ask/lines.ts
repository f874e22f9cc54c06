import type { Entry } from "../entry.ts";
import type { Line } from "../resume/facts.ts";
import { isFigure } from "../text/figure.ts";
import { once } from "../text/once.ts";
import { contentStems } from "../text/words.ts";
import { cutLine } from "./cutLine.ts";

/** The piece of a line that stands in a question. */
export const quoteOf = once((line: Line) => cutLine(line.text));

/** Words of a line that say something; a number that two texts share says nothing of what they are about. */
const stemsOf = once((line: Line): readonly string[] =>
  contentStems(line.text, false).filter((stem) => !isFigure(stem)),
);

const vocabularyOf = once(
  (entry: Entry): ReadonlySet<string> =>
    new Set(contentStems(`${entry.title} ${entry.frames.join(" ")} ${entry.expected}`, false)),
);

/** How much a line speaks of what the entry asks: its words that stand in the entry's own, 0 to 2. */
export function nearness(entry: Entry, line: Line): number {
  const own = vocabularyOf(entry);
  return Math.min(2, 0.5 * stemsOf(line).filter((stem) => own.has(stem)).length);
}

/**
 * What a line must speak of before a wording asks on from it as if it did ("How did you share out the work?").
 * By entry; a wording with `{line}` of any other entry takes any line on its topic.
 */
export const LINE_SIGNS: Readonly<Record<string, RegExp>> = {
  "accounts-gst-2b-mismatch": /2B|2A|input (?:tax )?credit|\bITC\b|match|mismatch/i,
  "accounts-year-end-close": /\bclos(?:e|ed|ing)\b|finali[sz]|year[- ]end|month[- ]end/i,
  "accounts-bank-reconciliation": /reconcil|\bBRS\b/i,
  "behavioral-lead-group":
    /\b(?:led(?! by)|leading|lead|head(?:ed)?|captain|organi[sz]ed|mentored|trained|supervised|coordinated|managed|team of|scaled .{0,20}team|salesmen|volunteers)\b|टीम|दल|नेतृत्व/i,
  "behavioral-repeat-work-care":
    /\b(?:every day|a shift|vouchers?|entries|data entry|records?|typing|registers?|forms|invoices|bills)\b|प्रतिदिन|दर्ज|टाइपिंग/i,
  "fresher-project-trust-reading": /measur|sampl|survey|tested|experiment|accura|error|compar|%/i,
  "fresher-camp-organising": /camp|event|fest|drive|organi[sz]|volunteer|\bNSS\b|\bNCC\b|workshop/i,
  "fresher-captain-lost-match":
    /captain|team|kabaddi|cricket|football|hockey|volleyball|athlet|sport|tournament|match/i,
  "data-etl-incremental-load": /\bETL\b|\bELT\b|pipelines?|ingest|\bload(?:s|ed|ing)?\b/i,
  "fresher-internship-own-work": /\bintern(?:ship)?\b|training/i,
  "fresher-internship-class-difference": /\bintern(?:ship)?\b|training/i,
  "engineering-breakdown-root-cause":
    /breakdown|fault|fail|defect|reject|downtime|stoppage|root cause|repair|rework/i,
  "engineering-fan-vibration": /vibration|condition monitoring|dynamic balancing/i,
  "engineering-shutdown-plan": /shut ?downs?\b|turnaround|overhaul/i,
  "engineering-power-factor": /power factor|capacitor bank|APFC/i,
  "engineering-rate-analysis": /\bBOQ\b|rate analysis|estimation|billing of|quantity survey/i,
  "engineering-site-three-weeks-late":
    /\b(?:towers?|floors|flats|km of road|bridge|building|project) .{0,60}(?:months|weeks|on time|schedule)|(?:delay|behind|ahead of) .{0,30}(?:schedule|months|weeks)/i,
  "engineering-mixed-part-complaint": /customer (?:complaints?|rejections?)|\b8D\b|\bPPM\b/i,
  "engineering-five-s-lasting": /\b5S\b|kaizen/i,
  "hr-admin-clear-backlog": /pending|backlog|overdue|applications?|files|लंबित|बकाया|आवेदन/i,
  "nursing-hygiene-audit": /audit|complian|infection|hygiene|%|\bfell\b|reduc|rate/i,
  "sales-numeric-distribution": /outlets?|distribution|coverage|dealers?|retailers?|opened/i,
  "sales-new-distributor": /\b(?:distributors|stockists?|dealer network|appointed)\b/i,
  "sales-behind-on-twentieth": /\btargets?\b/i,
  "sales-shelf-right": /merchandis|planogram|\bshel(?:f|ves)\b|visibility/i,
  "sales-pipeline-trust": /pipeline|\bCRM\b|forecast/i,
  "sales-store-conversion": /footfall|conversion/i,
  "sales-loan-lead-check": /\b(?:home|personal|car|business|two[- ]wheeler) loans?\b/i,
  "sales-key-account-leaving":
    /key accounts?|corporate (?:clients|accounts)|B2B (?:clients|customers|accounts)/i,
  "sales-online-returns": /\breturns? (?:rate|from|by|fell|down)|\breduced returns\b|\bRTO\b/i,
  "sales-many-calls-few-sales": /\b(?:calls|contacts) (?:a|per) day|cold call|telesales|tele sales/i,
  "sales-three-hundred-overdue": /\bbuckets?\b|\bNPA\b|overdue (?:EMI|loan)|collections? of/i,
  "behavioral-own-improvement":
    /improv|reduc|\bcut\b|built|started|introduced|created|designed|developed|launched|automat|saved|\bled\b|organi[sz]ed|recovered|opened|grew|raised|brought|migrated|\bfrom .+ to\b|\bup \d|घट|बढ़/i,
  "software-web-performance-slow-phone": /perform|speed|load|page|split|render|web|latency|bundle/i,
  "support-handle-time-quality": /handl|calls?|tickets?|chats?|AHT|CSAT|TAT|customers?|resol/i,
  "teaching-weak-marks-up": /marks|results?|pass|score|board|%|weak|remedial/i,
  "sales-distributor-credit":
    /^(?!.*\b(?:EMIs?|loans?|borrowers?|buckets?)\b).*(?:overdue|outstanding|credit|collect|recover|dues)/i,
  "accounts-vendor-bill-match":
    /accounts payable|\bAP\b|invoice processing|(?:vendor|purchase|supplier)s?'? (?:bills?|invoices?|payments?)/i,
  "accounts-stock-valuation": /inventory valuation|stock (?:register|valuation|audit)|closing stock/i,
  "accounts-salary-journal": /payroll|salar(?:y|ies)/i,
  "hr-admin-screen-two-hundred": /screen|shortlist|sourc|recruit|hir(?:ed|ing)/i,
  "hr-admin-offers-not-joined": /\b(?:recruited|hired|joining ratio|recruitment|hiring|positions)\b/i,
  "hr-admin-fifty-in-a-month":
    /\b(?:recruit(?:ed|ment)|hir(?:ed|ing)|positions).{0,40}\d|\d.{0,40}\b(?:positions|hires|recruited)\b/i,
  "hr-admin-first-day-papers": /onboard|induction|joining formalit/i,
  "hr-admin-training-that-works": /\btrainings?\b|workshops?|learning and development|L&D/i,
  "hr-admin-poor-housekeeping": /vendor|housekeeping|facility management|contractor/i,
  "hr-admin-two-meetings-clash": /calendar|diary|meetings?\b|appointments/i,
};

/** Whether a line may stand in an entry's own wording. */
export const lineFits = (entry: Entry, line: Line) => LINE_SIGNS[entry.id]?.test(quoteOf(line)) ?? true;
