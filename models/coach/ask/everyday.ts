import type { Entry } from "../entry.ts";
import type { Line, ResumeFacts } from "../resume/facts.ts";
import { cutLine } from "./cutLine.ts";
import { lead, LONGEST, MOST, unique, type Lead } from "./lead.ts";
import { isName } from "./tells.ts";

/** What of a resume has to do with an everyday problem, so that it may lead to it (rule QS9). */

/** What a problem is about, as resumes say it; a problem without signs has to do with everybody's work or nobody's. */
const SIGNS: Readonly<Record<string, RegExp>> = {
  "general-coding-count-votes":
    /\b(?:elections?|voting|votes?|surveys?|polls?|census|class representative|NSS)\b|चुनाव|मतदान/i,
  "general-coding-two-lists-compare":
    /\b(?:stock (?:check|count|audit|register|statement|taking)|physical stock|inventory|reconcil\w+|match(?:ed|ing)|BRS|GSTR|remove duplicates?|vlookup|indents?)\b|मिलान/i,
  "general-coding-leap-year-rule":
    /\b(?:duty roster|rosters?|shift (?:plan|roster)\w*|payroll|salary (?:input|sheet)|leave records?|calendar)\b/i,
  "general-coding-three-counters":
    /\b(?:counters?|billing|cashier|queues?|reception|front (?:office|desk)|OPD|registration|rush|crowd|tellers?|token|POS)\b|काउंटर|भीड़/i,
  "general-coding-box-packing":
    /\b(?:packing|packaging|parcels?|couriers?|dispatch|loading|warehouse|godown|cartons?|consignments?)\b/i,
  "general-coding-sort-bills":
    /\b(?:bills?|billing|invoices?|vouchers?|receipts?|challans?|indexing|book ?keeping)\b|बिल|रसीद/i,
  "general-coding-find-repeat":
    /\b(?:data entry|remove duplicates?|duplicates?|master data|MIS|vlookup|address(?:es)?|towns?|village list|beneficiar\w+|databases?)\b|सूची|अभिलेख/i,
  "general-coding-register-search":
    /\b(?:registers?|log ?books?|records?|indexing|file naming|stock book|ledgers?|catalogue)\b|रजिस्टर|पंजी|अभिलेख/i,
  "general-coding-give-change":
    /\b(?:cash(?!less| flow| credit)|cashier|petty cash|till (?:balance|closing)|billing|denominations?|POS|teller|currency)\b|नकद|रोकड़/i,
  "general-coding-meeting-room":
    /\b(?:appointments?|bookings?|meetings?|calendars?|schedul\w+|time ?tables?|reservations?|rosters?|OT list)\b|समय सारिणी/i,
  "general-coding-longest-streak":
    /\b(?:attendance|rosters?|muster|absenteeism|payroll|leave records?)\b|उपस्थिति|हाज़िरी/i,
  "general-design-kirana-stock":
    /\b(?:stocks?|inventory|store ?keep\w*|indents?|purchase|retail|super ?market|reorder|expiry|kirana|planogram|outlets?|materials?)\b|सामान|भंडार/i,
  "general-design-parking-lot":
    /\b(?:parking|vehicles?|traffic|security (?:guard|agency|officer)|transport|drivers?|driving|visitors?|facilit(?:y|ies) management)\b|वाहन/i,
  "general-design-complaint-box":
    /\b(?:complaints?|grievances?|tickets?|help ?desk|customer (?:care|service|support)|breakdowns?|service calls?|plumbing|drainage|wiring|house wiring|street light)\b|शिकायत/i,
  "general-design-clinic-queue":
    /\b(?:OPD|clinics?|appointments?|patients?|triage|doctors?|dental|front (?:office|desk)|reception|vaccination)\b|मरीज|रोगी/i,
  "general-design-school-library":
    /\b(?:librar(?:y|ian)|books|class teacher|students?|tuitions?)\b|पुस्तक|विद्यार्थी|विद्यालय/i,
  "general-design-duty-roster":
    /\b(?:rosters?|duty (?:chart|list)|night shifts?|shift (?:duty|in-?charge|planning|supervisor)|rotational shifts?|day and night shifts?)\b|रात की पाली/i,
  "general-design-school-buses":
    /\b(?:bus(?:es)?|transport|routes?|drivers?|driving|school vans?|fleet|vehicles?)\b|बस|वाहन/i,
  "general-design-water-tankers":
    /\b(?:water (?:supply|tanks?|tankers?|line|connection)|overhead tank|Jal Jeevan|plumb\w+|village|panchayat|self[- ]help groups?|SHGs?|PDS|ration)\b|पानी|जल|पंचायत/i,
  "general-design-tiffin-delivery":
    /\b(?:deliver(?:y|ies)|routes?|beats?|catering|canteen|kitchen|food|dispatch|logistics|drivers?|riders?|PJP|vans?)\b|भोजन|रसोई/i,
};

const NAMED = ["Your resume names {}.", "I see {} on your resume."];
const LISTED = ["You list {} on your resume.", "You have {} among your skills."];
const SAID = ["Your resume says “{}”.", "I read “{}” on your resume.", "You mention “{}” on your resume."];

const LIST_SIGN = /^[–—*•·|:\s-]+/;

/** Parts of a resume that tell of work or what somebody can do; degrees and private matters lead to no problem. */
const TELLING: ReadonlySet<Line["section"]> = new Set([
  ...(["summary", "experience", "projects", "skills", "activities", "other"] as const),
]);

/** Skills and lines that speak of what an everyday problem is about, before it. */
export function beforeEveryday(entry: Entry, facts: ResumeFacts): Lead[] {
  const sign = SIGNS[entry.id];
  if (sign === undefined) return [];
  const skills = unique(
    facts.skills.filter((skill) => sign.test(skill.words) && isName(skill)),
    ({ words }) => words.toLowerCase(),
  );
  const lines = unique(
    facts.lines.filter(({ quotable, section }) => quotable && TELLING.has(section)),
    ({ text }) => text,
  )
    .map((line) => ({ words: cutLine(line.text, LONGEST).replace(LIST_SIGN, ""), line }))
    // What is cut off may be the very thing that it was about.
    .filter(({ words }) => sign.test(words) && words.length >= 12 && words.split(" ").length >= 3);
  return [
    ...skills
      .slice(0, MOST)
      .flatMap(({ words, line }) => lead(line.section === "skills" ? LISTED : NAMED, { words, line }, 2.6)),
    ...lines.slice(0, MOST).flatMap((filling, at) => lead(SAID, filling, 2.8 - 0.1 * at)),
  ];
}
