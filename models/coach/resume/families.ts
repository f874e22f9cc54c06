import type { Family } from "../entry.ts";
import type { Line, Role, Skill } from "./facts.ts";
import { tidyLine } from "./tidy.ts";

type Scores = Map<Family, number>;

/** Words of job titles and degrees that place a person, with how strongly. */
const SIGNS: readonly (readonly [Family, RegExp])[] = [
  [
    "software",
    /\b(?:software|web|backend|back-end|frontend|front-end|full[- ]?stack|java|python|react|node|android|ios|mobile app|devops|cloud|sre|qa engineer|test engineer|programmer|application developer|cto)\b|\b(?:bca|mca)\b|computer (?:science|engineering|applications)|information technology/i,
  ],
  [
    "data",
    /\bdata (?:analyst|scientist|engineer|science|architect)|\bmachine learning\b|\bml engineer|\bai engineer|\bbusiness intelligence|\bbusiness analyst|\bresearch intern\b/i,
  ],
  [
    "accounts",
    /\baccount(?:s|ant|ing|ancy)\b|\bb\.? ?com\b|\bm\.? ?com\b|\bchartered|\baudit(?:or)?\b|\barticle(?:d)? (?:assistant|clerk)|\btax\b|\bfinance\b|\bbank(?:ing)? (?:officer|executive|clerk|manager)|\bcashier\b|\bca inter/i,
  ],
  [
    "sales",
    /\bsales\b|\bmarketing\b|\bterritory\b|\bbusiness development|\binsurance (?:advis[eo]r|agent|executive|officer)|\bloan (?:officer|executive|advis[eo]r)|\bcollections? (?:executive|officer|agent)|\bsales(?:man|person)\b|\bmerchandiser\b|\breal estate (?:agent|executive)|\bstore manager|\bretail\b|\bmedical representative|\brelationship manager|\bpromoter\b|\bfmcg\b/i,
  ],
  [
    "support",
    /\bcustomer (?:support|care|service|success)|\bcall cent(?:re|er)|\bbpo\b|\btele ?caller|\bback ?office|\bdata entry|\bprocess associate|\bhelp ?desk|\btechnical support|\bsupport (?:executive|engineer|associate)/i,
  ],
  [
    "nursing",
    /\bnurs(?:e|es|ing)\b|\bgnm\b|\banm\b|\bmidwi|\bdmlt\b|\bpharmacist|\bphysiotherap|\bradiograph|\blab(?:oratory)? (?:technician|technologist|assistant)|\bphlebotom|\b[bd]\.? ?pharm|\bbmlt\b|\boptometrist|\bdietici?an|\bparamedic|\b(?:ot|dialysis|x-?ray) technician|फार्मासिस्ट|\bward\b|\bhospital\b|नर्स/i,
  ],
  [
    "teaching",
    /\bteach(?:er|ing)\b|\btutor\b|\blecturer\b|\bb\.? ?ed\b|\bd\.?el\.?ed\b|\btgt\b|\bpgt\b|\bprt\b|\bassistant professor|\bfaculty\b|\beducator\b|\binstructor\b|\bschool teacher|शिक्षक|शिक्षिका|अध्यापक/i,
  ],
  [
    "engineering",
    /\b(?:mechanical|electrical|civil|production|maintenance|site|quality|design|structural|plant|automobile|instrumentation|electronics|chemical|industrial|hvac|refrigeration|ac|service|planning|commissioning|solar|safety|cnc|boiler|tool room) (?:engineer|engineering|supervisor|technician|operator|inspector)|\bsurveyor\b|\bsafety officer|\b(?:ehs|hse) (?:officer|engineer|executive)|\bindustrial safety\b|\brefrigeration\b|\bmechanic\b|\bplumber\b|\bfitter\b|\bwelder\b|\belectrician\b|\bturner\b|\bmachinist\b|\biti\b|\bdraughtsman|\bforeman\b|इलेक्ट्रीशियन|सर्वेक्षक|आईटीआई/i,
  ],
  [
    "hr-admin",
    /\bhr\b|\bhuman resource|\brecruit(?:er|ment)|\btalent acquisition|\badmin(?:istration|istrative)? (?:executive|assistant|officer|manager)|\boffice (?:assistant|administrator|manager|executive)|\bexecutive assistant|\breceptionist|\bfront (?:office|desk)\b|\blibrar(?:ian|y science)|\bstenographer|\btypist\b|\bsecretary\b|\bstore ?keeper|रिसेप्शनिस्ट|\bcomputer operator|\bclerk\b|कार्यालय|ऑपरेटर|लिपिक/i,
  ],
  ["fresher", /\bfresher\b|\bentry[- ]level\b|\brecent graduate|\bfinal year student|\bpursuing\b/i],
];

const add = (scores: Scores, family: Family, by: number) =>
  scores.set(family, (scores.get(family) ?? 0) + by);

function scoreText(scores: Scores, text: string, by: number) {
  for (const [family, sign] of SIGNS) if (sign.test(text)) add(scores, family, by);
}

const NO_WORK = /^\W*(?:nil|none|no|not|n\/?a|fresher)\b/i;

/** Whether a person has had work, also where no title was read: something stands under Experience. */
export const hasWorked = ({ lines, roles }: { lines: readonly Line[]; roles: readonly Role[] }) =>
  roles.length > 0 || lines.some(({ section, text }) => section === "experience" && !NO_WORK.test(text));

/** Families that a job title places its work in. */
export const familiesOfTitle = (title: string): readonly Family[] =>
  SIGNS.filter(([, sign]) => sign.test(title)).map(([family]) => family);

const WEIGHT_OF_LINE = { header: 3, summary: 2.5, education: 1.5, projects: 0.5, experience: 0.7 } as const;
const weightOf = (section: string) =>
  Object.entries(WEIGHT_OF_LINE).find(([name]) => name === section)?.[1] ?? 0.3;

/**
 * The families a person may belong to, from titles, header, summary, degrees and skills; the latest job weighs most.
 * Without a job one is a fresher besides (rule RS7).
 */
export function familiesOf(
  lines: readonly Line[],
  roles: readonly Role[],
  skills: readonly Skill[],
  years: number,
): { family: Family; share: number }[] {
  const scores: Scores = new Map();
  roles.forEach((role, i) => scoreText(scores, role.title, i === 0 ? 6 : Math.max(1, 4 - i)));
  for (const line of lines) scoreText(scores, tidyLine(line.text), weightOf(line.section));
  const named = new Set<string>();
  for (const { family, topics } of skills) {
    const topic = topics[0] ?? "";
    if (family === "fresher" || named.has(topic)) continue;
    named.add(topic);
    add(scores, family, 0.8);
  }
  const known = [...scores].filter(([family]) => family !== "fresher");
  const total = known.reduce((sum, [, score]) => sum + score, 0);
  const noWork = years < 0.5 && !hasWorked({ lines, roles });
  if (noWork) scores.set("fresher", Math.max(2, total * 0.5, scores.get("fresher") ?? 0));
  else scores.delete("fresher");
  const sum = [...scores.values()].reduce((a, b) => a + b, 0);
  if (sum === 0) return [{ family: "general", share: 1 }];
  return [...scores]
    .map(([family, score]) => ({ family, share: score / sum }))
    .sort((a, b) => b.share - a.share || a.family.localeCompare(b.family));
}
