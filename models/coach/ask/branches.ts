import type { Entry } from "../entry.ts";
import type { Line, ResumeFacts } from "../resume/facts.ts";
import { once } from "../text/once.ts";
import { isBedsideOnly } from "./bedside.ts";
import { isBranch, skillsFor } from "./topics.ts";

/** What is asked only of people of one branch of a trade, or of one side of any trade's craft (rule QS5). */

type Sides = readonly (readonly [RegExp, readonly string[]])[];

/** Work with the hands, with material, for clients, in their homes, where hygiene counts: craft that not every trade has. */
const CRAFT: Sides = [
  [
    /\b(?:chef|cook|commis|baker|barista|bartender|kitchen|cater|butcher|steward|waiter|waitress|driver|chauffeur|rider|tailor|seamstress|embroider|carpenter|painter|mason|plumb|electrician|wireman|lineman|fitter|welder|turner|machinist|mechanic|technician|gardener|farmer|housekeep|cleaner|sweeper|beaut|barber|hair|make-?up|jewell|cobbler|loader|packer|porter|firefighter|iti\b)|चालक|ड्राइवर|रसोइया|दर्ज़?ी|इलेक्ट्रीशियन|आईटीआई/iu,
    ["safe hands"],
  ],
  [
    /\b(?:chef|cook|commis|baker|kitchen|cater|butcher|restaurant|hotel|tailor|seamstress|fashion|embroider|carpenter|painter|mason|plumb|electrician|wireman|interior|jewell|cobbler|welder|fabricat|contractor|farmer|printer)|रसोइया|दर्ज़?ी|इलेक्ट्रीशियन/iu,
    ["material"],
  ],
  [
    /\b(?:tailor|seamstress|embroider|fashion|carpenter|painter|mason|plumb|electrician|interior|jewell|cobbler|fabricat|contractor|caterer|printer)|दर्ज़?ी|इलेक्ट्रीशियन/iu,
    ["material prices"],
  ],
  [
    /\b(?:lawyer|advocate|attorney|solicitor|notary|legal\b|designer|architect|photograph|videograph|video editor|animator|illustrator|tailor|seamstress|carpenter|painter|mason|plumb|electrician|contractor|beautician|make-?up|translator|interpreter|copywriter|freelanc|consultant|event|wedding|decorator|travel agent|caterer|interior|jewell|proprietor|self[- ]employed)|वकील|दर्ज़?ी/iu,
    ["a client's order", "prices"],
  ],
  [
    /\b(?:chef|cook|commis|baker|barista|bartender|kitchen|cater|butcher|restaurant|hotel|steward|waiter|waitress|housekeep|cleaner|sweeper|food|beaut|barber|hair|make-?up|salon|spa\b|nanny|maid)|रसोइया/iu,
    ["hygiene at work"],
  ],
  [
    /\b(?:electrician|plumb|carpenter|painter|mason|housekeep|cleaner|maid|nanny|cook|beautician|make-?up|gardener|interior|(?:service|field|hvac|ac|refrigeration|installation) (?:technician|engineer))|रसोइया|इलेक्ट्रीशियन/iu,
    ["at the client's place"],
  ],
];

/** Craft that is one trade's own: it comes before what any trade is asked. */
const OWN_CRAFT: Sides = [
  [
    /\b(?:chefs?|cook|commis|baker|pastry|caterer|culinary)\b|\bkitchen (?:helper|assistant|supervisor)|रसोइया/iu,
    ["kitchen costs", "kitchen work", "food safety", "guests and menu"],
  ],
  [
    /\b(?:driver|chauffeur)\b(?! (?:develop|engineer|software))|चालक|ड्राइवर/iu,
    ["the vehicle", "on the road", "load and papers"],
  ],
];

/** Who makes no pieces, but watches, guards or goes along. */
const WITHOUT_PIECES =
  /\b(?:guard|watchman|bouncer|police|constable|soldier|firefighter|conductor|cabin crew|air hostess|nanny)|चौकीदार/iu;

/** Branches inside the families, as titles and degrees show them; skills show them besides. */
const BRANCHES: Sides = [
  [/emergency|casualty|trauma/i, ["triage"]],
  [/\banm\b|community health|vaccinat|immuni[sz]/i, ["vaccination"]],
  [/\btgt\b|\bpgt\b|(?:high|(?<!higher )secondary) school(?! (?:cert|leav))/i, ["board exams"]],
  [/\bprt\b|primary (?:school|teacher)/i, ["nep", "multigrade"]],
  [
    /mechanical|automobile|production|industrial engineer|manufactur/i,
    ["pumps", "maintenance", "root cause", "machine drawings", "production", "quality", "lean", "hydraulics"],
  ],
  [/mechanical|fabricat|\biti\b.*fitter/i, ["welding", "cnc"]],
  [
    /(?<!pipe ?)fitter|turner|machinist|mechanic\b|tool ?room/i,
    ["machine drawings", "maintenance", "root cause", "pumps"],
  ],
  [/maintenance|plant/i, ["maintenance", "root cause", "motors", "pumps", "hydraulics"]],
  [
    /civil|site engineer|structural|construction(?!s\b)/i,
    [
      ...["concrete", "quantities", "reinforcement", "cracks", "excavation", "surveying", "formwork"],
      ...["building materials", "masonry", "waterproofing", "soil", "roads", "piling", "drainage"],
    ],
  ],
  [/civil|site engineer|structural|construction(?!s\b)|safety officer|\b(?:ehs|hse)\b/i, ["scaffolding"]],
  [
    /(?<!(?:solutions?|software|cloud|data|enterprise|technical|systems?) )\barchitect\b|\bb\.? ?arch\b/i,
    ["building materials", "masonry", "waterproofing", "cracks", "drainage", "quantities", "drawings"],
  ],
  [/civil|site engineer|project (?:engineer|manager)/i, ["project-management"]],
  [
    /electrical|electrician|wireman|lineman|इलेक्ट्रीशियन/i,
    ["motors", "electrical", "electrical safety", "wiring", "transformers", "maintenance", "root cause"],
  ],
  [/\bplumb|pipe ?fitter|sanitary fitter/i, ["drainage", "pumps", "waterproofing"]],
  [/hvac|refrigeration|air condition/i, ["hvac", "maintenance", "root cause", "motors", "pumps"]],
  [/instrument|electronics/i, ["instrumentation"]],
  [/quality/i, ["quality", "lean", "root cause"]],
  [
    /\bhr\b|human resource|recruit|talent acquisition/i,
    [
      ...["recruitment", "retention", "posh", "statutory-compliance", "exits", "employee-relations", "hrms"],
      ...["performance-management", "training-development", "payroll", "onboarding", "attendance"],
    ],
  ],
  [
    /reception|front (?:office|desk)|रिसेप्शनिस्ट/i,
    ["front-office", "telephone desk", "appointments", "travel-desk", "facilities"],
  ],
  [/hotel|hospitality|\bb\.?h\.?m\b|\bihm\b|guest relation/i, ["hotel desk"]],
  [
    /\badmin|(?<!front )\boffice\b|clerk|secretar|executive assistant|^assistant$|operator|typist|stenograph|store ?keeper|facilit|लिपिक|ऑपरेटर|कार्यालय/im,
    ["counter", "desk work", "records"],
  ],
  [
    /\badmin|\boffice (?:manager|executive|superintendent|in-?charge)|executive assistant|facilit/i,
    ["facilities", "vendor-management", "travel-desk", "purchase", "office assets", "attendance"],
  ],
  [/executive assistant|secretar|personal assistant|stenograph|office manager/i, ["secretarial"]],
  [/clerk|store ?keeper|लिपिक/i, ["purchase", "office assets"]],
  [/librar/i, ["office assets"]],
  [/accountant|accounts|accounting|\baudit|chartered/i, ["receivables", "payroll"]],
  [/\bbank|cashier|teller/i, ["banking"]],
  [/company secretary/i, ["company-law"]],
  [/fmcg|territory|area sales|field sales|sales (?:officer|representative)/i, ["beat plan", "distribution"]],
  [
    /sales (?:executive|manager)|(?<!digital |online |content |performance |social media )\bmarketing/i,
    ["shops"],
  ],
  [
    /(?:digital|online|content|performance|social media) market|social media|\bse[om]\b/i,
    ["paid ads", "digital measurement", "search ranking", "social content"],
  ],
  [/fmcg|territory|area sales/i, ["distributors", "merchandising"]],
  [/\bstore|retail|shop|showroom|sales ?(?:man|woman|person|girl|boy)|promoter/i, ["retail"]],
  [/\bloan/i, ["loans", "collections"]],
  [/business development|inside sales|corporate sales|key account/i, ["b2b", "lead-generation"]],
  [/tele ?(?:caller|sales)/i, ["lead-generation", "calls"]],
  [/customer (?:care|support|service)|call cent|\bbpo\b/i, ["calls"]],
  [/help ?desk|desktop support|it support|technical support/i, ["technical-support"]],
  [/commerce|\b[bm]\.? ?com\b|\bbba\b|\bmba\b|\bcma\b|\bca inter/i, ["commerce subjects"]],
  [
    /(?:mechanical|civil|electrical|electronics|production|automobile|chemical|industrial|instrumentation) ?(?:engineer|$|,|\))|polytechnic|\biti\b/im,
    ["engineering subjects"],
  ],
];
/** The first line is the name: who is called Mason or Cook need not be one. */
const isName = ({ index, text }: Line) =>
  index === 0 && /^[\p{L}\p{M}.']+(?: [\p{L}\p{M}.']+){0,3}$/u.test(text);

/** Where a resume says what somebody is: titles, the kind of school taught at, degrees, the lines under the name, the aim. */
const whoOf = once((facts: ResumeFacts): string =>
  [
    ...facts.roles.map(({ title }) => title),
    ...facts.roles.flatMap(({ employer }) => (/school/i.test(employer ?? "") ? (employer ?? []) : [])),
    ...facts.education.map(({ line, school }) => line.text.replace(school ?? "", "")),
    ...facts.lines
      .filter(
        (line) => line.section === "header" && line.quotable && !(isName(line) && facts.roles.length > 0),
      )
      .map(({ text }) => text),
    ...facts.aims.map(({ words }) => words),
  ].join("\n"),
);

const FACTORY = ["production", "lean", "cnc", "welding"];

/** Entries of a topic that everybody of the trade has, about one branch all the same, with the topics that show it. */
const OF_BRANCH: Readonly<Record<string, readonly string[]>> = {
  "engineering-lockout-tagout": ["maintenance", "production", "motors", "pumps", "plc", "cnc"],
  "engineering-fits-drawing": ["machine drawings", "cad-3d", "cnc", "production"],
  "engineering-position-tolerance": ["machine drawings", "cad-3d", "cnc", "production"],
  // Castings, charts and boxes of parts are a factory's quality: a builder's is in the concrete.
  "engineering-control-chart": FACTORY,
  "engineering-mixed-part-complaint": FACTORY,
  "engineering-incoming-lot": FACTORY,
  "engineering-tank-entry": [...FACTORY, "maintenance", "pumps", "motors", "plc", "instrumentation"],
  "sales-slow-mover-objection": ["shops", "beat plan", "distribution", "merchandising"],
  "sales-competitor-scheme": ["shops", "beat plan", "distribution", "merchandising"],
};

const allOf = (sides: Sides): ReadonlySet<string> => new Set(sides.flatMap(([, topics]) => topics));
const shownBy = (sides: Sides) =>
  once((facts: ResumeFacts): ReadonlySet<string> => allOf(sides.filter(([sign]) => sign.test(whoOf(facts)))));

const ofCraft = allOf([...CRAFT, ...OWN_CRAFT]);
const craftShown = shownBy([...CRAFT, ...OWN_CRAFT]);
const ownCraftShown = shownBy(OWN_CRAFT);
const ofBranches = allOf(BRANCHES);
const branchesShown = shownBy(BRANCHES);

/** Work with children at school, which nobody does who lectures. */
const CHILDREN: ReadonlySet<string> = new Set([
  ...["attention", "fast learners", "a child helped", "notebook correction", "parent meeting", "parents"],
  ...["school attendance", "bullying", "class control", "children's questions", "child safety", "remedial"],
  ...["teaching aids", "inclusion", "special needs", "nep", "multigrade", "board exams"],
]);
const LECTURES = /lecturer|professor/i;
const AT_SCHOOL = /teacher|school|\btgt\b|\bpgt\b|\bprt\b|tutor/i;
const isOfSchoolOnly = ({ family, topic }: Pick<Entry, "family" | "topic">, { roles }: ResumeFacts) =>
  family === "teaching" &&
  CHILDREN.has(topic) &&
  roles.some(({ title }) => LECTURES.test(title)) &&
  !roles.some(({ title }) => AT_SCHOOL.test(title));

const isShown = (topic: string, facts: ResumeFacts) =>
  branchesShown(facts).has(topic) || skillsFor({ topic }, facts).length > 0;

/** Whether an entry is about just the branch that titles or degrees show: it comes before what the whole trade is asked. */
export const isOwnBranch = ({ family, topic }: Entry, facts: ResumeFacts) =>
  family === "general" ? ownCraftShown(facts).has(topic) : isBranch(topic) && branchesShown(facts).has(topic);

/** Whether a title alone shows the branch of a trade that an entry is about. */
export const titleShows = ({ topic }: Entry, title: string): boolean =>
  BRANCHES.some(([sign, topics]) => topics.includes(topic) && sign.test(title));

/** Whether an entry is about a branch or side of a trade that the resume does not show (rule QS5). */
export function isElsewhere(entry: Entry, facts: ResumeFacts): boolean {
  if (isBedsideOnly(entry, facts) || isOfSchoolOnly(entry, facts)) return true;
  const { id, family, kind, topic } = entry;
  if (family === "general") {
    if (kind !== "technical") return false;
    if (topic === "pieces of work") return WITHOUT_PIECES.test(whoOf(facts));
    return ofCraft.has(topic) && !craftShown(facts).has(topic);
  }
  const needed = OF_BRANCH[id] ?? (isBranch(topic) || ofBranches.has(topic) ? [topic] : []);
  return needed.length > 0 && !needed.some((one) => isShown(one, facts));
}
